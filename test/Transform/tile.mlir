// RUN: roofline-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
//
// docs/use/Transform.md: advised tile sizes and orders. The matmul is that of
// test/Passes/advise.mlir, whose initial value is read: no other tile is better for
// that.

// As params, which upstream's tiling takes: n is not the outermost loop.
// CHECK-LABEL: func.func @matmul
// CHECK-DAG: %[[M:.*]] = arith.constant 128 : index
// CHECK-DAG: %[[N:.*]] = arith.constant 192 : index
// CHECK: scf.for {{.*}} step %[[M]]
// CHECK: scf.for {{.*}} step %[[N]]
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: linalg.matmul
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
  // expected-remark @below {{m 128 : i64}}
  // expected-remark @below {{n 192 : i64}}
  // expected-remark @below {{k 8 : i64}}
  // expected-remark @below {{outer 1 : i64}}
  // expected-remark @below {{middle 0 : i64}}
  // expected-remark @below {{inner 2 : i64}}
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %m, %n, %k = transform.roofline.tile_sizes of %op level "dram" : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
  transform.debug.emit_param_as_remark %m, "m" at %op : !transform.param<i64>, !transform.any_op
  transform.debug.emit_param_as_remark %n, "n" at %op : !transform.param<i64>, !transform.any_op
  transform.debug.emit_param_as_remark %k, "k" at %op : !transform.param<i64>, !transform.any_op
  %outer, %middle, %inner = transform.roofline.loop_order of %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
  transform.debug.emit_param_as_remark %outer, "outer" at %op : !transform.param<i64>, !transform.any_op
  transform.debug.emit_param_as_remark %middle, "middle" at %op : !transform.param<i64>, !transform.any_op
  transform.debug.emit_param_as_remark %inner, "inner" at %op : !transform.param<i64>, !transform.any_op
  %tiled, %loops:3 = transform.structured.tile_using_for %op tile_sizes [%m, %n, %k] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// With the order: n is the outermost loop.
// CHECK-LABEL: func.func @matmul
// CHECK-DAG: %[[M:.*]] = arith.constant 128 : index
// CHECK-DAG: %[[N:.*]] = arith.constant 192 : index
// CHECK: scf.for {{.*}} step %[[N]]
// CHECK: scf.for {{.*}} step %[[M]]
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: linalg.matmul
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
  // expected-remark @below {{tiled}}
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loops = transform.roofline.tile_by_advice %op level "dram" : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %tiled, "tiled" : !transform.any_op
  %count = transform.num_associations %loops : (!transform.any_op) -> !transform.param<i64>
  // expected-remark @below {{loops 3}}
  transform.debug.emit_param_as_remark %count, "loops" : !transform.param<i64>
  transform.yield
}
}

// -----

// All of it fits: there is nothing to tile.
// CHECK-LABEL: func.func @matmul
// CHECK-NOT: scf.for
// CHECK: linalg.matmul
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @matmul(%a: tensor<16x16xf16>, %b: tensor<16x16xf16>, %c: tensor<16x16xf16>) -> tensor<16x16xf16> {
  // expected-remark @below {{tiled}}
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf16>, tensor<16x16xf16>) outs(%c : tensor<16x16xf16>) -> tensor<16x16xf16>
  return %0 : tensor<16x16xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loops = transform.roofline.tile_by_advice %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %tiled, "tiled" : !transform.any_op
  %count = transform.num_associations %loops : (!transform.any_op) -> !transform.param<i64>
  // expected-remark @below {{loops 0}}
  transform.debug.emit_param_as_remark %count, "loops" : !transform.param<i64>
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
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{no advice how to tile 'linalg.matmul' for 'l2', only for 'dram'}}
  %tiled, %loops = transform.roofline.tile_by_advice %op level "l2" : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
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
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'linalg.matmul' has 3 loops, the op has 2 results}}
  %m, %n = transform.roofline.tile_sizes of %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>)
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
func.func @f(%x: tensor<8xf16>) -> tensor<8xf16> {
  %0 = math.absf %x : tensor<8xf16>
  return %0 : tensor<8xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{no advice how to tile 'math.absf': it is no contraction or convolution of static shape, or the target has no memory to tile for}}
  %m, %n = transform.roofline.loop_order of %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>)
  transform.yield
}
}

// -----

// Tiling is advised for what upstream can't tile.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {
func.func @f(%a: tensor<1x512x512xf16>, %b: tensor<1x512x512xf16>, %z: tensor<1xf16>) -> tensor<1x512x512xf16> {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x512x512xf16>, tensor<1x512x512xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x512x512xf16>
  return %0 : tensor<1x512x512xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["tosa.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'tosa.matmul' can't be tiled}}
  %tiled, %loops = transform.roofline.tile_by_advice %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
