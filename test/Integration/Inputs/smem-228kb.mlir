module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "two-levels" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up for a test",
        "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e15>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
          "sram" = #dlti.map<"capacity_bytes" = 233472, "management" = "scratchpad">>>>>} {}
