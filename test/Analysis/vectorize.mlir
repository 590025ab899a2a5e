// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.linalg.json"
// RUN: roofline-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/vectorize.mlir --transform-interpreter -o %t.vector.mlir
// RUN: roofline-opt %t.vector.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.vector.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.linalg.json %t.vector.json 8 --totals=bytes_read,bytes_written,work --lowered=linalg.matmul,linalg.batch_matmul,linalg.matvec,linalg.exp,linalg.reduce,linalg.transpose
//
// Linalg ops on tensors, vectorized: the same operations, in the same class and
// for the same types (also where vectors are widened before they are
// multiplied), and the same bytes.

func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>)
    -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_mixed(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %c: tensor<4x16xf32>)
    -> tensor<4x16xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @matmul_i8(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %c: tensor<4x16xi32>)
    -> tensor<4x16xi32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>)
      outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}
func.func @batch(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>, %c: tensor<2x4x16xf32>)
    -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>)
      outs(%c : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
func.func @matvec(%a: tensor<4x8xf32>, %x: tensor<8xf32>, %y: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = linalg.matvec
      ins(%a, %x : tensor<4x8xf32>, tensor<8xf32>)
      outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @exp(%a: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp
      ins(%a : tensor<4x8xf32>)
      outs(%y : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @reduce(%a: tensor<4x8xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce {arith.addf}
      ins(%a : tensor<4x8xf32>)
      outs(%y : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}
func.func @transpose(%a: tensor<4x8xf32>, %y: tensor<8x4xf32>)
    -> tensor<8x4xf32> {
  %0 = linalg.transpose
      ins(%a : tensor<4x8xf32>)
      outs(%y : tensor<8x4xf32>) permutation = [1, 0]
  return %0 : tensor<8x4xf32>
}
