// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
// RUN: roofline-opt %s --split-input-file -o %t.mlir --roofline="target=a100 report=json output=%t.json"
// RUN: roofline-opt %t.mlir --split-input-file --verify-roundtrip -o %t.again.mlir \
// RUN:   --roofline="report=text output=%t.txt"
// RUN: diff %t.mlir %t.again.mlir
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: python3 %S/Inputs/print_totals.py %t.json
// RUN: roofline-opt %s --split-input-file -o /dev/null --roofline="target=a100 report=csv output=%t.csv"
//
// Types and shapes at the edges: the figures are right, or the op is listed as
// unmodelled; nothing wraps, nothing crashes.

// Unranked: how many elements there are is not even a symbol.

func.func @unranked(%a: tensor<*xf32>, %m: memref<*xf32>, %n: memref<*xf32>) {
  // expected-remark @below {{unmodelled}}
  %0 = arith.addf %a, %a : tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  %1 = math.exp %a : tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  memref.copy %m, %n : memref<*xf32> to memref<*xf32>
  %2 = tensor.cast %a : tensor<*xf32> to tensor<4xf32>
  // 4 flops, 16 B each way
  // expected-remark-re @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>{{$}}}}
  %3 = arith.negf %2 : tensor<4xf32>
  return
}

// -----

#scalar = affine_map<() -> ()>
func.func @rank_0(%a: tensor<f32>, %b: tensor<f32>, %m: memref<f32>, %n: memref<f32>) {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1, bytes_read = 8, bytes_written = 4>{{$}}}}
  %0 = arith.addf %a, %b : tensor<f32>
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1, bytes_read = 8, bytes_written = 4>{{$}}}}
  %1 = linalg.add ins(%a, %b : tensor<f32>, tensor<f32>) outs(%a : tensor<f32>) -> tensor<f32>
  // expected-remark-re @below {{#roofline.work<special(f32) = 1, bytes_read = 4, bytes_written = 4>{{$}}}}
  linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []} ins(%m : memref<f32>) outs(%n : memref<f32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  }
  // expected-remark-re @below {{#roofline.work<bytes_read = 4, bytes_written = 4>{{$}}}}
  memref.copy %m, %n : memref<f32> to memref<f32>
  return
}

// -----

