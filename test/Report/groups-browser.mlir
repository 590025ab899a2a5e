// REQUIRES: chromium, page-libraries
// RUN: roofline-opt %s --roofline="report=html output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --groups | FileCheck %s --strict-whitespace
// RUN: roofline-opt %s --roofline="report=html group=none explain=head output=%t.none.html" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.none.html --open | FileCheck %s --check-prefix=NONE

// The page has groups that expand, a bar of the layers, one mark per group, and how
// the figures of the selected row follow. Rates are powers of two.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "small" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {

// Each negf moves 8192 B: 2^-23 s, 119.2 ns. The exp has 1024 / 2^30 = 2^-20 s, 953.7 ns, and no
// operations: it has no mark. Together 10 * 2^-23 s; a negf is a tenth, the exp 8.
// CHECK:      marks: 1
// CHECK-NEXT: tooltip: group 2 rows, layers.*.<hostile>; time of all 238.4 ns
// CHECK-NEXT: layer layers.0: 119.2 ns, 10.0%, 1 row, most of it memory:dram
// CHECK-NEXT: layer layers.1: 119.2 ns, 10.0%, 1 row, most of it memory:dram
// CHECK-NEXT: layer head: 953.7 ns, 80.0%, 1 row, most of it compute:special
// CHECK-NEXT: group 953.7 ns | 80.0% | compute:special |  | math.exp | head | 1024xf32 -> 1024xf32
// CHECK-NEXT: group 238.4 ns | 20.0% | memory:dram | 2× | arith.negf | layers.*.<hostile> | 1024xf32 -> 1024xf32
// CHECK-NEXT: open: false
// CHECK-NEXT: open: true
// CHECK-NEXT:   op 119.2 ns | memory:dram | arith.negf | layers.0.<hostile> | 1024xf32 -> 1024xf32
// CHECK-NEXT:   op 119.2 ns | memory:dram | arith.negf | layers.1.<hostile> | 1024xf32 -> 1024xf32
// CHECK-NEXT: selected row: layers.1.<hostile>
// CHECK-NEXT: selected mark: layers.0.<hostile>
// CHECK-NEXT:    How the figures of layers.1.<hostile> follow
// CHECK-NEXT:    bound by memory:dram, 119.2 ns; next is compute:vector, 14.90 ns
// CHECK:         loops
// CHECK-NEXT:    d0, parallel | 1024 | types
// CHECK-NEXT:    executions in a call of the function | 1 | R8
// CHECK-NEXT:    operations
// CHECK-NEXT:    vector f32, 1 per iteration | 1 * 1024 = 1024 op | R2
// CHECK:         reads operand 0, tensor<1024xf32> | 1024 * 4 = 4096 B | R17
// CHECK:         all | 4096 + 4096 = 8192 B | {{$}}
// CHECK:         time of the least bytes | 8192 / 68719476736 = 1.1920928955078125e-07 s | R21
// CHECK:      open: false
// CHECK-NEXT: rows of the first layer: layers.0.<hostile>
// CHECK-NEXT: faint marks: 0
// CHECK-NEXT: markup from names: 0
// CHECK-NEXT: requests: 1
// CHECK-NEXT: errors: none

// NONE:      marks: 2
// NONE-NEXT: markup from names: 0
// NONE-NEXT: requests: 1
// NONE-NEXT: errors: none
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = arith.negf %x : tensor<1024xf32> loc("layers.0.<hostile>")
  %1 = arith.negf %0 : tensor<1024xf32> loc("layers.1.<hostile>")
  %2 = math.exp %1 : tensor<1024xf32> loc("head")
  return %2 : tensor<1024xf32>
}
}
