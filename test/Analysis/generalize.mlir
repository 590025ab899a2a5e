// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.named.json"
// RUN: roofline-opt %s -o /dev/null --linalg-generalize-named-ops --roofline="target=roofline-note report=json output=%t.generic.json"
// RUN: python3 %S/Inputs/compare_generalized.py %t.named.json %t.generic.json
//
// A named op and the linalg.generic that it generalizes to have the same row:
// counts, bytes, times, bound and notes.

func.func @exp(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.exp
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @log(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.log
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @abs(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.abs
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @ceil(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.ceil
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @floor(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.floor
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @negf(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.negf
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @reciprocal(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.reciprocal
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @round(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.round
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @sqrt(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.sqrt
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @rsqrt(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.rsqrt
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @square(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.square
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @tanh(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.tanh
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @erf(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.erf
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @add(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.add
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @sub(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.sub
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @mul(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.mul
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @div(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.div
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @max(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.max
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @min(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.min
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @powf(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.powf
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @add_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.add
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @sub_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.sub
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @mul_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.mul
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @div_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.div
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @div_unsigned(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.div_unsigned
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @max_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.max
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @min_2(%a: tensor<3x4xi16>, %b: tensor<3x4xi16>,
    %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.min
      ins(%a, %b : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}
func.func @add_3(%a: tensor<3x4xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>,
    %o: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %0 = linalg.add
      ins(%a, %b : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
      outs(%o : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %0 : tensor<3x4xcomplex<f32>>
}
func.func @select(%a: tensor<3x4xi1>, %b: tensor<3x4xf32>,
    %c: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.select
      ins(%a, %b, %c : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @copy(%a: tensor<3x4xf32>, %o: tensor<3x4xf16>) -> tensor<3x4xf16> {
  %0 = linalg.copy
      ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf16>) -> tensor<3x4xf16>
  return %0 : tensor<3x4xf16>
}
func.func @exp_2(%a: tensor<3x4xf16>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.exp
      ins(%a : tensor<3x4xf16>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @add_4(%a: tensor<3x4xi8>, %b: tensor<3x4xi8>, %o: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = linalg.add
      ins(%a, %b : tensor<3x4xi8>, tensor<3x4xi8>)
      outs(%o : tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}
func.func @fill(%a: f32, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.fill
      ins(%a : f32)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @fill_rng_2d(%a: f64, %b: f64, %c: i32, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.fill_rng_2d
      ins(%a, %b, %c : f64, f64, i32)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_2(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_3(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>,
    %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>)
      outs(%o : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}
func.func @matmul_4(%a: tensor<4x8xf16>, %b: tensor<8x16xi8>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf16>, tensor<8x16xi8>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_5(%a: tensor<4x8xi1>, %b: tensor<8x16xi1>,
    %o: tensor<4x16xi1>) -> tensor<4x16xi1> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xi1>, tensor<8x16xi1>)
      outs(%o : tensor<4x16xi1>) -> tensor<4x16xi1>
  return %0 : tensor<4x16xi1>
}
func.func @matmul_6(%a: tensor<4x8xcomplex<f32>>,
    %b: tensor<8x16xcomplex<f32>>, %o: tensor<4x16xcomplex<f32>>) -> tensor<4x16xcomplex<f32>> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xcomplex<f32>>, tensor<8x16xcomplex<f32>>)
      outs(%o : tensor<4x16xcomplex<f32>>) -> tensor<4x16xcomplex<f32>>
  return %0 : tensor<4x16xcomplex<f32>>
}
func.func @matmul_7(%a: tensor<4x8xi4>, %b: tensor<8x16xi8>,
    %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xi4>, tensor<8x16xi8>)
      outs(%o : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}
func.func @matmul_8(%a: tensor<4x8xf8E4M3FN>, %b: tensor<8x16xf8E5M2>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf8E4M3FN>, tensor<8x16xf8E5M2>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_9(%a: tensor<1x8xf32>, %b: tensor<8x16xf32>,
    %o: tensor<1x16xf32>) -> tensor<1x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<1x8xf32>, tensor<8x16xf32>)
      outs(%o : tensor<1x16xf32>) -> tensor<1x16xf32>
  return %0 : tensor<1x16xf32>
}
func.func @matmul_10(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>,
    %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @batch_matmul(%a: tensor<3x4x8xf32>, %b: tensor<3x8x16xf32>,
    %o: tensor<3x4x16xf32>) -> tensor<3x4x16xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<3x4x8xf32>, tensor<3x8x16xf32>)
      outs(%o : tensor<3x4x16xf32>) -> tensor<3x4x16xf32>
  return %0 : tensor<3x4x16xf32>
}
func.func @batch_reduce_matmul(%a: tensor<3x4x8xf32>, %b: tensor<3x8x16xf32>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.batch_reduce_matmul
      ins(%a, %b : tensor<3x4x8xf32>, tensor<3x8x16xf32>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @quantized_matmul(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %c: i32,
    %d: i32, %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.quantized_matmul
      ins(%a, %b, %c, %d : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32)
      outs(%o : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}
func.func @quantized_batch_matmul(%a: tensor<3x4x8xi8>,
    %b: tensor<3x8x16xi8>, %c: i32, %d: i32, %o: tensor<3x4x16xi32>) -> tensor<3x4x16xi32> {
  %0 = linalg.quantized_batch_matmul
      ins(%a, %b, %c, %d : tensor<3x4x8xi8>, tensor<3x8x16xi8>, i32, i32)
      outs(%o : tensor<3x4x16xi32>) -> tensor<3x4x16xi32>
  return %0 : tensor<3x4x16xi32>
}
func.func @mmt4d(%a: tensor<4x3x8x2xi8>, %b: tensor<5x3x16x2xi8>,
    %o: tensor<4x5x8x16xi32>) -> tensor<4x5x8x16xi32> {
  %0 = linalg.mmt4d
      ins(%a, %b : tensor<4x3x8x2xi8>, tensor<5x3x16x2xi8>)
      outs(%o : tensor<4x5x8x16xi32>) -> tensor<4x5x8x16xi32>
  return %0 : tensor<4x5x8x16xi32>
}
func.func @batch_mmt4d(%a: tensor<2x4x3x8x2xf32>, %b: tensor<2x5x3x16x2xf32>,
    %o: tensor<2x4x5x8x16xf32>) -> tensor<2x4x5x8x16xf32> {
  %0 = linalg.batch_mmt4d
      ins(%a, %b : tensor<2x4x3x8x2xf32>, tensor<2x5x3x16x2xf32>)
      outs(%o : tensor<2x4x5x8x16xf32>) -> tensor<2x4x5x8x16xf32>
  return %0 : tensor<2x4x5x8x16xf32>
}
func.func @matvec(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec
      ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @vecmat(%a: tensor<4xf32>, %b: tensor<4x8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.vecmat
      ins(%a, %b : tensor<4xf32>, tensor<4x8xf32>)
      outs(%o : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @batch_matvec(%a: tensor<3x4x8xf32>, %b: tensor<3x8xf32>,
    %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_matvec
      ins(%a, %b : tensor<3x4x8xf32>, tensor<3x8xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @batch_vecmat(%a: tensor<3x4xf32>, %b: tensor<3x4x8xf32>,
    %o: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %0 = linalg.batch_vecmat
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4x8xf32>)
      outs(%o : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
func.func @dot(%a: tensor<100xf16>, %b: tensor<100xf16>, %o: tensor<f16>) -> tensor<f16> {
  %0 = linalg.dot
      ins(%a, %b : tensor<100xf16>, tensor<100xf16>)
      outs(%o : tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
func.func @conv_1d(%a: tensor<10xf32>, %b: tensor<3xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.conv_1d
      ins(%a, %b : tensor<10xf32>, tensor<3xf32>)
      outs(%o : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @conv_2d(%a: tensor<6x10xf32>, %b: tensor<3x5xf32>,
    %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.conv_2d
      ins(%a, %b : tensor<6x10xf32>, tensor<3x5xf32>)
      outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @conv_3d(%a: tensor<4x5x6xf32>, %b: tensor<2x2x3xf32>,
    %o: tensor<3x4x4xf32>) -> tensor<3x4x4xf32> {
  %0 = linalg.conv_3d
      ins(%a, %b : tensor<4x5x6xf32>, tensor<2x2x3xf32>)
      outs(%o : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  return %0 : tensor<3x4x4xf32>
}
func.func @conv_1d_nwc_wcf(%a: tensor<2x9x4xf32>, %b: tensor<3x4x5xf32>,
    %o: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<2x9x4xf32>, tensor<3x4x5xf32>)
      outs(%o : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}
func.func @conv_1d_ncw_fcw(%a: tensor<2x4x9xf32>, %b: tensor<5x4x3xf32>,
    %o: tensor<2x5x5xf32>) -> tensor<2x5x5xf32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<1> : vector<1xi64>, dilations = dense<2> : vector<1xi64>}
      ins(%a, %b : tensor<2x4x9xf32>, tensor<5x4x3xf32>)
      outs(%o : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
  return %0 : tensor<2x5x5xf32>
}
func.func @conv_2d_nhwc_hwcf(%a: tensor<1x9x9x4xf32>,
    %b: tensor<3x3x4x5xf32>, %o: tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4x5xf32>)
      outs(%o : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return %0 : tensor<1x4x4x5xf32>
}
func.func @conv_2d_nhwc_fhwc(%a: tensor<1x9x9x4xf32>,
    %b: tensor<5x3x3x4xf32>, %o: tensor<1x5x5x5xf32>) -> tensor<1x5x5x5xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<1> : vector<2xi64>, dilations = dense<2> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<5x3x3x4xf32>)
      outs(%o : tensor<1x5x5x5xf32>) -> tensor<1x5x5x5xf32>
  return %0 : tensor<1x5x5x5xf32>
}
func.func @conv_2d_nchw_fchw(%a: tensor<1x4x11x11xf32>,
    %b: tensor<5x4x3x3xf32>, %o: tensor<1x5x3x3xf32>) -> tensor<1x5x3x3xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<3> : vector<2xi64>, dilations = dense<2> : vector<2xi64>}
      ins(%a, %b : tensor<1x4x11x11xf32>, tensor<5x4x3x3xf32>)
      outs(%o : tensor<1x5x3x3xf32>) -> tensor<1x5x3x3xf32>
  return %0 : tensor<1x5x3x3xf32>
}
func.func @conv_2d_nchw_fchw_2(%a: tensor<1x4x11x11xf32>,
    %b: tensor<5x4x2x2xf32>, %o: tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<3> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x4x11x11xf32>, tensor<5x4x2x2xf32>)
      outs(%o : tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32>
  return %0 : tensor<1x5x4x4xf32>
}
func.func @conv_2d_nchw_fchw_3(%a: tensor<1x4x6x6xi8>,
    %b: tensor<5x4x3x3xi8>, %o: tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32> {
  %0 = linalg.conv_2d_nchw_fchw
      ins(%a, %b : tensor<1x4x6x6xi8>, tensor<5x4x3x3xi8>)
      outs(%o : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
  return %0 : tensor<1x5x4x4xi32>
}
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4x5xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4x5xi8>, i32, i32)
      outs(%o : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  return %0 : tensor<1x4x4x5xi32>
}
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<5x3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<5x3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  return %0 : tensor<1x4x4x5xi32>
}
func.func @conv_2d_nchw_fchw_q(%a: tensor<1x4x6x6xi8>,
    %b: tensor<5x4x3x3xi8>, %c: i32, %d: i32, %o: tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q
      ins(%a, %b, %c, %d : tensor<1x4x6x6xi8>, tensor<5x4x3x3xi8>, i32, i32)
      outs(%o : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
  return %0 : tensor<1x5x4x4xi32>
}
func.func @conv_2d_ngchw_fgchw(%a: tensor<1x2x4x6x6xf32>,
    %b: tensor<5x2x4x3x3xf32>, %o: tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw
      ins(%a, %b : tensor<1x2x4x6x6xf32>, tensor<5x2x4x3x3xf32>)
      outs(%o : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  return %0 : tensor<1x2x5x4x4xf32>
}
func.func @conv_2d_ngchw_gfchw(%a: tensor<1x2x4x6x6xf32>,
    %b: tensor<2x5x4x3x3xf32>, %o: tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw
      ins(%a, %b : tensor<1x2x4x6x6xf32>, tensor<2x5x4x3x3xf32>)
      outs(%o : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  return %0 : tensor<1x2x5x4x4xf32>
}
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<1x2x4x6x6xi8>,
    %b: tensor<2x5x4x3x3xi8>, %c: i32, %d: i32, %o: tensor<1x2x5x4x4xi32>) -> tensor<1x2x5x4x4xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q
      ins(%a, %b, %c, %d : tensor<1x2x4x6x6xi8>, tensor<2x5x4x3x3xi8>, i32, i32)
      outs(%o : tensor<1x2x5x4x4xi32>) -> tensor<1x2x5x4x4xi32>
  return %0 : tensor<1x2x5x4x4xi32>
}
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<1x6x6x2x4xf32>,
    %b: tensor<2x5x3x3x4xf32>, %o: tensor<1x4x4x2x5xf32>) -> tensor<1x4x4x2x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc
      ins(%a, %b : tensor<1x6x6x2x4xf32>, tensor<2x5x3x3x4xf32>)
      outs(%o : tensor<1x4x4x2x5xf32>) -> tensor<1x4x4x2x5xf32>
  return %0 : tensor<1x4x4x2x5xf32>
}
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<1x6x6x2x4xi8>,
    %b: tensor<2x5x3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x2x5xi32>) -> tensor<1x4x4x2x5xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x2x4xi8>, tensor<2x5x3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x2x5xi32>) -> tensor<1x4x4x2x5xi32>
  return %0 : tensor<1x4x4x2x5xi32>
}
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<1x4x5x6x2xf32>,
    %b: tensor<2x2x3x2x3xf32>, %o: tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf
      ins(%a, %b : tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>)
      outs(%o : tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
  return %0 : tensor<1x3x4x4x3xf32>
}
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<1x4x5x6x2xi8>,
    %b: tensor<2x2x3x2x3xi8>, %c: i32, %d: i32, %o: tensor<1x3x4x4x3xi32>) -> tensor<1x3x4x4x3xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q
      ins(%a, %b, %c, %d : tensor<1x4x5x6x2xi8>, tensor<2x2x3x2x3xi8>, i32, i32)
      outs(%o : tensor<1x3x4x4x3xi32>) -> tensor<1x3x4x4x3xi32>
  return %0 : tensor<1x3x4x4x3xi32>
}
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<1x2x4x5x6xf32>,
    %b: tensor<3x2x2x2x3xf32>, %o: tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw
      ins(%a, %b : tensor<1x2x4x5x6xf32>, tensor<3x2x2x2x3xf32>)
      outs(%o : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
  return %0 : tensor<1x3x3x4x4xf32>
}
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<1x6x4xf32>,
    %b: tensor<3x4xf32>, %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc
      ins(%a, %b : tensor<1x6x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<1x4x6xf32>,
    %b: tensor<4x3xf32>, %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw
      ins(%a, %b : tensor<1x4x6xf32>, tensor<4x3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<1x6x4xf32>,
    %b: tensor<3x4x2xf32>, %o: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm
      ins(%a, %b : tensor<1x6x4xf32>, tensor<3x4x2xf32>)
      outs(%o : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<1x9x9x4xf32>,
    %b: tensor<3x3x4xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<1x4x6x6xf32>,
    %b: tensor<4x3x3xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<4x3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  return %0 : tensor<1x4x4x4xi32>
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<1x6x6x4xf32>,
    %b: tensor<3x3x4x2xf32>, %o: tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm
      ins(%a, %b : tensor<1x6x6x4xf32>, tensor<3x3x4x2xf32>)
      outs(%o : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %0 : tensor<1x4x4x4x2xf32>
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4x2xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x4x2xi32>) -> tensor<1x4x4x4x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4x2xi8>, i32, i32)
      outs(%o : tensor<1x4x4x4x2xi32>) -> tensor<1x4x4x4x2xi32>
  return %0 : tensor<1x4x4x4x2xi32>
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<1x3x3x3x4xf32>,
    %b: tensor<2x2x2x4xf32>, %o: tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc
      ins(%a, %b : tensor<1x3x3x3x4xf32>, tensor<2x2x2x4xf32>)
      outs(%o : tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32>
  return %0 : tensor<1x2x2x2x4xf32>
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<1x4x3x3x3xf32>,
    %b: tensor<4x2x2x2xf32>, %o: tensor<1x4x2x2x2xf32>) -> tensor<1x4x2x2x2xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw
      ins(%a, %b : tensor<1x4x3x3x3xf32>, tensor<4x2x2x2xf32>)
      outs(%o : tensor<1x4x2x2x2xf32>) -> tensor<1x4x2x2x2xf32>
  return %0 : tensor<1x4x2x2x2xf32>
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<1x3x3x3x4xf32>,
    %b: tensor<2x2x2x4x2xf32>, %o: tensor<1x2x2x2x4x2xf32>) -> tensor<1x2x2x2x4x2xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm
      ins(%a, %b : tensor<1x3x3x3x4xf32>, tensor<2x2x2x4x2xf32>)
      outs(%o : tensor<1x2x2x2x4x2xf32>) -> tensor<1x2x2x2x4x2xf32>
  return %0 : tensor<1x2x2x2x4x2xf32>
}
func.func @pooling_nhwc_sum(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_sum(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_sum {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_sum(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_sum
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nhwc_max(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_max(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_max {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_max(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_max
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nhwc_min(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_min {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_min(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_min {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_min(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_min
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nchw_sum(%a: tensor<1x4x6x6xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nchw_sum
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_ncw_sum(%a: tensor<1x4x6xf32>, %b: tensor<3xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_ncw_sum
      ins(%a, %b : tensor<1x4x6xf32>, tensor<3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_nchw_max(%a: tensor<1x4x6x6xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nchw_max
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_ncw_max(%a: tensor<1x4x6xf32>, %b: tensor<3xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_ncw_max
      ins(%a, %b : tensor<1x4x6xf32>, tensor<3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_nhwc_max_unsigned(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3xi8>, %o: tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8> {
  %0 = linalg.pooling_nhwc_max_unsigned
      ins(%a, %b : tensor<1x6x6x4xi8>, tensor<3x3xi8>)
      outs(%o : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return %0 : tensor<1x4x4x4xi8>
}
func.func @pooling_nwc_max_unsigned(%a: tensor<1x6x4xi8>, %b: tensor<3xi8>,
    %o: tensor<1x4x4xi8>) -> tensor<1x4x4xi8> {
  %0 = linalg.pooling_nwc_max_unsigned
      ins(%a, %b : tensor<1x6x4xi8>, tensor<3xi8>)
      outs(%o : tensor<1x4x4xi8>) -> tensor<1x4x4xi8>
  return %0 : tensor<1x4x4xi8>
}
func.func @pooling_nhwc_min_unsigned(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3xi8>, %o: tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8> {
  %0 = linalg.pooling_nhwc_min_unsigned
      ins(%a, %b : tensor<1x6x6x4xi8>, tensor<3x3xi8>)
      outs(%o : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return %0 : tensor<1x4x4x4xi8>
}
func.func @pooling_nwc_min_unsigned(%a: tensor<1x6x4xi8>, %b: tensor<3xi8>,
    %o: tensor<1x4x4xi8>) -> tensor<1x4x4xi8> {
  %0 = linalg.pooling_nwc_min_unsigned
      ins(%a, %b : tensor<1x6x4xi8>, tensor<3xi8>)
      outs(%o : tensor<1x4x4xi8>) -> tensor<1x4x4xi8>
  return %0 : tensor<1x4x4xi8>
}

// Other forms of the same, and a window on padding.

#transposed = affine_map<(m, n, k) -> (n, k)>
#a = affine_map<(m, n, k) -> (m, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract(%a: tensor<4x8xf32>, %b: tensor<16x8xf32>,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.contract indexing_maps = [#a, #transposed, #c]
      ins(%a, %b : tensor<4x8xf32>, tensor<16x8xf32>)
      outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_self(%a: tensor<4x8xf32>, %o: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.matmul indexing_maps = [#a, #transposed, #c]
      ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>)
      outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
#identity = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @elementwise(%a: tensor<3x4xf32>, %b: tensor<4xf32>,
    %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add>
      indexing_maps = [#identity, #row, #identity]
      ins(%a, %b : tensor<3x4xf32>, tensor<4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @map(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.map { math.absf } ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>)
  return %0 : tensor<3x4xf32>
}
func.func @reduce(%a: tensor<3x4xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<3x4xf32>)
      outs(%o : tensor<3xf32>) dimensions = [1]
  return %0 : tensor<3xf32>
}
func.func @broadcast(%a: tensor<3x4xf32>, %o: tensor<3x5x4xf32>)
    -> tensor<3x5x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x5x4xf32>)
      dimensions = [1]
  return %0 : tensor<3x5x4xf32>
}
func.func @transpose(%a: tensor<3x4xf32>, %o: tensor<4x3xf32>)
    -> tensor<4x3xf32> {
  %0 = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%o : tensor<4x3xf32>)
      permutation = [1, 0]
  return %0 : tensor<4x3xf32>
}
func.func @filled(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %zero: f32,
    %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<4x16xf32>)
      -> tensor<4x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @padded(%a: tensor<1x3x6x6xf32>, %k: tensor<6x3x4x4xf32>, %zero: f32,
    %o: tensor<1x6x5x5xf32>) -> tensor<1x6x5x5xf32> {
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
  %0 = linalg.conv_2d_nchw_fchw
      ins(%p, %k : tensor<1x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%o : tensor<1x6x5x5xf32>) -> tensor<1x6x5x5xf32>
  return %0 : tensor<1x6x5x5xf32>
}
func.func @buffers(%a: memref<4x8xf32, 3>, %b: memref<8x16xf32>,
    %o: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32, 3>, memref<8x16xf32>)
      outs(%o : memref<4x16xf32>)
  return
}
