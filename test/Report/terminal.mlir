// RUN: split-file %s %t
// RUN: python3 %S/Inputs/run_in_terminal.py %t/color.mlir %t/progress.mlir roofline-opt --allow-unregistered-dialect --roofline="target=%S/Inputs/slow.mlir strict group=none rows=all"
//
// Files have no colour, whatever --color says.
// RUN: roofline-opt %t/color.mlir --roofline="target=%S/Inputs/slow.mlir output=%t/plain.txt group=none rows=all" -o /dev/null
// RUN: roofline-opt %t/color.mlir --roofline="target=%S/Inputs/slow.mlir output=%t/color.txt group=none rows=all" -o /dev/null --color
// RUN: diff %t/plain.txt %t/color.txt
//
// Colour and progress on a terminal, and only there (docs/use/Reports.md).

//--- color.mlir
func.func @main(%x: tensor<1024xf32>, %any: tensor<?xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<?xf32>) {
  // 1024 / 2^30 op/s, against 8192 B / 2^36 B/s.
  %0 = math.exp %x : tensor<1024xf32>
  // 1024 / 2^36 op/s, against 8192 B / 2^36 B/s.
  %1 = arith.negf %x : tensor<1024xf32>
  %2 = arith.negf %any : tensor<?xf32>
  return %0, %1, %2 : tensor<1024xf32>, tensor<1024xf32>, tensor<?xf32>
}

//--- progress.mlir
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %e = tensor.empty() : tensor<1024xf32>
  // The ops of its payload are no ops of the program.
  %0 = linalg.negf ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  "test.unmodelled"() : () -> ()
  return %0 : tensor<1024xf32>
}
