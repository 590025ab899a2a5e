// Target grace
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA Grace CPU datasheet (one 72-core die)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "grace" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA Grace CPU datasheet (one 72-core die)",
        "units" = #dlti.map<
          "vector" = #dlti.map<
            f64 = 3.57e12,   // [1]
            f32 = 7.14e12>>, // [1]
        "memory" = #dlti.map<
          "lpddr5x" = #dlti.map<
            "bytes_per_second" = 5.0e11,     // [1]
            "capacity_bytes" = 480000000000, // [1] 480 GB
            "instances" = 1>,                // [1]
          "llc" = #dlti.map<
            "capacity_bytes" = 122683392, // [1] 117 MiB
            "instances" = 1,              // [1]
            "management" = "cache">,
          "l2" = #dlti.map<
            "capacity_bytes" = 1048576, // [1] 1 MiB
            "instances" = 72,           // [1]
            "private" = true,
            "management" = "cache">,
          "l1" = #dlti.map<
            "capacity_bytes" = 65536, // [1] 64 KiB
            "instances" = 72,         // [1]
            "private" = true,
            "management" = "cache">>>>>}
{}
