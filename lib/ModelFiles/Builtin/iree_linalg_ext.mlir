// IREE's LinalgExt: its compute ops, on tensors. The last operands, as many as
// results, are what these are written into.

// softmax(Q * K^T * scale + mask) * V; a part of it, with the running maximum
// and sum, without the quotient at the end.
roofline.model "iree_linalg_ext.attention" attention {maps = "indexing_maps"}
roofline.model "iree_linalg_ext.online_attention" attention {maps = "indexing_maps"}
// The second half of it: weights, and what the region combines with them.
roofline.model "iree_linalg_ext.exp_reduction" attention {maps = "indexing_maps", weighted = "exp_reduced_operands"}

roofline.model "iree_linalg_ext.scan" scan {dims = "dimension", inclusive = "inclusive"}
roofline.model "iree_linalg_ext.sort" sort
roofline.model "iree_linalg_ext.topk" sort
roofline.model "iree_linalg_ext.topk_v2" sort
// The comparator for each element.
roofline.model "iree_linalg_ext.arg_compare" reduction {dims = "dimension", inits = 2}

// Data-dependent access (R19); a mask leaves elements out.
roofline.model "iree_linalg_ext.gather" gather {inits = 1}
roofline.model "iree_linalg_ext.scatter" scatter {inits = 1}
// Indices are computed from indices, which is free (R4).
roofline.model "iree_linalg_ext.map_load" copy {inits = 1, part = 1}
roofline.model "iree_linalg_ext.map_gather" copy {inits = 1, part = 1}
roofline.model "iree_linalg_ext.map_store" update {dest = 1, part = 1}
roofline.model "iree_linalg_ext.map_scatter" update {dest = 1, part = 1}
// Windows may leave elements out, and overlap.
roofline.model "iree_linalg_ext.im2col" copy {operands = 1, inits = 1, part = 1}
roofline.model "iree_linalg_ext.pack" copy {operands = 1, inits = 1}
roofline.model "iree_linalg_ext.unpack" copy {operands = 1, inits = 1, part = 1}

// A stage of a fast Fourier transform: for each of n/2 pairs a complex product
// (6) and two sums (4), with a table of factors; without one, also an angle (1),
// its cosine and its sine. Operands: the stage, the table, and n numbers.
roofline.model "iree_linalg_ext.fft" formula {operand = 2,
  float = {vector = "5*operand-1 + max(0, floordiv(5 - operands, 2))*floordiv(operand-1, 2)",
           special = "2*max(0, floordiv(5 - operands, 2))*floordiv(operand-1, 2)"}}

// As IREE computes them: x / scale, rounded, the zero point if there is one, the
// minimum and the maximum, in floats; and (x - zero point) * scale, of which the
// difference is one of integers. Operands: x, scale, zero point, result.
roofline.model "iree_linalg_ext.quantize_affine" formula {inits = 1,
  float = {vector = "operands*operand0 + operand0", other = "operands*operand0 - 2*operand0"}}
roofline.model "iree_linalg_ext.dequantize_affine" formula {inits = 1,
  integer = {integer = "operands*operand0 - 3*operand0", other = "operand0"},
  result = {float = {vector = "operand0"}}}

// Winograd's transforms of tiles: two products with a constant matrix, of which
// each is matrix work (R7). For a tile of t = m + r - 1 by t elements of the
// image, B' * I * B: 4*t^3, t = dim 0 of the result.
roofline.model "iree_linalg_ext.winograd.input_transform" formula {inits = 1,
  float = {matrix = "4*result0*result0_d0"}}
// G * F * G' of a kernel of k by k: 2*t*k*k + 2*t*t*k for each of result/t^2.
roofline.model "iree_linalg_ext.winograd.filter_transform" formula {inits = 1,
  float = {matrix = "2*operand0*result0_d0 + 2*kernel_size*result0"}}
// A' * O * A to m by m elements: 2*m*t*t + 2*m*m*t for each tile of operand/t^2.
roofline.model "iree_linalg_ext.winograd.output_transform" formula {inits = 1,
  float = {matrix = "2*output_tile_size*operand0 + 2*operand0_d0*result0"}}

// Its body, on whole operands.
roofline.model "iree_linalg_ext.custom_op" branch

roofline.model "iree_linalg_ext.yield" free
roofline.model "iree_linalg_ext.index" free

