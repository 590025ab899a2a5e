// RUN: roofline-opt %s --roofline-attach-target="target=a100" | FileCheck %s --check-prefix=A100
// RUN: roofline-opt %s --roofline-attach-target="target=H100-SXM" | FileCheck %s --check-prefix=H100
// RUN: roofline-opt %s --roofline-attach-target="target=a100" | roofline-opt --roofline-attach-target | FileCheck %s --check-prefix=A100
// RUN: roofline-opt %s --roofline-attach-target="target=%S/Inputs/my-accelerator.mlir" | FileCheck %s --check-prefix=FILE
//
// A target is attached by name, by alias in any case, or from a file; an
// attached one is valid as the module's own.

// A100: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a100-sxm4-40gb" =
// A100-SAME: f16 = 3.120000e+14
// H100: dlti.target_system_spec = #dlti.target_system_spec<"h100-sxm" =
// FILE: dlti.target_system_spec = #dlti.target_system_spec<"my-accelerator" =
module {}
