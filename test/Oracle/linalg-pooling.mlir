// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Pooling: each op as it is and with strides and dilations; strides beyond the
// window, types, extents 0 and 1, dynamic batch and channels once per rank. The
// window operand is not read.

// CHECK: oracle: 54 functions, 0 disagreements

func.func @pooling_nwc_sum(%i: tensor<2x4x3xf32>, %f: tensor<2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @pooling_nwc_sum_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3xf32>, %o: memref<2x2x3xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3xf32>)
      outs(%o : memref<2x2x3xf32>)
  return
}

func.func @pooling_nwc_sum_stride_beyond_window_mixed(%i: tensor<2x7x3xf16>, %f: tensor<2xf16>, %o: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<4> : tensor<1xi64>}
      ins(%i, %f : tensor<2x7x3xf16>, tensor<2xf16>)
      outs(%o : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @pooling_nwc_sum_integer(%i: tensor<2x4x3xi8>, %f: tensor<2xi8>, %o: tensor<2x2x3xi8>) -> tensor<2x2x3xi8> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2xi8>)
      outs(%o : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
  return %0 : tensor<2x2x3xi8>
}

func.func @pooling_nwc_sum_ones(%i: tensor<1x1x1xf32>, %f: tensor<1xf32>, %o: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<1x1x1xf32>, tensor<1xf32>)
      outs(%o : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %0 : tensor<1x1x1xf32>
}

func.func @pooling_nwc_sum_empty_batch(%i: tensor<0x3x3xf32>, %f: tensor<2xf32>, %o: tensor<0x2x3xf32>) -> tensor<0x2x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<0x3x3xf32>, tensor<2xf32>)
      outs(%o : tensor<0x2x3xf32>) -> tensor<0x2x3xf32>
  return %0 : tensor<0x2x3xf32>
}

func.func @pooling_nwc_sum_empty_window(%i: tensor<2x0x3xf32>, %f: tensor<0xf32>, %o: tensor<2x1x3xf32>) -> tensor<2x1x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x0x3xf32>, tensor<0xf32>)
      outs(%o : tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}

func.func @pooling_nwc_sum_dynamic(%i: tensor<?x2x?xf32>, %f: tensor<2xf32>, %o: tensor<?x1x?xf32>) -> tensor<?x1x?xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<?x2x?xf32>, tensor<2xf32>)
      outs(%o : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}

func.func @pooling_nwc_max(%i: tensor<2x4x3xf32>, %f: tensor<2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @pooling_nwc_max_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3xf32>, %o: memref<2x2x3xf32>) {
  linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3xf32>)
      outs(%o : memref<2x2x3xf32>)
  return
}

func.func @pooling_nwc_max_integer(%i: tensor<2x4x3xi8>, %f: tensor<2xi8>, %o: tensor<2x2x3xi8>) -> tensor<2x2x3xi8> {
  %0 = linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2xi8>)
      outs(%o : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
  return %0 : tensor<2x2x3xi8>
}

