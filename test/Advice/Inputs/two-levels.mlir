module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>, "special" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "cache" = #dlti.map<"capacity_bytes" = 65536, "bytes_per_second" = 1.0e12>>>>>} {
}
