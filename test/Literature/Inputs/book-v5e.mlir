// Problems of the scaling book on one TPU v5e, and one chip's share of those on
// several.

// roofline.md: the dot product of two long vectors.
func.func @dot(%x: tensor<1048576xbf16>, %y: tensor<1048576xbf16>) -> tensor<bf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<bf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<bf16>) -> tensor<bf16>
  %dot = linalg.dot ins(%x, %y : tensor<1048576xbf16>, tensor<1048576xbf16>)
      outs(%init : tensor<bf16>) -> tensor<bf16>
  return %dot : tensor<bf16>
}

// roofline.md, question 4: x[B, D] times w[B, D, F], a matrix for each row.
func.func @matrix_per_row(%x: tensor<64x4096xi8>, %w: tensor<64x4096x16384xi8>)
    -> tensor<64x16384xi8> {
  %zero = arith.constant 0 : i8
  %empty = tensor.empty() : tensor<64x16384xi8>
  %init = linalg.fill ins(%zero : i8) outs(%empty : tensor<64x16384xi8>)
      -> tensor<64x16384xi8>
  %y = linalg.batch_vecmat
      ins(%x, %w : tensor<64x4096xi8>, tensor<64x4096x16384xi8>)
      outs(%init : tensor<64x16384xi8>) -> tensor<64x16384xi8>
  return %y : tensor<64x16384xi8>
}

// tpus.md, question 6: x[8, 128*1024] times a[128*1024, 128*1024] of int8.
func.func @big_matrix(%x: tensor<8x131072xbf16>, %a: tensor<131072x131072xi8>)
    -> tensor<8x131072xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8x131072xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8x131072xbf16>)
      -> tensor<8x131072xbf16>
  %y = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %a : tensor<8x131072xbf16>, tensor<131072x131072xi8>)
      outs(%init : tensor<8x131072xbf16>) {
  ^bb0(%l: bf16, %r: i8, %sum: bf16):
    %wide = arith.sitofp %r : i8 to bf16
    %product = arith.mulf %l, %wide : bf16
    %next = arith.addf %sum, %product : bf16
    linalg.yield %next : bf16
  } -> tensor<8x131072xbf16>
  return %y : tensor<8x131072xbf16>
}

// applied-inference.md: one of 32 shares of x[B, D] times w[D, F], B = 64.
func.func @share_of_mlp(%x: tensor<64x8192xbf16>, %w: tensor<8192x896xbf16>)
    -> tensor<64x896xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<64x896xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<64x896xbf16>)
      -> tensor<64x896xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<64x8192xbf16>, tensor<8192x896xbf16>)
      outs(%init : tensor<64x896xbf16>) -> tensor<64x896xbf16>
  return %y : tensor<64x896xbf16>
}
