// RUN: not roofline-opt %s --roofline="target=h100 bind=bath=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --roofline="target=h100 sweep=arg1=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN-SWEEP
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=8..4" -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=-4" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=-4..4" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=99999999999999999999" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=1..x" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=4,batch=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=4,batch=1..8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not roofline-opt %s --roofline="target=h100 bind=model=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATIC
// RUN: not roofline-opt %s --roofline="target=h100 bind=model=1..8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATIC-RANGE
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=8,arg1_d0=9" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONFLICT
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=1..8,arg1_d0=1..9" -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANGES
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=8 sweep=batch=1,2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not roofline-opt %s --roofline="target=h100 bind=batch=1..8 sweep=batch=1..16" -o /dev/null 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not roofline-opt %s --roofline="target=h100 sweep=model=1,2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIXED
// RUN: not roofline-opt %s --roofline="target=h100 sweep=batch=1..8*1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not roofline-opt %s --roofline="target=h100 sweep=batch=0..8*2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not roofline-opt %s --roofline="target=h100 sweep=batch=1..1000000+1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not roofline-opt %s --roofline="target=h100 bind=counter0=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNTER
// RUN: not roofline-opt %s --roofline="target=h100 sweep=8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NO-SYMBOL
//
// Invalid values and ranges (docs/use/Crossover.md).

// UNKNOWN: error: no size in the module is called 'bath'
// UNKNOWN: note: did you mean 'batch'?
// UNKNOWN: note: known symbols: 'arg1_d0', 'batch', 'model'
// UNKNOWN-SWEEP: error: no size in the module is called 'arg1'
// EMPTY: error: expected a range of at least one value for 'batch', got '8..4'
// NEGATIVE: error: expected an integer from 0 to 4611686018427387904 for 'batch', got '-4'
// LARGE: error: expected an integer from 0 to 4611686018427387904 for 'batch', got '99999999999999999999'
// NUMBER: error: expected an integer from 0 to 4611686018427387904 for 'batch', got 'x'
// MALFORMED: error: expected SYMBOL=VALUE or SYMBOL=LOW..HIGH in 'bind', got 'batch'
// TWICE: error: expected one value or range for 'batch', got several
// STATIC: bind-invalid.mlir:[[#]]:{{.*}}error: with the values of 'bind', sizes that have to be equal are {{8 and 64|64 and 8}}
// STATIC-RANGE: bind-invalid.mlir:[[#]]:{{.*}}error: 'model' can't be 1..8: it is 64
// CONFLICT: bind-invalid.mlir:[[#]]:{{.*}}error: with the values of 'bind', sizes that have to be equal are {{8 and 9|9 and 8}}
// RANGES: error: 'arg1_d0' can't be 1..9: it is 'batch', which has another range
// BOTH: error: expected no value in 'bind' for 'batch', which 'sweep' gives values
// OUTSIDE: error: expected values of 'sweep' within the range of 'batch' in 'bind'
// FIXED: error: 'model' can't be swept: it is 64
// STEP: error: expected a factor of 2 or more or a step of 1 or more in '1..8*1'
// ZERO: error: expected a range above 0 where values are multiplied, got '0..8*2'
// MANY: error: expected at most 4096 values in 'sweep'
// COUNTER: bind-invalid.mlir:[[#]]:{{.*}}error: 'counter0' is the counter of a loop and has no one value
// NO-SYMBOL: error: expected SYMBOL=VALUE,... or SYMBOL=LOW..HIGH*FACTOR in 'sweep', got '8'

func.func @f(%a: tensor<?x64xf32> {roofline.dims = ["batch", "model"]},
             %b: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = linalg.exp ins(%a : tensor<?x64xf32>) outs(%b : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

func.func @loop(%a: tensor<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = tensor.extract_slice %a[0] [%i] [1] : tensor<8xf32> to tensor<?xf32>
    %1 = math.exp %0 : tensor<?xf32>
  }
  return
}
