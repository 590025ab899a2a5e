// RUN: split-file %S/Inputs/nsight.csvs %t
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t/raw.json measured=%t/raw.csv" -o /dev/null
// RUN: FileCheck %s --input-file=%t/raw.json
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t/long.json measured=%t/long.csv" -o /dev/null
// RUN: diff %t/raw.json %t/long.json

// Nsight Compute's CSV: the raw page and the long layout (docs/use/Measured.md).
// Counters of instructions of threads, in the order add, mul, fma.
func.func @main(%x: tensor<1024x1024xf32>, %h: tensor<1024x1024xf16>,
                %i: tensor<1024x1024xi32>, %y: tensor<1024x1024xf32>)
    -> (tensor<1024x1024xf32>, tensor<1024x1024xf16>, tensor<1024x1024xi32>, tensor<1024x1024xf32>) {
  // Two launches: 20,000 + 22,000 ns = 42 us; 8.39 + 0.01 MB and 4.2 + 0 MB;
  // f: 1,000,000 + 24,288 + 2 * 12,144 = 1,048,576 each, and d: 1 + 2 + 2 * 3 =
  // 9 in the first.
  // CHECK: "location": "single",
  // CHECK: "measured": {
  // CHECK-NEXT: "time_seconds": 4.2{{0*4?}}e-05,
  // CHECK-NEXT: "operations": 2097161,
  // CHECK-NEXT: "bytes": 12600000,
  // CHECK-NEXT: "intensity": 0.166{{[0-9]*}},
  // CHECK-NEXT: "ops_per_second": 49932{{[0-9.]*}},
  // CHECK: "notes": [
  // CHECK-NEXT: "sum of 2 launches"
  // CHECK-NEXT: ]
  %single = linalg.add ins(%x, %y : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%y : tensor<1024x1024xf32>) -> tensor<1024x1024xf32> loc("single")
  // i32: in none of the counters, which have 100 of something else. 2^20 op, 2^23
  // B (%i is read once): 0.125 op/B; in 16 us 65.536 Gop/s.
  // CHECK: "location": "whole",
  // CHECK: "measured": {
  // CHECK-NEXT: "time_seconds": 1.6e-05,
  // CHECK-NEXT: "operations": 100,
  // CHECK-NEXT: "bytes": null,
  // CHECK-NEXT: "intensity": 0.125,
  // CHECK-NEXT: "ops_per_second": 6.5536e+10,
  // CHECK: "notes": [
  // CHECK-NEXT: "tensor cores and integers have no counter: operations of the model, which are more than those counted"
  // CHECK-NEXT: ]
  %whole = linalg.add ins(%i, %i : tensor<1024x1024xi32>, tensor<1024x1024xi32>)
      outs(%i : tensor<1024x1024xi32>) -> tensor<1024x1024xi32> loc("whole")
  // Pairs: 524,288 instructions hold between 524,288 and 1,048,576 operations;
  // the op has 1,048,576, in 8 us: 131.072 Gop/s.
  // CHECK: "location": "half",
  // CHECK: "measured": {
  // CHECK-NEXT: "time_seconds": 8e-06,
  // CHECK-NEXT: "operations": 524288,
  // CHECK-NEXT: "bytes": 6e+06,
  // CHECK-NEXT: "intensity": 0.174762{{[0-9]*}},
  // CHECK-NEXT: "ops_per_second": 1.31072e+11,
  // CHECK: "notes": [
  // CHECK-NEXT: "f16 instructions work on one or two values, 524.3 kFLOP to 1.049 MFLOP: operations of the model, which lie between"
  // CHECK-NEXT: ]
  %half = linalg.add ins(%h, %h : tensor<1024x1024xf16>, tensor<1024x1024xf16>)
      outs(%h : tensor<1024x1024xf16>) -> tensor<1024x1024xf16> loc("half")
  %matmul = linalg.matmul ins(%x, %y : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%x : tensor<1024x1024xf32>) -> tensor<1024x1024xf32> loc("unmeasured")
  return %single, %half, %whole, %matmul : tensor<1024x1024xf32>, tensor<1024x1024xf16>, tensor<1024x1024xi32>, tensor<1024x1024xf32>
}
