// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// Work of the arith dialect, one function per rule and shape class.

// Each floating-point operation on a scalar is 1 FLOP.
func.func @float_scalar_r2(%a: f32, %b: f32) {
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %0 = arith.addf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %1 = arith.subf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %2 = arith.mulf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %3 = arith.divf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %4 = arith.remf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %5 = arith.negf %a : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %6 = arith.maximumf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %7 = arith.maxnumf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %8 = arith.minimumf %a, %b : f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %9 = arith.minnumf %a, %b : f32
  return
}

// -----

func.func @float_types_r2(%a: f16, %b: bf16, %c: f64, %d: f8E4M3FN,
                          %e: f4E2M1FN) {
  // expected-remark @below {{#roofline.work<vector(f16) = 1>}}
  %0 = arith.addf %a, %a : f16
  // expected-remark @below {{#roofline.work<vector(bf16) = 1>}}
  %1 = arith.addf %b, %b : bf16
  // expected-remark @below {{#roofline.work<vector(f64) = 1>}}
  %2 = arith.addf %c, %c : f64
  // expected-remark @below {{#roofline.work<vector(f8E4M3FN) = 1>}}
  %3 = arith.addf %d, %d : f8E4M3FN
  // expected-remark @below {{#roofline.work<vector(f4E2M1FN) = 1>}}
  %4 = arith.addf %e, %e : f4E2M1FN
  return
}

// -----

// A vector counts its lanes and moves nothing.
func.func @float_vector_r6(%a: vector<4x8xf32>, %b: vector<f32>,
                           %c: vector<3x[4]xf16>) {
  // 4 * 8
  // expected-remark @below {{#roofline.work<vector(f32) = 32>}}
  %0 = arith.mulf %a, %a : vector<4x8xf32>
  // rank 0: one lane
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %1 = arith.mulf %b, %b : vector<f32>
  // 3 * 4 * vscale
  // expected-remark @below {{#roofline.work<vector(f16) = "12*vscale">}}
  %2 = arith.mulf %c, %c : vector<3x[4]xf16>
  return
}

// -----

func.func @float_tensor_r6(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>,
                           %c: tensor<f32>, %d: tensor<0x8xf32>) {
  // 4 * 8 elements; reads 2 * 32 * 4 B, writes 32 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 32, bytes_read = 256, bytes_written = 128>}}
  %0 = arith.mulf %a, %b : tensor<4x8xf32>
  // the same value twice is read once (R11): 32 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 32, bytes_read = 128, bytes_written = 128>}}
  %1 = arith.mulf %a, %a : tensor<4x8xf32>
  // rank 0: 1 element of 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1, bytes_read = 4, bytes_written = 4>}}
  %2 = arith.negf %c : tensor<f32>
  // no element, no work
  // expected-remark @below {{#roofline.work<>}}
  %3 = arith.negf %d : tensor<0x8xf32>
  return
}

// -----

// A splat constant is 0 bytes, a dense one is read (R14).
func.func @float_tensor_constant_r14(%a: tensor<4xf32>) {
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  // reads 4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = arith.addf %a, %splat : tensor<4xf32>
  // reads 2 * 4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>}}
  %1 = arith.addf %a, %dense : tensor<4xf32>
  return
}

// -----

func.func @float_dynamic_tensor_r6(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) {
  // d0 * 8 elements, d0 that of the first operand: the shapes agree at run time.
  // Reads 2 * 8 * d0 * 4 B.
  // expected-remark @below {{#roofline.work<vector(f32) = "8*arg0_d0", bytes_read = "64*arg0_d0", bytes_written = "32*arg0_d0">}}
  %0 = arith.addf %a, %b : tensor<?x8xf32>
  // the extent is that of the first operand, through every op
  // expected-remark @below {{#roofline.work<vector(f32) = "8*arg0_d0", bytes_read = "32*arg0_d0", bytes_written = "32*arg0_d0">}}
  %1 = arith.negf %0 : tensor<?x8xf32>
  return
}

// -----

// 2^33 * 2^33 elements: past 64 bits.
func.func @float_huge_tensor_r6(%a: tensor<8589934592x8589934592xf16>) {
  // 2^66; 2 B each
  // expected-remark @below {{#roofline.work<vector(f16) = 73786976294838206464, bytes_read = 147573952589676412928, bytes_written = 147573952589676412928>}}
  %0 = arith.negf %a : tensor<8589934592x8589934592xf16>
  return
}

