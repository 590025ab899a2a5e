// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Operations of vector contractions and reductions. Vectors are registers: no
// bytes.

//===----------------------------------------------------------------------===//
// vector.contract
//===----------------------------------------------------------------------===//

#matmul = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}

func.func @contract_matmul_r7(%a: vector<4x8xf32>, %b: vector<8x16xf32>,
                              %c: vector<4x16xf32>, %a1: vector<1x8xf32>,
                              %c1: vector<1x16xf32>) {
  // 2*M*N*K = 2*4*16*8
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024>}}
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  // M = 1 is eligible: 2*1*16*8
  // expected-remark @below {{#roofline.work<matrix(f32) = 256>}}
  %1 = vector.contract #matmul %a1, %b, %c1
      : vector<1x8xf32>, vector<8x16xf32> into vector<1x16xf32>
  return
}

func.func @contract_mixed_r7(%a: vector<4x8xf16>, %b: vector<8x16xf16>,
                             %c: vector<4x16xf32>, %i: vector<4x8xi8>,
                             %j: vector<8x16xi8>, %k: vector<4x16xi32>) {
  // 2*4*16*8; each lane of the inputs is widened: 4*8 + 8*16
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 160>}}
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf16>, vector<8x16xf16> into vector<4x16xf32>
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 1024, other(i8) = 160>}}
  %1 = vector.contract #matmul %i, %j, %k
      : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi32>
  return
}

// Operands that other ops widen or make floats: the type is what is read.
func.func @contract_widened_r7(%a: vector<4x8xf16>, %b: vector<16x8xf16>,
                               %c: vector<4x16xf32>, %w: vector<8x16xi8>) {
  // expected-remark @below {{#roofline.work<other(f16) = 32>}}
  %0 = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
  // expected-remark @below {{#roofline.work<other(f16) = 128>}}
  %1 = arith.extf %b : vector<16x8xf16> to vector<16x8xf32>
  // expected-remark @below {{#roofline.work<other(f32) = 128>}}
  %2 = vector.transpose %1, [1, 0] : vector<16x8xf32> to vector<8x16xf32>
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 1024>}}
  %3 = vector.contract #matmul %0, %2, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  // expected-remark @below {{#roofline.work<other(i8) = 128>}}
  %4 = arith.sitofp %w : vector<8x16xi8> to vector<8x16xf16>
  // The contraction widens from f16: 32 + 128 lanes.
  // expected-remark @below {{#roofline.work<matrix(f16, i8 -> f32) = 1024, other(f16) = 160>}}
  %5 = vector.contract #matmul %a, %4, %c
      : vector<4x8xf16>, vector<8x16xf16> into vector<4x16xf32>
  return
}

// A sum that the operands can't be widened to has no meaning.
func.func @contract_unmodelled(%a: vector<4x8xf32>, %b: vector<8x16xf32>,
                               %c: vector<4x16xf16>, %i: vector<4x8xi8>,
                               %j: vector<8x16xi8>) {
  // expected-remark @below {{unmodelled}}
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf16>
  // expected-remark @below {{unmodelled}}
  %1 = vector.contract #matmul %i, %j, %c
      : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xf16>
  return
}

#batch_matmul = {
  indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                   affine_map<(b, m, n, k) -> (b, n, k)>,
                   affine_map<(b, m, n, k) -> (b, m, n)>],
  iterator_types = ["parallel", "parallel", "parallel", "reduction"]
}

// 2*B*M*N*K = 2*2*3*5*7
func.func @contract_batch_r7(%a: vector<2x3x7xbf16>, %b: vector<2x5x7xbf16>,
                             %c: vector<2x3x5xbf16>) {
  // expected-remark @below {{#roofline.work<matrix(bf16) = 420>}}
  %0 = vector.contract #batch_matmul %a, %b, %c
      : vector<2x3x7xbf16>, vector<2x5x7xbf16> into vector<2x3x5xbf16>
  return
}

#dot = {
  indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>,
                   affine_map<(k) -> ()>],
  iterator_types = ["reduction"]
}
#matvec = {
  indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
                   affine_map<(m, k) -> (m)>],
  iterator_types = ["parallel", "reduction"]
}
#batch_matvec = {
  indexing_maps = [affine_map<(b, m, k) -> (b, m, k)>, affine_map<(b, m, k) -> (b, k)>,
                   affine_map<(b, m, k) -> (b, m)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#two_reductions = {
  indexing_maps = [affine_map<(m, n, k, l) -> (k, m, l)>,
                   affine_map<(m, n, k, l) -> (l, k, n)>,
                   affine_map<(m, n, k, l) -> (n, m)>],
  iterator_types = ["parallel", "parallel", "reduction", "reduction"]
}

