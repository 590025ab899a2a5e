// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false report=json output=%t.json"
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false report=json output=%t.bound.json bind=N=12"
// RUN: FileCheck %s --input-file=%t.bound.json --check-prefix=BOUND
//
// Work that depends on the counter of a loop is summed up over its values (R8).

// 8 + 9 + ... + 15 = 92 multiplications, as many executions.
// CHECK: "name": "triangular"
// CHECK: "flops": 92,
// CHECK: "executions": 92,
// CHECK: "flops": 92,
func.func @triangular(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %n = arith.addi %i, %c8 : index
    scf.for %j = %c0 to %n step %c1 {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}

// i = 1, 3, 5, j = 0 ... i - 1, k = 0 ... j - 1: 0 + (1 + 2) + (1 + 2 + 3 + 4) = 13.
// CHECK: "name": "tetrahedral"
// CHECK: "flops": 13,
// CHECK: "executions": 13,
func.func @tetrahedral(%x: f32) {
  affine.for %i = 1 to 7 step 2 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %s = arith.mulf %x, %x : f32
      }
    }
  }
  return
}

// Tiles of 3 and 4 in 10 by 18, each row of 2 + 1 FLOPs per element:
// 10 * 18 * 3 = 540. One execution each: 4 * 5 = 20. Bytes of a tile of a*b:
// 4*a*b read and written: 720.
#size3 = affine_map<(d0) -> (-d0 + 10, 3)>
#size4 = affine_map<(d0) -> (-d0 * 4 + 18, 4)>
// CHECK: "name": "tiles"
// CHECK: "flops": 540,
// CHECK: "useful_flops": 540,
// CHECK: "f32": 540
// CHECK: "bytes_read": 720,
// CHECK: "executions": 20,
// CHECK: "flops": 540,
// CHECK: "bytes_written": 720,
func.func @tiles(%x: tensor<10x18xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c3 {
    scf.forall (%j) in (5) {
      %a = affine.min #size3(%i)
      %b = affine.min #size4(%j)
      %k = affine.apply affine_map<(d0) -> (d0 * 4)>(%j)
      %s = tensor.extract_slice %x[%i, %k] [%a, %b] [1, 1]
          : tensor<10x18xf32> to tensor<?x?xf32>
      %e = tensor.empty(%a, %b) : tensor<?x?xf32>
      %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
          affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
          ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
        ^bb0(%p: f32, %q: f32):
          %0 = math.fma %p, %p, %p : f32
          %1 = arith.negf %0 : f32
          linalg.yield %1 : f32
      } -> tensor<?x?xf32>
    }
  }
  return
}

// Tiles of 16 rows in tiles of 33 by 40 of 100 by 90: 3 * 3 + 1 of them in each of 3 columns, of 9000
// elements.
// CHECK: "name": "tiles_in_tiles"
// CHECK: "flops": 9000,
// CHECK: "executions": 30,
// CHECK: "bytes_read": 36000,
func.func @tiles_in_tiles(%x: tensor<100x90xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c33 = arith.constant 33 : index
  %c40 = arith.constant 40 : index
  %c90 = arith.constant 90 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c33 {
    scf.for %j = %c0 to %c90 step %c40 {
      %a = affine.min affine_map<(d0) -> (-d0 + 100, 33)>(%i)
      %b = affine.min affine_map<(d0) -> (-d0 + 90, 40)>(%j)
      scf.for %ii = %c0 to %a step %c16 {
        %m = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 16)>(%ii)[%a]
        %k = arith.addi %i, %ii : index
        %s = tensor.extract_slice %x[%k, %j] [%m, %b] [1, 1]
            : tensor<100x90xf32> to tensor<?x?xf32>
        %r = arith.negf %s : tensor<?x?xf32>
      }
    }
  }
  return
}

