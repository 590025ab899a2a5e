// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- fusion" | FileCheck %s
// RUN: sed 's/"vector_bytes" = 64, //' %s \
// RUN:   | roofline-opt - -o /dev/null --roofline="report=text output=- fusion" | FileCheck --check-prefix=WITHOUT %s

// A tile of a kernel has 19,200 B of %x and 2,436 B for each column. With one column it fits in l1 and moves the least,
// but takes a vector of 16 for each column. 32 columns are two vectors, in l2.
// CHECK: tile-and-fuse 97.15 kB of l2
// WITHOUT: tile-and-fuse 21.64 kB of l1
#id = affine_map<(r, c) -> (r, c)>
#column = affine_map<(r, c) -> (c)>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 4.0e10>,
      "l2" = #dlti.map<"bytes_per_second" = 2.5e11, "capacity_bytes" = 1048576, "instances" = 1, "private" = true>,
      "l1" = #dlti.map<"bytes_per_second" = 5.0e11, "capacity_bytes" = 40960, "instances" = 1, "private" = true>,
      "registers" = #dlti.map<"capacity_bytes" = 2048, "vector_bytes" = 64, "management" = "scratchpad">>>>>} {
func.func @columns(%x: tensor<600x8xf32>, %w: tensor<8x192xf32>) -> tensor<192xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<600x192xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<600x192xf32>) -> tensor<600x192xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<600x8xf32>, tensor<8x192xf32>) outs(%z : tensor<600x192xf32>) -> tensor<600x192xf32>
  %n = tensor.empty() : tensor<192xf32>
  %f = linalg.fill ins(%zero : f32) outs(%n : tensor<192xf32>) -> tensor<192xf32>
  %1 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%0 : tensor<600x192xf32>) outs(%f : tensor<192xf32>) {
  ^bb0(%i: f32, %o: f32):
    %p = arith.mulf %i, %i : f32
    %sum = arith.addf %o, %p : f32
    linalg.yield %sum : f32
  } -> tensor<192xf32>
  return %1 : tensor<192xf32>
}
}
