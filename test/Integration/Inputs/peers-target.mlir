// A machine for peer-counts.mlir: the rates of XLA's fusion test, and a memory
// level of its own for each of the memory spaces 1 and 2.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "peers" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up for a test",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 16.0>,
          "special" = #dlti.map<f32 = 4.0>>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<"bytes_per_second" = 64.0>,
          "operand0" = #dlti.map<"memory_spaces" = [1]>,
          "operand1" = #dlti.map<"memory_spaces" = [2]>>>>>} {}
