// RUN: printf 'location,time_ms\nflat,4.1\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=none measured=%t.csv" 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
// RUN: printf 'location,time_ms\nflat,1\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=none measured=%t.csv" 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: printf 'location,time_ms\nflat,9\ngathered,9\n' > %t.csv
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 group=none output=- measured=%t.csv" | FileCheck %s --check-prefix=REACHED
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=json output=%t.json measured=%t.csv explain=all"
// RUN: python3 %S/Inputs/check_explanations.py %t.json
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
//
// As one ring it takes 20.80 ms, of 260,046,848 additions: 12.50 GFLOP/s are
// attainable, and 9 ms reach 20.80 / 9 of that (R23).
// REACHED-LABEL: function flat
// REACHED: {{^}}20.80 ms {{.*}} 0.242 12.50G 260.0M 1.074G
// REACHED: {{^}}9.000 ms 0.43x 0.242 28.89G     12.50G    231%
func.func @flat(%x: tensor<268435456xbf16>) -> tensor<268435456xbf16> {
  %0 = shard.all_reduce %x on @g grid_axes = [0, 1] : tensor<268435456xbf16> -> tensor<268435456xbf16>
  return %0 : tensor<268435456xbf16>
}

// 31 * 16,777,216 B over ib at 5e10 B/s: 10.40 ms.
// REACHED-LABEL: function gathered
// REACHED: {{^}}9.000 ms 0.87x {{.*}} 116%
func.func @gathered(%x: tensor<8388608xbf16>) -> tensor<268435456xbf16> {
  %0 = shard.all_gather %x on @g grid_axes = [0, 1] gather_axis = 0 : tensor<8388608xbf16> -> tensor<268435456xbf16>
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