// Where a dim is 0 nothing executes and nothing moves.
func.func @zero_sized(%a: tensor<0x4xf32>, %b: tensor<4x0xf32>, %c: tensor<0x8xf32>,
                      %d: tensor<4x8xf32>, %f: f32, %s: tensor<8x4xf32>,
                      %e: tensor<0x0xf32>) {
  // expected-remark-re @below {{#roofline.work<>{{$}}}}
  %0 = arith.addf %a, %a : tensor<0x4xf32>
  // M = 0: 0x4 times 4x0 has no iteration.
  // expected-remark-re @below {{#roofline.work<>{{$}}}}
  %1 = linalg.matmul ins(%a, %b : tensor<0x4xf32>, tensor<4x0xf32>) outs(%e : tensor<0x0xf32>) -> tensor<0x0xf32>
  // K = 0: 4x0 times 0x8 has none either, and leaves its accumulator alone.
  // expected-remark-re @below {{#roofline.work<>{{$}}}}
  %2 = linalg.matmul ins(%b, %c : tensor<4x0xf32>, tensor<0x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  // Padding of nothing: 8 * 4 elements of padding are written.
  // expected-remark-re @below {{#roofline.work<bytes_read = 0, bytes_written = 128>{{$}}}}
  %3 = tensor.pad %a low[4, 0] high[4, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<0x4xf32> to tensor<8x4xf32>
  // expected-remark-re @below {{#roofline.work<bytes_read = 128, bytes_written = 128>{{$}}}}
  %4 = tensor.concat dim(0) %a, %s : (tensor<0x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @narrow_integers(%a: tensor<9xi1>, %b: tensor<9xi1>, %c: tensor<5xi4>, %d: tensor<5xi4>,
                           %e: tensor<3xi2>, %o: tensor<3xi65>) {
  // i1 takes a byte: 9 + 9 and 9.
  // expected-remark-re @below {{#roofline.work<integer(i1) = 9, bytes_read = 18, bytes_written = 9>{{$}}}}
  %0 = arith.addi %a, %b : tensor<9xi1>
  // 5 * 4 = 20 bits are 3 B.
  // expected-remark-re @below {{#roofline.work<integer(i4) = 5, bytes_read = 6, bytes_written = 3>{{$}}}}
  %1 = arith.addi %c, %d : tensor<5xi4>
  // 3 * 2 = 6 bits are 1 B.
  // expected-remark-re @below {{#roofline.work<integer(i2) = 3, bytes_read = 1, bytes_written = 1>{{$}}}}
  %2 = arith.addi %e, %e : tensor<3xi2>
  // 65 bits take 9 B.
  // expected-remark-re @below {{#roofline.work<integer(i65) = 3, bytes_read = 27, bytes_written = 27>{{$}}}}
  %3 = arith.addi %o, %o : tensor<3xi65>
  return
}

// -----

func.func @narrow_floats(%a: tensor<4x4xf8E4M3FN>, %b: tensor<4x4xf8E4M3FN>, %c: tensor<4x4xf32>,
                         %d: tensor<3xf4E2M1FN>, %e: tensor<3xf6E3M2FN>, %f: tensor<3xbf16>, %g: tensor<3xtf32>) {
  // 2*4*4*4 = 128, and each of the two inputs is widened in every iteration.
  // Read 16 + 16 + 64, written 64.
  // expected-remark-re @below {{#roofline.work<matrix(f8E4M3FN -> f32) = 128, other(f8E4M3FN) = 128, bytes_read = 96, bytes_written = 64>{{$}}}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  // 3 * 4 = 12 bits are 2 B.
  // expected-remark-re @below {{#roofline.work<vector(f4E2M1FN) = 3, bytes_read = 2, bytes_written = 2>{{$}}}}
  %1 = arith.addf %d, %d : tensor<3xf4E2M1FN>
  // 3 * 6 = 18 bits are 3 B.
  // expected-remark-re @below {{#roofline.work<vector(f6E3M2FN) = 3, bytes_read = 3, bytes_written = 3>{{$}}}}
  %2 = arith.addf %e, %e : tensor<3xf6E3M2FN>
  // expected-remark-re @below {{#roofline.work<vector(bf16) = 3, bytes_read = 6, bytes_written = 6>{{$}}}}
  %3 = arith.addf %f, %f : tensor<3xbf16>
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
func.func @complex(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<f32>>, %m: tensor<2x2xcomplex<f64>>) {
  // 4 multiplications of 6 flops (R6); 8 B per element.
  // expected-remark-re @below {{#roofline.work<vector(f32) = 24, bytes_read = 64, bytes_written = 32>{{$}}}}
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
    ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%a : tensor<4xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>, %z: complex<f32>):
    %p = complex.mul %x, %y : complex<f32>
    linalg.yield %p : complex<f32>
  } -> tensor<4xcomplex<f32>>
  // 2*2*2 times 6 + 2 flops, multiply-adds of a contraction; 16 B per element,
  // the same value for all three operands read once.
  // expected-remark-re @below {{#roofline.work<matrix(f64) = 64, bytes_read = 64, bytes_written = 64>{{$}}}}
  %1 = linalg.matmul ins(%m, %m : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) outs(%m : tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return
}

// -----

// Arithmetic on index is addressing (R4); as data it has the width that the
// data layout says, 64 bits by default.
func.func @index(%a: tensor<4xindex>, %b: tensor<4xindex>) {
  // expected-remark-re @below {{#roofline.work<bytes_read = 64, bytes_written = 32>{{$}}}}
  %0 = arith.addi %a, %b : tensor<4xindex>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @index_32(%a: tensor<4xindex>, %b: tensor<4xindex>) {
    // expected-remark-re @below {{#roofline.work<bytes_read = 32, bytes_written = 16>{{$}}}}
    %0 = arith.addi %a, %b : tensor<4xindex>
    return
  }
}

// -----

// Quantised elements take their storage type.
!q8 = !quant.uniform<i8:f32, 0.5:3>
!q4 = !quant.uniform<u4:f32, 0.5>
!axis = !quant.uniform<i16:f32:0, {1.0, 2.0}>
func.func @quantised(%a: tensor<6x!q8>, %b: tensor<5x!q4>, %c: tensor<2x3x!axis>, %p: !q8) {
  %e = tensor.empty() : tensor<6x!q8>
  // expected-remark-re @below {{#roofline.work<bytes_read = 6, bytes_written = 6>{{$}}}}
  %0 = linalg.copy ins(%a : tensor<6x!q8>) outs(%e : tensor<6x!q8>) -> tensor<6x!q8>
  // 20 bits are 3 B, 40 bits 5 B.
  // expected-remark-re @below {{#roofline.work<bytes_read = 3, bytes_written = 5>{{$}}}}
  %1 = tensor.concat dim(0) %b, %b : (tensor<5x!q4>, tensor<5x!q4>) -> tensor<10x!q4>
  // expected-remark-re @below {{#roofline.work<bytes_read = 12, bytes_written = 24>{{$}}}}
  %2 = tensor.concat dim(1) %c, %c : (tensor<2x3x!axis>, tensor<2x3x!axis>) -> tensor<2x6x!axis>
  return
}

// -----

// Vector elements count their lanes: 4 * 8 flops, 4 * 32 B; 5 elements of 3
// lanes of i4 are 60 bits, 8 B.
#id = affine_map<(d0) -> (d0)>
func.func @vector_elements(%a: tensor<4xvector<8xf32>>, %b: memref<5xvector<3xi4>>, %v: vector<2x[4]xf32>, %z: vector<f32>) {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 32, bytes_read = 128, bytes_written = 128>{{$}}}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xvector<8xf32>>) outs(%a : tensor<4xvector<8xf32>>) {
  ^bb0(%x: vector<8xf32>, %y: vector<8xf32>):
    %s = arith.addf %x, %x : vector<8xf32>
    linalg.yield %s : vector<8xf32>
  } -> tensor<4xvector<8xf32>>
  // expected-remark-re @below {{#roofline.work<integer(i4) = 15, bytes_read = 8, bytes_written = 8>{{$}}}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<5xvector<3xi4>>) outs(%b : memref<5xvector<3xi4>>) {
  ^bb0(%x: vector<3xi4>, %y: vector<3xi4>):
    %s = arith.addi %x, %x : vector<3xi4>
    linalg.yield %s : vector<3xi4>
  }
  // A scalable vector has 2 * 4 * vscale lanes.
  // expected-remark-re @below {{#roofline.work<vector(f32) = "8*vscale">{{$}}}}
  %1 = arith.addf %v, %v : vector<2x[4]xf32>
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
  %2 = arith.addf %z, %z : vector<f32>
  return
}

// -----

// 2^32 * 2^32 * 16 = 2^68 elements: 2^70 B.
func.func @huge_fill(%f: f32, %m: memref<4294967296x4294967296x16xf32>) {
  // expected-remark-re @below {{#roofline.work<bytes_read = 0, bytes_written = 1180591620717411303424>{{$}}}}
  linalg.fill ins(%f : f32) outs(%m : memref<4294967296x4294967296x16xf32>)
  // expected-remark-re @below {{#roofline.work<bytes_read = 1180591620717411303424, bytes_written = 1180591620717411303424>{{$}}}}
  memref.copy %m, %m : memref<4294967296x4294967296x16xf32> to memref<4294967296x4294967296x16xf32>
  return
}

// -----

// M = N = K = 2^40: 2 * 2^120 flops, 3 * 2^82 B read, 2^82 B written. At 19.5e12
// op/s that takes 2^121 / 19.5e12 = 1.363e23 s.
// JSON: "name": "huge_matmul"
// JSON: "flops": "2658455991569831745807614120560689152"
// JSON: "f32": "2658455991569831745807614120560689152"
// JSON: "bytes_read": "14507109835375550096474112"
// JSON: "lower_bytes": "19342813113834066795298816"
// JSON: "time_seconds": 1.36331076490{{[0-9]*}}e+23
// JSON: "bound": "compute:vector"
func.func @huge_matmul(%a: tensor<1099511627776x1099511627776xf32>, %b: tensor<1099511627776x1099511627776xf32>, %c: tensor<1099511627776x1099511627776xf32>) {
  // expected-remark-re @below {{#roofline.work<matrix(f32) = 2658455991569831745807614120560689152, bytes_read = 14507109835375550096474112, bytes_written = 4835703278458516698824704>{{$}}}}
  %0 = linalg.matmul ins(%a, %b : tensor<1099511627776x1099511627776xf32>, tensor<1099511627776x1099511627776xf32>) outs(%c : tensor<1099511627776x1099511627776xf32>) -> tensor<1099511627776x1099511627776xf32>
  return
}

// -----

// 2^62 * 8 = 2^65 elements of 8 B.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @huge_elementwise(%a: tensor<4611686018427387904x8xf64>, %b: tensor<4611686018427387904x8xf64>, %r: tensor<4611686018427387904xf64>) {
  // expected-remark-re @below {{#roofline.work<vector(f64) = 36893488147419103232, bytes_read = 590295810358705651712, bytes_written = 295147905179352825856>{{$}}}}
  %0 = arith.addf %a, %b : tensor<4611686018427387904x8xf64>
  // The sum of the rows: 2^65 flops, reads 2^68 B and 2^65 B of accumulators,
  // which are written.
  // expected-remark-re @below {{#roofline.work<vector(f64) = 36893488147419103232, bytes_read = 332041393326771929088, bytes_written = 36893488147419103232>{{$}}}}
  %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4611686018427387904x8xf64>) outs(%r : tensor<4611686018427387904xf64>) {
  ^bb0(%x: f64, %y: f64):
    %s = arith.addf %x, %y : f64
    linalg.yield %s : f64
  } -> tensor<4611686018427387904xf64>
  return
}

