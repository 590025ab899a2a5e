// RUN: split-file %s %t
// RUN: roofline-opt %t/layer.mlir -o /dev/null --roofline="target=a100 output=- \
// RUN:     what-if=weights:i8,all:f8,all:i4,arg0_d0*4,arg0_d1*2 group=none rows=all" \
// RUN:   | FileCheck %t/layer.mlir
// RUN: roofline-opt %t/layer.mlir -o /dev/null --roofline="target=a100 output=- report=json \
// RUN:     what-if=weights:i8,arg0_d1*2" | FileCheck %t/layer.mlir --check-prefix=JSON
// RUN: roofline-opt %t/layer.mlir -o /dev/null --roofline="target=%S/Inputs/matrix-only.mlir output=- what-if=all:i8,arg0_d0*2" \
// RUN:   | FileCheck %t/layer.mlir --check-prefix=NORATE
// RUN: roofline-opt %t/layer.mlir -o /dev/null --roofline="target=%S/Inputs/matrix-only.mlir output=- report=json what-if=all:i8,arg0_d0*2" \
// RUN:   | FileCheck %t/layer.mlir --check-prefix=SPEEDUPS
// RUN: roofline-opt %t/shapes.mlir -o /dev/null --roofline="target=a100 output=- what-if=arg0_d0*8 group=none rows=all" \
// RUN:   | FileCheck %t/shapes.mlir
// RUN: roofline-opt %t/weights.mlir -o /dev/null --roofline="target=a100 output=- what-if=weights:i8 group=none rows=all" \
// RUN:   | FileCheck %t/weights.mlir
// RUN: roofline-opt %t/weights.mlir -o /dev/null --roofline="target=a100 output=- what-if=all:f16 group=none rows=all" \
// RUN:   | FileCheck %t/weights.mlir --check-prefix=NARROW
// RUN: roofline-opt %t/fuse.mlir -o /dev/null --roofline="target=a100 output=- what-if=fuse group=none rows=all" \
// RUN:   | FileCheck %t/fuse.mlir
// RUN: roofline-opt %t/fuse.mlir -o /dev/null --roofline="target=a100,h100 output=- what-if=fuse fusion group=none rows=all" \
// RUN:   | FileCheck %t/fuse.mlir --check-prefix=BOTH
// RUN: roofline-opt %t/fuse.mlir -o /dev/null --roofline="target=a100,h100 output=- what-if=fuse fusion report=csv" \
// RUN:   | FileCheck %t/fuse.mlir --check-prefix=CSV
// RUN: roofline-opt %t/open.mlir -o /dev/null --roofline="target=a100 output=- fusion group=none rows=all" \
// RUN:   | FileCheck %t/open.mlir
// RUN: roofline-opt %t/open.mlir -o /dev/null --roofline="target=a100 output=- fusion report=json" \
// RUN:   | FileCheck %t/open.mlir --check-prefix=JSON
// RUN: not roofline-opt %t/layer.mlir --roofline="target=a100 what-if=weights:tensor<4xf32>" 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not roofline-opt %t/layer.mlir --roofline="target=a100 what-if=all:" 2>&1 | FileCheck %s --check-prefix=NOTYPE
// RUN: not roofline-opt %t/layer.mlir --roofline="target=a100 what-if=arg0_d0*0" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not roofline-opt %t/layer.mlir --roofline="target=a100 what-if=faster" 2>&1 | FileCheck %s --check-prefix=FORM

// Remedies, compared with programs that have the remedy applied by hand.

// TYPE: error: expected a float or integer type after 'weights:', got 'tensor<4xf32>'
// NOTYPE: error: expected a float or integer type after 'all:', got ''
// FORM: error: expected a remedy 'fuse', 'weights:TYPE', 'all:TYPE' or 'argN_dM*FACTOR', got

//--- layer.mlir

