// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Convolutions: each op as it is, with strides and dilations, and quantised;
// strides beyond the kernel, mixed and integer types, extents 0 and 1, dynamic
// batch and channels once per rank and once with groups.

// CHECK: oracle: 55 functions, 0 disagreements

func.func @conv_1d(%i: tensor<4xf32>, %f: tensor<2xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.conv_1d
      ins(%i, %f : tensor<4xf32>, tensor<2xf32>)
      outs(%e : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @conv_1d_strides_and_dilations(%i: memref<4xf32>, %f: memref<3xf32>, %o: memref<2xf32>) {
  linalg.conv_1d
      ins(%i, %f : memref<4xf32>, memref<3xf32>)
      outs(%o : memref<2xf32>)
  return
}

func.func @conv_1d_stride_beyond_kernel_mixed(%i: tensor<4xf16>, %f: tensor<2xf16>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.conv_1d
      ins(%i, %f : tensor<4xf16>, tensor<2xf16>)
      outs(%o : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @conv_2d(%i: tensor<4x4xf32>, %f: tensor<3x2xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = linalg.conv_2d
      ins(%i, %f : tensor<4x4xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @conv_2d_strides_and_dilations(%i: memref<4x4xf32>, %f: memref<2x3xf32>, %o: memref<3x2xf32>) {
  linalg.conv_2d
      ins(%i, %f : memref<4x4xf32>, memref<2x3xf32>)
      outs(%o : memref<3x2xf32>)
  return
}

func.func @conv_3d(%i: tensor<3x4x4xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  %0 = linalg.conv_3d
      ins(%i, %f : tensor<3x4x4xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @conv_3d_strides_and_dilations(%i: memref<2x4x4xf32>, %f: memref<1x2x3xf32>, %o: memref<2x3x2xf32>) {
  linalg.conv_3d
      ins(%i, %f : memref<2x4x4xf32>, memref<1x2x3xf32>)
      outs(%o : memref<2x3x2xf32>)
  return
}

func.func @conv_1d_nwc_wcf(%i: tensor<2x4x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @conv_1d_nwc_wcf_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3x3x2xf32>, %o: memref<2x2x2xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3x3x2xf32>)
      outs(%o : memref<2x2x2xf32>)
  return
}

func.func @conv_1d_nwc_wcf_empty_batch(%i: tensor<0x3x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<0x2x2xf32>) -> tensor<0x2x2xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<0x3x3xf32>, tensor<2x3x2xf32>)
      outs(%o : tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
  return %0 : tensor<0x2x2xf32>
}

func.func @conv_1d_nwc_wcf_empty_window(%i: memref<2x0x3xf32>, %f: memref<0x3x2xf32>, %o: memref<2x1x2xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : memref<2x0x3xf32>, memref<0x3x2xf32>)
      outs(%o : memref<2x1x2xf32>)
  return
}

func.func @conv_1d_nwc_wcf_dynamic(%i: tensor<?x2x?xbf16>, %f: tensor<2x?x2xbf16>, %o: tensor<?x1x2xbf16>) -> tensor<?x1x2xbf16> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<?x2x?xbf16>, tensor<2x?x2xbf16>)
      outs(%o : tensor<?x1x2xbf16>) -> tensor<?x1x2xbf16>
  return %0 : tensor<?x1x2xbf16>
}

func.func @conv_1d_ncw_fcw(%i: tensor<2x3x4xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x3x4xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @conv_1d_ncw_fcw_strides_and_dilations(%i: memref<2x3x9xf32>, %f: memref<2x3x3xf32>, %o: memref<2x2x2xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x3x9xf32>, memref<2x3x3xf32>)
      outs(%o : memref<2x2x2xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2x3x2xf32>, %o: tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2x3x2xf32>)
      outs(%e : tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
  return %0 : tensor<2x2x3x2xf32>
}

func.func @conv_2d_nhwc_hwcf_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3x3x2xf32>, %o: memref<2x3x2x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3x3x2xf32>)
      outs(%o : memref<2x3x2x2xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf_stride_beyond_kernel_mixed(%i: tensor<2x5x7x3xf16>, %f: tensor<1x2x3x2xf16>, %o: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x7x3xf16>, tensor<1x2x3x2xf16>)
      outs(%o : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  return %0 : tensor<2x2x2x2xf32>
}

func.func @conv_2d_nhwc_hwcf_integer(%i: tensor<2x5x4x3xi8>, %f: tensor<2x2x3x2xi8>, %o: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x4x3xi8>, tensor<2x2x3x2xi8>)
      outs(%o : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

func.func @conv_2d_nhwc_hwcf_ones(%i: tensor<1x1x1x1xf64>, %f: tensor<1x1x1x1xf64>, %o: tensor<1x1x1x1xf64>) -> tensor<1x1x1x1xf64> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<1x1x1x1xf64>, tensor<1x1x1x1xf64>)
      outs(%o : tensor<1x1x1x1xf64>) -> tensor<1x1x1x1xf64>
  return %0 : tensor<1x1x1x1xf64>
}

func.func @conv_2d_nhwc_hwcf_empty_batch(%i: tensor<0x3x3x3xf32>, %f: tensor<2x2x3x2xf32>, %o: tensor<0x2x2x2xf32>) -> tensor<0x2x2x2xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<0x3x3x3xf32>, tensor<2x2x3x2xf32>)
      outs(%o : tensor<0x2x2x2xf32>) -> tensor<0x2x2x2xf32>
  return %0 : tensor<0x2x2x2xf32>
}

func.func @conv_2d_nhwc_hwcf_empty_window(%i: memref<2x2x0x3xf32>, %f: memref<2x0x3x2xf32>, %o: memref<2x1x1x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : memref<2x2x0x3xf32>, memref<2x0x3x2xf32>)
      outs(%o : memref<2x1x1x2xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf_dynamic(%i: tensor<?x4x2x?xbf16>, %f: tensor<2x2x?x2xbf16>, %o: tensor<?x2x1x2xbf16>) -> tensor<?x2x1x2xbf16> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f : tensor<?x4x2x?xbf16>, tensor<2x2x?x2xbf16>)
      outs(%o : tensor<?x2x1x2xbf16>) -> tensor<?x2x1x2xbf16>
  return %0 : tensor<?x2x1x2xbf16>
}

