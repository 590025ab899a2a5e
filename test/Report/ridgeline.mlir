// RUN: roofline-opt %s --roofline="report=text annotate=false group=none rows=all" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="report=vega-ridgeline annotate=false output=%t.vg.json" -o /dev/null
// RUN: python3 %S/Inputs/check_ridgeline.py %t.vg.json | FileCheck %s --check-prefix=VEGA
// RUN: roofline-opt %s --roofline="report=json annotate=false output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON
// RUN: roofline-opt %s --roofline="target=%S/Inputs/no-capacity.mlir report=text annotate=false group=none rows=all" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOLINK
// RUN: roofline-opt %s --roofline="target=%S/Inputs/no-capacity.mlir report=vega-ridgeline annotate=false output=%t.open.json" -o /dev/null
// RUN: python3 %S/Inputs/check_ridgeline.py %t.open.json | FileCheck %s --check-prefix=NOPOINT
// RUN: echo 'func.func @f(%%a: f32) { return }' | roofline-opt --roofline="target=a100 report=vega-ridgeline output=%t.none.json" -o /dev/null
// RUN: python3 %S/Inputs/check_ridgeline.py %t.none.json | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s --roofline="report=html annotate=false output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/page_data.py <%t.html | FileCheck %s --check-prefix=HTML

// Positions of ops and functions between compute, memory and network
// (docs/use/Ridgeline.md). Rates are powers of two: vector f32 2^36 op/s, dram 2^33
// B/s, net 2^30 B/s. Ridge point: 8 B/net B, 8 op/B, 64 op/net B.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "plane" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 68719476736.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 8589934592.0>>,
        "links" = #dlti.map<
          "net" = #dlti.map<"bytes_per_second" = 1073741824.0>>>>>} {

shard.grid @pair(shape = 2)

