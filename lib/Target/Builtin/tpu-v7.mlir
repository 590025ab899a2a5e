// Target tpu-v7
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] Google Cloud TPU7x page
//   [2] Google Cloud TPU7x page: 1200 GB/s both directions per chip, and a 3D
//       torus: over six links
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v7" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Google",
        "source" = "Google Cloud TPU7x page",
        "aliases" = ["ironwood"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 2.307e15,       // [1]
            f8E4M3FN = 4.614e15>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 7.37e12,    // [1]
            "capacity_bytes" = 192000000000, // [1] 192 GB
            "instances" = 1>>,               // [1]
        "links" = #dlti.map<
          "ici" = #dlti.map<
            "bytes_per_second" = 1.0e11, // [2]
            "ports" = 6,                 // [2]
            "size" = 9216,               // [1]
            "source" = "Google Cloud TPU7x page: 1200 GB/s both directions per chip, over six links of a 3D torus">>>>>}
{}