func.func @conv_2d_nhwc_hwcf_q(%i: tensor<2x4x6x3xi8>, %f: tensor<2x3x3x2xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x4x6x3xi8>, tensor<2x3x3x2xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

func.func @conv_2d_nhwc_hwcf_q_memref(%i: memref<2x2x5x3xi8>, %f: memref<2x2x3x2xi8>, %zi: i32, %zf: i32, %o: memref<2x1x2x2xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : memref<2x2x5x3xi8>, memref<2x2x3x2xi8>, i32, i32)
      outs(%o : memref<2x1x2x2xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc(%i: tensor<2x4x4x3xf32>, %f: tensor<2x3x2x3xf32>, %o: tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<2x3x2x3xf32>)
      outs(%e : tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
  return %0 : tensor<2x2x3x2xf32>
}

func.func @conv_2d_nhwc_fhwc_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x2x3x3xf32>, %o: memref<2x3x2x2xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x2x3x3xf32>)
      outs(%o : memref<2x3x2x2xf32>)
  return
}

func.func @conv_2d_nhwc_fhwc_q(%i: tensor<2x4x6x3xi8>, %f: tensor<2x2x3x3xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x4x6x3xi8>, tensor<2x2x3x3xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

func.func @conv_2d_nchw_fchw(%i: tensor<2x3x4x4xf32>, %f: tensor<2x3x3x2xf32>, %o: tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x3x4x4xf32>, tensor<2x3x3x2xf32>)
      outs(%e : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  return %0 : tensor<2x2x2x3xf32>
}

func.func @conv_2d_nchw_fchw_strides_and_dilations(%i: memref<2x3x9x9xf32>, %f: memref<2x3x2x3xf32>, %o: memref<2x2x3x2xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x3x9x9xf32>, memref<2x3x2x3xf32>)
      outs(%o : memref<2x2x3x2xf32>)
  return
}

