// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/held-1000.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_kernels.py %t.json | FileCheck %s
// RUN: roofline-opt %s --roofline="target=%S/Inputs/held-1000.mlir report=none" | FileCheck %s --check-prefix=IR
//
// Loops that are one kernel (R27). The machine: 1 B/ns, 1 op/ns, 1000 B further in.
// Every function runs once, so that its arguments are cold until it reads them.

// 2*4*8*32 FLOPs; A 4*32, B 32*8 and C 4*8 elements of 4 B are read once and C is
// written: 1664 + 128 B take less time than 2048 FLOPs. In place all that is read has
// to come, since nobody touched it, and C may stay. In the order of the
// loops, 748 B of cache hold an iteration of j, but not B: 512 + 4*1024 + 256 B.
// CHECK-LABEL: {{^}}matmul_r27: 2048 ns
// CHECK-NEXT: nest: scf.for x 1, 2048 FLOP, reads 1664, writes 128, 2048 ns compute:vector..memory:dram, in place 1664 B 2048 ns
// CHECK-NEXT: parts: memref.load x 1024, memref.load x 1024, memref.load x 1024, arith.mulf x 1024, arith.addf x 1024, memref.store x 1024
// The loop has the bound; scalars have the work of one execution.
// IR-LABEL: @matmul_r27
// IR:       memref.load {{.*}} {roofline.work = #roofline.work<bytes_read = 4, bytes_written = 0>}
// IR:       arith.addf {{.*}} {roofline.work = #roofline.work<vector(f32) = 1>}
// IR:       } {roofline.bound = #roofline.bound<"compute:vector..memory:dram" {{.*}}>, roofline.work = #roofline.work<vector(f32) = 2048, bytes_read = 1664, bytes_written = 128>}
func.func @matmul_r27(%A: memref<4x32xf32>, %B: memref<32x8xf32>, %C: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c32 step %c1 {
        %a = memref.load %A[%i, %k] : memref<4x32xf32>
        %b = memref.load %B[%k, %j] : memref<32x8xf32>
        %c = memref.load %C[%i, %j] : memref<4x8xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        memref.store %s, %C[%i, %j] : memref<4x8xf32>
      }
    }
  } loc("nest")
  return
}

// A copy: 800 B in, of which all is cold, and 800 out, which may stay.
// CHECK-LABEL: {{^}}transpose_r27: 1600 ns
// CHECK-NEXT: nest: affine.for x 1, 0 FLOP, reads 800, writes 800, 1600 ns memory:dram, in place 800 B 800 ns
func.func @transpose_r27(%x: memref<10x20xf32>, %y: memref<20x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %x[%i, %j] : memref<10x20xf32>
      affine.store %v, %y[%j, %i] : memref<20x10xf32>
    }
  } loc("nest")
  return
}

// Loads at three places touch 10 elements together, 8 each.
// CHECK-LABEL: {{^}}stencil_r27: 72 ns
// CHECK-NEXT: nest: affine.for x 1, 16 FLOP, reads 40, writes 32, 72 ns memory:dram
func.func @stencil_r27(%x: memref<10xf32>, %y: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<10xf32>
    %b = affine.load %x[%i + 1] : memref<10xf32>
    %c = affine.load %x[%i + 2] : memref<10xf32>
    %d = arith.addf %a, %b : f32
    %e = arith.addf %c, %d : f32
    affine.store %e, %y[%i] : memref<8xf32>
  } loc("nest")
  return
}

// Of %y only the first element comes from outside, but that isn't decided: nothing
// to 9 elements, and 9 of %x; 9 are written.
// CHECK-LABEL: {{^}}prefix_r27: 72 ns
// CHECK-NEXT: nest: affine.for x 1, 9 FLOP, reads 36 to 72, writes 36, 72 ns memory:dram
func.func @prefix_r27(%x: memref<9xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 9 {
    %a = affine.load %y[%i] : memref<10xf32>
    %b = affine.load %x[%i] : memref<9xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %y[%i + 1] : memref<10xf32>
  } loc("nest")
  return
}

// %t is written before it is read: 16 B written. 4*8 elements of %x are read.
// CHECK-LABEL: {{^}}filled_r27: 144 ns
// CHECK-NEXT: nest: affine.for x 1, 32 FLOP, reads 128, writes 16, 144 ns memory:dram
func.func @filled_r27(%x: memref<4x8xf32>, %t: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.store %zero, %t[%i] : memref<4xf32>
    affine.for %j = 0 to 8 {
      %a = affine.load %x[%i, %j] : memref<4x8xf32>
      %b = affine.load %t[%i] : memref<4xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %t[%i] : memref<4xf32>
    }
  } loc("nest")
  return
}

