// RUN: roofline-opt %s --roofline="target=%S/Inputs/two-levels.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
//
// Fusions that upstream can't do, with the reasons.

#id = affine_map<(i, j) -> (i, j)>

// A reshape stops elementwise fusion, and this one leaves no dim as it is.
// CHECK-LABEL: function view
// CHECK-NEXT: square -> root: refused: no loop is parallel in all ops and indexes what is between them
func.func @view(%a: tensor<64xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %f = tensor.empty() : tensor<64xf32>
  %0 = linalg.square ins(%a : tensor<64xf32>) outs(%f : tensor<64xf32>) -> tensor<64xf32> loc("square")
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %2 = linalg.sqrt ins(%1 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("root")
  return %2 : tensor<8x8xf32>
}

// Another view stops both.
// CHECK-LABEL: function slice
// CHECK-NEXT: square -> root: refused: 'tensor.extract_slice' is between them
func.func @slice(%a: tensor<64xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<64xf32>
  %0 = linalg.square ins(%a : tensor<64xf32>) outs(%f : tensor<64xf32>) -> tensor<64xf32> loc("square")
  %1 = tensor.extract_slice %0[8] [8] [1] : tensor<64xf32> to tensor<8xf32>
  %2 = linalg.sqrt ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32> loc("root")
  return %2 : tensor<8xf32>
}

// CHECK-LABEL: function no_interface
// CHECK-NEXT: abs -> root: refused: 'math.absf' has no TilingInterface
func.func @no_interface(%a: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = math.absf %a : tensor<64xf32> loc("abs")
  %1 = linalg.sqrt ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("root")
  return %1 : tensor<64xf32>
}

// Each window reads what its neighbour reads.
// CHECK-LABEL: function window
// CHECK-NEXT: root -> conv: refused: 'linalg.conv_1d_nwc_wcf' reads the result of 'linalg.sqrt' in windows: their tiles overlap
func.func @window(%a: tensor<1x66x4xf32>, %w: tensor<3x4x8xf32>, %c: tensor<1x64x8xf32>) -> tensor<1x64x8xf32> {
  %e = tensor.empty() : tensor<1x66x4xf32>
  %0 = linalg.sqrt ins(%a : tensor<1x66x4xf32>) outs(%e : tensor<1x66x4xf32>) -> tensor<1x66x4xf32> loc("root")
  %1 = linalg.conv_1d_nwc_wcf ins(%0, %w : tensor<1x66x4xf32>, tensor<3x4x8xf32>) outs(%c : tensor<1x64x8xf32>) -> tensor<1x64x8xf32> loc("conv")
  return %1 : tensor<1x64x8xf32>
}

// The sum is over the only loop that indexes the vector.
// CHECK-LABEL: function reduced
// CHECK-NEXT: root -> dot: refused: no loop is parallel in all ops and indexes what is between them
func.func @reduced(%a: tensor<64xf32>, %b: tensor<64xf32>, %c: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.sqrt ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("root")
  %1 = linalg.dot ins(%0, %b : tensor<64xf32>, tensor<64xf32>) outs(%c : tensor<f32>) -> tensor<f32> loc("dot")
  return %1 : tensor<f32>
}

// The product is needed for what comes before the root: no place for one nest.
// CHECK-LABEL: function early
// CHECK: product -> root: refused: the result of 'linalg.matmul' is also used before the last op
func.func @early(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32> loc("product")
  // Also if it is only reshaped.
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %2 = linalg.sqrt ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("root")
  return %2, %1 : tensor<8x8xf32>, tensor<64xf32>
}

// Upstream's softmax can be tiled, but not as a producer.
// CHECK-LABEL: function softmax
// CHECK: softmax -> root: refused: upstream makes no tile of 'linalg.softmax' in the loops of another op: transform.structured.decompose_interface makes what can be fused
func.func @softmax(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("softmax")
  %1 = linalg.sqrt ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("root")
  return %1 : tensor<8x8xf32>
}

// CHECK-LABEL: function crop
// CHECK: pad -> root: refused: 'tensor.pad' crops, or pads by amounts or with a value that are not constant
func.func @crop(%a: tensor<8x8xf32>) -> tensor<8x7xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x7xf32>
  %0 = tensor.pad %a low[0, 0] high[0, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x8xf32> to tensor<8x7xf32> loc("pad")
  %1 = linalg.sqrt ins(%0 : tensor<8x7xf32>) outs(%e : tensor<8x7xf32>) -> tensor<8x7xf32> loc("root")
  return %1 : tensor<8x7xf32>
}

// All dims are padded: a tile of the result is no tile of the source.
// CHECK-LABEL: function padded
// CHECK: pad -> root: refused: no loop is parallel in all ops and indexes what is between them
func.func @padded(%a: tensor<8xf32>) -> tensor<10xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<10xf32>
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<8xf32> to tensor<10xf32> loc("pad")
  %1 = linalg.sqrt ins(%0 : tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32> loc("root")
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: function pad_last
// CHECK: root -> pad: refused: upstream makes a tile of 'tensor.pad' and then copies it into the result
func.func @pad_last(%a: tensor<8x8xf32>) -> tensor<8x10xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.sqrt ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("root")
  %1 = tensor.pad %0 low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x8xf32> to tensor<8x10xf32> loc("pad")
  return %1 : tensor<8x10xf32>
}

// A row of 4096 elements and one of another: 3 * 16,384 B fit in 52,428 B beside 4 B
// of the sum, rows of 8192 don't: 3 * 32,768 + 4.
// CHECK-LABEL: function too_large
// CHECK-NEXT: product -> sum: refused: the smallest tile of all values takes 98.31 kB, and tiles may fill 52.43 kB of cache
func.func @too_large(%a: tensor<64x8192xf32>, %b: tensor<64x8192xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64x8192xf32>
  %0 = linalg.mul ins(%a, %b : tensor<64x8192xf32>, tensor<64x8192xf32>) outs(%e : tensor<64x8192xf32>) -> tensor<64x8192xf32> loc("product")
  %1 = linalg.reduce ins(%0 : tensor<64x8192xf32>) outs(%c : tensor<64xf32>) dimensions = [1]
    (%x: f32, %o: f32) {
      %s = arith.addf %x, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  return %1 : tensor<64xf32>
}

// Tiles need sizes.
// CHECK-LABEL: function dynamic
// CHECK-NEXT: product -> sum: refused: tiles need shapes that are known
func.func @dynamic(%a: tensor<?x4xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.mul ins(%a, %a : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32> loc("product")
  %1 = linalg.reduce ins(%0 : tensor<?x4xf32>) outs(%c : tensor<?xf32>) dimensions = [1]
    (%x: f32, %o: f32) {
      %s = arith.addf %x, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  return %1 : tensor<?xf32>
}

// In a loop tiles don't start cold.
// CHECK-LABEL: function loop
// CHECK-NEXT: product -> sum: refused: the ops are in a loop or a branch
func.func @loop(%a: tensor<64x64xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %c) -> tensor<64xf32> {
    %0 = linalg.sqrt ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
    %1 = linalg.reduce ins(%0 : tensor<64x64xf32>) outs(%x : tensor<64xf32>) dimensions = [1]
      (%in: f32, %o: f32) {
        %s = arith.addf %in, %o : f32
        linalg.yield %s : f32
      } loc("sum")
    scf.yield %1 : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// The last tile has 4 of 28 elements and not 6: no execution saves a fifth of what all do, 8 * 28 B.
// CHECK-LABEL: function last_tile
// CHECK-NEXT: exp -> sum: refused: what 'linalg.exp' moves changes from one iteration of a loop to the next
func.func @last_tile(%a: tensor<28xf32>, %b: tensor<28xf32>) -> tensor<28xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %c28 = arith.constant 28 : index
  %e = tensor.empty() : tensor<28xf32>
  %r = scf.for %i = %c0 to %c28 step %c6 iter_args(%o = %e) -> tensor<28xf32> {
    %n = affine.min affine_map<(d0) -> (28 - d0, 6)>(%i)
    %x = tensor.extract_slice %a[%i] [%n] [1] : tensor<28xf32> to tensor<?xf32>
    %y = tensor.extract_slice %b[%i] [%n] [1] : tensor<28xf32> to tensor<?xf32>
    %t = tensor.empty(%n) : tensor<?xf32>
    %p = linalg.exp ins(%x : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32> loc("exp")
    %z = tensor.extract_slice %o[%i] [%n] [1] : tensor<28xf32> to tensor<?xf32>
    %q = linalg.add ins(%p, %y : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32> loc("sum")
    %s = tensor.insert_slice %q into %o[%i] [%n] [1] : tensor<?xf32> into tensor<28xf32>
    scf.yield %s : tensor<28xf32>
  }
  return %r : tensor<28xf32>
}

// In a loop elementwise edges count as often as the loop runs: 10 times 4 and 2
// vectors of 256 B.
// CHECK-LABEL: function often
// CHECK-NEXT: root -> exp: elementwise, bytes 10240 -> 5120, flops 0 -> 0, kernel
func.func @often(%a: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<64xf32>
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %a) -> tensor<64xf32> {
    %0 = linalg.sqrt ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("root")
    %1 = linalg.exp ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("exp")
    scf.yield %1 : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// Nothing on buffers and nothing that crashes: unranked, empty, of rank 0.
// CHECK-LABEL: function hostile
func.func @hostile(%u: tensor<*xf32>, %m: memref<4xf32>, %z: tensor<0x4xf32>, %s: tensor<f32>) -> (tensor<*xf32>, tensor<0x4xf32>, tensor<f32>) {
  %0 = math.absf %u : tensor<*xf32>
  %1 = math.absf %0 : tensor<*xf32>
  linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %2 = linalg.exp ins(%z : tensor<0x4xf32>) outs(%z : tensor<0x4xf32>) -> tensor<0x4xf32>
  %3 = linalg.exp ins(%2 : tensor<0x4xf32>) outs(%z : tensor<0x4xf32>) -> tensor<0x4xf32>
  %4 = linalg.exp ins(%s : tensor<f32>) outs(%s : tensor<f32>) -> tensor<f32>
  %5 = linalg.exp ins(%4 : tensor<f32>) outs(%s : tensor<f32>) -> tensor<f32>
  return %1, %3, %5 : tensor<*xf32>, tensor<0x4xf32>, tensor<f32>
}

// The loops over tiles of the product carry its init, behind a reshape.
// CHECK-LABEL: function reshaped_init
// CHECK-NEXT: bias -> product: refused: upstream doesn't look through the reshape of the init of 'linalg.batch_matmul'
func.func @reshaped_init(%a: tensor<4x16x16xf32>, %b: tensor<4x16x64xf32>, %c: tensor<64xf32>) -> tensor<4x16x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.broadcast ins(%c : tensor<64xf32>) outs(%e : tensor<64x64xf32>) dimensions = [0] loc("bias")
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 16, 64] : tensor<64x64xf32> into tensor<4x16x64xf32>
  %2 = linalg.batch_matmul ins(%a, %b : tensor<4x16x16xf32>, tensor<4x16x64xf32>) outs(%1 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc("product")
  return %2 : tensor<4x16x64xf32>
}

// RUN: roofline-opt %s --roofline="target=%S/../Target/Inputs/two-sockets.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s --check-prefix=NODES
//
// What fusing saves of values on other nodes (R28) is not known.
// NODES-LABEL: function far
// NODES-NEXT: square -> root: refused: values of 'linalg.sqrt' lie on other nodes
// CHECK-LABEL: function far
// CHECK-NEXT: square -> root: elementwise
func.func @far(%a: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() {roofline.node = 1 : i64} : tensor<64xf32>
  %f = tensor.empty() : tensor<64xf32>
  %0 = linalg.square ins(%a : tensor<64xf32>) outs(%f : tensor<64xf32>) -> tensor<64xf32> loc("square")
  %1 = linalg.sqrt ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("root")
  return %1 : tensor<64xf32>
}

// Upstream fills the tiles of %1 in the loops, so that the fill goes away: that is not priced.
// CHECK-LABEL: function filled
// CHECK: mm -> max: refused: 'linalg.max' reads the result of 'linalg.fill', which upstream makes in the tiles
func.func @filled(%a: tensor<32x64xf32>, %b: tensor<64x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f = tensor.empty() : tensor<32x32xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32> loc("mm")
  %1 = linalg.fill ins(%cst : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32> loc("fill")
  %2 = linalg.max ins(%0, %1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32> loc("max")
  return %2 : tensor<32x32xf32>
}

// An argument in place of the fill makes a price; sets that differ in this alone are not taken for
// the same.
// CHECK-LABEL: function not_filled
// CHECK-NEXT: mm -> max:
// CHECK-NOT: refused
func.func @not_filled(%a: tensor<32x64xf32>, %b: tensor<64x32xf32>, %c: tensor<32x32xf32>, %d: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %f = tensor.empty() : tensor<32x32xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32> loc("mm")
  %2 = linalg.max ins(%0, %d : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32> loc("max")
  return %2 : tensor<32x32xf32>
}

// CHECK-LABEL: function no_result
// CHECK-NEXT: root -> store: refused: 'linalg.generic' has no result
func.func @no_result(%a: tensor<64xf32>, %m: memref<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.sqrt ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32> loc("root")
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<64xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    memref.store %x, %m[%i] : memref<64xf32>
    linalg.yield
  } loc("store")
  return
}

// Without its operand the consumer would not know how long i is: upstream's elementwise fusion
// keeps the result, so the two are tiled.
// CHECK-LABEL: function extent
// CHECK-NEXT: root -> sum: tile-and-fuse
func.func @extent(%a: tensor<64xf32>) -> tensor<32xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %f = tensor.empty() : tensor<32xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<64xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %x = arith.sitofp %j : i64 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32> loc("root")
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<64xf32>) outs(%f : tensor<32xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<32xf32> loc("sum")
  return %1 : tensor<32xf32>
}

// So it does through a reshape.
// CHECK-LABEL: function positions
// CHECK: sign -> mask: refused: 'linalg.generic' reads the result of 'linalg.generic', which upstream makes in the tiles
func.func @positions() -> tensor<33x33xi1> {
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<33xi64>
  %f = tensor.empty() : tensor<33x1xi1>
  %g = tensor.empty() : tensor<33x33xi1>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e : tensor<33xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 0 : index
    %place = arith.index_cast %i : index to i64
    linalg.yield %place : i64
  } -> tensor<33xi64> loc("places")
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [33, 1] : tensor<33xi64> into tensor<33x1xi64>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<33x1xi64>) outs(%f : tensor<33x1xi1>) {
  ^bb0(%in: i64, %out: i1):
    %sign = arith.cmpi sge, %in, %zero : i64
    linalg.yield %sign : i1
  } -> tensor<33x1xi1> loc("sign")
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<33x1xi1> into tensor<33xi1>
  %4 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%3 : tensor<33xi1>) outs(%g : tensor<33x33xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<33x33xi1> loc("mask")
  return %4 : tensor<33x33xi1>
}

// Upstream's TilingInterface makes no tile of a result with an index that is no loop, here 0, whoever
// reads it through which reshape.
// CHECK-LABEL: function kept_dim
// CHECK: sum -> spread: refused: 'linalg.generic' doesn't write its result in the order of its loops
func.func @kept_dim(%a: tensor<192x16xf32>) -> tensor<192x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<192x1xf32>
  %f = tensor.empty() : tensor<192x16xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<192x1xf32>) -> tensor<192x1xf32>
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i, 0)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<192x16xf32>) outs(%none : tensor<192x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<192x1xf32> loc("sum")
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<192x1xf32> into tensor<192xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<192xf32>) outs(%f : tensor<192x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<192x16xf32> loc("spread")
  return %2 : tensor<192x16xf32>
}

// An op with side effects stays, though nobody reads its result any more.
// CHECK-LABEL: function asserts
// CHECK: reciprocal -> product: refused: the payload of 'linalg.generic' has side effects, so that upstream keeps it
func.func @asserts(%a: tensor<36xf32>, %b: tensor<62x36xf32>) -> tensor<62x36xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<36xf32>
  %f = tensor.empty() : tensor<62x36xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<36xf32>) outs(%e : tensor<36xf32>) {
  ^bb0(%in: f32, %out: f32):
    %isValid = arith.cmpf one, %in, %zero : f32
    cf.assert %isValid, "zero"
    %r = arith.divf %one, %in : f32
    linalg.yield %r : f32
  } -> tensor<36xf32> loc("reciprocal")
  %1 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %0 : tensor<62x36xf32>, tensor<36xf32>) outs(%f : tensor<62x36xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<62x36xf32> loc("product")
  return %1 : tensor<62x36xf32>
}

