// A machine of test/Report/trace.mlir on which 64 B take longer than a double can say.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "overflow" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 1.0e-307>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e-307>>>>>} {}
