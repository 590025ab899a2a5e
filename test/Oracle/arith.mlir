// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// arith ops on vectors; one of each class and kind on scalars, vectors and
// tensors of extent 0, static and dynamic extents.

// CHECK: oracle: 28 functions, 0 disagreements

func.func @addf(%s0: f32, %s1: f32, %v0: vector<2x3xf32>, %v1: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %z1: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %t1: tensor<3x4xf32>, %d0: tensor<?x2xf32>, %d1: tensor<?x2xf32>) {
  %0 = arith.addf %s0, %s1 : f32
  %1 = arith.addf %v0, %v1 : vector<2x3xf32>
  %2 = arith.addf %z0, %z1 : tensor<3x0x4xf32>
  %3 = arith.addf %t0, %t1 : tensor<3x4xf32>
  %4 = arith.addf %d0, %d1 : tensor<?x2xf32>
  return
}

func.func @maximumf(%s0: f32, %s1: f32, %v0: vector<2x3xf32>, %v1: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %z1: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %t1: tensor<3x4xf32>, %d0: tensor<?x2xf32>, %d1: tensor<?x2xf32>) {
  %0 = arith.maximumf %s0, %s1 : f32
  %1 = arith.maximumf %v0, %v1 : vector<2x3xf32>
  %2 = arith.maximumf %z0, %z1 : tensor<3x0x4xf32>
  %3 = arith.maximumf %t0, %t1 : tensor<3x4xf32>
  %4 = arith.maximumf %d0, %d1 : tensor<?x2xf32>
  return
}

func.func @negf(%s0: f16, %v0: vector<2x3xf16>, %z0: tensor<3x0x4xf16>, %t0: tensor<3x4xf16>, %d0: tensor<?x2xf16>) {
  %0 = arith.negf %s0 : f16
  %1 = arith.negf %v0 : vector<2x3xf16>
  %2 = arith.negf %z0 : tensor<3x0x4xf16>
  %3 = arith.negf %t0 : tensor<3x4xf16>
  %4 = arith.negf %d0 : tensor<?x2xf16>
  return
}

func.func @addi(%s0: i16, %s1: i16, %v0: vector<2x3xi16>, %v1: vector<2x3xi16>, %z0: tensor<3x0x4xi16>, %z1: tensor<3x0x4xi16>, %t0: tensor<3x4xi16>, %t1: tensor<3x4xi16>, %d0: tensor<?x2xi16>, %d1: tensor<?x2xi16>) {
  %0 = arith.addi %s0, %s1 : i16
  %1 = arith.addi %v0, %v1 : vector<2x3xi16>
  %2 = arith.addi %z0, %z1 : tensor<3x0x4xi16>
  %3 = arith.addi %t0, %t1 : tensor<3x4xi16>
  %4 = arith.addi %d0, %d1 : tensor<?x2xi16>
  return
}

func.func @divsi(%s0: i16, %s1: i16, %v0: vector<2x3xi16>, %v1: vector<2x3xi16>, %z0: tensor<3x0x4xi16>, %z1: tensor<3x0x4xi16>, %t0: tensor<3x4xi16>, %t1: tensor<3x4xi16>, %d0: tensor<?x2xi16>, %d1: tensor<?x2xi16>) {
  %0 = arith.divsi %s0, %s1 : i16
  %1 = arith.divsi %v0, %v1 : vector<2x3xi16>
  %2 = arith.divsi %z0, %z1 : tensor<3x0x4xi16>
  %3 = arith.divsi %t0, %t1 : tensor<3x4xi16>
  %4 = arith.divsi %d0, %d1 : tensor<?x2xi16>
  return
}

func.func @extf(%s0: f16, %v0: vector<2x3xf16>, %z0: tensor<3x0x4xf16>, %t0: tensor<3x4xf16>, %d0: tensor<?x2xf16>) {
  %0 = arith.extf %s0 : f16 to f32
  %1 = arith.extf %v0 : vector<2x3xf16> to vector<2x3xf32>
  %2 = arith.extf %z0 : tensor<3x0x4xf16> to tensor<3x0x4xf32>
  %3 = arith.extf %t0 : tensor<3x4xf16> to tensor<3x4xf32>
  %4 = arith.extf %d0 : tensor<?x2xf16> to tensor<?x2xf32>
  return
}

