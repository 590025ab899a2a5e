// A core with everything that roofline-calibrate measures of a CPU; the figures are made up.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "core" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<f32 = 2.0e11, i8 = 7.0e12, "native_tile" = [4, 64, 16], "latency_seconds" = 1.0e-9>,
      "vector" = #dlti.map<f32 = 2.0e11, f64 = 1.0e11, i8 = 5.0e11, i32 = 1.0e11, i64 = 6.0e10>,
      "special" = #dlti.map<f32 = 4.0e9, f64 = 2.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.5e10, "read_bytes_per_second" = 1.6e10, "capacity_bytes" = 25000000000,
        "instances" = 1, "private" = false, "line_bytes" = 64, "prefetch_bytes" = 190>,
      "l2" = #dlti.map<"bytes_per_second" = 1.7e11, "write_bytes_per_second" = 6.0e10, "capacity_bytes" = 2097152,
        "instances" = 1, "private" = true, "line_bytes" = 64, "prefetch_bytes" = 127, "associativity" = 16>,
      "l1" = #dlti.map<"bytes_per_second" = 5.0e11, "capacity_bytes" = 49152, "instances" = 1, "private" = true,
        "line_bytes" = 64, "associativity" = 12>,
      "registers" = #dlti.map<"capacity_bytes" = 2048, "vector_bytes" = 64, "register_bytes" = 256, "instances" = 1,
        "private" = true, "management" = "scratchpad">>,
    "sustained" = #dlti.map<
      "fractions" = #dlti.map<"matrix" = 0.95, "vector" = 1.0, "special" = 1.0, "dram" = 1.0, "l2" = 0.97, "l1" = 0.97>,
      "launch_seconds" = 1.0e-9, "source" = "made up">>>>} {}
