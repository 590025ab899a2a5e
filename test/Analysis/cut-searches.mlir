// RUN: sed 's/CAPACITY/4096/' %S/Inputs/two-levels.mlir > %t.target.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.target.mlir report=json output=%t.json whole-lines"
// RUN: python3 -c "import json; r = json.load(open('%t.json')); [print(f['name'], x.get('op', 'total'), x.get('cut_searches')) for f in r['functions'] for x in (*f['ops'], f['totals'])]; print('module', r['totals']['cut_searches'])" | FileCheck %s
// RUN: python3 -c "import json; [print(f['name'], x['op'], x['bytes_read'], x.get('bytes_read_upper'), [(l['lower_bytes'], l['achievable_bytes']) for l in x.get('levels', [])[:1]]) for f in json.load(open('%t.json'))['functions'] for r in f['ops'] for x in (r, *r.get('parts', []))]" | FileCheck %s --check-prefix=BYTES
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.target.mlir whole-lines group=none" 2>&1 | FileCheck %s --check-prefix=TEXT
//
// A row and its function say which searches ended at their limit
// (docs/understand/Rationale.md#bounded-searches).

// 12 loops, each of which indexes another set of 5 operands: 4095 sets of tiled
// loops.
// CHECK: tile linalg.generic ['tile']
// CHECK: tile total ['tile']
// TEXT-DAG: search cut: not all tiles were tried, another one may move less
func.func @tile(%v: tensor<4x4x4x4x4x4x4xf32>, %w: tensor<4x4x4x4x4x4xf32>,
                %x: tensor<4x4x4x4x4x4xf32>, %y: tensor<4x4x4x4x4xf32>,
                %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [
      affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (a, b, d, e, g, i, k)>,
      affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (a, c, d, f, g, l)>,
      affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (b, c, d, h, i, j)>,
      affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (e, f, g, h, j)>,
      affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (k, l)>],
      iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction", "reduction", "reduction",
                        "reduction", "reduction", "reduction", "parallel", "parallel"]}
      ins(%v, %w, %x, %y : tensor<4x4x4x4x4x4x4xf32>, tensor<4x4x4x4x4x4xf32>, tensor<4x4x4x4x4x4xf32>, tensor<4x4x4x4x4xf32>)
      outs(%o : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32, %z: f32):
    %1 = arith.mulf %p, %q : f32
    %2 = arith.mulf %r, %s : f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %3, %z : f32
    linalg.yield %4 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// 7 operands.
// CHECK: lower_bound linalg.generic ['lower_bound']
// TEXT-DAG: search cut: not all lower bounds were tried, a schedule may have to move more
func.func @lower_bound(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>, %c: tensor<256xf32>, %d: tensor<256xf32>,
                       %e: tensor<256xf32>, %f: tensor<256xf32>, %o: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (n)>, affine_map<(m, n, k) -> (k)>,
      affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b, %c, %d, %e, %f : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
      outs(%o : tensor<256x256xf32>) {
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32, %r: f32, %s: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.mulf %1, %p : f32
    %3 = arith.mulf %2, %q : f32
    %4 = arith.mulf %3, %r : f32
    %5 = arith.mulf %4, %s : f32
    %6 = arith.addf %5, %z : f32
    linalg.yield %6 : f32
  } -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

// 300 * 300 = 90,000 points, of which all may be one element. The loop has what
// its parts have.
// CHECK: elements affine.for ['elements']
// TEXT-DAG: search cut: too many elements to be told apart, so they are an interval
// One to all 1000 elements of 4 B are read.
// BYTES: elements affine.load 4 4000
func.func @elements(%a: memref<1000xf32>, %b: memref<300x300xf32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      %x = affine.load %a[(%i * 3 + %j * 5) mod 1000] : memref<1000xf32>
      affine.store %x, %b[%i, %j] : memref<300x300xf32>
    }
  }
  return
}

// A call has what the function has.
// CHECK: caller func.call ['elements']
func.func @caller(%a: memref<1000xf32>, %b: memref<300x300xf32>) {
  call @elements(%a, %b) : (memref<1000xf32>, memref<300x300xf32>) -> ()
  return
}

// The indices depend on each other, in 100 * 100 = 10,000 points.
// CHECK: overlap affine.for ['overlap']
// TEXT-DAG: search cut: too many sets of elements
// 199 elements of 4 B are read, which the iterations share in an unknown way: at
// most each of 10,000 reads its own, as it writes its own: 40,000 B each.
// BYTES: overlap affine.for 796 None [(40796, 80000)]
func.func @overlap(%a: memref<200x200xf32>, %b: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %x = affine.load %a[%i + %j, %i + %j] : memref<200x200xf32>
      affine.store %x, %b[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// Each iteration of 10,000 has an index of its own.
// CHECK: diagonal affine.for None
func.func @diagonal(%a: memref<10000x10000xf32>, %b: memref<10000xf32>) {
  affine.for %i = 0 to 10000 {
    %x = affine.load %a[%i, %i] : memref<10000x10000xf32>
    affine.store %x, %b[%i] : memref<10000xf32>
  }
  return
}

// 5000 iterations.
// CHECK: sum affine.for ['sum']
// TEXT-DAG: search cut: a sum over a loop counter has too many terms, so the counter is a symbol
func.func @sum(%a: memref<5000xf32>, %b: memref<5000xf32>) {
  affine.for %i = 0 to 5000 {
    affine.for %j = 0 to affine_map<(i) -> (i mod 7)>(%i) {
      %x = affine.load %a[%j] : memref<5000xf32>
      affine.store %x, %b[%j] : memref<5000xf32>
    }
  }
  return
}

// 14 quotients, each with its operands and the op of the value, and 13 sums.
// CHECK: chain scf.for ['chain']
// TEXT-DAG: search cut: a chain of ops is too long to be followed to its start
func.func @chain(%a: memref<100xf32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c10 step %c1 {
    %x = affine.apply affine_map<(i) -> (i floordiv 2 + i floordiv 3 + i floordiv 4 + i floordiv 5 + i floordiv 6
        + i floordiv 7 + i floordiv 8 + i floordiv 9 + i floordiv 10 + i floordiv 11 + i floordiv 12 + i floordiv 13
        + i floordiv 14 + i floordiv 15)>(%i)
    %v = vector.transfer_read %a[%x], %z : memref<100xf32>, vector<8xf32>
    vector.store %v, %b[%c0] : memref<8xf32>, vector<8xf32>
  }
  return
}

// CHECK: module ['tile', 'lower_bound', 'elements', 'overlap', 'sum', 'chain']
