// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// How often the regions of affine's ops execute (R8), and the values of its
// index arithmetic. Each region holds one FLOP.

func.func @for_constant_r8(%a: f32) {
  affine.for %i = 0 to 10 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 10{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // ceil((10 - 1) / 4)
  affine.for %i = 1 to 10 step 4 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // ceil((3 - -4) / 2)
  affine.for %i = -4 to 3 step 2 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 4{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // max(0, 3 - 10)
  affine.for %i = 10 to 3 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

func.func @for_nested_r8(%a: f32) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 step 2 {
      // 7 * ceil(5 / 2)
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 21{{$}}}}
      %0 = arith.addf %a, %a : f32
    }
  }
  return
}

// -----

func.func @for_maps_r8(%a: f32, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x arg1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // 2n + 3 - 1
  affine.for %i = 1 to affine_map<(d0) -> (d0 * 2 + 3)>(%n) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 2*arg1 + 2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // the least of the upper bounds
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, s0, 32)>(%n)[%m] {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x min(32, arg1, arg2){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // the greatest of the lower bounds: max(0, 8 - max(n, 4))
  affine.for %i = max affine_map<(d0) -> (d0, 4)>(%n) to 8 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x max(0, -max(4, arg1) + 8){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.for %i = 0 to affine_map<(d0) -> (d0 ceildiv 8)>(%n) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x ceildiv(arg1, 8){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.for %i = 0 to affine_map<(d0) -> (d0 floordiv 8)>(%n) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x floordiv(arg1, 8){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// 1027 mod 8 = 3; 1027 ceildiv 8 = 129, 1027 floordiv 8 = 128.
func.func @for_map_constants_r8(%a: f32) {
  %c1027 = arith.constant 1027 : index
  affine.for %i = 0 to affine_map<(d0) -> (d0 mod 8)>(%c1027) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.for %i = 0 to affine_map<(d0) -> (d0 ceildiv 8)>(%c1027) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 129{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.for %i = affine_map<(d0) -> (d0 floordiv 8)>(%c1027) to 130 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// The bound of the inner loop depends on the outer one.
func.func @for_triangular_r8(%a: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      // 1 + 2 + ... + 8
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 36{{$}}}}
      %0 = arith.addf %a, %a : f32
    }
  }
  return
}

// -----

func.func @parallel_r8(%a: f32, %n: index) {
  // ceil(10 / 3) * (n - 0)
  affine.parallel (%i, %j) = (0, 0) to (10, symbol(%n)) step (3, 1) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 4*arg1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.parallel (%i) = (0) to (min(symbol(%n), 64)) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x min(64, arg1){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// The yield combines once per iteration: 1 operation per reduction.
func.func @parallel_reduction_r8(%a: f32, %b: i32) {
  %0:2 = affine.parallel (%i) = (0) to (16) reduce ("addf", "addi") -> (f32, i32) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1, integer(i32) = 1> x 16{{$}}}}
    affine.yield %a, %b : f32, i32
  }
  // the last iteration to write wins: nothing is combined
  %1 = affine.parallel (%i) = (0) to (16) reduce ("assign") -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @if_r8(%a: f32, %n: index) {
  affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%n) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
  } else {
    // expected-remark-re @below {{#roofline.work<special(f32) = 1>{{$}}}}
    %0 = math.exp %a : f32
  }
  affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%n) {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// Index arithmetic is free and its values are known.
func.func @index_r4(%a: f32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %apply = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%n)[%m]
  scf.for %i = %c0 to %apply step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 4*arg1 + arg2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %min = affine.min affine_map<(d0) -> (d0, 128)>(%n)
  scf.for %i = %c0 to %min step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x min(128, arg1){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %max = affine.max affine_map<(d0) -> (d0, 128)>(%n)
  scf.for %i = %c0 to %max step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x max(128, arg1){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// 1000 = 3 * 300 + 4 * 20 + 20, i.e. (3, 5, 0) in the basis (_, 15, 20):
// 1000 / 300 = 3, (1000 / 20) mod 15 = 5, 1000 mod 20 = 0; and back
// (3 * 15 + 5) * 20 + 0 = 1000.
func.func @linearize_r4(%a: f32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %d:3 = affine.delinearize_index %c1000 into (15, 20) : index, index, index
  scf.for %i = %c0 to %d#0 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 3{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %c0 to %d#1 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 5{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %c0 to %d#2 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (15, 20) : index
  scf.for %i = %c0 to %l step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 1000{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // n * 20 + m; the outer bound 7 isn't used
  %s = affine.linearize_index [%n, %m] by (7, 20) : index
  scf.for %i = %c0 to %s step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x 20*arg1 + arg2{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  // n / m
  %e:2 = affine.delinearize_index %n into (7, %m) : index, index
  scf.for %i = %c0 to %e#0 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x floordiv(arg1, arg2){{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// Divisors of 0 and below have no value.
func.func @hostile_r8(%a: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m3 = arith.constant -3 : index
  %zero = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c0]
  scf.for %i = %c0 to %zero step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value0{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  affine.for %i = 0 to affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%m3] {
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips0, unbounded}}
    %0 = arith.addf %a, %a : f32
  }
  %d:2 = affine.delinearize_index %n into (%m3) : index, index
  scf.for %i = %c0 to %d#0 step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 1> x value1{{$}}}}
    %0 = arith.addf %a, %a : f32
  }
  return
}

// -----

// The verifier accepts any step.
func.func @parallel_step_zero_r8(%a: f32, %n: index) {
  "affine.parallel"(%n, %n) <{
      lowerBoundsMap = affine_map<(d0) -> (0)>,
      lowerBoundsGroups = dense<1> : tensor<1xi32>,
      upperBoundsMap = affine_map<(d0) -> (d0)>,
      upperBoundsGroups = dense<1> : tensor<1xi32>,
      reductions = [], steps = [0]}> ({
  ^bb0(%i: index):
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x trips0, unbounded}}
    %0 = arith.addf %a, %a : f32
    affine.yield
  }) : (index, index) -> ()
  return
}
