// UNSUPPORTED: asan
// RUN: cmake -G Ninja -S %S/Inputs/host -B %t.build %cmake_options
// RUN: cmake --build %t.build
// RUN: %t.build/host %plugin "roofline{target=v100 report=json output=%t.json}" %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=v100 report=json output=-" | diff - %t.json
// RUN: not %t.build/host %plugin "roofline{target=v10O}" %s 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not %t.build/host %t.json "roofline{target=v100}" %s 2>&1 | FileCheck %s --check-prefix=PLUGIN
//
// A compiler of one's own loads the plugin.

// TARGET: error: unknown target 'v10O'
// PLUGIN: host: Could not load library

func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x4xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x4xf32>) -> tensor<8x4xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
