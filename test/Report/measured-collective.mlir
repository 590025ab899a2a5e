// RUN: printf 'location,time_ms\nflat,4.1\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=none measured=%t.csv" 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
// RUN: printf 'location,time_ms\nflat,1\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=none measured=%t.csv" 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: printf 'location,time_ms\nchain,0.5\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=none measured=%t.csv" 2>&1 | FileCheck %s --check-prefix=CHAIN

// Measured times of functions that communicate, and why they may be below the
// least in place (R26).

shard.grid @g(shape = 4x8)

// 536,870,912 B on 4 nodes of 8. A device sends them over 4.5e11 + 5e10 B/s, 1.074
// ms; a node sends them over 8 * 5e10 B/s, 1.342 ms. What NCCL does takes longer
// than that: no warning. 1 ms is too short, and fusion is no cause: it takes the
// bytes from hbm (320.3 us), and not from the links.
// GOOD-NOT: warning
// LINK: warning: function 'flat': measured at 1.000 ms, 1.34 times as fast as the model's least time in its place, 1.342 ms; likely cause:
// LINK-NOT: fused
func.func @flat(%x: tensor<268435456xbf16>) -> tensor<268435456xbf16> {
  %0 = shard.all_reduce %x on @g grid_axes = [0, 1] : tensor<268435456xbf16> -> tensor<268435456xbf16>
  return %0 : tensor<268435456xbf16>
}

// 1,073,741,824 B in and out of memory for each op, 640.7 us in all, or 320.3 us if
// they are one; the 1,024 B of the all-reduce need no time to speak of.
// CHAIN: warning: function 'chain': {{.*}}fused ops, or data left in a cache: with everything fused 320.3 µs would do
func.func @chain(%x: tensor<268435456xbf16>, %y: tensor<512xbf16>)
    -> (tensor<268435456xbf16>, tensor<512xbf16>) {
  %0 = math.absf %x : tensor<268435456xbf16>
  %1 = math.absf %0 : tensor<268435456xbf16>
  %2 = shard.all_reduce %y on @g grid_axes = [0, 1] : tensor<512xbf16> -> tensor<512xbf16>
  return %1, %2 : tensor<268435456xbf16>, tensor<512xbf16>
}
