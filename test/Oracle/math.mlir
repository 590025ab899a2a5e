// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// math ops on scalars, vectors and tensors of extent 0, static and dynamic
// extents.

// CHECK: oracle: 47 functions, 0 disagreements

func.func @absf(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.absf %s0 : f32
  %1 = math.absf %v0 : vector<2x3xf32>
  %2 = math.absf %z0 : tensor<3x0x4xf32>
  %3 = math.absf %t0 : tensor<3x4xf32>
  %4 = math.absf %d0 : tensor<?x2xf32>
  return
}

func.func @acos(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.acos %s0 : f32
  %1 = math.acos %v0 : vector<2x3xf32>
  %2 = math.acos %z0 : tensor<3x0x4xf32>
  %3 = math.acos %t0 : tensor<3x4xf32>
  %4 = math.acos %d0 : tensor<?x2xf32>
  return
}

func.func @acosh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.acosh %s0 : f32
  %1 = math.acosh %v0 : vector<2x3xf32>
  %2 = math.acosh %z0 : tensor<3x0x4xf32>
  %3 = math.acosh %t0 : tensor<3x4xf32>
  %4 = math.acosh %d0 : tensor<?x2xf32>
  return
}

func.func @asin(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.asin %s0 : f32
  %1 = math.asin %v0 : vector<2x3xf32>
  %2 = math.asin %z0 : tensor<3x0x4xf32>
  %3 = math.asin %t0 : tensor<3x4xf32>
  %4 = math.asin %d0 : tensor<?x2xf32>
  return
}

func.func @asinh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.asinh %s0 : f32
  %1 = math.asinh %v0 : vector<2x3xf32>
  %2 = math.asinh %z0 : tensor<3x0x4xf32>
  %3 = math.asinh %t0 : tensor<3x4xf32>
  %4 = math.asinh %d0 : tensor<?x2xf32>
  return
}

func.func @atan(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.atan %s0 : f32
  %1 = math.atan %v0 : vector<2x3xf32>
  %2 = math.atan %z0 : tensor<3x0x4xf32>
  %3 = math.atan %t0 : tensor<3x4xf32>
  %4 = math.atan %d0 : tensor<?x2xf32>
  return
}

func.func @atanh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.atanh %s0 : f32
  %1 = math.atanh %v0 : vector<2x3xf32>
  %2 = math.atanh %z0 : tensor<3x0x4xf32>
  %3 = math.atanh %t0 : tensor<3x4xf32>
  %4 = math.atanh %d0 : tensor<?x2xf32>
  return
}

func.func @cbrt(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.cbrt %s0 : f32
  %1 = math.cbrt %v0 : vector<2x3xf32>
  %2 = math.cbrt %z0 : tensor<3x0x4xf32>
  %3 = math.cbrt %t0 : tensor<3x4xf32>
  %4 = math.cbrt %d0 : tensor<?x2xf32>
  return
}

func.func @ceil(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.ceil %s0 : f32
  %1 = math.ceil %v0 : vector<2x3xf32>
  %2 = math.ceil %z0 : tensor<3x0x4xf32>
  %3 = math.ceil %t0 : tensor<3x4xf32>
  %4 = math.ceil %d0 : tensor<?x2xf32>
  return
}

func.func @cos(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.cos %s0 : f32
  %1 = math.cos %v0 : vector<2x3xf32>
  %2 = math.cos %z0 : tensor<3x0x4xf32>
  %3 = math.cos %t0 : tensor<3x4xf32>
  %4 = math.cos %d0 : tensor<?x2xf32>
  return
}

func.func @cosh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.cosh %s0 : f32
  %1 = math.cosh %v0 : vector<2x3xf32>
  %2 = math.cosh %z0 : tensor<3x0x4xf32>
  %3 = math.cosh %t0 : tensor<3x4xf32>
  %4 = math.cosh %d0 : tensor<?x2xf32>
  return
}

func.func @erf(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.erf %s0 : f32
  %1 = math.erf %v0 : vector<2x3xf32>
  %2 = math.erf %z0 : tensor<3x0x4xf32>
  %3 = math.erf %t0 : tensor<3x4xf32>
  %4 = math.erf %d0 : tensor<?x2xf32>
  return
}

