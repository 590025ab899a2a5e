// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Elementwise named ops and linalg.elementwise of each kind: tensors and
// memrefs, extents 0 and 1, dynamic, broadcast and transposed operands, mixed
// types.

// CHECK: oracle: 67 functions, 0 disagreements

func.func @exp(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.exp
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @exp_memref(%a0: memref<2x1x3xf16>, %o: memref<2x1x3xf16>) {
  linalg.exp
      ins(%a0 : memref<2x1x3xf16>)
      outs(%o : memref<2x1x3xf16>)
  return
}

func.func @exp_shapes(%a0: tensor<?x0xf64>, %o: tensor<?x0xf64>) -> tensor<?x0xf64> {
  %0 = linalg.exp
      ins(%a0 : tensor<?x0xf64>)
      outs(%o : tensor<?x0xf64>) -> tensor<?x0xf64>
  return %0 : tensor<?x0xf64>
}

func.func @exp_scalar(%a0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.exp
      ins(%a0 : tensor<f32>)
      outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @log(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.log
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @abs(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.abs
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @abs_scalar(%a0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.abs
      ins(%a0 : tensor<f32>)
      outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @ceil(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.ceil
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @floor(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.floor
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @negf(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.negf
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @reciprocal(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.reciprocal
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @round(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.round
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @sqrt(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.sqrt
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @rsqrt(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.rsqrt
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @square(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.square
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @tanh(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.tanh
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @erf(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.erf
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @add(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.add
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @add_memref(%a0: memref<2x1x3xf16>, %a1: memref<2x1x3xf16>, %o: memref<2x1x3xf16>) {
  linalg.add
      ins(%a0, %a1 : memref<2x1x3xf16>, memref<2x1x3xf16>)
      outs(%o : memref<2x1x3xf16>)
  return
}

func.func @add_shapes(%a0: tensor<?x0xf64>, %a1: tensor<?x0xf64>, %o: tensor<?x0xf64>) -> tensor<?x0xf64> {
  %0 = linalg.add
      ins(%a0, %a1 : tensor<?x0xf64>, tensor<?x0xf64>)
      outs(%o : tensor<?x0xf64>) -> tensor<?x0xf64>
  return %0 : tensor<?x0xf64>
}

func.func @add_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.add
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @add_complex(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = linalg.add
      ins(%a0, %a1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %0 : tensor<2x3xcomplex<f32>>
}

func.func @sub(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.sub
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @sub_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.sub
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @sub_complex(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = linalg.sub
      ins(%a0, %a1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %0 : tensor<2x3xcomplex<f32>>
}

func.func @mul(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.mul
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @mul_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.mul
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @mul_complex(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>, %o: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = linalg.mul
      ins(%a0, %a1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
      outs(%o : tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %0 : tensor<2x3xcomplex<f32>>
}

func.func @div(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.div
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @div_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.div
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @div_scalar(%a0: tensor<f32>, %a1: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.div
      ins(%a0, %a1 : tensor<f32>, tensor<f32>)
      outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @max(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.max
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @max_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.max
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @min(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.min
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @min_integer(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>, %o: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = linalg.min
      ins(%a0, %a1 : tensor<2x3xi16>, tensor<2x3xi16>)
      outs(%o : tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

func.func @powf(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.powf
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @add_i1(%a0: tensor<3x5xi1>, %a1: tensor<3x5xi1>, %o: tensor<3x5xi1>) -> tensor<3x5xi1> {
  %0 = linalg.add
      ins(%a0, %a1 : tensor<3x5xi1>, tensor<3x5xi1>)
      outs(%o : tensor<3x5xi1>) -> tensor<3x5xi1>
  return %0 : tensor<3x5xi1>
}

func.func @mul_i1(%a0: memref<3x5xi1>, %a1: memref<3x5xi1>, %o: memref<3x5xi1>) {
  linalg.mul
      ins(%a0, %a1 : memref<3x5xi1>, memref<3x5xi1>)
      outs(%o : memref<3x5xi1>)
  return
}

func.func @div_unsigned(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi16>, %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.div_unsigned
      ins(%a0, %a1 : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}

func.func @div_unsigned_narrow(%a0: memref<3x5xi4>, %a1: memref<3x5xi4>, %o: memref<3x5xi4>) {
  linalg.div_unsigned
      ins(%a0, %a1 : memref<3x5xi4>, memref<3x5xi4>)
      outs(%o : memref<3x5xi4>)
  return
}

func.func @select(%a0: tensor<3x4xi1>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.select
      ins(%a0, %a1, %a2 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @select_memref(%a0: memref<?x3xi1>, %a1: memref<?x3xi8>, %a2: memref<?x3xi8>, %o: memref<?x3xi8>) {
  linalg.select
      ins(%a0, %a1, %a2 : memref<?x3xi1>, memref<?x3xi8>, memref<?x3xi8>)
      outs(%o : memref<?x3xi8>)
  return
}

func.func @elementwise_exp(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_log(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<log>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_abs(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<abs>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_ceil(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<ceil>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_floor(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<floor>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_negf(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<negf>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_reciprocal(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_round(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<round>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_sqrt(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sqrt>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_rsqrt(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<rsqrt>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_square(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<square>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_tanh(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<tanh>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_erf(%a0: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<erf>
      ins(%a0 : tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_add(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_sub(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_mul(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_div(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<div>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_max_signed(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_min_signed(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_powf(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<powf>
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_div_unsigned(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi16>, %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned>
      ins(%a0, %a1 : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}

func.func @elementwise_max_unsigned(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi16>, %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned>
      ins(%a0, %a1 : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}

func.func @elementwise_min_unsigned(%a0: tensor<3x4xi16>, %a1: tensor<3x4xi16>, %o: tensor<3x4xi16>) -> tensor<3x4xi16> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned>
      ins(%a0, %a1 : tensor<3x4xi16>, tensor<3x4xi16>)
      outs(%o : tensor<3x4xi16>) -> tensor<3x4xi16>
  return %0 : tensor<3x4xi16>
}

func.func @elementwise_select(%a0: tensor<3x4xi1>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<select>
      ins(%a0, %a1, %a2 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @elementwise_broadcast_transposed(%a: tensor<4x3xf32>, %b: tensor<4xf32>,
                                            %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul>
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>]
      ins(%a, %b : tensor<4x3xf32>, tensor<4xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
