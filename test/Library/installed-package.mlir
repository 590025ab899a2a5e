// UNSUPPORTED: asan
// RUN: rm -rf %t.dir
// RUN: cmake --install %build --prefix %t.dir/installed
// RUN: cmake -G Ninja -S %S/Inputs/example-passes -B %t.dir/build \
// RUN:   -DCMAKE_PREFIX_PATH=%t.dir/installed %cmake_options -DCMAKE_UNITY_BUILD=ON
// RUN: cmake --build %t.dir/build
// RUN: mlir-opt %s --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(fuse-memory-bound)" | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(func.func(fuse-memory-bound))" | FileCheck %s
// RUN: %t.dir/installed/bin/roofline-opt %s --roofline-strip="target=true" \
// RUN:   | not mlir-opt --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:     --pass-pipeline="builtin.module(fuse-memory-bound)" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NO-TARGET
// RUN: mlir-opt %S/Inputs/hooks.mlir --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-fuse-elementwise)" \
// RUN:   | FileCheck %S/Inputs/hooks.mlir --check-prefix=FUSED
// RUN: mlir-opt %S/Inputs/hooks.mlir --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-fuse-greedily)" \
// RUN:   | FileCheck %S/Inputs/hooks.mlir --check-prefix=FUSED
// RUN: mlir-opt %S/Inputs/hooks.mlir --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-tile-and-fuse)" \
// RUN:   | FileCheck %S/Inputs/hooks.mlir --check-prefix=TILED
// RUN: mlir-opt %S/../Transform/schedule-registers.mlir \
// RUN:   --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-tile-rows)" \
// RUN:   | FileCheck %S/../Transform/schedule-registers.mlir --check-prefix=ROWS
// RUN: mlir-opt %S/Inputs/hooks.mlir --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-block-pack)" \
// RUN:   | FileCheck %S/Inputs/hooks.mlir --check-prefix=PACKED
// RUN: mlir-opt %S/Inputs/hooks.mlir --load-pass-plugin=%t.dir/build/libExamplePasses%shlibext \
// RUN:   --pass-pipeline="builtin.module(example-split-reduction)" \
// RUN:   | FileCheck %S/Inputs/hooks.mlir --check-prefix=SPLIT
//
// docs/extend/Library.md: passes of another project, built against the installed
// package and loaded into stock mlir-opt. The one here is on modules and on
// functions, those of Inputs/hooks.mlir are made of upstream's transforms.

// NO-TARGET: error: expected a target: roofline-attach-target adds one

#id = affine_map<(d0) -> (d0)>

// An op that loads and stores 4 B per element takes 8 ns each.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e9>>>>>} {

// One operation each: 1 ns. The op that the first two become has figures too.
// CHECK-LABEL: @light
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: arith.subf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @light(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %e = tensor.empty() : tensor<4096xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%1 : tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.subf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096xf32>
  return %2 : tensor<4096xf32>
}

// The second op has 9 operations, 9 ns: compute bounds it.
// CHECK-LABEL: @heavy
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: return
func.func @heavy(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %e = tensor.empty() : tensor<4096xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s0 = arith.addf %a, %a : f32
    %s1 = arith.addf %s0, %a : f32
    %s2 = arith.addf %s1, %a : f32
    %s3 = arith.addf %s2, %a : f32
    %s4 = arith.addf %s3, %a : f32
    %s5 = arith.addf %s4, %a : f32
    %s6 = arith.addf %s5, %a : f32
    %s7 = arith.addf %s6, %a : f32
    %s8 = arith.addf %s7, %a : f32
    linalg.yield %s8 : f32
  } -> tensor<4096xf32>
  return %1 : tensor<4096xf32>
}
}
