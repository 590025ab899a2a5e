// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of linalg's elementwise ops, map, reduce, broadcast, transpose, copy and
// fill, on 3x4 = 12 elements where nothing else is said.

func.func @named_unary_r2(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) {
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %0 = linalg.abs ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %1 = linalg.ceil ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %2 = linalg.floor ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %3 = linalg.negf ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %4 = linalg.round ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // 1 / x
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %5 = linalg.reciprocal ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // x * x
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %6 = linalg.square ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

func.func @named_special_r3(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) {
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %0 = linalg.exp ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %1 = linalg.log ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %2 = linalg.sqrt ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %3 = linalg.rsqrt ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %4 = linalg.tanh ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %5 = linalg.erf ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

func.func @named_binary_r2(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>,
                           %i: tensor<3x4xi16>, %j: tensor<3x4xi16>,
                           %p: tensor<3x4xi1>, %o: tensor<3x4xf32>,
                           %q: tensor<3x4xi16>) {
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %0 = linalg.add ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %1 = linalg.sub ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %2 = linalg.mul ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %3 = linalg.div ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %4 = linalg.max ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %5 = linalg.min ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %6 = linalg.powf ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // integer(i16) 1*12; reads 2*12*2 B; writes 12*2 B
  // expected-remark @below {{#roofline.work<integer(i16) = 12, bytes_read = 48, bytes_written = 24>}}
  %7 = linalg.div_unsigned ins(%i, %j : tensor<3x4xi16>, tensor<3x4xi16>) outs(%q : tensor<3x4xi16>) -> tensor<3x4xi16>
  // other(f32) 1*12; reads 12*1 + 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<other(f32) = 12, bytes_read = 108, bytes_written = 48>}}
  %8 = linalg.select ins(%p, %a, %b : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// With maps: a transposed and a broadcast operand.
#identity = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
func.func @elementwise_r10(%a: tensor<4x3xf32>, %b: tensor<4xf32>,
                           %o: tensor<3x4xf32>) {
  // vector(f32) 1*12; reads (4*3 + 4) * 4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 64, bytes_written = 48>}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add>
      indexing_maps = [#transposed, #row, #identity]
      ins(%a, %b : tensor<4x3xf32>, tensor<4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // special(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp>
      ins(%o : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// A map that doesn't use its init doesn't read it. x * y + y: 2 flops.
func.func @map_r12(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>,
                   %o: tensor<3x4xf32>) {
  // vector(f32) 1*12; reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 48, bytes_written = 48>}}
  %0 = linalg.map { math.absf } ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>)
  // vector(f32) 2*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 96, bytes_written = 48>}}
  %1 = linalg.map ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%o : tensor<3x4xf32>)
    (%x: f32, %y: f32, %init: f32) {
      %m = arith.mulf %x, %y : f32
      %s = arith.addf %m, %y : f32
      linalg.yield %s : f32
    }
  return
}

// -----

// One addition per input element, all 12, into 3 outputs, which are read.
func.func @reduce_r12(%a: tensor<3x4xf32>, %b: tensor<3x4xi32>,
                      %o: tensor<3xf32>, %p: tensor<3xi32>) {
  // vector(f32) 1*12; reads (12 + 3) * 4 B; writes 3*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 60, bytes_written = 12>}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<3x4xf32>) outs(%o : tensor<3xf32>) dimensions = [1]
  // Two values at once.
  // vector(f32) 1*12; integer(i32) 1*12; reads (12 + 3) * 4 * 2 B; writes 3*4 *
  // 2 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, integer(i32) = 12, bytes_read = 120, bytes_written = 24>}}
  %1:2 = linalg.reduce ins(%a, %b : tensor<3x4xf32>, tensor<3x4xi32>) outs(%o, %p : tensor<3xf32>, tensor<3xi32>) dimensions = [1]
    (%x: f32, %y: i32, %accx: f32, %accy: i32) {
      %s = arith.maximumf %x, %accx : f32
      %t = arith.addi %y, %accy : i32
      linalg.yield %s, %t : f32, i32
    }
  return
}

// -----

// Copies compute nothing, and read and write (R16).
func.func @copies_r16(%a: tensor<3x4xf32>, %t: tensor<4x3xf32>,
                      %b: tensor<3x5x4xf32>, %o: tensor<3x4xf32>,
                      %h: tensor<3x4xf16>, %s: f32) {
  // reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 48, bytes_written = 48>}}
  %0 = linalg.copy ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  // Narrows on the way.
  // other(f32) 1*12; reads 12*4 B; writes 12*2 B
  // expected-remark @below {{#roofline.work<other(f32) = 12, bytes_read = 48, bytes_written = 24>}}
  %1 = linalg.copy ins(%a : tensor<3x4xf32>) outs(%h : tensor<3x4xf16>) -> tensor<3x4xf16>
  // reads 12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 48, bytes_written = 48>}}
  %2 = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%t : tensor<4x3xf32>) permutation = [1, 0]
  // Reads each element once, writes it 5 times.
  // reads 12*4 B; writes 3*5*4*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 48, bytes_written = 240>}}
  %3 = linalg.broadcast ins(%a : tensor<3x4xf32>) outs(%b : tensor<3x5x4xf32>) dimensions = [1]
  return
}

// -----

// A generator: per element 3 sums, 2 products and a sum in i32 (6 in all), and
// 5 flops in f64. Scalars and indices move nothing. Casts: i32 to f64, f64 to
// f32; those of constants are constants.
func.func @fill_rng_r4(%min: f64, %max: f64, %seed: i32, %o: tensor<3x4xf32>) {
  // expected-remark @below {{#roofline.work<vector(f64) = 60, integer(i32) = 72, other(i32) = 12, other(f64) = 12}}
  %0 = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
