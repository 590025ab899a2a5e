// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Unusual shapes of linalg ops: nothing, one, unknown and very many elements.

// No iteration, no work: M = 0, K = 0.
func.func @zero_extents(%a: tensor<0x8xf32>, %b: tensor<8x16xf32>,
                        %c: tensor<0x16xf32>, %d: tensor<4x0xf32>,
                        %e: tensor<0x16xf32>, %f: tensor<4x16xf32>,
                        %p: tensor<1x2x2x3xf32>, %w: tensor<2x2xf32>,
                        %q: tensor<1x0x0x3xf32>) {
  // expected-remark @below {{#roofline.work<>}}
  %0 = linalg.matmul ins(%a, %b : tensor<0x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<0x16xf32>) -> tensor<0x16xf32>
  // expected-remark @below {{#roofline.work<>}}
  %1 = linalg.matmul ins(%d, %e : tensor<4x0xf32>, tensor<0x16xf32>)
      outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  // expected-remark @below {{#roofline.work<>}}
  %2 = linalg.exp ins(%c : tensor<0x16xf32>) outs(%c : tensor<0x16xf32>) -> tensor<0x16xf32>
  return
}

// -----

#none = affine_map<() -> ()>
func.func @rank_0(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>,
                  %m: tensor<1x1xf32>) {
  // reads 2*4 B; writes 1*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1, bytes_read = 8, bytes_written = 4>}}
  %0 = linalg.add ins(%a, %b : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  // reads 1*4 B; writes 1*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 1, bytes_read = 4, bytes_written = 4>}}
  %1 = linalg.generic {indexing_maps = [#none, #none], iterator_types = []}
      ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %init: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<f32>
  // Rank 2, one element.
  // reads 1*4 B; writes 1*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 2, bytes_read = 4, bytes_written = 4>}}
  %2 = linalg.matmul ins(%m, %m : tensor<1x1xf32>, tensor<1x1xf32>)
      outs(%m : tensor<1x1xf32>) -> tensor<1x1xf32>
  return
}

// -----

// M = arg0_d0, K = arg0_d1, N = arg1_d1: 2*M*N*K, (M*K + K*N + M*N) * 4 B.
func.func @dynamic_matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>,
                          %c: tensor<?x?xf32>) {
  // expected-remark @below {{#roofline.work<matrix(f32) = "2*arg0_d0*arg0_d1*arg1_d1", bytes_read = "4*arg0_d0*arg0_d1 + 4*arg0_d0*arg1_d1 + 4*arg0_d1*arg1_d1", bytes_written = "4*arg0_d0*arg1_d1">}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// A static extent is taken from the operand that has one: M = 4, K = 8, N = 16.
func.func @partly_dynamic_matmul(%a: tensor<?x8xf32>, %b: tensor<?x16xf32>,
                                 %c: tensor<4x?xf32>) {
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<?x16xf32>)
      outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

// 5 channels from 4, window 3 at stride 2, n = arg2_d1 outputs: 2*n*5*3*4 flops.
// The input's 3*n - max(0, n-1) columns of 4 elements, the filter's 3*4*5 and
// the init's 5*n elements are read, 4 B each.
func.func @dynamic_window(%a: tensor<1x?x4xf32>, %k: tensor<3x4x5xf32>,
                          %o: tensor<1x?x5xf32>) {
  // expected-remark @below {{#roofline.work<matrix(f32) = "120*arg2_d1", bytes_read = "68*arg2_d1 - 16*max(0, arg2_d1 - 1) + 240", bytes_written = "20*arg2_d1">}}
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>}
      ins(%a, %k : tensor<1x?x4xf32>, tensor<3x4x5xf32>)
      outs(%o : tensor<1x?x5xf32>) -> tensor<1x?x5xf32>
  return
}

// -----

// A dynamic number of 4-bit elements: rounded up to bytes.
func.func @dynamic_sub_byte_r17(%a: tensor<?xi4>, %o: tensor<?xi4>) {
  // expected-remark @below {{#roofline.work<bytes_read = "ceildiv(4*arg0_d0, 8)", bytes_written = "ceildiv(4*arg0_d0, 8)">}}
  %0 = linalg.copy ins(%a : tensor<?xi4>) outs(%o : tensor<?xi4>) -> tensor<?xi4>
  return
}

// -----

// Exact past 64 bits. 2^31 x 2 times 2 x 2^31: 2^64 flops. 2^32 cubed: 2^97.
func.func @huge_matmul(%a: tensor<2147483648x2xf16>, %b: tensor<2x2147483648xf16>,
                       %c: tensor<2147483648x2147483648xf16>,
                       %d: tensor<4294967296x4294967296xf16>,
                       %e: tensor<4294967296x4294967296xf16>,
                       %f: tensor<4294967296x4294967296xf16>) {
  // matrix(f16) 2 * 2**31 * 2**31 * 2; reads (2 * 2**31*2 + 2**62) * 2 B;
  // writes 2**62 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 18446744073709551616, bytes_read = 9223372054034644992, bytes_written = 9223372036854775808>}}
  %0 = linalg.matmul ins(%a, %b : tensor<2147483648x2xf16>, tensor<2x2147483648xf16>)
      outs(%c : tensor<2147483648x2147483648xf16>) -> tensor<2147483648x2147483648xf16>
  // matrix(f16) 2 * 2**96; reads 3 * 2**64 * 2 B; writes 2**64 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 158456325028528675187087900672, bytes_read = 110680464442257309696, bytes_written = 36893488147419103232>}}
  %1 = linalg.matmul ins(%d, %e : tensor<4294967296x4294967296xf16>, tensor<4294967296x4294967296xf16>)
      outs(%f : tensor<4294967296x4294967296xf16>) -> tensor<4294967296x4294967296xf16>
  return
}

// One less than 2^63 elements, and 2^63 - 1 squared.
func.func @huge_extents(%a: tensor<9223372036854775807xi8>,
                        %b: tensor<9223372036854775807x9223372036854775807xi4>) {
  // integer(i8) 2**63 - 1; reads 2**63 - 1 B; writes 2**63 - 1 B
  // expected-remark @below {{#roofline.work<integer(i8) = 9223372036854775807, bytes_read = 9223372036854775807, bytes_written = 9223372036854775807>}}
  %0 = linalg.map { arith.addi } ins(%a, %a : tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>)
      outs(%a : tensor<9223372036854775807xi8>)
  // integer(i4) (2**63 - 1)**2; reads ceil((2**63 - 1)**2 * 4, 8) B; writes
  // ceil((2**63 - 1)**2 * 4, 8) B
  // expected-remark @below {{#roofline.work<integer(i4) = 85070591730234615847396907784232501249, bytes_read = 42535295865117307923698453892116250625, bytes_written = 42535295865117307923698453892116250625>}}
  %1 = linalg.map { arith.addi } ins(%b, %b : tensor<9223372036854775807x9223372036854775807xi4>, tensor<9223372036854775807x9223372036854775807xi4>)
      outs(%b : tensor<9223372036854775807x9223372036854775807xi4>)
  return
}

// -----

// A window over 2^40 outputs at stride 2^40, of 2^40 taps: 2^80 - 0 elements
// are touched by s = 2^40, d = 1, as K <= s: (2^40 - 1) * 2^40 + 2^40.
#in = affine_map<(o, k) -> (o * 1099511627776 + k)>
#window = affine_map<(o, k) -> (k)>
#out = affine_map<(o, k) -> (o)>
func.func @huge_window_r10(%a: tensor<?xf32>, %w: tensor<1099511627776xf32>,
                           %o: tensor<1099511627776xf32>) {
  // vector(f32) 2 * 2**80; reads (2**80 + 2 * 2**40) * 4 B; writes 2**40 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 2417851639229258349412352, bytes_read = 4835703278467312791846912, bytes_written = 4398046511104>}}
  %0 = linalg.generic {indexing_maps = [#in, #window, #out], iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : tensor<?xf32>, tensor<1099511627776xf32>) outs(%o : tensor<1099511627776xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<1099511627776xf32>
  return
}
