// RUN: rm -rf %t && mkdir %t && cp %s %t/before.mlir && cd %t
// RUN: roofline-opt before.mlir --linalg-fuse-elementwise-ops \
// RUN:   --mlir-print-debuginfo -o after.mlir
// RUN: roofline-opt before.mlir --roofline="report=json output=before.json" \
// RUN:   -o /dev/null
// RUN: roofline-opt after.mlir --roofline="report=json output=after.json" \
// RUN:   -o /dev/null

// RUN: roofline-diff before.json after.json -o diff.txt
// RUN: diff %S/Inputs/fusion.txt diff.txt
// RUN: roofline-diff before.json after.json --format=json -o diff.json
// RUN: diff %S/Inputs/fusion.json diff.json
// RUN: python3 %S/Inputs/check_diff.py before.json after.json diff.json
// RUN: not roofline-diff before.json after.json --format=html -o diff.html \
// RUN:   --fail-if "function main:bytes<-40%" \
// RUN:   --fail-if "function main:bytes<=-40%" --fail-if "bytes<=-40%" \
// RUN:   --fail-if "any-op: flops>0.5k" 2>&1 | FileCheck %s --check-prefix=GATE
// RUN: diff %S/Inputs/fusion.html diff.html

// Programs give what their reports give.
// RUN: roofline-diff before.mlir after.mlir | sed s/[.]mlir/.json/ > programs.txt
// RUN: diff diff.txt programs.txt
// RUN: roofline-diff before.json after.mlir --format=json \
// RUN:   | sed s/[.]mlir/.json/ | diff diff.json -
// RUN: roofline-diff - after.json --format=json < before.json \
// RUN:   | sed 's/"-"/"before.json"/' | diff diff.json -

// Two element-wise ops before and after fusion, in every format, from reports
// and from programs (docs/use/Diff.md). Vector 2^36 op/s, dram 2^36 B/s.
//
// Before: "sum" reads 2 * 1024 B and writes 1024 B, 3072 B, and has 256 FLOP:
// 3 * 2^10 / 2^36 = 3 * 2^-26 s. "square" reads and writes 1024 B, 2048 B, and
// has 256 FLOP: 2 * 2^-26 s. In all 5120 B, 512 FLOP, 5 * 2^-26 s.
// After: "square" reads 2 * 1024 B and writes 1024 B, 3072 B, and has 512 FLOP:
// 3 * 2^-26 s. Saved: the sum, written once and read once: 2048 B, 40%, and
// 2 * 2^-26 s. At most live before: arguments, sum and result, 4096 B; after:
// arguments and result, 3072 B.
// In place (R26), only arguments have to come: 2048 B, 2^-25 s, and before the
// operations of "square", 2^-28 s.
// @other reads and writes 32 B: of the module's 5184 B, 2048 B are 39.5%.

// GATE: condition failed: function main:bytes<=-40%: 5.120 kB -> 3.072 kB (-2048 B, -40.0%)
// GATE-NEXT: condition failed: any-op: flops>0.5k: linalg.generic square in main: 256 FLOP -> 512 FLOP (+256 FLOP, +100.0%)
// GATE-NOT: condition

#id = affine_map<(i) -> (i)>
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "two-level" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "nobody",
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {

func.func @main(%a: tensor<256xf32>, %b: tensor<256xf32>) -> tensor<256xf32> {
  %empty = tensor.empty() : tensor<256xf32>
  %sum = linalg.generic {
      indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<256xf32>, tensor<256xf32>)
      outs(%empty : tensor<256xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<256xf32> loc("sum")
  %square = linalg.generic {
      indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%sum : tensor<256xf32>) outs(%empty : tensor<256xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = arith.mulf %x, %x : f32
    linalg.yield %0 : f32
  } -> tensor<256xf32> loc("square")
  return %square : tensor<256xf32>
}

// Stays as it is, and is in no table.
func.func @other(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.negf %a : tensor<8xf32> loc("negate")
  return %0 : tensor<8xf32>
}

}
