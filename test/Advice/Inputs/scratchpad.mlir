module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e15>, "vector" = #dlti.map<f16 = 1.0e14>,
                        "special" = #dlti.map<f16 = 1.0e13>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
      "sram" = #dlti.map<"management" = "scratchpad", "capacity_bytes" = CAPACITY, "bytes_per_second" = 1.0e14>>>>>} {
}
