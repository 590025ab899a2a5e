// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline-annotate 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline-report 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="annotate=false report=none" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a10O" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a10O annotate=false" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline-report="target=a10O" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=%S/Inputs/malformed.mlir" 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=%S/no-such.mlir" 2>&1 | FileCheck %s --check-prefix=UNREADABLE
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline-attach-target 2>&1 | FileCheck %s --check-prefix=EMPTY
//
// Output that can't be written: no such folder, and a folder.
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 output=%t.no/such/report.txt" 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=json output=%S" 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 output=/dev/full" 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline-report="target=a100 output=%t.no/such/report.txt" 2>&1 | FileCheck %s --check-prefix=OUTPUT
//
// An op without a model under strict; its report is written all the same.
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=none" -o /dev/null
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=json output=%t.json strict=true" 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=none strict" 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 annotate=false report=none strict=true" 2>&1 | FileCheck %s --check-prefix=STRICT
//
// Options that don't exist.
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=xml" 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not roofline-opt %s --allow-unregistered-dialect --roofline="machine=a100" 2>&1 | FileCheck %s --check-prefix=OPTION
//
// Bad input to the pipeline and the passes: a diagnostic at the module, and a
// failure, without the module's IR.

// NONE: pipeline-invalid.mlir:[[#@LINE+21]]:1: error: expected a target: the module has no 'dlti.target_system_spec' and no 'target' option was given
// NONE: note: known targets: {{.*}}a100-sxm4-40gb{{.*}}h100-sxm{{.*}}v100-sxm2-16gb
// NONE-NOT: func.func
// UNKNOWN: pipeline-invalid.mlir:[[#@LINE+18]]:1: error: unknown target 'a10O'
// UNKNOWN: note: did you mean 'a10', 'a100'?
// UNKNOWN-NOT: func.func
// MALFORMED: error: target 'bad': 'units.vector.f32' expected a positive finite number
// MALFORMED: error: target 'bad': 'memory.dram.speed' is not a known key
// MALFORMED-NOT: func.func
// UNREADABLE: error: cannot read target file '{{.*}}no-such.mlir': No such file or directory
// EMPTY: error: {{.*}}target
// OUTPUT: error: cannot write the report to '{{.*}}': {{.+}}
// OUTPUT-NOT: func.func
// STRICT: pipeline-invalid.mlir:[[#@LINE+11]]:5: error: no model for 'my.op' (2 ops)
// STRICT: pipeline-invalid.mlir:[[#@LINE+12]]:5: error: no model for 'other.op' (1 op)
// STRICT-NOT: no model for
// JSON: "unmodelled": {
// JSON-NEXT: "my.op": 2,
// JSON-NEXT: "other.op": 1
// FORMAT: unknown value 'xml'; expected one of 'text', 'markdown', 'json'
// OPTION: error: unknown option 'machine'; expected one of 'target', 'report', 
module {
  func.func @main(%x: f32) {
    %0 = arith.addf %x, %x : f32
    "my.op"() : () -> ()
    "my.op"() : () -> ()
    "other.op"() : () -> ()
    return
  }
}
