// RUN: roofline-opt %s --roofline-attach-target --split-input-file --verify-diagnostics
//
// Errors in the bandwidths of reads and writes (R29).

// expected-error @below {{target 't': 'memory.dram.read_bytes_per_second' expected a positive finite number, got 0.000000e+00}}
// expected-error @below {{target 't': 'memory.dram.write_bytes_per_second' expected a positive finite number, got -1.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "read_bytes_per_second" = 0.0, "write_bytes_per_second" = -1.0>>>>>} {}

// -----

// NaN.
// expected-error @below {{target 't': 'memory.dram.read_bytes_per_second' expected a positive finite number, got nan}}
// expected-error @below {{target 't': 'memory.dram.write_bytes_per_second' expected a positive finite number, got "fast"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "read_bytes_per_second" = 0x7FC00000 : f32, "write_bytes_per_second" = "fast">>>>>} {}

// -----

// What only reads moves as much in all.
// expected-error @below {{target 't': 'memory.dram.read_bytes_per_second' expected at most the 1.000000e+11 of 'bytes_per_second', of all traffic, got 1.100000e+11}}
// expected-error @below {{target 't': 'memory.dram.write_bytes_per_second' expected at most the 1.000000e+11 of 'bytes_per_second', of all traffic, got 1.200000e+11}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "read_bytes_per_second" = 1.1e11, "write_bytes_per_second" = 1.2e11>>>>>} {}

// -----

// No mix of both is faster than both at the same time.
// expected-error @below {{target 't': 'memory.dram.bytes_per_second' expected at most the 9.000000e+10 of reads and writes at the same time, got 1.000000e+11}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "read_bytes_per_second" = 6.0e10, "write_bytes_per_second" = 3.0e10>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.read_bytes_per_second' expected 'bytes_per_second' beside it, of reads and writes together}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>,
      "l1" = #dlti.map<"read_bytes_per_second" = 1.1e11>>>>>} {}

// -----

// Reads from further out pass l1; the writes of dram are those that nothing says.
// expected-error @below {{target 't': 'memory.l1.read_bytes_per_second' expected at least 9.000000e+10 of the outer level 'dram', got 8.000000e+10}}
// expected-error @below {{target 't': 'memory.l1.read' expected another name: these are reads or writes of 'l1'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "read_bytes_per_second" = 9.0e10>,
      "l1" = #dlti.map<"bytes_per_second" = 2.0e11, "read_bytes_per_second" = 8.0e10, "write_bytes_per_second" = 1.5e11>,
      "l1.read" = #dlti.map<"bytes_per_second" = 3.0e11>>>>>} {}

// -----

// Consistent at the limits: reads as fast as all traffic, both together as fast.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11,
      "read_bytes_per_second" = 1.0e11, "unconfirmed" = ["read_bytes_per_second"]>,
      "l1" = #dlti.map<"bytes_per_second" = 3.0e11,
      "read_bytes_per_second" = 2.0e11, "write_bytes_per_second" = 1.0e11>>>>>} {}
