// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/cache-1000.mlir report=json output=%t.cold.json"
// RUN: roofline-opt %s --roofline="target=%S/Inputs/cache-1000.mlir keep-in-cache report=json output=%t.json" \
// RUN:   --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope -o %t.mlir
// RUN: python3 %S/Inputs/print_saved.py %t.json %t.cold.json | FileCheck %s
// RUN: python3 %S/../Passes/Inputs/compare_with_report.py %t.mlir %t.json

// Bytes that a cache of 1000 B saves between ops, out of those that move if
// every op starts cold.

// 400 B each. "a" loads %x; "b" finds %0, and %0 dies there, so that "a" never
// writes it; %x makes room for %1. "c" finds %1; %2 is written. What is left is
// %x and %2.
// CHECK-LABEL: {{^}}chain: 1600 of 2400, fused 800
// CHECK-NEXT: a: 400
// CHECK-NEXT: b: 800
// CHECK-NEXT: c: 400
func.func @chain(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = math.absf %x : tensor<10x10xf32> loc("a")
  %1 = math.absf %0 : tensor<10x10xf32> loc("b")
  %2 = math.absf %1 : tensor<10x10xf32> loc("c")
  return %2 : tensor<10x10xf32>
}

// 256 B each. "a" touches x, w1, y, 768 B. "b" finds y; z makes 1024 B: x goes.
// y dies: "a" saves 256 B. "c" finds z; x2 and r: w1 goes; z dies: "b" saves
// 256 + 256 B. Left are x, w1, w2, r.
// CHECK-LABEL: {{^}}matmuls: 1024 of 2048, fused 1024
// CHECK-NEXT: a: 256
// CHECK-NEXT: b: 512
// CHECK-NEXT: c: 256
func.func @matmuls(%x: tensor<8x8xf32>, %w1: tensor<8x8xf32>, %w2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32> loc("a")
  %z = math.absf %y : tensor<8x8xf32> loc("b")
  %e2 = tensor.empty() : tensor<8x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.matmul ins(%z, %w2 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f2 : tensor<8x8xf32>) -> tensor<8x8xf32> loc("c")
  return %r : tensor<8x8xf32>
}

// 576 B each: no two fit.
// CHECK-LABEL: {{^}}too_large: 0 of 2304, fused 1152
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @too_large(%x: tensor<12x12xf32>) -> tensor<12x12xf32> {
  %0 = math.absf %x : tensor<12x12xf32> loc("a")
  %1 = math.absf %0 : tensor<12x12xf32> loc("b")
  return %1 : tensor<12x12xf32>
}

// 200 B and 1200 B. %x is there for "b", but what "b" touches does not fit: it
// is cold and leaves nothing. So %0 is written before it, and "c" loads %0.
// 400 + 1404 + 204 B.
// CHECK-LABEL: {{^}}streams: 0 of 2008, fused 1408
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @streams(%x: tensor<5x10xf32>, %large: tensor<6x5x10xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.absf %x : tensor<5x10xf32> loc("a")
  %1 = linalg.generic {indexing_maps = [affine_map<(k, i, j) -> (i, j)>, affine_map<(k, i, j) -> (k, i, j)>, affine_map<(k, i, j) -> ()>],
      iterator_types = ["reduction", "reduction", "reduction"]}
      ins(%x, %large : tensor<5x10xf32>, tensor<6x5x10xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %t = arith.addf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32> loc("b")
  %2 = linalg.reduce {arith.addf} ins(%0 : tensor<5x10xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1] loc("c")
  return %1, %2 : tensor<f32>, tensor<f32>
}

// 200 B each: "b" finds the weights; all five values fit.
// CHECK-LABEL: {{^}}weights: 200 of 1200, fused 1000
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 200
func.func @weights(%x: tensor<5x10xf32>, %y: tensor<5x10xf32>, %w: tensor<5x10xf32>) -> (tensor<5x10xf32>, tensor<5x10xf32>) {
  %0 = arith.addf %x, %w : tensor<5x10xf32> loc("a")
  %1 = arith.addf %y, %w : tensor<5x10xf32> loc("b")
  return %0, %1 : tensor<5x10xf32>, tensor<5x10xf32>
}

// A dense constant is a weight: 40 B.
// CHECK-LABEL: {{^}}constant: 40 of 240, fused 200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 40
func.func @constant(%x: tensor<10xf32>, %y: tensor<10xf32>) -> (tensor<10xf32>, tensor<10xf32>) {
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]> : tensor<10xf32>
  %0 = arith.addf %x, %w : tensor<10xf32> loc("a")
  %1 = arith.addf %y, %w : tensor<10xf32> loc("b")
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}

