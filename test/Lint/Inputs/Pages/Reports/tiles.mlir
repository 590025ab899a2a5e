func.func @main(%a: memref<2048x4096xf16>, %b: memref<4096x2048xf16>, %c: memref<2048x2048xf32>) {
  affine.for %i = 0 to 2048 step 128 {
    affine.for %j = 0 to 2048 step 128 {
      %ai = memref.subview %a[%i, 0] [128, 4096] [1, 1] : memref<2048x4096xf16> to memref<128x4096xf16, strided<[4096, 1], offset: ?>>
      %bj = memref.subview %b[0, %j] [4096, 128] [1, 1] : memref<4096x2048xf16> to memref<4096x128xf16, strided<[2048, 1], offset: ?>>
      %cij = memref.subview %c[%i, %j] [128, 128] [1, 1] : memref<2048x2048xf32> to memref<128x128xf32, strided<[2048, 1], offset: ?>>
      linalg.matmul ins(%ai, %bj : memref<128x4096xf16, strided<[4096, 1], offset: ?>>, memref<4096x128xf16, strided<[2048, 1], offset: ?>>)
        outs(%cij : memref<128x128xf32, strided<[2048, 1], offset: ?>>) loc("up_proj")
    }
  }
  return
}
