// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of the shard dialect (R25): what one device does. Of a group of n devices
// each executes ceil((n - 1) * E / n) combinations of a reduction of E elements.

// Groups along axis 1 have 4 devices, neighbours in the linear order; along axis
// 0 there are 2, four apart.
shard.grid @grid(shape = 2x4)

func.func @all_reduce_r25(%x: tensor<8x4xf32>, %odd: tensor<5xf32>,
                          %half: tensor<16xf16>, %i: tensor<8xi32>,
                          %c: tensor<8xcomplex<f32>>) {
  // ceil(3 * 32 / 4) = 24 additions; reads and writes 32 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 128, bytes_written = 128, all_reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %0 = shard.all_reduce %x on @grid grid_axes = [1] : tensor<8x4xf32> -> tensor<8x4xf32>
  // ceil(3 * 5 / 4) = 4
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 20, bytes_written = 20, all_reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 20) = 1>}}
  %1 = shard.all_reduce %odd on @grid grid_axes = [1] : tensor<5xf32> -> tensor<5xf32>
  // Both axes: 8 devices, ceil(7 * 16 / 8) = 14; converted first, so f32 travels
  // expected-remark @below {{#roofline.work<vector(f32) = 14, other(f16) = 16, bytes_read = 32, bytes_written = 64, all_reduce(@grid, axes = [1, 0], devices = [4, 2], strides = [1, 4], element = 4, bytes = 64) = 1>}}
  %2 = shard.all_reduce %half on @grid grid_axes = [1, 0] reduction = max : tensor<16xf16> -> tensor<16xf32>
  // 3 * 8 / 4 = 6 additions and 8 / 4 = 2 divisions
  // expected-remark @below {{#roofline.work<integer(i32) = 8, bytes_read = 32, bytes_written = 32, all_reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 32) = 1>}}
  %3 = shard.all_reduce %i on @grid grid_axes = [1] reduction = average : tensor<8xi32> -> tensor<8xi32>
  // 6 and; axis 0: 2 devices, 1 * 8 / 2 = 4
  // expected-remark @below {{#roofline.work<integer(i32) = 4, bytes_read = 32, bytes_written = 32, all_reduce(@grid, axes = [0], devices = [2], strides = [4], element = 4, bytes = 32) = 1>}}
  %4 = shard.all_reduce %i on @grid grid_axes = [0] reduction = bitwise_and : tensor<8xi32> -> tensor<8xi32>
  // 6 complex additions of 2 FLOP (R6)
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 64, bytes_written = 64, all_reduce(@grid, axes = [1], devices = [4], element = 8, bytes = 64) = 1>}}
  %5 = shard.all_reduce %c on @grid grid_axes = [1] : tensor<8xcomplex<f32>> -> tensor<8xcomplex<f32>>
  // Nobody but the device itself.
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %6 = shard.all_reduce %i on @grid : tensor<8xi32> -> tensor<8xi32>
  return
}

func.func @all_reduce_memref_r25(%x: memref<8xf32>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 6, bytes_read = 32, bytes_written = 32, all_reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 32) = 1>}}
  %0 = shard.all_reduce %x on @grid grid_axes = [1] : memref<8xf32> -> memref<8xf32>
  return
}

