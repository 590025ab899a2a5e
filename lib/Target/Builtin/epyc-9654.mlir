// Target epyc-9654
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] AMD EPYC 9654 product page; 32 f32 op/cycle/core at 2.4 GHz base
//   [2] 12 x DDR5-4800
//   [3] 32 B/clk/core
//   [4] 2 x 32 B loads and 32 B stores/clk/core (AMD, Software Optimization
//       Guide for Zen 4)
//   [5] derived: a 512-bit VDPBF16PS or VPDPBUSD per clock, as of f32 FMAs; the
//       pipes have no room for more
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "epyc-9654" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "AMD",
        "source" = "AMD EPYC 9654 product page; 32 f32 op/cycle/core at 2.4 GHz base",
        "aliases" = ["genoa"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 1.47456e13, // [5], unconfirmed
            i8 = 2.94912e13,   // [5], unconfirmed
            "source" = "derived: a 512-bit VDPBF16PS or VPDPBUSD per clock, as of f32 FMAs",
            "unconfirmed" = ["bf16", "i8"]>,
          "vector" = #dlti.map<
            f32 = 7.3728e12,   // [1]
            f64 = 3.6864e12>>, // [1]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 4.608e11,   // [2]
            "capacity_bytes" = 384000000000, // [1] 384 GB
            "instances" = 1,                 // [1]
            "source" = "12 x DDR5-4800">,
          "llc" = #dlti.map<
            "capacity_bytes" = 33554432, // [1] 32 MiB
            "instances" = 12,            // [1]
            "private" = true,
            "management" = "cache">,
          "l2" = #dlti.map<
            "bytes_per_second" = 7.3728e12, // [3]
            "capacity_bytes" = 1048576,     // [1] 1 MiB
            "instances" = 96,               // [1]
            "private" = true,
            "management" = "cache",
            "source" = "32 B/clk/core">,
          "l1" = #dlti.map<
            "bytes_per_second" = 2.21184e13,      // [4]
            "read_bytes_per_second" = 1.47456e13, // [4]
            "write_bytes_per_second" = 7.3728e12, // [4]
            "capacity_bytes" = 32768,        // [1] 32 KiB
            "instances" = 96,                // [1]
            "private" = true,
            "management" = "cache",
            "source" = "2 x 32 B loads and 32 B stores/clk/core (AMD, Software Optimization Guide for Zen 4)">>>>>}
{}
