// RUN: roofline-opt %s --roofline="target=%S/Inputs/two-levels.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
// RUN: roofline-test-opt %s --test-roofline-fusion=target=%S/Inputs/two-levels.mlir -o /dev/null
//
// Edges and their bytes, worked by hand. Elements have 4 B; the cache holds 64 KiB,
// of which tiles may fill 52,428 B.

#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>

// a + b, then its square root: 64 x 64 elements, 16,384 B each. Apart 3 + 2 of
// them move, together 3. The flops stay.
// CHECK-LABEL: function chain
// CHECK-NEXT: add -> root: elementwise, bytes 81920 -> 49152, flops 4096 -> 4096, kernel
// CHECK-NEXT: kernel add, root: elementwise
func.func @chain(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("add")
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("root")
  return %1 : tensor<64x64xf32>
}

// The second op reads the first one's input too, through the same map: once (R11).
// Apart 2 + 3, together 2. Transposed, the union of both is what is there: also 2.
// CHECK-LABEL: function same_input
// CHECK-NEXT: negate -> add: elementwise, bytes 81920 -> 32768, flops 8192 -> 8192, kernel
func.func @same_input(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.negf %x : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("negate")
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %a : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("add")
  return %1 : tensor<64x64xf32>
}

// A vector of 64 is doubled, then added to each row: its payload executes for
// every element. Apart 256 + 256 and 256 + 16,384 + 16,384, together less 2 * 256;
// 64 + 4096 FLOP become 4096 + 4096.
// CHECK-LABEL: function broadcast
// CHECK-NEXT: double -> add: elementwise, bytes 33536 -> 33024, flops 4160 -> 8192
func.func @broadcast(%v: tensor<64xf32>, %a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %ev = tensor.empty() : tensor<64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%v : tensor<64xf32>) outs(%ev : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<64xf32> loc("double")
  %1 = linalg.generic {indexing_maps = [#col, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %a : tensor<64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("add")
  return %1 : tensor<64x64xf32>
}

// Also returned, the sum stays: elementwise fusion would compute it twice and read
// two values in place of one. In one nest it is written, and not read again:
// apart 3 + 2, together 4.
// CHECK-LABEL: function kept
// CHECK-NEXT: add -> root: tile-and-fuse, bytes 81920 -> 65536, flops 4096 -> 4096, kernel
func.func @kept(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("add")
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("root")
  return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
}

// A transposed read is still elementwise.
// CHECK-LABEL: function transposed
// CHECK-NEXT: negate -> root: elementwise, bytes 65536 -> 32768, flops 4096 -> 4096, kernel
func.func @transposed(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.negf %x : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("negate")
  %1 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("root")
  return %1 : tensor<64x64xf32>
}

// Symbols stay symbols: 12 n + 8 n apart, 12 n together.
// Three ops are one kernel.
// CHECK-LABEL: function dynamic
// CHECK-NEXT: add -> root: elementwise, bytes 20*arg0_d0 -> 12*arg0_d0, flops arg0_d0 -> arg0_d0, kernel
// CHECK-NEXT: root -> exp: elementwise, bytes 16*arg0_d0 -> 8*arg0_d0, flops 0 -> 0, kernel
// CHECK-NEXT: kernel add, root, exp: elementwise
func.func @dynamic(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32> loc("add")
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32> loc("root")
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%1 : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32> loc("exp")
  return %2 : tensor<?xf32>
}

// Rows: the sum of each row is subtracted from it. 64 rows of 1024 elements: apart
// 262,144 + 256 and 262,144 + 256 + 262,144 B. Tiles of 1 to 6 rows fit: a row in
// and out takes 8 KiB and 4 B for its sum. In one nest the rows come once and go
// once, and the tile of sums, 4 B per row, is written back once: of the 64 in tiles
// of T rows 4 T B. 6 rows are 11 tiles: the same number as 6, which is 24 B.
// CHECK-LABEL: function rows
// CHECK-NEXT: sum -> subtract: tile-and-fuse, bytes 786944 -> 524312, flops 131072 -> 131072, kernel
func.func @rows(%a: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
  %z = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<64xf32>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64x1024xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<64x1024xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32> loc("sum")
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %0 : tensor<64x1024xf32>, tensor<64xf32>) outs(%e : tensor<64x1024xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x1024xf32> loc("subtract")
  return %1 : tensor<64x1024xf32>
}

// Named ops are fused as the linalg.generic that they become: 64 x 64 elements,
// 16,384 B each; apart 2 + 3 of them move, together 3. The fill is an op like any
// other where it is read: 16,384 B written and read.
// CHECK-LABEL: function named
// CHECK-DAG: root -> add: elementwise, bytes 81920 -> 49152, flops 4096 -> 4096, kernel
// CHECK-DAG: fill -> add: elementwise, bytes 65536 -> 32768
func.func @named(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %v = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("fill")
  %1 = linalg.sqrt ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("root")
  %2 = linalg.add ins(%0, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("add")
  return %2 : tensor<64x64xf32>
}

// A softmax is the last op of a nest: scores of 256 x 64 elements, 65,536 B, are made
// of 256 x 16 and 16 x 64 and made probabilities. Apart 16,384 + 4096 + 65,536 and
// 2 * 65,536 B (a row fits). One after the other, tiles of T rows move
// 16,384 + 4096 + 65,536 = 86,016 B and leave 256 T B of scores, which may be a
// hundredth: 3 rows; but 2 rows, 512 B, leave no smaller tile at the end.
// CHECK-LABEL: function softmax
// CHECK-NEXT: scores -> softmax: tile-and-fuse, bytes 217088 -> 86528, {{.*}}kernel
func.func @softmax(%a: tensor<256x16xf32>, %b: tensor<16x64xf32>) -> tensor<256x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<256x64xf32>) -> tensor<256x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<256x16xf32>, tensor<16x64xf32>) outs(%f : tensor<256x64xf32>) -> tensor<256x64xf32> loc("scores")
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<256x64xf32>) outs(%e : tensor<256x64xf32>) -> tensor<256x64xf32> loc("softmax")
  return %1 : tensor<256x64xf32>
}