// What the kernel makes for itself may stay in registers, or be the same 4 B of memory
// in each iteration.
// CHECK-LABEL: {{^}}scratch_r27:
// CHECK-NEXT: nest: affine.for x 1, 8 FLOP, reads 32, writes 32 to 36, 64 ns memory:dram, in place 32 B 32 ns
func.func @scratch_r27(%x: memref<8xf32>, %y: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %t = memref.alloca() : memref<f32>
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %t[] : memref<f32>
    %b = affine.load %t[] : memref<f32>
    %s = arith.addf %b, %b : f32
    affine.store %s, %y[%i] : memref<8xf32>
  } loc("nest")
  return
}

// A branch is taken (R8), but perhaps not: nothing has to move. Of two only one is
// taken: from nothing to both.
// CHECK-LABEL: {{^}}branches_r27:
// CHECK-NEXT: guard: scf.for x 1, 8 FLOP, reads 32, writes 32, 64 ns memory:dram, in place 0 B 8 ns
// CHECK:      choice: scf.for x 1, 8 FLOP, reads 32, writes 0 to 64, 32 ns memory:dram, in place 0 B 8 ns
func.func @branches_r27(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.if %c {
      %a = memref.load %x[%i] : memref<8xf32>
      %s = arith.addf %a, %a : f32
      memref.store %s, %y[%i] : memref<8xf32>
    }
  } loc("guard")
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %x[%i] : memref<8xf32>
    scf.if %c {
      %s = arith.addf %a, %a : f32
      memref.store %s, %y[%i] : memref<8xf32>
    } else {
      %s = arith.mulf %a, %a : f32
      memref.store %s, %z[%i] : memref<8xf32>
    }
  } loc("choice")
  return
}

// 1 to 4 elements of the table, and the indices.
// CHECK-LABEL: {{^}}lookup_r27:
// CHECK-NEXT: nest: affine.for x 1, 0 FLOP, reads 36 to 48, writes 16
func.func @lookup_r27(%table: memref<100xf32>, %ids: memref<4xindex>, %y: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %id = affine.load %ids[%i] : memref<4xindex>
    %v = memref.load %table[%id] : memref<100xf32>
    affine.store %v, %y[%i] : memref<4xf32>
  } loc("nest")
  return
}

// Vectors: 4 loads of 8 lanes; the last store is cut off at 30.
// CHECK-LABEL: {{^}}vectors_r27:
// CHECK-NEXT: nest: scf.for x 1, 32 FLOP, reads 128, writes 120, 248 ns memory:dram
func.func @vectors_r27(%x: memref<32xf32>, %y: memref<30xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c8 {
    %v = vector.load %x[%i] : memref<32xf32>, vector<8xf32>
    %s = arith.addf %v, %v : vector<8xf32>
    vector.transfer_write %s, %y[%i] : vector<8xf32>, memref<30xf32>
  } loc("nest")
  return
}

// A buffer that the loop carries: 8 elements of it are read and written.
// CHECK-LABEL: {{^}}carried_r27:
// CHECK-NEXT: nest: scf.for x 1, 8 FLOP, reads 32, writes 32, 64 ns memory:dram
func.func @carried_r27(%x: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%y = %x) -> memref<8xf32> {
    %a = memref.load %y[%i] : memref<8xf32>
    %s = arith.addf %a, %a : f32
    memref.store %s, %y[%i] : memref<8xf32>
    scf.yield %y : memref<8xf32>
  } loc("nest")
  return %r : memref<8xf32>
}