func.func @contract_classes_r7(%x: vector<8xf32>, %s: f32, %a: vector<4x8xf32>,
                               %y: vector<4xf32>, %b: vector<2x4x8xf16>,
                               %z: vector<2x8xf16>, %w: vector<2x4xf32>,
                               %p: vector<5x2x3xi32>, %q: vector<3x5x4xi32>,
                               %r: vector<4x2xi32>) {
  // A dot product has no parallel loop: 2*8
  // expected-remark @below {{#roofline.work<vector(f32) = 16>}}
  %0 = vector.contract #dot %x, %x, %s : vector<8xf32>, vector<8xf32> into f32
  // The vector has no parallel loop that the matrix lacks: 2*4*8
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %1 = vector.contract #matvec %a, %x, %y
      : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  // A loop in both inputs is no such loop: 2*2*4*8; widened: 64 + 16 lanes
  // expected-remark @below {{#roofline.work<vector(f32) = 128, other(f16) = 80>}}
  %2 = vector.contract #batch_matvec %b, %z, %w
      : vector<2x4x8xf16>, vector<2x8xf16> into vector<2x4xf32>
  // 2*M*N*K*L = 2*2*4*5*3
  // expected-remark @below {{#roofline.work<matrix(i32) = 240>}}
  %3 = vector.contract #two_reductions %p, %q, %r
      : vector<5x2x3xi32>, vector<3x5x4xi32> into vector<4x2xi32>
  return
}

#max = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<maxnumf>
}
#minsi = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<minsi>
}
#or = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<or>
}

// A multiplication and a combination: 2*4*16*8 each.
func.func @contract_kinds_r7(%a: vector<4x8xf32>, %b: vector<8x16xf32>,
                             %c: vector<4x16xf32>, %i: vector<4x8xi8>,
                             %j: vector<8x16xi8>, %k: vector<4x16xi32>,
                             %l: vector<4x8xi1>, %m: vector<8x16xi1>,
                             %n: vector<4x16xi1>, %o: vector<4x16xi8>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 1024>}}
  %0 = vector.contract #max %a, %b, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  // expected-remark @below {{#roofline.work<integer(i32) = 1024, other(i8) = 160>}}
  %1 = vector.contract #minsi %i, %j, %k
      : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi32>
  // "and" with "or" is a multiply-add on i1 alone.
  // expected-remark @below {{#roofline.work<matrix(i1) = 1024>}}
  %2 = vector.contract #or %l, %m, %n
      : vector<4x8xi1>, vector<8x16xi1> into vector<4x16xi1>
  // expected-remark @below {{#roofline.work<integer(i8) = 1024>}}
  %3 = vector.contract #or %i, %j, %o
      : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi8>
  return
}

// 2 * 4 * 16*vscale * 8
func.func @contract_scalable_r7(%a: vector<4x8xf32>, %b: vector<8x[16]xf32>,
                                %c: vector<4x[16]xf32>, %s: vector<[4]x8xf16>,
                                %t: vector<8x[4]xf16>, %u: vector<[4]x[4]xf32>) {
  // expected-remark @below {{#roofline.work<matrix(f32) = "1024*vscale">}}
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf32>, vector<8x[16]xf32> into vector<4x[16]xf32>
  // 2 * (4*vscale)^2 * 8; widened: 2 * 4*vscale*8 lanes
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = "256*vscale^2", other(f16) = "64*vscale">}}
  %1 = vector.contract #matmul %s, %t, %u
      : vector<[4]x8xf16>, vector<8x[4]xf16> into vector<[4]x[4]xf32>
  return
}

//===----------------------------------------------------------------------===//
// vector.outerproduct
//===----------------------------------------------------------------------===//

func.func @outerproduct_r7(%a: vector<4xf32>, %b: vector<8xf32>,
                           %c: vector<4x8xf32>, %s: f32, %i: vector<4xi32>,
                           %k: vector<4x4xi32>, %v: vector<[4]xf32>,
                           %w: vector<[4]x[4]xf32>) {
  // 4*8 multiplications
  // expected-remark @below {{#roofline.work<vector(f32) = 32>}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  // 4*8 multiply-adds
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  // A multiplication and a maximum each
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>}
      : vector<4xf32>, vector<8xf32>
  // A scalar on the right: 4 multiplications, 4 multiply-adds
  // expected-remark @below {{#roofline.work<vector(f32) = 4>}}
  %3 = vector.outerproduct %a, %s : vector<4xf32>, f32
  // expected-remark @below {{#roofline.work<vector(f32) = 8>}}
  %4 = vector.outerproduct %a, %s, %a : vector<4xf32>, f32
  // 2*4*4
  // expected-remark @below {{#roofline.work<integer(i32) = 32>}}
  %5 = vector.outerproduct %i, %i, %k {kind = #vector.kind<xor>}
      : vector<4xi32>, vector<4xi32>
  // 2*4*4*vscale^2
  // expected-remark @below {{#roofline.work<vector(f32) = "32*vscale^2">}}
  %6 = vector.outerproduct %v, %v, %w : vector<[4]xf32>, vector<[4]xf32>
  return
}

