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
roofline.model "chlo.square" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 6}}
roofline.model "chlo.conj" elementwise {float = {}, complex = {vector = 1}}
// |x| = inf; x = inf.
roofline.model "chlo.is_inf" elementwise {float = {vector = 1, other = 1}}
roofline.model "chlo.is_pos_inf" elementwise {float = {other = 1}}
roofline.model "chlo.is_neg_inf" elementwise {float = {other = 1}}
// Functions that IREE and XLA compute as a polynomial or a series count as one.
roofline.model "chlo.erf" elementwise {float = {special = 1}}
roofline.model "chlo.erfc" elementwise {float = {special = 1}}
roofline.model "chlo.erf_inv" elementwise {float = {special = 1}}
roofline.model "chlo.lgamma" elementwise {float = {special = 1}}
roofline.model "chlo.digamma" elementwise {float = {special = 1}}
roofline.model "chlo.polygamma" elementwise {float = {special = 1}}
roofline.model "chlo.zeta" elementwise {float = {special = 1}}
roofline.model "chlo.bessel_i1e" elementwise {float = {special = 1}}
roofline.model "chlo.tan" elementwise {float = {special = 1}}
roofline.model "chlo.sinh" elementwise {float = {special = 1}}
roofline.model "chlo.cosh" elementwise {float = {special = 1}}
roofline.model "chlo.asin" elementwise {float = {special = 1}}
roofline.model "chlo.acos" elementwise {float = {special = 1}}
roofline.model "chlo.atan" elementwise {float = {special = 1}}
roofline.model "chlo.asinh" elementwise {float = {special = 1}}
roofline.model "chlo.acosh" elementwise {float = {special = 1}}
roofline.model "chlo.atanh" elementwise {float = {special = 1}}

// CHLO's ops whose operands are broadcast to each other.
roofline.model "chlo.broadcast_add" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}, complex = {vector = 2}}
roofline.model "chlo.broadcast_subtract" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}, complex = {vector = 2}}
roofline.model "chlo.broadcast_multiply" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}, complex = {vector = 6}}
roofline.model "chlo.broadcast_divide" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}, complex = {vector = 11}}
roofline.model "chlo.broadcast_remainder" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "chlo.broadcast_maximum" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "chlo.broadcast_minimum" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "chlo.broadcast_and" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_or" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_xor" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_shift_left" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_shift_right_arithmetic" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_shift_right_logical" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "chlo.broadcast_atan2" elementwise {broadcast = 1, float = {special = 1}, complex = {vector = 40, special = 6}}
roofline.model "chlo.broadcast_power" elementwise {broadcast = 1, float = {special = 1}, integer = {special = 1}, complex = {vector = 11, special = 6}}
roofline.model "chlo.broadcast_polygamma" elementwise {broadcast = 1, float = {special = 1}}
roofline.model "chlo.broadcast_zeta" elementwise {broadcast = 1, float = {special = 1}}
roofline.model "chlo.broadcast_compare" elementwise {broadcast = 1, any = {other = 1}, complex = {other = 2}}
roofline.model "chlo.broadcast_select" elementwise {broadcast = 1, operand = 1, any = {other = 1}}
roofline.model "chlo.broadcast_complex" elementwise {broadcast = 1, any = {}}

// Comparisons, selections, casts (R5).
roofline.model "stablehlo.compare" elementwise {any = {other = 1}, complex = {other = 2}}
roofline.model "stablehlo.select" elementwise {operand = 1, any = {other = 1}}
roofline.model "stablehlo.convert" elementwise {any = {other = 1}, complex = {other = 2}}
roofline.model "stablehlo.reduce_precision" elementwise {float = {other = 1}}
roofline.model "stablehlo.complex" elementwise {any = {}}
roofline.model "stablehlo.real" elementwise {any = {}}
roofline.model "stablehlo.imag" elementwise {any = {}}

