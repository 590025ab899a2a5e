// RUN: roofline-opt %s --roofline-attach-target --split-input-file --verify-diagnostics
//
// Each error in a module's own spec, reported at the module. Target files are
// checked in the same way.

// expected-error @below {{target 't': 'units.vector.f32' expected a positive finite number, got 0.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 0.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.f32' expected a positive finite number, got -1.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = -1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.f32' expected a positive finite number, got inf}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e999>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.f32' expected a positive finite number, got nan}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 0x7FF8000000000000 : f64>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.f32' expected a positive finite number, got "fast"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = "fast">>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector' expected at least one rate, such as f32 = 1.0e12, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.index' expected a float or signless integer type as key}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<index = 1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.f16' is not a known key}}
// expected-note @below {{known keys: 'latency_seconds', 'native_tile', 'source', 'unconfirmed', and types such as f32}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0, "f16" = 2.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.vektor' is not a known key}}
// expected-note @below {{did you mean 'vector'?}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vektor" = #dlti.map<f32 = 1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units' expected at least one of 'matrix', 'vector', 'special', got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'units.matrix.f32' expected at least 2.000000e+00 of the vector unit, got 1.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 2.0>,
      "matrix" = #dlti.map<f32 = 1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory' expected at least one level, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory' expected a #dlti.map with at least one entry, got #dlti.map<>}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram' expected a #dlti.map, got 5}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = 5>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.bytes_per_second' expected the outermost level's bandwidth, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"instances" = 1>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory' expected names of letters, digits, '-', '_', '.' and '+' as keys, got 'a b'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"a b" = #dlti.map<"bytes_per_second" = 1.0>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.f32' expected a string as key, got a type}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, f32 = 1.0>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.capacity' is not a known key}}
// expected-note @below {{did you mean 'capacity_bytes'?}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "capacity" = 1>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.capacity_bytes' expected a positive integer below 2^63, got 1.500000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "capacity_bytes" = 1.5>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.private' expected true or false, got 1}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "private" = 1>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.instances' expected how many a private level has, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "private" = true>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.management' expected "cache" or "scratchpad", got "manual"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "management" = "manual">>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.memory_spaces' expected a list of integers and strings, got 3}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "memory_spaces" = 3>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.unconfirmed' expected keys that stand beside it, got 'line_bytes'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "unconfirmed" = ["line_bytes"]>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.dram.capacity_bytes' expected the capacity that the sets share, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "associativity" = 8>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.associativity' expected a cache: a scratchpad has no sets}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11>,
      "l1" = #dlti.map<"capacity_bytes" = 32768, "management" = "scratchpad", "associativity" = 8>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.cluster_size' expected a private level: cores see all of a shared one}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11>,
      "l1" = #dlti.map<"capacity_bytes" = 32768, "instances" = 4, "cluster_size" = 2>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.capacity_bytes' expected at most 10 of the outer level 'dram', got 11}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "capacity_bytes" = 10>,
      "l1" = #dlti.map<"capacity_bytes" = 11>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.bytes_per_second' expected at least 2.000000e+00 of the outer level 'dram', got 1.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0>>>>>} {}

// -----

// expected-error @below {{target 't': 'memory.l1.memory_spaces' expected spaces of one level only, got 3 of 'dram' too}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11, "memory_spaces" = [3]>,
      "l1" = #dlti.map<"memory_spaces" = [3]>>>>>} {}

// -----

// expected-error @below {{target 't': 'links.eth.ports' expected 1, as the link is 'switched', got 2}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "links" = #dlti.map<"eth" = #dlti.map<"bytes_per_second" = 1.0e9,
        "switched" = true, "ports" = 2>>>>>} {}

// -----

// A group takes the first link that connects it. Four ports make up for a third of the rate.
// expected-error @below {{target 't': 'links.pod.bytes_per_second' expected no more than link 'eth' before it has over all ports: the fastest comes first}}
// expected-error @below {{target 't': 'links.pod.size' expected at least 2 devices, got 1}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "links" = #dlti.map<
      "torus" = #dlti.map<"bytes_per_second" = 1.0e9, "ports" = 4>,
      "eth" = #dlti.map<"bytes_per_second" = 3.0e9>,
      "pod" = #dlti.map<"bytes_per_second" = 3.1e9, "size" = 1>>>>>} {}

// -----

// expected-error @below {{target 't': 'links.eth.bytes_per_second' expected the link's bandwidth, got none}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "links" = #dlti.map<"eth" = #dlti.map<"size" = 2>>>>>} {}

// -----

// expected-error @below {{target 't': 'vendor' expected a non-empty string, got 5}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "vendor" = 5>>>} {}

// -----

// expected-error @below {{target 't': 'aliases' expected a list of non-empty strings, got "a"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "aliases" = "a">>>} {}

// -----

// expected-error @below {{target 't': 'launch_overhead_seconds' expected a positive finite number, got -1.000000e+00}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "launch_overhead_seconds" = -1.0>>>} {}

// -----

// expected-error @below {{expected a device with the key 'roofline', got only 'a', 'b'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "a" = #dlti.target_device_spec<"x" = 1>,
  "b" = #dlti.target_device_spec<"y" = 1>>} {}

// -----

// expected-error @below {{expected one device with the key 'roofline', got 'a', 'b'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "a" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>,
  "b" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{expected a device with a name, got ''}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}

// -----

// expected-error @below {{target 'a': 'roofline' expected a #dlti.map, got 5}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "a" = #dlti.target_device_spec<"roofline" = 5>>} {}

// -----

// expected-error @below {{target 't': 'sustained.batched_tile' expected the m and n of an output tile, such as [128, 64], got [128]}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "sustained" = #dlti.map<"batched_tile" = [128], "source" = "made up">>>>} {}

// -----

// expected-error @below {{target 't': 'sustained.batched_tile' expected the m and n of an output tile, such as [128, 64], got "128x128"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "sustained" = #dlti.map<"batched_tile" = "128x128", "source" = "made up">>>>} {}

// -----

// expected-error @below {{target 't': 'sustained.batched_tile' expected a positive integer below 2^63, got 0}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>,
    "sustained" = #dlti.map<"batched_tile" = [0, 64], "source" = "made up">>>>} {}

// -----

// expected-error @below {{target 't': 'units.vector.native_tile' expected the m, n and k of a matrix unit, such as [16, 8, 16], got []}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12, "native_tile" = []>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {}
