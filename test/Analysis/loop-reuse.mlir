// RUN: roofline-test-opt %s -split-input-file -o /dev/null --verify-diagnostics \
// RUN:   --test-roofline-loop-reuse="capacities=24,4096,200000"
//
// Bytes that all executions of an op move through fast memories of 24 B, 4 KiB
// and 200,000 B, with the loops as they are written.

// Rows of A: 32 * 4 = 128 B; a column of B: 128 B. One iteration of j touches
// 128 + 128 + 4 = 260 B, one of i 128 + 32*64*4 + 64*4 = 8,576 B, all of it
// 16*32*4 + 8,192 + 16*64*4 = 14,336 B.
// 24 B holds one iteration of k (12 B): A and B move each time, 16*64*32*4 =
// 131,072 B; C stays along k: 16*64*4 = 4,096 B.
// 4 KiB holds one iteration of j: a row of A stays along j, 2,048 B; B moves
// for each i, 16*8,192 = 131,072 B.
func.func @naive_matmul(%A: memref<16x32xf32>, %B: memref<32x64xf32>, %C: memref<16x64xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 32 {
        // expected-remark@+3 {{24: reads 131072, writes 0}}
        // expected-remark@+2 {{4096: reads 2048, writes 0}}
        // expected-remark@+1 {{200000: reads 2048, writes 0}}
        %a = affine.load %A[%i, %k] : memref<16x32xf32>
        // expected-remark@+3 {{24: reads 131072, writes 0}}
        // expected-remark@+2 {{4096: reads 131072, writes 0}}
        // expected-remark@+1 {{200000: reads 8192, writes 0}}
        %b = affine.load %B[%k, %j] : memref<32x64xf32>
        // expected-remark@+3 {{24: reads 4096, writes 0}}
        // expected-remark@+2 {{4096: reads 4096, writes 0}}
        // expected-remark@+1 {{200000: reads 4096, writes 0}}
        %c = affine.load %C[%i, %j] : memref<16x64xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        // expected-remark@+3 {{24: reads 0, writes 4096}}
        // expected-remark@+2 {{4096: reads 0, writes 4096}}
        // expected-remark@+1 {{200000: reads 0, writes 4096}}
        affine.store %s, %C[%i, %j] : memref<16x64xf32>
      }
    }
  }
  return
}

// -----

// The three loads share elements: 102 distinct ones, of which each iteration
// brings one new. The first load reads them, the others nothing.
func.func @stencil_of_3(%a: memref<102xf32>, %b: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    // expected-remark@+3 {{24: reads 408, writes 0}}
    // expected-remark@+2 {{4096: reads 408, writes 0}}
    // expected-remark@+1 {{200000: reads 408, writes 0}}
    %l = affine.load %a[%i] : memref<102xf32>
    %m = affine.load %a[%i + 1] : memref<102xf32>
    %r = affine.load %a[%i + 2] : memref<102xf32>
    %s = arith.addf %l, %m : f32
    %t = arith.addf %s, %r : f32
    // expected-remark@+3 {{24: reads 0, writes 400}}
    // expected-remark@+2 {{4096: reads 0, writes 400}}
    // expected-remark@+1 {{200000: reads 0, writes 400}}
    affine.store %t, %b[%i] : memref<100xf32>
  }
  return
}

// -----

// 24 B holds one iteration (5 elements of a, 1 of b): along a row 5 elements,
// then 17 times 3 new ones, (5 + 51) * 8 rows * 4 = 1,792 B. 4 KiB holds all:
// 8*18 elements and a halo of 2*18 + 2*8, 196 * 4 = 784 B.
func.func @stencil_of_5(%a: memref<10x20xf32>, %b: memref<10x20xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 19 {
      // expected-remark@+3 {{24: reads 1792, writes 0}}
      // expected-remark@+2 {{4096: reads 784, writes 0}}
      // expected-remark@+1 {{200000: reads 784, writes 0}}
      %n = affine.load %a[%i - 1, %j] : memref<10x20xf32>
      %w = affine.load %a[%i, %j - 1] : memref<10x20xf32>
      %c = affine.load %a[%i, %j] : memref<10x20xf32>
      %e = affine.load %a[%i, %j + 1] : memref<10x20xf32>
      %s = affine.load %a[%i + 1, %j] : memref<10x20xf32>
      %0 = arith.addf %n, %w : f32
      %1 = arith.addf %c, %e : f32
      %2 = arith.addf %0, %1 : f32
      %3 = arith.addf %2, %s : f32
      // expected-remark@+3 {{24: reads 0, writes 576}}
      // expected-remark@+2 {{4096: reads 0, writes 576}}
      // expected-remark@+1 {{200000: reads 0, writes 576}}
      affine.store %3, %b[%i, %j] : memref<10x20xf32>
    }
  }
  return
}

