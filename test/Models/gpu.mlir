// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Launches, copies and ops of a subgroup of the gpu dialect.

func.func @memory_r16(%a: memref<4x8xf32>, %b: memref<4x8xf32, 1>, %x: f32,
                      %n: index, %t: memref<?xf32>) {
  %m = gpu.alloc (%n) : memref<?xf32>
  // 32 elements of 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 0, bytes_read[1 : i64] = 0, bytes_written[1 : i64] = 128>}}
  gpu.memcpy %b, %a : memref<4x8xf32, 1>, memref<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "4*arg3">}}
  gpu.memset %m, %x : memref<?xf32>, f32
  gpu.dealloc %m : memref<?xf32>
  gpu.wait
  return
}

func.func @launch_r8(%A: memref<8x128xf32>, %B: memref<128xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    // 8 * 128 threads, one element each
    // expected-remark @below {{x 1024, together reads 4096, writes 0}}
    %0 = memref.load %A[%bx, %tx] : memref<8x128xf32>
    // All blocks read the same 128.
    // expected-remark @below {{x 1024, together reads 512, writes 0}}
    %1 = memref.load %B[%tx] : memref<128xf32>
    // %tx in another form
    %id = gpu.thread_id x
    // expected-remark @below {{x 1024, together reads 512, writes 0}}
    %id_1 = memref.load %B[%id] : memref<128xf32>
    // %bx in another form: a row per block
    %block = gpu.block_id x
    // expected-remark @below {{x 1024, together reads 4096, writes 0}}
    %row = memref.load %A[%block, %id] : memref<8x128xf32>
    // A thread has one id in all iterations of its loop.
    affine.for %i = 0 to 16 {
      %lane = gpu.lane_id
      // expected-remark @below {{x 16384, together reads 4 to 512, writes 0}}
      %id_2 = memref.load %B[%lane] : memref<128xf32>
    }
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x 1024}}
    %2 = arith.addf %0, %1 : f32
    // One combination per thread
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x 1024}}
    %3 = gpu.subgroup_reduce add %2 : (f32) -> f32
    // expected-remark @below {{#roofline.work<vector(f32) = 1> x 1024}}
    %4 = gpu.all_reduce add %3 {} : (f32) -> f32
    gpu.barrier
    gpu.terminator
  }
  return
}

// 2*16*16*16 = 8192 for a subgroup; a matrix has 256 elements.
func.func @subgroup_r7(%A: memref<32x32xf16>, %C: memref<32x32xf32>) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{bytes_read = "2*ceildiv(256, subgroup_size)"}}
  %a = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  // expected-remark @below {{bytes_read = "2*ceildiv(256, subgroup_size)"}}
  %b = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
  // expected-remark @below {{bytes_read = "4*ceildiv(256, subgroup_size)"}}
  %c = gpu.subgroup_mma_load_matrix %C[%c0, %c0] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = "ceildiv(8192, subgroup_size)">}}
  %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  // A is 16x8 however it was loaded, B is 8x16: 2*16*16*8 = 4096
  // expected-remark @below {{bytes_read = "2*ceildiv(128, subgroup_size)"}}
  %a_t = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 32 : index, transpose} : memref<32x32xf16> -> !gpu.mma_matrix<16x8xf16, "AOp">
  // expected-remark @below {{bytes_read = "2*ceildiv(128, subgroup_size)"}}
  %b_8 = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<8x16xf16, "BOp">
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = "ceildiv(4096, subgroup_size)">}}
  %d_t = gpu.subgroup_mma_compute %a_t, %b_8, %c {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  // expected-remark @below {{#roofline.work<vector(f32) = "ceildiv(256, subgroup_size)">}}
  %e = gpu.subgroup_mma_elementwise addf %d, %c : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  // expected-remark @below {{bytes_written = "4*ceildiv(256, subgroup_size)"}}
  gpu.subgroup_mma_store_matrix %e, %C[%c0, %c0] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
  return
}

func.func @free_r4(%f: f32, %i: i32, %m: memref<8xf32>) {
  %0 = gpu.thread_id x
  %1 = gpu.block_id x
  %2 = gpu.block_dim x
  %3 = gpu.grid_dim x
  %4 = gpu.global_id x
  %5 = gpu.lane_id
  %6 = gpu.subgroup_id : index
  %7 = gpu.num_subgroups : index
  %8 = gpu.subgroup_size : index
  %9 = gpu.cluster_id x
  %10 = gpu.cluster_dim x
  %11 = gpu.cluster_block_id x
  %12 = gpu.cluster_dim_blocks x
  %13, %14 = gpu.shuffle xor %f, %i, %i : f32
  %15 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  gpu.set_default_device %i
  return
}

func.func @sizes_r8(%x: f32, %n: index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %size = gpu.grid_dim x
    scf.for %i = %c0 to %size step %c1 {
      // The blocks times their number
      // expected-remark @below {{#roofline.work<vector(f32) = 1> x arg1^2}}
      %0 = arith.negf %x : f32
    }
    gpu.terminator
  }
  return
}
