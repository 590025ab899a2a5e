// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Tensor ops that replace part of a tensor (R16): in place they move nothing,
// else they copy the part; the rest is copied too if the old value is needed.

//===----------------------------------------------------------------------===//
// In place
//===----------------------------------------------------------------------===//

func.func @insert_slice_in_place_r16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.extract_slice %a[0, 4] [4, 4] [1, 1]
      : tensor<8x8xf32> to tensor<4x4xf32>
  // Reads and writes 16, 4 bytes each.
  // expected-remark @below {{#roofline.work<special(f32) = 16, bytes_read = 64, bytes_written = 64>}}
  %1 = linalg.exp ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>)
      -> tensor<4x4xf32>
  // expected-remark @below {{#roofline.work<>}}
  %2 = tensor.insert_slice %1 into %a[0, 4] [4, 4] [1, 1]
      : tensor<4x4xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A tile that is all of the destination has no slice of it.
func.func @insert_slice_whole_r16(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%t = %a) -> (tensor<4x4xf32>) {
    // expected-remark @below {{x 2}}
    %1 = linalg.exp ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>)
        -> tensor<4x4xf32>
    scf.forall.in_parallel {
      // expected-remark @below {{#roofline.work<> x 2}}
      tensor.parallel_insert_slice %1 into %t[0, 0] [4, 4] [1, 1]
          : tensor<4x4xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}

// Views between the slice and the insertion change nothing.
func.func @insert_slice_views_r16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.extract_slice %a[0, 4] [1, 4] [1, 1]
      : tensor<8x8xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  // expected-remark @below {{special(f32) = 4}}
  %2 = linalg.exp ins(%1 : tensor<?xf32>) outs(%1 : tensor<?xf32>)
      -> tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 4]
      : tensor<4xf32> into tensor<1x4xf32>
  // expected-remark @below {{#roofline.work<>}}
  %5 = tensor.insert_slice %4 into %a[0, 4] [1, 4] [1, 1]
      : tensor<1x4xf32> into tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