func.func @collectives_r25(%x: tensor<8x4xf32>, %slice: tensor<2x4xf32>) {
  // The slice of a device; reads 32, writes 4 * 32 B
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 128, all_gather(@grid, axes = [1], devices = [4], element = 4, bytes = 32) = 1>}}
  %0 = shard.all_gather %slice on @grid grid_axes = [1] gather_axis = 0 : tensor<2x4xf32> -> tensor<8x4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 128, bytes_written = 32, reduce_scatter(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %1 = shard.reduce_scatter %x on @grid grid_axes = [1] scatter_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128, all_to_all(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %2 = shard.all_to_all %x on @grid grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<8x4xf32> -> tensor<2x16xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128, broadcast(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %3 = shard.broadcast %x on @grid grid_axes = [1] root = [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 128, gather(@grid, axes = [1], devices = [4], element = 4, bytes = 32) = 1>}}
  %4 = shard.gather %slice on @grid grid_axes = [1] gather_axis = 0 root = [1] : (tensor<2x4xf32>) -> tensor<8x4xf32>
  // What a device gets.
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 32, scatter(@grid, axes = [1], devices = [4], element = 4, bytes = 32) = 1>}}
  %5 = shard.scatter %x on @grid grid_axes = [1] scatter_axis = 0 root = [1] : (tensor<8x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 128, bytes_written = 128, reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %6 = shard.reduce %x on @grid grid_axes = [1] root = [2] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  // Sends what it reads; the result is the input.
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 0, send(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %7 = shard.send %x on @grid grid_axes = [1] destination = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  // Ignores its input.
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 128, recv(@grid, axes = [1], devices = [4], element = 4, bytes = 128) = 1>}}
  %8 = shard.recv %x on @grid grid_axes = [1] source = [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  // A view: no row.
  %9 = shard.all_slice %x on @grid grid_axes = [1] slice_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
  return
}

func.func @packed_r17(%x: tensor<5xi4>) {
  // 20 bits: 3 B
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 10, all_gather(@grid, axes = [1], devices = [4], bytes = 3) = 1>}}
  %0 = shard.all_gather %x on @grid grid_axes = [1] gather_axis = 0 : tensor<5xi4> -> tensor<20xi4>
  return
}

func.func @shift_r25(%x: tensor<8xf32>) {
  // Along one axis of the group.
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32, shift(@grid, axes = [0], devices = [2], strides = [4], element = 4, bytes = 32) = 1>}}
  %0 = shard.shift %x on @grid grid_axes = [1, 0] shift_axis = 0 offset = 1 rotate : tensor<8xf32> -> tensor<8xf32>
  // All the way round, and beyond the end: nothing is sent.
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %1 = shard.shift %x on @grid grid_axes = [1] shift_axis = 1 offset = -8 rotate : tensor<8xf32> -> tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %2 = shard.shift %x on @grid grid_axes = [1] shift_axis = 1 offset = 4 : tensor<8xf32> -> tensor<8xf32>
  return
}

func.func @update_halo_r25(%x: memref<12x12xi8>) {
  // Halos 1 and 2 of 12 rows, 1 and 1 of 12 columns. Columns first, without the
  // halos of rows: 9 * 1 B to each side. Then whole rows: 12 * 1 and 12 * 2 B.
  // Sent and received: 9 + 9 + 12 + 24 = 54 B
  // expected-remark @below {{#roofline.work<bytes_read = 54, bytes_written = 54, update_halo(@grid, axes = [1], devices = [4], bytes = 9) = 2, update_halo(@grid, axes = [0], devices = [2], strides = [4], bytes = 12) = 1, update_halo(@grid, axes = [0], devices = [2], strides = [4], bytes = 24) = 1>}}
  %0 = shard.update_halo %x on @grid split_axes = [[0], [1]] halo_sizes = [1, 2, 1, 1] : memref<12x12xi8>
  return
}

func.func @update_halo_symbolic_r25(%x: tensor<?x8xf32>, %h: i64) {
  // A halo on one side: h rows of 8 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = "32*arg1", bytes_written = "32*arg1", update_halo(@grid, axes = [0], devices = [2], strides = [4], element = 4, bytes = "32*arg1") = 1>}}
  %0 = shard.update_halo %x on @grid split_axes = [[0]] halo_sizes = [%h, 0] : tensor<?x8xf32>
  return
}

