// RUN: split-file %s %t
// RUN: roofline-opt %t/products.mlir --roofline="target=%t/half.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/products.mlir --check-prefixes=OFF,PRODUCTS
// RUN: roofline-opt %t/products.mlir --roofline="target=%S/Inputs/slow.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/products.mlir --implicit-check-not="off the matrix unit"
// RUN: roofline-opt %t/products.mlir --roofline="target=%t/vectors.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/products.mlir --implicit-check-not="off the matrix unit"
// RUN: roofline-opt %t/products.mlir --roofline="target=%t/brain.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/products.mlir --check-prefix=BRAIN
// RUN: roofline-opt %t/rates.mlir --split-input-file --roofline="target=%t/half.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/rates.mlir
// RUN: sed 's/1.0e9>/1.0e9, "capacity_bytes" = 20000>/' %t/half.mlir > %t/small.mlir
// RUN: roofline-opt %t/fit.mlir --split-input-file --roofline="target=%t/small.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/fit.mlir
// RUN: roofline-opt %t/fit.mlir --split-input-file --roofline="target=%t/small.mlir what-if=all:f16,weights:i8 output=-" -o /dev/null \
// RUN:   | FileCheck %t/fit.mlir --check-prefix=STORED
// RUN: roofline-opt %t/types.mlir --split-input-file --roofline="target=%t/half.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/types.mlir
// RUN: roofline-opt %t/expected.mlir --roofline="target=%S/Inputs/sustained.mlir output=-" -o /dev/null \
// RUN:   | FileCheck %t/expected.mlir

// What a summary advises is what would help.

//--- expected.mlir
// Two functions share the screen: both have the time to expect beside the roof, its parts
// (expected-time.mlir has the sums), and those of their memory of a hundredth or more. Rows after the fifth take less than that of the time.
// CHECK: function product: bound by compute:matrix, 41.94 µs; expected 67.17 µs
// CHECK-NEXT: time
// CHECK-NEXT: expected the roof 62.4%, sustained 15.6%, operand loads 9.8%, launch 7.4%, ...
// CHECK: memory   9.830 MB; {{.*}}: arguments 6.554 MB, activations 3.277 MB
func.func @product(%a: tensor<1280x1280xf16>, %b: tensor<1280x1280xf16>) -> tensor<1280x1280xf16> {
  %empty = tensor.empty() : tensor<1280x1280xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<1280x1280xf16>, tensor<1280x1280xf16>) outs(%empty : tensor<1280x1280xf16>) -> tensor<1280x1280xf16>
  return %0 : tensor<1280x1280xf16>
}
// CHECK: function chain: bound by memory:hbm, {{.*}}; expected
// CHECK: expected the roof
// CHECK: first    fuse: {{.*}} left, as one at least {{.*}}); see fusion
// CHECK: memory:hbm
// CHECK: not shown: 5 groups
// CHECK-NOT: could be
// CHECK: memory   {{.*}}: arguments 32.77 MB, activations
func.func @chain(%x: tensor<8192x1000xf32>, %y: tensor<10xf32>) -> (tensor<8192x1000xf32>, tensor<10xf32>) {
  %0 = linalg.exp ins(%x : tensor<8192x1000xf32>) outs(%x : tensor<8192x1000xf32>) -> tensor<8192x1000xf32>
  %1 = linalg.log ins(%0 : tensor<8192x1000xf32>) outs(%0 : tensor<8192x1000xf32>) -> tensor<8192x1000xf32>
  %2 = linalg.tanh ins(%1 : tensor<8192x1000xf32>) outs(%1 : tensor<8192x1000xf32>) -> tensor<8192x1000xf32>
  %3 = linalg.erf ins(%2 : tensor<8192x1000xf32>) outs(%2 : tensor<8192x1000xf32>) -> tensor<8192x1000xf32>
  %4 = linalg.sqrt ins(%3 : tensor<8192x1000xf32>) outs(%3 : tensor<8192x1000xf32>) -> tensor<8192x1000xf32>
  %5 = linalg.exp ins(%y : tensor<10xf32>) outs(%y : tensor<10xf32>) -> tensor<10xf32>
  %6 = linalg.log ins(%5 : tensor<10xf32>) outs(%5 : tensor<10xf32>) -> tensor<10xf32>
  %7 = linalg.tanh ins(%6 : tensor<10xf32>) outs(%6 : tensor<10xf32>) -> tensor<10xf32>
  %8 = linalg.erf ins(%7 : tensor<10xf32>) outs(%7 : tensor<10xf32>) -> tensor<10xf32>
  %9 = linalg.sqrt ins(%8 : tensor<10xf32>) outs(%8 : tensor<10xf32>) -> tensor<10xf32>
  return %4, %9 : tensor<8192x1000xf32>, tensor<10xf32>
}