// -----

// Decode attention, per head q.K^T, exp and .V. One head: K and V 65,536 B
// each, q and o 256 B, s 1,024 B: 132,608 B.
// 4 KiB holds one iteration of the first j (q, a row of K, a score): q stays
// for the head. The second loop fits whole: it reads and writes s again. In the
// third one o stays for the head. 200,000 B hold a head: s is stored before it
// is loaded, and leaves once, after the second loop.
// 24 B: one load or store at a time, 32 B each, doesn't fit. A score does.
func.func @decode(%q: memref<32x64xf32>, %k: memref<32x256x64xf32>, %v: memref<32x256x64xf32>, %s: memref<32x256xf32>, %o: memref<32x64xf32>) {
  %zero = arith.constant dense<0.0> : vector<8xf32>
  affine.for %h = 0 to 32 {
    affine.for %j = 0 to 256 {
      %dot = affine.for %d = 0 to 64 step 8 iter_args(%acc = %zero) -> (vector<8xf32>) {
        // expected-remark@+3 {{24: unknown}}
        // expected-remark@+2 {{4096: reads 8192, writes 0}}
        // expected-remark@+1 {{200000: reads 8192, writes 0}}
        %0 = vector.load %q[%h, %d] : memref<32x64xf32>, vector<8xf32>
        // expected-remark@+3 {{24: unknown}}
        // expected-remark@+2 {{4096: reads 2097152, writes 0}}
        // expected-remark@+1 {{200000: reads 2097152, writes 0}}
        %1 = vector.load %k[%h, %j, %d] : memref<32x256x64xf32>, vector<8xf32>
        %2 = vector.fma %0, %1, %acc : vector<8xf32>
        affine.yield %2 : vector<8xf32>
      }
      %score = vector.reduction <add>, %dot : vector<8xf32> into f32
      // expected-remark@+2 {{24: reads 0, writes 32768}}
      // expected-remark@+1 {{4096: reads 0, writes 32768}}
      affine.store %score, %s[%h, %j] : memref<32x256xf32>
    }
    affine.for %j = 0 to 256 {
      // expected-remark@+2 {{24: reads 32768, writes 0}}
      // expected-remark@+1 {{4096: reads 32768, writes 0}}
      %0 = affine.load %s[%h, %j] : memref<32x256xf32>
      %1 = math.exp %0 : f32
      // expected-remark@+3 {{24: reads 0, writes 32768}}
      // expected-remark@+2 {{4096: reads 0, writes 32768}}
      // expected-remark@+1 {{200000: reads 0, writes 32768}}
      affine.store %1, %s[%h, %j] : memref<32x256xf32>
    }
    affine.for %j = 0 to 256 {
      // expected-remark@+2 {{24: reads 32768, writes 0}}
      // expected-remark@+1 {{4096: reads 32768, writes 0}}
      %p = affine.load %s[%h, %j] : memref<32x256xf32>
      %w = vector.broadcast %p : f32 to vector<8xf32>
      affine.for %d = 0 to 64 step 8 {
        // expected-remark@+3 {{24: unknown}}
        // expected-remark@+2 {{4096: reads 2097152, writes 0}}
        // expected-remark@+1 {{200000: reads 2097152, writes 0}}
        %0 = vector.load %v[%h, %j, %d] : memref<32x256x64xf32>, vector<8xf32>
        // expected-remark@+3 {{24: unknown}}
        // expected-remark@+2 {{4096: reads 8192, writes 0}}
        // expected-remark@+1 {{200000: reads 8192, writes 0}}
        %1 = vector.load %o[%h, %d] : memref<32x64xf32>, vector<8xf32>
        %2 = vector.fma %w, %0, %1 : vector<8xf32>
        // expected-remark@+3 {{24: unknown}}
        // expected-remark@+2 {{4096: reads 0, writes 8192}}
        // expected-remark@+1 {{200000: reads 0, writes 8192}}
        vector.store %2, %o[%h, %d] : memref<32x64xf32>, vector<8xf32>
      }
    }
  }
  return
}

// -----