// A pad is tiled in the dim that isn't padded. 64 x 62 elements, 15,872 B, are padded
// to 64 x 64, 16,384 B: apart 15,872 + 16,384 and 2 * 16,384 B, together 15,872 + 16,384
// and the tile that is left, one row of 256 B.
// CHECK-LABEL: function pad
// CHECK-NEXT: pad -> root: tile-and-fuse, bytes 65024 -> 32512, {{.*}}kernel
func.func @pad(%a: tensor<64x62xf32>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<64x62xf32> to tensor<64x64xf32> loc("pad")
  %1 = linalg.sqrt ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("root")
  return %1 : tensor<64x64xf32>
}

// A reshape that keeps rows whole: 64 x 64 elements, 16,384 B, summed up as 64 x 8 x 8,
// 256 B. Apart 3 * 16,384 + 256 B, together 16,384 + 256 and a tile that is left: of
// a hundredth of that no row, so one row of 256 B.
// CHECK-LABEL: function reshape
// CHECK-NEXT: root -> sum: tile-and-fuse, bytes 49408 -> 16896, {{.*}}kernel
func.func @reshape(%a: tensor<64x64xf32>) -> tensor<64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %es = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<64xf32>) -> tensor<64xf32>
  %0 = linalg.sqrt ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("root")
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [64, 8, 8] : tensor<64x64xf32> into tensor<64x8x8xf32>
  %2 = linalg.reduce ins(%1 : tensor<64x8x8xf32>) outs(%f : tensor<64xf32>) dimensions = [1, 2]
    (%x: f32, %o: f32) {
      %s = arith.addf %x, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  return %2 : tensor<64xf32>
}

