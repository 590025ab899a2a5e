// 2^36 op/s, 2^36 B/s
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "tiny" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 68719476736.0>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {}
