// Target b200
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] NVIDIA HGX B200 datasheet (dense, per GPU)
//   [2] 16 transcendental results/clk/SM (CUDA programming guide, throughput
//       table); AMD: quarter rate
//   [3] 128 B/clk/SM
//   [4] NVLink5, 1.8 TB/s both directions
//   [5] NDR InfiniBand 400 Gb/s
//   [6] launch from API call to start, CUPTI study: 2.26 us A100, 2.37 us H100
//       PCIe, 2.77 us GH200; CUDA graph about 1.3 us on H100
//   [7] 64 K 32-bit registers per SM (CUDA programming guide, technical
//       specifications per compute capability) and 256 KiB of tensor memory
//       (PTX ISA)
//   [8] largest thread block cluster, not portable (CUDA programming guide)
//   [9] mma.m16n8k16 of f16 and bf16 (PTX ISA)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "b200" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "NVIDIA",
        "source" = "NVIDIA HGX B200 datasheet (dense, per GPU)",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            "native_tile" = [16, 8, 16], // [9]
            f64 = 3.7e13,       // [1]
            tf32 = 1.125e15,    // [1]
            f16 = 2.25e15,      // [1]
            bf16 = 2.25e15,     // [1]
            f8E4M3FN = 4.5e15,  // [1]
            f8E5M2 = 4.5e15,    // [1]
            i8 = 4.5e15,        // [1]
            f4E2M1FN = 9.0e15>, // [1]
          "vector" = #dlti.map<
            f64 = 3.7e13,  // [1]
            f32 = 7.5e13>, // [1]
          "special" = #dlti.map<
            f32 = 4.3808e12, // [2]
            "source" = "16 transcendental results/clk/SM (CUDA programming guide, throughput table); AMD: quarter rate">>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 7.7e12,     // [1]
            "capacity_bytes" = 180000000000, // [1] 180 GB
            "instances" = 1,                 // [1]
            "memory_spaces" = [1, "#gpu.address_space<global>"]>,
          "l2" = #dlti.map<
            "capacity_bytes" = 132120576, // [1] 126 MiB, unconfirmed
            "instances" = 1,              // [1], unconfirmed
            "management" = "cache",
            "unconfirmed" = ["capacity_bytes", "instances"]>,
          "smem" = #dlti.map<
            "register_bytes" = 524288, // [7]
            "cluster_size" = 16, // [8]
            "bytes_per_second" = 3.50464e13, // [3], unconfirmed
            "capacity_bytes" = 232448,       // [1] 227 KiB, unconfirmed
            "instances" = 148,               // [1], unconfirmed
            "private" = true,
            "management" = "scratchpad",
            "memory_spaces" = [3, "#gpu.address_space<workgroup>"],
            "source" = "128 B/clk/SM",
            "unconfirmed" = [
              "bytes_per_second", "capacity_bytes", "instances"]>>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<
            "bytes_per_second" = 9.0e11, // [4]
            "size" = 8,                  // [4]
            "switched" = true,
            "source" = "NVLink5, 1.8 TB/s both directions; NVSwitch with SHARP">,
          "ib" = #dlti.map<
            "bytes_per_second" = 5.0e10, // [5]
            "switched" = true,
            "source" = "NDR InfiniBand 400 Gb/s">>,
        "launch_overhead_seconds" = 2.3e-6>>>} // [6]
{}
