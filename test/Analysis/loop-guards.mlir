// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false report=json output=%t.json"
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false report=json output=%t.bound.json bind=arg1=1000,M=50,N=70,K=30"
// RUN: FileCheck %s --input-file=%t.bound.json --check-prefix=BOUND
//
// Branches on counters count in the iterations that take them, also where sizes
// are symbols (R8); test/Oracle/guards.mlir has what is executed.

// A ragged grid: n of ceildiv(n, 128) * 128 threads.
// CHECK: "name": "ragged_grid"
// CHECK: "flops": "arg1",
// CHECK: "bytes_read": "4*arg1",
// CHECK: "bytes_written": "4*arg1",
// BOUND: "name": "ragged_grid"
// BOUND: "flops": 1000,
// BOUND: "bytes_read": 4000,
func.func @ragged_grid(%x: memref<?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %size = arith.constant 128 : index
  %grid = arith.ceildivsi %n, %size : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %grid, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %size, %sy = %c1, %sz = %c1) {
    %start = arith.muli %bx, %sx : index
    %i = arith.addi %start, %tx : index
    %inside = arith.cmpi slt, %i, %n : index
    scf.if %inside {
      %a = memref.load %x[%i] : memref<?xf32>
      %b = arith.addf %a, %a : f32
      memref.store %b, %x[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}

// One thread per element of a product, with ids in i32: 2*M*N*K.
// CHECK: "name": "matmul"
// CHECK: "flops": "2*K*M*N",
// BOUND: "name": "matmul"
// BOUND: "flops": 210000,
// BOUND: "bytes_read": 14400,
// BOUND: "bytes_written": 14000,
func.func @matmul(%a: memref<?x?xf32> {roofline.dims = ["M", "K"]},
                  %b: memref<?x?xf32> {roofline.dims = ["K", "N"]},
                  %c: memref<?x?xf32> {roofline.dims = ["M", "N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %size = arith.constant 16 : i32
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  %m32 = arith.index_cast %m : index to i32
  %n32 = arith.index_cast %n : index to i32
  %rows = arith.ceildivsi %m, %c16 : index
  %columns = arith.ceildivsi %n, %c16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %columns, %gy = %rows, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %bx32 = arith.index_cast %bx : index to i32
    %by32 = arith.index_cast %by : index to i32
    %tx32 = arith.index_cast %tx : index to i32
    %ty32 = arith.index_cast %ty : index to i32
    %x = arith.muli %bx32, %size : i32
    %y = arith.muli %by32, %size : i32
    %j = arith.addi %x, %tx32 : i32
    %i = arith.addi %y, %ty32 : i32
    %is_row = arith.cmpi slt, %i, %m32 : i32
    %is_column = arith.cmpi slt, %j, %n32 : i32
    %inside = arith.andi %is_row, %is_column : i1
    scf.if %inside {
      %row = arith.index_cast %i : i32 to index
      %column = arith.index_cast %j : i32 to index
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %zero) -> f32 {
        %u = memref.load %a[%row, %l] : memref<?x?xf32>
        %v = memref.load %b[%l, %column] : memref<?x?xf32>
        %w = arith.mulf %u, %v : f32
        %next = arith.addf %acc, %w : f32
        scf.yield %next : f32
      }
      memref.store %sum, %c[%row, %column] : memref<?x?xf32>
    }
    gpu.terminator
  }
  return
}

// LU: the sum over k of (N - 1 - k) divisions and 2*(N - 1 - k)^2 others.
// CHECK: "name": "lu"
// CHECK: "flops": "2*floordiv(2*N^3 - 3*N^2 + N, 6) + floordiv(N^2 - N, 2)",
// BOUND: "name": "lu"
// BOUND: "flops": 226205,
func.func @lu(%a: memref<?x?xf32> {roofline.dims = ["N", "N"]}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  affine.for %k = 0 to %n {
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
      %p = affine.load %a[%k, %k] : memref<?x?xf32>
      %q = affine.load %a[%i, %k] : memref<?x?xf32>
      %l = arith.divf %q, %p : f32
      affine.store %l, %a[%i, %k] : memref<?x?xf32>
      affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
        %u = affine.load %a[%k, %j] : memref<?x?xf32>
        %m = arith.mulf %l, %u : f32
        %r = affine.load %a[%i, %j] : memref<?x?xf32>
        %s = arith.subf %r, %m : f32
        affine.store %s, %a[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// Tiles of a dynamic extent: the sizes of all of them add up to the extent.
// CHECK: "name": "tiles"
// CHECK: "flops": "2*K*M*N",
// BOUND: "name": "tiles"
// BOUND: "flops": 210000,
func.func @tiles(%a: tensor<?x?xf32> {roofline.dims = ["M", "K"]},
                 %b: tensor<?x?xf32> {roofline.dims = ["K", "N"]},
                 %c: tensor<?x?xf32> {roofline.dims = ["M", "N"]}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (%m, %n) step (32, 64)
      shared_outs(%o = %c) -> tensor<?x?xf32> {
    %rows = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 32)>(%i)[%m]
    %columns = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 64)>(%j)[%n]
    %x = tensor.extract_slice %a[%i, 0] [%rows, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %y = tensor.extract_slice %b[0, %j] [%k, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %z = tensor.extract_slice %o[%i, %j] [%rows, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %p = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>)
        outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [%rows, %columns] [1, 1]
          : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}

// The trip count of a Triton program: (arg1 + 31) / 32 in i32.
// CHECK: "name": "cdiv"
// CHECK: "flops": "32*ceildiv(arg1, 32)",
// BOUND: "name": "cdiv"
// BOUND: "flops": 1024,
func.func @cdiv(%x: memref<?xf32>, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i32
  %zero = arith.constant 0.0 : f32
  %sum = arith.addi %k, %c31 : i32
  %blocks = arith.divsi %sum, %c32 : i32
  scf.for %block = %c0 to %blocks step %c1 : i32 {
    %start = arith.muli %block, %c32 : i32
    %i = arith.index_cast %start : i32 to index
    %left = arith.subi %k, %start : i32
    %least = arith.minsi %left, %c32 : i32
    %lanes = arith.index_cast %least : i32 to index
    %mask = vector.create_mask %lanes : vector<32xi1>
    %v = vector.transfer_read %x[%i], %zero, %mask : memref<?xf32>, vector<32xf32>
    %w = arith.addf %v, %v : vector<32xf32>
    vector.transfer_write %w, %x[%i], %mask : vector<32xf32>, memref<?xf32>
  }
  return
}

// A condition on data: exact if the sides are equal, else the larger side, and that it is
// one.
// CHECK: "name": "equal_sides"
// CHECK: "flops": 40,
// CHECK-NOT: at most: branches
// CHECK: "name": "data"
// CHECK: "flops": 40,
// CHECK: at most: branches count as taken, each quantity of the larger side, and at least 0 operations execute
func.func @equal_sides(%x: f32, %ids: memref<40xi32>) {
  %c10 = arith.constant 10 : i32
  affine.for %i = 0 to 40 {
    %id = affine.load %ids[%i] : memref<40xi32>
    %is_large = arith.cmpi sgt, %id, %c10 : i32
    scf.if %is_large {
      %b = arith.mulf %x, %x : f32
    } else {
      %b = arith.addf %x, %x : f32
    }
  }
  return
}
func.func @data(%x: memref<40xf32>, %ids: memref<40xi32>) {
  %c10 = arith.constant 10 : i32
  affine.for %i = 0 to 40 {
    %id = affine.load %ids[%i] : memref<40xi32>
    %is_large = arith.cmpi sgt, %id, %c10 : i32
    scf.if %is_large {
      %a = memref.load %x[%i] : memref<40xf32>
      %b = arith.mulf %a, %a : f32
      memref.store %b, %x[%i] : memref<40xf32>
    }
  }
  return
}

// Of side a 0 + 1 + ... + 9 execute if it is taken each time, of side b 10 * 3; of both in turn up to
// 10 * 3 + 6 * 7 / 2 = 51.
// CHECK: "name": "varying_sides"
// CHECK: "flops": 75,
// CHECK: at most: branches count as taken, each quantity of the larger side, and at least 0 operations execute
func.func @varying_sides(%x: f32, %ids: memref<10xi1>) {
  affine.for %i = 0 to 10 {
    %is_a = affine.load %ids[%i] : memref<10xi1>
    scf.if %is_a {
      affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
        %a = arith.addf %x, %x : f32
      }
    } else {
      %b = arith.addf %x, %x : f32
      %c = arith.addf %b, %x : f32
      %d = arith.addf %c, %x : f32
    }
  }
  return
}
