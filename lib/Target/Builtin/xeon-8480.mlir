// Target xeon-8480
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] Intel ARK; AMX 1024 bf16 and 2048 i8 op/cycle/core, AVX-512 64 f32
//       op/cycle/core, at 2.0 GHz base
//   [2] 8 x DDR5-4800
//   [3] 64 B/clk/core
//   [4] 2 x 64 B loads and 64 B stores/clk/core (Intel 64 and IA-32
//       Architectures Optimization Reference Manual, Golden Cove)
//   [5] AVX512-FP16, 128 f16 op/cycle/core at 2.0 GHz base
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "xeon-8480" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Intel",
        "source" = "Intel ARK; AMX 1024 bf16 and 2048 i8 op/cycle/core, AVX-512 64 f32 op/cycle/core, at 2.0 GHz base",
        "aliases" = ["spr"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 1.14688e14, // [1]
            i8 = 2.29376e14>,  // [1]
          "vector" = #dlti.map<
            f16 = 1.4336e13,  // [5]
            f32 = 7.168e12,   // [1]
            f64 = 3.584e12>>, // [1]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 3.072e11,   // [2]
            "capacity_bytes" = 256000000000, // [1] 256 GB
            "instances" = 1,                 // [1]
            "source" = "8 x DDR5-4800">,
          "llc" = #dlti.map<
            "capacity_bytes" = 110100480, // [1] 105 MiB
            "instances" = 1,              // [1]
            "management" = "cache">,
          "l2" = #dlti.map<
            "bytes_per_second" = 7.168e12, // [3]
            "capacity_bytes" = 2097152,    // [1] 2 MiB
            "instances" = 56,              // [1]
            "private" = true,
            "management" = "cache",
            "source" = "64 B/clk/core">,
          "l1" = #dlti.map<
            "bytes_per_second" = 2.1504e13,      // [4]
            "read_bytes_per_second" = 1.4336e13, // [4]
            "write_bytes_per_second" = 7.168e12, // [4]
            "capacity_bytes" = 49152,       // [1] 48 KiB
            "instances" = 56,               // [1]
            "private" = true,
            "management" = "cache",
            "source" = "2 x 64 B loads and 64 B stores/clk/core (Intel 64 and IA-32 Architectures Optimization Reference Manual, Golden Cove)">>>>>}
{}
