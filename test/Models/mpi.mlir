// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
//
// Work of the mpi dialect (R25): what one process does.

func.func @messages_r25(%x: memref<8xf32>, %tag: i32, %rank: i32,
                        %dynamic: memref<?xf64>) {
  %comm = mpi.comm_world : !mpi.comm
  // 8 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0, send(element = 4, bytes = 32) = 1>}}
  mpi.send(%x, %tag, %rank, %comm) : memref<8xf32>, i32, i32
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32, recv(element = 4, bytes = 32) = 1>}}
  mpi.recv(%x, %tag, %rank, %comm) : memref<8xf32>, i32, i32
  // expected-remark @below {{#roofline.work<bytes_read = "8*arg3_d0", bytes_written = 0, send(element = 8, bytes = "8*arg3_d0") = 1>}}
  %0 = mpi.isend(%dynamic, %tag, %rank, %comm) : memref<?xf64>, i32, i32 -> !mpi.request
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "8*arg3_d0", recv(element = 8, bytes = "8*arg3_d0") = 1>}}
  %1 = mpi.irecv(%dynamic, %tag, %rank, %comm) : memref<?xf64>, i32, i32 -> !mpi.request
  mpi.wait(%0) : !mpi.request
  return
}

// The processes of the world are one unknown everywhere: n - 1 over n of 8
// additions.
func.func @allreduce_r25(%x: memref<8xf32>, %y: memref<8xf32>, %i: memref<4xi32>) {
  %comm = mpi.comm_world : !mpi.comm
  // expected-remark @below {{#roofline.work<vector(f32) = "ceildiv(8*comm_size - 8, comm_size)", bytes_read = 32, bytes_written = 32, all_reduce(devices = ["comm_size"], element = 4, bytes = 32) = 1>}}
  mpi.allreduce(%x, %y, MPI_SUM, %comm) : memref<8xf32>, memref<8xf32>
  // expected-remark @below {{#roofline.work<integer(i32) = "ceildiv(4*comm_size - 4, comm_size)", bytes_read = 16, bytes_written = 16, all_reduce(devices = ["comm_size"], element = 4, bytes = 16) = 1>}}
  mpi.allreduce(%i, %i, MPI_LAND, %comm) : memref<4xi32>, memref<4xi32>
  // Those of another communicator are another.
  %color = arith.constant 0 : i32
  %part = mpi.comm_split(%comm, %color, %color) : !mpi.comm
  // expected-remark @below {{all_reduce(devices = ["group_size0"], element = 4, bytes = 32) = 1>}}
  mpi.allreduce(%x, %y, MPI_MAX, %part) : memref<8xf32>, memref<8xf32>
  // expected-remark @below {{unmodelled}}
  mpi.allreduce(%x, %y, MPI_MINLOC, %comm) : memref<8xf32>, memref<8xf32>
  return
}

// No row: they take the time of what is waited for.
func.func @free(%x: memref<?xf32>, %value: f32) {
  mpi.init
  %comm = mpi.comm_world : !mpi.comm
  %rank = mpi.comm_rank(%comm) : i32
  %size = mpi.comm_size(%comm) : i32
  mpi.barrier(%comm)
  %extent = arith.index_cast %size : i32 to index
  %0 = memref.alloc(%extent) : memref<?xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "4*comm_size">}}
  linalg.fill ins(%value : f32) outs(%0 : memref<?xf32>)
  mpi.finalize
  return
}
