// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// Work of the complex dialect in real operations. z = a + ib, w = c + id.

func.func @arithmetic_r6(%z: complex<f32>, %w: complex<f32>) {
  // (a + c) + i(b + d)
  // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
  %0 = complex.add %z, %w : complex<f32>
  // (a - c) + i(b - d)
  // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
  %1 = complex.sub %z, %w : complex<f32>
  // -a + i(-b)
  // expected-remark @below {{#roofline.work<vector(f32) = 2>}}
  %2 = complex.neg %z : complex<f32>
  // a + i(-b)
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %3 = complex.conj %z : complex<f32>
  // (ac - bd) + i(ad + bc): 4 products, 2 sums
  // expected-remark @below {{#roofline.work<vector(f32) = 6>}}
  %4 = complex.mul %z, %w : complex<f32>
  // ((ac + bd) + i(bc - ad)) / (c^2 + d^2): (4 + 2) products, (2 + 1) sums,
  // 2 quotients
  // expected-remark @below {{#roofline.work<vector(f32) = 11>}}
  %5 = complex.div %z, %w : complex<f32>
  return
}

// -----

func.func @types_r6(%z: complex<f16>, %w: complex<f64>) {
  // expected-remark @below {{#roofline.work<vector(f16) = 6>}}
  %0 = complex.mul %z, %z : complex<f16>
  // expected-remark @below {{#roofline.work<vector(f64) = 6>}}
  %1 = complex.mul %w, %w : complex<f64>
  return
}

// -----

func.func @polar_r6(%z: complex<f32>) {
  // sqrt(a^2 + b^2): 2 products, a sum, a root
  // expected-remark @below {{#roofline.work<vector(f32) = 3, special(f32) = 1>}}
  %0 = complex.abs %z : complex<f32>
  // atan2(b, a)
  // expected-remark @below {{#roofline.work<special(f32) = 1>}}
  %1 = complex.angle %z : complex<f32>
  // z / |z|: |z| 3 + 1, 2 quotients
  // expected-remark @below {{#roofline.work<vector(f32) = 5, special(f32) = 1>}}
  %2 = complex.sign %z : complex<f32>
  return
}

// -----

func.func @exponential_r6(%z: complex<f32>, %w: complex<f32>, %n: i32) {
  // e^a cos b + i e^a sin b: 2 products; exp, cos, sin
  // expected-remark @below {{#roofline.work<vector(f32) = 2, special(f32) = 3>}}
  %0 = complex.exp %z : complex<f32>
  // one more sum
  // expected-remark @below {{#roofline.work<vector(f32) = 3, special(f32) = 3>}}
  %1 = complex.expm1 %z : complex<f32>
  // ln |z| + i atan2(b, a): |z| 3 + 1; ln, atan2
  // expected-remark @below {{#roofline.work<vector(f32) = 3, special(f32) = 3>}}
  %2 = complex.log %z : complex<f32>
  // one more sum
  // expected-remark @below {{#roofline.work<vector(f32) = 4, special(f32) = 3>}}
  %3 = complex.log1p %z : complex<f32>
  // exp(w log z): 3 + 6 + 2 and 3 + 3
  // expected-remark @below {{#roofline.work<vector(f32) = 11, special(f32) = 6>}}
  %4 = complex.pow %z, %w : complex<f32>
  // exp(n log z): 3 + 2 + 2 and 3 + 3
  // expected-remark @below {{#roofline.work<vector(f32) = 7, special(f32) = 6>}}
  %5 = complex.powi %z, %n : complex<f32>, i32
  return
}

// -----

func.func @roots_r6(%z: complex<f32>) {
  // sqrt((|z| + a) / 2) + i copysign(sqrt((|z| - a) / 2), b): |z| 3 + 1, twice
  // a sum, a quotient and a root, and the sign
  // expected-remark @below {{#roofline.work<vector(f32) = 8, special(f32) = 3>}}
  %0 = complex.sqrt %z : complex<f32>
  // conj(sqrt z) / |z|: 8 + 3, a sign and 2 quotients
  // expected-remark @below {{#roofline.work<vector(f32) = 11, special(f32) = 3>}}
  %1 = complex.rsqrt %z : complex<f32>
  return
}

// -----

func.func @trigonometric_r6(%z: complex<f32>, %w: complex<f32>) {
  // sin a cosh b + i cos a sinh b
  // expected-remark @below {{#roofline.work<vector(f32) = 2, special(f32) = 4>}}
  %0 = complex.sin %z : complex<f32>
  // cos a cosh b - i sin a sinh b: one more sign
  // expected-remark @below {{#roofline.work<vector(f32) = 3, special(f32) = 4>}}
  %1 = complex.cos %z : complex<f32>
  // (sin 2a + i sinh 2b) / (cos 2a + cosh 2b): 2 products, a sum, 2 quotients
  // expected-remark @below {{#roofline.work<vector(f32) = 5, special(f32) = 4>}}
  %2 = complex.tan %z : complex<f32>
  // (sinh 2a + i sin 2b) / (cosh 2a + cos 2b)
  // expected-remark @below {{#roofline.work<vector(f32) = 5, special(f32) = 4>}}
  %3 = complex.tanh %z : complex<f32>
  // -i log((w + iz) / sqrt(w^2 + z^2)): i 1, + 2, squares 12, + 2, sqrt 8 + 3,
  // / 11, log 3 + 3, -i 1
  // expected-remark @below {{#roofline.work<vector(f32) = 40, special(f32) = 6>}}
  %4 = complex.atan2 %z, %w : complex<f32>
  return
}

// -----

// One per component.
func.func @other_r5(%z: complex<f32>, %i: i64) {
  // expected-remark @below {{#roofline.work<other(f32) = 2>}}
  %0 = complex.eq %z, %z : complex<f32>
  // expected-remark @below {{#roofline.work<other(f32) = 2>}}
  %1 = complex.neq %z, %z : complex<f32>
  // expected-remark @below {{#roofline.work<other(f32) = 2>}}
  %2 = complex.bitcast %z : complex<f32> to i64
  // expected-remark @below {{#roofline.work<other(i64) = 1>}}
  %3 = complex.bitcast %i : i64 to complex<f32>
  return
}

// -----

// No row.
func.func @free_r6(%z: complex<f32>) {
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  %3 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %4 = complex.constant [1 : i8, 0 : i8] : complex<i8>
  return
}
