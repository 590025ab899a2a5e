// RUN: echo old > %t.json
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 report=json output=%t.json" -o %t.mlir
// RUN: python3 %S/Inputs/list_documents.py %t.json | FileCheck %s --check-prefix=DOCUMENTS
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: cp %t.json %t.first.json
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 report=json output=%t.json" -o /dev/null
// RUN: diff %t.first.json %t.json
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 report=json output=-" -o /dev/null > %t.stdout.json
// RUN: diff %t.first.json %t.stdout.json
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 report=json" -o /dev/null 2> %t.stderr.json
// RUN: diff %t.first.json %t.stderr.json
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 output=%t.txt" -o /dev/null
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=a100 report=vega output=%t.vg.json" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALONE
//
// Every section of the input has a report of its own, one after the other in
// the same output; the next run replaces them.

// DOCUMENTS: one 1 op, unmodelled {}
// DOCUMENTS-NEXT: two 0 ops, unmodelled {'my.op': 1}
// DOCUMENTS-NEXT: no functions, unmodelled {}
// DOCUMENTS-NEXT: four 2 ops, unmodelled {}
// DOCUMENTS-NOT: {{.}}

// ALONE-COUNT-3: warning: '{{.*}}.vg.json' has the report of another part of the input already
// ALONE-NOT: warning:

// TEXT-COUNT-4: roofline for a100-sxm4-40gb
// TEXT-NOT: roofline for

// CHECK-COUNT-4: module attributes {dlti.target_system_spec
func.func @one(%x: f32) {
  %0 = arith.addf %x, %x : f32
  return
}

// -----

func.func @two() {
  "my.op"() : () -> ()
  return
}

// -----

module {}

// -----

func.func @four(%x: f32) {
  %0 = arith.addf %x, %x : f32
  %1 = arith.addf %x, %x : f32
  return
}
