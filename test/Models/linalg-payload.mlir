// RUN: roofline-test-opt %s --allow-unregistered-dialect --test-roofline-work --split-input-file --verify-diagnostics
// RUN: roofline-test-opt %s --allow-unregistered-dialect --test-roofline-work=totals=false --split-input-file --verify-diagnostics
//
// Payloads of linalg.generic with control flow, calls to math, accesses of their
// own (R19) and ops that have no model.

#out = affine_map<(i) -> (i)>
// Branches take the larger side (R8): 2 products, one of them in both, against
// a sum; one comparison and one square root of 10 elements.
func.func @branch_r8(%a: tensor<10xf32>, %o: tensor<10xf32>, %zero: f32) {
  // vector(f32) 2*10; special(f32) 1*10; other(f32) 1*10; reads 10*4 B; writes
  // 10*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 20, special(f32) = 10, other(f32) = 10, bytes_read = 40, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %p = arith.cmpf olt, %x, %zero : f32
    %r = scf.if %p -> f32 {
      %m = arith.mulf %x, %x : f32
      %n = arith.mulf %m, %x : f32
      scf.yield %n : f32
    } else {
      %s = arith.addf %x, %x : f32
      scf.yield %s : f32
    }
    %q = math.sqrt %r : f32
    linalg.yield %q : f32
  } -> tensor<10xf32>
  return
}

// -----

// A loop of 5 trips in the payload: 5*10 sums.
#out = affine_map<(i) -> (i)>
func.func @loop_r8(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // vector(f32) 5*10; reads 10*4 B; writes 10*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 50, bytes_read = 40, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %x) -> f32 {
      %s = arith.addf %acc, %x : f32
      scf.yield %s : f32
    }
    linalg.yield %r : f32
  } -> tensor<10xf32>
  return
}

// -----

// Positions cost nothing (R4), a cast to data does (R5): an iota of 3x4.
#out = affine_map<(i, j) -> (i, j)>
func.func @index_r4(%o: tensor<3x4xi32>) {
  %c4 = arith.constant 4 : index
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 48>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<3x4xi32>) {
  ^bb0(%init: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %m = arith.muli %i, %c4 : index
    %s = arith.addi %m, %j : index
    %r = arith.index_cast %s : index to i32
    linalg.yield %r : i32
  } -> tensor<3x4xi32>
  return
}

// -----

