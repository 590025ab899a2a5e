// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- fusion" | FileCheck %s
// RUN: sed 's/, "latency_seconds" = 1.0e-9//' %s \
// RUN:   | roofline-opt - -o /dev/null --roofline="report=text output=- fusion" | FileCheck --check-prefix=WITHOUT %s

// Two rows of a kernel fit in l1: 24,576 B of %w, 768 B of %b, and 1,920 B for each row. These are 64 sums, and the
// 1,204,224 multiply-adds of the product take 1 ns each over 64, 18.8 us, where l2 with 33 rows has to wait for the
// 5.6 us of the memory.
// CHECK: 0 9.427 µs {{.*}} tile-and-fuse 88.70 kB of l2
// WITHOUT: 0 9.427 µs {{.*}} tile-and-fuse 29.18 kB of l1
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<"native_tile" = [8, 32, 16], f32 = 2.5e11, "latency_seconds" = 1.0e-9>,
                        "vector" = #dlti.map<f32 = 2.5e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 4.0e10>,
      "l2" = #dlti.map<"bytes_per_second" = 2.5e11, "capacity_bytes" = 1048576, "instances" = 1, "private" = true>,
      "l1" = #dlti.map<"bytes_per_second" = 5.0e11, "capacity_bytes" = 40960, "instances" = 1, "private" = true>,
      "registers" = #dlti.map<"capacity_bytes" = 2048, "management" = "scratchpad">>>>>} {
func.func @product(%x: tensor<196x192xf32>, %b: tensor<192xf32>, %w: tensor<192x32xf32>, %r: tensor<196x32xf32>) -> tensor<196x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<196x192xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<196x192xf32>, tensor<192xf32>) outs(%e : tensor<196x192xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %sum = arith.addf %i, %j : f32
    linalg.yield %sum : f32
  } -> tensor<196x192xf32>
  %n = tensor.empty() : tensor<196x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%n : tensor<196x32xf32>) -> tensor<196x32xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<196x192xf32>, tensor<192x32xf32>) outs(%f : tensor<196x32xf32>) -> tensor<196x32xf32>
  %2 = linalg.add ins(%1, %r : tensor<196x32xf32>, tensor<196x32xf32>) outs(%n : tensor<196x32xf32>) -> tensor<196x32xf32>
  return %2 : tensor<196x32xf32>
}
}
