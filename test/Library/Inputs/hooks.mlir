// Programs for the example passes, with what each makes of them.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#one = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

// Four cores. An operation of all of them takes 4 ns, of matrices 1 ns; a byte
// 1 ns.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 0.25e9>,
                        "matrix" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "cache" = #dlti.map<"capacity_bytes" = 16384, "instances" = 4,
                          "private" = true,
                          "bytes_per_second" = 1.0e12>>>>>} {

// The broadcast row, 8 operations for each of 64 elements, takes 2.05 us. In
// the payload of the sum it takes 8 * 4096 * 4 ns, 131 us, to save 512 B. The
// sum and the product save 32 KiB.
// FUSED-LABEL: @broadcast
// FUSED: linalg.generic
// FUSED-COUNT-8: arith.addf
// FUSED: linalg.generic
// FUSED: arith.addf
// FUSED-NEXT: arith.mulf
// FUSED-NOT: linalg.generic
// FUSED: return
func.func @broadcast(%x: tensor<64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e1 = tensor.empty() : tensor<64xf32>
  %e2 = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s0 = arith.addf %a, %a : f32
    %s1 = arith.addf %s0, %a : f32
    %s2 = arith.addf %s1, %a : f32
    %s3 = arith.addf %s2, %a : f32
    %s4 = arith.addf %s3, %a : f32
    %s5 = arith.addf %s4, %a : f32
    %s6 = arith.addf %s5, %a : f32
    %s7 = arith.addf %s6, %a : f32
    linalg.yield %s7 : f32
  } -> tensor<64xf32>
  %1 = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %y : tensor<64xf32>, tensor<64x64xf32>) outs(%e2 : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<64x64xf32>) outs(%e2 : tensor<64x64xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// The product stays in the loops of the sum.
// TILED-LABEL: @layer
// TILED: scf.for
// TILED: linalg.matmul
// TILED: linalg.generic
// TILED: scf.yield
// TILED: return
func.func @layer(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %bias: tensor<64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<64x64xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// In no kernel: tiled alone. 32 x 64, 32 x 12 and 12 x 64 elements of 4 B take
// 12 800 B of 16 384 B; four by two tiles are two rounds of the four cores.
// TILED-LABEL: @product
// TILED: %[[M:.*]] = arith.constant 32
// TILED: %[[N:.*]] = arith.constant 64
// TILED: %[[K:.*]] = arith.constant 12
// TILED: scf.for {{.*}} step %[[M]]
// TILED: scf.for {{.*}} step %[[N]]
// TILED: scf.for {{.*}} step %[[K]]
// TILED: linalg.matmul {{.*}}tensor<32x?xf32>, tensor<?x64xf32>
//
// Compute bounds it, 4.2 ms to 0.26 ms: it is packed, in blocks of 43 x 32 that
// fill three by four times 129 x 128 elements: three rounds of the four cores.
// PACKED-LABEL: @product
// PACKED: linalg.pack %arg0 {{.*}} inner_tiles = [43, 1]
// PACKED: linalg.pack %arg1 {{.*}} inner_tiles = [32, 1]
// PACKED: linalg.pack %arg2 {{.*}} inner_tiles = [43, 32]
// PACKED: linalg.generic
// PACKED: linalg.unpack
func.func @product(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%c : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}

// Memory bounds a single row, 128 * 128 operations to as many elements.
// PACKED-LABEL: @thin
// PACKED-NOT: linalg.pack
// PACKED: linalg.matmul
func.func @thin(%a: tensor<1x128xf32>, %b: tensor<128x128xf32>, %c: tensor<1x128xf32>) -> tensor<1x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x128xf32>, tensor<128x128xf32>) outs(%c : tensor<1x128xf32>) -> tensor<1x128xf32>
  return %0 : tensor<1x128xf32>
}

// One core takes 4 * 262 us, four take the 262 us that the memory takes, and
// 32 ns to write and read four sums. These fit in one core's memory and are not
// split.
// SPLIT-LABEL: @sum
// SPLIT: tensor.expand_shape {{.*}} tensor<65536xf32> into tensor<4x16384xf32>
// SPLIT: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// SPLIT: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%{{.*}} : tensor<4xf32>)
// SPLIT-NOT: expand_shape
func.func @sum(%x: tensor<65536xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#one, #none], iterator_types = ["reduction"]}
      ins(%x : tensor<65536xf32>) outs(%c : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// 64 rows keep all four cores busy.
// SPLIT-LABEL: @rows
// SPLIT-NOT: expand_shape
// SPLIT: return
func.func @rows(%x: tensor<64x1024xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x1024xf32>) outs(%c : tensor<64xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
}
