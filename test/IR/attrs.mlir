// RUN: roofline-opt %s --allow-unregistered-dialect --verify-roundtrip | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect --emit-bytecode \
// RUN:   | roofline-opt --allow-unregistered-dialect | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect -o %t.first.mlir
// RUN: roofline-opt %t.first.mlir --allow-unregistered-dialect -o %t.second.mlir
// RUN: diff %t.first.mlir %t.second.mlir
//
// Every form of the attributes, through text and bytecode.

// CHECK-LABEL: "work.parts"
"work.parts"() ({
  // CHECK-NEXT: "empty"() {roofline.work = #roofline.work<>}
  "empty"() {roofline.work = #roofline.work<>} : () -> ()
  // CHECK-NEXT: "only_given"() {roofline.work = #roofline.work<given>}
  "only_given"() {roofline.work = #roofline.work<given>} : () -> ()
  // CHECK-NEXT: "given_last"() {roofline.work = #roofline.work<given, vector(f32) = 7>}
  "given_last"() {roofline.work = #roofline.work<vector(f32) = 7, given>} : () -> ()
  // CHECK-NEXT: "one_of_each"() {roofline.work = #roofline.work<matrix(f16 -> f32) = 4096, vector(f32) = 12, special(f64) = 3, integer(i32) = 4, other(f32) = 5, bytes_read = 1024, bytes_written = 512>}
  "one_of_each"() {roofline.work = #roofline.work<
    matrix(f16 -> f32) = 4096, vector(f32) = 12, special(f64) = 3,
    integer(i32) = 4, other(f32) = 5, bytes_read = 1024,
    bytes_written = 512>} : () -> ()
  // Terms are ordered by class; within a class they stay as they come.
  // CHECK-NEXT: "ordered"() {roofline.work = #roofline.work<vector(f64) = 1, vector(f16) = 2, other(i1) = 3>}
  "ordered"() {roofline.work = #roofline.work<
    other(i1) = 3, vector(f64) = 1, vector(f16) = 2>} : () -> ()
  // No work is no term.
  // CHECK-NEXT: "zero_term"() {roofline.work = #roofline.work<>}
  "zero_term"() {roofline.work = #roofline.work<vector(f32) = 0>} : () -> ()
}) : () -> ()

// CHECK-LABEL: "work.network"
"work.network"() ({
  // CHECK-NEXT: "every_field"() {roofline.work = #roofline.work<vector(f32) = 7, bytes_read = 32, bytes_written = 32, all_reduce(@grid, axes = [1, 0], devices = [8, 2], strides = [1, 8], element = 4, bytes = 32) = 3>}
  "every_field"() {roofline.work = #roofline.work<vector(f32) = 7, bytes_read = 32, bytes_written = 32,
    all_reduce(@grid, axes = [1, 0], devices = [8, 2], strides = [1, 8], element = 4, bytes = 32) = 3>} : () -> ()
  // Terms are ordered by collective, fields too.
  // CHECK-NEXT: "ordered"() {other.sends = #roofline.work<send(bytes = 18446744073709551616) = 1, recv(bytes = 1) = 1>, roofline.work = #roofline.work<all_gather(@"odd name", axes = [0], devices = ["comm_size"], bytes = "4*batch") = "n">}
  "ordered"() {roofline.work = #roofline.work<all_gather(bytes = "4*batch", devices = ["comm_size"], axes = [0], @"odd name", strides = [1], element = 1) = "n">,
    other.sends = #roofline.work<recv(bytes = 1) = 1, send(bytes = 18446744073709551616) = 1>} : () -> ()
  // What sends nothing is no term: no bytes, no executions, one device.
  // CHECK-NEXT: "nothing"() {roofline.work = #roofline.work<>}
  "nothing"() {roofline.work = #roofline.work<shift(bytes = 0) = 1, send(bytes = 8) = 0,
    all_reduce(@grid, axes = [0], devices = [1], bytes = 8) = 1>} : () -> ()
}) : () -> ()

// CHECK-LABEL: "work.types"
"work.types"() ({
  // CHECK-NEXT: "same"() {roofline.work = #roofline.work<matrix(f32) = 2>}
  "same"() {roofline.work = #roofline.work<matrix(f32) = 2>} : () -> ()
  // CHECK-NEXT: "same_spelled_out"() {roofline.work = #roofline.work<matrix(f32) = 2>}
  "same_spelled_out"() {roofline.work = #roofline.work<matrix(f32, f32 -> f32) = 2>} : () -> ()
  // CHECK-NEXT: "mixed"() {roofline.work = #roofline.work<matrix(i8, f16 -> f32) = 2>}
  "mixed"() {roofline.work = #roofline.work<matrix(i8, f16 -> f32) = 2>} : () -> ()
  // CHECK-NEXT: "mixed_accumulator_is_first"() {roofline.work = #roofline.work<matrix(f16, f32) = 2>}
  "mixed_accumulator_is_first"() {roofline.work = #roofline.work<matrix(f16, f32 -> f16) = 2>} : () -> ()
  // CHECK-NEXT: "integers"() {roofline.work = #roofline.work<matrix(i8 -> i32) = 2, integer(si16) = 3, integer(ui8) = 4, integer(i1) = 5, integer(i65) = 6>}
  "integers"() {roofline.work = #roofline.work<matrix(i8 -> i32) = 2,
    integer(si16) = 3, integer(ui8) = 4, integer(i1) = 5, integer(i65) = 6>} : () -> ()
  // CHECK-NEXT: "narrow"() {roofline.work = #roofline.work<matrix(f8E4M3FN -> f32) = 2, vector(f4E2M1FN) = 3, vector(tf32) = 4, vector(f128) = 5>}
  "narrow"() {roofline.work = #roofline.work<matrix(f8E4M3FN -> f32) = 2,
    vector(f4E2M1FN) = 3, vector(tf32) = 4, vector(f128) = 5>} : () -> ()
  // CHECK-NEXT: "index"() {roofline.work = #roofline.work<other(index) = 2>}
  "index"() {roofline.work = #roofline.work<other(index) = 2>} : () -> ()
}) : () -> ()

// CHECK-LABEL: "work.counts"
"work.counts"() ({
  // 2^63 - 1, 2^63, 2^64, 2^128 + 1, 2^200
  // CHECK-NEXT: "int64_max"() {roofline.work = #roofline.work<vector(f32) = 9223372036854775807>}
  "int64_max"() {roofline.work = #roofline.work<vector(f32) = 9223372036854775807>} : () -> ()
  // CHECK-NEXT: "past_int64"() {roofline.work = #roofline.work<vector(f32) = 9223372036854775808>}
  "past_int64"() {roofline.work = #roofline.work<vector(f32) = 9223372036854775808>} : () -> ()
  // CHECK-NEXT: "past_uint64"() {roofline.work = #roofline.work<vector(f32) = 18446744073709551616>}
  "past_uint64"() {roofline.work = #roofline.work<vector(f32) = 18446744073709551616>} : () -> ()
  // CHECK-NEXT: "past_uint128"() {roofline.work = #roofline.work<vector(f32) = 340282366920938463463374607431768211457, bytes_read = 1606938044258990275541962092341162602522202993782792835301376, bytes_written = 0>}
  "past_uint128"() {roofline.work = #roofline.work<
    vector(f32) = 340282366920938463463374607431768211457,
    bytes_read = 1606938044258990275541962092341162602522202993782792835301376>} : () -> ()
  // CHECK-NEXT: "hex"() {roofline.work = #roofline.work<vector(f32) = 18446744073709551615>}
  "hex"() {roofline.work = #roofline.work<vector(f32) = 0xFFFFFFFFFFFFFFFF>} : () -> ()
  // A string without symbols is a number.
  // CHECK-NEXT: "text"() {roofline.work = #roofline.work<vector(f32) = 18446744073709551616>}
  "text"() {roofline.work = #roofline.work<vector(f32) = "18446744073709551616">} : () -> ()
  // CHECK-NEXT: "symbolic"() {roofline.work = #roofline.work<matrix(f32) = "1536*batch", bytes_read = "4*arg0_d0*arg0_d1 + 16", bytes_written = "4*arg0_d0^2">}
  "symbolic"() {roofline.work = #roofline.work<matrix(f32) = "1536*batch",
    bytes_read = "16 + 4 * arg0_d0 * arg0_d1", bytes_written = "4*arg0_d0^2">} : () -> ()
  // CHECK-NEXT: "functions"() {roofline.work = #roofline.work<vector(f32) = "max(0, ceildiv(arg1 - arg2, 4))", bytes_read = "min(8, n)", bytes_written = "floordiv(n, 2)">}
  "functions"() {roofline.work = #roofline.work<vector(f32) = "max(0, ceildiv(arg1 - arg2, 4))",
    bytes_read = "min(8, n)", bytes_written = "floordiv(n, 2)">} : () -> ()
  // A product less an overlap is never negative without showing it.
  // CHECK-NEXT: "overlap"() {roofline.work = #roofline.work<vector(f32) = "-m + n", bytes_read = "9*n - 6*max(0, n - 1)", bytes_written = "n" to "-m + n">}
  "overlap"() {roofline.work = #roofline.work<vector(f32) = "n - m",
    bytes_read = "9*n - 6*max(0, n - 1)", bytes_written = "n" to "n - m">} : () -> ()
}) : () -> ()

// CHECK-LABEL: "work.traffic"
"work.traffic"() ({
  // What is left out is 0.
  // CHECK-NEXT: "read"() {roofline.work = #roofline.work<bytes_read = 8, bytes_written = 0>}
  "read"() {roofline.work = #roofline.work<bytes_read = 8>} : () -> ()
  // CHECK-NEXT: "written"() {roofline.work = #roofline.work<bytes_read = 0, bytes_written = 8>}
  "written"() {roofline.work = #roofline.work<bytes_written = 8>} : () -> ()
  // CHECK-NEXT: "range"() {roofline.work = #roofline.work<bytes_read = 0 to 4096, bytes_written = 1 to "4*n">}
  "range"() {roofline.work = #roofline.work<bytes_read = 0 to 4096, bytes_written = 1 to "4*n">} : () -> ()
  // CHECK-NEXT: "exact_range"() {roofline.work = #roofline.work<bytes_read = 8, bytes_written = 0>}
  "exact_range"() {roofline.work = #roofline.work<bytes_read = 8 to 8>} : () -> ()
  // The default space goes first.
  // CHECK-NEXT: "spaces"() {roofline.work = #roofline.work<bytes_read = 1, bytes_written = 2, bytes_read[3 : i64] = 5, bytes_written[3 : i64] = 4, bytes_read[#gpu.address_space<workgroup>] = 0, bytes_written[#gpu.address_space<workgroup>] = 6 to 7>}
  "spaces"() {roofline.work = #roofline.work<bytes_written[3] = 4, bytes_read[3] = 5,
    bytes_written[#gpu.address_space<workgroup>] = 6 to 7,
    bytes_read = 1, bytes_written = 2>} : () -> ()
  // 3 : i32 and 3 : i64 are different spaces, as they are of memrefs.
  // CHECK-NEXT: "widths"() {roofline.work = #roofline.work<bytes_read[3 : i32] = 1, bytes_written[3 : i32] = 0, bytes_read[3 : i64] = 2, bytes_written[3 : i64] = 0>}
  "widths"() {roofline.work = #roofline.work<bytes_read[3 : i32] = 1, bytes_read[3 : i64] = 2>} : () -> ()
}) : () -> ()

// CHECK-LABEL: "work.useful_flops"
"work.useful_flops"() ({
  // CHECK-NEXT: "fewer"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = 81>}
  "fewer"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = 81>} : () -> ()
  // CHECK-NEXT: "none"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = 0>}
  "none"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = 0>} : () -> ()
  // Matrix and vector together, 100 + 11; written only where it differs.
  // CHECK-NEXT: "all"() {roofline.work = #roofline.work<matrix(f32) = 100, vector(f32) = 11>}
  "all"() {roofline.work = #roofline.work<matrix(f32) = 100, vector(f32) = 11, useful_flops = 111>} : () -> ()
  // Integer multiply-adds are no FLOPs: 11 at most.
  // CHECK-NEXT: "no_integers"() {roofline.work = #roofline.work<matrix(i8 -> i32) = 100, vector(f32) = 11>}
  "no_integers"() {roofline.work = #roofline.work<useful_flops = 11, matrix(i8 -> i32) = 100, vector(f32) = 11>} : () -> ()
  // CHECK-NEXT: "unknown"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = unknown>}
  "unknown"() {roofline.work = #roofline.work<matrix(f32) = 100, useful_flops = unknown>} : () -> ()
  // CHECK-NEXT: "symbolic"() {roofline.work = #roofline.work<matrix(f32) = "9*n", useful_flops = "4*n">}
  "symbolic"() {roofline.work = #roofline.work<matrix(f32) = "9*n", useful_flops = "4*n">} : () -> ()
}) : () -> ()

// CHECK-LABEL: "bound.resources"
"bound.resources"() ({
  // CHECK-NEXT: "memory"() {roofline.bound = #roofline.bound<"memory:hbm" on "a100-sxm4-40gb", seconds = 1.5E-6, intensity = 2.5, headroom = 4.0>}
  "memory"() {roofline.bound = #roofline.bound<"memory:hbm" on "a100-sxm4-40gb",
    seconds = 1.5e-06, intensity = 2.5, headroom = 4.0>} : () -> ()
  // CHECK-NEXT: "compute"() {roofline.bound = #roofline.bound<"compute:matrix" on "t", seconds = 1.0>}
  "compute"() {roofline.bound = #roofline.bound<"compute:matrix" on "t", seconds = 1.0>} : () -> ()
  // CHECK-NEXT: "network"() {roofline.bound = #roofline.bound<"network:nvlink" on "t">}
  "network"() {roofline.bound = #roofline.bound<"network:nvlink" on "t">} : () -> ()
  // CHECK-NEXT: "launch"() {roofline.bound = #roofline.bound<"launch" on "t">}
  "launch"() {roofline.bound = #roofline.bound<"launch" on "t">} : () -> ()
  // CHECK-NEXT: "none"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 0.0>}
  "none"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 0.0>} : () -> ()
  // CHECK-NEXT: "unknown"() {roofline.bound = #roofline.bound<"unknown" on "t">}
  "unknown"() {roofline.bound = #roofline.bound<"unknown" on "t">} : () -> ()
  // CHECK-NEXT: "symbolic"() {roofline.bound = #roofline.bound<"symbolic" on "t">}
  "symbolic"() {roofline.bound = #roofline.bound<"symbolic" on "t">} : () -> ()
  // CHECK-NEXT: "straddles"() {roofline.bound = #roofline.bound<"compute:vector..memory:hbm" on "t">}
  "straddles"() {roofline.bound = #roofline.bound<"compute:vector..memory:hbm" on "t">} : () -> ()
  // CHECK-NEXT: "quoted"() {roofline.bound = #roofline.bound<"none" on "a\22b\\c">}
  "quoted"() {roofline.bound = #roofline.bound<"none" on "a\"b\\c">} : () -> ()
}) : () -> ()

// CHECK-LABEL: "bound.numbers"
"bound.numbers"() ({
  // The fields in any order; printed in one.
  // CHECK-NEXT: "order"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 1.0, intensity = 2.0, headroom = 3.0>}
  "order"() {roofline.bound = #roofline.bound<"none" on "t", headroom = 3.0, intensity = 2.0, seconds = 1.0>} : () -> ()
  // Six significant digits.
  // CHECK-NEXT: "digits"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 1.23457, intensity = 123457.0, headroom = 1.23457E+9>}
  "digits"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 1.2345678, intensity = 123456.78, headroom = 1234567890.1>} : () -> ()
  // CHECK-NEXT: "extreme"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 1.0E-300, intensity = 1.79769E+308, headroom = 4.94066E-324>}
  "extreme"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 1.0e-300, intensity = 1.79769e+308, headroom = 4.94066e-324>} : () -> ()
}) : () -> ()

// On any op, next to its other attributes, and as plain attribute values.
// CHECK-LABEL: func.func @anywhere
// CHECK-SAME: attributes {roofline.work = #roofline.work<given, vector(f32) = 1>}
func.func @anywhere(%a: f32) -> f32 attributes {roofline.work = #roofline.work<given, vector(f32) = 1>} {
  // CHECK: arith.addf
  // CHECK-SAME: {other = 1 : i64, roofline.bound = #roofline.bound<"none" on "t">, roofline.work = #roofline.work<vector(f32) = 1>}
  %0 = arith.addf %a, %a {roofline.work = #roofline.work<vector(f32) = 1>, roofline.bound = #roofline.bound<"none" on "t">, other = 1 : i64} : f32
  // CHECK: "any.value"() {costs = [#roofline.work<given>, #roofline.bound<"launch" on "t">]}
  "any.value"() {costs = [#roofline.work<given>, #roofline.bound<"launch" on "t">]} : () -> ()
  return %0 : f32
}

// CHECK-LABEL: "tiling.parts"
"tiling.parts"() ({
  // CHECK-NEXT: "one_level"() {roofline.tiling = #roofline.tiling<"t", <"dram", sizes = [4], order = [0], bytes = 8>>}
  "one_level"() {roofline.tiling = #roofline.tiling<"t", <"dram", sizes = [4], order = [0], bytes = 8>>} : () -> ()
  // CHECK-NEXT: "two_levels"() {roofline.tiling = #roofline.tiling<"t", <"dram", sizes = [4, 8], order = [1, 0], bytes = 0>, <"l2", sizes = [2, 2], order = [0, 1], bytes = 9223372036854775807, compute_bound = [1, 2]>>}
  "two_levels"() {roofline.tiling = #roofline.tiling<"t",
    <"dram", sizes = [4, 8], order = [1, 0], bytes = 0>,
    <"l2", sizes = [2, 2], order = [0, 1], bytes = 9223372036854775807,
     compute_bound = [1, 2]>>} : () -> ()
  // CHECK-NEXT: "alone"() {a = #roofline.tile<"l2", sizes = [4], order = [0], bytes = 8>}
  "alone"() {a = #roofline.tile<"l2", sizes = [4], order = [0], bytes = 8>} : () -> ()
}) : () -> ()
