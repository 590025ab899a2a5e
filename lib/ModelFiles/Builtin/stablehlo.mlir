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
// exp(log(z) / 3), as complex.powi (R6).
roofline.model "stablehlo.cbrt" elementwise {float = {special = 1}, complex = {vector = 7, special = 6}}
roofline.model "stablehlo.sine" elementwise {float = {special = 1}, complex = {vector = 2, special = 4}}
roofline.model "stablehlo.cosine" elementwise {float = {special = 1}, complex = {vector = 3, special = 4}}
roofline.model "stablehlo.tan" elementwise {float = {special = 1}, complex = {vector = 5, special = 4}}
roofline.model "stablehlo.tanh" elementwise {float = {special = 1}, complex = {vector = 5, special = 4}}
roofline.model "stablehlo.atan2" elementwise {float = {special = 1}, complex = {vector = 40, special = 6}}
roofline.model "stablehlo.power" elementwise {float = {special = 1}, integer = {special = 1}, complex = {vector = 11, special = 6}}
// 1 / (1 + exp(-x)).
roofline.model "stablehlo.logistic" elementwise {float = {vector = 3, special = 1}, complex = {vector = 17, special = 3}}
roofline.model "chlo.square" elementwise {float = {vector = 1}, integer = {integer = 1}, complex = {vector = 6}}
roofline.model "chlo.conj" elementwise {float = {}, complex = {vector = 1}}
// The upper half of a product, as of arith.mulsi_extended.
roofline.model "chlo.mulhi" elementwise {integer = {integer = 1}}
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
roofline.model "stablehlo.einsum" contraction {einsum = "einsum_config"}
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
roofline.model "mhlo.bitcast" view
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
roofline.model "chlo.constant" constant
roofline.model "stablehlo.while" loop {compare = "stablehlo.compare", direction = "comparison_direction", step = "stablehlo.add"}
roofline.model "stablehlo.case" branch
roofline.model "stablehlo.if" branch
roofline.model "stablehlo.async_start" branch
roofline.model "stablehlo.async_done" free
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
roofline.model "stablehlo.custom_call.shape_assertion" free
roofline.model "stablehlo.custom_call.mhlo.topk" sort
roofline.model "stablehlo.custom_call.TopK" sort
roofline.model "stablehlo.custom_call.mhlo.erf" elementwise {float = {special = 1}}
// Threefry of pairs of words: keys 0 and 1, of which each pair makes a third one by
// 2 exclusive ors; counters 2 and 3.
roofline.model "stablehlo.custom_call.cu_threefry2x32_ffi" formula {integer = {integer = "119*result0"}}
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

// Examples, which `roofline-opt --roofline-check-models` holds against the models.

