// RUN: roofline-opt %s --roofline="output=-" -o /dev/null | FileCheck %s
// RUN: roofline-opt %s --roofline="output=- network-algorithm=ring" -o /dev/null | FileCheck %s --check-prefix=RING

// What the program takes at least as one kernel has the collectives under any algorithm, over all links
// (R26), with one latency.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "cluster" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
        "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>>,
        "links" = #dlti.map<
          "fast" = #dlti.map<"bytes_per_second" = 1.0e11, "latency_seconds" = 1.0e-6,
                             "size" = 4, "switched" = true>,
          "slow" = #dlti.map<"bytes_per_second" = 1.0e10, "latency_seconds" = 1.0e-5,
                             "size" = 64, "switched" = true>>>>>} {

shard.grid @grid(shape = 8x4)

// S = 1 MB. A ring over the slow link, twice: 62 * 10 us + 2 * 31/32 S / 10 GB/s = 813.75 us. At
// least the sum of each node of 4 leaves it, S/4 for each of its devices: 2 * 25 us. One ring has to be
// complete.
// CHECK: function two: bound by network:slow, 1.628 ms
// CHECK: could be at least 50.00 µs as one
// RING: could be at least 813.8 µs as one
func.func @two(%a: tensor<250000xf32>, %b: tensor<250000xf32>)
    -> (tensor<250000xf32>, tensor<250000xf32>) {
  %0 = shard.all_reduce %a on @grid grid_axes = [0, 1]
      : tensor<250000xf32> -> tensor<250000xf32>
  %1 = shard.all_reduce %b on @grid grid_axes = [0, 1]
      : tensor<250000xf32> -> tensor<250000xf32>
  return %0, %1 : tensor<250000xf32>, tensor<250000xf32>
}

}
