// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- fusion" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- fusion" \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck --check-prefix=JSON %s
// RUN: sed 's/, "prefetch_bytes" = 128//' %s \
// RUN:   | roofline-opt - -o /dev/null --roofline="report=text output=- fusion" | FileCheck --check-prefix=WITHOUT %s

#wide = affine_map<(c, k) -> (k, c)>
#sum = affine_map<(c, k) -> (k)>
#scale = affine_map<(c, k) -> (c)>
#id = affine_map<(r, c) -> (r, c)>
#column = affine_map<(r, c) -> (c)>

// Tiles take a matrix in runs, and 128 B are fetched past the end of each (R37). 1 TB/s to a cache of
// 1 MB, of which tiles may fill 0.8 MB.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "round" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e15>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e12, "prefetch_bytes" = 128>,
          "cache" = #dlti.map<
            "bytes_per_second" = 1.0e14,
            "capacity_bytes" = 1000000,
            "register_bytes" = 1000>>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "cache" = 1.0, "vector" = 1.0>,
          "source" = "invented">>>>} {

// A scale of each column of 1000 rows. They share the columns alone: a kernel saves the 4 kB of scales
// twice but for 308 B of the last tile, of 77 columns, and takes 8 MB in 25,974 runs of 308 B, 2 as a
// whole: 3.325 us for what is fetched past 25,972 of them.
// CHECK-LABEL: {{^}}function columns{{$}}
// CHECK: kernels to make of several ops: none
// CHECK: saves bytes
// CHECK: -3.317 µs 7.692 kB memory:mem memory:mem tile-and-fuse - scales scaled
// WITHOUT-LABEL: {{^}}function columns{{$}}
// WITHOUT: kernels to make of several ops
// WITHOUT: 0 7.920 ns 7.920 kB memory:mem tile-and-fuse {{.*}} scales, scaled
// JSON-LABEL: function columns
// JSON-NEXT: scales -> scaled: tile-and-fuse, bytes 8048040 -> 8040348, flops {{[0-9]+}} -> {{[0-9]+$}}
func.func @columns(%w: tensor<10x1000xf32>, %v: tensor<10xf32>, %x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1000xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1000xf32>) -> tensor<1000xf32>
  %s = linalg.generic {indexing_maps = [#wide, #sum, #scale], iterator_types = ["parallel", "reduction"]}
      ins(%w, %v : tensor<10x1000xf32>, tensor<10xf32>) outs(%f : tensor<1000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<1000xf32> loc("scales")
  %y = tensor.empty() : tensor<1000x1000xf32>
  %r = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<1000x1000xf32>, tensor<1000xf32>) outs(%y : tensor<1000x1000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<1000x1000xf32> loc("scaled")
  return %r : tensor<1000x1000xf32>
}

// The same of 20 rows of 50,000: prefetchers follow 20 runs, and the next tile goes on with them.
// CHECK-LABEL: {{^}}function rows{{$}}
// CHECK: 0 396.0 ns 396.0 kB memory:mem tile-and-fuse 204.0 kB of cache scales, scaled
// WITHOUT-LABEL: {{^}}function rows{{$}}
// WITHOUT: 0 396.0 ns 396.0 kB memory:mem tile-and-fuse 204.0 kB of cache scales, scaled
func.func @rows(%w: tensor<10x50000xf32>, %v: tensor<10xf32>, %x: tensor<20x50000xf32>) -> tensor<20x50000xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<50000xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<50000xf32>) -> tensor<50000xf32>
  %s = linalg.generic {indexing_maps = [#wide, #sum, #scale], iterator_types = ["parallel", "reduction"]}
      ins(%w, %v : tensor<10x50000xf32>, tensor<10xf32>) outs(%f : tensor<50000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<50000xf32> loc("scales")
  %y = tensor.empty() : tensor<20x50000xf32>
  %r = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<20x50000xf32>, tensor<50000xf32>) outs(%y : tensor<20x50000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<20x50000xf32> loc("scaled")
  return %r : tensor<20x50000xf32>
}
}
