// Target a100-sxm4-40gb
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA A100 datasheet and Ampere whitepaper
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] 5120 B/clk at 1.41 GHz, Ampere whitepaper
//   [4] 128 B/clk/SM at 1.41 GHz
//   [5] NVLink3, 600 GB/s both directions
//   [6] HDR InfiniBand 200 Gb/s
//   [7] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [8] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [9] mma.m16n8k16 of f16 and bf16 (PTX ISA)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "a100-sxm4-40gb" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA A100 datasheet and Ampere whitepaper",
        "aliases" = ["a100"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [9]
            f64 = 1.95e13,  // [1]
            tf32 = 1.56e14, // [1]
            f16 = 3.12e14,  // [1]
            bf16 = 3.12e14, // [1]
            i8 = 6.24e14,   // [1]
            i4 = 1.248e15>, // [1]
          "vector" = #dlti.map<
            f64 = 9.7e12,   // [1]
            f32 = 1.95e13,  // [1]
            f16 = 7.8e13,   // [1]
            bf16 = 3.9e13,  // [1]
            i32 = 1.95e13>, // [1]
          "special" = #dlti.map<
            f32 = 2.43648e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 1.555e12,  // [1]
            "capacity_bytes" = 40000000000, // [1] 40 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "bytes_per_second" = 7.2192e12, // [3]
            "capacity_bytes" = 41943040,    // [1] 40 MiB
            "instances" = 1,                // [1]
            "management" = "cache",
            "source" = "5120 B/clk at 1.41 GHz, Ampere whitepaper">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [8]
            "bytes_per_second" = 1.94918e13, // [4]
            "capacity_bytes" = 167936,       // [1] 164 KiB
            "instances" = 108,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.41 GHz">>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<
            "bytes_per_second" = 3.0e11, // [5]
            "size" = 8,                  // [5]
            "switched" = true,
            "reduces" = false,
            "source" = "NVLink3, 600 GB/s both directions; NVSwitch without SHARP, which came with Hopper">,
          "ib" = #dlti.map<
            "bytes_per_second" = 2.5e10, // [6]
            "switched" = true,
            "source" = "HDR InfiniBand 200 Gb/s">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [7]
{}
