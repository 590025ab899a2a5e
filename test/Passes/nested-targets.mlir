// RUN: roofline-opt %s --verify-diagnostics --roofline="report=none" \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: roofline-opt %s \
// RUN:   --pass-pipeline="builtin.module(builtin.module(roofline-annotate))" \
// RUN:   | FileCheck %s --check-prefix=EACH
//
// One machine is for all that lies in a module; a pass on a nested module takes
// the nearest one (docs/use/Targets.md).

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "outer" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>>>>} {
// WHOLE: arith.addf {{.*}} on "outer"
// EACH: arith.addf {{.*}} on "outer"
module {
  func.func @plain(%a: f32) {
    %0 = arith.addf %a, %a : f32
    return
  }
}
// WHOLE: arith.mulf {{.*}} on "outer"
// EACH: arith.mulf {{.*}} on "inner"
// expected-warning @below {{the target 'inner' is not used: all figures are for 'outer'}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>,
  "inner" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 2.0e12>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 2.0e11>>>>>} {
  func.func @own(%a: f32) {
    %0 = arith.mulf %a, %a : f32
    return
  }
}
// Of other consumers.
gpu.module @kernels attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 65536 : i32>>} {
}
}
