// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="output=- overlap=sum" -o /dev/null | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir output=-" -o /dev/null 2> %t.err | FileCheck %s --check-prefix=TWO

// What a summary says loudly, before any other figure: what does not fit, what is not
// modelled, which sizes are open.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "tiny" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0, "unconfirmed" = ["f32"]>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 68719476736.0,
            "capacity_bytes" = 1000>>>>>} {

// CHECK:      {{^}}roofline for tiny
// CHECK-NEXT: {{^}}figures: made up
// 256 floats and their negation: 2 * 1024 B.
// CHECK-NEXT: {{^}}DOES NOT FIT: dram of tiny holds 1.000 kB; main needs 2.048 kB
// CHECK-NEXT: {{^}}INCOMPLETE: not in any figure are the ops without a model: test.unmodelled x 1
// CHECK-NEXT: {{^}}no overlap: the time of an op is the sum over its resources
// CHECK-NEXT: {{^}}symbols: without a value: arg0_d0; what depends on it stays open

// 2048 B / 2^36 B/s = 2^-25 s and 256 / 2^36 = 2^-28 s, one after the other: 9 * 2^-28 s, 33.53 ns.
// CHECK:      {{^}}function main: bound by memory:dram, 33.53 ns
// CHECK:      {{^}}  first    make it fit: 2.048 kB, DOES NOT FIT dram (1.000 kB): arguments 1.024 kB, activations 1.024 kB; 3 devices or
// CHECK-NEXT: {{^}}           more{{$}}
func.func @main(%x: tensor<256xf32>) -> tensor<256xf32> {
  %0 = arith.negf %x : tensor<256xf32>
  "test.unmodelled"() : () -> ()
  return %0 : tensor<256xf32>
}

// CHECK:      {{^}}function open: time unknown, as not every op has one
// CHECK-NEXT: {{^}}  time     symbolic in 1 row
// CHECK-NEXT: {{^}}  first    give the sizes values: bind=arg0_d0=8 (dim 0 of argument 0 of @open), a range bind=arg0_d0=1..64, or
// Whatever the size is.
// CHECK:      {{^}}   -     -  dram   arith.negf  minus
func.func @open(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.negf %x : tensor<?xf32> loc("minus")
  return %0 : tensor<?xf32>
}
// CHECK:      {{^}}coverage: {{[0-9]+}} ops modelled; 1 UNMODELLED
// CHECK-NEXT: {{^}}UNCONFIRMED by the source of the figures: units.vector.f32
// 2048 B at 2^36 and at 2^37 B/s.
// TWO:        {{^}}  others   fast 14.90 ns (2.00x)
}