func.func @truncf(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = arith.truncf %s0 : f32 to bf16
  %1 = arith.truncf %v0 : vector<2x3xf32> to vector<2x3xbf16>
  %2 = arith.truncf %z0 : tensor<3x0x4xf32> to tensor<3x0x4xbf16>
  %3 = arith.truncf %t0 : tensor<3x4xf32> to tensor<3x4xbf16>
  %4 = arith.truncf %d0 : tensor<?x2xf32> to tensor<?x2xbf16>
  return
}

func.func @extsi(%s0: i8, %v0: vector<2x3xi8>, %z0: tensor<3x0x4xi8>, %t0: tensor<3x4xi8>, %d0: tensor<?x2xi8>) {
  %0 = arith.extsi %s0 : i8 to i32
  %1 = arith.extsi %v0 : vector<2x3xi8> to vector<2x3xi32>
  %2 = arith.extsi %z0 : tensor<3x0x4xi8> to tensor<3x0x4xi32>
  %3 = arith.extsi %t0 : tensor<3x4xi8> to tensor<3x4xi32>
  %4 = arith.extsi %d0 : tensor<?x2xi8> to tensor<?x2xi32>
  return
}

func.func @trunci(%s0: i32, %v0: vector<2x3xi32>, %z0: tensor<3x0x4xi32>, %t0: tensor<3x4xi32>, %d0: tensor<?x2xi32>) {
  %0 = arith.trunci %s0 : i32 to i8
  %1 = arith.trunci %v0 : vector<2x3xi32> to vector<2x3xi8>
  %2 = arith.trunci %z0 : tensor<3x0x4xi32> to tensor<3x0x4xi8>
  %3 = arith.trunci %t0 : tensor<3x4xi32> to tensor<3x4xi8>
  %4 = arith.trunci %d0 : tensor<?x2xi32> to tensor<?x2xi8>
  return
}

func.func @sitofp(%s0: i32, %v0: vector<2x3xi32>, %z0: tensor<3x0x4xi32>, %t0: tensor<3x4xi32>, %d0: tensor<?x2xi32>) {
  %0 = arith.sitofp %s0 : i32 to f32
  %1 = arith.sitofp %v0 : vector<2x3xi32> to vector<2x3xf32>
  %2 = arith.sitofp %z0 : tensor<3x0x4xi32> to tensor<3x0x4xf32>
  %3 = arith.sitofp %t0 : tensor<3x4xi32> to tensor<3x4xf32>
  %4 = arith.sitofp %d0 : tensor<?x2xi32> to tensor<?x2xf32>
  return
}

func.func @fptosi(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = arith.fptosi %s0 : f32 to i32
  %1 = arith.fptosi %v0 : vector<2x3xf32> to vector<2x3xi32>
  %2 = arith.fptosi %z0 : tensor<3x0x4xf32> to tensor<3x0x4xi32>
  %3 = arith.fptosi %t0 : tensor<3x4xf32> to tensor<3x4xi32>
  %4 = arith.fptosi %d0 : tensor<?x2xf32> to tensor<?x2xi32>
  return
}

func.func @bitcast(%s0: f32, %v0: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %d0: tensor<?x2xf32>) {
  %0 = arith.bitcast %s0 : f32 to i32
  %1 = arith.bitcast %v0 : vector<2x3xf32> to vector<2x3xi32>
  %2 = arith.bitcast %z0 : tensor<3x0x4xf32> to tensor<3x0x4xi32>
  %3 = arith.bitcast %t0 : tensor<3x4xf32> to tensor<3x4xi32>
  %4 = arith.bitcast %d0 : tensor<?x2xf32> to tensor<?x2xi32>
  return
}

func.func @cmpi(%s0: i32, %s1: i32, %v0: vector<2x3xi32>, %v1: vector<2x3xi32>, %z0: tensor<3x0x4xi32>, %z1: tensor<3x0x4xi32>, %t0: tensor<3x4xi32>, %t1: tensor<3x4xi32>, %d0: tensor<?x2xi32>, %d1: tensor<?x2xi32>) {
  %0 = arith.cmpi ult, %s0, %s1 : i32
  %1 = arith.cmpi ult, %v0, %v1 : vector<2x3xi32>
  %2 = arith.cmpi ult, %z0, %z1 : tensor<3x0x4xi32>
  %3 = arith.cmpi ult, %t0, %t1 : tensor<3x4xi32>
  %4 = arith.cmpi ult, %d0, %d1 : tensor<?x2xi32>
  return
}

