// RUN: sed -e '/^module/r %S/Inputs/matmul.mlir' -e '/^transform.*@__transform_main/r %S/Inputs/match-knobs.mlir' %s | \
// RUN:   roofline-opt --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(roofline-attach-target{target=%S/Inputs/sram.mlir}, transform-interpreter)"
//
// What transform.roofline.rank_knobs refuses, and why. Each module has @matmul;
// its main sequence begins with handles of the op and of all knobs.

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %u = transform.tune.knob<"u"> options = [1, 2] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'u' can't be ranked: the model has no price for 'unroll': the cost of loops is in no figure; give a block in registers as the tile for the level around them}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0", u = "unroll"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %v = transform.tune.knob<"v"> options = [4, 8] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'v' can't be ranked: the model has no price for 'vector_width': rates are those of full vectors}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {v = "vector_width"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %w = transform.tune.knob<"w"> options = [64] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'w' can't be ranked: the model has no price for 'workgroup': the number of threads is in no figure; give what a workgroup computes as the tile for the level around its memory}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {w = "workgroup"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %p = transform.tune.knob<"p"> options = [true, false] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'p' can't be ranked: the model has no price for 'packing': give 'pack OPERAND' for each operand}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {p = "packing"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %n = transform.tune.knob<"n"> options = [64, 128, 224] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'm' has no role}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {n = "tile dram 1"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{no knob is called 'n'}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0", n = "tile dram 1"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %m2 = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'm' is there twice}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'm': the op can't be tiled for 'sram'}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile sram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = ["a"] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{knob 'm' can't be ranked: expected options of integers, got "a"}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = "any" -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{expected a 'transform.tune.knob' with an array of options, got 'transform.tune.knob'}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{expected a 'transform.tune.knob' with an array of options, got 'linalg.matmul'}}
  %ranked = transform.roofline.rank_knobs %op by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %both = transform.merge_handles %op, %op : !transform.any_op
  // expected-error @below {{expected one op to tile, got 2}}
  %ranked = transform.roofline.rank_knobs %knobs by %both
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{'builtin.module' has no figures: it costs nothing, has no model, or is part of another op's payload}}
  %ranked = transform.roofline.rank_knobs %knobs by %root
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %t = transform.tune.knob<"t"> options = [[0, 0, 0]] -> !transform.any_param
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{no choice of the knobs fits and meets all constraints}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {t = "tile dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
    %false = smt.constant false
    smt.assert %false
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{no choice of the knobs fits and meets all constraints}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
  // expected-note @below {{'smt.declare_fun' has no known value}}
    %x = smt.declare_fun : !smt.int
    %c = smt.int.cmp lt %a, %x
    smt.assert %c
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
    %z = smt.int.constant 0
  // expected-note @below {{'smt.int.div' has no known value}}
    %x = smt.int.div %a, %z
    %c = smt.int.cmp lt %a, %x
    smt.assert %c
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
  // expected-note @below {{'smt.forall' has no known value}}
    %c = smt.forall {
    ^bb0(%x: !smt.int):
      %d = smt.int.cmp lt %a, %x
      smt.yield %d : !smt.bool
    }
    smt.assert %c
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
  // expected-note @below {{'smt.check' is no assertion}}
    smt.check sat {} unknown {} unsat {}
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  // expected-note @below {{only integers and booleans are evaluated, got !smt.bv<8>}}
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.bv<8>):
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [[64, 64, 8]] -> !transform.any_param
  // expected-note @below {{expected an integer to constrain, got [64, 64, 8]}}
  transform.smt.constrain_params(%m) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  %q = transform.param.constant 1 : i64 -> !transform.any_param
  %s = transform.num_associations %op : (!transform.any_op) -> !transform.param<i64>
  // expected-note @below {{a param is neither a knob nor a constant}}
  transform.smt.constrain_params(%m, %s) : (!transform.any_param, !transform.param<i64>) -> () {
  ^bb0(%a: !smt.int, %b: !smt.int):
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] -> !transform.any_param
  // expected-note @below {{what it yields isn't known}}
  %y = transform.smt.constrain_params(%m) : (!transform.any_param) -> !transform.any_param {
  ^bb0(%a: !smt.int):
    %x = smt.declare_fun : !smt.int
    smt.yield %x : !smt.int
  }
  transform.smt.constrain_params(%y) : (!transform.any_param) -> () {
  ^bb0(%a: !smt.int):
    %c = smt.eq %a, %a : !smt.int
    smt.assert %c
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %knobs by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @tile(%op: !transform.any_op {transform.readonly}) {
  %m = transform.tune.knob<"m"> options = [64, 128] {ranked} -> !transform.any_param
  %n = transform.tune.knob<"n"> options = [64, 128, 224] -> !transform.any_param
  // expected-note @below {{expected an integer to constrain, got nothing selected}}
  transform.smt.constrain_params(%m, %n) : (!transform.any_param, !transform.any_param) -> () {
  ^bb0(%a: !smt.int, %b: !smt.int):
  }
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %some = transform.structured.match ops{["transform.tune.knob"]} attributes {ranked} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{a constraint on the knobs can't be decided}}
  %ranked = transform.roofline.rank_knobs %some by %op
      roles = {m = "tile dram 0"} : (!transform.any_op, !transform.any_op) -> !transform.any_param
  transform.yield
}
}