// 24 B: c stays along j, b moves for each i: 8*16*4 = 512 B.
func.func @parallel(%a: memref<8x16xf32>, %b: memref<16xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c16) step (%c1, %c1) {
    // expected-remark@+3 {{24: reads 512, writes 0}}
    // expected-remark@+2 {{4096: reads 512, writes 0}}
    // expected-remark@+1 {{200000: reads 512, writes 0}}
    %v = memref.load %a[%i, %j] : memref<8x16xf32>
    // expected-remark@+3 {{24: reads 512, writes 0}}
    // expected-remark@+2 {{4096: reads 64, writes 0}}
    // expected-remark@+1 {{200000: reads 64, writes 0}}
    %w = memref.load %b[%j] : memref<16xf32>
    // expected-remark@+3 {{24: reads 32, writes 0}}
    // expected-remark@+2 {{4096: reads 32, writes 0}}
    // expected-remark@+1 {{200000: reads 32, writes 0}}
    %u = memref.load %c[%i] : memref<8xf32>
    %s = arith.addf %v, %w : f32
    %t = arith.addf %s, %u : f32
    // expected-remark@+3 {{24: reads 0, writes 32}}
    // expected-remark@+2 {{4096: reads 0, writes 32}}
    // expected-remark@+1 {{200000: reads 0, writes 32}}
    memref.store %t, %c[%i] : memref<8xf32>
  }
  return
}

// -----

// A loop over a triangle is no nest of tiles: nothing is known of what is in
// it, nor whether what is beside it stays.
func.func @triangle(%a: memref<10x10xf32>, %x: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    // expected-remark@+3 {{24: reads 40, writes 0}}
    // expected-remark@+2 {{4096: reads 40, writes 0}}
    // expected-remark@+1 {{200000: reads 40, writes 0}}
    %y = affine.load %x[%i] : memref<10xf32>
    // expected-remark@+3 {{24: reads 40, writes 0}}
    // expected-remark@+2 {{4096: reads 40, writes 0}}
    // expected-remark@+1 {{200000: reads 40, writes 0}}
    %z = affine.load %x[0] : memref<10xf32>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      // expected-remark@+3 {{24: unknown}}
      // expected-remark@+2 {{4096: unknown}}
      // expected-remark@+1 {{200000: unknown}}
      %v = affine.load %a[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

// So does an op that nothing is known of, and a bound that is no constant.
func.func private @f(%a: memref<8xf32>)
func.func @call(%a: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    // expected-remark@+3 {{24: reads 32, writes 0}}
    // expected-remark@+2 {{4096: reads 32, writes 0}}
    // expected-remark@+1 {{200000: reads 32, writes 0}}
    %w = affine.load %a[0] : memref<8xf32>
    func.call @f(%a) : (memref<8xf32>) -> ()
  }
  affine.for %i = 0 to 8 {
    // expected-remark@+3 {{24: reads 32, writes 0}}
    // expected-remark@+2 {{4096: reads 32, writes 0}}
    // expected-remark@+1 {{200000: reads 32, writes 0}}
    %w = affine.load %a[0] : memref<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: unknown}}
    // expected-remark@+1 {{200000: unknown}}
    %s = arith.addf %w, %w {roofline.work = #roofline.work<bytes_read = 8, given>} : f32
  }
  affine.for %i = 0 to %n {
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: unknown}}
    // expected-remark@+1 {{200000: unknown}}
    %w = affine.load %a[0] : memref<8xf32>
  }
  return
}

// -----

// No iteration, and one.
func.func @trips(%a: memref<8xf32>) {
  affine.for %i = 4 to 4 {
    %v = affine.load %a[%i] : memref<8xf32>
  }
  affine.for %i = 4 to 5 {
    // expected-remark@+3 {{24: reads 4, writes 0}}
    // expected-remark@+2 {{4096: reads 4, writes 0}}
    // expected-remark@+1 {{200000: reads 4, writes 0}}
    %v = affine.load %a[%i] : memref<8xf32>
  }
  return
}

// -----

// Both branches have room, and either may be taken each time.
func.func @branch(%a: memref<8xf32>, %b: memref<8xf32>, %c: i1) {
  affine.for %i = 0 to 8 {
    scf.if %c {
      // expected-remark@+3 {{24: reads 0 to 32, writes 0}}
      // expected-remark@+2 {{4096: reads 0 to 32, writes 0}}
      // expected-remark@+1 {{200000: reads 0 to 32, writes 0}}
      %v = affine.load %a[%i] : memref<8xf32>
    } else {
      // expected-remark@+3 {{24: reads 0 to 32, writes 0}}
      // expected-remark@+2 {{4096: reads 0 to 32, writes 0}}
      // expected-remark@+1 {{200000: reads 0 to 32, writes 0}}
      %v = affine.load %b[%i] : memref<8xf32>
    }
  }
  return
}