// Unknown trips: symbols, and no time.
// CHECK-LABEL: {{^}}symbolic_r27: unknown
// CHECK-NEXT: nest: affine.for x 1, 2*arg2*arg3 FLOP, reads 4*arg2*arg3 + {{.*}}, writes {{.*}}, unknown symbolic
// CHECK:      while: scf.while x 1, while0 FLOP, reads {{.*}}unbounded
func.func @symbolic_r27(%x: memref<?x?xf32>, %y: memref<?xf32>, %m: index, %n: index, %f: f32) {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %a = affine.load %x[%i, %j] : memref<?x?xf32>
      %b = affine.load %y[%i] : memref<?xf32>
      %p = arith.mulf %a, %a : f32
      %s = arith.addf %b, %p : f32
      affine.store %s, %y[%i] : memref<?xf32>
    }
  } loc("nest")
  %c0 = arith.constant 0 : index
  %r = scf.while (%s = %f) : (f32) -> f32 {
    %v = memref.load %y[%c0] : memref<?xf32>
    %more = arith.cmpf olt, %s, %v : f32
    scf.condition(%more) %s : f32
  } do {
  ^bb0(%s: f32):
    %t = arith.addf %s, %s : f32
    scf.yield %t : f32
  } loc("while")
  return
}

func.func private @external(f32) -> f32
func.func @callee(%v: f32) -> f32 {
  return %v : f32
}

// An op on a whole buffer, a call, an op without a model and given work: the loops
// around are no kernels. A nest inside is one, which executes 4 times: 4 * (32 +
// 32) B, each cold. At least the loops move the 8 elements once, 64 B, and in place
// an execution may find them.
// CHECK-LABEL: {{^}}outer_r27:
// CHECK-NEXT: copy: memref.copy x 4
// CHECK-NEXT: inner: affine.for x 4, 32 FLOP, reads 128, writes 128, 64 ns memory:dram, in place 0 B
// CHECK-LABEL: {{^}}calls_r27:
// CHECK-NEXT: load: affine.load x 8
// CHECK-NEXT: call: func.call x 8
// CHECK-LABEL: {{^}}unmodelled_r27:
// CHECK-NEXT: load: affine.load x 8
// CHECK-LABEL: {{^}}given_r27:
// CHECK-NEXT: given: arith.addf x 8, 800 FLOP
func.func @outer_r27(%x: memref<8xf32>, %a: memref<2xf32>, %b: memref<2xf32>) {
  affine.for %t = 0 to 4 {
    memref.copy %a, %b : memref<2xf32> to memref<2xf32> loc("copy")
    affine.for %i = 0 to 8 {
      %v = affine.load %x[%i] : memref<8xf32>
      %s = arith.addf %v, %v : f32
      affine.store %s, %x[%i] : memref<8xf32>
    } loc("inner")
  }
  return
}
func.func @calls_r27(%x: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %x[%i] : memref<8xf32> loc("load")
    %s = func.call @callee(%v) : (f32) -> f32 loc("call")
  }
  return
}
func.func @unmodelled_r27(%x: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %x[%i] : memref<8xf32> loc("load")
    %s = func.call @external(%v) : (f32) -> f32
  }
  return
}
func.func @given_r27(%f: f32) {
  affine.for %i = 0 to 8 {
    %s = arith.addf %f, %f {roofline.work = #roofline.work<given, vector(f32) = 100>} : f32 loc("given")
  }
  return
}

// A tile of 8 is larger than the extent, 7: the loop over it has one iteration. 7*9
// elements of 4 B.
// CHECK-LABEL: {{^}}one_tile_r27: 252 ns
// CHECK-NEXT: tile: scf.parallel x 1, 0 FLOP, reads 252, writes 0, 252 ns memory:dram
func.func @one_tile_r27(%A: memref<7x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c7 = arith.constant 7 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c7, %c9) step (%c8, %c4) {
    %m = affine.min affine_map<(d0) -> (8, 7 - d0)>(%i)
    %n = affine.min affine_map<(d0) -> (4, 9 - d0)>(%j)
    scf.parallel (%ii, %jj) = (%c0, %c0) to (%m, %n) step (%c1, %c1) {
      %0 = arith.addi %i, %ii : index
      %1 = arith.addi %j, %jj : index
      %x = memref.load %A[%0, %1] : memref<7x9xf32>
    }
  } loc("tile")
  return
}

// 2 blocks of 32 threads: 64 elements of each buffer.
// CHECK-LABEL: {{^}}launch_r27: 768 ns
// CHECK-NEXT: launch: gpu.launch x 1, 64 FLOP, reads 512, writes 256, 768 ns memory:dram
func.func @launch_r27(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %o = arith.muli %bx, %c32 : index
    %i = arith.addi %o, %tx : index
    %a = memref.load %x[%i] : memref<64xf32>
    %b = memref.load %y[%i] : memref<64xf32>
    %s = arith.addf %a, %b : f32
    memref.store %s, %z[%i] : memref<64xf32>
    gpu.terminator
  } loc("launch")
  return
}
