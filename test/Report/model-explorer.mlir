// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir report=model-explorer output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json --match-full-lines --strict-whitespace
// RUN: python3 -m json.tool %t.json
//
// Node data for Google's Model Explorer (docs/use/Reports.md): one graph per
// function, numbered as its MLIR adapter numbers nodes. On a machine of 2^36
// op/s vector, 2^30 op/s special, 2^36 B/s dram.

module {
  // Numbers beside the ops. The ops of a payload have numbers, but no rows.
//      CHECK:{
// CHECK-NEXT:  "main": {
// CHECK-NEXT:    "name": "time on slow [s]",
// CHECK-NEXT:    "results": {
// CHECK-NEXT:      "5": {
// CHECK-NEXT:        "value": 9.5367431640625e-07,
// CHECK-NEXT:        "bgColor": "#9ecae9"
// CHECK-NEXT:      },
// CHECK-NEXT:      "1": {
// CHECK-NEXT:        "value": 1.1920928955078125e-07,
// CHECK-NEXT:        "bgColor": "#ffbf79"
// CHECK-NEXT:      },
// CHECK-NEXT:      "13": {
// CHECK-NEXT:        "value": 1.1920928955078125e-07,
// CHECK-NEXT:        "bgColor": "#ffbf79"
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  },
  func.func @main(%x: tensor<1024xf32>, %n: index) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
    // 0
    %e = tensor.empty() : tensor<1024xf32>
    // 1, with arith.negf 2 and linalg.yield 3. 8192 B / 2^36 B/s = 2^-23 s.
    %0 = linalg.negf ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
    // 4
    %c0 = arith.constant 0 : index
    // 5: 1024 / 2^30 op/s = 2^-20 s, bound by compute.
    %1 = math.exp %x : tensor<1024xf32>
    // 6, 7
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    // 8, with the inner op 9 and the yield 10. An unknown number of times: no
    // number for 9.
    %2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> tensor<1024xf32> {
      %b = arith.negf %a : tensor<1024xf32>
      scf.yield %b : tensor<1024xf32>
    }
    // 11
    %c3 = arith.constant 3 : index
    // 12, with 13 (the inner loop) and 14 (the yield). The op in 13 has no node of
    // its own, so its time stands there: 2^-23 s, that of the least bytes, as the
    // executions may hand on the tensor without the memory.
    %3 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %0) -> tensor<1024xf32> {
      %d = scf.for %j = %c0 to %c2 step %c1 iter_args(%f = %a) -> tensor<1024xf32> {
        %b = arith.negf %f : tensor<1024xf32>
        scf.yield %b : tensor<1024xf32>
      }
      scf.yield %d : tensor<1024xf32>
    }
    return %1, %2, %3 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
  }

// CHECK-NEXT:  "</script>\"\n": {
// CHECK-NEXT:    "name": "time on slow [s]",
// CHECK-NEXT:    "results": {
// CHECK-NEXT:      "0": {
// CHECK-NEXT:        "value": 1.1920928955078125e-07,
// CHECK-NEXT:        "bgColor": "#ffbf79"
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:}
  func.func @"</script>\22\0A"(%x: tensor<1024xf32>) -> tensor<1024xf32> {
    %0 = arith.negf %x : tensor<1024xf32>
    return %0 : tensor<1024xf32>
  }
}
