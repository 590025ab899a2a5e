// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: python3 %S/Inputs/expect_status.py 0 roofline-diff before.mlir after.mlir \
// RUN:   --target=roofline-note | FileCheck %s --check-prefix=NONE
// RUN: python3 %S/Inputs/expect_status.py 0 roofline-diff before.mlir after.mlir \
// RUN:   --target=roofline-note --fail-if "bytes>+100%" --fail-if "bytes>+288" \
// RUN:   --fail-if "function main: bytes_upper>1k" \
// RUN:   --fail-if "any-op: flops > +24" --fail-if "function main: time > + 3 n s" \
// RUN:   --fail-if "function main: bytes @ dram > 576" \
// RUN:   | FileCheck %s --check-prefix=PASS
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff before.mlir after.mlir \
// RUN:   --target=roofline-note --fail-if "bytes>+1%" --fail-if "bytes>+287" \
// RUN:   --fail-if "any-op:flops>=+24" --fail-if "time>+1%" \
// RUN:   --fail-if "function open:bytes>+0" --fail-if "function main:bytes@l7<1 B" \
// RUN:   | FileCheck %s --check-prefix=FAIL
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff before.mlir before.mlir \
// RUN:   --target=roofline-note --format=json --fail-if "bytes>+0" \
// RUN:   --fail-if "time>+0" 2> stderr.txt | FileCheck %s --check-prefix=JSON
// RUN: FileCheck %s --check-prefix=STDERR --input-file=stderr.txt
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff before.mlir before.mlir \
// RUN:   --target=roofline-note --fail-if "time>+0" \
// RUN:   | FileCheck %s --check-prefix=EQUAL
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff rates-before.mlir rates-after.mlir \
// RUN:   --target=roofline-note --fail-if "time>+1%" --fail-if "function main:time>5ns" \
// RUN:   --fail-if "any-op:time>+1%" --fail-if "bytes>+1%" --fail-if "time<1ps" \
// RUN:   | FileCheck %s --check-prefix=RATES
// RUN: python3 %S/Inputs/expect_status.py 0 roofline-diff rates-after.mlir rates-after.mlir \
// RUN:   --target=roofline-note --fail-if "time>+1%" --fail-if "any-op:time>+1%"

// Conditions and the exit status (docs/use/Diff.md). On 96 GB/s.
//
// @main: 24 FLOP, 3 * 96 = 288 B, 3 ns; after 48 FLOP, 576 B, 6 ns. @open, the
// same in both: n FLOP, 8 * n B, no time. Module: 8 * n + 288 B, and 288 B more
// after: at most 100% for any n, and more than 1% for some.

// NONE: function main
// NONE-NEXT: ops: 1 changed, 0 removed, 0 added, 0 unchanged
// NONE-NOT: function open
// NONE: {{^}}module
// NONE-NEXT: before
// NONE-NEXT: total bytes (8*open.arg0_d0 + 2... (8*open.arg0_d0 + 5... +288 B{{$}}
// NONE-NEXT: flops {{.*}} +24 FLOP{{$}}
// NONE-NOT: time
// NONE-NOT: passed
// NONE-NOT: FAILED

// PASS: {{^}}passed bytes>+100%: (8*open.arg0_d0 + 288) B -> (8*open.arg0_d0 + 576) B (+288 B){{$}}
// PASS-NEXT: {{^}}passed bytes>+288: (8*open.arg0_d0 + 288) B
// PASS-NEXT: {{^}}passed function main: bytes_upper>1k: 288 B -> 576 B (+288 B, +100.0%)
// PASS-NEXT: {{^}}passed any-op: flops > +24: holds for no op
// PASS-NEXT: {{^}}passed function main: time > + 3 n s: 3.000 ns -> 6.000 ns (+3.000 ns, +100.0%)
// PASS-NEXT: {{^}}passed function main: bytes @ dram > 576: 288 B -> 576 B (+288 B, +100.0%)

// FAIL: {{^}}FAILED bytes>+1%: can't be decided: (8*open.arg0_d0 + 288) B -> (8*open.arg0_d0 + 576) B (+288 B), which depends on
// FAIL-NEXT: {{^ +}}symbols{{$}}
// FAIL-NEXT: {{^}}FAILED bytes>+287: (8*open.arg0_d0 + 288) B
// FAIL-NEXT: {{^}}FAILED any-op:flops>=+24: arith.addf sum in main: 24 FLOP -> 48 FLOP (+24 FLOP, +100.0%)
// FAIL-NEXT: {{^}}FAILED time>+1%: can't be decided: ? -> ?, not known before
// FAIL-NEXT: {{^}}passed function open:bytes>+0: 8*arg0_d0 B -> 8*arg0_d0 B (+0 B)
// FAIL-NEXT: {{^}}FAILED function main:bytes@l7<1 B: can't be decided: ? -> ?, not known after

// The machine has no rate for exponentials: 192 B in 2 ns, or more.
// RATES: WARNING work without a rate or link takes no time; ops that have some: 0 before, 1 after
// RATES: {{^}}FAILED time>+1%: can't be decided: 3.000 ns -> 2.000 ns (-1.000 ns, -33.3%), without what has no rate or link
// RATES-NEXT: {{^}}FAILED function main:time>5ns: can't be decided: 3.000 ns -> 2.000 ns {{.*}}, without what has no rate or
// RATES-NEXT: link
// RATES-NEXT: {{^}}FAILED any-op:time>+1%: can't be decided: math.exp sum in main: 3.000 ns -> 2.000 ns {{.*}}, without what
// RATES-NEXT: has no rate or link
// RATES-NEXT: {{^}}passed bytes>+1%: 288 B -> 192 B (-96 B, -33.3%)
// RATES-NEXT: {{^}}passed time<1ps: 3.000 ns -> 2.000 ns

// JSON: "functions": [],
// JSON: "conditions": [
// JSON-NEXT: {
// JSON-NEXT: "condition": "bytes>+0",
// JSON-NEXT: "failed": false,
// JSON-NEXT: "decided": true,
// JSON-NEXT: "reason": "(8*open.arg0_d0 + 288) B -> (8*open.arg0_d0 + 288) B (+0 B)"
// JSON-NEXT: },
// JSON-NEXT: {
// JSON-NEXT: "condition": "time>+0",
// JSON-NEXT: "failed": true,
// JSON-NEXT: "decided": false,
// JSON-NEXT: "reason": "can't be decided: ? -> ?, not known before"

// STDERR: roofline-diff: error: condition failed: time>+0: can't be decided: ? -> ?, not known before
// STDERR-NOT: {{.}}

// EQUAL: {{^}}no differences
// EQUAL-EMPTY:
// EQUAL-NEXT: FAILED time>+0: can't be decided

//--- before.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32> loc("sum")
  return
}
func.func @open(%a: tensor<?xf32>) {
  %0 = arith.negf %a : tensor<?xf32> loc("minus")
  return
}
//--- after.mlir
func.func @main(%a: tensor<48xf32>, %b: tensor<48xf32>) {
  %0 = arith.addf %a, %b : tensor<48xf32> loc("sum")
  return
}
func.func @open(%a: tensor<?xf32>) {
  %0 = arith.negf %a : tensor<?xf32> loc("minus")
  return
}
//--- rates-before.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32> loc("sum")
  return
}
//--- rates-after.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = math.exp %a : tensor<24xf32> loc("sum")
  return
}
