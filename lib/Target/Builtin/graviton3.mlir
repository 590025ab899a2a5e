// Target graviton3
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AWS Graviton3; Neoverse V1, 2 x 256-bit SVE, 2.6 GHz
//   [2] derived: 2 BFMMLA or SMMLA of 256 bits per clock, 64 and 128 op each
//       (Arm, Neoverse V1 Software Optimization Guide; LLVM's scheduling model)
//   [3] Neoverse V1, 2 x 256-bit SVE
//   [4] 8 x DDR5-4800
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "graviton3" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AWS",
        "source" = "AWS Graviton3; Neoverse V1, 2 x 256-bit SVE, 2.6 GHz",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 2.12992e13, // [2]
            i8 = 4.25984e13,   // [2]
            "source" = "derived: 2 BFMMLA or SMMLA of 256 bits per clock (Arm, Neoverse V1 Software Optimization Guide; LLVM's scheduling model)">,
          "vector" = #dlti.map<
            f32 = 5.3248e12,    // [1]
            f64 = 2.6624e12,    // [1]
            f16 = 1.06496e13>>, // [3]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 3.072e11,   // [4]
            "capacity_bytes" = 256000000000, // [1] 256 GB
            "instances" = 1,                 // [1]
            "source" = "8 x DDR5-4800">,
          "llc" = #dlti.map<
            "capacity_bytes" = 33554432, // [1] 32 MiB
            "instances" = 1,             // [1]
            "management" = "cache">,
          "l2" = #dlti.map<
            "capacity_bytes" = 1048576, // [1] 1 MiB
            "instances" = 64,           // [1]
            "private" = true,
            "management" = "cache">,
          "l1" = #dlti.map<
            "capacity_bytes" = 65536, // [1] 64 KiB
            "instances" = 64,         // [1]
            "private" = true,
            "management" = "cache">>>>>}
{}
