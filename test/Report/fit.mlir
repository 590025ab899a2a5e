// RUN: roofline-opt %s --roofline="report=text annotate=false group=none rows=all" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="report=json annotate=false output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON
// RUN: roofline-opt %s --roofline="target=%S/Inputs/no-capacity.mlir report=text annotate=false group=none rows=all" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPEN
// RUN: roofline-opt %s --roofline="target=%S/Inputs/no-capacity.mlir report=json annotate=false output=%t.open.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.open.json --check-prefix=OPENJSON
// RUN: roofline-opt %s --roofline="report=html annotate=false output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/page_data.py <%t.html | FileCheck %s --check-prefix=HTML

// Bytes that a device has to store, by role, compared with 4096 B of memory
// (docs/use/Ridgeline.md). What does not fit is reported first.

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "small" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 8.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 96.0e9,
                             "capacity_bytes" = 2048, "instances" = 2>>>>>} {

// CHECK: DOES NOT FIT: dram of small holds 4.096 kB; function big needs 8.256 kB (weights 4.160 kB, activations 4.096 kB)
// CHECK-NEXT: roofline for small
// JSON: "schema_version": 2,
// JSON-NEXT: "does_not_fit": [
// JSON-NEXT:   "big"
// JSON-NEXT: ],
// JSON-NEXT: "target": {
// HTML: "does_not_fit": [
// HTML-NEXT: "big"
// OPEN-NOT: DOES NOT FIT
// OPENJSON-NOT: does_not_fit

// Weights 16 * 16 * 4 B, cache 64 B, an argument that is nothing in particular
// 64 B, activations: the argument and the sum, 64 B each.
// CHECK-LABEL: function parts
// CHECK: peak live bytes 1.280 kB, fits dram (4.096 kB)
// CHECK-NEXT: of these weights 1.024 kB, cache 64 B, arguments 64 B, activations 128 B
// JSON-LABEL: "name": "parts"
// JSON: "peak_live_bytes": 1280,
// JSON-NEXT: "fit": {
// JSON-NEXT:     "weights_bytes": 1024,
// JSON-NEXT:     "cache_bytes": 64,
// JSON-NEXT:     "arguments_bytes": 64,
// JSON-NEXT:     "activations_bytes": 128,
// JSON-NEXT:     "total_bytes": 1280,
// JSON-NEXT:     "capacity_bytes": 4096,
// JSON-NEXT:     "fits": true
// OPEN-LABEL: function parts
// OPEN: peak live bytes 1.280 kB; the capacity of dram is not known
// OPENJSON-LABEL: "name": "parts"
// OPENJSON: "capacity_bytes": null,
// OPENJSON-NEXT: "fits": null
func.func @parts(%w: tensor<16x16xf32> {roofline.role = "weight"},
                 %cache: tensor<16xf32> {roofline.role = "cache"},
                 %x: tensor<16xf32> {roofline.role = "activation"},
                 %y: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.add ins(%x, %cache : tensor<16xf32>, tensor<16xf32>)
      outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// 4096 B of weights as an argument and 64 B of a constant; the result 4096 B. A
// splat takes nothing.
// CHECK-LABEL: function big
// CHECK: peak live bytes 8.256 kB, DOES NOT FIT dram (4.096 kB)
// JSON-LABEL: "name": "big"
// JSON: "weights_bytes": 4160,
// JSON: "total_bytes": 8256,
// JSON: "fits": false
func.func @big(%w: tensor<32x32xf32> {roofline.role = "weight"})
    -> tensor<32x32xf32> {
  %row = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 1.0, 2.0,
      3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<16xf32>
  %splat = arith.constant dense<1.0> : tensor<32x32xf32>
  %first = tensor.extract_slice %row[0] [1] [1] : tensor<16xf32> to tensor<1xf32>
  %e = tensor.empty() : tensor<32x32xf32>
  %0 = linalg.add ins(%w, %splat : tensor<32x32xf32>, tensor<32x32xf32>)
      outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// Exactly as much as there is: 512 values in, 512 out.
// CHECK-LABEL: function brim
// CHECK: peak live bytes 4.096 kB, fits dram (4.096 kB)
// CHECK-NEXT: of these arguments 2.048 kB, activations 2.048 kB
func.func @brim(%x: tensor<512xf32>) -> tensor<512xf32> {
  %e = tensor.empty() : tensor<512xf32>
  %0 = linalg.exp ins(%x : tensor<512xf32>) outs(%e : tensor<512xf32>)
      -> tensor<512xf32>
  return %0 : tensor<512xf32>
}

// One global is stored once, however often it is named: 64 B.
// CHECK-LABEL: function global
// CHECK: peak live bytes 64 B, fits
// CHECK-NEXT: of these weights 64 B
memref.global "private" @table : memref<16xf32> = uninitialized
func.func @global() {
  %0 = memref.get_global @table : memref<16xf32>
  %1 = memref.get_global @table : memref<16xf32>
  memref.copy %0, %1 : memref<16xf32> to memref<16xf32>
  return
}

// Symbols: no verdict. 4 B per element of the argument and of the result.
// CHECK-LABEL: function symbolic
// CHECK: peak live bytes 8*arg0_d0 B; dram holds 4.096 kB
// JSON-LABEL: "name": "symbolic"
// JSON: "cache_bytes": "4*arg0_d0",
// JSON: "activations_bytes": "4*arg0_d0",
// JSON: "total_bytes": "8*arg0_d0",
// JSON: "fits": null
func.func @symbolic(%x: tensor<?xf32> {roofline.role = "cache"})
    -> tensor<?xf32> {
  %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>)
      -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A size that is not known: no verdict either.
// CHECK-LABEL: function unranked
// CHECK: peak live bytes at least 64 B; dram holds 4.096 kB
// JSON-LABEL: "name": "unranked"
// JSON: "total_bytes": 64,
// JSON-NEXT: "capacity_bytes": 4096,
// JSON-NEXT: "fits": null
// JSON: "peak live bytes are a lower bound: what a value or a call stores is not known"
func.func @unranked(%x: memref<*xf32>, %y: memref<16xf32>) {
  memref.copy %y, %y : memref<16xf32> to memref<16xf32>
  return
}

// Nor is that of a tensor that stores its nonzeros.
// CHECK-LABEL: function sparse
// CHECK: peak live bytes at least 64 B; dram holds 4.096 kB
func.func @sparse(%x: tensor<64xf32, #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>>,
                  %y: memref<16xf32>) {
  memref.copy %y, %y : memref<16xf32> to memref<16xf32>
  return
}

// Not partitioned: the shapes are those of whole tensors. 64 B in, 64 B out.
// CHECK-LABEL: function annotated
// CHECK: peak live bytes 128 B of whole tensors, before partitioning; dram holds 4.096 kB
// JSON-LABEL: "name": "annotated"
// JSON: "total_bytes": 128,
// JSON-NEXT: "capacity_bytes": 4096,
// JSON-NEXT: "fits": null
shard.grid @grid(shape = 2)
func.func @annotated(%x: tensor<16xf32>) -> tensor<16xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %1 = linalg.negf ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>)
      -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// What the inner calls store is not known.
// CHECK-LABEL: function again
// CHECK: peak live bytes at least 64 B; dram holds 4.096 kB
func.func @again(%x: tensor<16xf32>) {
  call @again(%x) : (tensor<16xf32>) -> ()
  return
}

// The buffer of a kernel is an argument of its body only: no role, 64 B each.
// CHECK-LABEL: function kernels::kernel
// CHECK: peak live bytes 128 B, fits
// CHECK-NEXT: of these weights 64 B, arguments 64 B
gpu.module @kernels {
  gpu.func @kernel(%x: memref<16xf32> {roofline.role = "weight"})
      workgroup(%s: memref<16xf32, 3>) kernel {
    %c0 = arith.constant 0 : index
    %0 = memref.load %x[%c0] : memref<16xf32>
    memref.store %0, %s[%c0] : memref<16xf32, 3>
    gpu.return
  }
}

}