// The matmul: 2^19 FLOP, 4 * 2^14 B: 7.629 us of either, bound by compute. It
// doesn't communicate.
// The all-reduce, a ring of 2: 2 * 1/2 * 4096 B, 2^-18 s = 3.815 us; adds half
// of 1024 elements, reads and writes 8192 B, 953.7 ns; 512 / 8192 = 0.0625 op/B,
// 8192 / 4096 = 2 B/net B. 3.815 us is 4 times 953.7 ns.
// The all-gather: 4096 B, of which the other's half arrives, 2^-19 s or 2^-18 s
// by its payload; no operations.
// CHECK-LABEL: function main
// CHECK: ridgeline of link net: ridge point at 8.00 B/net B, 8.00 op/B, 64.0 op/net B
// CHECK: 3.815 µs network 4.00x 0.062 2.00 0.125 7.451 ns 953.7 ns 3.815 µs shard.all_reduce sum
// One step: F = 2^19 + 512, B_M = 65536 + 8192, T_C = 7.637 us, T_M = 8.583 us:
// 1.124 times.
// CHECK: 8.583 µs memory 1.12x 7.12 18.0 128 7.637 µs 8.583 µs 3.815 µs one step
// CHECK-NEXT: 7.629 µs compute 1.00x 8.00 16.0 128 7.629 µs 7.629 µs 3.815 µs collectives on links only
// CHECK-NEXT: one step: memory, 1.12x as long as compute; with collectives on links only: compute, 1.00x as long as memory
// VEGA: title: Ridgeline for plane
// VEGA-NEXT: subtitle: link net, ridge point 8.00 B/net B, 8.00 op/B; 3 ops; not on this plane: 1 of unknown time, 1 without bytes of memory
// VEGA-NEXT: description: Ridgeline plot: three regions, where compute, memory or network takes longest; function main: memory; function main, collectives on links only: compute; function </script><hostile>: network
// Axes: x from a tenth of 8 to 10 times 8, with room of a factor of 2 around;
// y from 0.0625 on. The regions fill the plane and don't overlap: in decades
// x is log10(400) = 2.602 wide, y log10(160 / 0.03125) = 3.709 high.
// VEGA-NEXT: x: 0.4 to 160
// VEGA-NEXT: y: 0.03125 to 160
// VEGA-NEXT: regions: compute, memory, network; plane 9.652, together 9.652
// Each region holds the place of its name, and of the marks of its color.
// VEGA-NEXT: names inside: True
// VEGA-NEXT: ridge compute = memory: 8.00 op/B: 8, 8 to 160, 8
// VEGA-NEXT: ridge memory = network: 8.00 B/net B: 8, 8 to 8, 0.03125
// VEGA-NEXT: ridge compute = network: 64.0 op/net B: 8, 8 to 0.4, 160
// VEGA-NEXT: op product: compute at 160, 8, op without network
// VEGA-NEXT: op sum: network at 2, 0.0625, op
// VEGA-NEXT: op hostile: network at 2, 0.0625, op
// VEGA-NEXT: function main: memory at 18, 7.118
// VEGA-NEXT: function, collectives on links only main: compute at 16, 8
// VEGA-NEXT: function </script><hostile>: network at 2, 0.0625
// NOPOINT: subtitle: link not known, ridge point not known; 1 op; not on this plane: 3 of unknown time, 1 without bytes of memory
// NOPOINT: regions: ;
// NONE: subtitle: no communication between devices
// JSON: "overlap": "max",
// JSON: "op": "linalg.matmul",
// JSON: "ridgeline": {
// JSON-NEXT: "link": "",
// JSON-NEXT: "network_bytes": 0,
// JSON-NEXT: "operational_intensity": 8{{(.0)?}},
// JSON-NEXT: "memory_intensity": null,
// JSON-NEXT: "network_intensity": null,
// JSON-NEXT: "ridge_memory_intensity": null,
// JSON-NEXT: "ridge_operational_intensity": 8{{(.0)?}},
// JSON-NEXT: "compute_seconds": 7.62939453125e-06,
// JSON-NEXT: "memory_seconds": 7.62939453125e-06,
// JSON-NEXT: "network_seconds": null,
// JSON-NEXT: "time_seconds": 7.62939453125e-06,
// JSON-NEXT: "region": "compute",
// JSON-NEXT: "next_region": "memory",
// JSON-NEXT: "margin": 1{{(.0)?$}}
// HTML: plot-data Roofline
// HTML: plot-data Ridgeline
// Without a link the region is unknown.
// NOLINK-LABEL: function main
// NOLINK: {{^}}ridgeline{{$}}
// NOLINK: unknown {{.*}} shard.all_reduce
// NOLINK: one step: unknown; with collectives on links only: unknown
func.func @main(%c: tensor<64x64xf32>, %d: tensor<64x64xf32>,
                %e: tensor<64x64xf32>, %g: tensor<1024xf32>)
    -> (tensor<64x64xf32>, tensor<1024xf32>) {
  %0 = linalg.matmul ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %1 = shard.all_reduce %g on @pair grid_axes = [0]
      : tensor<1024xf32> -> tensor<1024xf32> loc("sum")
  return %0, %1 : tensor<64x64xf32>, tensor<1024xf32>
}

// CHECK-LABEL: function </script><hostile>
// CHECK: one step: network, 4.00x as long as memory
func.func @"</script><hostile>"(%g: tensor<1024xf32>) -> tensor<1024xf32> {
  %1 = shard.all_reduce %g on @pair grid_axes = [0]
      : tensor<1024xf32> -> tensor<1024xf32> loc("hostile")
  return %1 : tensor<1024xf32>
}

// Symbols: no region; what a function without collectives does is no step.
// CHECK-LABEL: function symbolic
// CHECK: - symbolic {{.*}} shard.all_reduce
// CHECK: one step: symbolic; with collectives on links only: symbolic
// CHECK-LABEL: function quiet
// CHECK-NOT: {{^}}ridgeline
// CHECK: module:
// JSON: "name": "symbolic",
// A ring of 2: two steps of the larger half.
// JSON: "network_bytes": "8*ceildiv(arg0_d0, 2)",
// JSON-NEXT: "operational_intensity": null,
func.func @symbolic(%g: tensor<?xf32>) -> tensor<?xf32> {
  %1 = shard.all_reduce %g on @pair grid_axes = [0]
      : tensor<?xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @quiet(%g: f32) -> f32 {
  %0 = arith.addf %g, %g : f32
  return %0 : f32
}

}
