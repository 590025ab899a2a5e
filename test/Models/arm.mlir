// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// The arm_neon, arm_sve and arm_sme dialects

func.func @neon_r7(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<4xf32>, %d: vector<8xbf16>,
                %e: vector<8xi8>, %f: vector<4x4xi8>) {
  // 16 products in 4 sums
  // expected-remark @below {{#roofline.work<integer(i32) = 32>}}
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  // 2*M*N*K = 2*2*2*8
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 64>}}
  %1 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  // 2*2*2*4
  // expected-remark @below {{#roofline.work<matrix(bf16 -> f32) = 32>}}
  %2 = arm_neon.intr.bfmmla %c, %d, %d : vector<8xbf16> to vector<4xf32>
  // expected-remark @below {{#roofline.work<integer(i16) = 8>}}
  %3 = arm_neon.intr.smull %e, %e : vector<8xi8> to vector<8xi16>
  return
}

func.func @sve_r7(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %m: vector<[4]xi1>, %f: vector<[4]xf32>) {
  // expected-remark @below {{#roofline.work<integer(i32) = "32*vscale">}}
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // 2*2*2*8 per 128 bits
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = "64*vscale">}}
  %1 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  // All lanes (R6)
  // expected-remark @below {{#roofline.work<vector(f32) = "4*vscale">}}
  %2 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %3 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  return
}

func.func @sme_r7(%a: vector<[4]xf32>, %h: vector<[8]xf16>, %b: vector<[16]xi8>, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arm_sme.zero : vector<[4]x[4]xf32>
  // (4*vscale)^2 elements
  // expected-remark @below {{#roofline.work<bytes_read = "64*vscale^2", bytes_written = 0>}}
  %tile = arm_sme.tile_load %m[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  // Multiplications alone; nothing is reduced
  // expected-remark @below {{#roofline.work<vector(f32) = "16*vscale^2">}}
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = "32*vscale^2">}}
  %1 = arm_sme.outerproduct %a, %a acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  // 2 multiply-adds per element
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = "64*vscale^2">}}
  %2 = arm_sme.fmopa_2way %h, %h acc(%1) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = "128*vscale^2">}}
  %3 = arm_sme.smopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "64*vscale^2">}}
  arm_sme.tile_store %2, %m[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %n = arm_sme.streaming_vl <word>
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark @below {{#roofline.work<other(f32) = "4*vscale"> x 4*vscale}}
    %4 = arm_sme.extract_tile_slice %2[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  }
  return
}
