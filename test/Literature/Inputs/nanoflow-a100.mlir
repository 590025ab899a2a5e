// One A100 as NanoFlow (arXiv 2408.12757v2, table 2) takes it.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "nanoflow-a100" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "NanoFlow (arXiv 2408.12757v2), table 2",
        "units" = #dlti.map<"matrix" = #dlti.map<f16 = 3.12e14>,
                            "vector" = #dlti.map<f16 = 3.12e14>>,
        "memory" = #dlti.map<
          "hbm" = #dlti.map<
            "bytes_per_second" = 2.0e12,
            "capacity_bytes" = 80000000000,
            "instances" = 1>>,
        "links" = #dlti.map<
          "nvlink" = #dlti.map<"bytes_per_second" = 3.0e11, "size" = 8>>>>>}
{}