// -----

func.func @unranked(%a: tensor<*xf32>, %b: tensor<*xi32>, %c: tensor<*xi1>) {
  // expected-remark @below {{unmodelled}}
  %0 = arith.addf %a, %a : tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  %1 = arith.addi %b, %b : tensor<*xi32>
  // expected-remark @below {{unmodelled}}
  %2 = arith.cmpi eq, %b, %b : tensor<*xi32>
  // expected-remark @below {{unmodelled}}
  %3 = arith.select %c, %a, %a : tensor<*xi1>, tensor<*xf32>
  return
}

// -----

// One multiplication by the scale in the wide type, one division in the wide
// type.
func.func @scaling_r2(%a: f4E2M1FN, %scale: f8E8M0FNU, %b: vector<32xf32>,
                      %scales: vector<32xf8E8M0FNU>,
                      %c: tensor<32xf4E2M1FN>, %d: tensor<32xf8E8M0FNU>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %0 = arith.scaling_extf %a, %scale : f4E2M1FN, f8E8M0FNU to f32
  // 32 lanes
  // expected-remark @below {{#roofline.work<vector(f32) = 32>}}
  %1 = arith.scaling_truncf %b, %scales : vector<32xf32>, vector<32xf8E8M0FNU> to vector<32xf4E2M1FN>
  // reads 32 * 4 bit + 32 * 1 B = 48 B, writes 32 * 2 B
  // expected-remark @below {{#roofline.work<vector(f16) = 32, bytes_read = 48, bytes_written = 64>}}
  %2 = arith.scaling_extf %c, %d : tensor<32xf4E2M1FN>, tensor<32xf8E8M0FNU> to tensor<32xf16>
  return
}

// -----

// Each integer operation on a scalar counts 1.
func.func @integer_scalar_r4(%a: i32, %b: i32) {
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %0 = arith.addi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %1 = arith.subi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %2 = arith.muli %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %3 = arith.divsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %4 = arith.divui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %5 = arith.ceildivsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %6 = arith.ceildivui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %7 = arith.floordivsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %8 = arith.remsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %9 = arith.remui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %10 = arith.maxsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %11 = arith.maxui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %12 = arith.minsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %13 = arith.minui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %14 = arith.shli %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %15 = arith.shrsi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %16 = arith.shrui %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %17 = arith.andi %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %18 = arith.ori %a, %b : i32
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %19 = arith.xori %a, %b : i32
  return
}

// -----

func.func @integer_types_r4(%a: i1, %b: i4, %c: i128, %d: i65) {
  // expected-remark @below {{#roofline.work<integer(i1) = 1>}}
  %0 = arith.andi %a, %a : i1
  // expected-remark @below {{#roofline.work<integer(i4) = 1>}}
  %1 = arith.addi %b, %b : i4
  // expected-remark @below {{#roofline.work<integer(i128) = 1>}}
  %2 = arith.muli %c, %c : i128
  // expected-remark @below {{#roofline.work<integer(i65) = 1>}}
  %3 = arith.muli %d, %d : i65
  return
}

// -----

func.func @integer_vector_r6(%a: vector<16xi8>) {
  // expected-remark @below {{#roofline.work<integer(i8) = 16>}}
  %0 = arith.addi %a, %a : vector<16xi8>
  return
}

// -----

func.func @integer_tensor_r6(%a: tensor<5xi4>, %b: tensor<5xi4>,
                             %c: tensor<5xi1>) {
  // 5 * 4 bit = 20 bit = 3 B per operand (R17)
  // expected-remark @below {{#roofline.work<integer(i4) = 5, bytes_read = 6, bytes_written = 3>}}
  %0 = arith.addi %a, %b : tensor<5xi4>
  // i1 takes a byte (R17)
  // expected-remark @below {{#roofline.work<integer(i1) = 5, bytes_read = 5, bytes_written = 5>}}
  %1 = arith.xori %c, %c : tensor<5xi1>
  return
}

// -----

func.func @integer_dynamic_tensor_r6(%a: tensor<?xi64>) {
  // 8 B per element
  // expected-remark @below {{#roofline.work<integer(i64) = "arg0_d0", bytes_read = "8*arg0_d0", bytes_written = "8*arg0_d0">}}
  %0 = arith.addi %a, %a : tensor<?xi64>
  return
}