// Of rows that two slices share, how many a tile reads twice depends on the tile; of others none.
// CHECK-LABEL: function overlapping
// CHECK: sum -> spread: refused: 'linalg.generic' reads elements that are read through another view as well
func.func @overlapping(%a: tensor<16x64xf32>) -> tensor<8x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8x64xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %first = tensor.extract_slice %a[0, 0] [8, 64] [1, 1] : tensor<16x64xf32> to tensor<8x64xf32>
  %second = tensor.extract_slice %a[1, 0] [8, 64] [1, 1] : tensor<16x64xf32> to tensor<8x64xf32>
  %0 = linalg.reduce ins(%first : tensor<8x64xf32>) outs(%none : tensor<8xf32>) dimensions = [1]
    (%in: f32, %o: f32) {
      %s = arith.addf %in, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %second : tensor<8xf32>, tensor<8x64xf32>) outs(%f : tensor<8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<8x64xf32> loc("spread")
  return %1 : tensor<8x64xf32>
}

// CHECK-LABEL: function disjoint
// CHECK: sum -> spread: tile-and-fuse
func.func @disjoint(%a: tensor<16x64xf32>) -> tensor<8x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8x64xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %first = tensor.extract_slice %a[0, 0] [8, 64] [1, 1] : tensor<16x64xf32> to tensor<8x64xf32>
  %second = tensor.extract_slice %a[8, 0] [8, 64] [1, 1] : tensor<16x64xf32> to tensor<8x64xf32>
  %0 = linalg.reduce ins(%first : tensor<8x64xf32>) outs(%none : tensor<8xf32>) dimensions = [1]
    (%in: f32, %o: f32) {
      %s = arith.addf %in, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %second : tensor<8xf32>, tensor<8x64xf32>) outs(%f : tensor<8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<8x64xf32> loc("spread")
  return %1 : tensor<8x64xf32>
}

