// Two memories: what lies in dram crosses into a scratchpad of CAPACITY bytes.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "two-levels" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "none",
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f16 = 1.0e12, i8 = 1.0e12>,
          "vector" = #dlti.map<f32 = 1.0e12, f16 = 1.0e12>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 1.0e12,
            "capacity_bytes" = 1000000000000>,
          "sram" = #dlti.map<
            "bytes_per_second" = 1.0e13,
            "capacity_bytes" = CAPACITY,
            "management" = "scratchpad">>>>>} {}
