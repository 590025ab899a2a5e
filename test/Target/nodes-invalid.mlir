// RUN: roofline-opt %s --roofline-attach-target --split-input-file --verify-diagnostics
//
// Errors in the keys of near and far memory (R28).

// expected-error @below {{target 't': 'memory.dram.nodes' expected at least 2 nodes, got 1}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 1>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.nodes' expected a positive integer below 2^63, got 0}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 0>>>>>} {}

// -----

// The memory of each of the four nodes has 25 GB/s.
// expected-error @below {{target 't': 'memory.dram.far_bytes_per_second' expected at most the 2.500000e+10 of the memory of one node, got 2.600000e+10}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 4,
      "far_bytes_per_second" = 2.6e10>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.far_bytes_per_second' expected 'nodes' beside it, the number of nodes}}
// expected-error @below {{target 't': 'memory.dram.far_latency_seconds' expected 'nodes' beside it, the number of nodes}}
// expected-error @below {{target 't': 'memory.dram.placement' expected 'nodes' beside it, the number of nodes}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "far_bytes_per_second" = 1.0e10, "far_latency_seconds" = 1.0e-7,
      "placement" = "interleaved">>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l3.nodes' expected nodes of the outermost level only}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>,
      "l3" = #dlti.map<"nodes" = 2>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.placement' expected "first_touch", "interleaved" or the number of a node, got "near"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 2,
      "placement" = "near">>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.placement' expected a node from 0 to 1, got 2}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 2,
      "placement" = 2>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.far' expected another name: these are the links between the nodes of 'dram'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "nodes" = 2>,
      "dram.far" = #dlti.map<"source" = "another">>>>>} {}
