// x[B, D] times w[D, F]; print_sizes.py fills in the sizes.
func.func @size_$B(%x: tensor<${B}x${D}x$TYPE>, %w: tensor<${D}x${F}x$TYPE>)
    -> tensor<${B}x${F}x$TYPE> {
  %zero = arith.constant $ZERO : $TYPE
  %empty = tensor.empty() : tensor<${B}x${F}x$TYPE>
  %init = linalg.fill ins(%zero : $TYPE) outs(%empty : tensor<${B}x${F}x$TYPE>)
      -> tensor<${B}x${F}x$TYPE>
  %y = linalg.matmul
      ins(%x, %w : tensor<${B}x${D}x$TYPE>, tensor<${D}x${F}x$TYPE>)
      outs(%init : tensor<${B}x${F}x$TYPE>) -> tensor<${B}x${F}x$TYPE>
  return %y : tensor<${B}x${F}x$TYPE>
}
