// RUN: roofline-opt %s --split-input-file --verify-diagnostics \
// RUN:   --roofline-attach-target="target=%S/Inputs/tiny.mlir" | FileCheck %s
// RUN: roofline-opt %s --split-input-file -o %t.input
// RUN: roofline-opt %s --split-input-file \
// RUN:   --roofline-attach-target="target=%S/Inputs/tiny.mlir" -o %t.once 2>/dev/null
// RUN: roofline-opt %t.once --split-input-file --verify-diagnostics \
// RUN:   --roofline-attach-target="target=%S/Inputs/tiny.mlir" -o %t.twice
// RUN: diff %t.once %t.twice
//
// Attaching keeps the entries of the module's spec for other consumers, and
// replaces a machine, with a warning if it is a different one.

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<{{.*}}>>>}
module {}

// -----

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>, "tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<{{.*}}>>>}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>>} {}

// -----

// Into a device of the same name that is for other consumers so far.
// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"tiny" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32, "roofline" = #dlti.map<{{.*}}>>>}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "tiny" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32>>} {}

// -----

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<{{.*}}>>>}
// CHECK-NOT: old
// expected-warning @below {{the module's own target is replaced by '}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "old" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// The rest of the old machine's device stays.
// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"old" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32>, "tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<{{.*}}>>>}
// expected-warning @below {{the module's own target is replaced by '}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "old" = #dlti.target_device_spec<
    "max_vector_op_width" = 128 : i32,
    "roofline" = #dlti.map<
      "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
      "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// A machine with a known name but another figure is a different machine.
// expected-warning @below {{the module's own target is replaced by '}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 68719476737.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {}

// -----

// A broken machine is replaced as well.
// expected-warning @below {{the module's own target is replaced by '}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "broken" = #dlti.target_device_spec<"roofline" = 5>>} {}
