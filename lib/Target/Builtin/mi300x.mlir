// Target mi300x
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AMD Instinct MI300X datasheet and CDNA3 whitepaper (dense)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] CDNA3 whitepaper: 128 B/clk/channel x 16 x 8 XCD at 2.1 GHz
//   [4] 128 B/clk/CU at 2.1 GHz
//   [5] 7 links x 64 GB/s per direction
//   [6] NDR InfiniBand 400 Gb/s
//   [7] 4 SIMDs of 512 vector registers of 64 x 4 B (CDNA instruction set
//       manuals)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "mi300x" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AMD",
        "source" = "AMD Instinct MI300X datasheet and CDNA3 whitepaper (dense)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f64 = 1.634e14,         // [1]
            f32 = 1.634e14,         // [1]
            tf32 = 6.537e14,        // [1]
            f16 = 1.3074e15,        // [1]
            bf16 = 1.3074e15,       // [1]
            f8E4M3FNUZ = 2.6149e15, // [1]
            f8E5M2FNUZ = 2.6149e15, // [1]
            i8 = 2.6149e15>,        // [1]
          "vector" = #dlti.map<
            f64 = 8.17e13,   // [1]
            f32 = 1.634e14>, // [1]
          "special" = #dlti.map<
            f32 = 1.02144e13, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 5.3e12,     // [1]
            "capacity_bytes" = 192000000000, // [1] 192 GB
            "instances" = 1,                 // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "infinity-cache" = #dlti.map<
            "bytes_per_second" = 1.72e13, // [1]
            "capacity_bytes" = 268435456, // [1] 256 MiB
            "instances" = 1,              // [1]
            "management" = "cache">,
          "l2" = #dlti.map<
            "bytes_per_second" = 3.4406e13, // [3]
            "capacity_bytes" = 4194304,     // [1] 4 MiB
            "instances" = 8,                // [1]
            "private" = true,
            "management" = "cache",
            "source" = "CDNA3 whitepaper: 128 B/clk/channel x 16 x 8 XCD at 2.1 GHz">,
          "lds" = #dlti.map<
            "register_bytes" = 524288, // [7]
            "bytes_per_second" = 8.17152e13, // [4]
            "capacity_bytes" = 65536,        // [1] 64 KiB
            "instances" = 304,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/CU at 2.1 GHz">>,
        "links" = #dlti.map<
          "infinity-fabric" = #dlti.map<
            "bytes_per_second" = 4.48e11, // [5]
            "ports" = 1,                 // [5] all links together
            "size" = 8,                   // [5]
            "source" = "7 links x 64 GB/s per direction">,
          "ib" = #dlti.map<
            "bytes_per_second" = 5.0e10, // [6]
            "switched" = true,
            "source" = "NDR InfiniBand 400 Gb/s">>>>>}
{}
