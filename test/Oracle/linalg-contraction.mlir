// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Contractions: named ops, transposed and broadcast operands, mixed, integer,
// boolean and complex types, casts, extents 0 and 1, dynamic extents,
// quantised and tiled forms. Work is class matrix by the provenance of the
// addresses.

// CHECK: oracle: 74 functions, 0 disagreements

func.func @matmul(%a: tensor<3x5xf32>, %b: tensor<5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x5xf32>, tensor<5x4xf32>)
      outs(%f : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_memref(%a: memref<3x5xf32>, %b: memref<5x4xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      ins(%a, %b : memref<3x5xf32>, memref<5x4xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @matmul_mixed(%a: tensor<3x5xf16>, %b: tensor<5x4xbf16>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x5xf16>, tensor<5x4xbf16>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_integer(%a: tensor<3x5xi8>, %b: tensor<5x4xi4>, %c: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x5xi8>, tensor<5x4xi4>)
      outs(%c : tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

func.func @matmul_boolean(%a: tensor<3x5xi1>, %b: tensor<5x4xi1>, %c: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x5xi1>, tensor<5x4xi1>)
      outs(%c : tensor<3x4xi1>) -> tensor<3x4xi1>
  return %0 : tensor<3x4xi1>
}

func.func @matmul_complex(%a: tensor<3x5xcomplex<f32>>, %b: tensor<5x4xcomplex<f32>>, %c: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x5xcomplex<f32>>, tensor<5x4xcomplex<f32>>)
      outs(%c : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  return %0 : tensor<3x4xcomplex<f32>>
}

func.func @matmul_ones(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<1x1xf32>, tensor<1x1xf32>)
      outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

func.func @matmul_dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @matmul_empty(%a: tensor<3x0xf32>, %b: tensor<0x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<3x0xf32>, tensor<0x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_matmul(%a: tensor<2x3x5xf32>, %b: tensor<2x5x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<2x3x5xf32>, tensor<2x5x4xf32>)
      outs(%f : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_matmul_memref(%a: memref<2x3x5xf32>, %b: memref<2x5x4xf32>, %c: memref<2x3x4xf32>) {
  linalg.batch_matmul
      ins(%a, %b : memref<2x3x5xf32>, memref<2x5x4xf32>)
      outs(%c : memref<2x3x4xf32>)
  return
}

func.func @batch_matmul_mixed(%a: tensor<2x3x5xf16>, %b: tensor<2x5x4xbf16>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<2x3x5xf16>, tensor<2x5x4xbf16>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_matmul_integer(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi4>, %c: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<2x3x5xi8>, tensor<2x5x4xi4>)
      outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}

func.func @batch_matmul_dynamic(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
      outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @batch_matmul_empty(%a: tensor<0x3x5xf32>, %b: tensor<0x5x4xf32>, %c: tensor<0x3x4xf32>) -> tensor<0x3x4xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<0x3x5xf32>, tensor<0x5x4xf32>)
      outs(%c : tensor<0x3x4xf32>) -> tensor<0x3x4xf32>
  return %0 : tensor<0x3x4xf32>
}

func.func @batch_reduce_matmul(%a: tensor<2x3x5xf32>, %b: tensor<2x5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = linalg.batch_reduce_matmul
      ins(%a, %b : tensor<2x3x5xf32>, tensor<2x5x4xf32>)
      outs(%f : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_reduce_matmul_memref(%a: memref<2x3x5xf32>, %b: memref<2x5x4xf32>, %c: memref<3x4xf32>) {
  linalg.batch_reduce_matmul
      ins(%a, %b : memref<2x3x5xf32>, memref<2x5x4xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @batch_reduce_matmul_mixed(%a: tensor<2x3x5xf16>, %b: tensor<2x5x4xbf16>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      ins(%a, %b : tensor<2x3x5xf16>, tensor<2x5x4xbf16>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matvec(%a: tensor<3x5xf32>, %b: tensor<5xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.matvec
      ins(%a, %b : tensor<3x5xf32>, tensor<5xf32>)
      outs(%f : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @matvec_memref(%a: memref<3x5xf32>, %b: memref<5xf32>, %c: memref<3xf32>) {
  linalg.matvec
      ins(%a, %b : memref<3x5xf32>, memref<5xf32>)
      outs(%c : memref<3xf32>)
  return
}

func.func @matvec_mixed(%a: tensor<3x5xf16>, %b: tensor<5xbf16>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.matvec
      ins(%a, %b : tensor<3x5xf16>, tensor<5xbf16>)
      outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @vecmat(%a: tensor<5xf32>, %b: tensor<5x3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.vecmat
      ins(%a, %b : tensor<5xf32>, tensor<5x3xf32>)
      outs(%f : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @vecmat_memref(%a: memref<5xf32>, %b: memref<5x3xf32>, %c: memref<3xf32>) {
  linalg.vecmat
      ins(%a, %b : memref<5xf32>, memref<5x3xf32>)
      outs(%c : memref<3xf32>)
  return
}

func.func @vecmat_mixed(%a: tensor<5xf16>, %b: tensor<5x3xbf16>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.vecmat
      ins(%a, %b : tensor<5xf16>, tensor<5x3xbf16>)
      outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @dot(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<f32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %0 = linalg.dot
      ins(%a, %b : tensor<5xf32>, tensor<5xf32>)
      outs(%f : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @dot_memref(%a: memref<5xf32>, %b: memref<5xf32>, %c: memref<f32>) {
  linalg.dot
      ins(%a, %b : memref<5xf32>, memref<5xf32>)
      outs(%c : memref<f32>)
  return
}

func.func @dot_mixed(%a: tensor<5xf16>, %b: tensor<5xbf16>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot
      ins(%a, %b : tensor<5xf16>, tensor<5xbf16>)
      outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @dot_integer(%a: tensor<5xi8>, %b: tensor<5xi4>, %c: tensor<i32>) -> tensor<i32> {
  %0 = linalg.dot
      ins(%a, %b : tensor<5xi8>, tensor<5xi4>)
      outs(%c : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @dot_dynamic(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
      outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @dot_empty(%a: tensor<0xf32>, %b: tensor<0xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot
      ins(%a, %b : tensor<0xf32>, tensor<0xf32>)
      outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @batch_matvec(%a: tensor<2x3x5xf32>, %b: tensor<2x5xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = linalg.batch_matvec
      ins(%a, %b : tensor<2x3x5xf32>, tensor<2x5xf32>)
      outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @batch_matvec_memref(%a: memref<2x3x5xf32>, %b: memref<2x5xf32>, %c: memref<2x3xf32>) {
  linalg.batch_matvec
      ins(%a, %b : memref<2x3x5xf32>, memref<2x5xf32>)
      outs(%c : memref<2x3xf32>)
  return
}

func.func @batch_matvec_mixed(%a: tensor<2x3x5xf16>, %b: tensor<2x5xbf16>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_matvec
      ins(%a, %b : tensor<2x3x5xf16>, tensor<2x5xbf16>)
      outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @batch_vecmat(%a: tensor<2x5xf32>, %b: tensor<2x5x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = linalg.batch_vecmat
      ins(%a, %b : tensor<2x5xf32>, tensor<2x5x3xf32>)
      outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @batch_vecmat_memref(%a: memref<2x5xf32>, %b: memref<2x5x3xf32>, %c: memref<2x3xf32>) {
  linalg.batch_vecmat
      ins(%a, %b : memref<2x5xf32>, memref<2x5x3xf32>)
      outs(%c : memref<2x3xf32>)
  return
}

func.func @batch_vecmat_mixed(%a: tensor<2x5xf16>, %b: tensor<2x5x3xbf16>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_vecmat
      ins(%a, %b : tensor<2x5xf16>, tensor<2x5x3xbf16>)
      outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @mmt4d(%a: tensor<2x3x4x2xf32>, %b: tensor<3x3x5x2xf32>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %0 = linalg.mmt4d
      ins(%a, %b : tensor<2x3x4x2xf32>, tensor<3x3x5x2xf32>)
      outs(%f : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}

func.func @mmt4d_memref(%a: memref<2x3x4x2xf32>, %b: memref<3x3x5x2xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.mmt4d
      ins(%a, %b : memref<2x3x4x2xf32>, memref<3x3x5x2xf32>)
      outs(%c : memref<2x3x4x5xf32>)
  return
}

func.func @mmt4d_mixed(%a: tensor<2x3x4x2xf16>, %b: tensor<3x3x5x2xbf16>, %c: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.mmt4d
      ins(%a, %b : tensor<2x3x4x2xf16>, tensor<3x3x5x2xbf16>)
      outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}

func.func @mmt4d_integer(%a: tensor<2x3x4x2xi8>, %b: tensor<3x3x5x2xi4>, %c: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.mmt4d
      ins(%a, %b : tensor<2x3x4x2xi8>, tensor<3x3x5x2xi4>)
      outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}

func.func @mmt4d_dynamic(%a: tensor<?x2x2x1xf32>, %b: tensor<2x2x3x1xf32>, %c: tensor<?x2x2x3xf32>) -> tensor<?x2x2x3xf32> {
  %0 = linalg.mmt4d
      ins(%a, %b : tensor<?x2x2x1xf32>, tensor<2x2x3x1xf32>)
      outs(%c : tensor<?x2x2x3xf32>) -> tensor<?x2x2x3xf32>
  return %0 : tensor<?x2x2x3xf32>
}

func.func @batch_mmt4d(%a: tensor<2x2x3x4x2xf32>, %b: tensor<2x3x3x5x2xf32>, %c: tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2x3x4x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  %0 = linalg.batch_mmt4d
      ins(%a, %b : tensor<2x2x3x4x2xf32>, tensor<2x3x3x5x2xf32>)
      outs(%f : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return %0 : tensor<2x2x3x4x5xf32>
}

func.func @batch_mmt4d_memref(%a: memref<2x2x3x4x2xf32>, %b: memref<2x3x3x5x2xf32>, %c: memref<2x2x3x4x5xf32>) {
  linalg.batch_mmt4d
      ins(%a, %b : memref<2x2x3x4x2xf32>, memref<2x3x3x5x2xf32>)
      outs(%c : memref<2x2x3x4x5xf32>)
  return
}

func.func @batch_mmt4d_mixed(%a: tensor<2x2x3x4x2xf16>, %b: tensor<2x3x3x5x2xbf16>, %c: tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32> {
  %0 = linalg.batch_mmt4d
      ins(%a, %b : tensor<2x2x3x4x2xf16>, tensor<2x3x3x5x2xbf16>)
      outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return %0 : tensor<2x2x3x4x5xf32>
}

func.func @matmul_transpose_a_tensor(%a: tensor<5x3xf32>, %b: tensor<5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<5x3xf32>, tensor<5x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_transpose_a_memref(%a: memref<5x3xf32>, %b: memref<5x4xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<5x3xf32>, memref<5x4xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @matmul_transpose_b_tensor(%a: tensor<3x5xf32>, %b: tensor<4x5xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<3x5xf32>, tensor<4x5xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_transpose_b_memref(%a: memref<3x5xf32>, %b: memref<4x5xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<3x5xf32>, memref<4x5xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @matmul_transpose_both_tensor(%a: tensor<5x3xf32>, %b: tensor<4x5xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<5x3xf32>, tensor<4x5xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_transpose_both_memref(%a: memref<5x3xf32>, %b: memref<4x5xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<5x3xf32>, memref<4x5xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @matmul_broadcast_a_tensor(%a: tensor<5xf32>, %b: tensor<5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<5xf32>, tensor<5x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_broadcast_a_memref(%a: memref<5xf32>, %b: memref<5x4xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<5xf32>, memref<5x4xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @matmul_broadcast_b_tensor(%a: tensor<3x5xf32>, %b: tensor<5xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<3x5xf32>, tensor<5xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @matmul_broadcast_b_memref(%a: memref<3x5xf32>, %b: memref<5xf32>, %c: memref<3x4xf32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<3x5xf32>, memref<5xf32>)
      outs(%c : memref<3x4xf32>)
  return
}

func.func @batch_matmul_transpose_a(%a: tensor<2x5x3xf32>, %b: tensor<2x5x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<2x5x3xf32>, tensor<2x5x4xf32>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_reduce_matmul_transpose_a(%a: tensor<2x5x3xf32>, %b: tensor<2x5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<2x5x3xf32>, tensor<2x5x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_matmul_transpose_b(%a: tensor<2x3x5xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<2x4x5xf32>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_reduce_matmul_transpose_b(%a: tensor<2x3x5xf32>, %b: tensor<2x4x5xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<2x4x5xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_matmul_broadcast_a(%a: tensor<3x5xf32>, %b: tensor<2x5x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<3x5xf32>, tensor<2x5x4xf32>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_reduce_matmul_broadcast_a(%a: tensor<3x5xf32>, %b: tensor<2x5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<3x5xf32>, tensor<2x5x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_matmul_broadcast_b(%a: tensor<2x3x5xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<5x4xf32>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_reduce_matmul_broadcast_b(%a: tensor<2x3x5xf32>, %b: tensor<5x4xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<5x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @batch_matmul_broadcast_vector(%a: tensor<2x3x5xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<5xf32>)
      outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @batch_reduce_matmul_broadcast_vector(%a: tensor<2x3x5xf32>, %b: tensor<5xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<2x3x5xf32>, tensor<5xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @contract_two_reductions(%a: tensor<2x3x4xf32>, %b: tensor<3x5x4xf32>, %c: tensor<5x2xf32>) -> tensor<5x2xf32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(i, j, k, l) -> (i, k, l)>, affine_map<(i, j, k, l) -> (k, j, l)>, affine_map<(i, j, k, l) -> (j, i)>]
      ins(%a, %b : tensor<2x3x4xf32>, tensor<3x5x4xf32>)
      outs(%c : tensor<5x2xf32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

func.func @contract_batch_not_first(%a: tensor<2x3x4xf16>, %b: tensor<4x5x3xf16>, %c: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(m, b, n, k) -> (m, k, b)>, affine_map<(m, b, n, k) -> (b, n, k)>, affine_map<(m, b, n, k) -> (m, n, b)>]
      ins(%a, %b : tensor<2x3x4xf16>, tensor<4x5x3xf16>)
      outs(%c : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// No parallel loop of one side alone: class vector.
func.func @contract_dot(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>]
      ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @quantized_matmul(%a: tensor<3x5xi8>, %b: tensor<5x4xi8>, %za: i32, %zb: i32, %c: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = linalg.quantized_matmul
      ins(%a, %b, %za, %zb : tensor<3x5xi8>, tensor<5x4xi8>, i32, i32)
      outs(%c : tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

func.func @quantized_matmul_memref(%a: memref<3x5xi8>, %b: memref<5x4xi8>, %za: i32, %zb: i32, %c: memref<3x4xi32>) {
  linalg.quantized_matmul
      ins(%a, %b, %za, %zb : memref<3x5xi8>, memref<5x4xi8>, i32, i32)
      outs(%c : memref<3x4xi32>)
  return
}

func.func @quantized_batch_matmul(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %za: i32, %zb: i32, %c: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.quantized_batch_matmul
      ins(%a, %b, %za, %zb : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32)
      outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}

func.func @quantized_batch_matmul_dynamic(%a: tensor<2x3x?xi8>, %b: tensor<2x?x4xi8>, %za: i32, %zb: i32, %c: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.quantized_batch_matmul
      ins(%a, %b, %za, %zb : tensor<2x3x?xi8>, tensor<2x?x4xi8>, i32, i32)
      outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}

func.func @matmul_unsigned(%a: tensor<3x5xi8>, %b: tensor<5x4xi8>, %c: tensor<3x4xi32>)
    -> tensor<3x4xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<3x5xi8>, tensor<5x4xi8>)
      outs(%c : tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

func.func @matmul_of_itself(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @matmul_of_constants(%a: tensor<2x3xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %splat = arith.constant dense<2.0> : tensor<3x2xf32>
  %weights = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = linalg.matmul ins(%a, %splat : tensor<2x3xf32>, tensor<3x2xf32>)
      outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = linalg.matmul ins(%0, %weights : tensor<2x2xf32>, tensor<2x2xf32>)
      outs(%weights : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