func.func @conv_2d_nchw_fchw_q(%i: tensor<2x3x4x6xi8>, %f: tensor<2x3x2x3xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x3x4x6xi8>, tensor<2x3x2x3xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

func.func @conv_2d_ngchw_fgchw(%i: tensor<2x2x3x4x4xf32>, %f: tensor<2x2x3x3x2xf32>, %o: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x2x3x4x4xf32>, tensor<2x2x3x3x2xf32>)
      outs(%e : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  return %0 : tensor<2x2x2x2x3xf32>
}

func.func @conv_2d_ngchw_fgchw_strides_and_dilations(%i: memref<2x2x3x9x9xf32>, %f: memref<2x2x3x2x3xf32>, %o: memref<2x2x2x3x2xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x2x3x9x9xf32>, memref<2x2x3x2x3xf32>)
      outs(%o : memref<2x2x2x3x2xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw(%i: tensor<2x2x3x4x4xf32>, %f: tensor<2x2x3x3x2xf32>, %o: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x2x3x4x4xf32>, tensor<2x2x3x3x2xf32>)
      outs(%e : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  return %0 : tensor<2x2x2x2x3xf32>
}

func.func @conv_2d_ngchw_gfchw_strides_and_dilations(%i: memref<2x2x3x9x9xf32>, %f: memref<2x2x3x2x3xf32>, %o: memref<2x2x2x3x2xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x2x3x9x9xf32>, memref<2x2x3x2x3xf32>)
      outs(%o : memref<2x2x2x3x2xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw_stride_beyond_kernel_mixed(%i: tensor<2x2x3x5x7xf16>, %f: tensor<2x2x3x1x2xf16>, %o: tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%i, %f : tensor<2x2x3x5x7xf16>, tensor<2x2x3x1x2xf16>)
      outs(%o : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  return %0 : tensor<2x2x2x2x2xf32>
}

func.func @conv_2d_ngchw_gfchw_integer(%i: tensor<2x2x3x5x4xi8>, %f: tensor<2x2x3x2x2xi8>, %o: tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x2x3x5x4xi8>, tensor<2x2x3x2x2xi8>)
      outs(%o : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  return %0 : tensor<2x2x2x2x2xi32>
}

func.func @conv_2d_ngchw_gfchw_ones(%i: tensor<1x1x1x1x1xf64>, %f: tensor<1x1x1x1x1xf64>, %o: tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<1x1x1x1x1xf64>, tensor<1x1x1x1x1xf64>)
      outs(%o : tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64>
  return %0 : tensor<1x1x1x1x1xf64>
}

func.func @conv_2d_ngchw_gfchw_dynamic(%i: tensor<?x2x?x4x2xbf16>, %f: tensor<2x2x?x2x2xbf16>, %o: tensor<?x2x2x2x1xbf16>) -> tensor<?x2x2x2x1xbf16> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f : tensor<?x2x?x4x2xbf16>, tensor<2x2x?x2x2xbf16>)
      outs(%o : tensor<?x2x2x2x1xbf16>) -> tensor<?x2x2x2x1xbf16>
  return %0 : tensor<?x2x2x2x1xbf16>
}

func.func @conv_2d_ngchw_gfchw_q(%i: tensor<2x2x3x4x6xi8>, %f: tensor<2x2x3x2x3xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x2x3x4x6xi8>, tensor<2x2x3x2x3xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  return %0 : tensor<2x2x2x2x2xi32>
}

func.func @conv_2d_ngchw_gfchw_q_memref(%i: memref<2x2x3x2x5xi8>, %f: memref<2x2x3x2x2xi8>, %zi: i32, %zf: i32, %o: memref<2x2x2x1x2xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : memref<2x2x3x2x5xi8>, memref<2x2x3x2x2xi8>, i32, i32)
      outs(%o : memref<2x2x2x1x2xi32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc(%i: tensor<2x4x4x2x3xf32>, %f: tensor<2x2x3x2x3xf32>, %o: tensor<2x2x3x2x2xf32>) -> tensor<2x2x3x2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x2x2xf32>) -> tensor<2x2x3x2x2xf32>
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x2x3xf32>, tensor<2x2x3x2x3xf32>)
      outs(%e : tensor<2x2x3x2x2xf32>) -> tensor<2x2x3x2x2xf32>
  return %0 : tensor<2x2x3x2x2xf32>
}

