// RUN: sed s/CAPACITY/233472/ %S/Inputs/scratchpad.mlir > %t.mlir
// RUN: roofline-opt %s --roofline="target=%t.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_rewrites.py | FileCheck %s
//
// docs/use/Fusion.md, "Attention": what may lie between the two products.
//
// A row takes 128 * 2 B of the query, 128 * 4 B of sums, a score and a maximum and a sum
// of 4 B each, 780 B; a key and a value take 512 B. 298 rows fit in 233,472 B, so there are
// 7 blocks of at most 293 rows. Queries in f16 and results in f32 move 524,288 + 1,048,576 B,
// keys and values 7 * 1,048,576 B: 8,912,896 B.

#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#heads = affine_map<(h, g, i, j) -> (h, g, i, j)>

// The probabilities are cast for the second product.
// CHECK-LABEL: function cast
// CHECK-NEXT: 4 ops, 89653248 -> 8912896, T1, 293 rows
func.func @cast(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// Keys that lie the other way.
// CHECK-LABEL: function transposed
// CHECK-NEXT: 4 ops, 89653248 -> 8912896, T1, 293 rows
func.func @transposed(%q: tensor<2048x128xf16>, %k: tensor<128x2048xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<128x2048xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// The four ops of a softmax, which is what `transform.structured.decompose_interface` makes
// of one.
// CHECK-LABEL: function four_ops
// CHECK-NEXT: 7 ops, 156794880 -> 8912896, T1, 293 rows
func.func @four_ops(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %rows = tensor.empty() : tensor<2048xf32>
  %least = arith.constant 0xFF800000 : f32
  %m0 = linalg.fill ins(%least : f32) outs(%rows : tensor<2048xf32>) -> tensor<2048xf32>
  %m = linalg.reduce { arith.maximumf } ins(%s : tensor<2048x2048xf32>) outs(%m0 : tensor<2048xf32>) dimensions = [1]
  %n = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<2048x2048xf32>, tensor<2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.subf %a, %b : f32
    %y = math.exp %d : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%rows : tensor<2048xf32>) -> tensor<2048xf32>
  %sum = linalg.reduce { arith.addf } ins(%n : tensor<2048x2048xf32>) outs(%s0 : tensor<2048xf32>) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%n, %sum : tensor<2048x2048xf32>, tensor<2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// Scaled before, and scaled after, in an op of its own and in the cast.
// CHECK-LABEL: function scaled
// CHECK-NEXT: 6 ops, 156762112 -> 8912896, T1, 293 rows
func.func @scaled(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %x = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p2 = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %half, %a : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p2 : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// Scores that a tanh limits.
// CHECK-LABEL: function capped
// CHECK-NEXT: 5 ops, 123207680 -> 8912896, T1, 293 rows
func.func @capped(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %x = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %out: f32):
    %t = math.tanh %a : f32
    %y = arith.mulf %t, %half : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// A mask in f16 is read once, another 2048 * 2048 * 2 B.
// CHECK-LABEL: function masked
// CHECK-NEXT: 5 ops, 131596288 -> 17301504, T1, 293 rows
func.func @masked(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>, %mask: tensor<2048x2048xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %x = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %mask : tensor<2048x2048xf32>, tensor<2048x2048xf16>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f16, %out: f32):
    %l = arith.extf %b : f16 to f32
    %h = arith.mulf %a, %half : f32
    %y = arith.addf %h, %l : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// As much if an op makes the mask: that op is none of the kernel.
// CHECK-LABEL: function made_mask
// CHECK-NEXT: 5 ops, 131596288 -> 17301504, T1, 293 rows
func.func @made_mask(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %made = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%out: f16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %sees = arith.cmpi sge, %i, %j : index
    %none = arith.constant 0xFC00 : f16
    %all = arith.constant 0.0 : f16
    %y = arith.select %sees, %all, %none : f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %x = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %made : tensor<2048x2048xf32>, tensor<2048x2048xf16>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f16, %out: f32):
    %l = arith.extf %b : f16 to f32
    %h = arith.mulf %a, %half : f32
    %y = arith.addf %h, %l : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// A factor per probability, which the sum of a row has nothing to do with.
// CHECK-LABEL: function dropout
// CHECK-NEXT: 7 ops, 165183488 -> 17301504, T1, 293 rows
func.func @dropout(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>, %mask: tensor<2048x2048xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %rows = tensor.empty() : tensor<2048xf32>
  %least = arith.constant 0xFF800000 : f32
  %m0 = linalg.fill ins(%least : f32) outs(%rows : tensor<2048xf32>) -> tensor<2048xf32>
  %m = linalg.reduce { arith.maximumf } ins(%s : tensor<2048x2048xf32>) outs(%m0 : tensor<2048xf32>) dimensions = [1]
  %n = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<2048x2048xf32>, tensor<2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.subf %a, %b : f32
    %y = math.exp %d : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%rows : tensor<2048xf32>) -> tensor<2048xf32>
  %sum = linalg.reduce { arith.addf } ins(%n : tensor<2048x2048xf32>) outs(%s0 : tensor<2048xf32>) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%n, %sum : tensor<2048x2048xf32>, tensor<2048xf32>) outs(%e : tensor<2048x2048xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%p, %mask : tensor<2048x2048xf32>, tensor<2048x2048xf16>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %b: f16, %out: f16):
    %l = arith.extf %b : f16 to f32
    %h = arith.mulf %a, %l : f32
    %y = arith.truncf %h : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// What is no factor needs the quotient itself: a tanh,
// CHECK-LABEL: function nonlinear
// CHECK-NEXT: none
func.func @nonlinear(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %t = math.tanh %a : f32
    %y = arith.truncf %t : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// a square,
// CHECK-LABEL: function square
// CHECK-NEXT: none
func.func @square(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %t = arith.mulf %a, %a : f32
    %y = arith.truncf %t : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// a term,
// CHECK-LABEL: function shift
// CHECK-NEXT: none
func.func @shift(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %t = arith.addf %a, %half : f32
    %y = arith.truncf %t : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// and what the probabilities divide.
// CHECK-LABEL: function inverse
// CHECK-NEXT: none
func.func @inverse(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %t = arith.divf %half, %a : f32
    %y = arith.truncf %t : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}

// Keys and values that 4 heads share, and rows of all heads along the queries: each head
// reads them anew, 8 * 2 * 512 * 64 * 2 B, and keeps them, 131,072 B. Queries and results are
// 8 * 512 * 64 * 6 B: 2,621,440 B.
// CHECK-LABEL: function grouped
// CHECK-NEXT: 4 ops, 43778048 -> 2621440, T3, 1 rows
func.func @grouped(%q: tensor<2x4x512x64xf16>, %k: tensor<2x512x64xf16>, %v: tensor<2x512x64xf16>) -> tensor<2x4x512x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x512x512xf32>
  %eh = tensor.empty() : tensor<2x4x512x512xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x512x512xf32>) -> tensor<2x4x512x512xf32>
  %s = linalg.contract indexing_maps = [affine_map<(h, g, m, n, k) -> (h, g, m, k)>, affine_map<(h, g, m, n, k) -> (h, n, k)>, affine_map<(h, g, m, n, k) -> (h, g, m, n)>] ins(%q, %k : tensor<2x4x512x64xf16>, tensor<2x512x64xf16>) outs(%z : tensor<2x4x512x512xf32>) -> tensor<2x4x512x512xf32>
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x4x512x512xf32>) outs(%e : tensor<2x4x512x512xf32>) -> tensor<2x4x512x512xf32>
  %w = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p : tensor<2x4x512x512xf32>) outs(%eh : tensor<2x4x512x512xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x4x512x512xf16>
  %eo = tensor.empty() : tensor<2x4x512x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x4x512x64xf32>) -> tensor<2x4x512x64xf32>
  %o = linalg.contract indexing_maps = [affine_map<(h, g, m, n, k) -> (h, g, m, k)>, affine_map<(h, g, m, n, k) -> (h, k, n)>, affine_map<(h, g, m, n, k) -> (h, g, m, n)>] ins(%w, %v : tensor<2x4x512x512xf16>, tensor<2x512x64xf16>) outs(%zo : tensor<2x4x512x64xf32>) -> tensor<2x4x512x64xf32>
  return %o : tensor<2x4x512x64xf32>
}

// A product and a cast make the values: neither is one of the kernel.
// CHECK-LABEL: function projected
// CHECK-NEXT: 4 ops, 89653248 -> 8912896, T1, 293 rows
func.func @projected(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %x: tensor<2048x128xf16>, %u: tensor<128x128xf16>) -> tensor<2048x128xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %ev = tensor.empty() : tensor<2048x128xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %wide = linalg.matmul ins(%x, %u : tensor<2048x128xf16>, tensor<128x128xf16>) outs(%zv : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %en = tensor.empty() : tensor<2048x128xf16>
  %v = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<2048x128xf32>) outs(%en : tensor<2048x128xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x128xf16>
  %e = tensor.empty() : tensor<2048x2048xf32>
  %eh = tensor.empty() : tensor<2048x2048xf16>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%z : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf32>) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<2048x2048xf32>) outs(%eh : tensor<2048x2048xf16>) {
  ^bb0(%a: f32, %out: f16):
    %y = arith.truncf %a : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2048x2048xf16>
  %eo = tensor.empty() : tensor<2048x128xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  %o = linalg.matmul ins(%w, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%zo : tensor<2048x128xf32>) -> tensor<2048x128xf32>
  return %o : tensor<2048x128xf32>
}
