// Target rtx-a6000
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA RTX A6000 datasheet (dense)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "rtx-a6000" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA RTX A6000 datasheet (dense)",
        "aliases" = ["a6000"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            tf32 = 7.74e13,  // [1]
            f16 = 1.548e14,  // [1]
            bf16 = 1.548e14, // [1]
            i8 = 3.097e14>,  // [1]
          "vector" = #dlti.map<
            f32 = 3.87e13>, // [1]
          "special" = #dlti.map<
            f32 = 2.4192e12>>, // [1]
        "memory" = #dlti.map<
          "gddr6" = #dlti.map<
            "bytes_per_second" = 7.68e11,   // [1]
            "capacity_bytes" = 48000000000, // [1] 48 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "capacity_bytes" = 6291456, // [1] 6 MiB
            "instances" = 1,            // [1]
            "management" = "cache">>>>>}
{}
