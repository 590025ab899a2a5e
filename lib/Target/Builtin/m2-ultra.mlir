// Target m2-ultra
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] Apple M2 Ultra (GPU, 76 cores)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "m2-ultra" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Apple",
        "source" = "Apple M2 Ultra (GPU, 76 cores)",
        "units" = #dlti.map<
          "vector" = #dlti.map<
            f32 = 2.72e13,   // [1]
            f16 = 2.72e13>>, // [1]
        "memory" = #dlti.map<
          "lpddr5" = #dlti.map<
            "bytes_per_second" = 8.0e11,     // [1]
            "capacity_bytes" = 192000000000, // [1] 192 GB
            "instances" = 1>>>>>}            // [1]
{}