// A loop of one iteration: its counter is 2, so 10 - 2.
// CHECK: "name": "one_trip"
// CHECK: "flops": 8,
func.func @one_trip(%x: tensor<10xf32>) {
  affine.for %i = 2 to 3 {
    %n = affine.apply affine_map<(d0) -> (10 - d0)>(%i)
    %s = tensor.extract_slice %x[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}

// The larger branch of the sums: 0 + 1 + 2 + 3 = 6, or 4 * 1.
// CHECK: "name": "branch"
// CHECK: "flops": 6,
func.func @branch(%x: tensor<4xf32>, %which: i1) {
  affine.for %i = 0 to 4 {
    scf.if %which {
      %s = tensor.extract_slice %x[0] [%i] [1] : tensor<4xf32> to tensor<?xf32>
      %r = arith.negf %s : tensor<?xf32>
    } else {
      %y = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %r = arith.negf %y : tensor<1xf32>
    }
  }
  return
}

// The outer loop is dynamic, the inner one is summed up: n * (0 + 1 + 2).
// CHECK: "name": "dynamic"
// CHECK: "flops": "3*arg1",
func.func @dynamic(%x: tensor<4xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 3 {
      %s = tensor.extract_slice %x[0] [%j] [1] : tensor<4xf32> to tensor<?xf32>
      %r = arith.negf %s : tensor<?xf32>
    }
  }
  return
}

// Both a counter and an argument: the sum over i = 0, 1 of i + n, 1 + 2*n.
// CHECK: "name": "mixed"
// CHECK: "flops": "2*arg1 + 1",
func.func @mixed(%x: tensor<?xf32>, %n: index) {
  affine.for %i = 0 to 2 {
    %m = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %s = tensor.extract_slice %x[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}

// CHECK: "name": "no_trip"
// CHECK: "flops": 0,
func.func @no_trip(%x: tensor<4xf32>) {
  affine.for %i = 3 to 3 {
    %s = tensor.extract_slice %x[0] [%i] [1] : tensor<4xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}

// 4095*4096/2 and 4999999*5000000/2; 0 + 1 + 2 + 3.
// CHECK: "name": "many"
// CHECK: "flops": 8386560,
// CHECK: "name": "more"
// CHECK: "flops": 12499997500000,
// CHECK: "name": "negative"
// CHECK: "flops": 6,
func.func @many(%x: tensor<5000xf32>) {
  affine.for %i = 0 to 4096 {
    %s = tensor.extract_slice %x[0] [%i] [1] : tensor<5000xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}
func.func @more(%x: tensor<5000000xf32>) {
  affine.for %i = 0 to 5000000 {
    %s = tensor.extract_slice %x[0] [%i] [1] : tensor<5000000xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}
func.func @negative(%x: tensor<5000xf32>) {
  affine.for %i = -2 to 2 {
    %n = affine.max affine_map<(d0) -> (0, d0 + 2)>(%i)
    %s = tensor.extract_slice %x[0] [%n] [1] : tensor<5000xf32> to tensor<?xf32>
    %r = arith.negf %s : tensor<?xf32>
  }
  return
}

// A counter wider than 64 bits.
// CHECK: "name": "wide"
// CHECK: "executions": 4,
func.func @wide(%x: f32) {
  %c0 = arith.constant 36893488147419103232 : i128
  %c1 = arith.constant 1 : i128
  %c4 = arith.constant 36893488147419103236 : i128
  scf.for %i = %c0 to %c4 step %c1 : i128 {
    %s = arith.mulf %x, %x : f32
  }
  return
}

// Bounds are known however they are written: the dim of a static type, sums of constants,
// a size with a value. 0 + 1 + ... + 11 = 66.
// CHECK: "name": "dim_of_type"
// CHECK: "flops": 66,
func.func @dim_of_type(%x: f32, %m: memref<12xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<12xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}

// CHECK: "name": "computed"
// CHECK: "flops": 66,
func.func @computed(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %n = arith.addi %c11, %c1 : index
  affine.parallel (%i) = (0) to (symbol(%n)) {
    scf.for %j = %c0 to %i step %c1 {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}

// CHECK: "name": "bound"
// CHECK: "flops": "floordiv(N^2 - N, 2)",
// BOUND: "name": "bound"
// BOUND: "flops": 66,
func.func @bound(%x: f32, %m: memref<?xf32> {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}

// Tiles of 4 in 10 elements, as loops beside a copy. All fused, a tile of each
// buffer moves: 16 B.
// CHECK: "name": "last_tile_loops"
// CHECK: "fused_lower_bytes": 32,
func.func @last_tile_loops(%x: memref<10xf32>, %y: memref<10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %s = memref.subview %x[%i] [%n] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
    %t = memref.subview %y[%i] [%n] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %s[%j] : memref<?xf32, strided<[1], offset: ?>>
      %w = math.exp %v : f32
      memref.store %w, %t[%j] : memref<?xf32, strided<[1], offset: ?>>
    }
    memref.copy %s, %t : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  }
  return
}

// As affine-data-copy-generate copies tiles of 3 of 10. 40 B of %x are read and as many of
// %y written; the buffers of 12 B may be one, and stay in registers.
// CHECK: "name": "tile_buffer"
// CHECK: "bytes_read": 40,
// CHECK: "bytes_read_upper": 52,
// CHECK: "bytes_written": 40,
// CHECK: "bytes_written_upper": 52,
func.func @tile_buffer(%x: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 step 3 {
    %buffer = memref.alloc() : memref<3xf32>
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 3, 10)>(%i) {
      %v = affine.load %x[%j] : memref<10xf32>
      affine.store %v, %buffer[%j - %i] : memref<3xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 3, 10)>(%i) {
      %v = affine.load %buffer[%j - %i] : memref<3xf32>
      affine.store %v, %y[%j] : memref<10xf32>
    }
  }
  return
}

// A triangle in a loop with a condition, i = 0, 2, 4 and 6: 8 + 6 + 4 + 2 = 20
// multiplications. The condition executes once more, for i = 8, which adds none.
// CHECK: "name": "triangle_in_while"
// CHECK: "flops": 20,
// CHECK: "other": {
// CHECK-NEXT: "f32": 20
func.func @triangle_in_while(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.while (%i = %c0) : (index) -> index {
    scf.for %j = %i to %c8 step %c1 {
      %1 = arith.cmpf olt, %x, %x : f32
    }
    %2 = arith.cmpi slt, %i, %c8 : index
    scf.condition(%2) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %j = %i to %c8 step %c1 {
      %s = arith.mulf %x, %x : f32
    }
    %k = arith.addi %i, %c2 : index
    scf.yield %k : index
  }
  return
}

// i < j < k < n: binomial(n, 3).
// CHECK: "name": "choose_three"
// CHECK: "flops": "floordiv(arg1^3 - 3*arg1^2 + 2*arg1, 6)",
func.func @choose_three(%x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %n {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%j) to %n {
        %s = arith.mulf %x, %x : f32
      }
    }
  }
  return
}

// From the last row up, as in dynamic programming: the loops start at n - i, which
// no symbol says not to be negative. 0 <= k - (n - i) < j - (n - i) < i < n.
// CHECK: "name": "from_below"
// CHECK: "flops": "floordiv(arg1^3 - 3*arg1^2 + 2*arg1, 6)",
#from = affine_map<(d0)[s0] -> (s0 - d0)>
func.func @from_below(%x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = #from(%i)[%n] to %n {
      affine.for %k = #from(%i)[%n] to affine_map<(d0) -> (d0)>(%j) {
        %s = arith.mulf %x, %x : f32
      }
    }
  }
  return
}

// The same for n = 100: 161700.
// CHECK: "name": "from_below_100"
// CHECK: "flops": 161700,
#from100 = affine_map<(d0) -> (100 - d0)>
func.func @from_below_100(%x: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = #from100(%i) to 100 {
      affine.for %k = #from100(%i) to affine_map<(d0) -> (d0)>(%j) {
        %s = arith.mulf %x, %x : f32
      }
    }
  }
  return
}

