// Sizes, slopes and offsets whose products and sums are beyond int64.
// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
// RUN: roofline-opt %s -split-input-file -o /dev/null \
// RUN:   --roofline="target=a100 advise fusion tuning report=json output=%t.json"
// RUN: roofline-opt %s -split-input-file -o /dev/null \
// RUN:   --roofline="target=epyc-9654 steady whole-lines report=json output=%t.json"

// A buffer of 16 * 2^30 * (2^62 - 1) B: two loads of 16 B in 2 iterations.
func.func @buffer(%m: memref<1073741824x4611686018427387903xvector<4xf32>>,
                  %n: memref<2xvector<4xf32>>) {
  affine.for %i = 0 to 2 {
    // expected-remark @below {{bytes_read = 16, bytes_written = 0> x 2, together reads 32}}
    %a = affine.load %m[%i, 0] : memref<1073741824x4611686018427387903xvector<4xf32>>
    // expected-remark @below {{bytes_read = 16, bytes_written = 0> x 2, together reads 32}}
    %b = affine.load %m[%i, 7] : memref<1073741824x4611686018427387903xvector<4xf32>>
    // expected-remark @below {{vector(f32) = 4> x 2}}
    %s = arith.addf %a, %b : vector<4xf32>
    // expected-remark @below {{bytes_read = 0, bytes_written = 16> x 2}}
    affine.store %s, %n[%i] : memref<2xvector<4xf32>>
  }
  return
}

// -----

// Places at slopes of -2^62, 2^60 and -2^63, above offsets of 2^62.
func.func @slopes(%m: memref<?xf32>, %n: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    // expected-remark @below {{x 16, together reads 64}}
    %a = affine.load %m[%i * -4611686018427387904 + 4611686018427387904] : memref<?xf32>
    // expected-remark @below {{x 16, together reads 64}}
    %b = affine.load %m[%i * 1152921504606846976 + 4611686018427387905] : memref<?xf32>
    // expected-remark @below {{x 16, together reads 0 to 4*min(16, arg0_d0)}}
    %c = affine.load %m[(%i * -4611686018427387904) * 2 + 7] : memref<?xf32>
    // expected-remark @below {{x 16}}
    %s = arith.addf %a, %b : f32
    // expected-remark @below {{x 16}}
    %t = arith.addf %s, %c : f32
    // expected-remark @below {{x 16}}
    affine.store %t, %n[%i] : memref<16xf32>
  }
  return
}

// -----

// Padding of 2^63 - 1 before a convolution that pads as much: no output sees the
// input, but the sum is not computed.
func.func @padding(%x: tensor<1x4x4x4xf32>, %w: tensor<8x3x3x4xf32>, %b: tensor<8xf32>)
    -> tensor<1x4x4x8xf32> {
  %p = tosa.const_shape {values = dense<[0, 0, 9223372036854775807, 9223372036854775807,
      9223372036854775807, 9223372036854775807, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-remark @below {{bytes_read = 256}}
  %0 = tosa.pad %x, %p, %z : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x4xf32>
  // expected-remark @below {{useful_flops = unknown}}
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32,
      pad = array<i64: 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807>,
      stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x?x?x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return %1 : tensor<1x4x4x8xf32>
}

// -----

// A window of N = 2^40 taps at N places: 2*N^2 operations, and N^2 is beyond
// int64. It touches N^2 - (N - 2)*(N - 3) = 5*N - 6 elements, and N each of the
// filter and of the init: 4*(7*N - 6) = 30786325577704 B.
func.func @window(%x: tensor<?xf32>, %k: tensor<1099511627776xf32>,
                  %o: tensor<1099511627776xf32>) -> tensor<1099511627776xf32> {
  // expected-remark @below {{vector(f32) = 2417851639229258349412352, bytes_read = 30786325577704}}
  %0 = linalg.generic {indexing_maps = [affine_map<(a, c) -> (a*3 + c*2)>, affine_map<(a, c) -> (c)>, affine_map<(a, c) -> (a)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %k : tensor<?xf32>, tensor<1099511627776xf32>) outs(%o : tensor<1099511627776xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %s = arith.mulf %p, %q : f32
    %t = arith.addf %r, %s : f32
    linalg.yield %t : f32
  } -> tensor<1099511627776xf32>
  %e = tensor.empty() : tensor<1099511627776xf32>
  // expected-remark @below {{special(f32) = 1099511627776}}
  %1 = linalg.exp ins(%0 : tensor<1099511627776xf32>) outs(%e : tensor<1099511627776xf32>) -> tensor<1099511627776xf32>
  return %1 : tensor<1099511627776xf32>
}
