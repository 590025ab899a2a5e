module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "a" = #dlti.target_device_spec<"x" = 1>>} {}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "b" = #dlti.target_device_spec<"x" = 1>>} {}
