// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir,%S/Inputs/matrix-only.mlir group=none rows=all" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=TEXT --strict-whitespace
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir,%S/Inputs/matrix-only.mlir report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir,%S/Inputs/matrix-only.mlir report=csv output=%t.csv" -o /dev/null
// RUN: python3 %S/Inputs/check_targets.py %t.json %t.csv
//
// One machine of the others: as if it were the only one.
// RUN: roofline-opt %s --roofline="target=%S/Inputs/fast.mlir report=json output=%t.fast.json" -o /dev/null
// RUN: python3 %S/Inputs/check_targets.py %t.json %t.csv %t.fast.json
//
// Of each function the row that takes longest.
// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir group=none rows=1 output=-" -o /dev/null | FileCheck %s --check-prefix=ROWS
//
// The options hold for all machines; the pass takes several as well.
// RUN: roofline-opt %s --roofline-report="target=a100,v100 steady convention=fvcore report=json output=%t.both.json" -o /dev/null
// RUN: roofline-opt %s --roofline-report="target=v100 steady convention=fvcore report=json output=%t.v100.json" -o /dev/null
// RUN: python3 %S/Inputs/check_targets.py %t.both.json "" %t.v100.json
//
// A path with a comma, among others and alone.
// RUN: cp %S/Inputs/fast.mlir %t,comma.mlir
// RUN: roofline-opt %s --roofline="target='%t,comma.mlir',v100 report=json output=%t.comma.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=COMMA --input-file=%t.comma.json
// RUN: roofline-opt %s --roofline="target={'%t,comma.mlir'} report=json output=%t.alone.json" -o /dev/null
// RUN: diff %t.fast.json %t.alone.json
//
// Names between commas that can't be.
// RUN: not roofline-opt %s --roofline="target=a100,a10O" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --roofline="target=a100,a10O report=none" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --roofline="target=a100,,v100" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not roofline-opt %s --roofline="target=,v100" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not roofline-opt %s --roofline="target=v100,a100,a100-sxm4-40gb" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: roofline-opt %s --roofline="target=v100,a100 report=vega output=%t.vega" -o /dev/null 2>&1 | FileCheck %s --check-prefix=VEGA
//
// One module on several machines (docs/use/Reports.md): time and bound of each
// op, speed-up over the first machine, and its ceiling.

// COMMA: "name": "fast"
// COMMA: "name": "v100-sxm2-16gb"
// UNKNOWN: error: unknown target 'a10O'
// EMPTY: error: expected a target on both sides of each comma, got ''
// TWICE: error: expected different targets, but 'a100' and 'a100-sxm4-40gb' are both named 'a100-sxm4-40gb'
// VEGA: warning: the report shows 'v100-sxm2-16gb' only, the first of the targets

// The first is attached, and annotated.
// IR: #dlti.target_system_spec<"slow"
// IR-NOT: "fast"
// IR: linalg.matmul {{.*}}"compute:matrix" on "slow"

// ROWS: side by side
// ROWS-NEXT: time  slow
// ROWS-NEXT: linalg.matmul  product
// ROWS-EMPTY:
// ROWS-NEXT: machine

// TEXT: roofline for slow
// TEXT: beside it fast
// TEXT: beside it matrix-only
// TEXT-LABEL: function main
// TEXT: side by side
// TEXT-NEXT:{{^}}    time  slow        time  fast          x   max      time  matrix-only     x   max  op             location
// TEXT-NEXT:{{^}}3.815 µs  matrix  476.8 ns  hbm     * 8.00x 16.0x  3.815 µs  matrix      1.00x 1.00x  linalg.matmul  product
// TEXT-NEXT:{{^}}3.815 µs  special 476.8 ns  special   8.00x 8.00x 476.8 ns+  dram            -     -  linalg.exp     exp
// TEXT-NEXT:{{^}}476.8 ns  dram    238.4 ns  hbm       2.00x 2.00x 476.8 ns+  dram            -     -  linalg.negf    minus
// TEXT-EMPTY:
// TEXT-NEXT:{{^}}  machine          time     x   max  *
// TEXT-NEXT:{{^}}  slow         8.106 µs
// TEXT-NEXT:{{^}}  fast         1.192 µs 6.80x 8.50x  1
// TEXT-NEXT:{{^}}  matrix-only 4.768 µs+     -     - 0+
// TEXT-LABEL: function open
// TEXT: side by side
// TEXT-NEXT:{{^}}time  slow     time  fast     x max time  matrix-only x max  op           location
// TEXT-NEXT:{{^}}   -  symbolic    -  symbolic -   -    -  symbolic    -   -  linalg.negf  any
// TEXT: module: from its entry points
// TEXT: {{^}}  slow           -{{$}}

// A sum of rows: 17 * 2^-21 s on "slow", 2.5 * 2^-21 on "fast": 6.8. Its ceiling
// is 17 / (8 / 16 + 8 / 8 + 1 / 2) = 8.5.
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %empty = tensor.empty() : tensor<64x64xf32>
  // 2*64^3 = 2^19 flops, 4 * 2^14 B with the accumulator. slow: 2^19 / 2^37 =
  // 2^-18 s of matrix, 2^-20 of dram. fast: 2^-22 of matrix, 2^-21 of hbm: 8x,
  // of at most 2^41 / 2^37 = 16x.
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  // 2^12 transcendentals, 2^15 B. slow: 2^-18 s of special, 2^-21 of dram. fast:
  // 2^-21 of special, 2^-22 of hbm: 8x of at most 8x. matrix-only: 2^-21 of
  // dram, more with what its special functions take.
  %1 = linalg.exp ins(%a : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32> loc("exp")
  // 2^12 flops, 2^15 B. slow: 2^-24 s of vector, 2^-21 of dram. fast: 2^-22 of
  // hbm: 2x of at most 2x. The outermost level has another name there: the bound
  // is the same.
  %2 = linalg.negf ins(%a : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32> loc("minus")
  return %0, %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

func.func @open(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.negf ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32> loc("any")
  return %0 : tensor<?xf32>
}
