// Target rtx-4090
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA Ada whitepaper (f32 accumulate)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] 128 B/clk/SM at 2.52 GHz
//   [4] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [5] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [6] mma.m16n8k16 of f16 and bf16 (PTX ISA)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "rtx-4090" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA Ada whitepaper (f32 accumulate)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [6]
            tf32 = 8.26e13,      // [1]
            f16 = 1.652e14,      // [1] f32 accumulate (twice that with f16)
            bf16 = 1.652e14,     // [1] f32 accumulate (twice that with f16)
            f8E4M3FN = 3.303e14, // [1] f32 accumulate (twice that with f16)
            f8E5M2 = 3.303e14,   // [1] f32 accumulate (twice that with f16)
            i8 = 6.606e14,       // [1]
            i4 = 1.3212e15>,     // [1]
          "vector" = #dlti.map<
            f32 = 8.26e13,  // [1]
            f16 = 8.26e13>, // [1]
          "special" = #dlti.map<
            f32 = 5.16096e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "gddr6x" = #dlti.map<
            "bytes_per_second" = 1.008e12,  // [1]
            "capacity_bytes" = 24000000000, // [1] 24 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "capacity_bytes" = 75497472, // [1] 72 MiB
            "instances" = 1,             // [1]
            "management" = "cache">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [5]
            "bytes_per_second" = 4.12877e13, // [3]
            "capacity_bytes" = 102400,       // [1] 100 KiB
            "instances" = 128,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 2.52 GHz">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [4]
{}
