// Target tpu-v4
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] How to Scale Your Model (JAX scaling book), hardware table
//   [2] How to Scale Your Model (JAX scaling book), hardware table (per link)
//   [3] How to Scale Your Model: a 3D torus, links to six neighbours
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v4" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Google",
        "source" = "How to Scale Your Model (JAX scaling book), hardware table",
        "aliases" = ["tpu-v4p"],
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 2.75e14, // [1]
            i8 = 2.75e14>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 1.2e12,    // [1]
            "capacity_bytes" = 32000000000, // [1] 32 GB
            "instances" = 1>>,              // [1]
        "links" = #dlti.map<
          "ici" = #dlti.map<
            "bytes_per_second" = 4.5e10, // [2]
            "ports" = 6,                 // [3]
            "size" = 4096,               // [2]
            "source" = "How to Scale Your Model (JAX scaling book), hardware table (per link)">>>>>}
{}
