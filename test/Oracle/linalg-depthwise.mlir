// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Depthwise convolutions in the same variants; they are class vector.

// CHECK: oracle: 39 functions, 0 disagreements

func.func @depthwise_conv_1d_nwc_wc(%i: tensor<2x4x3xf32>, %f: tensor<2x3xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2x3xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @depthwise_conv_1d_nwc_wc_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3x3xf32>, %o: memref<2x2x3xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3x3xf32>)
      outs(%o : memref<2x2x3xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc_stride_beyond_kernel_mixed(%i: tensor<2x7x3xf16>, %f: tensor<2x3xf16>, %o: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<4> : tensor<1xi64>}
      ins(%i, %f : tensor<2x7x3xf16>, tensor<2x3xf16>)
      outs(%o : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @depthwise_conv_1d_nwc_wc_integer(%i: tensor<2x4x3xi8>, %f: tensor<2x3xi8>, %o: tensor<2x2x3xi32>) -> tensor<2x2x3xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2x3xi8>)
      outs(%o : tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
  return %0 : tensor<2x2x3xi32>
}

func.func @depthwise_conv_1d_nwc_wc_ones(%i: tensor<1x1x1xf64>, %f: tensor<1x1xf64>, %o: tensor<1x1x1xf64>) -> tensor<1x1x1xf64> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<1x1x1xf64>, tensor<1x1xf64>)
      outs(%o : tensor<1x1x1xf64>) -> tensor<1x1x1xf64>
  return %0 : tensor<1x1x1xf64>
}

func.func @depthwise_conv_1d_nwc_wc_empty_batch(%i: tensor<0x3x3xf32>, %f: tensor<2x3xf32>, %o: tensor<0x2x3xf32>) -> tensor<0x2x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<0x3x3xf32>, tensor<2x3xf32>)
      outs(%o : tensor<0x2x3xf32>) -> tensor<0x2x3xf32>
  return %0 : tensor<0x2x3xf32>
}

func.func @depthwise_conv_1d_nwc_wc_empty_window(%i: memref<2x0x3xf32>, %f: memref<0x3xf32>, %o: memref<2x1x3xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : memref<2x0x3xf32>, memref<0x3xf32>)
      outs(%o : memref<2x1x3xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc_dynamic(%i: tensor<?x2x?xbf16>, %f: tensor<2x?xbf16>, %o: tensor<?x1x?xbf16>) -> tensor<?x1x?xbf16> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<?x2x?xbf16>, tensor<2x?xbf16>)
      outs(%o : tensor<?x1x?xbf16>) -> tensor<?x1x?xbf16>
  return %0 : tensor<?x1x?xbf16>
}

func.func @depthwise_conv_1d_nwc_wcm(%i: tensor<2x4x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
  return %0 : tensor<2x3x3x2xf32>
}

