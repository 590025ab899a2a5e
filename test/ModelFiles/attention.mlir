// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work="models=%S/Inputs/attention.mlir" --verify-diagnostics
// RUN: roofline-opt %s --allow-unregistered-dialect \
// RUN:   --roofline="target=h100 models=%S/Inputs/attention.mlir report=none strict" \
// RUN:   | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect \
// RUN:   --roofline="target=h100 models=%S/Inputs/attention.mlir report=none" \
// RUN:   | roofline-opt --allow-unregistered-dialect --roofline-strip=target=true \
// RUN:   | FileCheck %s --check-prefix=STRIP

// An op of a dialect that nobody has registered does what a function of a model
// file does (docs/extend/Models.md).

// STRIP-NOT: roofline.

// B = 2, M = 8, K = 16, N = 32, V = 16:
// S = Q*K^T: 2*B*M*N*K = 16384; O = P*V: 2*B*M*V*N = 16384. Each factor is
// widened: 2*B*M*N*K/... casts: 2 * 8192 of each product = 32768 casts of f16.
// The softmax: max and subtraction, 2*B*M*N = 1024, and 512 exponentials; P to
// f16: 512 casts of f32.
// Bytes are those of the op: Q 2*8*16*2 = 512, K 2*16*32*2 = 2048, V 2048; the
// result 2*8*16*4 = 1024.
// CHECK-LABEL: @attention_static
func.func @attention_static(%q: tensor<2x8x16xf16>, %k: tensor<2x16x32xf16>, %v: tensor<2x32x16xf16>) -> tensor<2x8x16xf32> {
  // CHECK: "acme.attention"{{.*}}roofline.work = #roofline.work<
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 32768, vector(f32) = 1024, special(f32) = 512, other(f16) = 32768, other(f32) = 512, bytes_read = 4608, bytes_written = 1024>}}
  %0 = "acme.attention"(%q, %k, %v) : (tensor<2x8x16xf16>, tensor<2x16x32xf16>, tensor<2x32x16xf16>) -> tensor<2x8x16xf32>
  return %0 : tensor<2x8x16xf32>
}
