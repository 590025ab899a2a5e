// RUN: roofline-opt %s --roofline="target=%S/Inputs/two-levels.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
// RUN: roofline-opt %s --test-roofline-fusion=target=%S/Inputs/two-levels.mlir -o /dev/null
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