func.func @elementwise(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xi32>, %a3: tensor<4xi32>, %a4: tensor<4xcomplex<f32>>, %a5: tensor<4xcomplex<f32>>, %a6: tensor<4xf32>, %a7: tensor<4xi1>) {
  // Four elements: 16 bytes of f32, 32 of complex numbers, 4 of i1.
  %0 = "stablehlo.abs"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.ceil"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.floor"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "stablehlo.negate"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "stablehlo.round_nearest_afz"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "stablehlo.round_nearest_even"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "stablehlo.add"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %7 = "stablehlo.divide"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = "stablehlo.maximum"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %9 = "stablehlo.minimum"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %10 = "stablehlo.multiply"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %11 = "stablehlo.remainder"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %12 = "stablehlo.subtract"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %13 = "stablehlo.cbrt"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %14 = "stablehlo.cosine"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %15 = "stablehlo.exponential"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %16 = "stablehlo.exponential_minus_one"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %17 = "stablehlo.log"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %18 = "stablehlo.log_plus_one"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %19 = "stablehlo.rsqrt"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %20 = "stablehlo.sine"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %21 = "stablehlo.sqrt"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %22 = "stablehlo.tan"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %23 = "stablehlo.tanh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %24 = "stablehlo.atan2"(%a0, %a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %25 = "stablehlo.power"(%a0, %a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %26 = "stablehlo.count_leading_zeros"(%a2) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xi32>) -> tensor<4xi32>
  %27 = "stablehlo.not"(%a2) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xi32>) -> tensor<4xi32>
  %28 = "stablehlo.popcnt"(%a2) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xi32>) -> tensor<4xi32>
  %29 = "stablehlo.and"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %30 = "stablehlo.or"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %31 = "stablehlo.shift_left"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %32 = "stablehlo.shift_right_arithmetic"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %33 = "stablehlo.shift_right_logical"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %34 = "stablehlo.xor"(%a2, %a3) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // Complex: 2 sums; 4 products and 2 sums; 2 squares, their sum, a root.
  %35 = "stablehlo.add"(%a4, %a5) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 64, bytes_written = 32>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %36 = "stablehlo.multiply"(%a4, %a5) {roofline.work = #roofline.work<vector(f32) = 24, bytes_read = 64, bytes_written = 32>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %37 = "stablehlo.abs"(%a4) {roofline.work = #roofline.work<vector(f32) = 12, special(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // A negation, an exponential, an addition and a division; a logarithm, a product
  // with a real number and an exponential.
  %logistic = "stablehlo.logistic"(%a4) {roofline.work = #roofline.work<vector(f32) = 68, special(f32) = 12, bytes_read = 32, bytes_written = 32>} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %cbrt = "stablehlo.cbrt"(%a4) {roofline.work = #roofline.work<vector(f32) = 28, special(f32) = 24, bytes_read = 32, bytes_written = 32>} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %38 = "stablehlo.clamp"(%a0, %a1, %a6) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %39 = "stablehlo.sign"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, other(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %40 = "stablehlo.is_finite"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  %41 = "stablehlo.logistic"(%a0) {roofline.work = #roofline.work<vector(f32) = 12, special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %42 = "stablehlo.compare"(%a0, %a1) {comparison_direction = #stablehlo<comparison_direction LT>, roofline.work = #roofline.work<other(f32) = 4, bytes_read = 32, bytes_written = 4>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %43 = "stablehlo.select"(%a7, %a0, %a1) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 36, bytes_written = 16>} : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %44 = "stablehlo.convert"(%a0) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 8>} : (tensor<4xf32>) -> tensor<4xf16>
  %45 = "stablehlo.reduce_precision"(%a0) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %46 = "stablehlo.complex"(%a0, %a1) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 32>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %47 = "stablehlo.real"(%a4) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 16>} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %48 = "stablehlo.imag"(%a4) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 16>} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %49 = "stablehlo.map"(%a0, %a1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>, roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @chlo(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xcomplex<f32>>, %a3: tensor<2x4xf32>, %a4: tensor<2x4xi32>, %a5: tensor<4xi32>, %a6: tensor<4xi1>) {
  %0 = "chlo.acos"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "chlo.acosh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "chlo.asin"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "chlo.asinh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "chlo.atan"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "chlo.atanh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "chlo.bessel_i1e"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "chlo.cosh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %8 = "chlo.digamma"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %9 = "chlo.erf"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "chlo.erf_inv"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "chlo.erfc"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %12 = "chlo.lgamma"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %13 = "chlo.sinh"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %14 = "chlo.tan"(%a0) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %15 = "chlo.polygamma"(%a0, %a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %16 = "chlo.zeta"(%a0, %a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 32, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %17 = "chlo.square"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %18 = "chlo.conj"(%a2) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 32>} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %mulhi = "chlo.mulhi"(%a5, %a5) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %19 = "chlo.is_inf"(%a0) {roofline.work = #roofline.work<vector(f32) = 4, other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  %20 = "chlo.is_pos_inf"(%a0) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  %21 = "chlo.is_neg_inf"(%a0) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  // 2x4 and 4 elements: 32 and 16 bytes read, 8 results.
  %22 = "chlo.broadcast_add"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %23 = "chlo.broadcast_divide"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %24 = "chlo.broadcast_maximum"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %25 = "chlo.broadcast_minimum"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %26 = "chlo.broadcast_multiply"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %27 = "chlo.broadcast_remainder"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %28 = "chlo.broadcast_subtract"(%a3, %a0) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %29 = "chlo.broadcast_atan2"(%a3, %a0) {roofline.work = #roofline.work<special(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %30 = "chlo.broadcast_polygamma"(%a3, %a0) {roofline.work = #roofline.work<special(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %31 = "chlo.broadcast_power"(%a3, %a0) {roofline.work = #roofline.work<special(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %32 = "chlo.broadcast_zeta"(%a3, %a0) {roofline.work = #roofline.work<special(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %33 = "chlo.broadcast_and"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %34 = "chlo.broadcast_or"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %35 = "chlo.broadcast_shift_left"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %36 = "chlo.broadcast_shift_right_arithmetic"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %37 = "chlo.broadcast_shift_right_logical"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %38 = "chlo.broadcast_xor"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %39 = "chlo.broadcast_compare"(%a3, %a0) {comparison_direction = #chlo<comparison_direction LT>, roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %40 = "chlo.broadcast_select"(%a6, %a3, %a0) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 52, bytes_written = 32>} : (tensor<4xi1>, tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %41 = "chlo.broadcast_complex"(%a3, %a0) {roofline.work = #roofline.work<bytes_read = 48, bytes_written = 64>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @quantised(%a0: tensor<4xf32>, %a1: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = "stablehlo.uniform_quantize"(%a0) {roofline.work = #roofline.work<vector(f32) = 8, integer(i8) = 12, other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.uniform_dequantize"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, integer(i8) = 4, other(i8) = 4, bytes_read = 4, bytes_written = 16>} : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  return
}
func.func @products(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>, %a2: tensor<1x4x4x1xf32>, %a3: tensor<2x2x1x2xf32>) {
  // 2*2*4*3. The convolution: 2 for each of 3x3 positions, 2 channels and 4 taps.
  %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, roofline.work = #roofline.work<matrix(f32) = 48, bytes_read = 72, bytes_written = 32>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "stablehlo.dot"(%a0, %a1) {roofline.work = #roofline.work<matrix(f32) = 48, bytes_read = 72, bytes_written = 32>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // A letter for each dim; the result is transposed.
  %einsum = "stablehlo.einsum"(%a0, %a1) {einsum_config = "mk,kn->nm", roofline.work = #roofline.work<matrix(f32) = 48, bytes_read = 72, bytes_written = 32>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  %2 = "stablehlo.convolution"(%a2, %a3) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, roofline.work = #roofline.work<matrix(f32) = 144, bytes_read = 96, bytes_written = 72>} : (tensor<1x4x4x1xf32>, tensor<2x2x1x2xf32>) -> tensor<1x3x3x2xf32>
  %3 = "stablehlo.constant"() {value = dense<0> : tensor<2x2xi32>, roofline.work = #roofline.work<>} : () -> tensor<2x2xi32>
  %4 = "stablehlo.dynamic_conv"(%a2, %a3, %3) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, roofline.work = #roofline.work<matrix(f32) = 144, bytes_read = 96, bytes_written = 72>} : (tensor<1x4x4x1xf32>, tensor<2x2x1x2xf32>, tensor<2x2xi32>) -> tensor<1x3x3x2xf32>
  return
}
func.func @transforms(%a0: tensor<4xcomplex<f32>>, %a1: tensor<4xf32>, %a2: tensor<3xcomplex<f32>>, %a3: tensor<3x3xf32>, %a4: tensor<3x2xf32>, %a5: tensor<2xui64>) {
  // 5*N*log2(N) with N = 4, a real one half of it.
  %0 = "stablehlo.fft"(%a0) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>, roofline.work = #roofline.work<vector(f32) = 40, bytes_read = 32, bytes_written = 32>} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = "stablehlo.fft"(%a0) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IFFT>, roofline.work = #roofline.work<vector(f32) = 40, bytes_read = 32, bytes_written = 32>} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = "stablehlo.fft"(%a1) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>, roofline.work = #roofline.work<vector(f32) = 20, bytes_read = 16, bytes_written = 24>} : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  %3 = "stablehlo.fft"(%a2) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IRFFT>, roofline.work = #roofline.work<vector(f32) = 20, bytes_read = 24, bytes_written = 16>} : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  // 3x3, of which 6 are read: 3*(9 - 1)/6 = 4 multiply-adds, 3 quotients, 3 roots.
  %4 = "stablehlo.cholesky"(%a3) {lower = true, roofline.work = #roofline.work<matrix(f32) = 8, vector(f32) = 3, special(f32) = 3, bytes_read = 24, bytes_written = 36>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  // 6 results of one multiply-add, as a mean of 0, 1 and 2, and a quotient; with a
  // diagonal of 1, 3 elements are read.
  %5 = "stablehlo.triangular_solve"(%a3, %a4) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false, roofline.work = #roofline.work<matrix(f32) = 12, vector(f32) = 6, bytes_read = 48, bytes_written = 24>} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %6 = "stablehlo.triangular_solve"(%a3, %a4) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true, roofline.work = #roofline.work<matrix(f32) = 12, bytes_read = 36, bytes_written = 24>} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  // 2 pairs of 117; 4 words of 78.
  %7:2 = "stablehlo.rng_bit_generator"(%a5) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>, roofline.work = #roofline.work<integer(i32) = 234, bytes_read = 16, bytes_written = 32>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %8:2 = "stablehlo.rng_bit_generator"(%a5) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>, roofline.work = #roofline.work<integer(i32) = 78, bytes_read = 16, bytes_written = 32>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}
func.func @reductions(%a0: tensor<2x3xf32>, %a1: tensor<f32>, %a2: tensor<4xf32>, %a3: tensor<2xf32>, %a4: tensor<3xf32>, %a5: tensor<3xf32>, %a6: tensor<3xf32>, %a7: tensor<3xf32>, %a8: tensor<2x3xf32>) {
  // An addition for each element; windows of 2 at 3 places; 2 windows of 2: a
  // comparison and an addition each.
  %0 = "stablehlo.reduce"(%a0, %a1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>, roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 24, bytes_written = 8>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "stablehlo.reduce_window"(%a2, %a1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2>, roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 16, bytes_written = 12>} : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = "stablehlo.select_and_scatter"(%a2, %a3, %a1) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%z) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, roofline.work = #roofline.work<vector(f32) = 2, other(f32) = 2, bytes_read = 24, bytes_written = 16>} : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  // 2x3, 3 features: 4*6 + 3; 7*6 + 3*3; 13*6 + 3*3.
  %3 = "stablehlo.batch_norm_inference"(%a0, %a4, %a5, %a6, %a7) {epsilon = 0.001 : f32, feature_index = 1 : i64, roofline.work = #roofline.work<vector(f32) = 27, special(f32) = 3, bytes_read = 72, bytes_written = 24>} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %4:3 = "stablehlo.batch_norm_training"(%a0, %a4, %a5) {epsilon = 0.001 : f32, feature_index = 1 : i64, roofline.work = #roofline.work<vector(f32) = 51, special(f32) = 3, bytes_read = 48, bytes_written = 48>} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %5:3 = "stablehlo.batch_norm_grad"(%a0, %a4, %a5, %a6, %a8) {epsilon = 0.001 : f32, feature_index = 1 : i64, roofline.work = #roofline.work<vector(f32) = 87, special(f32) = 3, bytes_read = 84, bytes_written = 48>} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @data(%a0: tensor<4xf32>, %a1: tensor<2xui32>, %a2: tensor<2xui32>, %a3: tensor<2xui32>, %a4: tensor<2xui32>, %a5: tensor<5x4xf32>, %a6: tensor<2x1xi32>, %a7: tensor<2xi32>, %a8: tensor<6x4xf32>, %a9: tensor<2x4xf32>, %a10: tensor<8xf32>, %a11: tensor<i32>, %a12: tensor<2x3xf32>, %a13: tensor<4xf32>, %a14: tensor<f32>, %a15: tensor<1xi32>) {
  %0 = "stablehlo.sort"(%a0) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%z) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = "chlo.top_k"(%a0) {k = 2 : i64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %2:2 = "stablehlo.custom_call"(%a0) {call_target_name = "mhlo.topk", roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %3:2 = "stablehlo.custom_call"(%a0) {call_target_name = "TopK", roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %4 = "stablehlo.custom_call"(%a0) {call_target_name = "mhlo.erf", roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %5:2 = "stablehlo.custom_call"(%a1, %a2, %a3, %a4) {call_target_name = "cu_threefry2x32_ffi", roofline.work = #roofline.work<integer(ui32) = 238, bytes_read = 32, bytes_written = 16>} : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
  // 2 rows of 4 of a table, at 2 indices: one element to two rows.
  %6 = "stablehlo.gather"(%a5, %a6) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, roofline.work = #roofline.work<bytes_read = 12 to 40, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  %7 = "stablehlo.dynamic_gather"(%a5, %a6, %a7) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, roofline.work = #roofline.work<bytes_read = 12 to 40, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xf32>
  %8 = "stablehlo.torch_index_select"(%a5, %a7) {batch_dims = 0 : i64, dim = 0 : i64, roofline.work = #roofline.work<bytes_read = 12 to 40, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  // 8 additions; what they add to is read and written, unless indices are out of bounds.
  %9 = "stablehlo.scatter"(%a8, %a6, %a9) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 40 to 72, bytes_written = 0 to 32>} : (tensor<6x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<6x4xf32>
  %10 = "stablehlo.dynamic_update_slice"(%a10, %a0, %a11) {roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<8xf32>, tensor<4xf32>, tensor<i32>) -> tensor<8xf32>
  %11 = "stablehlo.transpose"(%a12) {permutation = array<i64: 1, 0>, roofline.work = #roofline.work<bytes_read = 24, bytes_written = 24>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %12 = "stablehlo.broadcast"(%a0) {broadcast_sizes = array<i64: 2>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32>} : (tensor<4xf32>) -> tensor<2x4xf32>
  %13 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32>} : (tensor<4xf32>) -> tensor<2x4xf32>
  %14 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a7) {broadcast_dimensions = array<i64: 1>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32>} : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  %15 = "stablehlo.concatenate"(%a0, %a13) {dimension = 0 : i64, roofline.work = #roofline.work<bytes_read = 32, bytes_written = 32>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %16 = "stablehlo.reverse"(%a0) {dimensions = array<i64: 0>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %17 = "stablehlo.pad"(%a0, %a14) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 24>} : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  %18 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>, roofline.work = #roofline.work<>} : () -> tensor<1xi32>
  %one = "chlo.constant"() {value = dense<1> : tensor<1xi32>, roofline.work = #roofline.work<>} : () -> tensor<1xi32>
  %19 = "stablehlo.dynamic_pad"(%a0, %a14, %18, %18, %18) {roofline.work = #roofline.work<bytes_read = 16, bytes_written = 36>} : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<9xf32>
  %20 = "stablehlo.iota"() {iota_dimension = 0 : i64, roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : () -> tensor<4xf32>
  %21 = "stablehlo.dynamic_iota"(%a15) {iota_dimension = 0 : i64, roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (tensor<1xi32>) -> tensor<4xf32>
  %22 = "chlo.constant_like"(%a0) {value = 1.0 : f32, roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @views(%a0: tensor<4xf32>, %a1: tensor<2xi32>, %a2: tensor<1xi32>, %a3: tensor<1xi32>, %a4: tensor<1xi32>, %a5: tensor<i32>, %a6: tensor<4xf32>) {
  // Views (R15) and what does nothing.
  %0 = "stablehlo.reshape"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.dynamic_reshape"(%a0, %a1) {roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %2 = "stablehlo.slice"(%a0) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<2xf32>
  %3 = "stablehlo.real_dynamic_slice"(%a0, %a2, %a3, %a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %4 = "stablehlo.dynamic_slice"(%a0, %a5) {slice_sizes = array<i64: 2>, roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
  %5 = "stablehlo.bitcast_convert"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xi32>
  %bits = "mhlo.bitcast"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<2x2xf32>
  %6 = "stablehlo.optimization_barrier"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "stablehlo.set_dimension_size"(%a0, %a5) {dimension = 0 : i64, roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  %8 = "stablehlo.get_dimension_size"(%a0) {dimension = 0 : i64, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<i32>
  %9 = "stablehlo.partition_id"() {roofline.work = #roofline.work<>} : () -> tensor<ui32>
  %10 = "stablehlo.replica_id"() {roofline.work = #roofline.work<>} : () -> tensor<ui32>
  %11 = "stablehlo.custom_call"(%a0) {call_target_name = "Sharding", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  "stablehlo.custom_call"(%a5) {call_target_name = "shape_assertion", roofline.work = #roofline.work<>} : (tensor<i32>) -> ()
  %12 = "stablehlo.custom_call"(%a0) {call_target_name = "SPMDFullToShardShape", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %13 = "stablehlo.custom_call"(%a0) {call_target_name = "SPMDShardToFullShape", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %14 = "stablehlo.custom_call"(%a0) {call_target_name = "LayoutConstraint", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %15 = "stablehlo.custom_call"(%a0) {call_target_name = "annotate_device_placement", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %16 = "stablehlo.custom_call"(%a0) {call_target_name = "xla.sdy.FuncResultSharding", roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %17 = "stablehlo.create_token"() {roofline.work = #roofline.work<>} : () -> !stablehlo.token
  %18 = "stablehlo.after_all"(%17) {roofline.work = #roofline.work<>} : (!stablehlo.token) -> !stablehlo.token
  %19 = "stablehlo.tuple"(%a0, %a6) {roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<4xf32>>
  %20 = "stablehlo.get_tuple_element"(%19) {index = 0 : i32, roofline.work = #roofline.work<>} : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>
  %21 = "stablehlo.composite"(%a0) {name = "own.negate", decomposition = @decomposition, roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @collectives(%a0: tensor<4xf32>) {
  // Two devices send each other 16 bytes, 8 those of a result of a half, and combine
  // 2 of 4 elements each.
  %0 = "stablehlo.all_reduce"(%a0) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, roofline.work = #roofline.work<vector(f32) = 2, bytes_read = 16, bytes_written = 16, all_reduce(devices = [2], element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.reduce_scatter"(%a0) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%z) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, roofline.work = #roofline.work<vector(f32) = 2, bytes_read = 16, bytes_written = 8, reduce_scatter(devices = [2], element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<2xf32>
  %2 = "stablehlo.all_gather"(%a0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 0 : i64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32, all_gather(devices = [2], element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<8xf32>
  %3 = "stablehlo.all_to_all"(%a0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16, all_to_all(devices = [2], element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "stablehlo.collective_broadcast"(%a0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16, broadcast(devices = [2], element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "stablehlo.collective_permute"(%a0) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16, send(element = 4, bytes = 16) = 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func private @decomposition(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// The most of either: 4 transcendentals and an addition for each of 4 elements.
func.func @branches(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<4xf32>) attributes {roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 4, bytes_read = 32, bytes_written = 32>} {
  %0 = "stablehlo.case"(%i) ({
    %2 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> ()
  }, {
    %2 = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) : (tensor<4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    %2 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}
// Started, and then waited for: 4 additions.
func.func @async(%x: tensor<4xf32>) attributes {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<4xf32>):
    %2 = "stablehlo.add"(%y, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%2) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  %1 = "stablehlo.async_done"(%0) {roofline.work = #roofline.work<>} : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return
}
// From 0 to below 10 in steps of 3: 4 rounds of 4 transcendentals and an addition
// of integers, and 5 comparisons. Read 4*16 + (4 + 5)*4 of the counter, written
// 4*16 + 4*4 + 5*1.
func.func @loop(%x: tensor<4xf32>) attributes {roofline.work = #roofline.work<special(f32) = 16, integer(i32) = 4, other(i32) = 5, bytes_read = 100, bytes_written = 85>} {
  %start = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %end = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
  %step = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<4xf32>):
    %1 = "stablehlo.compare"(%i, %end) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<4xf32>):
    %1 = "stablehlo.add"(%i, %step) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.tanh"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<4xf32>) -> ()
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}
