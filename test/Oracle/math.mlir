// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// math ops on vectors; one of each class and number of operands on scalars,
// vectors and tensors of extent 0, static and dynamic extents.

// CHECK: oracle: 14 functions, 0 disagreements

func.func @absf(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.absf %s0 : f32
  %1 = math.absf %v0 : vector<2x3xf32>
  %2 = math.absf %z0 : tensor<3x0x4xf32>
  %3 = math.absf %t0 : tensor<3x4xf32>
  %4 = math.absf %d0 : tensor<?x2xf32>
  return
}

func.func @exp(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.exp %s0 : f32
  %1 = math.exp %v0 : vector<2x3xf32>
  %2 = math.exp %z0 : tensor<3x0x4xf32>
  %3 = math.exp %t0 : tensor<3x4xf32>
  %4 = math.exp %d0 : tensor<?x2xf32>
  return
}

func.func @absi(%s0: i8, %v0: vector<2x3xi8>, %z0: tensor<3x0x4xi8>, %t0: tensor<3x4xi8>, %d0: tensor<?x2xi8>) {
  %0 = math.absi %s0 : i8
  %1 = math.absi %v0 : vector<2x3xi8>
  %2 = math.absi %z0 : tensor<3x0x4xi8>
  %3 = math.absi %t0 : tensor<3x4xi8>
  %4 = math.absi %d0 : tensor<?x2xi8>
  return
}

func.func @powf(%s0: f64, %s1: f64, %v0: vector<2x3xf64>, %v1: vector<2x3xf64>, %z0: tensor<3x0x4xf64>, %z1: tensor<3x0x4xf64>, %t0: tensor<3x4xf64>, %t1: tensor<3x4xf64>, %d0: tensor<?x2xf64>, %d1: tensor<?x2xf64>) {
  %0 = math.powf %s0, %s1 : f64
  %1 = math.powf %v0, %v1 : vector<2x3xf64>
  %2 = math.powf %z0, %z1 : tensor<3x0x4xf64>
  %3 = math.powf %t0, %t1 : tensor<3x4xf64>
  %4 = math.powf %d0, %d1 : tensor<?x2xf64>
  return
}

func.func @ipowi(%s0: i16, %s1: i16, %v0: vector<2x3xi16>, %v1: vector<2x3xi16>, %z0: tensor<3x0x4xi16>, %z1: tensor<3x0x4xi16>, %t0: tensor<3x4xi16>, %t1: tensor<3x4xi16>, %d0: tensor<?x2xi16>, %d1: tensor<?x2xi16>) {
  %0 = math.ipowi %s0, %s1 : i16
  %1 = math.ipowi %v0, %v1 : vector<2x3xi16>
  %2 = math.ipowi %z0, %z1 : tensor<3x0x4xi16>
  %3 = math.ipowi %t0, %t1 : tensor<3x4xi16>
  %4 = math.ipowi %d0, %d1 : tensor<?x2xi16>
  return
}

func.func @fma(%s0: f16, %s1: f16, %s2: f16, %v0: vector<2x3xf16>, %v1: vector<2x3xf16>, %v2: vector<2x3xf16>, %z0: tensor<3x0x4xf16>, %z1: tensor<3x0x4xf16>, %z2: tensor<3x0x4xf16>, %t0: tensor<3x4xf16>, %t1: tensor<3x4xf16>, %t2: tensor<3x4xf16>, %d0: tensor<?x2xf16>, %d1: tensor<?x2xf16>, %d2: tensor<?x2xf16>) {
  %0 = math.fma %s0, %s1, %s2 : f16
  %1 = math.fma %v0, %v1, %v2 : vector<2x3xf16>
  %2 = math.fma %z0, %z1, %z2 : tensor<3x0x4xf16>
  %3 = math.fma %t0, %t1, %t2 : tensor<3x4xf16>
  %4 = math.fma %d0, %d1, %d2 : tensor<?x2xf16>
  return
}

