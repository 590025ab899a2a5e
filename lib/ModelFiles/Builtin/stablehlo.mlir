// StableHLO and CHLO. What each op counts is what docs/Model.md says of the op
// of arith, math, complex, linalg or tensor that does the same.
// "aliases" = ["mhlo"]

// Arithmetic (R2, R4, R6).
roofline.model "stablehlo.add" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 2}}
roofline.model "stablehlo.subtract" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 2}}
roofline.model "stablehlo.multiply" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 6}}
roofline.model "stablehlo.divide" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 11}}
roofline.model "stablehlo.remainder" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "stablehlo.maximum" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "stablehlo.minimum" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "stablehlo.negate" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 2}}
roofline.model "stablehlo.abs" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 3, special = 1}}
roofline.model "stablehlo.ceil" elementwise {float = {vector = 1}}
roofline.model "stablehlo.floor" elementwise {float = {vector = 1}}
roofline.model "stablehlo.round_nearest_afz" elementwise {float = {vector = 1}}
roofline.model "stablehlo.round_nearest_even" elementwise {float = {vector = 1}}
roofline.model "stablehlo.and" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.or" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.xor" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.not" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.shift_left" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.shift_right_arithmetic" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.shift_right_logical" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.count_leading_zeros" elementwise {integer = {integer = 1}}
roofline.model "stablehlo.popcnt" elementwise {integer = {integer = 1}}
// max(min, x) and min(max, x).
roofline.model "stablehlo.clamp" elementwise {operand = 1, float = {vector = 2}, integer = {integer = 2}}
// x = 0 or x is no number: x, else copysign(1, x). Of integers, 0 or (x >> bits) | 1.
roofline.model "stablehlo.sign" elementwise {float = {vector = 1, other = 2}, integer = {integer = 2, other = 2}, complex = {vector = 5, special = 1}}
// |x| != inf.
roofline.model "stablehlo.is_finite" elementwise {float = {vector = 1, other = 1}}

// Transcendentals (R3, R6).
roofline.model "stablehlo.exponential" elementwise {float = {special = 1}, complex = {vector = 2, special = 3}}
roofline.model "stablehlo.exponential_minus_one" elementwise {float = {special = 1}, complex = {vector = 3, special = 3}}
roofline.model "stablehlo.log" elementwise {float = {special = 1}, complex = {vector = 3, special = 3}}
roofline.model "stablehlo.log_plus_one" elementwise {float = {special = 1}, complex = {vector = 4, special = 3}}
roofline.model "stablehlo.sqrt" elementwise {float = {special = 1}, complex = {vector = 8, special = 3}}
roofline.model "stablehlo.rsqrt" elementwise {float = {special = 1}, complex = {vector = 11, special = 3}}
roofline.model "stablehlo.cbrt" elementwise {float = {special = 1}}
roofline.model "stablehlo.sine" elementwise {float = {special = 1}, complex = {vector = 2, special = 4}}
roofline.model "stablehlo.cosine" elementwise {float = {special = 1}, complex = {vector = 3, special = 4}}
roofline.model "stablehlo.tan" elementwise {float = {special = 1}, complex = {vector = 5, special = 4}}
roofline.model "stablehlo.tanh" elementwise {float = {special = 1}, complex = {vector = 5, special = 4}}
roofline.model "stablehlo.atan2" elementwise {float = {special = 1}, complex = {vector = 40, special = 6}}
roofline.model "stablehlo.power" elementwise {float = {special = 1}, integer = {special = 1}, complex = {vector = 11, special = 6}}
// 1 / (1 + exp(-x)).
roofline.model "stablehlo.logistic" elementwise {float = {vector = 3, special = 1}}
roofline.model "chlo.erf" elementwise {float = {special = 1}}
roofline.model "chlo.erfc" elementwise {float = {special = 1}}
roofline.model "chlo.tan" elementwise {float = {special = 1}}
roofline.model "chlo.sinh" elementwise {float = {special = 1}}
roofline.model "chlo.cosh" elementwise {float = {special = 1}}
roofline.model "chlo.asin" elementwise {float = {special = 1}}
roofline.model "chlo.acos" elementwise {float = {special = 1}}
roofline.model "chlo.atan" elementwise {float = {special = 1}}
roofline.model "chlo.asinh" elementwise {float = {special = 1}}
roofline.model "chlo.acosh" elementwise {float = {special = 1}}
roofline.model "chlo.atanh" elementwise {float = {special = 1}}