// -----

// A convolution along 2^62 places with a window of 3: 3 * 2 * (2^62 - 2) flops;
// reads 4 * 2^62 + 12 + 4 * (2^62 - 2), writes 4 * (2^62 - 2).
func.func @huge_conv(%x: tensor<4611686018427387904xf32>, %k: tensor<3xf32>, %o: tensor<4611686018427387902xf32>) {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 27670116110564327412, bytes_read = 36893488147419103236, bytes_written = 18446744073709551608>{{$}}}}
  %0 = linalg.conv_1d ins(%x, %k : tensor<4611686018427387904xf32>, tensor<3xf32>) outs(%o : tensor<4611686018427387902xf32>) -> tensor<4611686018427387902xf32>
  return
}

// -----

// Padding by 2^61 on both sides of 4 elements: 2^62 + 4 elements of 4 B.
func.func @huge_pad(%x: tensor<4xf32>, %f: f32) {
  // expected-remark-re @below {{#roofline.work<bytes_read = 16, bytes_written = 18446744073709551632>{{$}}}}
  %0 = tensor.pad %x low[2305843009213693952] high[2305843009213693952] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<4611686018427387908xf32>
  return
}

// -----

// The extent of the result is 4 + (2^63 - 1) + (2^63 - 1) = 2^64 + 2 elements,
// more than a static dim can say: 4 * (2^64 + 2) B.
func.func @dynamic_huge_pad(%x: tensor<4xf32>, %f: f32) {
  %max = arith.constant 9223372036854775807 : index
  // expected-remark-re @below {{#roofline.work<bytes_read = 16, bytes_written = 73786976294838206472>{{$}}}}
  %0 = tensor.pad %x low[%max] high[%max] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

// 2^63 - 1 trips of 2^63 - 1: see calls.mlir; here of huge work.
func.func @huge_loop(%a: tensor<4611686018427387904xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 9223372036854775807 : index
  scf.for %i = %c0 to %max step %c1 {
    // expected-remark-re @below {{#roofline.work<vector(f32) = 4611686018427387904, bytes_read = 18446744073709551616, bytes_written = 18446744073709551616> x 9223372036854775807{{$}}}}
    %0 = arith.negf %a : tensor<4611686018427387904xf32>
  }
  return
}
