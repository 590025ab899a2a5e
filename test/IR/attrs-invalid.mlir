// RUN: roofline-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Every error of the two attributes' parsers and verifiers and of the dialect's
// check of their position.

// Parts of a work attribute.

// expected-error @below {{expected 'given', 'matrix', 'vector', 'special', 'integer', 'other', 'useful_flops', 'bytes_read', 'bytes_written' or a collective such as 'all_reduce', got 'flops'}}
"op"() {a = #roofline.work<flops = 3>} : () -> ()

// -----

// expected-error @below {{expected 'given', 'matrix', 'vector', 'special', 'integer', 'other', 'useful_flops', 'bytes_read', 'bytes_written' or a collective such as 'all_reduce', got 'Vector'}}
"op"() {a = #roofline.work<given, Vector(f32) = 3>} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
"op"() {a = #roofline.work<given,>} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
"op"() {a = #roofline.work<3>} : () -> ()

// -----

// expected-error @below {{expected '<' in roofline.work}}
"op"() {a = #roofline.work} : () -> ()

// -----

// expected-error @below {{expected '>' in roofline.work}}
"op"() {a = #roofline.work<given vector(f32) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'given' once}}
"op"() {a = #roofline.work<given, given>} : () -> ()

// -----

// expected-error @below {{expected 'useful_flops' once}}
"op"() {a = #roofline.work<vector(f32) = 9, useful_flops = 1, useful_flops = 2>} : () -> ()

// -----

// expected-error @below {{expected 'useful_flops' once}}
"op"() {a = #roofline.work<vector(f32) = 9, useful_flops = unknown, useful_flops = unknown>} : () -> ()

// -----

// expected-error @below {{expected 'bytes_read' once per memory space}}
"op"() {a = #roofline.work<bytes_read = 1, bytes_written = 2, bytes_read = 1>} : () -> ()

// -----

// expected-error @below {{expected 'bytes_written' once per memory space}}
"op"() {a = #roofline.work<bytes_written[3] = 1, bytes_written = 2, bytes_written[3 : i64] = 1>} : () -> ()

// -----

// Terms.

// expected-error @below {{expected each kind of work once, got 'vector(f32)' again}}
"op"() {a = #roofline.work<vector(f32) = 1, vector(f64) = 2, vector(f32) = 3>} : () -> ()

// -----

// One kind, spelled in two ways.
// expected-error @below {{expected each kind of work once, got 'matrix(f16->f32)' again}}
"op"() {a = #roofline.work<matrix(f16 -> f32) = 1, matrix(f16, f16 -> f32) = 2>} : () -> ()

// -----

// expected-error @below {{expected '('}}
"op"() {a = #roofline.work<vector = 1>} : () -> ()

// -----

// expected-error @below {{expected non-function type}}
"op"() {a = #roofline.work<vector() = 1>} : () -> ()

// -----

// expected-error @below {{expected non-function type}}
"op"() {a = #roofline.work<matrix(f16, -> f32) = 1>} : () -> ()

// -----

// expected-error @below {{expected ')'}}
"op"() {a = #roofline.work<matrix(f16, f16, f16) = 1>} : () -> ()

// -----

// expected-error @below {{expected '='}}
"op"() {a = #roofline.work<vector(f32) 1>} : () -> ()

// -----

// expected-error @below {{expected 'vector' to have integer or float types, got 'tensor<4xf32>'}}
"op"() {a = #roofline.work<vector(tensor<4xf32>) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'matrix' to have integer or float types, got 'none'}}
"op"() {a = #roofline.work<matrix(f32 -> none) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'matrix' to have integer or float types, got 'complex<f32>'}}
"op"() {a = #roofline.work<matrix(f32, complex<f32> -> f32) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'vector' to have one type, got 'f16->f32'}}
"op"() {a = #roofline.work<vector(f16 -> f32) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'integer' to have one type, got 'i8*i16->i8'}}
"op"() {a = #roofline.work<integer(i8, i16) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'vector' to have a float type, got 'i32'; integer work is class 'integer'}}
"op"() {a = #roofline.work<vector(i32) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'integer' to have an integer type, got 'f32'}}
"op"() {a = #roofline.work<integer(f32) = 1>} : () -> ()

// -----

// Arithmetic on index is addressing (R4).
// expected-error @below {{expected 'integer' to have an integer type, got 'index'}}
"op"() {a = #roofline.work<integer(index) = 1>} : () -> ()

// -----

// Counts.

// expected-error @below {{expected an integer or a string}}
"op"() {a = #roofline.work<vector(f32) = batch>} : () -> ()

// -----

// expected-error @below {{expected an integer or a string}}
"op"() {a = #roofline.work<vector(f32) = 1.5>} : () -> ()

// -----

// expected-error @below {{expected an integer or a string}}
"op"() {a = #roofline.work<bytes_read = 1 to>} : () -> ()

// -----

// expected-error @below {{expected an integer or a string}}
"op"() {a = #roofline.work<useful_flops = >} : () -> ()

// -----

// expected-error @below {{expected integer value}}
"op"() {a = #roofline.work<vector(f32) = -n>} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got ''}}
"op"() {a = #roofline.work<vector(f32) = "">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got '2**n'}}
"op"() {a = #roofline.work<vector(f32) = "2**n">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got '2 n'}}
"op"() {a = #roofline.work<vector(f32) = "2 n">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got 'n^0'}}
"op"() {a = #roofline.work<vector(f32) = "n^0">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got 'n^99999999999999999999'}}
"op"() {a = #roofline.work<vector(f32) = "n^99999999999999999999">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got '1.5*n'}}
"op"() {a = #roofline.work<vector(f32) = "1.5*n">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got 'ceildiv(n, 0)'}}
"op"() {a = #roofline.work<vector(f32) = "ceildiv(n, 0)">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got 'sqrt(n)'}}
"op"() {a = #roofline.work<vector(f32) = "sqrt(n)">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got '(n + 1)*m'}}
"op"() {a = #roofline.work<vector(f32) = "(n + 1)*m">} : () -> ()

// -----

// expected-error @below {{expected a polynomial such as "2*arg0_d0", got 'max(n'}}
"op"() {a = #roofline.work<bytes_read = "max(n">} : () -> ()

// -----

// expected-error @below {{expected 'vector' to be non-negative, got -1}}
"op"() {a = #roofline.work<vector(f32) = -1>} : () -> ()

// -----

// -2^64, no 0 and no small number.
// expected-error @below {{expected 'matrix' to be non-negative, got -18446744073709551616}}
"op"() {a = #roofline.work<matrix(f32) = -18446744073709551616>} : () -> ()

// -----

// expected-error @below {{expected 'other' to be non-negative, got -2}}
"op"() {a = #roofline.work<other(f32) = "-2">} : () -> ()

// -----

// Traffic.

// expected-error @below {{expected 'bytes_read' to be non-negative, got -1}}
"op"() {a = #roofline.work<bytes_read = -1 to 3>} : () -> ()

// -----

// expected-error @below {{expected 'bytes_written' to be non-negative, got -3}}
"op"() {a = #roofline.work<bytes_written[3] = 0 to -3>} : () -> ()

// -----

// expected-error @below {{expected 'bytes_read' to go up, got 4 to 3}}
"op"() {a = #roofline.work<bytes_read = 4 to 3>} : () -> ()

// -----

// 2^64 to 2^63: compared as they are, not modulo 2^64.
// expected-error @below {{expected 'bytes_written' to go up, got 18446744073709551616 to 9223372036854775808}}
"op"() {a = #roofline.work<bytes_written = 18446744073709551616 to 9223372036854775808>} : () -> ()

// -----

// expected-error @below {{expected '='}}
"op"() {a = #roofline.work<bytes_read 4>} : () -> ()

// -----

// expected-error @below {{expected attribute value}}
"op"() {a = #roofline.work<bytes_read[] = 4>} : () -> ()

// -----

// expected-error @below {{expected ']'}}
"op"() {a = #roofline.work<bytes_read[3 4] = 4>} : () -> ()

// -----

// Useful FLOPs.

// Matrix and vector, 4 + 5; special and integer work are no FLOPs.
// expected-error @below {{expected 'useful_flops' to be at most the 9 floating-point operations, got 10}}
"op"() {a = #roofline.work<matrix(f32) = 4, vector(f32) = 5, special(f32) = 6, integer(i32) = 7, useful_flops = 10>} : () -> ()

// -----

// expected-error @below {{expected 'useful_flops' to be at most the 0 floating-point operations, got 1}}
"op"() {a = #roofline.work<useful_flops = 1>} : () -> ()

// -----

// expected-error @below {{expected 'useful_flops' to be non-negative, got -1}}
"op"() {a = #roofline.work<vector(f32) = 4, useful_flops = -1>} : () -> ()

// -----

// expected-error @below {{expected '='}}
"op"() {a = #roofline.work<vector(f32) = 4, useful_flops 3>} : () -> ()

// -----

// Bounds: syntax.

// expected-error @below {{expected '<'}}
"op"() {a = #roofline.bound} : () -> ()

// -----

// expected-error @below {{expected string}}
"op"() {a = #roofline.bound<>} : () -> ()

// -----

// expected-error @below {{expected string}}
"op"() {a = #roofline.bound<none on "t">} : () -> ()

// -----

// expected-error @below {{expected 'on'}}
"op"() {a = #roofline.bound<"none">} : () -> ()

// -----

// expected-error @below {{expected string}}
"op"() {a = #roofline.bound<"none" on t>} : () -> ()

// -----

// expected-error @below {{expected '>'}}
"op"() {a = #roofline.bound<"none" on "t" seconds = 1.0>} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
"op"() {a = #roofline.bound<"none" on "t",>} : () -> ()

// -----

// expected-error @below {{expected 'seconds', 'intensity' or 'headroom', got 'time'}}
"op"() {a = #roofline.bound<"none" on "t", time = 1.0>} : () -> ()

// -----

// expected-error @below {{expected 'headroom' once}}
"op"() {a = #roofline.bound<"none" on "t", headroom = 1.0, seconds = 1.0, headroom = 2.0>} : () -> ()

// -----

// expected-error @below {{expected floating point literal}}
"op"() {a = #roofline.bound<"none" on "t", seconds = "1">} : () -> ()

// -----

// Bounds: values.

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got ''}}
"op"() {a = #roofline.bound<"" on "t">} : () -> ()

// -----

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got 'memory'}}
"op"() {a = #roofline.bound<"memory" on "t">} : () -> ()

// -----

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got 'memory:'}}
"op"() {a = #roofline.bound<"memory:" on "t">} : () -> ()

// -----

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got 'disk:ssd'}}
"op"() {a = #roofline.bound<"disk:ssd" on "t">} : () -> ()

// -----

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got 'memory:hbm..compute'}}
"op"() {a = #roofline.bound<"memory:hbm..compute" on "t">} : () -> ()

// -----

// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got '..memory:hbm'}}
"op"() {a = #roofline.bound<"..memory:hbm" on "t">} : () -> ()

// -----

// Two of them joined means two.
// expected-error @below {{expected a bound such as 'memory:hbm', 'compute:matrix', 'launch' or 'none', got 'memory:hbm..'}}
"op"() {a = #roofline.bound<"memory:hbm.." on "t">} : () -> ()

// -----

// expected-error @below {{expected 'seconds', 'intensity' and 'headroom' to be non-negative and finite}}
"op"() {a = #roofline.bound<"none" on "t", seconds = -1.0>} : () -> ()

// -----

// expected-error @below {{expected 'seconds', 'intensity' and 'headroom' to be non-negative and finite}}
"op"() {a = #roofline.bound<"none" on "t", intensity = -1.0e-300>} : () -> ()

// -----

// expected-error @below {{expected 'seconds', 'intensity' and 'headroom' to be non-negative and finite}}
"op"() {a = #roofline.bound<"none" on "t", headroom = 0x7FF0000000000000>} : () -> ()

// -----

// The dialect.

// expected-error @below {{expected 'roofline.work' to be a '#roofline.work', got 5}}
"op"() {roofline.work = 5} : () -> ()

// -----

// expected-error @below {{expected 'roofline.work' to be a '#roofline.work', got #roofline.bound<"none" on "t">}}
"op"() {roofline.work = #roofline.bound<"none" on "t">} : () -> ()

// -----

// expected-error @below {{expected 'roofline.bound' to be a '#roofline.bound', got #roofline.work<>}}
"op"() {roofline.bound = #roofline.work<>} : () -> ()

// -----

// expected-error @below {{expected 'roofline.bound' to be a '#roofline.bound', got unit}}
func.func private @bound() attributes {roofline.bound}

// -----

// expected-error @below {{expected 'roofline.work', 'roofline.bound', 'roofline.tiling', 'roofline.fusion_group' or 'roofline.node', got unknown attribute 'roofline.cost'}}
"op"() {roofline.cost = 1} : () -> ()

// -----

// expected-error @below {{unknown attribute `cost` in dialect `roofline`}}
"op"() {a = #roofline.cost<1>} : () -> ()

// -----

// expected-error @below {{expected 'roofline.tiling' to be a '#roofline.tiling', got 1 : i64}}
"op"() {roofline.tiling = 1} : () -> ()

// -----

// expected-error @below {{expected the name of a memory level}}
"op"() {a = #roofline.tile<"", sizes = [1], order = [0], bytes = 1>} : () -> ()

// -----

// expected-error @below {{expected tile sizes to be positive}}
"op"() {a = #roofline.tile<"l2", sizes = [4, 0], order = [0, 1], bytes = 1>} : () -> ()

// -----

// expected-error @below {{expected tile sizes to be positive}}
"op"() {a = #roofline.tile<"l2", sizes = [4, 1], order = [0, 1], bytes = 1, compute_bound = [-1, 1]>} : () -> ()

// -----

// expected-error @below {{expected 'order' to have each of the 2 loops once}}
"op"() {a = #roofline.tile<"l2", sizes = [4, 4], order = [0, 0], bytes = 1>} : () -> ()

// -----

// expected-error @below {{expected 'order' to have each of the 2 loops once}}
"op"() {a = #roofline.tile<"l2", sizes = [4, 4], order = [0], bytes = 1>} : () -> ()

// -----

// expected-error @below {{expected 'bytes' to be non-negative, got -1}}
"op"() {a = #roofline.tile<"l2", sizes = [4], order = [0], bytes = -1>} : () -> ()

// -----

// expected-error @below {{expected 'compute_bound' to have 2 sizes, got 1}}
"op"() {a = #roofline.tile<"l2", sizes = [4, 4], order = [1, 0], bytes = 1, compute_bound = [2]>} : () -> ()

// -----

// expected-error @below {{expected the same number of loops at each level}}
"op"() {a = #roofline.tiling<"t", <"dram", sizes = [4, 4], order = [1, 0], bytes = 1>, <"l2", sizes = [4], order = [0], bytes = 1>>} : () -> ()

// -----

// expected-error @below {{expected 'roofline.fusion_group' to be an 'i64' of 0 or more, got -1 : i64}}
"op"() {roofline.fusion_group = -1} : () -> ()

// -----

// expected-error @below {{expected 'roofline.fusion_group' to be an 'i64' of 0 or more, got 1 : i32}}
"op"() {roofline.fusion_group = 1 : i32} : () -> ()

// -----

// expected-error @below {{expected 'roofline.role' of argument 1 to be "weight", "cache" or "activation", got "weights"}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32> {roofline.role = "weights"}) {
  return
}

// -----

// expected-error @below {{expected 'roofline.role' of argument 0 to be "weight", "cache" or "activation", got 3 : i64}}
func.func @f(%a: tensor<4xf32> {roofline.role = 3}) {
  return
}

// -----

// expected-error @below {{expected 'roofline.dims', 'roofline.role' or 'roofline.node' on an argument of a function, got unknown attribute 'roofline.rule'}}
func.func @f(%a: tensor<4xf32> {roofline.rule = "weight"}) {
  return
}

// -----

// expected-error @below {{expected 'axes', 'devices', 'strides', 'element' or 'bytes', got 'size'}}
"op"() {a = #roofline.work<all_reduce(size = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'all_reduce' to have 'bytes'}}
"op"() {a = #roofline.work<all_reduce(devices = [8]) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'bytes' once}}
"op"() {a = #roofline.work<send(bytes = 8, bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected one grid}}
"op"() {a = #roofline.work<send(@a, @b, bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected each kind of communication once, got 'send' again}}
"op"() {a = #roofline.work<send(bytes = 8) = 1, send(bytes = 8) = 2>} : () -> ()

// -----

// expected-error @below {{expected 'shift' to have as many devices and strides as axes of a grid}}
"op"() {a = #roofline.work<shift(@g, axes = [0, 1], devices = [8], bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'shift' to have as many devices and strides as axes of a grid}}
"op"() {a = #roofline.work<shift(@g, axes = [0], devices = [8], strides = [1, 8], bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'devices' to be non-negative, got -8}}
"op"() {a = #roofline.work<shift(@g, axes = [0], devices = [-8], bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'element' to be positive, got 0}}
"op"() {a = #roofline.work<send(element = 0, bytes = 8) = 1>} : () -> ()

// -----

// expected-error @below {{expected 'bytes' to be whole elements of 4 bytes, got 6}}
"op"() {a = #roofline.work<send(element = 4, bytes = 6) = 1>} : () -> ()