// x: 128x1024, W: 1024x4096, y: 128x4096, f16: 2*128*1024*4096 = 1,073,741,824
// FLOP, 262,144 + 8,388,608 + 1,048,576 = 9,699,328 B.
// As it is: max(1.0737e9/312e12 = 3.441 us, 9,699,328/1.555e12 = 6.238 us).
// W at i8: 9,699,328 - 4,194,304 = 5,505,024 B: 3.540 us; 1.76x.
// All at f8: 4,849,664 B: 3.119 us, and 3.441 us at the rate of f16, as an A100
// has none for f8: 1.81x.
// All at i4: 131,072/2 + 4,194,304/2 + 524,288/2 elements.. = 2,424,832 B:
// 1.559 us; 1.0737e9/1248e12 = 0.860 us: 4.00x.
// Four times the rows: 4*262,144 + 8,388,608 + 4*1,048,576 = 13,631,488 B:
// 8.766 us; 4*1.0737e9/312e12 = 13.77 us, 4 * 6.238/13.77 = 1.81x each.
// Twice the depth: 524,288 + 16,777,216 + 1,048,576 = 18,350,080 B: 11.80 us;
// 2 * 6.238/11.80 = 1.06x.
// CHECK:      what if                       time speed-up    bytes  bound then
// CHECK-NEXT: as it is                  6.238 µs          9.699 MB  memory:hbm 100%
// CHECK-NEXT: weights at i8             3.540 µs    1.76x 5.505 MB  memory:hbm 100%
// CHECK-NEXT: all operands at f8E4M3FN  3.441 µs    1.81x 4.850 MB  compute:matrix 100%
// CHECK-NEXT: all operands at i4        1.559 µs    4.00x 2.425 MB  memory:hbm 100%
// CHECK-NEXT: arg0_d0 x 4               13.77 µs    1.81x 13.63 MB  compute:matrix 100%
// CHECK-NEXT: arg0_d1 x 2               11.80 µs    1.06x 18.35 MB  memory:hbm 100%
// CHECK-NEXT: all operands at f8E4M3FN: no matrix rate for f8E4M3FN: matrix f16 taken
// CHECK-NEXT: arg0_d0 x 4: speed-up of each item
// CHECK-NEXT: arg0_d1 x 2: speed-up of each item

// On a machine with 2^37 op/s for f32, to which f16 falls back, 2^30 op take 7.812
// ms, and without any rate for integers nobody knows: 4,849,664 B / 2^36 B/s.
// NORATE:      as it is {{.*}}7.812 ms
// NORATE-NEXT: all operands at i8 {{.*}}70.57 µs+ - 4.850 MB
// NORATE-NEXT: arg0_d0 x 2 {{.*}}15.62 ms 1.00x
// SPEEDUPS: "remedy": "all operands at i8"
// SPEEDUPS: "lacks_rates": true
// SPEEDUPS: "speedups": [
// SPEEDUPS-NEXT: null
// SPEEDUPS: "remedy": "arg0_d0 x 2"
// SPEEDUPS-NOT: "lacks_rates"
// SPEEDUPS: "speedups": [
// SPEEDUPS-NEXT: 1

// JSON:      "what_if": [
// JSON:      "remedy": "weights at i8",
// JSON-NEXT: "factor": 1,
// JSON:      "name": "layer",
// JSON:      "bytes_read": 4456448,
// JSON-NEXT: "bytes_written": 1048576,
// JSON:      "remedy": "arg0_d1 x 2",
// JSON-NEXT: "factor": 2,
// JSON:      "flops": 2147483648,
func.func @layer(%x: tensor<128x1024xf16>, %w: tensor<1024x4096xf16>) -> tensor<128x4096xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<128x4096xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<128x4096xf16>) -> tensor<128x4096xf16>
  %y = linalg.matmul ins(%x, %w : tensor<128x1024xf16>, tensor<1024x4096xf16>)
      outs(%init : tensor<128x4096xf16>) -> tensor<128x4096xf16>
  return %y : tensor<128x4096xf16>
}

//--- shapes.mlir