// -----

// The place of the second load isn't known; it may need the whole table, 400 B, and moves at
// most 4 B each time.
func.func @gather(%idx: memref<8xindex>, %table: memref<100xf32>, %b: memref<1xf32>) {
  affine.for %i = 0 to 8 {
    // expected-remark@+3 {{24: reads 64, writes 0}}
    // expected-remark@+2 {{4096: reads 64, writes 0}}
    // expected-remark@+1 {{200000: reads 64, writes 0}}
    %k = affine.load %idx[%i] : memref<8xindex>
    // expected-remark@+3 {{24: reads 0 to 32, writes 0}}
    // expected-remark@+2 {{4096: reads 0 to 32, writes 0}}
    // expected-remark@+1 {{200000: reads 0 to 32, writes 0}}
    %v = memref.load %table[%k] : memref<100xf32>
    // expected-remark@+3 {{24: reads 0, writes 4}}
    // expected-remark@+2 {{4096: reads 0, writes 4}}
    // expected-remark@+1 {{200000: reads 0, writes 4}}
    affine.store %v, %b[0] : memref<1xf32>
  }
  return
}

// -----

// What an iteration made itself is there, wherever it is read: 24 B, of which the last content
// is written back. A memory of 24 B has no room for an iteration of %i.
func.func @permuted(%idx: memref<8xindex>, %a: memref<8x6xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %t = memref.alloc() : memref<6xf32>
    affine.for %j = 0 to 6 {
      // expected-remark@+3 {{24: reads 192, writes 0}}
      // expected-remark@+2 {{4096: reads 192, writes 0}}
      // expected-remark@+1 {{200000: reads 192, writes 0}}
      %v = affine.load %a[%i, %j] : memref<8x6xf32>
      // expected-remark@+3 {{24: reads 0, writes 192}}
      // expected-remark@+2 {{4096: reads 0, writes 24}}
      // expected-remark@+1 {{200000: reads 0, writes 24}}
      affine.store %v, %t[%j] : memref<6xf32>
    }
    // expected-remark@+3 {{24: reads 64, writes 0}}
    // expected-remark@+2 {{4096: reads 64, writes 0}}
    // expected-remark@+1 {{200000: reads 64, writes 0}}
    %k = affine.load %idx[%i] : memref<8xindex>
    // expected-remark@+1 {{24: reads 0 to 32, writes 0}}
    %w = memref.load %t[%k] : memref<6xf32>
    // expected-remark@+3 {{24: reads 0, writes 32}}
    // expected-remark@+2 {{4096: reads 0, writes 32}}
    // expected-remark@+1 {{200000: reads 0, writes 32}}
    affine.store %w, %b[%i] : memref<8xf32>
  }
  return
}

// -----

// The result is made anew in each iteration, but one buffer of 64 B does. 24 B
// don't hold what one execution touches.
func.func @temporary(%x: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 64, writes 64}}
    // expected-remark@+1 {{200000: reads 64, writes 64}}
    %0 = arith.addf %x, %x : tensor<16xf32>
  }
  return
}

// -----

// 16 elements, 2 iterations of 8: tiles of x and y, which the second op reads
// from the fast memory.
func.func @fused(%x: tensor<16xf32>, %y: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %r = scf.for %i = %c0 to %c16 step %c8 iter_args(%out = %y) -> tensor<16xf32> {
    %xs = tensor.extract_slice %x[%i] [8] [1] : tensor<16xf32> to tensor<8xf32>
    %ys = tensor.extract_slice %out[%i] [8] [1] : tensor<16xf32> to tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 64, writes 0}}
    // expected-remark@+1 {{200000: reads 64, writes 0}}
    %s = linalg.exp ins(%xs : tensor<8xf32>) outs(%ys : tensor<8xf32>) -> tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 64}}
    // expected-remark@+1 {{200000: reads 0, writes 64}}
    %t = linalg.abs ins(%s : tensor<8xf32>) outs(%s : tensor<8xf32>) -> tensor<8xf32>
    %w = tensor.insert_slice %t into %out[%i] [8] [1] : tensor<8xf32> into tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// -----

