// RUN: roofline-opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// docs/use/Transform.md: matchers by bound.

// 1e9 op/s, 1e9 B/s; sram 1e8 B/s.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"capacity_bytes" = 1024>>>>>} {

// 12 B and one operation per element.
func.func @memory(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  // expected-remark @below {{memory}}
  %0 = arith.addf %x, %y : tensor<64xf32>
  return %0 : tensor<64xf32>
}

// 8,192 operations, 3,072 B.
func.func @compute(%a: tensor<16x16xf32>, %b: tensor<16x16xf32>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  // expected-remark @below {{compute for certain}}
  %0 = linalg.matmul ins(%a, %b : tensor<16x16xf32>, tensor<16x16xf32>) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

func.func @symbolic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{symbolic}}
  %0 = math.absf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// No rate for f64, no bytes.
func.func @unknown(%x: f64) -> f64 {
  // expected-remark @below {{unknown}}
  %0 = arith.addf %x, %x : f64
  return %0 : f64
}

transform.named_sequence @is_memory(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "memory:dram" : !transform.any_op
  transform.roofline.match_bound %op "memory" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @is_sram(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "memory:sram" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @is_compute(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "compute:matrix" : !transform.any_op
  transform.roofline.match_bound %op "compute" certain : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @is_symbolic(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "symbolic" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @is_unknown(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "unknown" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @tell_memory(%op: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %op, "memory" : !transform.any_op
  transform.yield
}
transform.named_sequence @tell_sram(%op: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %op, "sram" : !transform.any_op
  transform.yield
}
transform.named_sequence @tell_compute(%op: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %op, "compute for certain" : !transform.any_op
  transform.yield
}
transform.named_sequence @tell_symbolic(%op: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %op, "symbolic" : !transform.any_op
  transform.yield
}
transform.named_sequence @tell_unknown(%op: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %op, "unknown" : !transform.any_op
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
  transform.foreach_match in %root
      @is_sram -> @tell_sram, @is_memory -> @tell_memory, @is_compute -> @tell_compute,
      @is_symbolic -> @tell_symbolic, @is_unknown -> @tell_unknown
      : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// The bound is that of the least traffic; `certain` asks for that of the best
// known tiling too (R24). 524,288 operations take 15.0 us. With 256 elements of
// fast memory some 2 * 64^3 / 16 elements have to move, 131,072 B in 13.1 us. In 0.8
// of it no tile of C much larger than 13 x 13 fits, beside a column of A and a row
// of B; A and B pass 5 times each and C is read and written: 12 * 16,384 B in
// 19.7 us.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 3.5e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 1024>>>>>} {
func.func @straddles(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-remark @below {{matched}}
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.roofline.match_bound %0 "compute" : !transform.any_op
  transform.debug.emit_remark_at %0, "matched" : !transform.any_op
  // expected-error @below {{expected an op bound by 'compute', got 'compute:matrix..memory:dram'}}
  transform.roofline.match_bound %0 "compute" certain : !transform.any_op
  transform.yield
}
}
