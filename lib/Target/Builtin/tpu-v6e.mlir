// Target tpu-v6e
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] How to Scale Your Model (JAX scaling book), hardware table
//   [2] How to Scale Your Model (JAX scaling book), hardware table (per link)
//   [3] How to Scale Your Model: a 2D torus, links to four neighbours
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v6e" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Google",
        "source" = "How to Scale Your Model (JAX scaling book), hardware table",
        "aliases" = ["trillium"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 9.2e14,  // [1]
            i8 = 1.84e15>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 1.6e12,    // [1]
            "capacity_bytes" = 32000000000, // [1] 32 GB
            "instances" = 1>>,              // [1]
        "links" = #dlti.map<
          "ici" = #dlti.map<
            "bytes_per_second" = 9.0e10, // [2]
            "ports" = 4,                 // [3]
            "size" = 256,                // [2]
            "source" = "How to Scale Your Model (JAX scaling book), hardware table (per link)">>>>>}
{}
