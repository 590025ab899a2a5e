// RUN: roofline-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(roofline-attach-target{target=%S/Inputs/sram.mlir}, transform-interpreter)" | FileCheck %s
//
// docs/use/Tuning.md: several knobs together. A pass of an operand is 524,288 B,
// 26.2 us; 2 * 512^3 operations take 268.4 us. In the order m, n, k the loop over
// k is the innermost: C is read and written once.
//
// m, n, k        B of room  passes of A, B, C   time               tiles
// 128, 128, 16   40,960     4 + 4 + 2           268.4 us, compute  512
// 128, 224, 8    62,976     3 + 4 + 2           268.4 us, compute  768
// 128, 128, 8    36,864     4 + 4 + 2           268.4 us, compute  1024
// 64, 224, 8     33,280     3 + 8 + 2           340.8 us           1536
// 64, 128, 16    22,528     4 + 8 + 2           367.0 us           1024
// 128, 224, 16   68,608     doesn't fit
// 64, 224, 16    37,888     as with k = 8: 128, 128, 8 takes less room and time
// 128, 64, 16    22,528     as 64, 128, 16, which comes first
//
// With k as the outermost loop C comes and goes 32 or 64 times.

// CHECK-LABEL: @tile
// CHECK: transform.tune.knob<"m"> = 128 : i64 from options = [64, 128]
// CHECK: transform.tune.knob<"n"> = 128 : i64 from options = [64, 128, 224]
// CHECK: transform.tune.knob<"k"> = 16 : i64 from options = [8, 16]
// CHECK: transform.tune.knob<"o"> = [0, 1, 2] from options =
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %n = transform.tune.knob<"n"> options = [64, 128, 224] -> !transform.any_param
  %k = transform.tune.knob<"k"> options = [8, 16] -> !transform.any_param
  %o = transform.tune.knob<"o"> options = [[2, 0, 1], [0, 1, 2]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op first 5
      roles = {k = "tile dram 2", m = "tile dram 0", n = "tile dram 1", o = "order dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{k = 16 : i64, m = 128 : i64, n = 128 : i64, o = [0, 1, 2]}, {k = 8 : i64, m = 128 : i64, n = 224 : i64, o = [0, 1, 2]}, {k = 8 : i64, m = 128 : i64, n = 128 : i64, o = [0, 1, 2]}, {k = 8 : i64, m = 64 : i64, n = 224 : i64, o = [0, 1, 2]}, {k = 16 : i64, m = 64 : i64, n = 128 : i64, o = [0, 1, 2]}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}

// -----

// What is selected stays: of m = 64 and n = 128 the best is 64, 128, 16.
// CHECK-LABEL: @selected
// CHECK: transform.tune.knob<"m"> = 64 : i64 from options = [64, 128]
// CHECK: transform.tune.knob<"n"> = 128 : i64 from options = [64, 128, 224]
// CHECK: transform.tune.knob<"k"> = 16 : i64 from options = [8, 16]
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @selected(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> = 64 : i64 from options = [64, 128] -> !transform.any_param
  %n = transform.tune.knob<"n"> = 128 : i64 from options = [64, 128, 224] -> !transform.any_param
  %k = transform.tune.knob<"k"> options = [8, 16] -> !transform.any_param
  %o = transform.tune.knob<"o"> options = [[2, 0, 1], [0, 1, 2]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op first 2
      roles = {k = "tile dram 2", m = "tile dram 0", n = "tile dram 1", o = "order dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{k = 16 : i64, m = 64 : i64, n = 128 : i64, o = [0, 1, 2]}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}

// -----

// At most 8192 results, and m a divisor of n: the params of the second
// constraint are what the first one yields, and a constant.
// CHECK-LABEL: @constrained
// CHECK: transform.tune.knob<"m"> = 64 : i64 from
// CHECK: transform.tune.knob<"n"> = 128 : i64 from
// CHECK: transform.tune.knob<"k"> = 16 : i64 from
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @constrained(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %n = transform.tune.knob<"n"> options = [64, 128, 224] -> !transform.any_param
  %k = transform.tune.knob<"k"> options = [8, 16] -> !transform.any_param
  %most = transform.param.constant 8192 : i64 -> !transform.any_param
  %area = transform.smt.constrain_params(%m, %n) : (!transform.any_param, !transform.any_param) -> !transform.any_param {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %product = smt.declare_fun : !smt.int
    %value = smt.int.mul %a, %b
    %defined = smt.eq %product, %value : !smt.int
    smt.assert %defined
    %rest = smt.int.mod %b, %a
    %zero = smt.int.constant 0
    %divides = smt.eq %rest, %zero : !smt.int
    smt.assert %divides
    smt.yield %product : !smt.int
  }
  transform.smt.constrain_params(%area, %most) : (!transform.any_param, !transform.any_param) -> () {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %fits = smt.int.cmp le %a, %b
    smt.assert %fits
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op first 2
      roles = {k = "tile dram 2", m = "tile dram 0", n = "tile dram 1"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{k = 16 : i64, m = 64 : i64, n = 128 : i64}, {k = 8 : i64, m = 64 : i64, n = 128 : i64}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}

// -----

// Each op of the SMT dialect that has a value: of m = 64 and 128, and the selected p = -7, only 128
// meets all. SMT-LIB divides so that the rest is not negative: -7 div 2 = -4,
// -7 mod 2 = 1, -7 div -2 = 4.
// CHECK-LABEL: @logic
// CHECK: transform.tune.knob<"m"> = 128 : i64 from
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @logic(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] {ranked} -> !transform.any_param
  %n = transform.tune.knob<"n"> options = [64] {ranked} -> !transform.any_param
  %k = transform.tune.knob<"k"> options = [8] {ranked} -> !transform.any_param
  %p = transform.tune.knob<"p"> = -7 : i64 from options = [-7, 1] -> !transform.any_param
  %flag = transform.tune.knob<"flag"> = true from options = [true] -> !transform.any_param
  transform.smt.constrain_params(%m, %p, %flag) : (!transform.any_param, !transform.any_param, !transform.any_param) -> () {
  ^bb0(%a: !smt.int, %b: !smt.int, %f: !smt.bool):
    %two = smt.int.constant 2
    %minus = smt.int.constant -2
    %one = smt.int.constant 1
    %four = smt.int.constant 4
    %seven = smt.int.constant 7
    %true = smt.constant true
    %q = smt.int.div %b, %two
    %r = smt.int.mod %b, %two
    %s = smt.int.div %b, %minus
    %t = smt.int.add %q, %s
    %zero = smt.int.sub %one, %one
    %abs = smt.int.abs %b
    %e0 = smt.eq %t, %zero : !smt.int
    %e1 = smt.eq %r, %one : !smt.int
    %e2 = smt.eq %s, %four : !smt.int
    %e3 = smt.eq %abs, %seven : !smt.int
    %e4 = smt.distinct %q, %r, %s : !smt.int
    %all = smt.and %e0, %e1, %e2, %e3, %e4, %f
    smt.assert %all
    %small = smt.int.cmp lt %a, %four
    %large = smt.int.cmp ge %a, %four
    %either = smt.xor %small, %large
    smt.assert %either
    %ninety = smt.int.constant 90
    %over = smt.int.cmp gt %a, %ninety
    %unknown = smt.declare_fun : !smt.bool
    %notTrue = smt.not %true
    %any = smt.or %unknown, %true
    smt.assert %any
    %vacuous = smt.implies %notTrue, %unknown
    smt.assert %vacuous
    %chosen = smt.ite %over, %true, %notTrue : !smt.bool
    smt.assert %chosen
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} attributes {ranked} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0", n = "tile dram 1", k = "tile dram 2"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{k = 8 : i64, m = 128 : i64, n = 64 : i64}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}

// -----

// In two parts: 2 + 2 passes of halves and a result of each, both read, with what
// was there, and written as one: 14 passes, 367.0 us, and no less room.
// CHECK-LABEL: @split
// CHECK: transform.tune.knob<"s"> = 1 : i64 from
// CHECK: transform.tune.knob<"t"> = array<i64: 128, 128, 8> from
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @split(%op: !transform.any_op {transform.readonly}) {
  %s = transform.tune.knob<"s"> options = [2, 1] -> !transform.any_param
  %t = transform.tune.knob<"t"> options = [array<i64: 128, 128, 8>] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op first 9
      roles = {s = "split 2", t = "tile dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{s = 1 : i64, t = array<i64: 128, 128, 8>}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}

// -----

// B packed: read and written once more, 12 passes of 26.2 us. The compute units
// take 268.4 us as before, and the room is the same: nothing is won.
// CHECK-LABEL: @packed
// CHECK: transform.tune.knob<"b"> = 0 : i64 from
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}
transform.named_sequence @packed(%op: !transform.any_op {transform.readonly}) {
  %b = transform.tune.knob<"b"> options = [1, 0] -> !transform.any_param
  %t = transform.tune.knob<"t"> options = [array<i64: 128, 128, 8>] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
  %ranked = transform.roofline.rank_knobs %knobs by %op first 9
      roles = {b = "pack 1", t = "tile dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  // expected-remark @below {{{b = 0 : i64, t = array<i64: 128, 128, 8>}}}
  transform.debug.emit_param_as_remark %ranked : !transform.any_param
  transform.yield
}
}
