// Target roofline-note
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] the roofline note this project started from: 4608 GFLOP/s, 96 GB/s
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "roofline-note" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "the roofline note this project started from: 4608 GFLOP/s, 96 GB/s",
        "units" = #dlti.map<
          "vector" = #dlti.map<
            f32 = 4.608e12>>, // [1]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 9.6e10,   // [1]
            "capacity_bytes" = 4000000000, // [1] 4 GB
            "instances" = 1>>>>>}          // [1]
{}
