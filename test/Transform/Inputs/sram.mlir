// A made-up machine with 64 KiB of fast memory.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<
      "matrix" = #dlti.map<"native_tile" = [16, 32, 8], f16 = 1.0e12>,
      "vector" = #dlti.map<f16 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 2.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad">>>>>} {}
