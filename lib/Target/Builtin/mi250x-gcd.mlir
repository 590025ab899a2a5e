// Target mi250x-gcd
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AMD Instinct MI250X datasheet, CDNA2 whitepaper; one of the two dies,
//       which the runtime shows as a device
//   [2] 4 SIMDs of 512 vector registers of 64 x 4 B (CDNA instruction set
//       manuals)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "mi250x-gcd" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AMD",
        "source" = "AMD Instinct MI250X datasheet, CDNA2 whitepaper; one of the two dies, which the runtime shows as a device",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f64 = 4.785e13,  // [1]
            f32 = 4.785e13,  // [1]
            f16 = 1.915e14,  // [1]
            bf16 = 1.915e14, // [1]
            i8 = 1.915e14>,  // [1]
          "vector" = #dlti.map<
            f64 = 2.395e13,  // [1]
            f32 = 2.395e13>, // [1]
          "special" = #dlti.map<
            f32 = 2.992e12>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 1.6384e12, // [1]
            "capacity_bytes" = 64000000000, // [1] 64 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "capacity_bytes" = 8388608, // [1] 8 MiB
            "instances" = 1,            // [1]
            "management" = "cache">,
          "lds" = #dlti.map<
            "register_bytes" = 524288, // [2]
            "bytes_per_second" = 2.3936e13, // [1]
            "capacity_bytes" = 65536,       // [1] 64 KiB
            "instances" = 110,              // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"]>>,
        "links" = #dlti.map<
          "infinity-fabric" = #dlti.map<
            "bytes_per_second" = 2.0e11, // [1]
            "ports" = 1,                 // [1] all links together
            "size" = 4>>>>>}             // [1]
{}