// By StableHLO's definition: x / scale, rounded and converted; the zero point
// is added, and the storage's minimum and maximum hold. Back: the zero point is
// subtracted, and the difference converted and multiplied by the scale.
roofline.model "stablehlo.uniform_quantize" elementwise {float = {vector = 2, other = 1}, result = {integer = {integer = 3}}}
roofline.model "stablehlo.uniform_dequantize" elementwise {integer = {integer = 1, other = 1}, result = {float = {vector = 1}}}

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
// The padding is operand 2; if it isn't a constant, the op has no model.
roofline.model "stablehlo.dynamic_conv" convolution {
  dims = "dimension_numbers", strides = "window_strides?", padding = "$2",
  lhs_dilation = "lhs_dilation?", rhs_dilation = "rhs_dilation?",
  feature_groups = "feature_group_count", batch_groups = "batch_group_count"}

// The body for each element.
roofline.model "stablehlo.map" elementwise
roofline.model "stablehlo.reduce" reduction {dims = "dimensions"}
roofline.model "stablehlo.reduce_window" window {
  sizes = "window_dimensions", strides = "window_strides?", padding = "padding?",
  lhs_dilation = "base_dilations?", rhs_dilation = "window_dilations?"}
// One comparison less than elements for each window, one sum for each window.
roofline.model "stablehlo.select_and_scatter" select_scatter {
  sizes = "window_dimensions", strides = "window_strides?", padding = "padding?"}

// A Fourier transform of N numbers, if its lengths are powers of 2: 5*N*log2(N),
// a real one half of it (the measure of fftw.org/speed/method.html, and what
// radix 2 executes); other lengths have no model.
roofline.model "stablehlo.fft" dispatch {by = "fft_type"}
roofline.model "stablehlo.fft.FFT" formula {shape = 0, complex = {vector = "5*operand0*fft_length_log2"}}
roofline.model "stablehlo.fft.IFFT" formula {shape = 0, complex = {vector = "5*operand0*fft_length_log2"}}
roofline.model "stablehlo.fft.RFFT" formula {float = {vector = "floordiv(5*operand0*fft_length_log2, 2)"}}
roofline.model "stablehlo.fft.IRFFT" formula {complex = {vector = "floordiv(5*result0*fft_length_log2, 2)"}}

// Factorisations read one triangle. For n by n, n roots, n*(n - 1)/2 quotients,
// and n*(n*n - 1)/6 multiply-adds, those of products of blocks (R7).
roofline.model "stablehlo.cholesky" formula {shape = 0,
  read = {operand0 = "floordiv(operand0 + operand0_rows, 2)"},
  float = {matrix = "floordiv(operand0*operand0_d-1 - operand0_rows, 3)",
           vector = "floordiv(operand0 - operand0_rows, 2)", special = "operand0_rows"}}
// Each element of the result: (n - 1)/2 multiply-adds, and a quotient unless the
// diagonal is 1, which is then not read.
roofline.model "stablehlo.triangular_solve" formula {shape = 1,
  read = {operand0 = "floordiv(operand0 + operand0_rows - 2*unit_diagonal*operand0_rows, 2)"},
  float = {matrix = "operand1*operand0_d-1 - operand1", vector = "operand1 - operand1*unit_diagonal"}}

// Random bits, where the algorithm is said. Threefry, 20 rounds for 2 words of 32
// bits: an addition, a rotation (3) and an exclusive or; the key is added 2 + 5*3
// times. Philox, 10 rounds for 4 words: 2 products, 4 exclusive ors; and 9 times 2
// additions to the key. Numbers of less than 32 bits take a word.
roofline.model "stablehlo.rng_bit_generator" dispatch {by = "rng_algorithm"}
roofline.model "stablehlo.rng_bit_generator.THREE_FRY" formula {type = i32,
  integer = {integer = "117*ceildiv(max(result1_bits, 32*result1), 64)"}}
roofline.model "stablehlo.rng_bit_generator.PHILOX" formula {type = i32,
  integer = {integer = "78*ceildiv(max(result1_bits, 32*result1), 128)"}}

// Normalisations: what depends on the feature alone is computed once for each.
// (x - mean) / sqrt(variance + epsilon) * scale + offset.
roofline.model "stablehlo.batch_norm_inference" formula {shape = 0,
  float = {vector = "4*operand0 + operand1", special = "operand1"}}
