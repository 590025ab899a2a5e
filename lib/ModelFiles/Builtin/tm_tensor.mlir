// torch-mlir's TMTensor: its compute ops, on tensors. The last operands, as many
// as results, are what these are written into.

// softmax(Q * K^T * scale + mask) * V.
roofline.model "tm_tensor.attention" attention
roofline.model "tm_tensor.scan" scan {dims = "dimension", inclusive = "inclusive"}
// Updates, indices, and what they are combined with (R19).
roofline.model "tm_tensor.scatter" scatter {inits = 1}
roofline.model "tm_tensor.sort" sort
roofline.model "tm_tensor.topk" sort
roofline.model "tm_tensor.yield" free
// Between torch-mlir's own tensors and the builtin ones.
roofline.model "torch_c.to_builtin_tensor" free
roofline.model "torch_c.from_builtin_tensor" free

// Examples, which `roofline-opt --roofline-check-models` holds against the models.

// B = 1, M = 2, N = 3 keys, K = 4, V = 5: 6 scores. Products 2*6*4 + 2*2*5*3; for
// each score a scale, maximum, difference, sum and quotient, and an exponential.
// Read 8 + 12 + 15 elements, written 10.
func.func @attention(%q: tensor<1x2x4xf32>, %k: tensor<1x3x4xf32>, %v: tensor<1x3x5xf32>, %o: tensor<1x2x5xf32>) {
  %0 = "tm_tensor.attention"(%q, %k, %v, %o) <{operandSegmentSizes = array<i32: 3, 1>}> {roofline.work = #roofline.work<matrix(f32) = 108, vector(f32) = 30, special(f32) = 6, bytes_read = 140, bytes_written = 40>} : (tensor<1x2x4xf32>, tensor<1x3x4xf32>, tensor<1x3x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
  return
}
// 2 rows of 4: 3 additions each; the last sums are written too.
// 2 updates of 3: 6 additions, indices 8 bytes; what they add to, if in bounds.
func.func @others(%x: tensor<2x4xf32>, %sum: tensor<2xf32>, %u: tensor<2x3xf32>, %i: tensor<2x1xi32>, %y: tensor<5x3xf32>) {
  %empty = tensor.empty() : tensor<2x4xf32>
  %0:2 = "tm_tensor.scan"(%x, %empty, %sum) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "tm_tensor.yield"(%c) {roofline.work = #roofline.work<>} : (f32) -> ()
  }) {roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 32, bytes_written = 40>} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> (tensor<2x4xf32>, tensor<2xf32>)
  %1 = "tm_tensor.scatter"(%u, %i, %y) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "tm_tensor.yield"(%c) : (f32) -> ()
  }) {roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 32 to 56, bytes_written = 0 to 24>} : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %2 = "tm_tensor.sort"(%x) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 32>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %values = arith.constant dense<0.0> : tensor<2x3xf32>
  %places = arith.constant dense<0> : tensor<2x3xi32>
  %3:2 = "tm_tensor.topk"(%x, %values, %places) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 48>} : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
func.func @casts(%x: !torch.vtensor<[4], f32>) {
  %0 = "torch_c.to_builtin_tensor"(%x) {roofline.work = #roofline.work<>} : (!torch.vtensor<[4], f32>) -> tensor<4xf32>
  %1 = "torch_c.from_builtin_tensor"(%0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> !torch.vtensor<[4], f32>
  return
}
