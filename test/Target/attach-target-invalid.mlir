// RUN: not roofline-opt %s --roofline-attach-target="target=a10O" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not roofline-opt %s --roofline-attach-target="target=no-such.mlir" 2>&1 | FileCheck %s --check-prefix=UNREADABLE
// RUN: not roofline-opt %s --roofline-attach-target="target=%S" 2>&1 | FileCheck %s --check-prefix=UNREADABLE
// RUN: not roofline-opt %s --roofline-attach-target="target=%S/Inputs/syntax-error.mlir" 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: not roofline-opt %s --roofline-attach-target="target=%S/Inputs/no-spec.mlir" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --roofline-attach-target="target=%S/Inputs/two-specs.mlir" 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not roofline-opt %s --roofline-attach-target="target=%S/Inputs/zero-rate.mlir" 2>&1 | FileCheck %s --check-prefix=FINDINGS
//
// Names and files that don't denote a target.

// UNKNOWN: error: unknown target 'a10O'
// UNKNOWN: note: did you mean 'a10', 'a100'?
// UNKNOWN: note: known targets: 'a10', 'a100-sxm4-40gb', 'a100',
// UNREADABLE: error: cannot read target file '{{.*}}': {{.+}}
// SYNTAX: syntax-error.mlir:3:51: error: expected '='
// SYNTAX: error: cannot parse target file '{{.*}}syntax-error.mlir'
// NONE: error: expected one 'dlti.target_system_spec' in target file '{{.*}}no-spec.mlir', got 0
// TWO: error: expected one 'dlti.target_system_spec' in target file '{{.*}}two-specs.mlir', got 2
// FINDINGS: zero-rate.mlir:5:50: error: target 'broken': 'units.vector.f32' expected a positive finite number, got 0.000000e+00
// FINDINGS: zero-rate.mlir:6:50: error: target 'broken': 'memory.dram.bandwidth' is not a known key
// FINDINGS: zero-rate.mlir:6:31: error: target 'broken': 'memory.dram.bytes_per_second' expected the outermost level's bandwidth, got none
module {}