// 480 B each and sums of 4 B: room for two. 3 drops %a. 4 misses %a and drops
// %b, the oldest. 5 finds %c. 6 misses %b and drops %a. 7 finds %c.
// CHECK-LABEL: {{^}}lru: 960 of 3388, fused 1468
// CHECK-NEXT: 1: 0
// CHECK-NEXT: 2: 0
// CHECK-NEXT: 3: 0
// CHECK-NEXT: 4: 0
// CHECK-NEXT: 5: 480
// CHECK-NEXT: 6: 0
// CHECK-NEXT: 7: 480
func.func @lru(%a: tensor<120xf32>, %b: tensor<120xf32>, %c: tensor<120xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %1 = linalg.reduce {arith.addf} ins(%a : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("1")
  %2 = linalg.reduce {arith.addf} ins(%b : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("2")
  %3 = linalg.reduce {arith.addf} ins(%c : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("3")
  %4 = linalg.reduce {arith.addf} ins(%a : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("4")
  %5 = linalg.reduce {arith.addf} ins(%c : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("5")
  %6 = linalg.reduce {arith.addf} ins(%b : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("6")
  %7 = linalg.reduce {arith.addf} ins(%c : tensor<120xf32>) outs(%zero : tensor<f32>) dimensions = [0] loc("7")
  return %1, %2, %3, %4, %5, %6, %7 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// 400 B each. "b" drops %x, "c" drops %t, which is written then; "d" loads it.
// 800 + 404 + 404 + 404 B.
// CHECK-LABEL: {{^}}dirty: 0 of 2012, fused 1212
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
// CHECK-NEXT: d: 0
func.func @dirty(%x: tensor<10x10xf32>, %y: tensor<10x10xf32>, %z: tensor<10x10xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %t = math.absf %x : tensor<10x10xf32> loc("a")
  %0 = linalg.reduce {arith.addf} ins(%y : tensor<10x10xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1] loc("b")
  %1 = linalg.reduce {arith.addf} ins(%z : tensor<10x10xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1] loc("c")
  %2 = linalg.reduce {arith.addf} ins(%t : tensor<10x10xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1] loc("d")
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// Nobody reads %0: it is never written. "b" finds %x.
// CHECK-LABEL: {{^}}unused: 800 of 1600, fused 800
// CHECK-NEXT: a: 400
// CHECK-NEXT: b: 400
func.func @unused(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = math.absf %x : tensor<10x10xf32> loc("a")
  %1 = math.absf %x : tensor<10x10xf32> loc("b")
  return %1 : tensor<10x10xf32>
}

// 400 B each. "b" adds into the storage of %0: finds it, and what "a" wrote
// there is overwritten in the cache. %1 is a result: written once.
// CHECK-LABEL: {{^}}in_place: 800 of 2000, fused 1200
// CHECK-NEXT: a: 400
// CHECK-NEXT: b: 400
func.func @in_place(%x: tensor<10x10xf32>, %y: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %e = tensor.empty() : tensor<10x10xf32>
  %0 = linalg.abs ins(%x : tensor<10x10xf32>) outs(%e : tensor<10x10xf32>) -> tensor<10x10xf32> loc("a")
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<10x10xf32>) outs(%0 : tensor<10x10xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<10x10xf32> loc("b")
  return %1 : tensor<10x10xf32>
}

// 200 B each. "c" uses %0 too: %1 has storage of its own. "b" and "c" find %0,
// which dies then. 400 + 600 + 400 B.
// CHECK-LABEL: {{^}}not_in_place: 600 of 1400, fused 800
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
// CHECK-NEXT: c: 200
func.func @not_in_place(%x: tensor<5x10xf32>, %y: tensor<5x10xf32>) -> (tensor<5x10xf32>, tensor<5x10xf32>) {
  %e = tensor.empty() : tensor<5x10xf32>
  %0 = linalg.abs ins(%x : tensor<5x10xf32>) outs(%e : tensor<5x10xf32>) -> tensor<5x10xf32> loc("a")
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<5x10xf32>) outs(%0 : tensor<5x10xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<5x10xf32> loc("b")
  %2 = math.absf %0 : tensor<5x10xf32> loc("c")
  return %1, %2 : tensor<5x10xf32>, tensor<5x10xf32>
}

// An argument is written once, by "b": what "a" wrote is overwritten in the
// cache.
// CHECK-LABEL: {{^}}argument: 800 of 1600, fused 800
// CHECK-NEXT: a: 400
// CHECK-NEXT: b: 400
func.func @argument(%m: memref<10x10xf32>) {
  linalg.abs ins(%m : memref<10x10xf32>) outs(%m : memref<10x10xf32>) loc("a")
  linalg.abs ins(%m : memref<10x10xf32>) outs(%m : memref<10x10xf32>) loc("b")
  return
}

// "a" reads half of %x, 200 B: "b" can't tell which of it is there. "c" finds
// all of it. 400 + 800 + 400 B; %0 and %2 are 200 B, %1 400 B.
// CHECK-LABEL: {{^}}parts: 200 of 1600, fused 1200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 200
func.func @parts(%x: tensor<10x10xf32>) -> (tensor<5x10xf32>, tensor<10x10xf32>, tensor<5x10xf32>) {
  %half = tensor.extract_slice %x[0, 0] [5, 10] [1, 1] : tensor<10x10xf32> to tensor<5x10xf32>
  %0 = math.absf %half : tensor<5x10xf32> loc("a")
  %1 = math.absf %x : tensor<10x10xf32> loc("b")
  %2 = math.absf %half : tensor<5x10xf32> loc("c")
  return %0, %1, %2 : tensor<5x10xf32>, tensor<10x10xf32>, tensor<5x10xf32>
}
