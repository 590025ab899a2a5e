// A machine that holds 1000 B further in than its memory: 936 B of cache and 64 B
// of registers. 1 B/ns, l2 10 B/ns, 1 op/ns.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "held-1000" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up for a test",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 1.0e9>,
          "special" = #dlti.map<f32 = 1.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
          "l2" = #dlti.map<
            "bytes_per_second" = 1.0e10,
            "capacity_bytes" = 936,
            "register_bytes" = 64,
            "management" = "cache">>>>>} {}
