// Target v100-sxm2-16gb
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA V100 datasheet and Volta whitepaper
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] Jia et al. 2018, Dissecting Volta (measured)
//   [4] 128 B/clk/SM at 1.53 GHz boost
//   [5] NVLink2, 300 GB/s both directions
//   [6] EDR InfiniBand 100 Gb/s
//   [7] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [8] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "v100-sxm2-16gb" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA V100 datasheet and Volta whitepaper",
        "aliases" = ["v100"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f16 = 1.25e14>, // [1]
          "vector" = #dlti.map<
            f64 = 7.8e12,   // [1]
            f32 = 1.57e13,  // [1]
            f16 = 3.14e13>, // [1]
          "special" = #dlti.map<
            f32 = 1.9584e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 9.0e11,    // [1]
            "capacity_bytes" = 16000000000, // [1] 16 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "bytes_per_second" = 2.155e12, // [3]
            "capacity_bytes" = 6291456,    // [1] 6 MiB
            "instances" = 1,               // [1]
            "management" = "cache",
            "source" = "Jia et al. 2018, Dissecting Volta (measured)">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [8]
            "bytes_per_second" = 1.56672e13, // [4]
            "capacity_bytes" = 98304,        // [1] 96 KiB
            "instances" = 80,                // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.53 GHz boost">>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<
            "bytes_per_second" = 1.5e11, // [5]
            "ports" = 1,                 // [5] all links together
            "size" = 8,                  // [5]
            "source" = "NVLink2, 300 GB/s both directions">,
          "ib" = #dlti.map<
            "bytes_per_second" = 1.25e10, // [6]
            "switched" = true,
            "source" = "EDR InfiniBand 100 Gb/s">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [7]
{}