// Tiles of the rows, and a reduction loop over the same storage inside.
func.func @insert_slice_loops_r16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c2 iter_args(%t = %a)
      -> (tensor<8x8xf32>) {
    %1 = tensor.extract_slice %t[%i, 0] [2, 8] [1, 1]
        : tensor<8x8xf32> to tensor<2x8xf32>
    %2 = scf.for %j = %c0 to %c8 step %c1 iter_args(%u = %1)
        -> (tensor<2x8xf32>) {
      // Executes 8/2 * 8 = 32 times.
      // expected-remark @below {{#roofline.work<special(f32) = 16, bytes_read = 64, bytes_written = 64> x 32}}
      %3 = linalg.exp ins(%u : tensor<2x8xf32>) outs(%u : tensor<2x8xf32>)
          -> tensor<2x8xf32>
      scf.yield %3 : tensor<2x8xf32>
    }
    // expected-remark @below {{#roofline.work<> x 4}}
    %4 = tensor.insert_slice %2 into %t[%i, 0] [2, 8] [1, 1]
        : tensor<2x8xf32> into tensor<8x8xf32>
    scf.yield %4 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// The inner loop hands on a tensor of its own, which must be copied back.
func.func @insert_slice_other_storage_r16(%a: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.extract_slice %a[0, 0] [2, 8] [1, 1]
      : tensor<8x8xf32> to tensor<2x8xf32>
  %1 = scf.for %j = %c0 to %c8 step %c1 iter_args(%u = %0)
      -> (tensor<2x8xf32>) {
    %2 = tensor.empty() : tensor<2x8xf32>
    // expected-remark @below {{special(f32) = 16}}
    %3 = linalg.exp ins(%u : tensor<2x8xf32>) outs(%2 : tensor<2x8xf32>)
        -> tensor<2x8xf32>
    scf.yield %3 : tensor<2x8xf32>
  }
  // Reads and writes 16, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 64>}}
  %4 = tensor.insert_slice %1 into %a[0, 0] [2, 8] [1, 1]
      : tensor<2x8xf32> into tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// All of the destination is read by the op that computes the slice, or later; or
// a loop over tiles of the slice reads it as it was.
func.func @insert_slice_needed_r16(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>,
                                   %v: tensor<4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark @below {{vector(f32) = 32}}
  %1 = linalg.vecmat ins(%v, %a : tensor<4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4xf32>)
      -> tensor<4xf32>
  // 4 of the slice and, as the rest may be copied too, 12 others
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0 to 16>}}
  %2 = tensor.insert_slice %1 into %a[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
  %3 = tensor.extract_slice %b[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark @below {{special(f32) = 4}}
  %4 = linalg.exp ins(%v : tensor<4xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 64, bytes_written = 0 to 64>}}
  %5 = tensor.insert_slice %4 into %b[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
  // expected-remark @below {{special(f32) = 16}}
  %6 = math.exp %b : tensor<4x4xf32>
  %7 = tensor.extract_slice %c[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %8 = scf.for %i = %c0 to %c4 step %c2 iter_args(%t = %7) -> tensor<4xf32> {
    %10 = tensor.extract_slice %7[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %11 = tensor.extract_slice %t[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    // expected-remark @below {{special(f32) = 2}}
    %12 = linalg.exp ins(%10 : tensor<2xf32>) outs(%11 : tensor<2xf32>) -> tensor<2xf32>
    // expected-remark @below {{#roofline.work<> x 2}}
    %13 = tensor.insert_slice %12 into %t[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %13 : tensor<4xf32>
  }
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0 to 16>}}
  %9 = tensor.insert_slice %8 into %c[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
  return %2, %5, %6, %9 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @parallel_insert_slice_r16(%a: tensor<8x8xf32>, %b: tensor<2x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0:2 = scf.forall (%i) in (4) shared_outs(%t = %a, %u = %a)
      -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %2 = tensor.extract_slice %t[%1, 0] [2, 8] [1, 1]
        : tensor<8x8xf32> to tensor<2x8xf32>
    // expected-remark @below {{special(f32) = 16}}
    %3 = linalg.exp ins(%2 : tensor<2x8xf32>) outs(%2 : tensor<2x8xf32>)
        -> tensor<2x8xf32>
    scf.forall.in_parallel {
      // expected-remark @below {{#roofline.work<> x 4}}
      tensor.parallel_insert_slice %3 into %t[%1, 0] [2, 8] [1, 1]
          : tensor<2x8xf32> into tensor<8x8xf32>
      // Reads and writes 16, 4 bytes each.
      // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 64> x 4}}
      tensor.parallel_insert_slice %b into %u[%1, 0] [2, 8] [1, 1]
          : tensor<2x8xf32> into tensor<8x8xf32>
    }
  }
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A forall over the slice computes it in place too.
func.func @insert_slice_forall_r16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.extract_slice %a[0, 0] [4, 8] [1, 1]
      : tensor<8x8xf32> to tensor<4x8xf32>
  %1 = scf.forall (%i) in (4) shared_outs(%t = %0) -> (tensor<4x8xf32>) {
    %2 = tensor.extract_slice %t[%i, 0] [1, 8] [1, 1]
        : tensor<4x8xf32> to tensor<1x8xf32>
    // expected-remark @below {{special(f32) = 8}}
    %3 = linalg.exp ins(%2 : tensor<1x8xf32>) outs(%2 : tensor<1x8xf32>)
        -> tensor<1x8xf32>
    scf.forall.in_parallel {
      // expected-remark @below {{#roofline.work<> x 4}}
      tensor.parallel_insert_slice %3 into %t[%i, 0] [1, 8] [1, 1]
          : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  // expected-remark @below {{#roofline.work<>}}
  %4 = tensor.insert_slice %1 into %a[0, 0] [4, 8] [1, 1]
      : tensor<4x8xf32> into tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

//===----------------------------------------------------------------------===//
// Not in place
//===----------------------------------------------------------------------===//

func.func @insert_slice_r16(%a: tensor<4x4xf32>, %b: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // Reads and writes 16, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 64>}}
  %0 = tensor.insert_slice %a into %b[0, 4] [4, 4] [1, 1]
      : tensor<4x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// The transposition reads what it overwrites, at other places: bufferization may
// give it storage of its own, and then 16 elements of 4 bytes are copied back.
func.func @insert_slice_transposed_r16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1]
      : tensor<8x8xf32> to tensor<4x4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 64>}}
  %1 = linalg.transpose ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>)
      permutation = [1, 0]
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 64, bytes_written = 0 to 64>}}
  %2 = tensor.insert_slice %1 into %a[0, 0] [4, 4] [1, 1]
      : tensor<4x4xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// Computed in another slice of the tensor than the one that it replaces.
func.func @insert_slice_elsewhere_r16(%a: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // Every second row: strides differ.
  %0 = tensor.extract_slice %a[0, 0] [4, 8] [2, 1]
      : tensor<8x8xf32> to tensor<4x8xf32>
  // expected-remark @below {{special(f32) = 32}}
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>)
      -> tensor<4x8xf32>
  // Reads and writes 32, 4 bytes each, and may copy the other 32.
  // expected-remark @below {{#roofline.work<bytes_read = 128 to 256, bytes_written = 128 to 256>}}
  %2 = tensor.insert_slice %1 into %a[0, 0] [4, 8] [1, 1]
      : tensor<4x8xf32> into tensor<8x8xf32>
  // Sizes differ, 2x4 and 4x2. Reads and writes 8, 4 bytes each.
  %3 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1]
      : tensor<8x8xf32> to tensor<2x4xf32>
  // expected-remark @below {{special(f32) = 8}}
  %4 = linalg.exp ins(%3 : tensor<2x4xf32>) outs(%3 : tensor<2x4xf32>)
      -> tensor<2x4xf32>
  %flat = tensor.collapse_shape %4 [[0, 1]]
      : tensor<2x4xf32> into tensor<8xf32>
  %tall = tensor.expand_shape %flat [[0, 1]] output_shape [4, 2]
      : tensor<8xf32> into tensor<4x2xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %5 = tensor.insert_slice %tall into %a[0, 0] [4, 2] [1, 1]
      : tensor<4x2xf32> into tensor<8x8xf32>
  return %2, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @insert_slice_dynamic_r16(%a: tensor<?x4xf32>, %b: tensor<8x8xf32>,
                                    %n: index) -> tensor<8x8xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = "16*arg0_d0", bytes_written = "16*arg0_d0">}}
  %0 = tensor.insert_slice %a into %b[0, 4] [%n, 4] [1, 1]
      : tensor<?x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

