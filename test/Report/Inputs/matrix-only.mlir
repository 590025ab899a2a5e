// A machine of test/Report/targets.mlir: 2^37 op/s, 2^36 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "matrix-only" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f32 = 137438953472.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {}
