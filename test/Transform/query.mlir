// RUN: roofline-opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// docs/use/Transform.md: figures as params.

// 1e9 op/s and 1e9 B/s; 1024 elements in sram, of which nothing more is known.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {

// 1000 additions; 3 * 4000 B in 12 us.
func.func @sum(%x: tensor<1000xf32>, %y: tensor<1000xf32>) -> tensor<1000xf32> {
  // expected-remark @below {{least time 1.200000e-05 : f64}}
  // expected-remark @below {{best time 1.200000e-05 : f64}}
  // expected-remark @below {{intensity 0.083333333333333329 : f64}}
  // expected-remark @below {{ridge 1.000000e+00 : f64}}
  // expected-remark @below {{headroom 2.000000e+00 : f64}}
  // expected-remark @below {{least bytes 12000 : i64}}
  // expected-remark @below {{best bytes 12000 : i64}}
  // expected-remark @below {{operations 1000 : i64}}
  // expected-remark @below {{executions 1 : i64}}
  // expected-remark @below {{seconds of sram 6.000000e-06 : f64}}
  %0 = arith.addf %x, %y : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}

// The figures are those of all executions, and of the IR at the query. Unrolled by
// 2: two copies in a loop of two iterations, and the rest.
func.func @loop(%x: tensor<1000xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %5 = arith.constant 5 : index
  scf.for %i = %0 to %5 step %1 {
    // expected-remark @below {{executions 5 : i64}}
    // expected-remark @below {{operations 5000 : i64}}
    // expected-remark @below {{unrolled 2 : i64, 2 : i64, 1 : i64}}
    %y = arith.subf %x, %x : tensor<1000xf32>
  }
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %sum = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
  %0 = transform.roofline.query seconds of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %0, "least time" at %sum : !transform.any_param, !transform.any_op
  %1 = transform.roofline.query achievable_seconds of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "best time" at %sum : !transform.any_param, !transform.any_op
  %2 = transform.roofline.query intensity of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %2, "intensity" at %sum : !transform.any_param, !transform.any_op
  %3 = transform.roofline.query ridge of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %3, "ridge" at %sum : !transform.any_param, !transform.any_op
  %4 = transform.roofline.query headroom of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %4, "headroom" at %sum : !transform.any_param, !transform.any_op
  %5 = transform.roofline.query bytes of %sum : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %5, "least bytes" at %sum : !transform.param<i64>, !transform.any_op
  %6 = transform.roofline.query achievable_bytes of %sum : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %6, "best bytes" at %sum : !transform.param<i64>, !transform.any_op
  %7 = transform.roofline.query operations of %sum : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %7, "operations" at %sum : !transform.param<i64>, !transform.any_op
  %8 = transform.roofline.query executions of %sum : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %8, "executions" at %sum : !transform.any_param, !transform.any_op
  %9 = transform.roofline.query seconds of %sum level "sram" : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %9, "seconds of sram" at %sum : !transform.any_param, !transform.any_op

  %inside = transform.structured.match ops{["arith.subf"]} in %root : (!transform.any_op) -> !transform.any_op
  %10 = transform.roofline.query executions of %inside : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %10, "executions" at %inside : !transform.param<i64>, !transform.any_op
  %11 = transform.roofline.query operations of %inside : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %11, "operations" at %inside : !transform.param<i64>, !transform.any_op
  %loop = transform.get_parent_op %inside {op_name = "scf.for"} : (!transform.any_op) -> !transform.op<"scf.for">
  transform.loop.unroll %loop {factor = 2} : !transform.op<"scf.for">
  %unrolled = transform.structured.match ops{["arith.subf"]} in %root : (!transform.any_op) -> !transform.any_op
  %12 = transform.roofline.query executions of %unrolled : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %12, "unrolled" at %unrolled : !transform.param<i64>, !transform.any_op
  transform.yield
}
}

// -----

// 16e18 elements of 4 B: no figure is rounded.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @large(%a: memref<4000000000x4000000000xf32>) {
  %0 = arith.constant 0.0 : f32
  linalg.fill ins(%0 : f32) outs(%a : memref<4000000000x4000000000xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'linalg.fill' has no 'bytes': it doesn't fit in 64 bits: 64000000000000000000}}
  %0 = transform.roofline.query bytes of %op : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

// Symbols have no value.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'math.absf' has no 'achievable_bytes': it is symbolic: 8*arg0_d0}}
  %0 = transform.roofline.query achievable_bytes of %op : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

// Nor have times that depend on them.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'math.absf' has no 'seconds': it is symbolic}}
  %0 = transform.roofline.query seconds of %op : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'math.absf' has no 'seconds': the target has no memory level 'l2'}}
  %0 = transform.roofline.query seconds of %op level "l2" : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

// Constants cost nothing.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @large(%a: memref<4000000000x4000000000xf32>) {
  %0 = arith.constant 0.0 : f32
  linalg.fill ins(%0 : f32) outs(%a : memref<4000000000x4000000000xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'arith.constant' has no figures: it costs nothing, has no model, or is part of another op's payload}}
  %0 = transform.roofline.query seconds of %op : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

// Nobody knows how often the loop runs.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @unbounded(%x: tensor<8xf32>, %p: i1) {
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    %0 = math.absf %x : tensor<8xf32>
    scf.yield
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'math.absf' has no 'executions': the number of executions has no known bound}}
  %0 = transform.roofline.query executions of %op : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

// What the best tiling of the innermost level moves is not known.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 4.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 2.0e9, "capacity_bytes" = 4096>>>>>} {
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'linalg.matmul' has no 'achievable_bytes': it is not known}}
  %0 = transform.roofline.query achievable_bytes of %op level "sram" : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
