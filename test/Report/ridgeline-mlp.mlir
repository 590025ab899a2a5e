// RUN: roofline-opt %s --roofline="target=clx report=text annotate=false group=none rows=all" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="target=clx report=json annotate=false output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON
// RUN: roofline-opt %s --roofline="target=clx overlap=sum report=text annotate=false group=none rows=all" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SUM
// RUN: not roofline-opt %s --roofline="target=clx overlap=both" 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: unknown value 'both'; expected one of 'max', 'sum'

// The case study of arXiv 2209.01368: one layer of an MLP, n x n weights, batch
// b per device, f32, data-parallel training on Cascade Lake sockets: 4.2 TFLOP/s,
// 105 GB/s, 12 GB/s (docs/use/Ridgeline.md). With n = 4096:
//   F   = 3 * 2 b n^2: forward, gradient of the input, gradient of the weights
//   B_M = 3 * 4 (n^2 + 2 b n): each GEMM reads and writes its matrices once
//   B_N = 2 (N - 1) / N * 4 n^2: ring all-reduce of the gradient, N = 4096
// The paper takes 2 for 2 (N - 1) / N, and collectives take time on links only.
// By our model the all-reduce also reads and writes 4 n^2 B each and adds
// (N - 1) / N * n^2 times on the device.
// Ridge point: 105 / 12 = 8.75 B/net B, 4200 / 105 = 40 op/B, 350 op/net B.

!weights = tensor<4096x4096xf32>

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

shard.grid @sockets(shape = 4096)

// B_N = 2 * 4095 / 4096 * 67,108,864 = 134,184,960 B; / 12e9 = 11.18 ms.

// F = 6 * 512 * 4096^2 = 51,539,607,552; / 4.2e12 = 12.27 ms
// B_M = 12 (4096^2 + 2 * 512 * 4096) = 251,658,240; / 105e9 = 2.397 ms
// op/B = 204.8; B/net B = 251,658,240 / 134,184,960 = 1.8755; op/net B = 384.09
// 12.27134 / 11.18208 = 1.0974: 9.7% above the line at 350.
// With what the all-reduce does itself:
// F + 4095/4096 * 4096^2 = 51,556,380,672: 12.2753 ms, 12.2753 / 11.18208 = 1.0978
// B_M + 2 * 67,108,864 = 385,875,968: 3.675 ms; op/B = 133.6, B/net B = 2.876
// The all-reduce: 16,773,120 op / 134,217,728 B = 0.125, B/net B 1.0002
// CHECK-LABEL: function batch512
// CHECK: ridgeline of link network: ridge point at 8.75 B/net B, 40.0 op/B, 350 op/net B
// CHECK-NEXT: time region by op/B B/net B op/net B compute memory network op location
// CHECK-NEXT: 11.18 ms network 8.75x 0.125 1.00 0.125 3.994 µs 1.278 ms 11.18 ms shard.all_reduce sum
// CHECK-NEXT: 12.28 ms compute 1.10x 134 2.88 384 12.28 ms 3.675 ms 11.18 ms one step
// CHECK-NEXT: 12.27 ms compute 1.10x 205 1.88 384 12.27 ms 2.397 ms 11.18 ms collectives on links only
// CHECK-NEXT: one step: compute, 9.8% above the ridgeline; with collectives on links only: compute, 9.7% above the ridgeline
// JSON-LABEL: "name": "batch512"
// JSON: "ridgeline_links_only": {
// JSON-NEXT: "link": "network",
// JSON-NEXT: "network_bytes": 134184960,
// JSON-NEXT: "operational_intensity": 204.8,
// JSON-NEXT: "memory_intensity": 1.8754
// JSON-NEXT: "network_intensity": 384.09
// JSON-NEXT: "ridge_memory_intensity": 8.75,
// JSON-NEXT: "ridge_operational_intensity": 40{{(\.0+[1-9])?}},
// JSON-NEXT: "compute_seconds": 0.012271335
// JSON-NEXT: "memory_seconds": 0.0023967451
// JSON-NEXT: "network_seconds": 0.01118208,
// JSON-NEXT: "time_seconds": 0.012271335
// JSON-NEXT: "region": "compute",
// JSON-NEXT: "next_region": "network",
// JSON-NEXT: "margin": 1.0974
// Without overlap a GEMM takes 4.0904 ms and 83,886,080 / 105e9 s, 4.889 ms; the
// all-reduce 11.1821 + 1.2783 + 0.0040 ms, still bound by the network; a step
// 12.2753 + 3.6750 + 11.1821 = 27.13 ms, as the ops one after another; with
// collectives on links only 12.2713 + 2.3967 + 11.1821 = 25.85 ms.
// SUM: no overlap: the time of an op is the sum over its resources
// SUM-LABEL: function batch512
// SUM: 12.46 ms {{.*}} network:network {{.*}} shard.all_reduce sum
// SUM-NEXT: 4.889 ms {{.*}} compute:vector {{.*}} forward
// SUM: 27.13 ms compute {{.*}} one step
// SUM-NEXT: 25.85 ms compute {{.*}} collectives on links only
// SUM: time 27.13 ms
func.func @batch512(%x: tensor<512x4096xf32>, %w: !weights, %dy: tensor<512x4096xf32>)
    -> (tensor<512x4096xf32>, tensor<512x4096xf32>, !weights) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x4096xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<512x4096xf32>) -> tensor<512x4096xf32>
  %ew = tensor.empty() : !weights
  %zw = linalg.fill ins(%zero : f32) outs(%ew : !weights) -> !weights
  %y = linalg.matmul indexing_maps = [#mk, #kn, #mn]
      ins(%x, %w : tensor<512x4096xf32>, !weights) outs(%z : tensor<512x4096xf32>)
      -> tensor<512x4096xf32> loc("forward")
  %dx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%dy, %w : tensor<512x4096xf32>, !weights) outs(%z : tensor<512x4096xf32>)
      -> tensor<512x4096xf32> loc("backward")
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %dy : tensor<512x4096xf32>, tensor<512x4096xf32>) outs(%zw : !weights)
      -> !weights loc("gradient")
  %sum = shard.all_reduce %dw on @sockets grid_axes = [0] : !weights -> !weights loc("sum")
  return %y, %dx, %sum : tensor<512x4096xf32>, tensor<512x4096xf32>, !weights
}

