// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics --allow-unregistered-dialect
// Launches of kernels: the kernel's work once per thread of the grid.

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // By itself a kernel is counted per thread.
    gpu.func @add(%A: memref<8x128xf32>, %B: memref<128xf32>) kernel {
      %b = gpu.block_id x
      %t = gpu.thread_id x
      // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
      %0 = memref.load %A[%b, %t] : memref<8x128xf32>
      // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
      %1 = memref.load %B[%t] : memref<128xf32>
      // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
      %2 = arith.addf %0, %1 : f32
      // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
      memref.store %2, %A[%b, %t] : memref<8x128xf32>
      gpu.return
    }
  }

  // 8 * 128 = 1024 threads. A is read and written once, and all blocks read the
  // same 128 elements of B: 4*(1024 + 128) = 4608 B, as in @launch_r8 of gpu.mlir.
  func.func @launch_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c128 = arith.constant 128 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 4608, bytes_written = 4096>}}
    gpu.launch_func @kernels::@add blocks in (%c8, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    return
  }

  // The second launch has 2 blocks of 32 threads: 64 additions, 4*(64 + 32) B.
  // Tokens and dynamic shared memory cost nothing.
  func.func @two_sizes_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %bytes = arith.constant 512 : i32
    %token = gpu.wait async
    // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 4608, bytes_written = 4096>}}
    %done = gpu.launch_func async [%token] @kernels::@add blocks in (%c8, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 384, bytes_written = 256>}}
    gpu.launch_func [%done] @kernels::@add blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
        dynamic_shared_memory_size %bytes
        args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    return
  }

  // A cluster groups 4 of the 8 blocks; there are 8 all the same.
  func.func @clusters_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c128 = arith.constant 128 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 4608, bytes_written = 4096>}}
    gpu.launch_func @kernels::@add clusters in (%c4, %c1, %c1) blocks in (%c8, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    return
  }

  func.func @loop_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %c128 = arith.constant 128 : index
    scf.for %i = %c0 to %c10 step %c1 {
      // expected-remark @below {{x 10}}
      gpu.launch_func @kernels::@add blocks in (%c8, %c1, %c1) threads in (%c128, %c1, %c1)
          args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    }
    return
  }

  func.func @none_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-remark @below {{#roofline.work<>}}
    gpu.launch_func @kernels::@add blocks in (%c0, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%A : memref<8x128xf32>, %B : memref<128xf32>)
    return
  }
}

// -----

// A kernel sees the sizes of its launch, also in the functions that it calls.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @device(%x: f32) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %size = gpu.block_dim x
      scf.for %i = %c0 to %size step %c1 {
        // expected-remark @below {{x value0}}
        %0 = arith.negf %x : f32
      }
      return
    }
    gpu.func @sizes(%x: f32, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %grid = gpu.grid_dim y
      scf.for %i = %c0 to %n step %grid {
        // expected-remark @below {{x ceildiv(arg1, value0)}}
        %0 = arith.negf %x : f32
      }
      // expected-remark @below {{#roofline.work<vector(f32) = "device0.value0">}}
      func.call @device(%x) : (f32) -> ()
      gpu.return
    }
  }
  // 3*4*5 = 60 threads, each ceildiv(10, 3) + 4 = 8 negations
  func.func @static_r8(%x: f32) {
    %c3 = arith.constant 3 : i32
    %c4 = arith.constant 4 : i32
    %c5 = arith.constant 5 : i32
    %c1 = arith.constant 1 : i32
    %c10 = arith.constant 10 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 480>}}
    gpu.launch_func @kernels::@sizes blocks in (%c1, %c3, %c5) threads in (%c4, %c1, %c1) : i32
        args(%x : f32, %c10 : index)
    return
  }
  func.func @symbolic_r8(%x: f32, %blocks: index, %threads: index, %n: index) {
    %c1 = arith.constant 1 : index
    // expected-remark @below {{#roofline.work<vector(f32) = "arg1*arg2^2 + arg1*arg2*ceildiv(arg3, arg1)">}}
    gpu.launch_func @kernels::@sizes blocks in (%c1, %blocks, %c1) threads in (%threads, %c1, %c1)
        args(%x : f32, %n : index)
    return
  }
}

