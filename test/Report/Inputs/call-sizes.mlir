// A call that gives a number to a size of the called function.
func.func private @layer(%x: tensor<?x64xf32>, %w: tensor<64x64xf32>, %n: index) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x64xf32>, tensor<64x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %1 = linalg.exp ins(%0 : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %1 : tensor<?x64xf32>
}
func.func @main(%x: tensor<128x64xf32>, %w: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c5 = arith.constant 5 : index
  %c = tensor.cast %x : tensor<128x64xf32> to tensor<?x64xf32>
  %0 = func.call @layer(%c, %w, %c5) : (tensor<?x64xf32>, tensor<64x64xf32>, index) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}