func.func @insert_slice_zero_r16(%a: tensor<0x4xf32>, %b: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // expected-remark @below {{#roofline.work<>}}
  %0 = tensor.insert_slice %a into %b[0, 4] [0, 4] [1, 1]
      : tensor<0x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

func.func @insert_slice_rank_0_r16(%a: tensor<f32>, %b: tensor<f32>)
    -> (tensor<f32>, tensor<f32>) {
  // All of the dest is replaced: there is no rest, though it is needed too.
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %0 = tensor.insert_slice %a into %b[] [] [] : tensor<f32> into tensor<f32>
  return %0, %b : tensor<f32>, tensor<f32>
}

// Another slice than the one that was computed is copied.
func.func @insert_slice_moved_r16(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // Reads and writes 4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 16>}}
  %1 = tensor.insert_slice %0 into %a[4] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

//===----------------------------------------------------------------------===//
// The old value is needed too
//===----------------------------------------------------------------------===//

// Reads 16 and perhaps the other 48, writes 16 and perhaps those 48.
func.func @insert_slice_later_use_r16(%a: tensor<4x4xf32>, %b: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 64 to 256, bytes_written = 64 to 256>}}
  %0 = tensor.insert_slice %a into %b[0, 4] [4, 4] [1, 1]
      : tensor<4x4xf32> into tensor<8x8xf32>
  return %0, %b : tensor<8x8xf32>, tensor<8x8xf32>
}

// With a dynamic dest the bound is all of it.
func.func @insert_slice_later_use_dynamic_r16(%a: tensor<4xf32>,
    %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 16 to "4*arg1_d0 + 16", bytes_written = 16 to "4*arg1_d0">}}
  %0 = tensor.insert_slice %a into %b[0] [4] [1]
      : tensor<4xf32> into tensor<?xf32>
  return %0, %b : tensor<?xf32>, tensor<?xf32>
}

// A user before the insertion has read what it needs; a view of it hasn't.
func.func @insert_slice_earlier_use_r16(%a: tensor<4xf32>, %b: tensor<8xf32>,
                                        %i: index)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf32>) {
  // expected-remark @below {{bytes_read = 4,}}
  %0 = tensor.extract %b[%i] : tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 16>}}
  %1 = tensor.insert_slice %a into %b[0] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.extract_slice %1[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // Reads 4 + (0 to 4), writes 4 to 8, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 16 to 32, bytes_written = 16 to 32>}}
  %3 = tensor.insert_slice %a into %1[4] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  return %1, %3, %2 : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>
}

// Each iteration starts from the same old value.
func.func @insert_slice_loop_invariant_r16(%a: tensor<4xf32>,
                                           %b: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    // expected-remark @below {{#roofline.work<bytes_read = 16 to 32, bytes_written = 16 to 32> x 5}}
    %0 = tensor.insert_slice %a into %b[0] [4] [1]
        : tensor<4xf32> into tensor<8xf32>
  }
  return
}

// A constant can't be overwritten; a splat needn't be read to copy it.
func.func @insert_slice_constant_r16(%a: tensor<2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  // Reads 2 + (0 to 2), writes 2 to 4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 8 to 16, bytes_written = 8 to 16>}}
  %0 = tensor.insert_slice %a into %dense[0] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 8 to 16>}}
  %1 = tensor.insert_slice %a into %splat[0] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Nothing is worth copying in an uninitialised tensor.
func.func @insert_slice_empty_r16(%a: tensor<2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 8>}}
  %0 = tensor.insert_slice %a into %empty[0] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 8>}}
  %1 = tensor.insert_slice %a into %empty[2] [2] [1]
      : tensor<2xf32> into tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
