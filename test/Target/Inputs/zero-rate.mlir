module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "broken" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 0.0>>,
        "memory" = #dlti.map<"dram" = #dlti.map<"bandwidth" = 1.0e11>>>>>} {}
