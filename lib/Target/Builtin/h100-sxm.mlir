// Target h100-sxm
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA H100 whitepaper (SXM5, dense)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] Hopper whitepaper (5 stacks HBM3)
//   [4] peak of the port at 1.755 GHz; several groups measured 5.5 to 7 TB/s
//   [5] 128 B/clk/SM at 1.83 GHz; 227 KiB usable per block
//   [6] NVLink4, 900 GB/s both directions
//   [7] NDR InfiniBand 400 Gb/s per GPU
//   [8] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [9] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability)
//   [10] largest thread block cluster, not portable (CUDA programming guide)
//   [11] mma.m16n8k16 of f16 and bf16 (PTX ISA)
//   [12] fitted by roofline-calibrate on 40 of 2114 f16 matmuls, the kernels alone,
//       that Vidur measured (microsoft/vidur 7d47513363ec); docs/Truth.md
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "h100-sxm" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA H100 whitepaper (SXM5, dense)",
        "aliases" = ["h100"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [11]
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
            "bytes_per_second" = 3.352e12,  // [3]
            "capacity_bytes" = 80000000000, // [1] 80 GB
            "instances" = 1,                // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"],
            "source" = "Hopper whitepaper (5 stacks HBM3)">,
          "l2" = #dlti.map<
            "bytes_per_second" = 9.0e12, // [4]
            "capacity_bytes" = 52428800, // [1] 50 MiB
            "instances" = 1,             // [1]
            "management" = "cache",
            "source" = "peak of the port at 1.755 GHz; measured by several groups at 5.5 to 7 TB/s">,
          "smem" = #dlti.map<
            "register_bytes" = 262144, // [9]
            "cluster_size" = 16, // [10]
            "bytes_per_second" = 3.09197e13, // [5]
            "capacity_bytes" = 232448,       // [1] 227 KiB
            "instances" = 132,               // [1]
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM at 1.83 GHz; 227 KiB usable per block">>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<
            "bytes_per_second" = 4.5e11, // [6]
            "size" = 8,                  // [6]
            "switched" = true,
            "source" = "NVLink4, 900 GB/s both directions; NVSwitch with SHARP">,
          "ib" = #dlti.map<
            "bytes_per_second" = 5.0e10, // [7]
            "switched" = true,
            "source" = "NDR InfiniBand 400 Gb/s per GPU">>,
        "launch_overhead_seconds" = 2.3e-6, // [8]
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"matrix" = 0.7531, "hbm" = 0.9199, // [12]
                                  "l2" = 0.61>,                      // [4]
          "launch_seconds" = 4.987e-06, // [12]
          "source" = "fitted on 40 of 2114 matmuls in f16 that Vidur measured; mean error on the others 8.4%">>>>}
{}