// A unit dim keeps its place among the others: 16 B of 1x4xf32 are read and 16
// written, 8 times as many afterwards. The time of each item stays.
// CHECK-LABEL: function joined
// CHECK:       as it is{{ .*}} 32 B
// CHECK-NEXT:  arg0_d0 x 8{{ .*}} 1.00x 256 B
func.func @joined(%x: tensor<1x4xf32>) -> tensor<1x4x1xf32> {
  %joined = tensor.collapse_shape %x [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  %split = tensor.expand_shape %joined [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
  %y = math.exp %split : tensor<1x4x1xf32>
  return %y : tensor<1x4x1xf32>
}

// Rows of a softmax: 16,384 B are read, and as many are written.
// CHECK-LABEL: function rows
// CHECK:       as it is{{ .*}} 32.77 kB
// CHECK-NEXT:  arg0_d0 x 8{{ .*}} 1.00x 262.1 kB
func.func @rows(%x: tensor<4x1024xf32>) -> tensor<4x1024xf32> {
  %empty = tensor.empty() : tensor<4x1024xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x1024xf32>) outs(%empty : tensor<4x1024xf32>) -> tensor<4x1024xf32>
  return %y : tensor<4x1024xf32>
}

// It is ambiguous which of the two unit dims is the batch.
// CHECK-LABEL: function ambiguous
// CHECK:       arg0_d0 x 8: it can't be followed: 'tensor.expand_shape' splits it up
func.func @ambiguous(%x: tensor<1x4xf32>) -> tensor<1x1x4xf32> {
  %joined = tensor.collapse_shape %x [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  %split = tensor.expand_shape %joined [[0, 1, 2]] output_shape [1, 1, 4] : tensor<4xf32> into tensor<1x1x4xf32>
  %y = math.exp %split : tensor<1x1x4xf32>
  return %y : tensor<1x1x4xf32>
}

// CHECK-LABEL: function part
// CHECK:       arg0_d0 x 8: it can't be followed: 'tensor.extract_slice' takes a part of it
func.func @part(%x: tensor<8x4xf32>) -> tensor<2x4xf32> {
  %part = tensor.extract_slice %x[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %y = math.exp %part : tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}

// CHECK-LABEL: function grown_constant
// CHECK:       arg0_d0 x 8: it can't be followed: a constant would have to grow
func.func @grown_constant(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %y = arith.addf %x, %c : tensor<2xf32>
  return %y : tensor<2xf32>
}

// CHECK-LABEL: function windows
// CHECK:       arg0_d0 x 8: it can't be followed: 'linalg.conv_1d' has a window over it
func.func @windows(%x: tensor<8xf32>, %w: tensor<3xf32>, %init: tensor<6xf32>) -> tensor<6xf32> {
  %y = linalg.conv_1d ins(%x, %w : tensor<8xf32>, tensor<3xf32>) outs(%init : tensor<6xf32>) -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// CHECK-LABEL: function loops
// CHECK:       arg0_d0 x 8: it can't be followed: 'scf.for' isn't followed
func.func @loops(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %x) -> tensor<8xf32> {
    %e = math.exp %v : tensor<8xf32>
    scf.yield %e : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// CHECK-LABEL: function dynamic
// CHECK:       arg0_d0 x 8: it can't be followed: a dynamic dim follows it
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = math.exp %x : tensor<?xf32>
  return %y : tensor<?xf32>
}

// CHECK-LABEL: function scalar
// CHECK:       arg0_d0 x 8: there is no arg0_d0
func.func @scalar(%x: f32, %t: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %t : tensor<8xf32>
  return %y : tensor<8xf32>
}

//--- weights.mlir

// A transposed copy of a weight is a weight, and so is what it is made of: the
// copy moves 2 * 64*32 B and not 2 * 4 * 64*32 B. 8*64*4 + 64*32 + 8*32*4 +
// 2*64*32 = 9,216 B; as it is 8*64*4 + 64*32*4 + 8*32*4 + 2*64*32*4 = 27,648 B.
// CHECK-LABEL: function transposed
// CHECK:       as it is{{ .*}}27.65 kB
// CHECK-NEXT:  weights at i8{{ .*}}9.216 kB
func.func @transposed(%x: tensor<8x64xf32>, %w: tensor<32x64xf32>, %init: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x32xf32>
  %wt = linalg.transpose ins(%w : tensor<32x64xf32>) outs(%empty : tensor<64x32xf32>) permutation = [1, 0]
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<8x32xf32>) -> tensor<8x32xf32>
  %y = linalg.matmul ins(%x, %wt : tensor<8x64xf32>, tensor<64x32xf32>) outs(%fill : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Integers, too: 2 * 8*64 + 2 * 64*32 + 4 * 8*32 read and written, 7,168 B; 2,048 B less.
// CHECK-LABEL: function integers
// CHECK:       as it is{{ .*}}7.168 kB
// CHECK-NEXT:  weights at i8{{ .*}}5.120 kB
func.func @integers(%x: tensor<8x64xi16>, %w: tensor<64x32xi16>, %init: tensor<8x32xi32>) -> tensor<8x32xi32> {
  %y = linalg.matmul ins(%x, %w : tensor<8x64xi16>, tensor<64x32xi16>) outs(%init : tensor<8x32xi32>) -> tensor<8x32xi32>
  return %y : tensor<8x32xi32>
}

// What a triangle of a loop touches is limited by its buffers at any type: 64 * 65 / 2 = 2,080 elements of %m and 64
// of %x are read and 64 written, 8,832 B, and half as much at f16.
// NARROW-LABEL: function triangle
// NARROW:       as it is{{ .*}}8.832 kB
// NARROW-NEXT:  all operands at f16{{ .*}}4.416 kB
func.func @triangle(%m: memref<64x64xf32>, %x: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0)->(d0+1)>(%i) {
      %p = affine.load %m[%i, %j] : memref<64x64xf32>
      %q = affine.load %x[%j] : memref<64xf32>
      %r = arith.mulf %p, %q : f32
      affine.store %r, %x[%i] : memref<64xf32>
    }
  }
  return
}

// Parts of complex numbers and lanes of vectors: 32 complex numbers of 8 B and 32 vectors of 16 B are read, and as
// many written, and half of that when they are narrower.
// NARROW-LABEL: function compound
// NARROW:       as it is{{ .*}}1.536 kB
// NARROW-NEXT:  all operands at f16{{ .*}} 768 B
func.func @compound(%z: tensor<32xcomplex<f32>>, %v: tensor<32xvector<4xf32>>) {
  %0 = linalg.copy ins(%z : tensor<32xcomplex<f32>>) outs(%z : tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  %1 = linalg.copy ins(%v : tensor<32xvector<4xf32>>) outs(%v : tensor<32xvector<4xf32>>) -> tensor<32xvector<4xf32>>
  return
}

// Keys and values of an attention are no weights.
// CHECK-LABEL: function attention
// CHECK:       weights at i8: no contraction or convolution of linalg or TOSA reads a constant, a global or an argument as its
func.func @attention(%q: tensor<4x8x16xf32>, %k: tensor<4x16x8xf32>, %init: tensor<4x8x8xf32>) -> tensor<4x8x8xf32> {
  %s = linalg.batch_matmul ins(%q, %k : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%init : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  return %s : tensor<4x8x8xf32>
}

// The window of a pooling is no weight, the image isn't either.
// CHECK-LABEL: function pooling
// CHECK:       weights at i8: no contraction
func.func @pooling(%x: tensor<1x8x8x4xf32>, %init: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %window = tensor.empty() : tensor<2x2xf32>
  %y = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>} ins(%x, %window : tensor<1x8x8x4xf32>, tensor<2x2xf32>)
      outs(%init : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %y : tensor<1x4x4x4xf32>
}

// A convolution of TOSA says which operand is its weight, here a constant: 16 * 1*1*8
// elements. x: 1x8x8x8, y: 1x8x8x16, bias: 16. As it is 4 * (512 + 128 + 1024 + 16) =
// 6,720 B, with weights at i8 3 * 128 B less.
// CHECK-LABEL: function convolution
// CHECK:       as it is{{ .*}}6.720 kB
// CHECK-NEXT:  weights at i8{{ .*}}6.336 kB
func.func @convolution(%x: tensor<1x8x8x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>) -> tensor<1x8x8x16xf32> {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %b, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x8x8x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  return %y : tensor<1x8x8x16xf32>
}

// A matmul of TOSA without a batch: 4 * (8*64 + 64*32 + 8*32) = 11,264 B, with the
// second factor at i8 3 * 64*32 B less; with a batch it is no weight.
// CHECK-LABEL: function product
// CHECK:       as it is{{ .*}}11.26 kB
// CHECK-NEXT:  weights at i8{{ .*}}5.120 kB
func.func @product(%x: tensor<1x8x64xf32>, %w: tensor<1x64x32xf32>) -> tensor<1x8x32xf32> {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = tosa.matmul %x, %w, %zero, %zero : (tensor<1x8x64xf32>, tensor<1x64x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
  return %y : tensor<1x8x32xf32>
}
// CHECK-LABEL: function batch
// CHECK:       weights at i8: no contraction
func.func @batch(%x: tensor<2x8x64xf32>, %w: tensor<2x64x32xf32>) -> tensor<2x8x32xf32> {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = tosa.matmul %x, %w, %zero, %zero : (tensor<2x8x64xf32>, tensor<2x64x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x32xf32>
  return %y : tensor<2x8x32xf32>
}

//--- open.mlir

// Of n elements the sum is written and read once less, 8 n B. How long that
// takes is unknown, not 0 s.
// CHECK: {{^}} fusion 1 kernel of 2 ops saves an unknown time and 8*arg0_d0 B
// JSON: "fusion": {
// JSON-NEXT: "time_saved_seconds": null,
// JSON-NEXT: "bytes_saved": "8*arg0_d0",
func.func @open(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.add ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.exp ins(%0 : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

//--- fuse.mlir

// Two passes over 4,096 B, 16,384 B in all; fused one, 8,192 B: 10.54 ns and
// 5.268 ns at 1.555e12 B/s.
// CHECK-LABEL: function chain
// CHECK:       as it is        10.54 ns{{ +}}16.38 kB memory:hbm 100%
// CHECK-NEXT:  fuse as advised 5.268 ns    2.00x 8.192 kB memory:hbm 100%
// On each machine: at 3.352e12 B/s 4.888 ns and 2.444 ns.
// BOTH-LABEL: function chain
// BOTH: kernels to make of several ops
// BOTH: fuse as advised 5.268 ns    2.00x
// BOTH: on h100-sxm:
// BOTH: kernels to make of several ops
// BOTH: as it is        4.888 ns
// BOTH-NEXT: fuse as advised 2.444 ns    2.00x
// CSV: fusion_group,fusion_kind,fusion_time_saved_seconds,fusion_bytes_saved,target,index
// CSV-COUNT-2: chain,{{.*}},0,elementwise,{{[0-9.e-]+}},8192,a100-sxm4-40gb,{{[01]}},
// CSV: alone,{{.*}},,,,,a100-sxm4-40gb,0,
// CSV-COUNT-2: chain,{{.*}},0,elementwise,{{[0-9.e-]+}},8192,h100-sxm,{{[01]}},
#id = affine_map<(i) -> (i)>
func.func @chain(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %empty = tensor.empty() : tensor<1024xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<1024xf32>) outs(%empty : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
  } -> tensor<1024xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<1024xf32>) outs(%empty : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.absf %in : f32
      linalg.yield %0 : f32
  } -> tensor<1024xf32>
  return %b : tensor<1024xf32>
}

// CHECK-LABEL: function alone
// CHECK:       fuse as advised: nothing to fuse
func.func @alone(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %y = math.exp %x : tensor<1024xf32>
  return %y : tensor<1024xf32>
}

// A kernel moves what its time is of: two matrices of f16, 65,536 B and 98,304 B, and 1,572,864 B of results, in
// 1.117 us at 1.555e12 B/s.
// CHECK-LABEL: function blocks
// CHECK:       fuse as advised 1.117 µs {{.*}}1.737 MB memory:hbm 100%
func.func @blocks(%a: tensor<512x64xf16>, %b: tensor<64x768xf16>, %c: tensor<512x768xf32>, %d: tensor<512x768xf32>) -> tensor<512x768xf32> {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%c : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<512x64xf16>, tensor<64x768xf16>) outs(%f : tensor<512x768xf32>) -> tensor<512x768xf32>
  %1 = linalg.exp ins(%0 : tensor<512x768xf32>) outs(%c : tensor<512x768xf32>) -> tensor<512x768xf32>
  %2 = linalg.softmax dimension(1) ins(%1 : tensor<512x768xf32>) outs(%d : tensor<512x768xf32>) -> tensor<512x768xf32>
  return %2 : tensor<512x768xf32>
}

// The bytes are those that a cold kernel must move, 2 * 134,217,728 B of rows and 2 * 16,777,216 B of matrices, also if
// its blocks move the matrices again and again.
// CHECK-LABEL: function again
// CHECK:       fuse as advised {{.*}}302.0 MB
func.func @again(%q: tensor<65536x512xf32>, %k: tensor<512x8192xf32>, %v: tensor<8192x512xf32>) -> tensor<65536x512xf32> {
  %z = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<65536x8192xf32>
  %eo = tensor.empty() : tensor<65536x512xf32>
  %fs = linalg.fill ins(%z : f32) outs(%es : tensor<65536x8192xf32>) -> tensor<65536x8192xf32>
  %fo = linalg.fill ins(%z : f32) outs(%eo : tensor<65536x512xf32>) -> tensor<65536x512xf32>
  %s = linalg.matmul ins(%q, %k : tensor<65536x512xf32>, tensor<512x8192xf32>) outs(%fs : tensor<65536x8192xf32>) -> tensor<65536x8192xf32>
  %p = linalg.exp ins(%s : tensor<65536x8192xf32>) outs(%es : tensor<65536x8192xf32>) -> tensor<65536x8192xf32>
  %o = linalg.matmul ins(%p, %v : tensor<65536x8192xf32>, tensor<8192x512xf32>) outs(%fo : tensor<65536x512xf32>) -> tensor<65536x512xf32>
  return %o : tensor<65536x512xf32>
}
