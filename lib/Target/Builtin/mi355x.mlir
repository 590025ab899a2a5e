// Target mi355x
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AMD Instinct MI355X datasheet (dense)
//   [2] derived: 128 B/clk/CU x 256 CU at 2.4 GHz
//   [3] 7 links x 76.8 GB/s per direction
//   [4] 4 SIMDs of 512 vector registers of 64 x 4 B (CDNA instruction set
//       manuals)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "mi355x" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AMD",
        "source" = "AMD Instinct MI355X datasheet (dense)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f64 = 7.86e13,         // [1]
            f16 = 2.516e15,        // [1]
            bf16 = 2.516e15,       // [1]
            f8E4M3FN = 5.033e15,   // [1]
            f8E5M2 = 5.033e15,     // [1]
            i8 = 5.033e15,         // [1]
            f6E2M3FN = 1.0066e16,  // [1]
            f6E3M2FN = 1.0066e16,  // [1]
            f4E2M1FN = 1.0066e16>, // [1]
          "vector" = #dlti.map<
            f64 = 7.86e13,    // [1]
            f32 = 1.573e14>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 8.0e12,     // [1]
            "capacity_bytes" = 288000000000, // [1] 288 GB
            "instances" = 1,                 // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "infinity-cache" = #dlti.map<
            "capacity_bytes" = 268435456, // [1] 256 MiB
            "instances" = 1,              // [1]
            "management" = "cache">,
          "lds" = #dlti.map<
            "register_bytes" = 524288, // [4]
            "bytes_per_second" = 7.86432e13, // [2], unconfirmed
            "capacity_bytes" = 163840,       // [1] 160 KiB
            "instances" = 256,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "derived: 128 B/clk/CU x 256 CU at 2.4 GHz",
            "unconfirmed" = ["bytes_per_second"]>>,
        "links" = #dlti.map<
          "infinity-fabric" = #dlti.map<
            "bytes_per_second" = 5.37e11, // [3]
            "ports" = 1,                 // [3] all links together
            "size" = 8,                   // [3]
            "source" = "7 links x 76.8 GB/s per direction">>>>>}
{}