// -----

// An operation with two results counts 1 and writes both.
func.func @extended_r4(%a: i32, %b: vector<4xi32>, %c: tensor<8xi32>,
                       %d: tensor<8xi32>) {
  // expected-remark @below {{#roofline.work<integer(i32) = 1>}}
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  // expected-remark @below {{#roofline.work<integer(i32) = 4>}}
  %2, %3 = arith.mulsi_extended %b, %b : vector<4xi32>
  // reads 2 * 8 * 4 B, writes as much
  // expected-remark @below {{#roofline.work<integer(i32) = 8, bytes_read = 64, bytes_written = 64>}}
  %4, %5 = arith.mului_extended %c, %d : tensor<8xi32>
  // the sum 8 * 4 B, the carry 8 * 1 B
  // expected-remark @below {{#roofline.work<integer(i32) = 8, bytes_read = 64, bytes_written = 40>}}
  %6, %7 = arith.addui_extended %c, %d : tensor<8xi32>, tensor<8xi1>
  return
}

// -----

// Arithmetic on `index` is addressing: no row.
func.func @index_r4(%a: index, %b: vector<4xindex>, %c: i32) {
  %0 = arith.addi %a, %a : index
  %1 = arith.muli %b, %b : vector<4xindex>
  %2 = arith.cmpi slt, %a, %a : index
  %3 = arith.select %2, %a, %a : index
  %4 = arith.index_cast %a : index to i32
  %5 = arith.index_castui %c : i32 to index
  %6 = arith.index_cast %b : vector<4xindex> to vector<4xi32>
  %7, %8 = arith.addui_extended %a, %a : index, i1
  %9 = arith.andi %a, %a : index
  return
}

// -----

// A tensor of `index` is data: its bytes move, nothing is counted.
func.func @index_tensor_r4(%a: tensor<10xindex>, %b: tensor<10xi32>) {
  // reads and writes 10 * 8 B
  // expected-remark @below {{#roofline.work<bytes_read = 80, bytes_written = 80>}}
  %0 = arith.addi %a, %a : tensor<10xindex>
  // reads 10 * 4 B, writes 10 * 8 B
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 80>}}
  %1 = arith.index_cast %b : tensor<10xi32> to tensor<10xindex>
  // writes 10 * 1 B
  // expected-remark @below {{#roofline.work<bytes_read = 80, bytes_written = 10>}}
  %2 = arith.cmpi eq, %a, %a : tensor<10xindex>
  return
}

// -----

// Class other, by the type that is compared or cast.
func.func @other_scalar_r5(%a: f32, %b: i32, %c: f16, %d: i8, %e: i64) {
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %0 = arith.cmpf olt, %a, %a : f32
  // expected-remark @below {{#roofline.work<other(i32) = 1>}}
  %1 = arith.cmpi slt, %b, %b : i32
  // expected-remark @below {{#roofline.work<other(f16) = 1>}}
  %2 = arith.extf %c : f16 to f32
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %3 = arith.truncf %a : f32 to f16
  // expected-remark @below {{#roofline.work<other(i8) = 1>}}
  %4 = arith.extsi %d : i8 to i32
  // expected-remark @below {{#roofline.work<other(i8) = 1>}}
  %5 = arith.extui %d : i8 to i32
  // expected-remark @below {{#roofline.work<other(i64) = 1>}}
  %6 = arith.trunci %e : i64 to i32
  // expected-remark @below {{#roofline.work<other(i32) = 1>}}
  %7 = arith.sitofp %b : i32 to f32
  // expected-remark @below {{#roofline.work<other(i32) = 1>}}
  %8 = arith.uitofp %b : i32 to f32
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %9 = arith.fptosi %a : f32 to i32
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %10 = arith.fptoui %a : f32 to i32
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %11 = arith.bitcast %a : f32 to i32
  return
}

// -----

