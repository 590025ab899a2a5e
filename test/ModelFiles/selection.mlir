// RUN: roofline-opt %s --allow-unregistered-dialect --split-input-file --roofline="target=h100 report=none" | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect --split-input-file -o /dev/null \
// RUN:   --roofline="target=h100 report=csv output=-" | FileCheck %s --check-prefix=NONE --implicit-check-not=unmodelled
// RUN: roofline-opt --list-roofline-models | grep -c "^  " > %t.listed
// RUN: cat %S/../../lib/ModelFiles/Builtin/*.mlir | grep -c '^roofline.model "[^"]*" ' | diff %t.listed -

// Of a library the models of a program's own ops are read: each program finds its
// own, under the name of the library, of an alias, and of what an op dispatches to.
// Each model begins a line of its library.

// NONE: stablehlo.add

// CHECK: "stablehlo.add"{{.*}}vector(f32) = 4
func.func @library(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: "stablehlo.multiply"{{.*}}vector(f32) = 4
// CHECK: "chlo.erf"{{.*}}special(f32) = 4
func.func @other_ops(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.multiply"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "chlo.erf"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK: "mhlo.tanh"{{.*}}special(f32) = 4
// CHECK: "stablehlo.tanh"{{.*}}special(f32) = 4
func.func @alias(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "mhlo.tanh"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.tanh"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// 32 random bits of 4 elements: PHILOX is a model of its own.
// CHECK: "stablehlo.rng_bit_generator"{{.*}}integer(i32)
func.func @dispatch(%state: tensor<2xui64>) -> tensor<4xui32> {
  %0:2 = "stablehlo.rng_bit_generator"(%state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %0#1 : tensor<4xui32>
}