// Half of the work: 6.13567 ms; 1 - 6.13567 / 11.18208 = 45.1%. With what the
// all-reduce does itself 6.13966 ms: 45.1%.
// CHECK-LABEL: function batch256
// CHECK: 6.136 ms {{.*}} 11.18 ms collectives on links only
// CHECK-NEXT: one step: network, 45.1% below the ridgeline; with collectives on links only: network, 45.1% below the ridgeline
// JSON-LABEL: "name": "batch256"
// JSON: "ridgeline_links_only": {
// JSON: "region": "network",
func.func @batch256(%x: tensor<256x4096xf32>, %w: !weights, %dy: tensor<256x4096xf32>)
    -> (tensor<256x4096xf32>, tensor<256x4096xf32>, !weights) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x4096xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<256x4096xf32>) -> tensor<256x4096xf32>
  %ew = tensor.empty() : !weights
  %zw = linalg.fill ins(%zero : f32) outs(%ew : !weights) -> !weights
  %y = linalg.matmul indexing_maps = [#mk, #kn, #mn]
      ins(%x, %w : tensor<256x4096xf32>, !weights) outs(%z : tensor<256x4096xf32>)
      -> tensor<256x4096xf32>
  %dx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%dy, %w : tensor<256x4096xf32>, !weights) outs(%z : tensor<256x4096xf32>)
      -> tensor<256x4096xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %dy : tensor<256x4096xf32>, tensor<256x4096xf32>) outs(%zw : !weights)
      -> !weights
  %sum = shard.all_reduce %dw on @sockets grid_axes = [0] : !weights -> !weights
  return %y, %dx, %sum : tensor<256x4096xf32>, tensor<256x4096xf32>, !weights
}

// Twice the work: 24.54267 / 11.18208 = 2.1948; with the all-reduce's own
// 24.54666: 2.1952.
// CHECK-LABEL: function batch1024
// CHECK: 24.54 ms {{.*}} 11.18 ms collectives on links only
// CHECK-NEXT: one step: compute, 119.5% above the ridgeline; with collectives on links only: compute, 119.5% above the ridgeline
// JSON-LABEL: "name": "batch1024"
// JSON: "ridgeline_links_only": {
// JSON: "region": "compute",
func.func @batch1024(%x: tensor<1024x4096xf32>, %w: !weights, %dy: tensor<1024x4096xf32>)
    -> (tensor<1024x4096xf32>, tensor<1024x4096xf32>, !weights) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1024x4096xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1024x4096xf32>) -> tensor<1024x4096xf32>
  %ew = tensor.empty() : !weights
  %zw = linalg.fill ins(%zero : f32) outs(%ew : !weights) -> !weights
  %y = linalg.matmul indexing_maps = [#mk, #kn, #mn]
      ins(%x, %w : tensor<1024x4096xf32>, !weights) outs(%z : tensor<1024x4096xf32>)
      -> tensor<1024x4096xf32>
  %dx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%dy, %w : tensor<1024x4096xf32>, !weights) outs(%z : tensor<1024x4096xf32>)
      -> tensor<1024x4096xf32>
  %dw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %dy : tensor<1024x4096xf32>, tensor<1024x4096xf32>) outs(%zw : !weights)
      -> !weights
  %sum = shard.all_reduce %dw on @sockets grid_axes = [0] : !weights -> !weights
  return %y, %dx, %sum : tensor<1024x4096xf32>, tensor<1024x4096xf32>, !weights
}
