// A machine of test/Report/targets.mlir: 2^41, 2^38 and 2^33 op/s, 2^37 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "fast" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f32 = 2199023255552.0>,
          "vector" = #dlti.map<f32 = 274877906944.0>,
          "special" = #dlti.map<f32 = 8589934592.0>>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<"bytes_per_second" = 137438953472.0>>>>>} {}