//===----------------------------------------------------------------------===//
// vector.fma
//===----------------------------------------------------------------------===//

func.func @fma_r1(%a: vector<4x8xf32>, %z: vector<f64>, %s: vector<[4]xf16>) {
  // 2*4*8
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %0 = vector.fma %a, %a, %a : vector<4x8xf32>
  // expected-remark @below {{#roofline.work<vector(f64) = 2>}}
  %1 = vector.fma %z, %z, %z : vector<f64>
  // expected-remark @below {{#roofline.work<vector(f16) = "8*vscale">}}
  %2 = vector.fma %s, %s, %s : vector<[4]xf16>
  return
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

func.func @reduction_r2(%a: vector<16xf32>, %s: f32, %i: vector<16xi8>,
                        %z: vector<f32>, %o: vector<1xf32>, %v: vector<[4]xf32>) {
  // 15 additions of 16 lanes
  // expected-remark @below {{#roofline.work<vector(f32) = 15>}}
  %0 = vector.reduction <add>, %a : vector<16xf32> into f32
  // One more with the accumulator
  // expected-remark @below {{#roofline.work<vector(f32) = 16>}}
  %1 = vector.reduction <minimumf>, %a, %s : vector<16xf32> into f32
  // expected-remark @below {{#roofline.work<integer(i8) = 15>}}
  %2 = vector.reduction <and>, %i : vector<16xi8> into i8
  // Nothing to combine
  // expected-remark @below {{#roofline.work<>}}
  %3 = vector.reduction <add>, %z : vector<f32> into f32
  // expected-remark @below {{#roofline.work<>}}
  %4 = vector.reduction <mul>, %o : vector<1xf32> into f32
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %5 = vector.reduction <mul>, %o, %s : vector<1xf32> into f32
  // expected-remark @below {{#roofline.work<vector(f32) = "4*vscale - 1">}}
  %6 = vector.reduction <add>, %v : vector<[4]xf32> into f32
  // expected-remark @below {{#roofline.work<vector(f32) = "4*vscale">}}
  %7 = vector.reduction <add>, %v, %s : vector<[4]xf32> into f32
  return
}

func.func @multi_reduction_r2(%a: vector<4x8x2xf32>, %b: vector<4x2xf32>,
                              %s: f32, %i: vector<2x3xi32>, %j: vector<3xi32>,
                              %v: vector<4x[8]xf32>, %w: vector<4xf32>) {
  // Every lane is combined with the accumulator of its row: 4*8*2
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x8x2xf32> to vector<4x2xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %1 = vector.multi_reduction <maxnumf>, %a, %s [0, 1, 2] : vector<4x8x2xf32> to f32
  // 2*3
  // expected-remark @below {{#roofline.work<integer(i32) = 6>}}
  %2 = vector.multi_reduction <xor>, %i, %j [0] : vector<2x3xi32> to vector<3xi32>
  // expected-remark @below {{#roofline.work<vector(f32) = "32*vscale">}}
  %3 = vector.multi_reduction <mul>, %v, %w [1] : vector<4x[8]xf32> to vector<4xf32>
  return
}

func.func @scan_r2(%a: vector<4x8x2xf32>, %b: vector<4x2xf32>,
                   %i: vector<5xi32>, %j: vector<i32>, %o: vector<1x2xf32>,
                   %p: vector<2xf32>, %v: vector<4x[2]xf32>, %w: vector<[2]xf32>) {
  // 4*2 rows of 8 lanes with 7 combinations each
  // expected-remark @below {{#roofline.work<vector(f32) = 56>}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64}
      : vector<4x8x2xf32>, vector<4x2xf32>
  // The initial value instead of the last lane
  // expected-remark @below {{#roofline.work<vector(f32) = 56>}}
  %1:2 = vector.scan <mul>, %a, %b {inclusive = false, reduction_dim = 1 : i64}
      : vector<4x8x2xf32>, vector<4x2xf32>
  // expected-remark @below {{#roofline.work<integer(i32) = 4>}}
  %2:2 = vector.scan <add>, %i, %j {inclusive = true, reduction_dim = 0 : i64}
      : vector<5xi32>, vector<i32>
  // expected-remark @below {{#roofline.work<>}}
  %3:2 = vector.scan <add>, %o, %p {inclusive = true, reduction_dim = 0 : i64}
      : vector<1x2xf32>, vector<2xf32>
  // 3 * 2*vscale
  // expected-remark @below {{#roofline.work<vector(f32) = "6*vscale">}}
  %4:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 0 : i64}
      : vector<4x[2]xf32>, vector<[2]xf32>
  return
}