func.func @other_tensor_r5(%a: tensor<16xf32>, %b: tensor<?xf32>,
                           %c: vector<8xf32>) {
  // expected-remark @below {{#roofline.work<other(f32) = 8>}}
  %0 = arith.truncf %c : vector<8xf32> to vector<8xf16>
  // reads 16 * 4 B, writes 16 * 2 B
  // expected-remark @below {{#roofline.work<other(f32) = 16, bytes_read = 64, bytes_written = 32>}}
  %1 = arith.truncf %a : tensor<16xf32> to tensor<16xf16>
  // writes 16 * 1 B
  // expected-remark @below {{#roofline.work<other(f32) = 16, bytes_read = 64, bytes_written = 16>}}
  %2 = arith.cmpf olt, %a, %a : tensor<16xf32>
  // expected-remark @below {{#roofline.work<other(f32) = "arg1_d0", bytes_read = "4*arg1_d0", bytes_written = "2*arg1_d0">}}
  %3 = arith.truncf %b : tensor<?xf32> to tensor<?xf16>
  return
}

// -----

// Views: no row.
func.func @memref_cast_r15(%a: memref<4xf32>, %b: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xf32> to memref<4xi32>
  %1 = arith.index_cast %b : memref<4xi32> to memref<4xindex>
  return
}

// -----

// Select counts by the type of the values, 1 per scalar that is chosen.
func.func @select_r5(%p: i1, %a: f32, %ps: vector<4xi1>, %v: vector<4xf32>,
                     %pt: tensor<4xi1>, %t: tensor<4xf32>, %u: tensor<4xf32>,
                     %z: complex<f32>, %zt: tensor<4xcomplex<f32>>,
                     %tv: tensor<4xvector<8xf16>>) {
  // expected-remark @below {{#roofline.work<other(f32) = 1>}}
  %0 = arith.select %p, %a, %a : f32
  // expected-remark @below {{#roofline.work<other(f32) = 4>}}
  %1 = arith.select %ps, %v, %v : vector<4xi1>, vector<4xf32>
  // expected-remark @below {{#roofline.work<other(f32) = 4>}}
  %2 = arith.select %p, %v, %v : vector<4xf32>
  // reads 4 * 1 B and 2 * 4 * 4 B
  // expected-remark @below {{#roofline.work<other(f32) = 4, bytes_read = 36, bytes_written = 16>}}
  %3 = arith.select %pt, %t, %u : tensor<4xi1>, tensor<4xf32>
  // a complex number is two scalars
  // expected-remark @below {{#roofline.work<other(f32) = 2>}}
  %4 = arith.select %p, %z, %z : complex<f32>
  // 4 * 2 scalars; reads 4 * 1 B and 4 * 8 B
  // expected-remark @below {{#roofline.work<other(f32) = 8, bytes_read = 36, bytes_written = 32>}}
  %5 = arith.select %pt, %zt, %zt : tensor<4xi1>, tensor<4xcomplex<f32>>
  // 4 * 8 lanes; reads 4 * 1 B and 4 * 8 * 2 B
  // expected-remark @below {{#roofline.work<other(f16) = 32, bytes_read = 68, bytes_written = 64>}}
  %6 = arith.select %pt, %tv, %tv : tensor<4xi1>, tensor<4xvector<8xf16>>
  return
}

// -----

// One condition for a whole tensor, or a memref, picks a buffer: no row. What
// isn't made of numbers has no model.
func.func @select_whole_r15(%p: i1, %t: tensor<4xf32>, %m: memref<4xf32>,
                            %u: tensor<*xf32>, %o: tuple<i32>) {
  %0 = arith.select %p, %t, %t : tensor<4xf32>
  %1 = arith.select %p, %m, %m : memref<4xf32>
  %2 = arith.select %p, %u, %u : tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  %3 = arith.select %p, %o, %o : tuple<i32>
  return
}

// -----

// Integers of width 0 and of the greatest width are types like any other.
func.func @odd_types_r4(%a: i0, %b: i16777215, %c: vector<2xi0>) {
  // expected-remark @below {{#roofline.work<integer(i0) = 1>}}
  %0 = arith.addi %a, %a : i0
  // expected-remark @below {{#roofline.work<integer(i16777215) = 1>}}
  %1 = arith.muli %b, %b : i16777215
  // expected-remark @below {{#roofline.work<other(i0) = 2>}}
  %2 = arith.cmpi eq, %c, %c : vector<2xi0>
  return
}

// -----

func.func @rounding_of_values(%t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  // 7 / 2 = 3.5: up to 4
  %up = arith.ceildivui %c7, %c2 : index
  scf.for %i = %c0 to %up step %c1 {
    // expected-remark @below {{x 4}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  return
}
