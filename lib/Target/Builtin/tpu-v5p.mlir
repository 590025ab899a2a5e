// Target tpu-v5p
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] How to Scale Your Model (JAX scaling book), hardware table
//   [2] How to Scale Your Model (JAX scaling book), hardware table (per link)
//   [3] How to Scale Your Model: a 3D torus, links to six neighbours
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v5p" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Google",
        "source" = "How to Scale Your Model (JAX scaling book), hardware table",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 4.59e14, // [1]
            i8 = 9.18e14>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 2.8e12,    // [1]
            "capacity_bytes" = 96000000000, // [1] 96 GB
            "instances" = 1>>,              // [1]
        "links" = #dlti.map<
          "ici" = #dlti.map<
            "bytes_per_second" = 9.0e10, // [2]
            "ports" = 6,                 // [3]
            "size" = 8960,               // [2]
            "source" = "How to Scale Your Model (JAX scaling book), hardware table (per link)">,
          "dcn" = #dlti.map<
            "bytes_per_second" = 6.25e9, // [1]
            "switched" = true>>>>>}
{}
