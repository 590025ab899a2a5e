module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "broken" = #dlti.target_device_spec<"roofline" #dlti.map<>>>} {}
