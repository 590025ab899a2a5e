// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.named.json"
// RUN: roofline-opt %s -o /dev/null --linalg-generalize-named-ops --roofline="target=roofline-note report=json output=%t.generic.json"
// RUN: python3 %S/Inputs/compare_generalized.py %t.named.json %t.generic.json 9
//
// An op with maps or a region of its own, or on buffers, and the linalg.generic
// that it generalizes to have the same row: counts, bytes, times, bound, notes.

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
func.func @buffers(%a: memref<4x8xf32, 3>, %b: memref<8x16xf32>,
    %o: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32, 3>, memref<8x16xf32>)
      outs(%o : memref<4x16xf32>)
  return
}