// Upstream makes a tile of a pad in a branch, from which the loops can't hand it out.
// CHECK-LABEL: function padded_twice
// CHECK: pad -> sum: refused: the result of 'tensor.pad' is also used elsewhere, and upstream's loops can't hand it out
func.func @padded_twice(%a: tensor<9x3xf32>) -> (tensor<9xf32>, tensor<9x40xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9xf32>
  %f = tensor.empty() : tensor<9x40xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %0 = tensor.pad %a low[0, 0] high[0, 37] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<9x3xf32> to tensor<9x40xf32> loc("pad")
  %1 = linalg.reduce ins(%0 : tensor<9x40xf32>) outs(%none : tensor<9xf32>) dimensions = [1]
    (%in: f32, %o: f32) {
      %s = arith.addf %in, %o : f32
      linalg.yield %s : f32
    } loc("sum")
  %2 = linalg.exp ins(%0 : tensor<9x40xf32>) outs(%f : tensor<9x40xf32>) -> tensor<9x40xf32> loc("exp")
  return %1, %2 : tensor<9xf32>, tensor<9x40xf32>
}

// Two products accumulate onto one broadcast bias: loops that make its tiles would hand the second one
// what the first has overwritten. As an init from outside of the loops it is no reason.
// CHECK-LABEL: function shared_bias
// CHECK: bias -> first: refused: 'linalg.matmul' overwrites what others read too
// CHECK: kernel first, root: tile-and-fuse, bytes 30720
func.func @shared_bias(%a: tensor<32x16xf32>, %b: tensor<16x64xf32>, %c: tensor<64xf32>, %d: tensor<32x16xf32>)
    -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  %e = tensor.empty() : tensor<32x64xf32>
  %f = tensor.empty() : tensor<32x64xf32>
  %0 = linalg.broadcast ins(%c : tensor<64xf32>) outs(%e : tensor<32x64xf32>) dimensions = [0] loc("bias")
  %1 = linalg.matmul ins(%a, %b : tensor<32x16xf32>, tensor<16x64xf32>) outs(%0 : tensor<32x64xf32>) -> tensor<32x64xf32> loc("first")
  %2 = linalg.sqrt ins(%1 : tensor<32x64xf32>) outs(%f : tensor<32x64xf32>) -> tensor<32x64xf32> loc("root")
  %3 = linalg.matmul ins(%d, %b : tensor<32x16xf32>, tensor<16x64xf32>) outs(%0 : tensor<32x64xf32>) -> tensor<32x64xf32> loc("second")
  return %2, %3 : tensor<32x64xf32>, tensor<32x64xf32>
}

