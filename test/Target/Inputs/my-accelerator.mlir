module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "my-accelerator" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "ACME",
        "source" = "ACME datasheet, page 3",
        "units" = #dlti.map<
          "matrix" = #dlti.map<bf16 = 1.0e14, i8 = 2.0e14>,
          "vector" = #dlti.map<f32 = 4.0e12>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 4.0e11,
            "capacity_bytes" = 32000000000>,
          "sram" = #dlti.map<
            "bytes_per_second" = 8.0e12, // measured, 2026-01-12
            "capacity_bytes" = 1048576,
            "instances" = 16,
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [1],
            "source" = "measured, 2026-01-12",
            "unconfirmed" = ["bytes_per_second"]>>>>>} {}