// -----

// Kernels that are not there, have no body or are compiled are not modelled.
module attributes {gpu.container_module} {
  gpu.binary @binary [#gpu.object<#nvvm.target, "">]
  gpu.module @kernels {
    llvm.func @external() attributes {gpu.kernel}
    // A kernel of another dialect is counted per thread and multiplied.
    llvm.func @lowered(%x: f32) attributes {gpu.kernel} {
      // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
      %0 = arith.negf %x : f32
      llvm.return
    }
  }
  func.func @unmodelled_r3(%x: f32) {
    %c2 = arith.constant 2 : index
    // expected-remark @below {{unmodelled}}
    gpu.launch_func @binary::@kernel blocks in (%c2, %c2, %c2) threads in (%c2, %c2, %c2)
    // expected-remark @below {{unmodelled}}
    gpu.launch_func @kernels::@external blocks in (%c2, %c2, %c2) threads in (%c2, %c2, %c2)
    // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
    gpu.launch_func @kernels::@lowered blocks in (%c2, %c2, %c2) threads in (%c2, %c2, %c2) args(%x : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @negate(%x: f32) kernel {
      // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
      %0 = arith.negf %x : f32
      gpu.return
    }
    // Buffers of a block, each thread of which reads all of them.
    gpu.func @buffers(%x: memref<?xf32>) workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>>) private(%p : memref<?xf32, #gpu.address_space<private>>) kernel {
      %t = gpu.thread_id x
      // expected-remark @below {{bytes_written}}
      %0 = memref.load %x[%t] : memref<?xf32>
      gpu.return
    }
  }
  func.func @host(%x: f32, %m: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 8>}}
    gpu.launch_func @kernels::@negate blocks in (%c2, %c1, %c1) threads in (%c2, %c2, %c1) args(%x : f32)
    // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 0>}}
    gpu.launch_func @kernels::@buffers blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<?xf32>)
    return
  }
}

// -----

// A kernel that launches itself, by a name that only the module around has.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @recursive(%x: f32) kernel {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
      %0 = arith.negf %x : f32
      // expected-remark @below {{unbounded: recursive call, its work is not counted}}
      gpu.launch_func @kernels::@recursive blocks in (%c2, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32)
      gpu.return
    }
  }
  func.func @host(%x: f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
    gpu.launch_func @kernels::@recursive blocks in (%c2, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32)
    return
  }
}

// -----

// A kernel that launches one of another gpu.module: 3 blocks launch 4 threads
// each, 12 negations.
module attributes {gpu.container_module} {
  gpu.module @inner {
    gpu.func @kernel(%x: f32) kernel {
      // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
      %0 = arith.negf %x : f32
      gpu.return
    }
  }
  gpu.module @outer {
    gpu.func @kernel(%x: f32) kernel {
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      // expected-remark @below {{#roofline.work<vector(f32) = 4>}}
      gpu.launch_func @inner::@kernel blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%x : f32)
      gpu.return
    }
  }
  func.func @nested_r8(%x: f32) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 12>}}
    gpu.launch_func @outer::@kernel blocks in (%c3, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32)
    return
  }
}

// -----

// A constant that outlining passes may be negative: 40 - 31 = 9 negations in
// each of 2 threads.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @shorter(%x: f32, %n: index, %less: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %end = arith.addi %n, %less : index
      scf.for %i = %c0 to %end step %c1 {
        // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
        %0 = arith.negf %x : f32
      }
      gpu.return
    }
  }
  func.func @negative_r8(%x: f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c40 = arith.constant 40 : index
    %less = arith.constant -31 : index
    // expected-remark @below {{#roofline.work<vector(f32) = 18>}}
    gpu.launch_func @kernels::@shorter blocks in (%c2, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32, %c40 : index, %less : index)
    return
  }
}
