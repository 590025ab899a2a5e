// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Analysis/Inputs/cache-1000.mlir keep-in-cache" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Analysis/Inputs/cache-1000.mlir keep-in-cache report=csv output=-" | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Analysis/Inputs/cache-1000.mlir keep-in-cache report=json output=-" | FileCheck %s --check-prefix=JSON
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Analysis/Inputs/cache-1000.mlir keep-in-cache report=html output=-" | python3 %S/Inputs/page_data.py | FileCheck %s --check-prefix=HTML
// RUN: roofline-opt %s --roofline="target=%S/../Analysis/Inputs/cache-1000.mlir keep-in-cache report=none" | FileCheck %s --check-prefix=ANNOTATED
// RUN: roofline-opt %s -o /dev/null --roofline="target=epyc-9654 keep-in-cache" 2>&1 | FileCheck %s --check-prefix=PRIVATE
// RUN: roofline-opt %s -o /dev/null --roofline="target=tpu-v5e keep-in-cache" 2>&1 | FileCheck %s --check-prefix=SCRATCHPAD
// RUN: roofline-opt %s -o /dev/null --roofline="target=epyc-9654 keep-in-cache report=json output=-" | FileCheck %s --check-prefix=PRIVATE-JSON
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 report=csv output=-" | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 report=json output=-" | FileCheck %s --check-prefix=NONE
// NONE-NOT: {{kept|keep_|saved}}
//
// What a cache keeps between ops, in every format. At 1 B/ns and 1 op/ns: "a"
// moves 400 of 800 B, as %0 is never written: 400 ns. "b" moves none: 100 ns for
// its operations. "c" writes 400 B: 400 ns.

// TEXT: kept in l2 between ops: not in times, bounds and op/B; bytes are those of cold ops
// TEXT: 400.0 ns 44.4%  memory:dram    4.00x 0.250 250.0M  100   800  math.absf  a
// TEXT: 100.0 ns 11.1%  compute:vector 1.25x     - 1.000G  100   800  math.absf  b
// TEXT: time                  900.0 ns
// TEXT: bytes, every op cold  2.400 kB
// TEXT-NEXT: bytes, all fused      at least 800 B
// TEXT: kept in cache         saves 1.600 kB of 2.400 kB, in 1.000 kB of l2
// CSV: unbounded,notes,saved_bytes{{$}}
// CSV: chain,math.absf,a,{{.*}},400{{$}}
// CSV: chain,math.absf,c,{{.*}},400{{$}}
// CSV: chain,math.absf,b,{{.*}},800{{$}}
// JSON: "keep_in_cache": {
// JSON-NEXT: "level": "l2",
// JSON-NEXT: "bytes": 1000
// JSON-NEXT: }
// JSON: "totals": {
// JSON: "saved_bytes": 1600,
// JSON-NEXT: "fused_lower_bytes": 800,
// JSON: "location": "a",
// JSON: "bytes_read": 400,
// JSON-NEXT: "bytes_written": 400,
// JSON: "lower_bytes": 400,
// JSON-NEXT: "achievable_bytes": 400,
// JSON: "saved_bytes": 400
// HTML: "keep_in_cache": {
// HTML-NEXT: "level": "l2",
// HTML-NEXT: "bytes": 1000
// HTML: "saved_bytes": 1600,
// ANNOTATED: math.absf %{{.*}} {roofline.bound = #roofline.bound<"memory:dram" on "cache-1000", seconds = 4.0E-7, intensity = 0.25, headroom = 4.0>, roofline.work = #roofline.work<vector(f32) = 100, bytes_read = 400, bytes_written = 400>}
// ANNOTATED: math.absf %{{.*}} {roofline.bound = #roofline.bound<"compute:vector" on "cache-1000", seconds = 1.0E-7, headroom = 1.25>, roofline.work = #roofline.work<vector(f32) = 100, bytes_read = 400, bytes_written = 400>}
// ANNOTATED: math.absf %{{.*}} {roofline.bound = #roofline.bound<"memory:dram" on "cache-1000", seconds = 4.0E-7
// PRIVATE-NOT: kept in llc
// PRIVATE: kept in cache         saves nothing: llc is not shared by all cores
// SCRATCHPAD: kept in cache         saves nothing: vmem is a scratchpad
// PRIVATE-JSON: "keep_in_cache": {
// PRIVATE-JSON-NEXT: "level": "llc",
// PRIVATE-JSON-NEXT: "bytes": 0,
// PRIVATE-JSON-NEXT: "no_effect": "llc is not shared by all cores"
// PRIVATE-JSON: "saved_bytes": 0
func.func @chain(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = math.absf %x : tensor<10x10xf32> loc("a")
  %1 = math.absf %0 : tensor<10x10xf32> loc("b")
  %2 = math.absf %1 : tensor<10x10xf32> loc("c")
  return %2 : tensor<10x10xf32>
}