func.func @cmpf(%s0: f32, %s1: f32, %v0: vector<2x3xf32>, %v1: vector<2x3xf32>, %z0: tensor<3x0x4xf32>, %z1: tensor<3x0x4xf32>, %t0: tensor<3x4xf32>, %t1: tensor<3x4xf32>, %d0: tensor<?x2xf32>, %d1: tensor<?x2xf32>) {
  %0 = arith.cmpf olt, %s0, %s1 : f32
  %1 = arith.cmpf olt, %v0, %v1 : vector<2x3xf32>
  %2 = arith.cmpf olt, %z0, %z1 : tensor<3x0x4xf32>
  %3 = arith.cmpf olt, %t0, %t1 : tensor<3x4xf32>
  %4 = arith.cmpf olt, %d0, %d1 : tensor<?x2xf32>
  return
}

func.func @select(%s0: i1, %s1: f32, %s2: f32, %v0: vector<2x3xi1>, %v1: vector<2x3xf32>, %v2: vector<2x3xf32>, %z0: tensor<3x0x4xi1>, %z1: tensor<3x0x4xf32>, %z2: tensor<3x0x4xf32>, %t0: tensor<3x4xi1>, %t1: tensor<3x4xf32>, %t2: tensor<3x4xf32>, %d0: tensor<?x2xi1>, %d1: tensor<?x2xf32>, %d2: tensor<?x2xf32>) {
  %0 = arith.select %s0, %s1, %s2 : f32
  %1 = arith.select %v0, %v1, %v2 : vector<2x3xi1>, vector<2x3xf32>
  %2 = arith.select %z0, %z1, %z2 : tensor<3x0x4xi1>, tensor<3x0x4xf32>
  %3 = arith.select %t0, %t1, %t2 : tensor<3x4xi1>, tensor<3x4xf32>
  %4 = arith.select %d0, %d1, %d2 : tensor<?x2xi1>, tensor<?x2xf32>
  return
}

// One condition for a whole tensor or memref picks a buffer.
func.func @select_buffer(%c: i1, %x: tensor<3x4xf32>, %y: tensor<3x4xf32>, %m: memref<4xf32>, %n: memref<4xf32>) -> tensor<3x4xf32> {
  %0 = arith.select %c, %x, %y : tensor<3x4xf32>
  %1 = arith.select %c, %m, %n : memref<4xf32>
  memref.copy %1, %n : memref<4xf32> to memref<4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @scaling(%a: f8E5M2, %s: f8E8M0FNU, %b: f32, %t: tensor<3x4xf8E5M2>, %u: tensor<3x4xf8E8M0FNU>, %v: tensor<3x4xf32>) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %b, %s : f32, f8E8M0FNU to f8E5M2
  %2 = arith.scaling_extf %t, %u : tensor<3x4xf8E5M2>, tensor<3x4xf8E8M0FNU> to tensor<3x4xf32>
  %3 = arith.scaling_truncf %v, %u : tensor<3x4xf32>, tensor<3x4xf8E8M0FNU> to tensor<3x4xf8E5M2>
  return
}

func.func @extended(%a: i32, %b: i32, %v: vector<3xi16>) {
  %0:2 = arith.addui_extended %a, %b : i32, i1
  %1:2 = arith.mulsi_extended %a, %b : i32
  %2:2 = arith.mului_extended %a, %b : i32
  %3:2 = arith.addui_extended %v, %v : vector<3xi16>, vector<3xi1>
  %4:2 = arith.mulsi_extended %v, %v : vector<3xi16>
  %5:2 = arith.mului_extended %v, %v : vector<3xi16>
  return
}

