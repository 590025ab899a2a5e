// Round figures for the worked example of R29: reads, writes, and both.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "directions" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e15>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 1.0e11,
            "read_bytes_per_second" = 8.0e10,
            "write_bytes_per_second" = 4.0e10>,
          "l1" = #dlti.map<
            "bytes_per_second" = 3.0e11,
            "read_bytes_per_second" = 2.0e11,
            "write_bytes_per_second" = 1.0e11,
            "capacity_bytes" = 1000000,
            "register_bytes" = 1000>>>>>} {}