func.func @erfc(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.erfc %s0 : f32
  %1 = math.erfc %v0 : vector<2x3xf32>
  %2 = math.erfc %z0 : tensor<3x0x4xf32>
  %3 = math.erfc %t0 : tensor<3x4xf32>
  %4 = math.erfc %d0 : tensor<?x2xf32>
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

func.func @exp2(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.exp2 %s0 : f32
  %1 = math.exp2 %v0 : vector<2x3xf32>
  %2 = math.exp2 %z0 : tensor<3x0x4xf32>
  %3 = math.exp2 %t0 : tensor<3x4xf32>
  %4 = math.exp2 %d0 : tensor<?x2xf32>
  return
}

func.func @expm1(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.expm1 %s0 : f32
  %1 = math.expm1 %v0 : vector<2x3xf32>
  %2 = math.expm1 %z0 : tensor<3x0x4xf32>
  %3 = math.expm1 %t0 : tensor<3x4xf32>
  %4 = math.expm1 %d0 : tensor<?x2xf32>
  return
}

func.func @floor(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.floor %s0 : f32
  %1 = math.floor %v0 : vector<2x3xf32>
  %2 = math.floor %z0 : tensor<3x0x4xf32>
  %3 = math.floor %t0 : tensor<3x4xf32>
  %4 = math.floor %d0 : tensor<?x2xf32>
  return
}

func.func @log(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.log %s0 : f32
  %1 = math.log %v0 : vector<2x3xf32>
  %2 = math.log %z0 : tensor<3x0x4xf32>
  %3 = math.log %t0 : tensor<3x4xf32>
  %4 = math.log %d0 : tensor<?x2xf32>
  return
}

func.func @log10(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.log10 %s0 : f32
  %1 = math.log10 %v0 : vector<2x3xf32>
  %2 = math.log10 %z0 : tensor<3x0x4xf32>
  %3 = math.log10 %t0 : tensor<3x4xf32>
  %4 = math.log10 %d0 : tensor<?x2xf32>
  return
}

func.func @log1p(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.log1p %s0 : f32
  %1 = math.log1p %v0 : vector<2x3xf32>
  %2 = math.log1p %z0 : tensor<3x0x4xf32>
  %3 = math.log1p %t0 : tensor<3x4xf32>
  %4 = math.log1p %d0 : tensor<?x2xf32>
  return
}

func.func @log2(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.log2 %s0 : f32
  %1 = math.log2 %v0 : vector<2x3xf32>
  %2 = math.log2 %z0 : tensor<3x0x4xf32>
  %3 = math.log2 %t0 : tensor<3x4xf32>
  %4 = math.log2 %d0 : tensor<?x2xf32>
  return
}

func.func @round(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.round %s0 : f32
  %1 = math.round %v0 : vector<2x3xf32>
  %2 = math.round %z0 : tensor<3x0x4xf32>
  %3 = math.round %t0 : tensor<3x4xf32>
  %4 = math.round %d0 : tensor<?x2xf32>
  return
}

func.func @roundeven(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.roundeven %s0 : f32
  %1 = math.roundeven %v0 : vector<2x3xf32>
  %2 = math.roundeven %z0 : tensor<3x0x4xf32>
  %3 = math.roundeven %t0 : tensor<3x4xf32>
  %4 = math.roundeven %d0 : tensor<?x2xf32>
  return
}

func.func @rsqrt(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.rsqrt %s0 : f32
  %1 = math.rsqrt %v0 : vector<2x3xf32>
  %2 = math.rsqrt %z0 : tensor<3x0x4xf32>
  %3 = math.rsqrt %t0 : tensor<3x4xf32>
  %4 = math.rsqrt %d0 : tensor<?x2xf32>
  return
}

func.func @sin(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.sin %s0 : f32
  %1 = math.sin %v0 : vector<2x3xf32>
  %2 = math.sin %z0 : tensor<3x0x4xf32>
  %3 = math.sin %t0 : tensor<3x4xf32>
  %4 = math.sin %d0 : tensor<?x2xf32>
  return
}

func.func @sinh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.sinh %s0 : f32
  %1 = math.sinh %v0 : vector<2x3xf32>
  %2 = math.sinh %z0 : tensor<3x0x4xf32>
  %3 = math.sinh %t0 : tensor<3x4xf32>
  %4 = math.sinh %d0 : tensor<?x2xf32>
  return
}

func.func @sqrt(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.sqrt %s0 : f32
  %1 = math.sqrt %v0 : vector<2x3xf32>
  %2 = math.sqrt %z0 : tensor<3x0x4xf32>
  %3 = math.sqrt %t0 : tensor<3x4xf32>
  %4 = math.sqrt %d0 : tensor<?x2xf32>
  return
}

func.func @tan(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.tan %s0 : f32
  %1 = math.tan %v0 : vector<2x3xf32>
  %2 = math.tan %z0 : tensor<3x0x4xf32>
  %3 = math.tan %t0 : tensor<3x4xf32>
  %4 = math.tan %d0 : tensor<?x2xf32>
  return
}

func.func @tanh(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.tanh %s0 : f32
  %1 = math.tanh %v0 : vector<2x3xf32>
  %2 = math.tanh %z0 : tensor<3x0x4xf32>
  %3 = math.tanh %t0 : tensor<3x4xf32>
  %4 = math.tanh %d0 : tensor<?x2xf32>
  return
}

