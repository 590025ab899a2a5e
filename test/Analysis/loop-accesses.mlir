// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Bytes of all executions of loads and stores in loops (R10a).

func.func @matmul_r10a(%A: memref<4x8xf32>, %B: memref<8x16xf32>,
                       %C: memref<4x16xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 8 {
        // M*K = 4*8 elements of 4 B; %j doesn't move it
        // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 512, together reads 128, writes 0}}
        %a = affine.load %A[%i, %k] : memref<4x8xf32>
        // K*N = 8*16
        // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 512, together reads 512, writes 0}}
        %b = affine.load %B[%k, %j] : memref<8x16xf32>
        // M*N = 4*16
        // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 512, together reads 256, writes 0}}
        %c = affine.load %C[%i, %j] : memref<4x16xf32>
        // expected-remark @below {{vector(f32) = 1> x 512}}
        %m = arith.mulf %a, %b : f32
        // expected-remark @below {{vector(f32) = 1> x 512}}
        %s = arith.addf %c, %m : f32
        // expected-remark @below {{bytes_read = 0, bytes_written = 4> x 512, together reads 0, writes 256}}
        affine.store %s, %C[%i, %j] : memref<4x16xf32>
      }
    }
  }
  return
}

func.func @stencil_r10a(%A: memref<12xf32>, %B: memref<30xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %k = 0 to 3 {
      // i + k is 0 to 11: 12 elements
      // expected-remark @below {{x 30, together reads 48, writes 0}}
      %0 = affine.load %A[%i + %k] : memref<12xf32>
      // 3*i + k: 30 elements, none twice
      // expected-remark @below {{x 30, together reads 120, writes 0}}
      %1 = affine.load %B[%i * 3 + %k] : memref<30xf32>
    }
  }
  return
}

func.func @stride_r10a(%A: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c15 = arith.constant 15 : index
  // 1, 3, ..., 13: 7 elements
  scf.for %i = %c1 to %c15 step %c2 {
    // expected-remark @below {{x 7, together reads 28, writes 0}}
    %0 = memref.load %A[%i] : memref<16xf32>
  }
  affine.for %i = 1 to 15 step 2 {
    // i floordiv 4 is 0 to 3
    // expected-remark @below {{x 7, together reads 16, writes 0}}
    %1 = affine.load %A[%i floordiv 4] : memref<16xf32>
  }
  return
}

func.func @parallel_r10a(%A: memref<4x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c8) step (%c1, %c1) {
    // expected-remark @below {{x 32, together reads 128, writes 0}}
    %0 = memref.load %A[%i, %j] : memref<4x8xf32>
    // A row that isn't known, but always the same: 8 elements
    // expected-remark @below {{x 32, together reads 32, writes 0}}
    %1 = memref.load %A[%n, %j] : memref<4x8xf32>
    // 0 to 10 in steps of 1, through index arithmetic: i + j has 11 values
    %s = arith.addi %i, %j : index
    // expected-remark @below {{x 32, together reads 44, writes 0}}
    %2 = memref.load %A[%c0, %s] : memref<4x8xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (4, 8) step (2, 4) {
    // 2 * 2 elements
    // expected-remark @below {{x 4, together reads 16, writes 0}}
    %0 = affine.load %A[%i, %j] : memref<4x8xf32>
  }
  return
}

func.func @tiles_r10a(%A: memref<16xf32>) {
  affine.for %ii = 0 to 16 step 4 {
    affine.for %i = affine_map<(d0) -> (d0)>(%ii) to affine_map<(d0) -> (d0 + 4)>(%ii) {
      // 4*a + b, a and b below 4: 16 elements
      // expected-remark @below {{x 16, together reads 64, writes 0}}
      %0 = affine.load %A[%i] : memref<16xf32>
    }
  }
  return
}

func.func @triangle_r10a(%A: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      // The trip count is another in each iteration: one element to all of six
      // expected-remark @below {{x 6, together reads 4 to 24, writes 0}}
      %0 = affine.load %A[%j] : memref<8xf32>
    }
  }
  return
}

func.func @data_dependent_r19(%A: memref<8xf32>, %ids: memref<4xindex>,
                              %B: memref<2x8xf32>) {
  affine.for %i = 0 to 4 {
    // expected-remark @below {{x 4, together reads 32, writes 0}}
    %id = affine.load %ids[%i] : memref<4xindex>
    // 1 to 4 elements
    // expected-remark @below {{x 4, together reads 4 to 16, writes 0}}
    %0 = memref.load %A[%id] : memref<8xf32>
    affine.for %j = 0 to 8 {
      // A row or more, of 2
      // expected-remark @below {{x 32, together reads 32 to 64, writes 0}}
      %1 = memref.load %B[%id, %j] : memref<2x8xf32>
    }
  }
  return
}

func.func @invariant_r10a(%A: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    // expected-remark @below {{x 4, together reads 4, writes 0}}
    %0 = memref.load %A[%c0] : memref<8xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    // One element, if the loop executes
    // expected-remark @below {{x arg1, together reads 4*min(1, arg1), writes 0}}
    %1 = memref.load %A[%c0] : memref<8xf32>
    // expected-remark @below {{x arg1, together reads 4*arg1, writes 0}}
    %2 = memref.load %A[%i] : memref<8xf32>
  }
  return
}

// A product of counters is no affine index: at least one element and at most one
// per execution.
func.func @product_r10a(%A: memref<16xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %ij = arith.muli %i, %j : index
      // expected-remark @below {{x 12, together reads 4 to 48, writes 0}}
      %0 = memref.load %A[%ij] : memref<16xf32>
    }
  }
  return
}

