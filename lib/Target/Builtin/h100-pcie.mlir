// Target h100-pcie
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA H100 whitepaper (PCIe, dense)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] Hopper whitepaper; datasheets print 2.0 TB/s
//   [4] scaled from SXM by clock
//   [5] 128 B/clk/SM at 1.755 GHz
//   [6] PCIe 5.0 x16
//   [7] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [8] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [9] largest thread block cluster, not portable (CUDA programming guide)
//   [10] mma.m16n8k16 of f16 and bf16 (PTX ISA)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "h100-pcie" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA H100 whitepaper (PCIe, dense)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [10]
            f64 = 5.12e13,       // [1]
            tf32 = 3.78e14,      // [1]
            f16 = 7.56e14,       // [1]
            bf16 = 7.56e14,      // [1]
            f8E4M3FN = 1.513e15, // [1]
            f8E5M2 = 1.513e15,   // [1]
            i8 = 1.513e15>,      // [1]
          "vector" = #dlti.map<
            f64 = 2.56e13,    // [1]
            f32 = 5.12e13,    // [1]
            f16 = 1.024e14,   // [1]
            bf16 = 1.024e14>, // [1]
          "special" = #dlti.map<
            f32 = 3.20112e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 2.039e12,  // [3]
            "capacity_bytes" = 80000000000, // [1] 80 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"],
            "source" = "Hopper whitepaper; datasheets print 2.0 TB/s">,
          "l2" = #dlti.map<
            "bytes_per_second" = 8.1e12, // [4], unconfirmed
            "capacity_bytes" = 52428800,  // [1] 50 MiB
            "instances" = 1,              // [1]
            "management" = "cache",
            "source" = "scaled from SXM by clock",
            "unconfirmed" = ["bytes_per_second"]>,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [8]
            "cluster_size" = 16, // [9]
            "bytes_per_second" = 2.5609e13, // [5]
            "capacity_bytes" = 232448,      // [1] 227 KiB
            "instances" = 114,              // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.755 GHz">>,
        "links" = #dlti.map<
          "pcie" = #dlti.map<
            "bytes_per_second" = 6.4e10, // [6]
            "switched" = true,
            "source" = "PCIe 5.0 x16">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [7]
{}