// Rows of 4x16 elements, with dims taken together and apart: rows 0, 2, 4, ...
// of A, 32 * 64 * 4 = 8,192 B, and as many of C; B, 256 B, stays. Fast memories
// that hold 256 B of each.
func.func @shapes(%A: tensor<64x4x16xf32>, %B: tensor<64xf32>, %C: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%out = %C) -> tensor<32x64xf32> {
    %row = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %a = tensor.extract_slice %A[%row, 0, 0] [1, 4, 16] [1, 1, 1] : tensor<64x4x16xf32> to tensor<1x4x16xf32>
    %a1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<1x4x16xf32> into tensor<4x16xf32>
    %b1 = tensor.expand_shape %B [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %c = tensor.extract_slice %out[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    %c1_0 = tensor.expand_shape %c [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 8448, writes 8192}}
    // expected-remark@+1 {{200000: reads 8448, writes 8192}}
    %s = linalg.add ins(%a1, %b1 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%c1_0 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %s1 = tensor.collapse_shape %s [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %w = tensor.insert_slice %s1 into %out[%i, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<32x64xf32>
    scf.yield %w : tensor<32x64xf32>
  }
  return %r : tensor<32x64xf32>
}

// -----

// A loop reads A, whose dims were merged before it, as a whole: 64*4 = 256 B that
// stay. Rows of C, 32*64*4 = 8,192 B, come and go.
func.func @merged(%A: tensor<4x16xf32>, %C: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %a = tensor.collapse_shape %A [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%out = %C) -> tensor<32x64xf32> {
    %c = tensor.extract_slice %out[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 8448, writes 8192}}
    // expected-remark@+1 {{200000: reads 8448, writes 8192}}
    %s = linalg.add ins(%a, %c : tensor<64xf32>, tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
    %w = tensor.insert_slice %s into %out[%i, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<32x64xf32>
    scf.yield %w : tensor<32x64xf32>
  }
  return %r : tensor<32x64xf32>
}

// -----

// Tiles of 12 of 64 elements, the last one of 4, with a dim of one element before:
// 256 B are read and written. One execution touches 96 B: more than 24.
func.func @unit_dim(%A: tensor<64xf32>, %C: tensor<1x64xf32>) -> tensor<1x64xf32> {
  %c0 = arith.constant 0 : index
  %c12 = arith.constant 12 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %c64 step %c12 iter_args(%out = %C) -> tensor<1x64xf32> {
    %n = affine.min affine_map<(d0) -> (-d0 + 64, 12)>(%i)
    %a = tensor.extract_slice %A[%i] [%n] [1] : tensor<64xf32> to tensor<?xf32>
    %a1 = tensor.expand_shape %a [[0, 1]] output_shape [1, %n] : tensor<?xf32> into tensor<1x?xf32>
    %c = tensor.extract_slice %out[0, %i] [1, %n] [1, 1] : tensor<1x64xf32> to tensor<1x?xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 256, writes 256}}
    // expected-remark@+1 {{200000: reads 256, writes 256}}
    %s = linalg.exp ins(%a1 : tensor<1x?xf32>) outs(%c : tensor<1x?xf32>) -> tensor<1x?xf32>
    %w = tensor.insert_slice %s into %out[0, %i] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<1x64xf32>
    scf.yield %w : tensor<1x64xf32>
  }
  return %r : tensor<1x64xf32>
}

// -----

// Nobody overwrites a constant: what starts from a row of it has storage of its
// own, the same 64*4 = 256 B in each iteration. Rows of A, 8,192 B, are read, and
// as many of C written.
func.func @constant_init(%A: tensor<32x64xf32>, %C: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %zeros = arith.constant dense<0.0> : tensor<32x64xf32>
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%out = %C) -> tensor<32x64xf32> {
    %a = tensor.extract_slice %A[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    %z = tensor.extract_slice %zeros[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    %c = tensor.extract_slice %out[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 8192, writes 256}}
    // expected-remark@+1 {{200000: reads 8192, writes 256}}
    %s = linalg.exp ins(%a : tensor<64xf32>) outs(%z : tensor<64xf32>) -> tensor<64xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 8192}}
    // expected-remark@+1 {{200000: reads 0, writes 8192}}
    %t = linalg.abs ins(%s : tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
    %w = tensor.insert_slice %t into %out[%i, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<32x64xf32>
    scf.yield %w : tensor<32x64xf32>
  }
  return %r : tensor<32x64xf32>
}

// -----

// Values that start from the same tensor.empty have a storage each: x is read
// once, 64*4 = 256 B, and what the body makes is written back once, 8*4 B each.
func.func @shared_empty(%x: tensor<64xf32>, %out: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%acc = %out) -> tensor<64xf32> {
    %s = tensor.extract_slice %x[%i] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %e = tensor.empty() : tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 256, writes 32}}
    // expected-remark@+1 {{200000: reads 256, writes 32}}
    %a = linalg.exp ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 32}}
    // expected-remark@+1 {{200000: reads 0, writes 32}}
    %b = linalg.add ins(%a, %s : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 32}}
    // expected-remark@+1 {{200000: reads 0, writes 32}}
    %d = linalg.mul ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: unknown}}
    // expected-remark@+1 {{200000: unknown}}
    %n = tensor.insert_slice %d into %acc[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %n : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// -----

// Rows of A and C, 32 * 256 = 8,192 B each. What is between the two ops, 256 B with
// its dims apart and taken together, stays in 4 KiB until the end, when it is written
// once; 24 B hold less than one execution.
func.func @apart_and_together(%A: tensor<32x4x16xf32>, %C: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%out = %C) -> tensor<32x64xf32> {
    %a = tensor.extract_slice %A[%i, 0, 0] [1, 4, 16] [1, 1, 1] : tensor<32x4x16xf32> to tensor<4x16xf32>
    %e = tensor.empty() : tensor<4x16xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 8192, writes 256}}
    // expected-remark@+1 {{200000: reads 8192, writes 256}}
    %s = linalg.abs ins(%a : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %s1 = tensor.collapse_shape %s [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %c = tensor.extract_slice %out[%i, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<64xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 8192}}
    // expected-remark@+1 {{200000: reads 0, writes 8192}}
    %t = linalg.exp ins(%s1 : tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
    %w = tensor.insert_slice %t into %out[%i, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<32x64xf32>
    scf.yield %w : tensor<32x64xf32>
  }
  return %r : tensor<32x64xf32>
}

// -----

// The loop over the collapsed dim is of the program: each iteration reads 4 of the
// 256 B. How they lie in the source is not known, so each of 32 * 64 reads moves.
func.func @one_of_merged(%A: memref<4x16xf32>, %C: memref<32x64xf32>) {
  %a = memref.collapse_shape %A [[0, 1]] : memref<4x16xf32> into memref<64xf32>
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      // expected-remark@+3 {{24: reads 8192, writes 0}}
      // expected-remark@+2 {{4096: reads 256, writes 0}}
      // expected-remark@+1 {{200000: reads 256, writes 0}}
      %x = affine.load %a[%j] : memref<64xf32>
      // expected-remark@+3 {{24: reads 0, writes 8192}}
      // expected-remark@+2 {{4096: reads 0, writes 8192}}
      // expected-remark@+1 {{200000: reads 0, writes 8192}}
      affine.store %x, %C[%i, %j] : memref<32x64xf32>
    }
  }
  return
}

