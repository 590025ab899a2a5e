// RUN: env COLUMNS=110 roofline-opt %s --roofline="output=- explain=mm" -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace
// RUN: roofline-opt %s --roofline="output=- group=none explain=mm" -o /dev/null | FileCheck %s --check-prefix=TABLES
// RUN: roofline-opt %s --roofline="report=json output=- explain=mm,worst" -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: roofline-opt %s --roofline="output=- explain=unknown#2,@other:mm2" -o /dev/null | FileCheck %s --check-prefix=SEVERAL
// RUN: not roofline-opt %s --roofline="explain=mn" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not roofline-opt %s --roofline="explain=zzzzzz" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not roofline-opt %s --roofline="explain=unknown" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --roofline="explain=twice" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not roofline-opt %s --roofline="explain=load" -o /dev/null 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: not roofline-opt %s --roofline="report=none explain=mn" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: roofline-opt %s --roofline="report=html output=%t.html" -o /dev/null
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html

// Rates are powers of two: vector 2^36 op/s, dram 2^36 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "small" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 68719476736.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 68719476736.0,
            "capacity_bytes" = 1000000000>>>>>} {

// 4*16*8 = 512 multiply-adds, 1024 FLOP, 2^-26 s. It reads 32 + 128 elements and the init of 64,
// 896 B, and writes 256 B: 1152 B / 2^36 B/s = 1.676 * 10^-8 s, 1.125 times as long.
// The machine has no registers: nothing is known to stay, nothing is cold but what it reads.
// CHECK:explanation of mm
// CHECK-NEXT:  linalg.matmul, 4x8xf32, 8x16xf32 -> 4x16xf32
// CHECK-NEXT:  bound by memory:dram, 16.76 ns; next is compute:vector, 14.90 ns
// CHECK-NEXT:  narrower types {{.*}}
// CHECK-NEXT:    make it less, until compute:vector takes longest at 14.90 ns
// CHECK-EMPTY:
// CHECK-NEXT:  loops
// CHECK-NEXT:    d0, parallel: 4 [types]
// CHECK-NEXT:    d1, parallel: 16 [types]
// CHECK-NEXT:    d2, reduction: 8 [types]
// CHECK-NEXT:    iterations: 4 * 16 * 8 = 512
// CHECK-NEXT:    executions in a call of the function: 1 [R8]
// CHECK-EMPTY:
// CHECK-NEXT:  operations
// CHECK-NEXT:    matrix f32, multiply-adds, 2 per iteration: 2 * 512 = 1024 op, 1.024 kop [R1, R7]
// CHECK-NEXT:    floating-point: 1024 FLOP, 1.024 kFLOP [R1, R2]
// CHECK-NEXT:    of these useful: 1024 FLOP, 1.024 kFLOP [R9]
// CHECK-EMPTY:
// CHECK-NEXT:  bytes
// CHECK-NEXT:    reads operand 0, tensor<4x8xf32>: elements: 4 * 8 = 32 [R10]
// CHECK-NEXT:    reads operand 0, tensor<4x8xf32>: 32 * 4 = 128 B [R17]
// CHECK-NEXT:    reads operand 1, tensor<8x16xf32>: elements: 8 * 16 = 128 [R10]
// CHECK-NEXT:    reads operand 1, tensor<8x16xf32>: 128 * 4 = 512 B [R17]
// CHECK-NEXT:    reads operand 2, tensor<4x16xf32>: elements: 4 * 16 = 64 [R10]
// CHECK-NEXT:    reads operand 2, tensor<4x16xf32>: 64 * 4 = 256 B [R17]
// CHECK-NEXT:    read: 128 + 512 + 256 = 896 B [R10]
// CHECK-NEXT:    writes result 0, tensor<4x16xf32>: elements: 4 * 16 = 64 [R10]
// CHECK-NEXT:    writes result 0, tensor<4x16xf32>: 64 * 4 = 256 B [R17]
// CHECK-NEXT:    written: 256 B [R10]
// CHECK-NEXT:    all: 896 + 256 = 1152 B, 1.152 kB
// CHECK-EMPTY:
// CHECK-NEXT:  compute
// CHECK-NEXT:    peak of vector f32 (made up): 68719476736 op/s [target]
// CHECK-NEXT:    time of compute:vector: 1024 / 68719476736 = 1.49011612e-08 s, 14.90 ns [R21]
// CHECK-NEXT:    no matrix rate for f32: vector f32 taken [R21]
// CHECK-EMPTY:
// CHECK-NEXT:  dram
// CHECK-NEXT:    least, each distinct byte once: 1152 B, 1.152 kB [R10]
// CHECK:    time of the least bytes: 1152 / 68719476736 = 1.67638063e-08 s, 16.76 ns [R21]
// CHECK:  time
// CHECK-NEXT:    time of the op, the longest of its resources: max(1.49011612e-08, 1.67638063e-08) = 1.67638063e-08 s,
// CHECK-NEXT:        16.76 ns [R21]
// CHECK-NEXT:    headroom, the longest over the next: 1.67638063e-08 / 1.49011612e-08 = 1.125 [R22]

// TABLES: function main
// TABLES: explanation of mm
// TABLES: time {{.*}}16.76 ns

// JSON:      "location": "mm"
// JSON:      "explanation": {
// JSON-NEXT:   "answer": "bound by memory:dram, 16.76 ns; next is compute:vector, 14.90 ns"
// JSON:        "title": "operations"
// JSON-NEXT:   "steps": [
// JSON-NEXT:     {
// JSON-NEXT:       "figure": "work/matrix/f32",
// JSON-NEXT:       "text": "matrix f32, multiply-adds, 2 per iteration",
// JSON-NEXT:       "formula": "2 * 512",
// JSON-NEXT:       "value": "1024",
// JSON-NEXT:       "unit": "op",
// JSON-NEXT:       "rule": "R1, R7"
// JSON-NEXT:     },
// The slowest: 2 * 4*64*64 operations, 32768, take 477 ns; 19456 B 283 ns.
// JSON:      "location": "mm2"
// JSON:      "explanation": {

// SEVERAL-NOT: explanation of mm{{$}}
// SEVERAL:     function main
// SEVERAL:     explanation of unknown
// SEVERAL-NEXT: math.log
// SEVERAL:     function other
// SEVERAL:     explanation of mm2

// NEAR:      error: 'explain' has the name of no row: 'mn'
// NEAR: note: did you mean 'mm'{{.*}}?
// FAR:       error: 'explain' has the name of no row: 'zzzzzz'
// FAR:  note: names are in the column 'location', 'worst' is the slowest row, 'all' is each
// UNKNOWN:      error: 'explain' has a name of 2 rows: 'unknown'
// UNKNOWN: note: 'unknown#1' is math.exp, 4x16xf32 -> 4x16xf32
// UNKNOWN: note: 'unknown#2' is math.log, 4x16xf32 -> 4x16xf32
// TWICE:      error: 'explain' has a name of 2 rows: 'twice'
// TWICE: note: '@main:twice#3' is math.sin
// TWICE: note: '@other:twice#1' is math.cos
// INSIDE:      error: 'explain' has the name of no row: 'load'
// INSIDE: note: it is inside of the loop 'copy', which is one row (R27)

// PAGE: "explanation":
func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>)
    -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32> loc("mm")
  %1 = math.exp %0 : tensor<4x16xf32> loc(unknown)
  %2 = math.log %0 : tensor<4x16xf32> loc(unknown)
  %3 = math.sin %0 : tensor<4x16xf32> loc("twice")
  return %1, %2, %3 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
}
func.func @other(%a: tensor<4x64xf32>, %b: tensor<64x64xf32>, %c: tensor<4x64xf32>,
                 %x: memref<8xf32>, %y: memref<8xf32>) -> tensor<4x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x64xf32>, tensor<64x64xf32>)
      outs(%c : tensor<4x64xf32>) -> tensor<4x64xf32> loc("mm2")
  %1 = math.cos %0 : tensor<4x64xf32> loc("twice")
  affine.for %i = 0 to 8 {
    %v = affine.load %x[%i] : memref<8xf32> loc("load")
    affine.store %v, %y[%i] : memref<8xf32> loc("store")
  } loc("copy")
  return %1 : tensor<4x64xf32>
}
}