func.func @pooling_nwc_max_unsigned(%i: tensor<2x4x3xi32>, %f: tensor<2xi32>, %o: tensor<2x3x3xi32>) -> tensor<2x3x3xi32> {
  %zero = arith.constant 0 : i32
  %e = linalg.fill ins(%zero : i32) outs(%o : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi32>, tensor<2xi32>)
      outs(%e : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  return %0 : tensor<2x3x3xi32>
}

func.func @pooling_nwc_max_unsigned_integer(%i: tensor<2x4x3xi8>, %f: tensor<2xi8>, %o: tensor<2x2x3xi8>) -> tensor<2x2x3xi8> {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2xi8>)
      outs(%o : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
  return %0 : tensor<2x2x3xi8>
}

func.func @pooling_nwc_min(%i: tensor<2x4x3xf32>, %f: tensor<2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xf32>, tensor<2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @pooling_nwc_min_strides_and_dilations(%i: memref<2x9x3xf32>, %f: memref<3xf32>, %o: memref<2x2x3xf32>) {
  linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x9x3xf32>, memref<3xf32>)
      outs(%o : memref<2x2x3xf32>)
  return
}

func.func @pooling_nwc_min_integer(%i: tensor<2x4x3xi8>, %f: tensor<2xi8>, %o: tensor<2x2x3xi8>) -> tensor<2x2x3xi8> {
  %0 = linalg.pooling_nwc_min {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2xi8>)
      outs(%o : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
  return %0 : tensor<2x2x3xi8>
}

func.func @pooling_nwc_min_unsigned(%i: tensor<2x4x3xi32>, %f: tensor<2xi32>, %o: tensor<2x3x3xi32>) -> tensor<2x3x3xi32> {
  %zero = arith.constant 0 : i32
  %e = linalg.fill ins(%zero : i32) outs(%o : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi32>, tensor<2xi32>)
      outs(%e : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  return %0 : tensor<2x3x3xi32>
}

func.func @pooling_nwc_min_unsigned_integer(%i: tensor<2x4x3xi8>, %f: tensor<2xi8>, %o: tensor<2x2x3xi8>) -> tensor<2x2x3xi8> {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x4x3xi8>, tensor<2xi8>)
      outs(%o : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
  return %0 : tensor<2x2x3xi8>
}

func.func @pooling_ncw_sum(%i: tensor<2x3x4xf32>, %f: tensor<2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x3x4xf32>, tensor<2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @pooling_ncw_sum_strides_and_dilations(%i: memref<2x3x9xf32>, %f: memref<3xf32>, %o: memref<2x3x2xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x3x9xf32>, memref<3xf32>)
      outs(%o : memref<2x3x2xf32>)
  return
}

func.func @pooling_ncw_max(%i: tensor<2x3x4xf32>, %f: tensor<2xf32>, %o: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%i, %f : tensor<2x3x4xf32>, tensor<2xf32>)
      outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @pooling_ncw_max_strides_and_dilations(%i: memref<2x3x9xf32>, %f: memref<3xf32>, %o: memref<2x3x2xf32>) {
  linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %f : memref<2x3x9xf32>, memref<3xf32>)
      outs(%o : memref<2x3x2xf32>)
  return
}

func.func @pooling_nhwc_sum(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2xf32>, %o: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %0 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  return %0 : tensor<2x2x3x3xf32>
}

func.func @pooling_nhwc_sum_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3xf32>, %o: memref<2x3x2x3xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3xf32>)
      outs(%o : memref<2x3x2x3xf32>)
  return
}

func.func @pooling_nhwc_max(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2xf32>, %o: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  return %0 : tensor<2x2x3x3xf32>
}

func.func @pooling_nhwc_max_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3xf32>, %o: memref<2x3x2x3xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3xf32>)
      outs(%o : memref<2x3x2x3xf32>)
  return
}

func.func @pooling_nhwc_max_stride_beyond_window_mixed(%i: tensor<2x5x7x3xf16>, %f: tensor<1x2xf16>, %o: tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x7x3xf16>, tensor<1x2xf16>)
      outs(%o : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  return %0 : tensor<2x2x2x3xf32>
}

func.func @pooling_nhwc_max_integer(%i: tensor<2x5x4x3xi8>, %f: tensor<2x2xi8>, %o: tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x4x3xi8>, tensor<2x2xi8>)
      outs(%o : tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8>
  return %0 : tensor<2x2x2x3xi8>
}

func.func @pooling_nhwc_max_ones(%i: tensor<1x1x1x1xf32>, %f: tensor<1x1xf32>, %o: tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<1x1x1x1xf32>, tensor<1x1xf32>)
      outs(%o : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  return %0 : tensor<1x1x1x1xf32>
}

func.func @pooling_nhwc_max_empty_batch(%i: tensor<0x3x3x3xf32>, %f: tensor<2x2xf32>, %o: tensor<0x2x2x3xf32>) -> tensor<0x2x2x3xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<0x3x3x3xf32>, tensor<2x2xf32>)
      outs(%o : tensor<0x2x2x3xf32>) -> tensor<0x2x2x3xf32>
  return %0 : tensor<0x2x2x3xf32>
}

