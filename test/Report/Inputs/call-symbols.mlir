// Some rows of the called function have a time, others have symbols (test/Report/explain.test).
func.func private @called(%x: tensor<?xf32>, %y: tensor<4xf32>) {
  %0 = math.exp %y : tensor<4xf32>
  %1 = arith.addf %x, %x : tensor<?xf32>
  %2 = arith.addf %y, %y : tensor<4xf32>
  return
}
func.func @calls(%x: tensor<?xf32>, %y: tensor<4xf32>) {
  call @called(%x, %y) : (tensor<?xf32>, tensor<4xf32>) -> ()
  return
}
