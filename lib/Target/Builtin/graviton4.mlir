// Target graviton4
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AWS Graviton4; Neoverse V2, 4 x 128-bit SVE2, 2.8 GHz; 12 x DDR5-5600
//   [2] derived: 4 BFMMLA or SMMLA of 128 bits per clock, 32 and 64 op each
//       (Arm, Neoverse V2 Software Optimization Guide; LLVM's scheduling
//       model), at the clock of [1]
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "graviton4" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AWS",
        "source" = "AWS Graviton4; Neoverse V2, 4 x 128-bit SVE2, 2.8 GHz; 12 x DDR5-5600",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 3.44064e13, // [2]
            i8 = 6.88128e13,   // [2]
            "source" = "derived: 4 BFMMLA or SMMLA of 128 bits per clock (Arm, Neoverse V2 Software Optimization Guide; LLVM's scheduling model)">,
          "vector" = #dlti.map<
            f64 = 4.3008e12,    // [1]
            f32 = 8.6016e12,    // [1]
            f16 = 1.72032e13>>, // [1]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 5.376e11,   // [1]
            "capacity_bytes" = 768000000000, // [1] 768 GB
            "instances" = 1>,                // [1]
          "llc" = #dlti.map<
            "capacity_bytes" = 37748736, // [1] 36 MiB
            "instances" = 1,             // [1]
            "management" = "cache">,
          "l2" = #dlti.map<
            "capacity_bytes" = 2097152, // [1] 2 MiB
            "instances" = 96,           // [1]
            "private" = true,
            "management" = "cache">>>>>}
{}