func.func @pooling_nhwc_max_empty_window(%i: tensor<2x2x0x3xf32>, %f: tensor<2x0xf32>, %o: tensor<2x1x1x3xf32>) -> tensor<2x1x1x3xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x2x0x3xf32>, tensor<2x0xf32>)
      outs(%o : tensor<2x1x1x3xf32>) -> tensor<2x1x1x3xf32>
  return %0 : tensor<2x1x1x3xf32>
}

func.func @pooling_nhwc_max_dynamic(%i: tensor<?x4x2x?xf32>, %f: tensor<2x2xf32>, %o: tensor<?x2x1x?xf32>) -> tensor<?x2x1x?xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %f : tensor<?x4x2x?xf32>, tensor<2x2xf32>)
      outs(%o : tensor<?x2x1x?xf32>) -> tensor<?x2x1x?xf32>
  return %0 : tensor<?x2x1x?xf32>
}

func.func @pooling_nhwc_max_unsigned(%i: tensor<2x4x4x3xi32>, %f: tensor<3x2xi32>, %o: tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32> {
  %zero = arith.constant 0 : i32
  %e = linalg.fill ins(%zero : i32) outs(%o : tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32>
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xi32>, tensor<3x2xi32>)
      outs(%e : tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32>
  return %0 : tensor<2x2x3x3xi32>
}

func.func @pooling_nhwc_max_unsigned_integer(%i: tensor<2x5x4x3xi8>, %f: tensor<2x2xi8>, %o: tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8> {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x4x3xi8>, tensor<2x2xi8>)
      outs(%o : tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8>
  return %0 : tensor<2x2x2x3xi8>
}

func.func @pooling_nhwc_min(%i: tensor<2x4x4x3xf32>, %f: tensor<3x2xf32>, %o: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
  return %0 : tensor<2x2x3x3xf32>
}

func.func @pooling_nhwc_min_strides_and_dilations(%i: memref<2x9x9x3xf32>, %f: memref<2x3xf32>, %o: memref<2x3x2x3xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x9x9x3xf32>, memref<2x3xf32>)
      outs(%o : memref<2x3x2x3xf32>)
  return
}

func.func @pooling_nhwc_min_unsigned(%i: tensor<2x4x4x3xi32>, %f: tensor<3x2xi32>, %o: tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32> {
  %zero = arith.constant 0 : i32
  %e = linalg.fill ins(%zero : i32) outs(%o : tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32>
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x4x4x3xi32>, tensor<3x2xi32>)
      outs(%e : tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32>
  return %0 : tensor<2x2x3x3xi32>
}

func.func @pooling_nhwc_min_unsigned_integer(%i: tensor<2x5x4x3xi8>, %f: tensor<2x2xi8>, %o: tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8> {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x5x4x3xi8>, tensor<2x2xi8>)
      outs(%o : tensor<2x2x2x3xi8>) -> tensor<2x2x2x3xi8>
  return %0 : tensor<2x2x2x3xi8>
}

func.func @pooling_nchw_sum(%i: tensor<2x3x4x4xf32>, %f: tensor<3x2xf32>, %o: tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  %0 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x3x4x4xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  return %0 : tensor<2x3x2x3xf32>
}

func.func @pooling_nchw_sum_strides_and_dilations(%i: memref<2x3x9x9xf32>, %f: memref<2x3xf32>, %o: memref<2x3x3x2xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x3x9x9xf32>, memref<2x3xf32>)
      outs(%o : memref<2x3x3x2xf32>)
  return
}

func.func @pooling_nchw_max(%i: tensor<2x3x4x4xf32>, %f: tensor<3x2xf32>, %o: tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %f : tensor<2x3x4x4xf32>, tensor<3x2xf32>)
      outs(%e : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
  return %0 : tensor<2x3x2x3xf32>
}

func.func @pooling_nchw_max_strides_and_dilations(%i: memref<2x3x9x9xf32>, %f: memref<2x3xf32>, %o: memref<2x3x3x2xf32>) {
  linalg.pooling_nchw_max {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%i, %f : memref<2x3x9x9xf32>, memref<2x3xf32>)
      outs(%o : memref<2x3x3x2xf32>)
  return
}

func.func @pooling_ndhwc_sum(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  return %0 : tensor<2x2x2x3x3xf32>
}

func.func @pooling_ndhwc_sum_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3xf32>, %o: memref<2x2x3x2x3xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3xf32>)
      outs(%o : memref<2x2x3x2x3xf32>)
  return
}

func.func @pooling_ndhwc_max(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  %0 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  return %0 : tensor<2x2x2x3x3xf32>
}

func.func @pooling_ndhwc_max_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3xf32>, %o: memref<2x2x3x2x3xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3xf32>)
      outs(%o : memref<2x2x3x2x3xf32>)
  return
}

