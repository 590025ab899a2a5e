// A machine whose cache has room for 1000 B: 0.8 of 1250 B. 1 B/ns and 1 op/ns.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "cache-1000" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up for a test",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 1.0e9>,
          "special" = #dlti.map<f32 = 1.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
          "l2" = #dlti.map<
            "bytes_per_second" = 1.0e10,
            "capacity_bytes" = 1250,
            "management" = "cache">>>>>} {}
