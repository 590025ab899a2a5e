// RUN: roofline-opt %s --roofline="report=vega output=%t.json annotate=false" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt %s --roofline-report="report=vega output=-" -o /dev/null | diff %t.json -
// RUN: echo 'func.func @f(%%a: memref<8xf32>, %%b: memref<8xf32>) { memref.copy %%a, %%b : memref<8xf32> to memref<8xf32> return }' \
// RUN:   | roofline-opt --roofline="target=a100 report=vega output=-" -o /dev/null | FileCheck %s --check-prefix=COPY

// Without operations there are no roofs, and no slope meets the axes, which
// begin at 1 op/B and 1 op/s.
// COPY: "subtitle": "0 ops; not on this plane: 1 without operations",
// COPY: "name": "slopes"
// COPY-NEXT: "values": []

// The roofline plot: the rates that bound the ops, and the positions of the
// ops (docs/use/Reports.md).

// Rates are powers of two: matrix f16 2^38 op/s, vector 2^36 op/s, dram 2^33
// B/s. Nothing uses f64 or smem, a scratchpad; everything passes l2.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "plot" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "nobody",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f64 = 1.0e12, f16 = 274877906944.0>,
          "vector" = #dlti.map<f64 = 1.0e12, f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 8589934592.0>,
          "l2" = #dlti.map<"bytes_per_second" = 1.0e12>,
          "smem" = #dlti.map<"bytes_per_second" = 2.0e12,
                             "management" = "scratchpad">>>>>} {

// CHECK: "text": "roofline for plot (nobody)",
// CHECK-NEXT: "subtitle": "3 ops; not on this plane: 1 without operations, 1 of unknown time",

// Roofs begin at their ridges with the fastest level: 2^38 / 1e12 and 2^36 /
// 1e12 op/B; slopes end at the highest roof: 2^38 / 2^33 = 32 op/B.
// CHECK-LABEL: "name": "roofs"
// CHECK-NEXT: "values": [
// CHECK-NEXT: {"name":"matrix f16","label":"matrix f16 274.9 Gop/s","rate":274877906944,"x":0.274877906944,"y":274877906944,
// CHECK-NEXT: {"name":"vector f32","label":"vector f32 68.72 Gop/s","rate":68719476736,"x":0.068719476736,"y":68719476736,
// CHECK-NEXT: ]
// CHECK-LABEL: "name": "slopes"
// CHECK-NEXT: "values": [
// CHECK-NEXT: {"name":"l2","label":"l2 1.000 TB/s","rate":1e+12,{{.*}}"x2":0.274877906944,"y2":274877906944}
// CHECK-NEXT: {"name":"dram","label":"dram 8.590 GB/s","rate":8589934592,{{.*}}"x2":32,"y2":274877906944}
// CHECK-NEXT: ]
// Rows are numbered as in JSON: the symbolic one is the first, 0.
// CHECK-LABEL: "name": "ops"
// CHECK-NEXT: "values": [

func.func @main(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>,
                %c: tensor<64x64xf32>, %d: tensor<64x64xf32>,
                %e: tensor<64x64xf32>, %n: tensor<?xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<?xf32>) {
  // No rate for f32 on matrix: held against vector. Flops 2^19 / 2^36 = 2^-17 s;
  // bytes 4 * 2^14 / 2^33 = 2^-17 s: at the ridge, bound by compute.
  // CHECK-NEXT: {{.*}}"location":"single",{{.*}}"flops":524288,"int_ops":0,"bytes":65536,"intensity":8,"ops_per_second":68719476736,"time_seconds":7.62939453125e-06,"bound":"compute:vector","row":1}
  %single = linalg.matmul ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("single")
  // Flops 2^12, bytes 3 * 2^14 (%d is read once): 3 * 2^14 / 2^33 = 5.72e-06 s.
  // CHECK-NEXT: {{.*}}"location":"sum",{{.*}}"intensity":0.08333333333333333,{{.*}}"bound":"memory:dram","row":2}
  %sum = linalg.add ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("sum")
  // Flops 2^19; bytes 2 * 2^13 + 2 * 2^14 = 3 * 2^14.
  // CHECK-NEXT: {{.*}}"location":"half",{{.*}}"bytes":49152,"intensity":10.666666666666666,{{.*}}"bound":"memory:dram","row":3}
  %half = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>)
      outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("half")
  // CHECK-NEXT: ]
  // Without operations, and symbolic.
  %exp = linalg.exp ins(%half : tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32>
  %minus = linalg.negf ins(%n : tensor<?xf32>)
      outs(%n : tensor<?xf32>) -> tensor<?xf32>
  return %single, %sum, %exp, %minus
      : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<?xf32>
}

}
