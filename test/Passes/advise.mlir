// RUN: roofline-opt %s --roofline="report=none advise" | FileCheck %s
// RUN: roofline-opt %s --roofline-advise | FileCheck %s
// RUN: roofline-opt %s --roofline-advise --roofline-advise -o %t.twice
// RUN: roofline-opt %s --roofline-advise -o %t.once
// RUN: diff %t.once %t.twice
// RUN: roofline-opt %s --roofline="report=none" --roofline-strip \
// RUN:   | FileCheck %s --check-prefix=STRIPPED
// RUN: roofline-opt %s --roofline-advise --roofline-strip \
// RUN:   | FileCheck %s --check-prefix=STRIPPED
// RUN: not roofline-opt %S/Inputs/empty.mlir --roofline-advise 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NO-TARGET
//
// docs/understand/Traffic.md, "advice". Elements have 2 bytes.
// STRIPPED-NOT: roofline.tiling
// NO-TARGET: error: expected a target

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {

// 32,768 elements. In multiples of 16, 32 and 8: 128 x 192 of C, 128 x 8 of A and
// 8 x 192 of B are 27,136, in 4 * 3 tiles (the last 128 wide): A passes 3 times, B 4
// times, C once: 2 * 512 * 512 * 8 = 4,194,304 B. 128 x 224 fits and moves as much,
// in more room (31,488). 2 * 512^3 op at 1e12 op/s take
// 268 us, in which dram moves 5,368,709 B: 5 + 4 + 1 passes of 524,288 B are the
// most, with 112 x 128 of C, 16,256 elements in all.
// CHECK-LABEL: @matmul
// CHECK: linalg.fill ins
// CHECK: linalg.matmul {
// CHECK-SAME: roofline.tiling = #roofline.tiling<"t", <"dram", sizes = [128, 192, 8], order = [1, 0, 2], bytes = 4194304, compute_bound = [112, 128, 8]>>
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<512x512xf16>
  %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<512x512xf16>) -> tensor<512x512xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%fill : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}

// All of it fits: 20 * 24 + 24 * 28 + 20 * 28 elements, the last ones read and
// written. 26,880 op take 27 ns, in which dram moves 537 B, not 4544.
// CHECK-LABEL: @whole
// CHECK: linalg.matmul {{.*}}<"dram", sizes = [20, 28, 24], order = {{.*}}, bytes = 4544>>
func.func @whole(%a: tensor<20x24xf16>, %b: tensor<24x28xf16>, %c: tensor<20x28xf16>) -> tensor<20x28xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<20x24xf16>, tensor<24x28xf16>) outs(%c : tensor<20x28xf16>) -> tensor<20x28xf16>
  return %0 : tensor<20x28xf16>
}

// Elementwise work and symbolic shapes have no advice.
// CHECK-LABEL: @none
// CHECK-NOT: roofline.tiling
func.func @none(%x: tensor<64xf16>, %a: tensor<?x64xf16>, %b: tensor<64x64xf16>, %c: tensor<?x64xf16>) -> (tensor<64xf16>, tensor<?x64xf16>) {
  %0 = linalg.exp ins(%x : tensor<64xf16>) outs(%x : tensor<64xf16>) -> tensor<64xf16>
  %1 = linalg.matmul ins(%a, %b : tensor<?x64xf16>, tensor<64x64xf16>) outs(%c : tensor<?x64xf16>) -> tensor<?x64xf16>
  return %0, %1 : tensor<64xf16>, tensor<?x64xf16>
}

// CHECK-LABEL: @end
func.func @end() {
  return
}
}