// A sum and a quotient for the mean, a square, a sum and a quotient for the
// variance, and the same.
roofline.model "stablehlo.batch_norm_training" formula {shape = 0,
  float = {vector = "7*operand0 + 3*operand1", special = "operand1"}}
// With c = x - mean and g the gradient: c, sum(g), sum(g * c), 4 products and
// quotients, 2 differences, g * c / deviation summed up: 13; and for each
// feature variance + epsilon, its root, scale / deviation / elements.
roofline.model "stablehlo.batch_norm_grad" formula {shape = 0,
  float = {vector = "13*operand0 + 3*operand1", special = "operand1"}}

// Orders: how often elements are compared is up to the data.
roofline.model "stablehlo.sort" sort
roofline.model "chlo.top_k" sort

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
roofline.model "stablehlo.dynamic_pad" copy {operands = 1, crop_low = "$2", crop_high = "$3"}
roofline.model "stablehlo.iota" copy
roofline.model "stablehlo.dynamic_iota" copy {operands = 0}
roofline.model "chlo.constant_like" copy {operands = 0}
roofline.model "stablehlo.dynamic_update_slice" update

// Constants (R14), what executes others (R8), and what does nothing.
roofline.model "stablehlo.constant" constant
roofline.model "stablehlo.while" loop {compare = "stablehlo.compare", direction = "comparison_direction", step = "stablehlo.add"}
roofline.model "stablehlo.case" branch
roofline.model "stablehlo.if" branch
roofline.model "stablehlo.composite" call {callee = "decomposition"}
// A call of what isn't in the program: "stablehlo.custom_call.NAME" says what
// NAME does. Annotations that a partitioner has left:
roofline.model "stablehlo.custom_call" dispatch {by = "call_target_name"}
roofline.model "stablehlo.custom_call.Sharding" view
roofline.model "stablehlo.custom_call.SPMDFullToShardShape" view
roofline.model "stablehlo.custom_call.SPMDShardToFullShape" view
roofline.model "stablehlo.custom_call.LayoutConstraint" view
roofline.model "stablehlo.custom_call.annotate_device_placement" view
// What JAX and PyTorch call by name where StableHLO lacks an op.
roofline.model "stablehlo.custom_call.xla.sdy.FuncResultSharding" view
roofline.model "stablehlo.custom_call.mhlo.topk" sort
roofline.model "stablehlo.custom_call.TopK" sort
roofline.model "stablehlo.custom_call.mhlo.erf" elementwise {float = {special = 1}}
// Threefry of pairs of words: keys 0 and 1, counters 2 and 3.
roofline.model "stablehlo.custom_call.cu_threefry2x32_ffi" formula {integer = {integer = "117*result0"}}
roofline.model "stablehlo.return" free
roofline.model "stablehlo.get_dimension_size" free
roofline.model "stablehlo.create_token" free
roofline.model "stablehlo.after_all" free
roofline.model "stablehlo.partition_id" free
roofline.model "stablehlo.replica_id" free
roofline.model "stablehlo.tuple" free
roofline.model "stablehlo.get_tuple_element" free
roofline.model "stablehlo.set_dimension_size" view {operand = 0}

// Collectives (R25).
roofline.model "stablehlo.all_reduce" collective {kind = "all_reduce",
  groups = "replica_groups", channel = "channel_handle.handle?", global = "use_global_device_ids"}
roofline.model "stablehlo.reduce_scatter" collective {kind = "reduce_scatter",
  groups = "replica_groups", channel = "channel_handle.handle?", global = "use_global_device_ids"}
roofline.model "stablehlo.all_gather" collective {kind = "all_gather",
  groups = "replica_groups", channel = "channel_handle.handle?", global = "use_global_device_ids"}
roofline.model "stablehlo.all_to_all" collective {kind = "all_to_all",
  groups = "replica_groups", channel = "channel_handle.handle?"}
roofline.model "stablehlo.collective_broadcast" collective {kind = "broadcast",
  groups = "replica_groups", channel = "channel_handle.handle?"}
roofline.model "stablehlo.collective_permute" collective {kind = "send"}