//--- products.mlir
// The matrix unit of half.mlir has no rate for f32. slow.mlir takes its matrix rate of f32
// for f16, vectors.mlir has no matrix unit: nothing is off it.
// CHECK: function wide
// OFF: first    types: 100% of the time is contractions off the matrix unit, no matrix rate for f32: vector f32 taken; try
// OFF-NEXT: what-if=all:f16
// BRAIN: what-if=all:bf16
func.func @wide(%a: tensor<512x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<512x512xf32>, tensor<512x512xf32>) outs(%c : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
// CHECK: function half
// PRODUCTS-NOT: off the matrix unit
// CHECK: compute:{{.*}} takes 100% of the time at its peak rate
func.func @half(%a: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %a : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %0 : tensor<512x512xf16>
}

//--- types.mlir
// CHECK: function single
// CHECK: first    memory:dram takes 100% of the time: narrower types (what-if=all:f16) or fewer passes over memory (fusion)
func.func @single(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = arith.negf %x : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

// Nothing is wider than f16.
// CHECK: function half
// CHECK: first    memory:dram takes 100% of the time: fewer passes over memory (fusion)
func.func @half(%x: tensor<1024xf16>) -> tensor<1024xf16> {
  %0 = arith.negf %x : tensor<1024xf16>
  return %0 : tensor<1024xf16>
}

// -----

// CHECK: function integers
// CHECK: first    memory:dram takes 100% of the time: fewer passes over memory (fusion)
func.func @integers(%x: tensor<1024xi32>) -> tensor<1024xi32> {
  %0 = arith.addi %x, %x : tensor<1024xi32>
  return %0 : tensor<1024xi32>
}

// -----

// A loop that is a kernel moves what the ops in it do.
// CHECK: function loop
// CHECK: narrower types (what-if=all:f16)
func.func @loop(%x: memref<1024xf32>) {
  affine.for %i = 0 to 1024 {
    %0 = affine.load %x[%i] : memref<1024xf32>
    affine.store %0, %x[%i] : memref<1024xf32>
  }
  return
}

// -----

// Weights of a byte are as narrow as is advised.
// CHECK: function weights
// CHECK: weights are 1.024 kB: a larger batch
func.func @weights(%x: tensor<1024xf8E4M3FN>) -> tensor<1024xf8E4M3FN> {
  %w = arith.constant dense_resource<w> : tensor<1024xf8E4M3FN>
  %0 = arith.addf %x, %w : tensor<1024xf8E4M3FN>
  return %0 : tensor<1024xf8E4M3FN>
}

// -----

// Weights of 4 kB are no fifth of 32 kB: narrower ones would hardly be noticed.
// CHECK: function few_weights
// CHECK: first    memory:dram takes 100% of the time: narrower types (what-if=all:f16)
func.func @few_weights(%x: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<1024xf32>) {
  %w = arith.constant dense_resource<w> : tensor<1024xf32>
  %0 = arith.negf %x : tensor<4096xf32>
  %1 = arith.negf %w : tensor<1024xf32>
  return %0, %1 : tensor<4096xf32>, tensor<1024xf32>
}

//--- fit.mlir
// 20 kB hold what is left without 8 kB of weights, and not without 1 kB of them.
// CHECK: function narrower
// CHECK: first    make it fit: {{.*}}DOES NOT FIT dram (20.00 kB): weights 8.192 kB, arguments 8.192 kB, activations 8.192
// CHECK-NEXT: kB; 2 devices or more, or narrower types (what-if=weights:i8)
// STORED: what if {{.*}} stored, fits  bound then
// STORED-NEXT: as it is {{.*}} 24.58 kB, no  memory:dram
// STORED-NEXT: all operands at f16 {{.*}} 12.29 kB, yes  memory:dram
// STORED-NEXT: weights at i8 {{.*}} -  -
func.func @narrower(%x: tensor<2048xf32>) -> tensor<2048xf32> {
  %w = arith.constant dense_resource<w> : tensor<2048xf32>
  %0 = arith.addf %x, %w : tensor<2048xf32>
  return %0 : tensor<2048xf32>
}

// -----

// CHECK: function devices
// CHECK: first    make it fit: {{.*}}DOES NOT FIT dram (20.00 kB): weights 1.024 kB, arguments 16.38 kB, activations 17.41
// CHECK-NEXT: kB; 2 devices or more{{$}}
// STORED: as it is {{.*}} 34.82 kB, no
// STORED-NEXT: all operands at f16 {{.*}} 17.41 kB, yes
func.func @devices(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %w = arith.constant dense_resource<w> : tensor<256xf32>
  %0 = arith.negf %x : tensor<4096xf32>
  %1 = arith.negf %w : tensor<256xf32>
  return %0 : tensor<4096xf32>
}

//--- rates.mlir
// Half of the work has a rate: the time says that it lacks the rest.
// CHECK: function some: bound by memory:dram, 8.192 µs, without what has no rate or link
func.func @some(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = math.exp %x : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

// Sizes to bind are those of the function that the advice is for.
// CHECK: function first
// CHECK: first    give the sizes values: bind=arg0_d0=8 (dim 0 of argument 0 of @first)
func.func @first(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.negf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// CHECK: function second
// CHECK: first    give the sizes values: bind=arg1_d0=8 (dim 0 of argument 1 of @second)
func.func @second(%f: f32, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.negf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A size that decides about operations alone.
// CHECK: first    give the sizes values: bind=arg0=8 (value of argument 0 of @turns)
func.func @turns(%n: index, %x: f32, %m: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %0 = arith.addf %s, %x : f32
    scf.yield %0 : f32
  }
  memref.store %sum, %m[%c0] : memref<1xf32>
  return
}

//--- brain.mlir
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "brain" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<bf16 = 1.0e10>,
          "vector" = #dlti.map<f32 = 1.0e10, i32 = 1.0e10>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9>>>>>} {}

//--- half.mlir
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "half" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f16 = 1.0e10>,
          "vector" = #dlti.map<f32 = 1.0e10, i32 = 1.0e10>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9>>>>>} {}

//--- vectors.mlir
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "vectors" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 1.0e10>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9>>>>>} {}
