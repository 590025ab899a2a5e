// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/cache-1000.mlir report=json output=%t.cold.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/cache-1000.mlir keep-in-cache report=json output=%t.json"
// RUN: python3 %S/Inputs/print_saved.py %t.json %t.cold.json | FileCheck %s

// A write is saved only if nobody can read what was written: storage that
// something may use unseen is written. 200 B each; everything fits.

// "b" finds %t, which dies.
// CHECK-LABEL: {{^}}dealloc: 400 of 800, fused 400
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @dealloc(%x: memref<5x10xf32>, %y: memref<5x10xf32>) {
  %t = memref.alloc() : memref<5x10xf32>
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32>) loc("a")
  linalg.abs ins(%t : memref<5x10xf32>) outs(%y : memref<5x10xf32>) loc("b")
  memref.dealloc %t : memref<5x10xf32>
  return
}

// A view is the same storage; asking for its size is no use.
// CHECK-LABEL: {{^}}view: 400 of 800, fused 400
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @view(%x: memref<5x10xf32>, %y: memref<50xf32>) -> index {
  %zero = arith.constant 0 : index
  %t = memref.alloc() : memref<5x10xf32>
  %dim = memref.dim %t, %zero : memref<5x10xf32>
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32>) loc("a")
  %flat = memref.collapse_shape %t [[0, 1]] : memref<5x10xf32> into memref<50xf32>
  linalg.abs ins(%flat : memref<50xf32>) outs(%y : memref<50xf32>) loc("b")
  return %dim : index
}

// %either may be %t: "a" is written. Nobody knows that "b" finds it.
// CHECK-LABEL: {{^}}select_memref: 0 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @select_memref(%x: memref<5x10xf32>, %y: memref<5x10xf32>, %c: i1) {
  %t = memref.alloc() : memref<5x10xf32>
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32>) loc("a")
  %either = arith.select %c, %t, %x : memref<5x10xf32>
  linalg.abs ins(%either : memref<5x10xf32>) outs(%y : memref<5x10xf32>) loc("b")
  return
}

// Selecting and storing tensors instead of buffers.
// CHECK-LABEL: {{^}}select_tensor: 0 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @select_tensor(%x: tensor<5x10xf32>, %c: i1) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %either = arith.select %c, %t, %x : tensor<5x10xf32>
  %r = math.absf %either : tensor<5x10xf32> loc("b")
  return %r : tensor<5x10xf32>
}

// Somebody has the address.
// CHECK-LABEL: {{^}}pointer: 0 of 400
// CHECK-NEXT: a: 0
func.func @pointer(%x: memref<5x10xf32>) -> index {
  %t = memref.alloc() : memref<5x10xf32>
  %p = memref.extract_aligned_pointer_as_index %t : memref<5x10xf32> -> index
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32>) loc("a")
  return %p : index
}

// The buffer itself is stored.
// CHECK-LABEL: {{^}}stored_buffer:
// CHECK: a: 0
func.func @stored_buffer(%x: memref<5x10xf32>, %place: memref<memref<5x10xf32>>) {
  %t = memref.alloc() : memref<5x10xf32>
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32>) loc("a")
  memref.store %t, %place[] : memref<memref<5x10xf32>> loc("b")
  return
}

// %w is computed where %d has it: nothing moves there, and "a" has to be
// written, as "b" finds only that %d is somewhere. 200 + 400 + 400 B.
// CHECK-LABEL: {{^}}insert_in_place: 0 of 1200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @insert_in_place(%x: tensor<5x10xf32>) -> tensor<10x10xf32> {
  %e = tensor.empty() : tensor<10x10xf32>
  %slice = tensor.extract_slice %e[0, 0] [5, 10] [1, 1] : tensor<10x10xf32> to tensor<5x10xf32>
  %w = linalg.abs ins(%x : tensor<5x10xf32>) outs(%slice : tensor<5x10xf32>) -> tensor<5x10xf32> loc("a")
  %d = tensor.insert_slice %w into %e[0, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32>
  %r = math.absf %d : tensor<10x10xf32> loc("b")
  return %r : tensor<10x10xf32>
}