// What fills the inits of two convolutions is read as a number as well. In a kernel with one of the convolutions the
// other one would have to read what the loops hand out.
// CHECK-LABEL: function started_elsewhere
// CHECK: kernel fill, scaled, sum: elementwise
#all = affine_map<(n, c, h, w) -> (n, c, h, w)>
func.func @started_elsewhere(%x: tensor<2x32x18x18xf32>, %y: tensor<2x32x16x16xf32>, %v: tensor<32xf32>,
                             %w: tensor<32x3x3xf32>) -> (tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x16x16xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> ()>, #all],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%zero : f32) outs(%e : tensor<2x32x16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x32x16x16xf32> loc("fill")
  %0 = linalg.generic {indexing_maps = [#all, affine_map<(n, c, h, w) -> (c)>, #all, #all],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %v, %f : tensor<2x32x16x16xf32>, tensor<32xf32>, tensor<2x32x16x16xf32>) outs(%e : tensor<2x32x16x16xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32, %out: f32):
    %p = arith.mulf %l, %r : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<2x32x16x16xf32> loc("scaled")
  %1 = linalg.depthwise_conv_2d_nchw_chw ins(%x, %w : tensor<2x32x18x18xf32>, tensor<32x3x3xf32>)
      outs(%f : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %2 = linalg.generic {indexing_maps = [#all, #all, #all],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %1 : tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) outs(%e : tensor<2x32x16x16xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.addf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<2x32x16x16xf32> loc("sum")
  %3 = linalg.depthwise_conv_2d_nchw_chw ins(%x, %w : tensor<2x32x18x18xf32>, tensor<32x3x3xf32>)
      outs(%f : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  return %2, %3 : tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>
}

// Who overwrites what it reads has two tiles of it where another op adds onto the result.
// CHECK-LABEL: function overwritten_twice
// CHECK-NEXT: exp -> product: tile-and-fuse, bytes 3072 -> 2048, flops 8192 -> 8192{{$}}
// CHECK-NEXT: tanh -> exp: elementwise, bytes 2048 -> 1024, flops 0 -> 0, kernel
// CHECK-NEXT: kernel tanh, exp: elementwise, bytes 1024, flops 0
func.func @overwritten_twice(%a: tensor<16x16xbf16>, %b: tensor<16x16xbf16>, %c: tensor<16x16xbf16>) -> tensor<16x16xbf16> {
  %e = tensor.empty() : tensor<16x16xbf16>
  %0 = linalg.tanh ins(%a : tensor<16x16xbf16>) outs(%e : tensor<16x16xbf16>) -> tensor<16x16xbf16> loc("tanh")
  %1 = linalg.exp ins(%0 : tensor<16x16xbf16>) outs(%0 : tensor<16x16xbf16>) -> tensor<16x16xbf16> loc("exp")
  %2 = linalg.matmul ins(%b, %c : tensor<16x16xbf16>, tensor<16x16xbf16>) outs(%1 : tensor<16x16xbf16>) -> tensor<16x16xbf16> loc("product")
  return %2 : tensor<16x16xbf16>
}

// Upstream makes a tile of one element of what is read backwards, a constant of one value too.
// CHECK-LABEL: function constant_backwards
// CHECK: flipped -> product: refused: 'linalg.generic' reads backwards, of which upstream makes no tiles
func.func @constant_backwards(%x: tensor<8x16xf32>, %i: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %w = arith.constant dense<0.5> : tensor<16x32xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(i, j) -> (-i + 15, j)>, #id], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<16x32xf32> loc("flipped")
  %r = linalg.matmul ins(%x, %f : tensor<8x16xf32>, tensor<16x32xf32>) outs(%i : tensor<8x32xf32>) -> tensor<8x32xf32> loc("product")
  return %r : tensor<8x32xf32>
}
