// Target tpu-v5e
//
// Rates in op/s, dense, one FMA = 2 operations. Bandwidths in B/s: of a level
// over all its instances, of a link per direction and device. Capacities in B
// per instance. Sources:
//   [1] How to Scale Your Model (JAX scaling book), hardware table
//   [2] How to Scale Your Model (JAX scaling book), hardware table: VMEM about
//       22x HBM
//   [3] How to Scale Your Model (JAX scaling book), hardware table (per link)
//   [4] How to Scale Your Model: a 2D torus, links to four neighbours
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v5e" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "Google",
        "source" = "How to Scale Your Model (JAX scaling book), hardware table",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            bf16 = 1.97e14, // [1]
            i8 = 3.94e14>>, // [1]
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 8.1e11,    // [1]
            "capacity_bytes" = 16000000000, // [1] 16 GB
            "instances" = 1>,               // [1]
          "vmem" = #dlti.map<
            "bytes_per_second" = 1.782e13, // [2]
            "capacity_bytes" = 134217728,  // [1] 128 MiB
            "instances" = 1,               // [1]
            "management" = "scratchpad",
            "source" = "How to Scale Your Model (JAX scaling book), hardware table: VMEM about 22x HBM">>,
        "links" = #dlti.map<
          "ici" = #dlti.map<
            "bytes_per_second" = 4.5e10, // [3]
            "ports" = 4,                 // [4]
            "size" = 256,                // [3]
            "source" = "How to Scale Your Model (JAX scaling book), hardware table (per link)">,
          "dcn" = #dlti.map<
            "bytes_per_second" = 3.1e9, // [1]
            "switched" = true>>>>>}
{}