// As "rows", but the sum reads the rows through a reshape: they come once, as the
// storage is the same.
// CHECK-LABEL: function reshaped_rows
// CHECK-NEXT: sum -> subtract: tile-and-fuse, bytes 786944 -> 524312, flops 131072 -> 131072, kernel
func.func @reshaped_rows(%a: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
  %z = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<64xf32>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64x1024xf32>
  %x = tensor.expand_shape %a [[0], [1, 2]] output_shape [64, 1, 1024] : tensor<64x1024xf32> into tensor<64x1x1024xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<64x1x1024xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%v: f32, %o: f32):
    %s = arith.addf %v, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32> loc("sum")
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %0 : tensor<64x1024xf32>, tensor<64xf32>) outs(%e : tensor<64x1024xf32>) {
  ^bb0(%v: f32, %y: f32, %o: f32):
    %s = arith.subf %v, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x1024xf32> loc("subtract")
  return %1 : tensor<64x1024xf32>
}

// The roots of 64 elements, and the sum of each of them with each element: apart
// 256 + 256 and 256 + 256 + 16,384 B. The second op needs all elements at once, so
// those of the tile of the first are there: together 256 + 16,384 and what is left
// of the roots, of 41 rows at most (166 B, a hundredth); 64 rows are two tiles of
// 32, 128 B.
// CHECK-LABEL: function all_and_part
// CHECK-NEXT: root -> add: tile-and-fuse, bytes 17408 -> 16768, flops 4096 -> 4096, kernel
func.func @all_and_part(%v: tensor<64xf32>) -> tensor<64x64xf32> {
  %ev = tensor.empty() : tensor<64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.sqrt ins(%v : tensor<64xf32>) outs(%ev : tensor<64xf32>) -> tensor<64xf32> loc("root")
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, 0)>, #col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1, %v : tensor<64x1xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("add")
  return %2 : tensor<64x64xf32>
}

// The second op overwrites the result of the first, so that nothing is left behind:
// apart 2 * 4096 + 2 * 16,384 and 2 * 16,384 B, together 2 * 4096 + 2 * 16,384.
// CHECK-LABEL: function overwritten
// CHECK-NEXT: product -> relu: tile-and-fuse, bytes 73728 -> 40960, {{.*}}kernel
func.func @overwritten(%a: tensor<64x16xf32>, %b: tensor<16x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %0 = linalg.matmul ins(%a, %b : tensor<64x16xf32>, tensor<16x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<64x64xf32>) {
  ^bb0(%o: f32):
    %s = arith.maximumf %o, %z : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("relu")
  return %1 : tensor<64x64xf32>
}

// The product is added onto a tensor that is there before, and stays in it: apart
// 2 * 4096 + 2 * 16,384 and 2 * 16,384 B, together 2 * 4096 + 3 * 16,384.
// CHECK-LABEL: function onto
// CHECK-NEXT: product -> relu: tile-and-fuse, bytes 73728 -> 57344, {{.*}}kernel
func.func @onto(%a: tensor<64x16xf32>, %b: tensor<16x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x16xf32>, tensor<16x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.maximumf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32> loc("relu")
  return %1 : tensor<64x64xf32>
}

// Four products of 16 rows, taken together as 64 rows: the loop over columns is left.
// Apart 4096 + 2 * 8192 and 2 * 8192 B, together 4096 + 2 * 8192,
// and a column of what is between them, 256 B, is left in the cache at the end.
// CHECK-LABEL: function merged
// CHECK-NEXT: product -> relu: tile-and-fuse, bytes 36864 -> 20736, {{.*}}kernel
func.func @merged(%a: tensor<4x16x16xf32>, %b: tensor<4x16x32xf32>) -> tensor<64x32xf32> {
  %z = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<4x16x32xf32>
  %e = tensor.empty() : tensor<64x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e3 : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<4x16x16xf32>, tensor<4x16x32xf32>) outs(%f : tensor<4x16x32xf32>) -> tensor<4x16x32xf32> loc("product")
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x16x32xf32> into tensor<64x32xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64x32xf32>) outs(%e : tensor<64x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.maximumf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<64x32xf32> loc("relu")
  return %2 : tensor<64x32xf32>
}
