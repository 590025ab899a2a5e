// RUN: roofline-opt %s --roofline="target=h100 bind=vscale=4,comm_size=8,devices.grid.0=2 report=none" | FileCheck %s
// RUN: not roofline-opt %s --roofline="target=h100 bind=devices.grid.1=2 report=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
//
// Figures of the machine that a program leaves open have values too; the second
// axis of the grid is no symbol.

// UNKNOWN: error: no size in the module is called 'devices.grid.1'
// UNKNOWN: known symbols: 'comm_size', 'devices.grid.0', 'vscale'

shard.grid @grid(shape = ?x4)

func.func @f(%a: memref<1024xf32>, %b: memref<1024xf32>, %t: tensor<1024xf32>,
             %v: vector<[4]xf32>) -> (tensor<1024xf32>, vector<[4]xf32>) {
  // 4 * 4 lanes.
  // CHECK: arith.addf {{.*}}#roofline.work<vector(f32) = 16>
  %0 = arith.addf %v, %v : vector<[4]xf32>
  mpi.init : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  // CHECK: mpi.allreduce{{.*}}devices = [8]
  mpi.allreduce(%a, %b, MPI_SUM, %comm) : memref<1024xf32>, memref<1024xf32>
  // CHECK: shard.all_reduce{{.*}}devices = [2]
  %1 = shard.all_reduce %t on @grid grid_axes = [0] : tensor<1024xf32> -> tensor<1024xf32>
  return %1, %0 : tensor<1024xf32>, vector<[4]xf32>
}
