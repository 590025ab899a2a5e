// Two sockets with round figures, for the worked example of R28.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "two-sockets" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 2.0e11,
            "capacity_bytes" = 64000000000,
            "nodes" = 2,
            "far_bytes_per_second" = 4.0e10,
            "far_latency_seconds" = 1.0e-7>>>>>} {}