// One buffer or the other: an element of one, at most one per execution.
func.func @selected_r10a(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %isFirst = arith.cmpi eq, %i, %c0 : index
    %m = arith.select %isFirst, %A, %B : memref<8xf32>
    // expected-remark @below {{x 4, together reads 4 to 16, writes 0}}
    %0 = memref.load %m[%c0] : memref<8xf32>
  }
  return
}

func.func @alloc_r10a(%A: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    %b = memref.alloc() : memref<8xf32>
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 2 {
        // 8 elements of each of 4 buffers
        // expected-remark @below {{x 64, together reads 128, writes 0}}
        %0 = affine.load %b[%j] : memref<8xf32>
      }
    }
    memref.dealloc %b : memref<8xf32>
  }
  return
}

memref.global "private" constant @weights : memref<8xf32> = dense<1.0>
func.func @views_r10a(%A: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %w = memref.get_global @weights : memref<8xf32>
    // One global, accessed each time
    // expected-remark @below {{x 4, together reads 16, writes 0}}
    %0 = affine.load %w[%i] : memref<8xf32>
    %v = memref.subview %A[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    // The view moves: 1 to 4 elements
    // expected-remark @below {{x 4, together reads 4 to 16, writes 0}}
    %1 = memref.load %v[%c0] : memref<4xf32, strided<[1], offset: ?>>
    affine.for %j = 0 to 4 {
      // At least one view of 4 elements, at most all 16
      // expected-remark @below {{x 16, together reads 16 to 64, writes 0}}
      %2 = affine.load %v[%j] : memref<4xf32, strided<[1], offset: ?>>
    }
  }
  return
}

func.func @zero_trips_r10a(%A: memref<8xf32>) {
  affine.for %i = 0 to 0 {
    // expected-remark @below {{x 0, together reads 0, writes 0}}
    %0 = affine.load %A[%i] : memref<8xf32>
  }
  return
}

func.func @while_r10a(%A: memref<8xf32>, %i: index, %go: i1) {
  scf.while : () -> () {
    // The condition executes at least once, always on the same element.
    // expected-remark @below {{x while0 + 1, unbounded, together reads 4, writes 0}}
    %0 = memref.load %A[%i] : memref<8xf32>
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

func.func @sub_byte_r17(%A: memref<5xi4>) {
  affine.for %i = 0 to 5 {
    // 5 * 4 = 20 bits
    // expected-remark @below {{bytes_read = 1, bytes_written = 0> x 5, together reads 3, writes 0}}
    %0 = affine.load %A[%i] : memref<5xi4>
  }
  return
}

// What a payload moves by given work is moved by each execution.
func.func @payload_given_r10a(%A: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    // Reads 4 * (4 + 100) and writes 4 * (4 + 20) bytes
    // expected-remark @below {{bytes_read = 104, bytes_written = 24> x 4, together reads 416, writes 96}}
    %0 = memref.generic_atomic_rmw %A[%i] : memref<8xf32> {
    ^bb0(%old: f32):
      %new = math.exp %old {roofline.work = #roofline.work<given,
          bytes_read = 100, bytes_written = 20>} : f32
      memref.atomic_yield %new : f32
    }
  }
  affine.for %i = 0 to 4 {
    %c0 = arith.constant 0 : index
    // One element: 4 + 4 * 100 and 4 + 4 * 20
    // expected-remark @below {{bytes_read = 104, bytes_written = 24> x 4, together reads 404, writes 84}}
    %0 = memref.generic_atomic_rmw %A[%c0] : memref<8xf32> {
    ^bb0(%old: f32):
      %new = math.exp %old {roofline.work = #roofline.work<given,
          bytes_read = 100, bytes_written = 20>} : f32
      memref.atomic_yield %new : f32
    }
  }
  return
}

// The first 1, 2, 3 and 4 elements: the size depends on the counter, so no more
// is known than the sum of 10 elements.
func.func @counter_size_r10a(%A: memref<64xf32>, %B: memref<64xf32, 3>,
                             %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 1 to 5 {
    // expected-remark @below {{x 4, together reads 0 to 40, writes 0 to 40}}
    memref.dma_start %A[%c0], %B[%c0], %i, %tag[%c0]
        : memref<64xf32>, memref<64xf32, 3>, memref<1xi32>
  }
  return
}

// The parts of one counter
func.func @parts_r10a(%A: memref<8x16xf32>, %B: memref<9x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c1 {
    %d:2 = affine.delinearize_index %i into (8, 16) : index, index
    // 8*16 elements of 4 B
    // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 128, together reads 512, writes 0}}
    %x = memref.load %A[%d#0, %d#1] : memref<8x16xf32>
    %r = affine.apply affine_map<(d0) -> (d0 ceildiv 16)>(%i)
    %c = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    // Row 0 has one element, rows 1 to 8 have all 4: 33
    // expected-remark @below {{together reads 132, writes 0}}
    %y = memref.load %B[%r, %c] : memref<9x4xf32>
  }
  return
}

// Each iteration touches elements of its own: 1 + 2 + ... + 8 = 36 in a matrix, n of a vector
// whose 2 threads take every second one. Along diagonals of i + j it doesn't: 1 to 15.
func.func @apart_r10a(%A: memref<8x8xf32>, %B: memref<15xf32>,
                      %C: memref<?xf32>, %n: index) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      // expected-remark @below {{x 36, together reads 144, writes 0}}
      %0 = affine.load %A[%i, %j] : memref<8x8xf32>
      // expected-remark @below {{x 36, together reads 4 to 60, writes 0}}
      %1 = affine.load %B[%i + %j] : memref<15xf32>
    }
  }
  affine.parallel (%t) = (0) to (2) {
    scf.for %i = %t to %n step %c2 {
      // expected-remark @below {{x arg3, together reads 4*arg3, writes 0}}
      %2 = memref.load %C[%i] : memref<?xf32>
    }
  }
  return
}
