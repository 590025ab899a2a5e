// Target xeon-8280-ridgeline
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] Ridgeline paper, arXiv 2209.01368 (one Cascade Lake socket)
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "xeon-8280-ridgeline" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Intel",
        "source" = "Ridgeline paper, arXiv 2209.01368 (one Cascade Lake socket)",
        "aliases" = ["clx"],
        "units" = #dlti.map<
          "vector" = #dlti.map<
            f32 = 4.2e12,   // [1]
            f64 = 2.1e12>>, // [1]
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 1.05e11,   // [1]
            "capacity_bytes" = 96000000000, // [1] 96 GB
            "instances" = 1>,               // [1]
          "llc" = #dlti.map<
            "capacity_bytes" = 40370176, // [1] 38.5 MiB
            "instances" = 1,             // [1]
            "management" = "cache">>,
        "links" = #dlti.map<
          "network" = #dlti.map<
            "bytes_per_second" = 1.2e10>>>>>} // [1]
{}
