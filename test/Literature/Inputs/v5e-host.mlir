// A TPU v5e with the memory of its host: the scaling book's figures, tpus.md,
// question 6.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v5e-host" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "How to Scale Your Model (JAX scaling book), tpus.md, question 6",
        "units" = #dlti.map<"matrix" = #dlti.map<bf16 = 1.97e14>>,
        "memory" = #dlti.map<
          "pcie" = #dlti.map<"bytes_per_second" = 1.5e10, "instances" = 1>,
          "hbm" = #dlti.map<
            "bytes_per_second" = 8.1e11,
            "capacity_bytes" = 16000000000,
            "instances" = 1,
            "memory_spaces" = [1]>>>>>}
{}
