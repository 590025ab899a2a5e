// Target jetson-agx-orin
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA Jetson AGX Orin datasheet (64 GB; GPU only, dense)
//   [2] Jetson AGX Orin technical brief (dense = half of the sparse GPU figure)
//   [3] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [4] 128 B/clk/SM at 1.3 GHz
//   [5] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [6] mma.m16n8k16 of f16 and bf16 (PTX ISA)
//   [7] NVIDIA Ampere architecture whitepapers: bf16 at the rate of f16
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "jetson-agx-orin" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA Jetson AGX Orin datasheet (64 GB; GPU only, dense)",
        "aliases" = ["orin"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [6]
            f16 = 4.25e13,  // [1]
            bf16 = 4.25e13, // [7]
            i8 = 8.5e13,    // [1]
            tf32 = 2.13e13, // [2], unconfirmed
            "unconfirmed" = ["tf32"]>,
          "vector" = #dlti.map<
            f32 = 5.3e12>, // [1]
          "special" = #dlti.map<
            f32 = 3.328e11, // [3]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "lpddr5" = #dlti.map<
            "bytes_per_second" = 2.048e11,  // [1]
            "capacity_bytes" = 64000000000, // [1] 64 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "capacity_bytes" = 4194304, // [1] 4 MiB
            "instances" = 1,            // [1]
            "management" = "cache">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [5]
            "bytes_per_second" = 2.6624e12, // [4]
            "capacity_bytes" = 167936,      // [1] 164 KiB
            "instances" = 16,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.3 GHz">>>>>}
{}
