// Target grace
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA Grace CPU datasheet (one 72-core die)
//   [2] derived: 4 BFMMLA or SMMLA of 128 bits per clock, 32 and 64 op each
//       (Arm, Neoverse V2 Software Optimization Guide; LLVM's scheduling
//       model), at the clock of [1]
//   [3] derived: 4 x 128-bit FMLA per clock, twice that of f32 in [1]
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "grace" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA Grace CPU datasheet (one 72-core die)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 2.856e13, // [2]
            i8 = 5.712e13,   // [2]
            "source" = "derived: 4 BFMMLA or SMMLA of 128 bits per clock (Arm, Neoverse V2 Software Optimization Guide; LLVM's scheduling model)">,
          "vector" = #dlti.map<
            f64 = 3.57e12,   // [1]
            f16 = 1.428e13,  // [3]
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