// An embedding lookup: 5*64 executions read at most as many elements of the
// table, and at least one; the 5 indices are i64.
#index = affine_map<(i, j) -> (i)>
#out = affine_map<(i, j) -> (i, j)>
func.func @embedding_r19(%table: tensor<1000x64xf32>, %indices: tensor<5xi64>,
                         %o: tensor<5x64xf32>) {
  // reads 5*8 + 1*4 to 5*8 + 5*64*4 B; writes 5*64*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 44 to 1320, bytes_written = 1280>}}
  %0 = linalg.generic {indexing_maps = [#index, #out], iterator_types = ["parallel", "parallel"]}
      ins(%indices : tensor<5xi64>) outs(%o : tensor<5x64xf32>) {
  ^bb0(%index: i64, %init: f32):
    %i = arith.index_cast %index : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<1000x64xf32>
    linalg.yield %x : f32
  } -> tensor<5x64xf32>
  return
}

// A table of 2x64 elements has no more than 128 to read.
func.func @small_table_r19(%table: tensor<2x64xf32>, %indices: tensor<5xi64>,
                           %o: tensor<5x64xf32>) {
  // reads 5*8 + 1*4 to 5*8 + 2*64*4 B; writes 5*64*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 44 to 552, bytes_written = 1280>}}
  %0 = linalg.generic {indexing_maps = [#index, #out], iterator_types = ["parallel", "parallel"]}
      ins(%indices : tensor<5xi64>) outs(%o : tensor<5x64xf32>) {
  ^bb0(%index: i64, %init: f32):
    %i = arith.index_cast %index : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<2x64xf32>
    linalg.yield %x : f32
  } -> tensor<5x64xf32>
  return
}

// -----

// Two extracts per execution from one value: 10 elements of 100 at most that
// the data decides, and the first one.
#out = affine_map<(i) -> (i)>
func.func @two_extracts_r19(%a: tensor<10xindex>, %v: tensor<100xf32>,
                            %o: tensor<10xf32>) {
  %c0 = arith.constant 0 : index
  // vector(f32) 1*10; reads 10*8 + 1*4 to 10*8 + (10 + 1)*4 B; writes 10*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 10, bytes_read = 84 to 124, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xindex>) outs(%o : tensor<10xf32>) {
  ^bb0(%i: index, %init: f32):
    %x = tensor.extract %v[%i] : tensor<100xf32>
    %y = tensor.extract %v[%c0] : tensor<100xf32>
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<10xf32>
  return
}

// -----

// Scalars and splats are no traffic (R14), of a payload's own accesses too.
#out = affine_map<(i) -> (i)>
func.func @splat_extract_r14(%a: tensor<10xindex>, %o: tensor<10xf32>) {
  %splat = arith.constant dense<1.0> : tensor<100xf32>
  // reads 10*8 B; writes 10*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 80, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xindex>) outs(%o : tensor<10xf32>) {
  ^bb0(%i: index, %init: f32):
    %x = tensor.extract %splat[%i] : tensor<100xf32>
    linalg.yield %x : f32
  } -> tensor<10xf32>
  return
}

// -----

// What has no model is named; the rest of the payload is counted.
#out = affine_map<(i) -> (i)>
func.func @unmodelled_payload(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  // expected-remark @below {{unmodelled}}
  // expected-remark @below {{#roofline.work<vector(f32) = 10, bytes_read = 40, bytes_written = 40>; incomplete: 'user.op' in the payload has no model}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %s = arith.addf %x, %x : f32
    %r = "user.op"(%s) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  return
}

// -----

// It is named for each op, also for one that is the same as an op before.
#out = affine_map<(i) -> (i)>
func.func @unmodelled_payload_twice(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  // expected-remark @below {{unmodelled}}
  // expected-remark @below {{incomplete: 'user.op' in the payload has no model}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %r = "user.op"(%x) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  // expected-remark @below {{unmodelled}}
  // expected-remark @below {{incomplete: 'user.op' in the payload has no model}}
  %1 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %r = "user.op"(%x) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  return
}

// -----

// Given work on an op of a payload is all that it has: no product of a
// contraction is left, only the sum.
func.func @given_product(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  // vector(f32) 4*8*2; reads (4*8 + 8*2 + 4*2)*4 B; writes 4*2*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 224, bytes_written = 32>}}
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %p = arith.mulf %x, %y {roofline.work = #roofline.work<given>} : f32
    %s = arith.addf %sum, %p : f32
    linalg.yield %s : f32
  }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// Backwards: 8 of 9 elements, from the last one on.
#out = affine_map<(i) -> (i)>
func.func @reverse_r19(%v: tensor<9xf32>, %o: tensor<8xf32>) {
  %c8 = arith.constant 8 : index
  // reads 8*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%init: f32):
    %i = linalg.index 0 : index
    %j = arith.subi %c8, %i : index
    %x = tensor.extract %v[%j] : tensor<9xf32>
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return
}

// -----

// Positions in integers of other types, as torch-mlir has them: 8 of 9 elements, from
// the last one on. Only `index` costs nothing (R4).
#out = affine_map<(i) -> (i)>
func.func @cast_positions_r19(%v: tensor<9xf32>, %o: tensor<8xf32>) {
  %c8 = arith.constant 8 : i32
  // integer(i32) 8 (subi); other 8 (extsi) and 8 (trunci); reads 8*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 8, other(i64) = 8, other(i32) = 8, bytes_read = 32, bytes_written = 32>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%init: f32):
    %i = linalg.index 0 : index
    %long = arith.index_castui %i : index to i64
    %short = arith.trunci %long : i64 to i32
    %j = arith.subi %c8, %short : i32
    %wide = arith.extsi %j : i32 to i64
    %k = arith.index_cast %wide : i64 to index
    %x = tensor.extract %v[%k] : tensor<9xf32>
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return
}

// -----

// 100 times the position overflows an i8 at the second one: who knows.
#out = affine_map<(i) -> (i)>
func.func @overflow_r19(%v: tensor<900xf32>, %o: tensor<8xf32>) {
  %c100 = arith.constant 100 : i8
  // integer(i8) 8; reads 1*4 to 8*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<integer(i8) = 8, bytes_read = 4 to 32, bytes_written = 32>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%init: f32):
    %i = linalg.index 0 : index
    %byte = arith.index_cast %i : index to i8
    %j = arith.muli %byte, %c100 : i8
    %k = arith.index_cast %j : i8 to index
    %x = tensor.extract %v[%k] : tensor<900xf32>
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return
}

// -----

// Rows 0 and 1 of columns 3, 5, 7, 9 through a map, and the element of a tensor
// without dims: 8 and 1.
#out = affine_map<(i, j) -> (i, j)>
#column = affine_map<(j)[s] -> (2 * j + s)>
func.func @affine_extracts_r19(%v: tensor<2x10xf32>, %s: tensor<f32>, %o: tensor<2x4xf32>) {
  %c3 = arith.constant 3 : index
  // vector(f32) 2*4; reads (2*4 + 1)*4 B; writes 2*4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 8, bytes_read = 36, bytes_written = 32>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<2x4xf32>) {
  ^bb0(%init: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = affine.apply #column(%j)[%c3]
    %x = tensor.extract %v[%i, %k] : tensor<2x10xf32>
    %y = tensor.extract %s[] : tensor<f32>
    %z = arith.mulf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<2x4xf32>
  return
}

// -----

// In a branch, or at a product of two loops, 1 to 16 elements may be read.
#out = affine_map<(i, j) -> (i, j)>
func.func @not_affine_r19(%v: tensor<16xf32>, %w: tensor<16xf32>, %b: i1, %o: tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  // reads 1*4 to (16 + 16)*4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 128, bytes_written = 64>}}
  %0 = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<4x4xf32>) {
  ^bb0(%init: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %x = tensor.extract %v[%k] : tensor<16xf32>
    %y = scf.if %b -> (f32) {
      %z = tensor.extract %w[%i] : tensor<16xf32>
      scf.yield %z : f32
    } else {
      scf.yield %x : f32
    }
    linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return
}
