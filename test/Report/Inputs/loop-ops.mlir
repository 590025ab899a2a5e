// Ops in loops that move 12 and 8 MB past an L2 of 50 MB: the executions but the first
// find what they read there, and each by itself would not (test/Report/explain.test).
func.func @values(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%h = %x) -> tensor<1000x1000xf32> {
    %1 = math.exp %h : tensor<1000x1000xf32>
    %2 = arith.addf %1, %h : tensor<1000x1000xf32>
    scf.yield %2 : tensor<1000x1000xf32>
  }
  return %0 : tensor<1000x1000xf32>
}
func.func @buffers(%x: memref<1000x1000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %a = memref.alloc() : memref<1000x1000xf32>
    linalg.exp ins(%x : memref<1000x1000xf32>) outs(%a : memref<1000x1000xf32>)
    linalg.copy ins(%a : memref<1000x1000xf32>) outs(%x : memref<1000x1000xf32>)
    memref.dealloc %a : memref<1000x1000xf32>
  }
  return
}