// Comparisons, selections, casts (R5).
roofline.model "stablehlo.compare" elementwise {any = {other = 1}, complex = {other = 2}}
roofline.model "stablehlo.select" elementwise {operand = 1, any = {other = 1}}
roofline.model "stablehlo.convert" elementwise {any = {other = 1}, complex = {other = 2}}
roofline.model "stablehlo.reduce_precision" elementwise {float = {other = 1}}
roofline.model "stablehlo.complex" elementwise {any = {}}
roofline.model "stablehlo.real" elementwise {any = {}}
roofline.model "stablehlo.imag" elementwise {any = {}}

// Products (R1, R7).
roofline.model "stablehlo.dot_general" contraction {
  lhs_batch = "dot_dimension_numbers.lhs_batching_dimensions?",
  rhs_batch = "dot_dimension_numbers.rhs_batching_dimensions?",
  lhs_contract = "dot_dimension_numbers.lhs_contracting_dimensions?",
  rhs_contract = "dot_dimension_numbers.rhs_contracting_dimensions?"}
roofline.model "stablehlo.dot" contraction {lhs_contract = [-1], rhs_contract = [0]}
roofline.model "stablehlo.convolution" convolution {
  dims = "dimension_numbers", strides = "window_strides?", padding = "padding?",
  lhs_dilation = "lhs_dilation?", rhs_dilation = "rhs_dilation?",
  feature_groups = "feature_group_count", batch_groups = "batch_group_count"}

// Reductions: the body for each element.
roofline.model "stablehlo.reduce" reduction {dims = "dimensions"}
roofline.model "stablehlo.reduce_window" window {
  sizes = "window_dimensions", strides = "window_strides?", padding = "padding?",
  lhs_dilation = "base_dilations?", rhs_dilation = "window_dilations?"}

// Data-dependent access (R19).
roofline.model "stablehlo.gather" gather
roofline.model "stablehlo.dynamic_gather" gather
roofline.model "stablehlo.torch_index_select" gather
roofline.model "stablehlo.scatter" scatter

// Views (R15).
roofline.model "stablehlo.reshape" view
roofline.model "stablehlo.dynamic_reshape" view {operand = 0}
roofline.model "stablehlo.slice" view
roofline.model "stablehlo.real_dynamic_slice" view {operand = 0}
roofline.model "stablehlo.dynamic_slice" view {operand = 0}
roofline.model "stablehlo.bitcast_convert" view
roofline.model "stablehlo.optimization_barrier" view

// Copies (R16).
roofline.model "stablehlo.transpose" copy {permutation = "permutation"}
roofline.model "stablehlo.broadcast" copy
roofline.model "stablehlo.broadcast_in_dim" copy
roofline.model "stablehlo.dynamic_broadcast_in_dim" copy {operands = 1}
roofline.model "stablehlo.concatenate" copy
roofline.model "stablehlo.reverse" copy
roofline.model "stablehlo.pad" copy {operands = 1, crop_low = "edge_padding_low", crop_high = "edge_padding_high"}
roofline.model "stablehlo.iota" copy
roofline.model "stablehlo.dynamic_iota" copy {operands = 0}
roofline.model "stablehlo.dynamic_update_slice" update

// Constants (R14), what executes others (R8), and what does nothing.
roofline.model "stablehlo.constant" constant
roofline.model "stablehlo.while" loop {compare = "stablehlo.compare", direction = "comparison_direction", step = "stablehlo.add"}
roofline.model "stablehlo.case" branch
roofline.model "stablehlo.if" branch
roofline.model "stablehlo.composite" call {callee = "decomposition"}
roofline.model "stablehlo.return" free
roofline.model "stablehlo.get_dimension_size" free
roofline.model "stablehlo.create_token" free
roofline.model "stablehlo.after_all" free
roofline.model "stablehlo.partition_id" free
roofline.model "stablehlo.replica_id" free
