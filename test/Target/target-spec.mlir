// RUN: roofline-opt %s --roofline-attach-target --split-input-file --verify-diagnostics --verify-roundtrip
//
// Valid specs: the minimum that a target needs; one that leaves room for
// other consumers' devices and keys; levels without figures of their own.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "least" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>,
  "GPU" = #dlti.target_device_spec<
    "max_vector_op_width" = 128 : ui32,
    "roofline" = #dlti.map<
      "units" = #dlti.map<"matrix" = #dlti.map<f16 = 100000000000000>>,
      "memory" = #dlti.map<
        "hbm" = #dlti.map<"bytes_per_second" = 1.0e12>,
        "l2" = #dlti.map<"source" = "figures not published">,
        "l1" = #dlti.map<"instances" = 80 : i32, "private" = true>>>>>} {}

// -----

// Nodes (R28): the links may be as fast as the memory of one, and as unknown.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "nodes" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 4,
      "far_bytes_per_second" = 2.5e10, "far_latency_seconds" = 1.0e-7, "placement" = 3,
      "unconfirmed" = ["far_bytes_per_second"]>>,
    "sustained" = #dlti.map<
      "fractions" = #dlti.map<"dram" = 0.8, "dram.far" = 0.9>,
      "source" = "made up">>>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "nodes" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 2,
      "placement" = "first_touch">>>>>} {}
