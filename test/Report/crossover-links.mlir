// RUN: roofline-opt %s --roofline="target=h100 bind=devices.g.0=2..8 group=none rows=all output=-" -o /dev/null | FileCheck %s --check-prefix=NODE
// RUN: roofline-opt %s --roofline="target=h100 bind=devices.g.0=2..64 group=none rows=all output=-" -o /dev/null | FileCheck %s --check-prefix=RACK
// RUN: roofline-opt %s --roofline="target=h100 group=none rows=all output=-" -o /dev/null | FileCheck %s --check-prefix=OPEN
// RUN: roofline-opt %s --roofline="target=h100 sweep=devices.g.0=2,8,9,64 group=none output=-" -o /dev/null | FileCheck %s --check-prefix=SWEEP

// The link of a group whose size is a symbol: nvlink connects 8 devices, ib all
// (docs/understand/Distributed.md). As a ring, 2 MiB on n devices send 2 (n-1) chunks
// of ceil(2^20 / n) elements of 2 B: 4.660 us on 2 and 8.156 us on 8 devices at 4.5e11
// B/s, 74.57 us on 9 and 82.58 us on 64 at 5e10 B/s.

// NODE: network, per device
// NODE: nvlink {{.*}} all_reduce
// NODE: devices.g.0 {{.*}} 4.660 µs-8.156 µs {{.*}} always network:nvlink

// RACK: ib {{.*}} all_reduce
// RACK: devices.g.0 {{.*}} 4.660 µs-82.58 µs {{.*}} network:nvlink below 9, network:ib from 9 on

// SWEEP-LABEL: function reduced
// SWEEP: 2 4.660 µs {{.*}}network:nvlink
// SWEEP: 8 8.156 µs {{.*}}network:nvlink
// SWEEP: 9 74.57 µs {{.*}}network:ib
// SWEEP: 64 82.58 µs {{.*}}network:ib
shard.grid @g(shape = ?)
func.func @reduced(%x: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<1024x1024xf16> -> tensor<1024x1024xf16>
  return %0 : tensor<1024x1024xf16>
}

// One device sends nothing; more send n-1 times 2 MiB, at all times longer than memory
// moves (n+1) times as much at 3.352e12 B/s.
// OPEN-LABEL: function gathered
// OPEN: devices.g.0 {{.*}} memory:hbm below 2, network:nvlink from 2 to 8, network:ib ...
func.func @gathered(%x: tensor<1024x1024xf16>) -> tensor<?x1024xf16> {
  %0 = shard.all_gather %x on @g grid_axes = [0] gather_axis = 0 : tensor<1024x1024xf16> -> tensor<?x1024xf16>
  return %0 : tensor<?x1024xf16>
}
