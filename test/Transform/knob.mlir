// RUN: roofline-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
//
// docs/use/Tuning.md: the options of a knob, pruned and ordered by predicted time.
// A pass of an operand is 524,288 B, 26.2 us. 2 * 512^3 operations take 268.4 us.
// The loop over k is the innermost, so that C stays: it is read and written once.
//
// sizes          elements  passes of A, B, C   B           time               tiles
// 128, 128, 16   20,480    4 + 4 + 2           5,242,880   268.4 us, compute  512
// 128, 224, 8    31,488    3 + 4 + 2           4,718,592   268.4 us, compute  768
// 128, 128, 8    18,432    4 + 4 + 2           5,242,880   268.4 us, compute  1024
// 120, 128, 8    17,344    4 + 5 + 2           5,767,168   288.4 us
// 64, 64, 8      5,120     8 + 8 + 2           9,437,184   471.9 us
// 0, 0, 8        all of C doesn't fit
//
// 120 rows fill 128: compute takes 268.4 * (4 * 128 + 32) / 512 = 285.2 us.

// CHECK-LABEL: @tile
// CHECK: transform.tune.knob<"tile"> options =
// CHECK-SAME{LITERAL}: [[128, 128, 16], [128, 224, 8], [128, 128, 8], [120, 128, 8], [64, 64, 8]] ->
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[64, 64, 8], [128, 224, 8], [120, 128, 8], [0, 0, 8], [128, 128, 16], [128, 128, 8]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

// What is selected stays; dense arrays are options as well.
// CHECK-LABEL: @tile
// CHECK: transform.tune.knob<"tile"> = array<i64: 0, 0, 8> from options =
// CHECK-SAME: [array<i64: 128, 128, 16>, array<i64: 128, 128, 8>, array<i64: 0, 0, 8>] ->
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> = array<i64: 0, 0, 8> from options = [array<i64: 0, 0, 8>, array<i64: 128, 128, 16>, array<i64: 128, 128, 8>] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

// With `select` the first option is selected, and what was is dropped where it
// doesn't fit.
// CHECK-LABEL: @tile
// CHECK: transform.tune.knob<"tile"> = array<i64: 128, 128, 16> from options =
// CHECK-SAME: [array<i64: 128, 128, 16>, array<i64: 128, 128, 8>] ->
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> = array<i64: 0, 0, 8> from options = [array<i64: 0, 0, 8>, array<i64: 128, 128, 16>, array<i64: 128, 128, 8>] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.roofline.rank_knob %knobs by %op level "dram" select : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

// With k as the outermost loop A passes once, B once for each tile of m, and C is
// read and written for each of k: 1 + 4 + 128 passes, or with less room 1 + 16 + 4.
// CHECK-LABEL: @tile
// CHECK: transform.tune.knob<"tile"> options =
// CHECK-SAME{LITERAL}: [[32, 32, 256]] ->
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[128, 128, 8], [32, 32, 256]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.roofline.rank_knob %knobs by %op level "dram" order = [2, 0, 1] : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[0, 0, 0]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{no option of knob 'tile' fits in the memory that 'dram' is tiled for}}
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [16, 32] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{expected options of 3 tile sizes, got 16 : i64}}
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[16, 32]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{expected options of 3 tile sizes, got [16, 32]}}
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[16, 32, -1]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{expected options of 3 tile sizes, got [16, 32, -1]}}
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = "any" -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{expected a 'transform.tune.knob' with an array of options, got 'transform.tune.knob'}}
  transform.roofline.rank_knob %knobs by %op level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[16, 32, 8]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'linalg.matmul' can't be tiled for 'sram'}}
  transform.roofline.rank_knob %knobs by %op level "sram" : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[16, 32, 8]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{expected 'order' to have each of the 3 loops once}}
  transform.roofline.rank_knob %knobs by %op level "dram" order = [0, 1] : !transform.any_op, !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %sizes = transform.tune.knob<"tile"> options = [[16, 32, 8]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'builtin.module' has no figures: it costs nothing, has no model, or is part of another op's payload}}
  transform.roofline.rank_knob %knobs by %root level "dram" : !transform.any_op, !transform.any_op
  transform.yield
}
}
