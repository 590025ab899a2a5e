// RUN: roofline-opt %s --roofline="target=a100 fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
// RUN: roofline-test-opt %s --test-roofline-fusion=target=a100 -o /dev/null
//
// The bytes of tiles left in a fast memory are charged like bytes moved.

// 32 heads of 128 x 128 elements, 65,536 B each, are scaled by a table of 65,536 B
// and summed up. Apart 2 * 32 * 65,536 + 65,536 and 32 * 65,536 + 128 B. Together
// 32 * 65,536 + 65,536 + 128 = 2,162,816 B and what T heads in a tile leave, T * 65,536,
// of which a hundredth of what moves, 21,628, is no matter. Through the L2 come 3 * 32
// heads and a table per tile.
//   T  left + moved - 21,628  at 1.555 TB/s  L2         at 7.219 TB/s  sum
//   1  2,206,724              1.419 us       8,388,864  1.162 us       2.581 us
//   2  2,272,260              1.461 us       7,340,288  1.017 us       2.478 us
// Levels work at the same time: the slowest counts first, so one head is in a tile.
#heads = affine_map<(h, s, d) -> (h, s, d)>
#table = affine_map<(h, s, d) -> (s, d)>
#head = affine_map<(h, s, d) -> (h)>

// CHECK-LABEL: function heads
// CHECK-NEXT: scale -> sum: tile-and-fuse, bytes 6357120 -> 2228352, {{.*}}kernel
func.func @heads(%x: tensor<32x128x128xf32>, %t: tensor<128x128xf32>) -> tensor<32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x128x128xf32>
  %es = tensor.empty() : tensor<32xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<32xf32>) -> tensor<32xf32>
  %0 = linalg.generic {indexing_maps = [#heads, #table, #heads], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %t : tensor<32x128x128xf32>, tensor<128x128xf32>) outs(%e : tensor<32x128x128xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<32x128x128xf32> loc("scale")
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [1, 32, 128, 128] : tensor<32x128x128xf32> into tensor<1x32x128x128xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x32x128x128xf32> into tensor<32x128x128xf32>
  %3 = linalg.generic {indexing_maps = [#heads, #head], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%2 : tensor<32x128x128xf32>) outs(%f : tensor<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<32xf32> loc("sum")
  return %3 : tensor<32xf32>
}
