// RUN: roofline-opt %s --roofline="output=-" -o /dev/null | FileCheck %s --strict-whitespace --match-full-lines
// RUN: roofline-opt %s --roofline="output=- group=layer" -o /dev/null | FileCheck %s --check-prefix=LAYER
// RUN: roofline-opt %s --roofline="output=- group=op" -o /dev/null | FileCheck %s --check-prefix=OP
// RUN: roofline-opt %s --roofline="output=- group=bound" -o /dev/null | FileCheck %s --check-prefix=BOUND
// RUN: roofline-opt %s --roofline="output=- rows=1" -o /dev/null | FileCheck %s --check-prefix=ONE
// RUN: roofline-opt %s --roofline="output=- group=none rows=1" -o /dev/null | FileCheck %s --check-prefix=TABLE
// RUN: not roofline-opt %s --roofline="rows=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not roofline-opt %s --roofline="rows=few" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not roofline-opt %s --roofline="group=name" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAME

// A report on one screen: groups, calls that are followed, several entry points.
// Rates are powers of two: vector 2^36 op/s, special 2^30 op/s, dram 2^36 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "small" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 68719476736.0,
            "capacity_bytes" = 1000000000>>>>>} {

// Each negf moves 8192 B: 2^-23 s, 119.2 ns; its 1024 flops take an eighth. Each exp takes
// 1024 / 2^30 = 2^-20 s, 953.7 ns. @layer: 1.073 us.
func.func private @layer(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = arith.negf %x : tensor<1024xf32> loc("layer.neg")
  %1 = math.exp %0 : tensor<1024xf32> loc("layer.exp")
  return %1 : tensor<1024xf32>
}

// Two calls and layers.0 and layers.1: 4 negf and 2 exp, 4 * 2^-23 + 2 * 2^-20 s = 20 * 2^-23 s,
// 2.384 us. The exps take 16 of 20 parts.
// CHECK:roofline for small
// CHECK-NEXT:figures: made up
// CHECK-EMPTY:
// CHECK-NEXT:function main: bound by compute:special, 2.384 µs
// CHECK-NEXT:  time     [########################======] # compute:special 80.0%, = memory:dram 20.0%
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = call @layer(%x) : (tensor<1024xf32>) -> tensor<1024xf32>
  %1 = call @layer(%0) : (tensor<1024xf32>) -> tensor<1024xf32>
  %2 = arith.negf %1 : tensor<1024xf32> loc("layers.0.neg")
  %3 = arith.negf %2 : tensor<1024xf32> loc("layers.1.neg")
  return %3 : tensor<1024xf32>
}
}
// ZERO: expected a number of rows or 'all', got '0'
// FEW: expected a number of rows or 'all', got 'few'
// NAME: Cannot find option named 'name'
