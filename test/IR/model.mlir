// RUN: roofline-opt %s --verify-roundtrip | FileCheck %s

// `roofline.model`, and the attributes of a function that is a model.

// CHECK: roofline.model "acme.gelu" elementwise {float = {special = 1 : i64, vector = 4 : i64}}
roofline.model "acme.gelu" elementwise {float = {vector = 4, special = 1}}
// CHECK: roofline.model "acme.view" view
roofline.model "acme.view" view
// CHECK: roofline.model = "acme.double", roofline.model_bytes = "body"
func.func @double(%x: tensor<?xf32>) -> tensor<?xf32>
    attributes {roofline.model = "acme.double", roofline.model_bytes = "body"} {
  %0 = arith.addf %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
