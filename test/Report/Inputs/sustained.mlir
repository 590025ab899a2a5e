// Round figures: 100 TFLOP/s, 1 TB/s, 100 cores.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "round" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<
          "matrix" = #dlti.map<f16 = 1.0e14>,
          "vector" = #dlti.map<f32 = 1.0e13>>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<"bytes_per_second" = 1.0e12>,
          "l2" = #dlti.map<
            "bytes_per_second" = 1.0e13,
            "capacity_bytes" = 100000000>,
          "smem" = #dlti.map<
            "capacity_bytes" = 262144,
            "instances" = 100,
            "private" = true,
            "management" = "scratchpad">>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"matrix" = 0.8, "hbm" = 0.5>,
          "launch_seconds" = 5.0e-6,
          "row_step_seconds" = 1.0e-6,
          "source" = "invented">>>>} {}
