// Target h200-sxm
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA H200 datasheet (SXM, dense)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] peak of the port at 1.755 GHz; several groups measured 5.5 to 7 TB/s
//   [4] 128 B/clk/SM at 1.83 GHz; 227 KiB usable per block
//   [5] NVLink4, 900 GB/s both directions
//   [6] NDR InfiniBand 400 Gb/s per GPU
//   [7] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [8] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [9] largest thread block cluster, not portable (CUDA programming guide)
//   [10] mma.m16n8k16 of f16 and bf16 (PTX ISA)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "h200-sxm" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA H200 datasheet (SXM, dense)",
        "aliases" = ["h200"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [10]
            f64 = 6.69e13,        // [1]
            tf32 = 4.947e14,      // [1]
            f16 = 9.894e14,       // [1]
            bf16 = 9.894e14,      // [1]
            f8E4M3FN = 1.9789e15, // [1]
            f8E5M2 = 1.9789e15,   // [1]
            i8 = 1.9789e15>,      // [1]
          "vector" = #dlti.map<
            f64 = 3.35e13,   // [1]
            f32 = 6.69e13,   // [1]
            f16 = 1.338e14,  // [1]
            bf16 = 1.338e14, // [1]
            i32 = 3.35e13>,  // [1]
          "special" = #dlti.map<
            f32 = 3.86496e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 4.8e12,     // [1]
            "capacity_bytes" = 141000000000, // [1] 141 GB
            "instances" = 1,                 // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "bytes_per_second" = 9.0e12, // [3]
            "capacity_bytes" = 52428800, // [1] 50 MiB
            "instances" = 1,             // [1]
            "management" = "cache",
            "source" = "peak of the port at 1.755 GHz; measured by several groups at 5.5 to 7 TB/s">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [8]
            "cluster_size" = 16, // [9]
            "bytes_per_second" = 3.09197e13, // [4]
            "capacity_bytes" = 232448,       // [1] 227 KiB
            "instances" = 132,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.83 GHz; 227 KiB usable per block">>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<
            "bytes_per_second" = 4.5e11, // [5]
            "size" = 8,                  // [5]
            "switched" = true,
            "source" = "NVLink4, 900 GB/s both directions; NVSwitch with SHARP">,
          "ib" = #dlti.map<
            "bytes_per_second" = 5.0e10, // [6]
            "switched" = true,
            "source" = "NDR InfiniBand 400 Gb/s per GPU">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [7]
{}
