// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=a100 -o /dev/null | FileCheck %s
// RUN: roofline-opt %s -split-input-file --roofline="target=a100 report=json output=- fusion" -o /dev/null \
// RUN:   | FileCheck --check-prefix=WHY %s
//
// Ops that start from what upstream makes in each tile, each fusion by doing it.

// A product starts from several values that depend on the place: an ALiBi bias. Each tile makes its own, so
// that the product and its reader alone save what the op before writes, too.
// CHECK: {{^}}0 elementwise, 2 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @starts_from_places(%q: tensor<6x4xf32>, %k: tensor<4x8xf32>) -> tensor<6x8xf32> {
  %0 = tensor.empty() : tensor<6x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%0 : tensor<6x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d = arith.subi %j, %i : index
    %c = arith.index_cast %d : index to i32
    %f = arith.sitofp %c : i32 to f32
    linalg.yield %f : f32
  } -> tensor<6x8xf32>
  %2 = linalg.matmul ins(%q, %k : tensor<6x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %3 = linalg.exp ins(%2 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3 : tensor<6x8xf32>
}

// -----

// Here others have them as well: they stay, and the tiles don't read them.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @shared_places(%q: tensor<6x4xf32>, %k: tensor<4x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>) {
  %0 = tensor.empty() : tensor<6x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%0 : tensor<6x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %f = arith.sitofp %c : i32 to f32
    linalg.yield %f : f32
  } -> tensor<6x8xf32>
  %2 = linalg.matmul ins(%q, %k : tensor<6x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %3 = linalg.exp ins(%2 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3, %1 : tensor<6x8xf32>, tensor<6x8xf32>
}

// -----

// And here others read them, so that the product needs a copy to overwrite: refused with it.
// CHECK: {{^}}1 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @read_places(%q: tensor<6x4xf32>, %k: tensor<4x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>) {
  %0 = tensor.empty() : tensor<6x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%0 : tensor<6x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %f = arith.sitofp %c : i32 to f32
    linalg.yield %f : f32
  } -> tensor<6x8xf32>
  %2 = linalg.matmul ins(%q, %k : tensor<6x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %3 = linalg.exp ins(%2 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %9 = linalg.exp ins(%1 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3, %9 : tensor<6x8xf32>, tensor<6x8xf32>
}

// -----

// A linalg.map that yields one value is a fill (R13).
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @map(%q: tensor<6x4xf32>, %k: tensor<4x8xf32>) -> tensor<6x8xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<6x8xf32>
  %1 = linalg.map outs(%0 : tensor<6x8xf32>)
    (%o: f32) {
      linalg.yield %z : f32
    }
  %2 = linalg.matmul ins(%q, %k : tensor<6x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %3 = linalg.exp ins(%2 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3 : tensor<6x8xf32>
}

// -----

// Of a part of a fill tiles make their own as well, and it is not known what goes away then: refused.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
// WHY-LABEL: "name": "part_of_fill"
// WHY: "refused": "what 'linalg.fill' writes for 'linalg.matmul', reshaped or in part, would go away too, which is not priced"
func.func @part_of_fill(%w: tensor<4x8xf32>, %x: tensor<6x4xf32>) -> tensor<6x8xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<1x6x8xf32>
  %1 = linalg.fill ins(%z : f32) outs(%0 : tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
  %s = tensor.extract_slice %1[0, 0, 0] [1, 6, 8] [1, 1, 1] : tensor<1x6x8xf32> to tensor<6x8xf32>
  %2 = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%s : tensor<6x8xf32>) -> tensor<6x8xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %3 = linalg.exp ins(%2 : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3 : tensor<6x8xf32>
}

// -----

// The copy of a fill becomes a fill: the product that starts from it saves its own read: refused.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
// WHY-LABEL: "name": "copy_of_fill"
// WHY: "refused": "'linalg.copy' reads the result of 'linalg.generic', which upstream makes in the tiles"
func.func @copy_of_fill(%q: tensor<6x4xf32>, %k: tensor<4x8xf32>) -> tensor<6x8xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<6x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]} ins(%z : f32) outs(%0 : tensor<6x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x8xf32>
  %2 = linalg.copy ins(%1 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %3 = linalg.matmul ins(%q, %k : tensor<6x4xf32>, tensor<4x8xf32>) outs(%2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %3 : tensor<6x8xf32>
}

// -----

// The second result would be written with the first one, which is overwritten: refused.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
// WHY-LABEL: "name": "one_result_as_init"
// WHY: "refused": "'linalg.generic' overwrites a result of 'linalg.generic', of which others use another one"
func.func @one_result_as_init(%x: tensor<8x6xf32>, %a: tensor<8x3xf32>, %b: tensor<3x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
  %0 = tensor.empty() : tensor<8x6xf32>
  %1:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x6xf32>) outs(%0, %0 : tensor<8x6xf32>, tensor<8x6xf32>) {
  ^bb0(%in: f32, %o: f32, %p: f32):
    %3 = math.exp %in : f32
    %4 = math.tanh %in : f32
    linalg.yield %3, %4 : f32, f32
  } -> (tensor<8x6xf32>, tensor<8x6xf32>)
  %2 = linalg.generic {indexing_maps = [affine_map<(j, i, k) -> (i, k)>, affine_map<(j, i, k) -> (k, j)>, affine_map<(j, i, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x3xf32>, tensor<3x6xf32>) outs(%1#0 : tensor<8x6xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x6xf32>
  return %1#1, %2 : tensor<8x6xf32>, tensor<8x6xf32>
}

// -----

// A result with a loop less has tiles of its own: the op would be made twice. Refused.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
// WHY-LABEL: "name": "result_of_fewer_loops"
// WHY: "refused": "results of 'linalg.generic' have other loops, so that upstream makes tiles of each"
func.func @result_of_fewer_loops(%q: tensor<8xf32>, %x: tensor<8x10xf32>, %s: tensor<10xf32>) -> tensor<8xf32> {
  %a = tensor.empty() : tensor<10xf32>
  %b = tensor.empty() : tensor<8x10xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<8x10xf32>, tensor<10xf32>) outs(%a, %b : tensor<10xf32>, tensor<8x10xf32>) {
  ^bb0(%in: f32, %scale: f32, %o: f32, %p: f32):
    %e = math.exp %scale : f32
    %d = arith.divf %in, %e : f32
    linalg.yield %e, %d : f32, f32
  } -> (tensor<10xf32>, tensor<8x10xf32>)
  %1 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
      ins(%0#1, %0#0 : tensor<8x10xf32>, tensor<10xf32>) outs(%q : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// The payload of the reader takes other elements of what the first op makes: that stays. Refused.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
// WHY-LABEL: "name": "reads_and_takes"
// WHY: "refused": "the payload of 'linalg.generic' takes elements of tensors that are no operands, of which upstream makes no tiles"
func.func @reads_and_takes(%x: tensor<6x9xf32>) -> tensor<6x9xf32> {
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : tensor<6x9xf32>
  %0 = linalg.exp ins(%x : tensor<6x9xf32>) outs(%e : tensor<6x9xf32>) -> tensor<6x9xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<6x9xf32>) outs(%e : tensor<6x9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %c8, %j : index
    %v = tensor.extract %0[%i, %k] : tensor<6x9xf32>
    %s = arith.addf %in, %v : f32
    linalg.yield %s : f32
  } -> tensor<6x9xf32>
  return %1 : tensor<6x9xf32>
}

// -----

// A softmax: the second result lacks a sum, which no tile cuts.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#abc = affine_map<(a, b, c) -> (a, b, c)>
#ab = affine_map<(a, b, c) -> (a, b)>
func.func @result_of_a_sum(%x: tensor<12x32x64xf32>) -> tensor<12x32x64xf32> {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant -3.4e+38 : f32
  %e = tensor.empty() : tensor<12x32xf32>
  %f = tensor.empty() : tensor<12x32x64xf32>
  %0 = linalg.fill ins(%least : f32) outs(%e : tensor<12x32xf32>) -> tensor<12x32xf32>
  %1 = linalg.generic {indexing_maps = [#abc, #ab], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<12x32x64xf32>) outs(%0 : tensor<12x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<12x32xf32>
  %2 = linalg.fill ins(%zero : f32) outs(%e : tensor<12x32xf32>) -> tensor<12x32xf32>
  %3:2 = linalg.generic {indexing_maps = [#abc, #ab, #abc, #ab], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %1 : tensor<12x32x64xf32>, tensor<12x32xf32>) outs(%f, %2 : tensor<12x32x64xf32>, tensor<12x32xf32>) {
  ^bb0(%in: f32, %most: f32, %o: f32, %sum: f32):
    %d = arith.subf %in, %most : f32
    %p = math.exp %d : f32
    %s = arith.addf %p, %sum : f32
    linalg.yield %p, %s : f32, f32
  } -> (tensor<12x32x64xf32>, tensor<12x32xf32>)
  %4 = linalg.generic {indexing_maps = [#abc, #ab, #abc], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%3#0, %3#1 : tensor<12x32x64xf32>, tensor<12x32xf32>) outs(%f : tensor<12x32x64xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %q = arith.divf %in, %sum : f32
    linalg.yield %q : f32
  } -> tensor<12x32x64xf32>
  return %4 : tensor<12x32x64xf32>
}

// -----

// A fill with a value from outside of the payload costs nothing (R13), with and without the tiles.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @captured(%a: tensor<64x96xf32>, %b: tensor<96x80xf32>, %s: f32) -> tensor<64x80xf32> {
  %e = tensor.empty() : tensor<64x80xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<64x80xf32>) {
  ^bb0(%o: f32):
    linalg.yield %s : f32
  } -> tensor<64x80xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<64x96xf32>, tensor<96x80xf32>) outs(%0 : tensor<64x80xf32>) -> tensor<64x80xf32>
  %e1 = tensor.empty() : tensor<64x80xf32>
  %2 = linalg.exp ins(%1 : tensor<64x80xf32>) outs(%e1 : tensor<64x80xf32>) -> tensor<64x80xf32>
  return %2 : tensor<64x80xf32>
}

// -----

// The last op, whose tiles are handed out, starts from the reshaped fill that
// is made before the tiles: it stays.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#a = affine_map<(d0) -> (d0)>
#b = affine_map<(d0, d1) -> (d0, d1)>
#c = affine_map<(d0, d1) -> (d0)>
#d = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#e = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @fill_handed_out_reshaped(%x: tensor<9x16xf64>, %y: tensor<1x9x16xf64>) -> (tensor<9xf64>, tensor<1x9xf64>) {
  %z = arith.constant 0.0 : f64
  %0 = tensor.empty() : tensor<9xf64>
  %f = linalg.generic {indexing_maps = [#a], iterator_types = ["parallel"]} outs(%0 : tensor<9xf64>) {
  ^bb0(%out: f64):
    linalg.yield %z : f64
  } -> tensor<9xf64>
  %p = linalg.generic {indexing_maps = [#b, #c], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<9x16xf64>) outs(%f : tensor<9xf64>) {
  ^bb0(%in: f64, %out: f64):
    %1 = arith.addf %in, %out : f64
    linalg.yield %1 : f64
  } -> tensor<9xf64>
  %g = tensor.expand_shape %f [[0, 1]] output_shape [1, 9] : tensor<9xf64> into tensor<1x9xf64>
  %s = linalg.generic {indexing_maps = [#d, #e], iterator_types = ["parallel", "parallel", "reduction"]} ins(%y : tensor<1x9x16xf64>) outs(%g : tensor<1x9xf64>) {
  ^bb0(%in: f64, %out: f64):
    %1 = arith.addf %in, %out : f64
    linalg.yield %1 : f64
  } -> tensor<1x9xf64>
  %v = linalg.generic {indexing_maps = [#d, #e, #e], iterator_types = ["parallel", "parallel", "reduction"]} ins(%y, %s : tensor<1x9x16xf64>, tensor<1x9xf64>) outs(%g : tensor<1x9xf64>) {
  ^bb0(%in: f64, %m: f64, %out: f64):
    %1 = arith.subf %in, %m : f64
    %2 = arith.mulf %1, %1 : f64
    %3 = arith.addf %2, %out : f64
    linalg.yield %3 : f64
  } -> tensor<1x9xf64>
  return %p, %v : tensor<9xf64>, tensor<1x9xf64>
}

// -----

// Three products start from one fill through one reshape, each in a tile of its
// own.
// CHECK: {{^}}0 elementwise, {{[0-9]+}} tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @three_from_one_reshaped_fill(%arg2: tensor<12x6xf32>, %arg4: tensor<12x6xf32>, %arg8: tensor<6x6xf32>, %concat_13: tensor<7x7x12xf32>, %concat: tensor<7x7x12xf32>, %48: tensor<7x7x6xf32>) -> (tensor<7x7x6xf32>) {
  %cst_1 = arith.constant 0.000000e+00 : f32
  %9 = tensor.empty() : tensor<7x7x6xf32>
  %22 = tensor.empty() : tensor<49x6xf32>
  %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<49x6xf32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_1 : f32
  } -> tensor<49x6xf32>
  %expanded_10 = tensor.expand_shape %23 [[0, 1], [2]] output_shape [7, 7, 6] : tensor<49x6xf32> into tensor<7x7x6xf32>
  %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48, %arg8 : tensor<7x7x6xf32>, tensor<6x6xf32>) outs(%expanded_10 : tensor<7x7x6xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %79 = arith.mulf %in, %in_15 : f32
    %80 = arith.addf %out, %79 : f32
    linalg.yield %80 : f32
  } -> tensor<7x7x6xf32>
  %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat, %arg4 : tensor<7x7x12xf32>, tensor<12x6xf32>) outs(%expanded_10 : tensor<7x7x6xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %79 = arith.mulf %in, %in_15 : f32
    %80 = arith.addf %out, %79 : f32
    linalg.yield %80 : f32
  } -> tensor<7x7x6xf32>
  %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_13, %arg2 : tensor<7x7x12xf32>, tensor<12x6xf32>) outs(%expanded_10 : tensor<7x7x6xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %79 = arith.mulf %in, %in_15 : f32
    %80 = arith.addf %out, %79 : f32
    linalg.yield %80 : f32
  } -> tensor<7x7x6xf32>
  %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %54, %63 : tensor<7x7x6xf32>, tensor<7x7x6xf32>, tensor<7x7x6xf32>) outs(%9 : tensor<7x7x6xf32>) {
  ^bb0(%in: f32, %in_15: f32, %in_16: f32, %out: f32):
    %79 = arith.addf %in, %in_15 : f32
    %80 = arith.addf %79, %in_16 : f32
    linalg.yield %80 : f32
  } -> tensor<7x7x6xf32>
  return %66 : tensor<7x7x6xf32>
}

// -----

// Three products in a row start from an argument that is filled: the first two,
// whose tiles stay, from one tile of it.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#a = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#b = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#c = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>

func.func @three_from_one_filled_argument(%o: tensor<1x7x16xf32>, %x: tensor<1x7x8xf32>, %w: tensor<16x8xf32>, %u: tensor<16x16xf32>) -> tensor<1x7x16xf32> {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<1x7x8xf32>, tensor<16x8xf32>) outs(%f : tensor<1x7x16xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    %0 = arith.mulf %in, %in2 : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<1x7x16xf32>
  %q = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%p, %u : tensor<1x7x16xf32>, tensor<16x16xf32>) outs(%f : tensor<1x7x16xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    %0 = arith.mulf %in, %in2 : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<1x7x16xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %u : tensor<1x7x16xf32>, tensor<16x16xf32>) outs(%f : tensor<1x7x16xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    %0 = arith.mulf %in, %in2 : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<1x7x16xf32>
  return %r : tensor<1x7x16xf32>
}

// -----

// The first product starts from a reshape of the fill, the others from the fill: in a
// kernel of the first two none needs the reshape, and the 1088 B of the fill are saved
// too. 1088 + 4488 + 2432 B become 4776: 2312 and 1088 are read for the first, 256 for
// the second, 1088 are written, and 32 of a row in between.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 1 siblings (worst ratio 1.0000)
func.func @shared_start(%p: tensor<2x17x17xf32>, %q: tensor<2x17x8xf32>, %v: tensor<2x17x8xf32>, %w: tensor<8x8xf32>) -> (tensor<2x17x8xf32>, tensor<2x17x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x17x8xf32>
  %fill = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%e : tensor<2x17x8xf32>) {
  ^bb0(%o: f32):
    linalg.yield %zero : f32
  } -> tensor<2x17x8xf32>
  %rows = tensor.expand_shape %fill [[0], [1, 2], [3]] output_shape [2, 17, 1, 8] : tensor<2x17x8xf32> into tensor<2x17x1x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, h, i, j, k) -> (b, i, k)>, affine_map<(b, h, i, j, k) -> (b, k, j)>, affine_map<(b, h, i, j, k) -> (b, i, h, j)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%p, %v : tensor<2x17x17xf32>, tensor<2x17x8xf32>) outs(%rows : tensor<2x17x1x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x17x1x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(b, i, j, h, k) -> (b, i, h, k)>, affine_map<(b, i, j, h, k) -> (k, j)>, affine_map<(b, i, j, h, k) -> (b, i, j)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%0, %w : tensor<2x17x1x8xf32>, tensor<8x8xf32>) outs(%fill : tensor<2x17x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x17x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %w : tensor<2x17x8xf32>, tensor<8x8xf32>) outs(%fill : tensor<2x17x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x17x8xf32>
  return %1, %2 : tensor<2x17x8xf32>, tensor<2x17x8xf32>
}
