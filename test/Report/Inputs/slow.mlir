// A machine of test/Report/targets.mlir: 2^37, 2^36 and 2^30 op/s, 2^36 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "slow" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f32 = 137438953472.0>,
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {}