func.func @conv_2d_nhwgc_gfhwc_strides_and_dilations(%i: memref<2x9x9x2x3xf32>, %f: memref<2x2x2x3x3xf32>, %o: memref<2x3x2x2x2xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x2x3xf32>, memref<2x2x2x3x3xf32>)
      outs(%o : memref<2x3x2x2x2xf32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc_q(%i: tensor<2x4x6x2x3xi8>, %f: tensor<2x2x2x3x3xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x4x6x2x3xi8>, tensor<2x2x2x3x3xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  return %0 : tensor<2x2x2x2x2xi32>
}

func.func @conv_3d_ndhwc_dhwcf(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2x3x2xf32>, %o: tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32>
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2x3x2xf32>)
      outs(%e : tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32>
  return %0 : tensor<2x2x2x3x2xf32>
}

func.func @conv_3d_ndhwc_dhwcf_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3x3x2xf32>, %o: memref<2x2x3x2x2xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3x3x2xf32>)
      outs(%o : memref<2x2x3x2x2xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_stride_beyond_kernel_mixed(%i: tensor<2x4x5x7x3xf16>, %f: tensor<1x1x2x3x2xf16>, %o: tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 3, 4]> : tensor<3xi64>}
      ins(%i, %f : tensor<2x4x5x7x3xf16>, tensor<1x1x2x3x2xf16>)
      outs(%o : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  return %0 : tensor<2x2x2x2x2xf32>
}

func.func @conv_3d_ndhwc_dhwcf_integer(%i: tensor<2x2x5x4x3xi8>, %f: tensor<2x2x2x3x2xi8>, %o: tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 3, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x2x5x4x3xi8>, tensor<2x2x2x3x2xi8>)
      outs(%o : tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi32>
  return %0 : tensor<2x1x2x2x2xi32>
}

func.func @conv_3d_ndhwc_dhwcf_ones(%i: tensor<1x1x1x1x1xf64>, %f: tensor<1x1x1x1x1xf64>, %o: tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<1x1x1x1x1xf64>, tensor<1x1x1x1x1xf64>)
      outs(%o : tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64>
  return %0 : tensor<1x1x1x1x1xf64>
}

func.func @conv_3d_ndhwc_dhwcf_empty_batch(%i: tensor<0x3x3x3x3xf32>, %f: tensor<2x2x2x3x2xf32>, %o: tensor<0x2x2x2x2xf32>) -> tensor<0x2x2x2x2xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<0x3x3x3x3xf32>, tensor<2x2x2x3x2xf32>)
      outs(%o : tensor<0x2x2x2x2xf32>) -> tensor<0x2x2x2x2xf32>
  return %0 : tensor<0x2x2x2x2xf32>
}

func.func @conv_3d_ndhwc_dhwcf_empty_window(%i: memref<2x0x2x0x3xf32>, %f: memref<0x2x0x3x2xf32>, %o: memref<2x1x1x1x2xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : memref<2x0x2x0x3xf32>, memref<0x2x0x3x2xf32>)
      outs(%o : memref<2x1x1x1x2xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_dynamic(%i: tensor<2x1x4x2x?xbf16>, %f: tensor<1x2x2x?x2xbf16>, %o: tensor<2x1x2x1x2xbf16>) -> tensor<2x1x2x1x2xbf16> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%i, %f : tensor<2x1x4x2x?xbf16>, tensor<1x2x2x?x2xbf16>)
      outs(%o : tensor<2x1x2x1x2xbf16>) -> tensor<2x1x2x1x2xbf16>
  return %0 : tensor<2x1x2x1x2xbf16>
}

func.func @conv_3d_ndhwc_dhwcf_q(%i: tensor<2x2x4x6x3xi8>, %f: tensor<1x2x3x3x2xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x2x4x6x3xi8>, tensor<1x2x3x3x2xi8>, i32, i32)
      outs(%o : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  return %0 : tensor<2x2x2x2x2xi32>
}

func.func @conv_3d_ndhwc_dhwcf_q_memref(%i: memref<2x2x2x5x3xi8>, %f: memref<1x2x2x3x2xi8>, %zi: i32, %zf: i32, %o: memref<2x2x1x2x2xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 3]> : tensor<3xi64>}
      ins(%i, %f, %zi, %zf : memref<2x2x2x5x3xi8>, memref<1x2x2x3x2xi8>, i32, i32)
      outs(%o : memref<2x2x1x2x2xi32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw(%i: tensor<2x3x3x4x4xf32>, %f: tensor<2x3x2x3x2xf32>, %o: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x3x4x4xf32>, tensor<2x3x2x3x2xf32>)
      outs(%e : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  return %0 : tensor<2x2x2x2x3xf32>
}

func.func @conv_3d_ncdhw_fcdhw_strides_and_dilations(%i: memref<2x3x3x9x9xf32>, %f: memref<2x3x1x2x3xf32>, %o: memref<2x2x2x3x2xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x3x9x9xf32>, memref<2x3x1x2x3xf32>)
      outs(%o : memref<2x2x2x3x2xf32>)
  return
}
