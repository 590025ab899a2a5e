module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "bad" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = -1.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11, "speed" = 3>>>>>} {}
