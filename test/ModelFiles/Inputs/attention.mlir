func.func @attention(%q: tensor<?x?x?xf16>, %kt: tensor<?x?x?xf16>, %v: tensor<?x?x?xf16>) -> tensor<?x?x?xf32> attributes {roofline.model = "acme.attention"} {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %s = tosa.matmul %q, %kt, %zero, %zero : (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?xf32>
  %max = tosa.reduce_max %s {axis = 2 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?x1xf32>
  %x = tosa.sub %s, %max : (tensor<?x?x?xf32>, tensor<?x?x1xf32>) -> tensor<?x?x?xf32>
  %e = tosa.exp %x : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = tosa.cast %e : (tensor<?x?x?xf32>) -> tensor<?x?x?xf16>
  %o = tosa.matmul %p, %v, %zero, %zero : (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?xf32>
  return %o : tensor<?x?x?xf32>
}