// "b", "c" and "d" find what they read; %a and %b die in "c" and "d", so that
// "a" and "b" never write them. "e" reads the 400 B of %d: that the two parts
// are all of it is not known, so they count as written, and %d as loaded. Each
// of "a" to "d" moves 200 + 200 B if cold, "e" 400 + 400 B.
// CHECK-LABEL: {{^}}concat: 1000 of 2400
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 400
// CHECK-NEXT: c: 200
// CHECK-NEXT: d: 200
// CHECK-NEXT: e: 0
func.func @concat(%x: tensor<5x10xf32>) -> tensor<10x10xf32> {
  %a = math.absf %x : tensor<5x10xf32> loc("a")
  %b = math.ceil %a : tensor<5x10xf32> loc("b")
  %e = tensor.empty() : tensor<10x10xf32>
  %d0 = tensor.insert_slice %a into %e[0, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32> loc("c")
  %d = tensor.insert_slice %b into %d0[5, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32> loc("d")
  %r = math.absf %d : tensor<10x10xf32> loc("e")
  return %r : tensor<10x10xf32>
}

// %t is returned through a view: written.
// CHECK-LABEL: {{^}}returned_view: 200 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 200
func.func @returned_view(%x: tensor<5x10xf32>) -> (tensor<50xf32>, tensor<5x10xf32>) {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %r = math.absf %t : tensor<5x10xf32> loc("b")
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<5x10xf32> into tensor<50xf32>
  return %flat, %r : tensor<50xf32>, tensor<5x10xf32>
}

// A view of %t is overwritten, and %t is read after that: %u has storage of its
// own. 4 x 200 B; "a", "b" find %x, "c" finds %t, which dies then.
// CHECK-LABEL: {{^}}view_as_init: 600 of 1200
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
// CHECK-NEXT: c: 200
func.func @view_as_init(%x: tensor<5x10xf32>) -> (tensor<50xf32>, tensor<5x10xf32>) {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<5x10xf32> into tensor<50xf32>
  %fx = tensor.collapse_shape %x [[0, 1]] : tensor<5x10xf32> into tensor<50xf32>
  %u = linalg.abs ins(%fx : tensor<50xf32>) outs(%flat : tensor<50xf32>) -> tensor<50xf32> loc("b")
  %r = math.absf %t : tensor<5x10xf32> loc("c")
  return %u, %r : tensor<50xf32>, tensor<5x10xf32>
}

// The type of %m says 4 B, but 200 B are there.
// CHECK-LABEL: {{^}}larger_cast: 0 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @larger_cast(%m: memref<f32>, %y: memref<5x10xf32>) {
  %cast = memref.reinterpret_cast %m to offset: [0], sizes: [5, 10], strides: [10, 1]
      : memref<f32> to memref<5x10xf32, strided<[10, 1]>>
  linalg.abs ins(%cast : memref<5x10xf32, strided<[10, 1]>>) outs(%y : memref<5x10xf32>) loc("a")
  linalg.abs ins(%cast : memref<5x10xf32, strided<[10, 1]>>) outs(%y : memref<5x10xf32>) loc("b")
  return
}

// Four elements, 1 to 4 of them distinct: 4 to 16 B (R19). "b" finds %table, and
// saves what it is known to read, 4 B. "c" finds it too.
// 400 + (32 + 4 + 16) + 400 B.
// CHECK-LABEL: {{^}}lookup: 204 of 852, fused 648
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 4
// CHECK-NEXT: c: 200
func.func @lookup(%table: tensor<5x10xf32>, %ids: tensor<4xindex>) -> (tensor<5x10xf32>, tensor<4xf32>, tensor<5x10xf32>) {
  %0 = math.absf %table : tensor<5x10xf32> loc("a")
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<4xindex>) outs(%e : tensor<4xf32>) {
  ^bb0(%id: index, %o: f32):
    %c0 = arith.constant 0 : index
    %v = tensor.extract %table[%c0, %id] : tensor<5x10xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32> loc("b")
  %2 = math.absf %table : tensor<5x10xf32> loc("c")
  return %0, %1, %2 : tensor<5x10xf32>, tensor<4xf32>, tensor<5x10xf32>
}

// %m is written and then read: "b" finds it, and it is written as it is an
// argument. All fused counts it twice.
// CHECK-LABEL: {{^}}written_then_read: 200 of 800, fused 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 200
func.func @written_then_read(%x: memref<5x10xf32>, %m: memref<5x10xf32>, %y: memref<5x10xf32>) {
  linalg.abs ins(%x : memref<5x10xf32>) outs(%m : memref<5x10xf32>) loc("a")
  linalg.abs ins(%m : memref<5x10xf32>) outs(%y : memref<5x10xf32>) loc("b")
  return
}

// The target has no level for space 3: it is taken for the outermost one (R18).
// CHECK-LABEL: {{^}}space: 400 of 800
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @space(%x: memref<5x10xf32>, %y: memref<5x10xf32>) {
  %t = memref.alloc() : memref<5x10xf32, 3>
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32, 3>) loc("a")
  linalg.abs ins(%t : memref<5x10xf32, 3>) outs(%y : memref<5x10xf32>) loc("b")
  return
}

// Empty tensors move nothing.
// CHECK-LABEL: {{^}}empty: 0 of 0
func.func @empty(%x: tensor<0x10xf32>) -> tensor<0x10xf32> {
  %0 = math.absf %x : tensor<0x10xf32> loc("a")
  %1 = math.absf %0 : tensor<0x10xf32> loc("b")
  return %1 : tensor<0x10xf32>
}

// Sizes beyond int64 fit no cache: 4 * 4 * 2^62 * 4 B.
// CHECK-LABEL: {{^}}huge: 0 of 295147905179352825856
func.func @huge(%x: tensor<4611686018427387904x4xf32>) -> tensor<4611686018427387904x4xf32> {
  %0 = math.absf %x : tensor<4611686018427387904x4xf32> loc("a")
  %1 = math.absf %0 : tensor<4611686018427387904x4xf32> loc("b")
  return %1 : tensor<4611686018427387904x4xf32>
}
