// Target t4
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA T4 datasheet and Turing whitepaper
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] Jia et al. 2019, Dissecting Turing T4 (measured)
//   [4] 64 B/clk/SM at 1.59 GHz
//   [5] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [6] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [7] fitted by roofline-calibrate on 40 of 280 matmuls in f16, i8 and f32 that
//       DeepBench measured (baidu-research/DeepBench da81ba782073); docs/Truth.md
//   [8] fitted likewise on 40 of 2095 f32 elementwise ops and sums of rows that
//       NeuSight measured (sitar-lab/NeuSight 6945927d9afc); docs/Truth.md
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "t4" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA T4 datasheet and Turing whitepaper",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f16 = 6.5e13, // [1]
            i8 = 1.3e14,  // [1]
            i4 = 2.6e14>, // [1]
          "vector" = #dlti.map<
            f32 = 8.1e12,   // [1]
            f16 = 1.62e13>, // [1]
          "special" = #dlti.map<
            f32 = 1.0176e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "gddr6" = #dlti.map<
            "bytes_per_second" = 3.2e11,    // [1]
            "capacity_bytes" = 16000000000, // [1] 16 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "bytes_per_second" = 1.27e12, // [3]
            "capacity_bytes" = 4194304,   // [1] 4 MiB
            "instances" = 1,              // [1]
            "management" = "cache",
            "source" = "Jia et al. 2019, Dissecting Turing T4 (measured)">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [6]
            "bytes_per_second" = 4.0704e12, // [4]
            "capacity_bytes" = 65536,       // [1] 64 KiB
            "instances" = 40,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "64 B/clk/SM at 1.59 GHz">>,
        "launch_overhead_seconds" = 2.3e-6, // [5]
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<
            "matrix" = 0.6829,  // [7]
            "vector" = 0.5135,  // [7]
            "gddr6" = 0.7347>,  // [8]
          "launch_seconds" = 8.598e-06, // [7]
          "source" = "fitted on 40 of 280 matmuls that DeepBench measured, the memory on 40 of 2095 elementwise ops that NeuSight measured; mean errors on the others 22% and 8%">>>>}
{}