// j from -i to 3 for i = 0 ... 4: 1 + 2 + 3 iterations up to j each time, and from
// -i on the sums of 0 ... i + 3: 6 + 10 + 15 + 21 + 28 = 80. 30 + 80.
// CHECK: "name": "below_zero"
// CHECK: "flops": 110,
#negated = affine_map<(d0) -> (-d0)>
func.func @below_zero(%x: f32) {
  affine.for %i = 0 to 5 {
    affine.for %j = #negated(%i) to 4 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %s = arith.mulf %x, %x : f32
      }
      affine.for %k = #negated(%i) to affine_map<(d0) -> (d0)>(%j) {
        %s = arith.divf %x, %x : f32
      }
    }
  }
  return
}

// min(n, m) rows of m, m - 1, ...: the last ones are empty.
// CHECK: "name": "cut_triangle"
// CHECK: "flops": "floordiv(2*arg2*min(arg1, arg2) - min(arg1, arg2)^2 + min(arg1, arg2), 2)",
func.func @cut_triangle(%x: f32, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %m {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}

// 64 blocks of 256 threads share 100,000 iterations, each thread every 16,384th.
// Each touches elements of its own (R10a): 400,000 B.
// CHECK: "name": "grid_stride"
// CHECK: "flops": 100000,
// CHECK: "bytes_read": 400000,
// CHECK-NEXT: "bytes_written": 0,
func.func @grid_stride(%x: f32, %m: memref<100000xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %n = arith.constant 100000 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %first = arith.muli %bx, %sx : index
    %start = arith.addi %first, %tx : index
    %step = arith.muli %gx, %sx : index
    scf.for %i = %start to %n step %step {
      %y = memref.load %m[%i] : memref<100000xf32>
      %s = arith.mulf %x, %y : f32
    }
    gpu.terminator
  }
  return
}

// With any number of threads, of which there may be none; and each block on its own.
// CHECK: "name": "any_grid"
// CHECK: "flops": "arg1*arg2 + arg1*min(1, arg2*arg3)",
func.func @any_grid(%x: f32, %n: index, %g: index, %t: index) {
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %t, %sy = %c1, %sz = %c1) {
    %first = arith.muli %bx, %sx : index
    %start = arith.addi %first, %tx : index
    %step = arith.muli %gx, %sx : index
    scf.for %i = %start to %n step %step {
      %s = arith.mulf %x, %x : f32
    }
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    scf.for %i = %tx to %n step %c128 {
      %s = arith.mulf %x, %x : f32
    }
    gpu.terminator
  }
  return
}

// Every 36th for each of 35 threads, which leaves one to nobody in each round: 3 iterations
// for the first 28, 2 for the others.
// CHECK: "name": "odd_stride"
// CHECK: "flops": 98,
func.func @odd_stride(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c36 = arith.constant 36 : index
  %c100 = arith.constant 100 : index
  scf.parallel (%b, %t) = (%c0, %c0) to (%c5, %c7) step (%c1, %c1) {
    %first = arith.muli %b, %c7 : index
    %number = arith.addi %first, %t : index
    scf.for %i = %number to %c100 step %c36 {
      %s = arith.mulf %x, %x : f32
    }
  }
  return
}
