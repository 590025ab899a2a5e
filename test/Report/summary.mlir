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
// As one kernel: 2048 transcendentals / 2^30 = 2^-19 s, 1.907 us.
// CHECK:roofline for small
// CHECK-NEXT:figures: made up
// CHECK-EMPTY:
// CHECK-NEXT:function main: bound by compute:special, 2.384 µs
// CHECK-NEXT:  time     [########################======] # compute:special 80.0%, = memory:dram 20.0%
// CHECK-NEXT:  first    compute:special takes 80.0% of the time at its peak rate: only narrower types (what-if=all:TYPE) or fewer
// CHECK-NEXT:           operations make it less
// CHECK-NEXT:  then     memory:dram takes 20.0% of the time: narrower types (what-if=all:f16) or fewer passes over memory (fusion)
// CHECK-EMPTY:
// CHECK-NEXT:    time share  bound               op          location                 shapes
// CHECK-NEXT:1.907 µs 80.0%  compute:special 2x  math.exp    layer.exp                1024xf32 -> 1024xf32
// CHECK-NEXT:476.8 ns 20.0%  memory:dram     4x  arith.negf  layers.*.neg, layer.neg  1024xf32 -> 1024xf32
// CHECK-NEXT:  could be at least 1.907 µs as one
// CHECK-NEXT:  memory   16.38 kB, fits dram (1.000 GB): arguments 4.096 kB, activations 12.29 kB
// CHECK-NEXT:  work     4.096 kFLOP, 2.048 kop transcendental; 49.15 kB moved, at least 8.192 kB all fused
// CHECK-EMPTY:
// CHECK-NEXT:coverage: 8 ops modelled; none unmodelled
// CHECK-NEXT:more: group=none rows=all {{.*}}
// CHECK-NOT:{{.}}

// The calls are 18 of 20 parts, of which the exps take 16. Two layers are equal.
// LAYER:      {{^}}2.146 µs 90.0%  compute:special 88.9%     4 ops       layer     1024xf32
// LAYER-NEXT: {{^}}238.4 ns 10.0%  memory:dram           2x  arith.negf  layers.*
// LAYER-NEXT: could be
// OP:         {{^}}1.907 µs 80.0%  compute:special 2x  math.exp    layer.exp
// OP-NEXT:    {{^}}476.8 ns 20.0%  memory:dram     4x  arith.negf  layers.*.neg, layer.neg
// BOUND:      {{^}}1.907 µs 80.0%  compute:special 2x
// BOUND-NEXT: {{^}}476.8 ns 20.0%  memory:dram     4x
// ONE:        {{^}}1.907 µs 80.0%  compute:special 2x
// ONE-NEXT:   {{^}}  not shown: 1 group of 4 ops, 20.0% of the time; see rows=all
// TABLE:      function layer
// TABLE:      not shown in these tables: 1 of 2 rows; see rows=all
// TABLE:      function main
// TABLE:      not shown in these tables: 3 of 4 rows; see rows=all
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
// NAME: unknown value 'name'; expected one of 'shape', 'op', 'layer', 'bound', 'none'