func.func @depthwise_conv_1d_nwc_wcm_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3x3x2xf32>, %o: memref<2x2x3x2xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3x3x2xf32>)
      outs(%o : memref<2x2x3x2xf32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw(%i: tensor<2x3x4xf32>, %f: tensor<3x2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x3x4xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @depthwise_conv_1d_ncw_cw_strides_and_dilations(%i: memref<2x3x9xf32>, %f: memref<3x3xf32>, %o: memref<2x3x2xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x3x9xf32>, memref<3x3xf32>)
      outs(%o : memref<2x3x2xf32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw(%i: tensor<2x3x4x4xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x3x4x4xf32>, tensor<3x3x2xf32>)
      outs(%e : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  return %0 : tensor<2x3x2x3xf32>
}

func.func @depthwise_conv_2d_nchw_chw_strides_and_dilations(%i: memref<2x3x9x9xf32>, %f: memref<3x2x3xf32>, %o: memref<2x3x3x2xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x3x9x9xf32>, memref<3x2x3xf32>)
      outs(%o : memref<2x3x3x2xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2x3xf32>, %o: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2x3xf32>)
      outs(%e : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  return %0 : tensor<2x2x3x3xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3x3xf32>, %o: memref<2x3x2x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3x3xf32>)
      outs(%o : memref<2x3x2x3xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%i: tensor<2x4x6x3xi8>, %f: tensor<2x3x3xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x4x6x3xi8>, tensor<2x3x3xi8>, i32, i32)
      outs(%o : tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi32>
  return %0 : tensor<2x2x2x3xi32>
}

func.func @depthwise_conv_2d_nhwc_hwcm(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2x3x2xf32>, %o: tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2x3x2xf32>)
      outs(%e : tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
  return %0 : tensor<2x2x3x3x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3x3x2xf32>, %o: memref<2x3x2x3x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3x3x2xf32>)
      outs(%o : memref<2x3x2x3x2xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_stride_beyond_kernel_mixed(%i: tensor<2x5x7x3xf16>, %f: tensor<1x2x3x2xf16>, %o: tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x7x3xf16>, tensor<1x2x3x2xf16>)
      outs(%o : tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32>
  return %0 : tensor<2x2x2x3x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_integer(%i: tensor<2x5x4x3xi8>, %f: tensor<2x2x3x2xi8>, %o: tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x4x3xi8>, tensor<2x2x3x2xi8>)
      outs(%o : tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32>
  return %0 : tensor<2x2x2x3x2xi32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_ones(%i: tensor<1x1x1x1xf64>, %f: tensor<1x1x1x1xf64>, %o: tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<1x1x1x1xf64>, tensor<1x1x1x1xf64>)
      outs(%o : tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64>
  return %0 : tensor<1x1x1x1x1xf64>
}

func.func @depthwise_conv_2d_nhwc_hwcm_empty_batch(%i: tensor<0x3x3x3xf32>, %f: tensor<2x2x3x2xf32>, %o: tensor<0x2x2x3x2xf32>) -> tensor<0x2x2x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<0x3x3x3xf32>, tensor<2x2x3x2xf32>)
      outs(%o : tensor<0x2x2x3x2xf32>) -> tensor<0x2x2x3x2xf32>
  return %0 : tensor<0x2x2x3x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_empty_window(%i: memref<2x2x0x3xf32>, %f: memref<2x0x3x2xf32>, %o: memref<2x1x1x3x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : memref<2x2x0x3xf32>, memref<2x0x3x2xf32>)
      outs(%o : memref<2x1x1x3x2xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_dynamic(%i: tensor<?x4x2x?xbf16>, %f: tensor<2x2x?x2xbf16>, %o: tensor<?x2x1x?x2xbf16>) -> tensor<?x2x1x?x2xbf16> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f : tensor<?x4x2x?xbf16>, tensor<2x2x?x2xbf16>)
      outs(%o : tensor<?x2x1x?x2xbf16>) -> tensor<?x2x1x?x2xbf16>
  return %0 : tensor<?x2x1x?x2xbf16>
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%i: tensor<2x4x6x3xi8>, %f: tensor<2x3x3x2xi8>, %zi: i32, %zf: i32, %o: tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : tensor<2x4x6x3xi8>, tensor<2x3x3x2xi8>, i32, i32)
      outs(%o : tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32>
  return %0 : tensor<2x2x2x3x2xi32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_q_memref(%i: memref<2x2x5x3xi8>, %f: memref<2x2x3x2xi8>, %zi: i32, %zf: i32, %o: memref<2x1x2x3x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%i, %f, %zi, %zf : memref<2x2x5x3xi8>, memref<2x2x3x2xi8>, i32, i32)
      outs(%o : memref<2x1x2x3x2xi32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2x3xf32>, %o: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2x3xf32>)
      outs(%e : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  return %0 : tensor<2x2x2x3x3xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3x3xf32>, %o: memref<2x2x3x2x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3x3xf32>)
      outs(%o : memref<2x2x3x2x3xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc_stride_beyond_kernel_mixed(%i: tensor<2x4x5x7x3xf16>, %f: tensor<1x1x2x3xf16>, %o: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 3, 4]> : tensor<3xi64>}
      ins(%i, %f : tensor<2x4x5x7x3xf16>, tensor<1x1x2x3xf16>)
      outs(%o : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  return %0 : tensor<2x2x2x2x3xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_integer(%i: tensor<2x2x5x4x3xi8>, %f: tensor<2x2x2x3xi8>, %o: tensor<2x1x2x2x3xi32>) -> tensor<2x1x2x2x3xi32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 3, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x2x5x4x3xi8>, tensor<2x2x2x3xi8>)
      outs(%o : tensor<2x1x2x2x3xi32>) -> tensor<2x1x2x2x3xi32>
  return %0 : tensor<2x1x2x2x3xi32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_ones(%i: tensor<1x1x1x1x1xf64>, %f: tensor<1x1x1x1xf64>, %o: tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<1x1x1x1x1xf64>, tensor<1x1x1x1xf64>)
      outs(%o : tensor<1x1x1x1x1xf64>) -> tensor<1x1x1x1x1xf64>
  return %0 : tensor<1x1x1x1x1xf64>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_empty_batch(%i: tensor<0x3x3x3x3xf32>, %f: tensor<2x2x2x3xf32>, %o: tensor<0x2x2x2x3xf32>) -> tensor<0x2x2x2x3xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<0x3x3x3x3xf32>, tensor<2x2x2x3xf32>)
      outs(%o : tensor<0x2x2x2x3xf32>) -> tensor<0x2x2x2x3xf32>
  return %0 : tensor<0x2x2x2x3xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_empty_window(%i: memref<2x0x2x0x3xf32>, %f: memref<0x2x0x3xf32>, %o: memref<2x1x1x1x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : memref<2x0x2x0x3xf32>, memref<0x2x0x3xf32>)
      outs(%o : memref<2x1x1x1x3xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc_dynamic(%i: tensor<2x1x4x2x?xbf16>, %f: tensor<1x2x2x?xbf16>, %o: tensor<2x1x2x1x?xbf16>) -> tensor<2x1x2x1x?xbf16> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%i, %f : tensor<2x1x4x2x?xbf16>, tensor<1x2x2x?xbf16>)
      outs(%o : tensor<2x1x2x1x?xbf16>) -> tensor<2x1x2x1x?xbf16>
  return %0 : tensor<2x1x2x1x?xbf16>
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%i: tensor<2x3x3x4x4xf32>, %f: tensor<3x2x3x2xf32>, %o: tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x2x3xf32>
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x3x4x4xf32>, tensor<3x2x3x2xf32>)
      outs(%e : tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x2x3xf32>
  return %0 : tensor<2x3x2x2x3xf32>
}

func.func @depthwise_conv_3d_ncdhw_cdhw_strides_and_dilations(%i: memref<2x3x3x9x9xf32>, %f: memref<3x1x2x3xf32>, %o: memref<2x3x2x3x2xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x3x9x9xf32>, memref<3x1x2x3xf32>)
      outs(%o : memref<2x3x2x3x2xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2x3x2xf32>, %o: tensor<2x2x2x3x3x2xf32>) -> tensor<2x2x2x3x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x3x2xf32>) -> tensor<2x2x2x3x3x2xf32>
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2x3x2xf32>)
      outs(%e : tensor<2x2x2x3x3x2xf32>) -> tensor<2x2x2x3x3x2xf32>
  return %0 : tensor<2x2x2x3x3x2xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwcm_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3x3x2xf32>, %o: memref<2x2x3x2x3x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3x3x2xf32>)
      outs(%o : memref<2x2x3x2x3x2xf32>)
  return
}
