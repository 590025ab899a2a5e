// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// How often the regions of scf's ops execute (R8). Each region holds one FLOP.

func.func @for_constant_r8(%a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m4 = arith.constant -4 : index
  scf.for %i = %c0 to %c10 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 10{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // ceil(10 / 3)
  scf.for %i = %c0 to %c10 step %c3 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 4{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // ceil((3 - -4) / 3)
  scf.for %i = %m4 to %c3 step %c3 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // max(0, 3 - 10)
  scf.for %i = %c10 to %c3 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @for_nested_r8(%a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c0 to %c7 step %c1 iter_args(%x = %a) -> f32 {
    %1 = scf.for %j = %c0 to %c5 step %c1 iter_args(%y = %x) -> f32 {
      // 7 * 5
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 35{{$}}}}
      %2 = arith.addf %y, %a : f32
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  return
}

// -----

func.func @for_dynamic_r8(%a: f32, %n: index, %m: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x arg1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %c0 to %n step %c4 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x ceildiv(arg1, 4){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %m to %n step %s {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x max(0, ceildiv(arg1 - arg2, arg3)){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// The bound of the inner loop depends on the outer one.
func.func @for_triangular_r8(%a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      // 0 + 1 + ... + 7
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 28{{$}}}}
      %0 = arith.addf %a, %a : f32
    }
  }
  return
}

// -----

func.func @for_integer_r8(%a: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c0 to %c10 step %c1 : i32 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 10{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @for_unsigned_r8(%a: f32) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c255 = arith.constant 255 : i8
  // 255 as an unsigned i8
  scf.for unsigned %i = %c0 to %c255 step %c1 : i8 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 255{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // -1 as a signed one
  scf.for %i = %c0 to %c255 step %c1 : i8 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// 2^100 iterations.
func.func @for_huge_r8(%a: f32) {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %n = arith.constant 1267650600228229401496703205376 : i128
  scf.for %i = %c0 to %n step %c1 : i128 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 1267650600228229401496703205376{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// -5 as an unsigned i16777215 has five million digits: not written down.
func.func @for_unsigned_wide_r8(%a: f32) {
  %c5 = arith.constant 5 : i16777215
  %m5 = arith.constant -5 : i16777215
  scf.for unsigned %i = %c5 to %m5 step %c5 : i16777215 {
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips0, unbounded}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// A step that isn't positive never ends.
func.func @for_step_zero_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  scf.for %i = %c0 to %c10 step %zero : i32 {
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips0, unbounded}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %c0 to %c10 step %minus : i32 {
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips1, unbounded}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// Bounds that index arithmetic computes (R4: the arithmetic is free).
func.func @for_index_arithmetic_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %add = arith.addi %n, %c2 : index
  %mul = arith.muli %add, %c16 : index
  scf.for %i = %c2 to %mul step %c1 {
    // (n + 2) * 16 - 2
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 16*arg1 + 30{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %ceil = arith.ceildivsi %n, %c16 : index
  scf.for %i = %c0 to %ceil step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x ceildiv(arg1, 16){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %shift = arith.shrui %n, %c2 : index
  scf.for %i = %c0 to %shift step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x floordiv(arg1, 4){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %rem = arith.remsi %n, %c16 : index
  scf.for %i = %c0 to %rem step %c1 {
    // n - 16 * floor(n / 16)
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x max(0, arg1 - 16*floordiv(arg1, 16)){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %min = arith.minsi %n, %c16 : index
  scf.for %i = %c0 to %min step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x min(16, arg1){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %zero = arith.subi %n, %n : index
  scf.for %i = %zero to %c16 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 16{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// Integer arithmetic on bounds: exact where nothing can wrap, else a symbol.
func.func @for_integer_arithmetic_r8(%a: f32, %n: index, %m: i64, %k: i32, %s: i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  // expected-remark @below {{#roofline.work<integer(i64) = 1>}}
  %wide = arith.muli %m, %two : i64
  %wideIndex = arith.index_cast %wide : i64 to index
  scf.for %i = %c0 to %wideIndex step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 2*arg2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %c3 = arith.constant 3 : i32
  // sizes in i32 don't wrap, as index doesn't
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %size = arith.muli %k, %c3 : i32
  %sizeIndex = arith.index_cast %size : i32 to index
  scf.for %i = %c0 to %sizeIndex step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3*arg3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %s3 = arith.constant 3 : i16
  // an i16 may wrap
  // expected-remark @below {{#roofline.work<integer(i16) = 1>}}
  %narrow = arith.muli %s, %s3 : i16
  %narrowIndex = arith.index_cast %narrow : i16 to index
  scf.for %i = %c0 to %narrowIndex step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // but not this one
  // expected-remark @below {{#roofline.work<integer(i16) = 1>}}
  %nsw = arith.muli %s, %s3 overflow<nsw> : i16
  %nswIndex = arith.index_cast %nsw : i16 to index
  scf.for %i = %c0 to %nswIndex step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3*arg4{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // 100 + 100 wraps in an i8
  %c100 = arith.constant 100 : i8
  // expected-remark @below {{#roofline.work<integer(i8) = 1>}}
  %wrapped = arith.addi %c100, %c100 : i8
  %wrappedIndex = arith.index_cast %wrapped : i8 to index
  scf.for %i = %c0 to %wrappedIndex step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// No constant is ever divided by zero, shifted too far, or wrapped.
func.func @for_hostile_arithmetic_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %m1 = arith.constant -1 : index
  %max = arith.constant 9223372036854775807 : index
  %div = arith.divui %n, %c0 : index
  scf.for %i = %c0 to %div step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %negative = arith.divsi %n, %m1 : index
  scf.for %i = %c0 to %negative step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %shift = arith.shli %n, %c64 : index
  scf.for %i = %c0 to %shift step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %sum = arith.addi %max, %c1 : index
  scf.for %i = %c0 to %sum step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // n - 1 may be negative: its unsigned quotient isn't known
  %minus = arith.addi %n, %m1 : index
  %unsigned = arith.divui %minus, %c64 : index
  scf.for %i = %c0 to %unsigned step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value4{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// n, n^2, n^4, ... n^64; the next power is a symbol.
func.func @for_repeated_square_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %2 = arith.muli %n, %n : index
  %4 = arith.muli %2, %2 : index
  %8 = arith.muli %4, %4 : index
  %16 = arith.muli %8, %8 : index
  %32 = arith.muli %16, %16 : index
  %64 = arith.muli %32, %32 : index
  %128 = arith.muli %64, %64 : index
  scf.for %i = %c0 to %64 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x arg1^64{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %c0 to %128 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @forall_r8(%a: f32, %n: index, %t: tensor<8xf32>) {
  // 4 * 6
  scf.forall (%i, %j) in (4, 6) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 24{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // ceil((10 - 1) / 2) * ceil(n / 32)
  scf.forall (%i, %j) = (1, 0) to (10, %n) step (2, 32) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 5*ceildiv(arg1, 32){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // no dims: once
  scf.forall () in () {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @forall_step_zero_r8(%a: f32) {
  scf.forall (%i) = (0) to (10) step (0) {
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips0, unbounded}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// A reduction combines once per iteration.
func.func @parallel_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  // ceil(9 / 2) * n
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c9, %n) step (%c2, %c1) init (%a) -> f32 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 5*arg1{{$}}}}
    %0 = arith.mulf %a, %a : f32
    scf.reduce(%0 : f32) {
    ^bb0(%lhs: f32, %rhs: f32):
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 5*arg1{{$}}}}
      %1 = arith.addf %lhs, %rhs : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

// -----

func.func @if_r8(%a: f32, %p: i1) {
  scf.if %p {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
  } else {
    // expected-remark-re @below {{#roofline.work<special(f32) = 1>{{$}}}}
    %0 = math.exp %a : f32
  }
  scf.if %p {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @index_switch_r8(%a: f32, %i: index) {
  scf.index_switch %i
  case 0 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
    scf.yield
  }
  case 5 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.mulf %a, %a : f32
    scf.yield
  }
  default {
    // expected-remark-re @below {{#roofline.work<special(f32) = 1>{{$}}}}
    %0 = math.exp %a : f32
  }
  return
}

// -----

func.func @execute_region_r8(%a: f32) {
  %0 = scf.execute_region -> f32 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %1 = arith.addf %a, %a : f32
    scf.yield %1 : f32
  }
  return
}

// -----

// The condition is evaluated once more than the body.
func.func @while_r8(%a: f32) {
  %0 = scf.while (%x = %a) : (f32) -> f32 {
    // expected-remark @below {{#roofline.work<other(f32) = 1> x while0 + 1, unbounded}}
    %1 = arith.cmpf olt, %x, %x : f32
    scf.condition(%1) %x : f32
  } do {
  ^bb0(%y: f32):
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x while0, unbounded}}
    %2 = arith.addf %y, %y : f32
    scf.yield %2 : f32
  }
  return
}

// -----

// A condition and a body that count: 0, 3, 6 and 9 are below 10. One element of
// %m is loaded each time.
func.func @while_counts_r8(%m: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %0 = scf.while (%i = %c0) : (index) -> index {
    // 5 times
    // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0> x 5, together reads 20, writes 0}}
    %x = memref.load %m[%i] : memref<16xf32>
    %1 = arith.cmpi slt, %i, %c10 : index
    scf.condition(%1) %i : index
  } do {
  ^bb0(%j: index):
    // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0> x 4, together reads 16, writes 0}}
    %y = memref.load %m[%j] : memref<16xf32>
    %2 = arith.addi %c3, %j : index
    scf.yield %2 : index
  }
  return
}

// -----

// As StableHLO's loops are lowered: the counter is a tensor, compared and
// increased by linalg. 1, 2, 3 are at most 3.
func.func @while_counts_tensors_r8(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %0:2 = scf.while (%i = %one, %t = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %e = tensor.empty() : tensor<i1>
    // expected-remark @below {{x 4}}
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%three, %i : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
    ^bb0(%a: i32, %b: i32, %c: i1):
      %2 = arith.cmpi sge, %a, %b : i32
      linalg.yield %2 : i1
    } -> tensor<i1>
    // expected-remark @below {{x 4}}
    %3 = tensor.extract %1[] : tensor<i1>
    scf.condition(%3) %i, %t : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %t: tensor<4xf32>):
    // expected-remark @below {{special(f32) = 4, bytes_read = 16, bytes_written = 16> x 3}}
    %4 = math.exp %t : tensor<4xf32>
    // expected-remark @below {{x 3}}
    %5 = arith.addi %i, %one : tensor<i32>
    scf.yield %5, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// -----

// Up to %n, an argument, or to a wider one; and counters that don't tell: one that
// doubles, and one that would wrap around.
func.func @while_bounds_r8(%n: index, %m: memref<i8>, %wide: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i8
  %k1 = arith.constant 1 : i8
  %k100 = arith.constant 100 : i8
  %0 = scf.while (%i = %c0) : (index) -> index {
    %1 = arith.cmpi ugt, %n, %i : index
    scf.condition(%1) %i : index
  } do {
  ^bb0(%j: index):
    // expected-remark @below {{x arg0}}
    %x = memref.load %m[] : memref<i8>
    %2 = arith.addi %j, %c1 : index
    scf.yield %2 : index
  }
  %3 = scf.while (%i = %c1) : (index) -> index {
    %1 = arith.cmpi slt, %i, %n : index
    scf.condition(%1) %i : index
  } do {
  ^bb0(%j: index):
    // expected-remark @below {{x while0, unbounded, together reads min(1, while0), writes 0}}
    %x = memref.load %m[] : memref<i8>
    %2 = arith.addi %j, %j : index
    scf.yield %2 : index
  }
  %4 = scf.while (%i = %k0) : (i8) -> i8 {
    // expected-remark @below {{unbounded}}
    %1 = arith.cmpi sle, %i, %k100 : i8
    scf.condition(%1) %i : i8
  } do {
  ^bb0(%j: i8):
    // expected-remark @below {{x while1, unbounded}}
    %2 = arith.addi %j, %k100 : i8
    scf.yield %2 : i8
  }
  %5 = scf.while (%i = %k0) : (i8) -> i8 {
    // expected-remark @below {{x arg2 + 1}}
    %1 = arith.extsi %i : i8 to i64
    // expected-remark @below {{x arg2 + 1}}
    %2 = arith.cmpi slt, %1, %wide : i64
    scf.condition(%2) %i : i8
  } do {
  ^bb0(%j: i8):
    // expected-remark @below {{x arg2}}
    %2 = arith.addi %j, %k1 : i8
    scf.yield %2 : i8
  }
  return
}
