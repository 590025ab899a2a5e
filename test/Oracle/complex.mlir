// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Complex arithmetic: the formulas of R6, executed on real numbers that count,
// with the value held against the C++ library; on scalars and on tensors of
// scalars.

// CHECK: oracle: 24 functions, 0 disagreements

func.func @add(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.add %z, %w : complex<f32>
  %1 = linalg.map { complex.add } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @sub(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.sub %z, %w : complex<f32>
  %1 = linalg.map { complex.sub } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @mul(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.mul %z, %w : complex<f32>
  %1 = linalg.map { complex.mul } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @div(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.div %z, %w : complex<f32>
  %1 = linalg.map { complex.div } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @pow(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.pow %z, %w : complex<f32>
  %1 = linalg.map { complex.pow } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @atan2(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.atan2 %z, %w : complex<f32>
  %1 = linalg.map { complex.atan2 } ins(%t, %t : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @neg(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.neg %z : complex<f32>
  %1 = linalg.map { complex.neg } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @conj(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.conj %z : complex<f32>
  %1 = linalg.map { complex.conj } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @sign(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.sign %z : complex<f32>
  %1 = linalg.map { complex.sign } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @exp(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.exp %z : complex<f32>
  %1 = linalg.map { complex.exp } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @expm1(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.expm1 %z : complex<f32>
  %1 = linalg.map { complex.expm1 } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @log(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.log %z : complex<f32>
  %1 = linalg.map { complex.log } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @log1p(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.log1p %z : complex<f32>
  %1 = linalg.map { complex.log1p } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @sqrt(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.sqrt %z : complex<f32>
  %1 = linalg.map { complex.sqrt } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @rsqrt(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.rsqrt %z : complex<f32>
  %1 = linalg.map { complex.rsqrt } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @sin(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.sin %z : complex<f32>
  %1 = linalg.map { complex.sin } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @cos(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.cos %z : complex<f32>
  %1 = linalg.map { complex.cos } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @tan(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.tan %z : complex<f32>
  %1 = linalg.map { complex.tan } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @tanh(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = complex.tanh %z : complex<f32>
  %1 = linalg.map { complex.tanh } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>)
  return %1 : tensor<2x3xcomplex<f32>>
}

func.func @abs(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = complex.abs %z : complex<f32>
  %1 = linalg.map { complex.abs } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xf32>)
  return %1 : tensor<2x3xf32>
}

func.func @angle(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = complex.angle %z : complex<f32>
  %1 = linalg.map { complex.angle } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xf32>)
  return %1 : tensor<2x3xf32>
}

func.func @re(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = complex.re %z : complex<f32>
  %1 = linalg.map { complex.re } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xf32>)
  return %1 : tensor<2x3xf32>
}

func.func @im(%z: complex<f32>, %w: complex<f32>, %t: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = complex.im %z : complex<f32>
  %1 = linalg.map { complex.im } ins(%t : tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xf32>)
  return %1 : tensor<2x3xf32>
}

func.func @others(%z: complex<f64>, %w: complex<f64>, %n: i32, %s: complex<f32>, %i: i64, %a: f16) {
  %0 = complex.powi %z, %n : complex<f64>, i32
  %1 = complex.eq %z, %w : complex<f64>
  %2 = complex.neq %z, %w : complex<f64>
  %3 = complex.bitcast %s : complex<f32> to i64
  // One number is cast, the integer.
  %4 = complex.bitcast %i : i64 to complex<f32>
  %5 = complex.constant [1.0 : f16, 2.0 : f16] : complex<f16>
  %6 = complex.create %a, %a : complex<f16>
  %7 = complex.mul %5, %6 : complex<f16>
  %8 = complex.re %7 : complex<f16>
  %9 = complex.im %7 : complex<f16>
  return
}