// Examples, which `roofline-opt --roofline-check-models` holds against the models.

// As tm_tensor's; the running one has no quotient, and for each of 2 rows a
// difference, a product and an exponential, for each of 10 results a product:
// 4*6 + 2*2 + 10, 6 + 2. It reads what it starts from, 10 + 2 + 2 elements.
#q = affine_map<(b, m, n, k, v) -> (b, m, k)>
#k = affine_map<(b, m, n, k, v) -> (b, n, k)>
#v = affine_map<(b, m, n, k, v) -> (b, n, v)>
#s = affine_map<(b, m, n, k, v) -> ()>
#o = affine_map<(b, m, n, k, v) -> (b, m, v)>
#r = affine_map<(b, m, n, k, v) -> (b, m)>
func.func @attention(%q: tensor<1x2x4xf32>, %k: tensor<1x3x4xf32>, %v: tensor<1x3x5xf32>, %scale: f32, %o: tensor<1x2x5xf32>, %m: tensor<1x2xf32>, %l: tensor<1x2xf32>) {
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %scale, %o) <{indexing_maps = [#q, #k, #v, #s, #o], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) {roofline.work = #roofline.work<>} : (f32) -> ()
  }) {roofline.work = #roofline.work<matrix(f32) = 108, vector(f32) = 30, special(f32) = 6, bytes_read = 140, bytes_written = 40>} : (tensor<1x2x4xf32>, tensor<1x3x4xf32>, tensor<1x3x5xf32>, f32, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
  %1:3 = "iree_linalg_ext.online_attention"(%q, %k, %v, %scale, %o, %m, %l) <{indexing_maps = [#q, #k, #v, #s, #o, #r, #r], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  }) {roofline.work = #roofline.work<matrix(f32) = 108, vector(f32) = 38, special(f32) = 8, bytes_read = 196, bytes_written = 56>} : (tensor<1x2x4xf32>, tensor<1x3x4xf32>, tensor<1x3x5xf32>, f32, tensor<1x2x5xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> (tensor<1x2x5xf32>, tensor<1x2xf32>, tensor<1x2xf32>)
  return
}
// 2x3 scores, V of 3x5: for each score maximum, difference and exponential, and the
// sum; for each row a difference and an exponential, and the sum scaled; 10 results
// scaled. 2*6 + 6 + 2 + 2 + 10, 6 + 2, 2*2*3*5. Read 6 + 15 + 2 + 2 + 10 elements.
#ws = affine_map<(m, n, v) -> (m, n)>
#wv = affine_map<(m, n, v) -> (n, v)>
#wr = affine_map<(m, n, v) -> (m)>
#wo = affine_map<(m, n, v) -> (m, v)>
func.func @weighted(%s: tensor<2x3xf32>, %v: tensor<3x5xf32>, %m: tensor<2xf32>, %l: tensor<2xf32>, %o: tensor<2x5xf32>) {
  %0:3 = "iree_linalg_ext.exp_reduction"(%s, %v, %m, %l, %o) <{exp_reduced_operands = [1, 2], indexing_maps = [#ws, #wv, #wr, #wr, #wo], operandSegmentSizes = array<i32: 2, 3>}> ({
  ^bb0(%w: f32, %b: f32, %max: f32, %sum: f32, %acc: f32):
    %1 = arith.addf %sum, %w : f32
    %2 = arith.mulf %w, %b : f32
    %3 = arith.addf %2, %acc : f32
    "iree_linalg_ext.yield"(%max, %1, %3) : (f32, f32, f32) -> ()
  }) {roofline.work = #roofline.work<matrix(f32) = 60, vector(f32) = 32, special(f32) = 8, bytes_read = 140, bytes_written = 56>} : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>)
  return
}
// 2 rows of 4: 3 additions each; 8 comparisons. The best value and its place are
// written, and the value that it starts from is read.
func.func @along(%x: tensor<2x4xf32>, %sum: tensor<2xf32>, %best: tensor<2xf32>) {
  %empty = tensor.empty() : tensor<2x4xf32>
  %none = tensor.empty() : tensor<2xi32>
  %0:2 = "iree_linalg_ext.scan"(%x, %empty, %sum) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) {roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 32, bytes_written = 40>} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> (tensor<2x4xf32>, tensor<2xf32>)
  %1:2 = "iree_linalg_ext.arg_compare"(%x, %best, %none) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 40, bytes_written = 16>} : (tensor<2x4xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  %2 = "iree_linalg_ext.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 32>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %values = arith.constant dense<0.0> : tensor<2x3xf32>
  %places = arith.constant dense<0> : tensor<2x3xi32>
  %3:2 = "iree_linalg_ext.topk"(%x, %values, %places) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 48>} : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %4:2 = "iree_linalg_ext.topk_v2"(%x, %values, %places) <{dimension = 1 : i64}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 32, bytes_written = 48>} : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// 2 rows of 3 at 2 indices, of which all may be one element. 2 updates of 3: 6
// additions. At most the 6 elements that there are are loaded or stored.
func.func @data(%t: tensor<5x3xf32>, %i: tensor<2xi32>, %u: tensor<2x3xf32>, %y: tensor<5x3xf32>, %z: tensor<5x3xf32>, %w: tensor<5x3xf32>) {
  %o = tensor.empty() : tensor<2x3xf32>
  %0 = "iree_linalg_ext.gather"(%t, %i, %o) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> {roofline.work = #roofline.work<bytes_read = 12 to 32, bytes_written = 24>} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "iree_linalg_ext.scatter"(%u, %i, %y) <{dimension_map = array<i64: 0>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) {roofline.work = #roofline.work<vector(f32) = 6, bytes_read = 32 to 56, bytes_written = 0 to 24>} : (tensor<2x3xf32>, tensor<2xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %e = tensor.empty() : tensor<5x3xf32>
  %2 = "iree_linalg_ext.map_load"(%u, %e) ({
  ^bb0(%m: index, %n: index):
    %zero = arith.constant 0.0 : f32
    "iree_linalg_ext.yield"(%m, %n, %zero) : (index, index, f32) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 0 to 24, bytes_written = 60>} : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %3 = "iree_linalg_ext.map_gather"(%u, %e) ({
  ^bb0(%m: index, %n: index):
    %zero = arith.constant 0.0 : f32
    "iree_linalg_ext.yield"(%m, %n, %zero) : (index, index, f32) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 0 to 24, bytes_written = 60>} : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %4 = "iree_linalg_ext.map_store"(%u, %z) ({
  ^bb0(%m: index, %n: index):
    %true = arith.constant true
    "iree_linalg_ext.yield"(%m, %n, %true) : (index, index, i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 24, bytes_written = 0 to 24>} : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %5 = "iree_linalg_ext.map_scatter"(%u, %w) ({
  ^bb0(%m: index, %n: index):
    %true = arith.constant true
    "iree_linalg_ext.yield"(%m, %n, %true) : (index, index, i1) -> ()
  }) {roofline.work = #roofline.work<bytes_read = 24, bytes_written = 0 to 24>} : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return
}
// 2x2 windows of a 3x3 image at 4 places: 16 elements of at most 9. Tiles of 2x2.
func.func @layouts(%x: tensor<1x3x3x1xf32>, %y: tensor<4x4xf32>, %z: tensor<2x2x2x2xf32>) {
  %a = tensor.empty() : tensor<1x4x4xf32>
  %0 = "iree_linalg_ext.im2col"(%x, %a) <{strides = array<i64: 1, 1>, dilations = array<i64: 1, 1>, kernel_size = [2, 2]}> {roofline.work = #roofline.work<bytes_read = 0 to 36, bytes_written = 64>} : (tensor<1x3x3x1xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  %b = tensor.empty() : tensor<2x2x2x2xf32>
  %1 = "iree_linalg_ext.pack"(%y, %b) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> {roofline.work = #roofline.work<bytes_read = 64, bytes_written = 64>} : (tensor<4x4xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %c = tensor.empty() : tensor<4x4xf32>
  %2 = "iree_linalg_ext.unpack"(%z, %c) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> {roofline.work = #roofline.work<bytes_read = 0 to 64, bytes_written = 64>} : (tensor<2x2x2x2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// 8 numbers: 4 pairs of 10 operations, both parts read and written, and the table.
// Winograd, kernel 3 and tile 2, so tiles of 4x4. Image: 4*4^3. Kernel: 2*4*3*3 +
// 2*4*4*3. Result: 2*2*4*4 + 2*2*2*4.
func.func @transforms(%stage: index, %c: tensor<2xf32>, %d: tensor<2xf32>, %re: tensor<8xf32>, %im: tensor<8xf32>, %x: tensor<1x4x4x1xf32>, %k: tensor<3x3x1x1xf32>, %y: tensor<4x4x1x1x1x1xf32>) {
  %0:2 = "iree_linalg_ext.fft"(%stage, %c, %d, %re, %im) <{operandSegmentSizes = array<i32: 3, 2>}> {roofline.work = #roofline.work<vector(f32) = 40, bytes_read = 80, bytes_written = 64>} : (index, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %p = tensor.empty() : tensor<4x4x1x1x1x1xf32>
  %q = tensor.empty() : tensor<4x4x1x1xf32>
  %r = tensor.empty() : tensor<1x2x2x1xf32>
  %1 = "iree_linalg_ext.winograd.input_transform"(%x, %p) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 2 : i64}> {roofline.work = #roofline.work<matrix(f32) = 256, bytes_read = 64, bytes_written = 64>} : (tensor<1x4x4x1xf32>, tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32>
  %2 = "iree_linalg_ext.winograd.filter_transform"(%k, %q) <{kernel_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 2 : i64}> {roofline.work = #roofline.work<matrix(f32) = 168, bytes_read = 36, bytes_written = 64>} : (tensor<3x3x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
  %3 = "iree_linalg_ext.winograd.output_transform"(%y, %r) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 2 : i64}> {roofline.work = #roofline.work<matrix(f32) = 96, bytes_read = 64, bytes_written = 16>} : (tensor<4x4x1x1x1x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return
}
// 8 numbers, a scale and a zero point for 2 rows: 5 operations each and 2 casts, or
// 4 and 1; a difference, a cast and a product, or the last two. Read 32 + 8 + 2 and
// 8 + 8 + 2 bytes.
#x = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @quantize(%x: tensor<2x4xf32>, %s: tensor<2xf32>, %z: tensor<2xi8>, %y: tensor<2x4xi8>) {
  %o = tensor.empty() : tensor<2x4xi8>
  %p = tensor.empty() : tensor<2x4xf32>
  %0 = "iree_linalg_ext.quantize_affine"(%x, %s, %z, %o) <{indexing_maps = [#x, #row, #row, #x], operandSegmentSizes = array<i32: 1, 1, 1, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> {roofline.work = #roofline.work<vector(f32) = 40, other(f32) = 16, bytes_read = 42, bytes_written = 8>} : (tensor<2x4xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %1 = "iree_linalg_ext.quantize_affine"(%x, %s, %o) <{indexing_maps = [#x, #row, #x], operandSegmentSizes = array<i32: 1, 1, 0, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> {roofline.work = #roofline.work<vector(f32) = 32, other(f32) = 8, bytes_read = 40, bytes_written = 8>} : (tensor<2x4xf32>, tensor<2xf32>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %2 = "iree_linalg_ext.dequantize_affine"(%y, %s, %z, %p) <{indexing_maps = [#x, #row, #row, #x], operandSegmentSizes = array<i32: 1, 1, 1, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> {roofline.work = #roofline.work<vector(f32) = 8, integer(i8) = 8, other(i8) = 8, bytes_read = 18, bytes_written = 32>} : (tensor<2x4xi8>, tensor<2xf32>, tensor<2xi8>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = "iree_linalg_ext.dequantize_affine"(%y, %s, %p) <{indexing_maps = [#x, #row, #x], operandSegmentSizes = array<i32: 1, 1, 0, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> {roofline.work = #roofline.work<vector(f32) = 8, other(i8) = 8, bytes_read = 16, bytes_written = 32>} : (tensor<2x4xi8>, tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// 2x3 by 3x4, the sizes of the operands: 2*2*3*4. The result is written into an
// empty tensor.
func.func @custom(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) attributes {roofline.work = #roofline.work<matrix(f32) = 48, bytes_read = 72, bytes_written = 32>} {
  %o = tensor.empty() : tensor<2x4xf32>
  %0 = "iree_linalg_ext.custom_op"(%x, %y, %o) <{indexing_maps = [affine_map<(m, n)[k] -> (m, k)>, affine_map<(m, n)[k] -> (k, n)>, affine_map<(m, n)[k] -> (m, n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>):
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %i = "iree_linalg_ext.index"() <{dim = 0 : i64}> {roofline.work = #roofline.work<>} : () -> index
    %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    "iree_linalg_ext.yield"(%p) : (tensor<?x?xf32>) -> ()
  }) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
