// RUN: roofline-opt %s --split-input-file --roofline-strip="target=true" | FileCheck %s
// RUN: roofline-opt %s --split-input-file --roofline-strip -o %t.kept
// RUN: roofline-opt %s --split-input-file -o %t.input
// RUN: diff %t.input %t.kept
//
// Stripping the target removes the machine and keeps other consumers' entries.

// A device with no other keys is removed entirely, and so is the spec.
// CHECK: {{^}}module {
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "machine" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {
  func.func private @only_machine()
}

// -----

// A shared device loses only the key "roofline".
// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>, "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32>>}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>,
  "GPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 128 : i32,
    "roofline" = #dlti.map<
      "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
      "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {
  func.func private @shared_device()
}

// -----

// A spec that is none of ours stays.
// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32>>}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i32>>} {
  func.func private @others()
}