func.func @dynamic_r25(%x: tensor<?x4xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = "16*arg0_d0", bytes_written = "64*arg0_d0", all_gather(@grid, axes = [1], devices = [4], element = 4, bytes = "16*arg0_d0") = 1>}}
  %0 = shard.all_gather %x on @grid grid_axes = [1] gather_axis = 0 : tensor<?x4xf32> -> tensor<?x4xf32>
  // 4 * d0 rows again to d0
  // expected-remark @below {{#roofline.work<vector(f32) = "12*arg0_d0", bytes_read = "64*arg0_d0", bytes_written = "16*arg0_d0", reduce_scatter(@grid, axes = [1], devices = [4], element = 4, bytes = "64*arg0_d0") = 1>}}
  %1 = shard.reduce_scatter %0 on @grid grid_axes = [1] scatter_axis = 0 : tensor<?x4xf32> -> tensor<?x4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = "4*arg0_d0", bytes_read = "16*arg0_d0", bytes_written = "16*arg0_d0">}}
  %2 = arith.addf %1, %1 : tensor<?x4xf32>
  return
}

func.func @generic_r25(%x: tensor<8xf32>) {
  // Only its user knows what it executes.
  // expected-remark @below {{unmodelled}}
  %0 = shard.all_reduce %x on @grid grid_axes = [1] reduction = generic : tensor<8xf32> -> tensor<8xf32>
  // expected-remark @below {{unmodelled}}
  %1 = shard.all_reduce %x on @grid grid_axes = [1] reduction = bitwise_or : tensor<8xf32> -> tensor<8xf32>
  return
}

// Queries and annotations have no row.
func.func @free_r15(%x: tensor<8xf32>) -> tensor<?xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = shard.get_sharding %0 : tensor<8xf32> -> !shard.sharding
  %i:2 = shard.process_multi_index on @grid : index, index
  %l = shard.process_linear_index on @grid : index
  %n:2 = shard.neighbors_linear_indices on @grid[%i#0, %i#1] split_axes = [0] : index, index
  %e = shard.shard_shape dims = [8] sharding = %s device = [0, 0] : index
  // The extents of the grid are known: 4 * 4 B
  %g:2 = shard.grid_shape @grid : index, index
  %2 = tensor.empty(%g#1) : tensor<?xf32>
  %cst = arith.constant 1.0 : f32
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// -----

// A grid whose sizes are not known, one device, and none.
shard.grid @open(shape = ?x4)
shard.grid @one(shape = 1)
shard.grid @none(shape = 0)

func.func @unknown_devices_r25(%x: tensor<8xf32>) {
  // expected-remark @below {{#roofline.work<vector(f32) = "ceildiv(8*devices.open.0 - 8, devices.open.0)", bytes_read = 32, bytes_written = 32, all_reduce(@open, axes = [0], devices = ["devices.open.0"], strides = [4], element = 4, bytes = 32) = 1>}}
  %0 = shard.all_reduce %x on @open grid_axes = [0] : tensor<8xf32> -> tensor<8xf32>
  return
}

func.func @alone_r25(%x: tensor<8xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %0 = shard.all_reduce %x on @one grid_axes = [0] : tensor<8xf32> -> tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  %1 = shard.all_reduce %x on @none grid_axes = [0] reduction = average : tensor<8xf32> -> tensor<8xf32>
  return
}

// Hostile: halos larger than the tensor, too few of them, elements that are
// vectors, and more devices than fit in 64 bits.
shard.grid @huge(shape = 9223372036854775807x9223372036854775807)
func.func @hostile_r25(%x: memref<2x2xf32>, %v: tensor<2xvector<4xf32>>) {
  // expected-remark @below {{unmodelled}}
  %0 = shard.update_halo %x on @huge split_axes = [[0]] halo_sizes = [2, 2] : memref<2x2xf32>
  // expected-remark @below {{unmodelled}}
  %1 = shard.update_halo %x on @huge split_axes = [[0]] halo_sizes = [1] : memref<2x2xf32>
  // ceil((n - 1) * 2 / n) = 2 additions of 4 lanes
  // expected-remark @below {{#roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 32, all_reduce(@huge, axes = [0, 1], devices = [9223372036854775807, 9223372036854775807], strides = [9223372036854775807, 1], element = 16, bytes = 32) = 1>}}
  %2 = shard.all_reduce %v on @huge grid_axes = [0, 1] : tensor<2xvector<4xf32>> -> tensor<2xvector<4xf32>>
  return
}
