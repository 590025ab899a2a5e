// A TPU v6e whose operands are in the memory of its host, behind PCIe: the
// scaling book's figures, tpus.md, question 3.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tpu-v6e-host" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "How to Scale Your Model (JAX scaling book), tpus.md, question 3",
        "units" = #dlti.map<"matrix" = #dlti.map<bf16 = 9.2e14>>,
        "memory" = #dlti.map<
          "pcie" = #dlti.map<"bytes_per_second" = 1.5e10, "instances" = 1>>>>>}
{}
