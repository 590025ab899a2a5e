// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// Work of the math dialect, one function per rule and shape class.

// a * b + c is 2 FLOPs.
func.func @fma_r1(%a: f32, %b: vector<8xf16>, %c: tensor<4x4xf32>,
                  %d: tensor<4x4xf32>, %e: tensor<?xf64>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
  %0 = math.fma %a, %a, %a : f32
  // 2 * 8 lanes
  // expected-remark @below {{#roofline.work<vector(f16) = 16>}}
  %1 = math.fma %b, %b, %b : vector<8xf16>
  // 2 * 16; two distinct operands of 64 B are read
  // expected-remark @below {{#roofline.work<vector(f32) = 32, bytes_read = 128, bytes_written = 64>}}
  %2 = math.fma %c, %d, %c : tensor<4x4xf32>
  // expected-remark @below {{#roofline.work<vector(f64) = "2*arg4_d0", bytes_read = "8*arg4_d0", bytes_written = "8*arg4_d0">}}
  %3 = math.fma %e, %e, %e : tensor<?xf64>
  return
}

// -----

func.func @float_scalar_r2(%a: f32) {
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %0 = math.absf %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %1 = math.ceil %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %2 = math.copysign %a, %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %3 = math.floor %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %4 = math.round %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %5 = math.roundeven %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %6 = math.trunc %a : f32
  // a max and a min
  // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
  %7 = math.clampf %a to [%a, %a] : f32
  return
}

// -----

// Class special, apart from FLOPs.
func.func @special_scalar_r3(%a: f32, %n: i32) {
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %0 = math.acos %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %1 = math.acosh %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %2 = math.asin %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %3 = math.asinh %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %4 = math.atan %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %5 = math.atan2 %a, %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %6 = math.atanh %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %7 = math.cbrt %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %8 = math.cos %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %9 = math.cosh %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %10 = math.erf %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %11 = math.erfc %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %12 = math.exp %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %13 = math.exp2 %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %14 = math.expm1 %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %15 = math.log %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %16 = math.log10 %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %17 = math.log1p %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %18 = math.log2 %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %19 = math.powf %a, %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %20 = math.rsqrt %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %21 = math.sin %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %22 = math.sinh %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %23 = math.sqrt %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %24 = math.tan %a : f32
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %25 = math.tanh %a : f32
  // a sine and a cosine
  // expected-remark @below {{#roofline.work<special(f32) = 2>}}
  %26, %27 = math.sincos %a : f32
  // by the base's type
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %28 = math.fpowi %a, %n : f32, i32
  // expected-remark @below {{#roofline.work<special(i32) = 1>}}
  %29 = math.ipowi %n, %n : i32
  return
}

// -----

func.func @special_shaped_r3(%a: vector<16xf32>, %b: tensor<1000xf16>,
                             %c: tensor<?x4xf32>, %d: tensor<10xf32>,
                             %n: tensor<10xi32>, %u: tensor<*xf32>) {
  // expected-remark @below {{#roofline.work<special(f32) = 16>}}
  %0 = math.exp %a : vector<16xf32>
  // 1000 * 2 B each way
  // expected-remark @below {{#roofline.work<special(f16) = 1000, bytes_read = 2000, bytes_written = 2000>}}
  %1 = math.tanh %b : tensor<1000xf16>
  // expected-remark @below {{#roofline.work<special(f32) = "4*arg2_d0", bytes_read = "16*arg2_d0", bytes_written = "16*arg2_d0">}}
  %2 = math.rsqrt %c : tensor<?x4xf32>
  // 2 * 10; writes both results
  // expected-remark @below {{#roofline.work<special(f32) = 20, bytes_read = 40, bytes_written = 80>}}
  %3, %4 = math.sincos %d : tensor<10xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 10, bytes_read = 80, bytes_written = 40>}}
  %5 = math.fpowi %d, %n : tensor<10xf32>, tensor<10xi32>
  // expected-remark @below {{unmodelled}}
  %6 = math.exp %u : tensor<*xf32>
  return
}

// -----

func.func @integer_r4(%a: i32, %b: vector<4xi8>, %c: tensor<6xi64>,
                      %i: index) {
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %0 = math.absi %a : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %1 = math.ctlz %a : i32
  // expected-remark @below {{#roofline.work<integer(i8) = 4>}}
  %2 = math.cttz %b : vector<4xi8>
  // 6 * 8 B each way
  // expected-remark @below {{#roofline.work<integer(i64) = 6, bytes_read = 48, bytes_written = 48>}}
  %3 = math.ctpop %c : tensor<6xi64>
  // addressing: no row
  %4 = math.absi %i : index
  %5 = math.ipowi %i, %i : index
  return
}

// -----

func.func @classification_r5(%a: f32, %b: vector<4xf16>, %c: tensor<3x3xf32>) {
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %0 = math.isfinite %a : f32
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %1 = math.isinf %a : f32
  // expected-remark @below {{#roofline.work<other(f16) = 4>}}
  %2 = math.isnan %b : vector<4xf16>
  // reads 9 * 4 B, writes 9 * 1 B
  // expected-remark @below {{#roofline.work<other(f32) = 9, bytes_read = 36, bytes_written = 9>}}
  %3 = math.isnormal %c : tensor<3x3xf32>
  return
}
