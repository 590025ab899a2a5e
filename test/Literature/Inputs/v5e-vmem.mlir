// A TPU v5e whose operands are in VMEM, 22 times as fast as HBM: the scaling
// book's figures, tpus.md, question 4.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v5e-vmem" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "How to Scale Your Model (JAX scaling book), tpus.md, question 4",
        "units" = #dlti.map<"matrix" = #dlti.map<i8 = 3.94e14>>,
        "memory" = #dlti.map<
          "vmem" = #dlti.map<
            "bytes_per_second" = 1.782e13,
            "capacity_bytes" = 134217728,
            "instances" = 1>>>>>}
{}