// -----

// What the loop adds onto is a constant, which it reads as it would an argument: 6 * 16 B. A copy of
// another constant holds one value, which is known (R14).
func.func @from_constant(%a: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %weights = arith.constant dense_resource<weights> : tensor<6x4xf32>
  %zero = arith.constant dense<0.0> : tensor<6x4xf32>
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%x = %weights, %y = %zero)
      -> (tensor<6x4xf32>, tensor<6x4xf32>) {
    %s = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<1x4xf32>
    %sx = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<1x4xf32>
    %sy = tensor.extract_slice %y[%i, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<1x4xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 192, writes 96}}
    // expected-remark@+1 {{200000: reads 192, writes 96}}
    %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
        affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%s : tensor<1x4xf32>) outs(%sx : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
    } -> tensor<1x4xf32>
    // expected-remark@+3 {{24: unknown}}
    // expected-remark@+2 {{4096: reads 0, writes 96}}
    // expected-remark@+1 {{200000: reads 0, writes 96}}
    %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
        affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%s : tensor<1x4xf32>) outs(%sy : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
    } -> tensor<1x4xf32>
    %x1 = tensor.insert_slice %p into %x[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<6x4xf32>
    %y1 = tensor.insert_slice %q into %y[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<6x4xf32>
    scf.yield %x1, %y1 : tensor<6x4xf32>, tensor<6x4xf32>
  }
  return %r#0, %r#1 : tensor<6x4xf32>, tensor<6x4xf32>
}
