// A machine whose memory has no known capacity.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "open" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 8.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 96.0e9>>>>>} {}