func.func @clampf(%s0: f32, %s1: f32, %s2: f32, %v0: vector<2x3xf32>, %v1: vector<2x3xf32>, %v2: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %z1: tensor<3x0x4xf32>, %z2: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %t1: tensor<3x4xf32>, %t2: tensor<3x4xf32>, %d0: tensor<?x2xf32>, %d1: tensor<?x2xf32>, %d2: tensor<?x2xf32>) {
  %0 = math.clampf %s0 to [%s1, %s2] : f32
  %1 = math.clampf %v0 to [%v1, %v2] : vector<2x3xf32>
  %2 = math.clampf %z0 to [%z1, %z2] : tensor<3x0x4xf32>
  %3 = math.clampf %t0 to [%t1, %t2] : tensor<3x4xf32>
  %4 = math.clampf %d0 to [%d1, %d2] : tensor<?x2xf32>
  return
}

func.func @isnan(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.isnan %s0 : f32
  %1 = math.isnan %v0 : vector<2x3xf32>
  %2 = math.isnan %z0 : tensor<3x0x4xf32>
  %3 = math.isnan %t0 : tensor<3x4xf32>
  %4 = math.isnan %d0 : tensor<?x2xf32>
  return
}

func.func @sincos(%a: f32, %v: vector<2x2xf16>) {
  %0, %1 = math.sincos %a : f32
  %2, %3 = math.sincos %v : vector<2x2xf16>
  return
}

func.func @sincos_tensor(%t: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %0, %1 = math.sincos %t : tensor<3x4xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xf32>
}

func.func @floats(%v0: vector<2x3xf32>) {
  %0 = math.acos %v0 : vector<2x3xf32>
  %1 = math.acosh %v0 : vector<2x3xf32>
  %2 = math.asin %v0 : vector<2x3xf32>
  %3 = math.asinh %v0 : vector<2x3xf32>
  %4 = math.atan %v0 : vector<2x3xf32>
  %5 = math.atanh %v0 : vector<2x3xf32>
  %6 = math.cbrt %v0 : vector<2x3xf32>
  %7 = math.ceil %v0 : vector<2x3xf32>
  %8 = math.cos %v0 : vector<2x3xf32>
  %9 = math.cosh %v0 : vector<2x3xf32>
  %10 = math.erf %v0 : vector<2x3xf32>
  %11 = math.erfc %v0 : vector<2x3xf32>
  %12 = math.exp2 %v0 : vector<2x3xf32>
  %13 = math.expm1 %v0 : vector<2x3xf32>
  %14 = math.floor %v0 : vector<2x3xf32>
  %15 = math.log %v0 : vector<2x3xf32>
  %16 = math.log10 %v0 : vector<2x3xf32>
  %17 = math.log1p %v0 : vector<2x3xf32>
  %18 = math.log2 %v0 : vector<2x3xf32>
  %19 = math.round %v0 : vector<2x3xf32>
  %20 = math.roundeven %v0 : vector<2x3xf32>
  %21 = math.rsqrt %v0 : vector<2x3xf32>
  %22 = math.sin %v0 : vector<2x3xf32>
  %23 = math.sinh %v0 : vector<2x3xf32>
  %24 = math.sqrt %v0 : vector<2x3xf32>
  %25 = math.tan %v0 : vector<2x3xf32>
  %26 = math.tanh %v0 : vector<2x3xf32>
  %27 = math.trunc %v0 : vector<2x3xf32>
  %28 = math.isfinite %v0 : vector<2x3xf32>
  %29 = math.isinf %v0 : vector<2x3xf32>
  %30 = math.isnormal %v0 : vector<2x3xf32>
  return
}

func.func @integers(%v0: vector<2x3xi8>) {
  %0 = math.ctlz %v0 : vector<2x3xi8>
  %1 = math.ctpop %v0 : vector<2x3xi8>
  %2 = math.cttz %v0 : vector<2x3xi8>
  return
}

func.func @pairs_of_floats(%v0: vector<2x3xf64>, %v1: vector<2x3xf64>) {
  %0 = math.atan2 %v0, %v1 : vector<2x3xf64>
  %1 = math.copysign %v0, %v1 : vector<2x3xf64>
  return
}

func.func @float_and_integer(%v0: vector<2x3xf32>, %v1: vector<2x3xi32>) {
  %0 = math.fpowi %v0, %v1 : vector<2x3xf32>, vector<2x3xi32>
  return
}