func.func @trunc(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.trunc %s0 : f32
  %1 = math.trunc %v0 : vector<2x3xf32>
  %2 = math.trunc %z0 : tensor<3x0x4xf32>
  %3 = math.trunc %t0 : tensor<3x4xf32>
  %4 = math.trunc %d0 : tensor<?x2xf32>
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

func.func @ctlz(%s0: i8, %v0: vector<2x3xi8>, %z0: tensor<3x0x4xi8>, %t0: tensor<3x4xi8>, %d0: tensor<?x2xi8>) {
  %0 = math.ctlz %s0 : i8
  %1 = math.ctlz %v0 : vector<2x3xi8>
  %2 = math.ctlz %z0 : tensor<3x0x4xi8>
  %3 = math.ctlz %t0 : tensor<3x4xi8>
  %4 = math.ctlz %d0 : tensor<?x2xi8>
  return
}

func.func @ctpop(%s0: i8, %v0: vector<2x3xi8>, %z0: tensor<3x0x4xi8>, %t0: tensor<3x4xi8>, %d0: tensor<?x2xi8>) {
  %0 = math.ctpop %s0 : i8
  %1 = math.ctpop %v0 : vector<2x3xi8>
  %2 = math.ctpop %z0 : tensor<3x0x4xi8>
  %3 = math.ctpop %t0 : tensor<3x4xi8>
  %4 = math.ctpop %d0 : tensor<?x2xi8>
  return
}

func.func @cttz(%s0: i8, %v0: vector<2x3xi8>, %z0: tensor<3x0x4xi8>, %t0: tensor<3x4xi8>, %d0: tensor<?x2xi8>) {
  %0 = math.cttz %s0 : i8
  %1 = math.cttz %v0 : vector<2x3xi8>
  %2 = math.cttz %z0 : tensor<3x0x4xi8>
  %3 = math.cttz %t0 : tensor<3x4xi8>
  %4 = math.cttz %d0 : tensor<?x2xi8>
  return
}

func.func @atan2(%s0: f64, %s1: f64, %v0: vector<2x3xf64>, %v1: vector<2x3xf64>, %z0: tensor<3x0x4xf64>, %z1: tensor<3x0x4xf64>, %t0: tensor<3x4xf64>, %t1: tensor<3x4xf64>, %d0: tensor<?x2xf64>, %d1: tensor<?x2xf64>) {
  %0 = math.atan2 %s0, %s1 : f64
  %1 = math.atan2 %v0, %v1 : vector<2x3xf64>
  %2 = math.atan2 %z0, %z1 : tensor<3x0x4xf64>
  %3 = math.atan2 %t0, %t1 : tensor<3x4xf64>
  %4 = math.atan2 %d0, %d1 : tensor<?x2xf64>
  return
}

func.func @copysign(%s0: f64, %s1: f64, %v0: vector<2x3xf64>, %v1: vector<2x3xf64>, %z0: tensor<3x0x4xf64>, %z1: tensor<3x0x4xf64>, %t0: tensor<3x4xf64>, %t1: tensor<3x4xf64>, %d0: tensor<?x2xf64>, %d1: tensor<?x2xf64>) {
  %0 = math.copysign %s0, %s1 : f64
  %1 = math.copysign %v0, %v1 : vector<2x3xf64>
  %2 = math.copysign %z0, %z1 : tensor<3x0x4xf64>
  %3 = math.copysign %t0, %t1 : tensor<3x4xf64>
  %4 = math.copysign %d0, %d1 : tensor<?x2xf64>
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

func.func @fpowi(%s0: f32, %s1: i32, %v0: vector<2x3xf32>, %v1: vector<2x3xi32>, %z0: tensor<3x0x4xf32>, %z1: tensor<3x0x4xi32>, %t0: tensor<3x4xf32>, %t1: tensor<3x4xi32>, %d0: tensor<?x2xf32>, %d1: tensor<?x2xi32>) {
  %0 = math.fpowi %s0, %s1 : f32, i32
  %1 = math.fpowi %v0, %v1 : vector<2x3xf32>, vector<2x3xi32>
  %2 = math.fpowi %z0, %z1 : tensor<3x0x4xf32>, tensor<3x0x4xi32>
  %3 = math.fpowi %t0, %t1 : tensor<3x4xf32>, tensor<3x4xi32>
  %4 = math.fpowi %d0, %d1 : tensor<?x2xf32>, tensor<?x2xi32>
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

func.func @isfinite(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.isfinite %s0 : f32
  %1 = math.isfinite %v0 : vector<2x3xf32>
  %2 = math.isfinite %z0 : tensor<3x0x4xf32>
  %3 = math.isfinite %t0 : tensor<3x4xf32>
  %4 = math.isfinite %d0 : tensor<?x2xf32>
  return
}

func.func @isinf(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.isinf %s0 : f32
  %1 = math.isinf %v0 : vector<2x3xf32>
  %2 = math.isinf %z0 : tensor<3x0x4xf32>
  %3 = math.isinf %t0 : tensor<3x4xf32>
  %4 = math.isinf %d0 : tensor<?x2xf32>
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

func.func @isnormal(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = math.isnormal %s0 : f32
  %1 = math.isnormal %v0 : vector<2x3xf32>
  %2 = math.isnormal %z0 : tensor<3x0x4xf32>
  %3 = math.isnormal %t0 : tensor<3x4xf32>
  %4 = math.isnormal %d0 : tensor<?x2xf32>
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