func.func @extended_tensors(%t: tensor<3x4xi16>) -> (tensor<3x4xi16>, tensor<3x4xi1>, tensor<3x4xi16>, tensor<3x4xi16>) {
  %0:2 = arith.addui_extended %t, %t : tensor<3x4xi16>, tensor<3x4xi1>
  %1:2 = arith.mulsi_extended %t, %t : tensor<3x4xi16>
  %2:2 = arith.mului_extended %t, %t : tensor<3x4xi16>
  return %0#0, %0#1, %1#0, %2#1 : tensor<3x4xi16>, tensor<3x4xi1>, tensor<3x4xi16>, tensor<3x4xi16>
}

// Addressing is free (R4).
func.func @addressing(%i: index, %v: vector<4xindex>, %k: i64) {
  %0 = arith.addi %i, %i : index
  %1 = arith.muli %v, %v : vector<4xindex>
  %2 = arith.cmpi slt, %i, %0 : index
  %3 = arith.index_cast %i : index to i64
  %4 = arith.maxsi %i, %0 : index
  return
}

// Constants: a splat is in no memory, weights are (R14).
func.func @constants(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %weights = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = arith.mulf %a, %two : tensor<4xf32>
  %1 = arith.mulf %a, %weights : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// A tensor that is two operands is read once (R11).
func.func @twice(%a: tensor<3x5xi4>) -> tensor<3x5xi4> {
  %0 = arith.addi %a, %a : tensor<3x5xi4>
  return %0 : tensor<3x5xi4>
}

func.func @floats(%v0: vector<2x3xf32>, %v1: vector<2x3xf32>) {
  %0 = arith.subf %v0, %v1 : vector<2x3xf32>
  %1 = arith.mulf %v0, %v1 : vector<2x3xf32>
  %2 = arith.divf %v0, %v1 : vector<2x3xf32>
  %3 = arith.remf %v0, %v1 : vector<2x3xf32>
  %4 = arith.minimumf %v0, %v1 : vector<2x3xf32>
  %5 = arith.maxnumf %v0, %v1 : vector<2x3xf32>
  %6 = arith.minnumf %v0, %v1 : vector<2x3xf32>
  return
}

func.func @integers(%v0: vector<2x3xi16>, %v1: vector<2x3xi16>) {
  %0 = arith.subi %v0, %v1 : vector<2x3xi16>
  %1 = arith.muli %v0, %v1 : vector<2x3xi16>
  %2 = arith.divui %v0, %v1 : vector<2x3xi16>
  %3 = arith.floordivsi %v0, %v1 : vector<2x3xi16>
  %4 = arith.ceildivsi %v0, %v1 : vector<2x3xi16>
  %5 = arith.ceildivui %v0, %v1 : vector<2x3xi16>
  %6 = arith.remsi %v0, %v1 : vector<2x3xi16>
  %7 = arith.remui %v0, %v1 : vector<2x3xi16>
  %8 = arith.maxsi %v0, %v1 : vector<2x3xi16>
  %9 = arith.minsi %v0, %v1 : vector<2x3xi16>
  %10 = arith.maxui %v0, %v1 : vector<2x3xi16>
  %11 = arith.minui %v0, %v1 : vector<2x3xi16>
  %12 = arith.andi %v0, %v1 : vector<2x3xi16>
  %13 = arith.ori %v0, %v1 : vector<2x3xi16>
  %14 = arith.xori %v0, %v1 : vector<2x3xi16>
  %15 = arith.shli %v0, %v1 : vector<2x3xi16>
  %16 = arith.shrui %v0, %v1 : vector<2x3xi16>
  %17 = arith.shrsi %v0, %v1 : vector<2x3xi16>
  return
}

func.func @narrow_integers(%v0: vector<2x3xi4>) {
  %0 = arith.extui %v0 : vector<2x3xi4> to vector<2x3xi8>
  return
}

func.func @from_integers(%v0: vector<2x3xi8>) {
  %0 = arith.uitofp %v0 : vector<2x3xi8> to vector<2x3xf16>
  %1 = arith.index_castui %v0 : vector<2x3xi8> to vector<2x3xindex>
  return
}

func.func @from_floats(%v0: vector<2x3xf32>) {
  %0 = arith.fptoui %v0 : vector<2x3xf32> to vector<2x3xi16>
  return
}

func.func @to_index(%v0: vector<2x3xi32>) {
  %0 = arith.index_cast %v0 : vector<2x3xi32> to vector<2x3xindex>
  return
}