func.func @pooling_ndhwc_min(%i: tensor<2x3x4x4x3xf32>, %f: tensor<2x3x2xf32>, %o: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = linalg.fill ins(%zero : f32) outs(%o : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x3x4x4x3xf32>, tensor<2x3x2xf32>)
      outs(%e : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
  return %0 : tensor<2x2x2x3x3xf32>
}

func.func @pooling_ndhwc_min_strides_and_dilations(%i: memref<2x3x9x9x3xf32>, %f: memref<1x2x3xf32>, %o: memref<2x2x3x2x3xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 2]> : tensor<3xi64>}
      ins(%i, %f : memref<2x3x9x9x3xf32>, memref<1x2x3xf32>)
      outs(%o : memref<2x2x3x2x3xf32>)
  return
}

func.func @pooling_ndhwc_min_stride_beyond_window_mixed(%i: tensor<2x4x5x7x3xf16>, %f: tensor<1x1x2xf16>, %o: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 3, 4]> : tensor<3xi64>}
      ins(%i, %f : tensor<2x4x5x7x3xf16>, tensor<1x1x2xf16>)
      outs(%o : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
  return %0 : tensor<2x2x2x2x3xf32>
}

func.func @pooling_ndhwc_min_integer(%i: tensor<2x2x5x4x3xi8>, %f: tensor<2x2x2xi8>, %o: tensor<2x1x2x2x3xi8>) -> tensor<2x1x2x2x3xi8> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<[1, 3, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x2x5x4x3xi8>, tensor<2x2x2xi8>)
      outs(%o : tensor<2x1x2x2x3xi8>) -> tensor<2x1x2x2x3xi8>
  return %0 : tensor<2x1x2x2x3xi8>
}

func.func @pooling_ndhwc_min_ones(%i: tensor<1x1x1x1x1xf32>, %f: tensor<1x1x1xf32>, %o: tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>)
      outs(%o : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
  return %0 : tensor<1x1x1x1x1xf32>
}

func.func @pooling_ndhwc_min_empty_batch(%i: tensor<0x3x3x3x3xf32>, %f: tensor<2x2x2xf32>, %o: tensor<0x2x2x2x3xf32>) -> tensor<0x2x2x2x3xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<0x3x3x3x3xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<0x2x2x2x3xf32>) -> tensor<0x2x2x2x3xf32>
  return %0 : tensor<0x2x2x2x3xf32>
}

func.func @pooling_ndhwc_min_empty_window(%i: tensor<2x0x2x0x3xf32>, %f: tensor<0x2x0xf32>, %o: tensor<2x1x1x1x3xf32>) -> tensor<2x1x1x1x3xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%i, %f : tensor<2x0x2x0x3xf32>, tensor<0x2x0xf32>)
      outs(%o : tensor<2x1x1x1x3xf32>) -> tensor<2x1x1x1x3xf32>
  return %0 : tensor<2x1x1x1x3xf32>
}

func.func @pooling_ndhwc_min_dynamic(%i: tensor<?x1x4x2x?xf32>, %f: tensor<1x2x2xf32>, %o: tensor<?x1x2x1x?xf32>) -> tensor<?x1x2x1x?xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%i, %f : tensor<?x1x4x2x?xf32>, tensor<1x2x2xf32>)
      outs(%o : tensor<?x1x2x1x?xf32>) -> tensor<?x1x2x1x?xf32>
  return %0 : tensor<?x1x2x1x?xf32>
}
