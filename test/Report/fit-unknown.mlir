// RUN: roofline-opt %s --roofline="target=h100 report=json output=-" -o /dev/null | FileCheck %s

// What a recursive call stores is not known, and may be more than what another function
// does: nobody can say whether all of the module fits, in whichever order they come.

// CHECK: "name": "recursive",
// CHECK: "fits": null
// CHECK: "name": "known",
// CHECK: "total_bytes": 8000,
// CHECK: "fits": true
// CHECK: "total_bytes": 8000,
// CHECK: "fits": null
func.func @recursive(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @recursive(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @known(%a: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = math.exp %a : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
