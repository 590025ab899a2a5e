// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.named.json"
// RUN: roofline-opt %s -o /dev/null --linalg-generalize-named-ops --roofline="target=roofline-note report=json output=%t.generic.json"
// RUN: python3 %S/Inputs/compare_generalized.py %t.named.json %t.generic.json 53
//
// A named elementwise op or contraction and the linalg.generic that it
// generalizes to have the same row: counts, bytes, times, bound and notes.

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
