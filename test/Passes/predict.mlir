// RUN: split-file %s %t
// DEFINE: %{predict} = roofline-opt %t/net.mlir --pass-pipeline="builtin.module(roofline-attach-target{target=%S/../Transform/Inputs/sram.mlir}, roofline-predict)" -o /dev/null
// RUN: %{predict} < %t/candidates | FileCheck %s --check-prefix=ANSWER
// RUN: python3 %t/hostile.py | %{predict} | FileCheck %s --check-prefix=HOSTILE
// RUN: python3 %t/talk.py %{predict}
// RUN: not python3 %t/folder.py %{predict} 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: roofline-opt %t/core.mlir --roofline-predict -o /dev/null < %t/blocks | FileCheck %s --check-prefix=CORE
// RUN: sed 's/, 8, 16\]/, 64, 16]/; s/"registers" = #dlti.map</&"vector_bytes" = 32, /' %t/core.mlir > %t/wide.mlir
// RUN: roofline-opt %t/wide.mlir --roofline-predict -o /dev/null < %t/blocks | FileCheck %s --check-prefix=CORE
// RUN: roofline-opt %t/core.mlir --roofline-predict=steady -o /dev/null < %t/blocks | FileCheck %s --check-prefix=STEADY
// RUN: sed 's/"bytes_per_second" = 1.0e9/&, "read_bytes_per_second" = 1.0e7/' %t/core.mlir > %t/reads.mlir
// RUN: roofline-opt %t/reads.mlir --roofline-predict=steady -o /dev/null < %t/blocks | FileCheck %s --check-prefix=STEADY
// RUN: sed s/65536/49151/ %t/core.mlir > %t/small.mlir
// RUN: roofline-opt %t/small.mlir --roofline-predict=steady -o /dev/null < %t/half | FileCheck %s --check-prefix=COLD
// RUN: roofline-opt %t/between.mlir --roofline-predict=steady -o /dev/null < %t/each | FileCheck %s --check-prefix=BETWEEN
// RUN: sed s/131072/131071/ %t/between.mlir > %t/evicted.mlir
// RUN: roofline-opt %t/evicted.mlir --roofline-predict=steady -o /dev/null < %t/each | FileCheck %s --check-prefix=EVICTED
// RUN: sed 's/f32 = 1.0e9>,/f32 = 1.0e9, "latency_seconds" = 1.0e-7>,/' %t/core.mlir > %t/latency.mlir
// RUN: roofline-opt %t/latency.mlir --roofline-predict -o /dev/null < %t/few | FileCheck %s --check-prefix=LATENCY
// RUN: sed s/1.0e-7/5.0e-8/ %t/latency.mlir > %t/short.mlir
// RUN: roofline-opt %t/short.mlir --roofline-predict -o /dev/null < %t/few | FileCheck %s --check-prefix=SHORT
// RUN: roofline-opt %t/rows.mlir --roofline-predict -o /dev/null < %t/pixels | FileCheck %s --check-prefix=PIXELS
// RUN: roofline-opt %t/thin.mlir --roofline-predict -o /dev/null < %t/whole | FileCheck %s --check-prefix=THIN
// RUN: sed s/sram/registers/ %t/thin.mlir > %t/vectors.mlir
// RUN: roofline-opt %t/vectors.mlir --roofline-predict -o /dev/null < %t/whole | FileCheck %s --check-prefix=VECTORS
// RUN: not roofline-opt %t/net.mlir --roofline-predict -o /dev/null < %t/candidates 2>&1 | FileCheck %s --check-prefix=TARGET
//
// docs/use/Tuning.md: answers to a tuner that is a process of its own. A pass of
// an operand is 524,288 B, 26.2 us; 2 * 512^3 operations take 268.4 us.

// 4 + 4 + 2 passes; with k as the outermost loop 1 + 4 + 2 * 16. 120 rows fill
// 128: (4 * 128 + 32) / 512 of the operations, in 5 tiles of m: 4 + 5 + 2.
// ANSWER: {"id":1,"time_seconds":0.000268435456,"bound":"compute:matrix","times":{"compute:matrix":0.000268435456,"memory:dram":0.000262144},"bytes":{"dram":5242880,"sram":0},"footprint_bytes":40960,"tiles":512,"edge_waste":1,"occupancy":1}
// ANSWER-NEXT: {"id":["k outermost"],{{.*}}"bound":"memory:dram",{{.*}}"bytes":{"dram":19398656,"sram":0},"footprint_bytes":49152,"tiles":256,
// ANSWER-NEXT: {"time_seconds":0.0002883584,{{.*}}"compute:matrix":0.000285212672,{{.*}}"edge_waste":1.0625,
//
// Two parts: 2 + 2 passes of half a matrix each and a result; both results, and
// what was there, are read, and the sum is written: 14 passes.
// ANSWER-NEXT: "bytes":{"dram":7340032,
//
// B copied: read and written once more, 12 passes; C before and after: 16.
// ANSWER-NEXT: "bytes":{"dram":6291456,
// ANSWER-NEXT: "bytes":{"dram":8388608,
// ANSWER-NEXT: {"error":"'pack': expected an array of numbers of operands"}
// ANSWER-NEXT: {"error":"'pack': expected an array of numbers of operands"}
// ANSWER-NEXT: {"error":"expected each of the 3 operands at most once to pack, got 3"}
// ANSWER-NEXT: {"error":"2 ops with tiles at 'mm': expected a 'function'"}
// ANSWER-NEXT: {"error":"2 ops with tiles at 'same' in 'two'"}
// ANSWER-NEXT: {"error":"no op with tiles at 'same' in 'matmul'"}
// ANSWER-NEXT: {"error":"no op with tiles is at 'mn': did you mean 'mm'?"}
// ANSWER-NEXT: {"error":"no op with tiles is at 'relu'"}
// ANSWER-NEXT: {"error":"expected an 'op': the module has several with tiles"}
// ANSWER-NEXT: {"id":null,"error":"expected texts as 'op' and 'function'"}
// ANSWER-NEXT: {"error":"the tile for 'dram' takes 1572864 B, and there is room for 65536"}
// ANSWER-NEXT: {"error":"expected 3 tile sizes for 'dram', got 2"}
// ANSWER-NEXT: {"error":"expected tile sizes of 0 or more for 'dram', got -1"}
// ANSWER-NEXT: {"error":"'tiles': the op can't be tiled for 'sram'"}
// ANSWER-NEXT: {"error":"'tiles': expected an array of integers for 'dram'"}
// ANSWER-NEXT: {"error":"'tiles': expected an array of integers for 'dram'"}
// ANSWER-NEXT: {"error":"'tiles': expected an object with a key for each level"}
// ANSWER-NEXT: {"error":"expected the tile of a level"}
// ANSWER-NEXT: {"error":"expected 3 tile sizes for 'dram', got 0"}
// ANSWER-NEXT: {"error":"'orders': expected each of the 3 loops once for 'dram'"}
// ANSWER-NEXT: {"error":"'split': expected an object with the integers 'loop' and 'parts'"}
// ANSWER-NEXT: {"error":"expected a reduction loop to split, got 0"}
// ANSWER-NEXT: {"error":"expected 1 to 512 parts of loop 2, got 0"}
// ANSWER-NEXT: {"error":"the model has no price for 'unroll': the cost of loops is in no figure; give a block in registers as the tile for the level around them"}
// ANSWER-NEXT: {"error":"the model has no price for 'prefetch'"}
// ANSWER-NOT: {{.}}

// HOSTILE: {"error":"not JSON: {{.*}}"}
// HOSTILE-NEXT: {"error":"not JSON: {{.*}}"}
// HOSTILE-NEXT: {"error":"expected an object"}
// HOSTILE-NEXT: {"error":"not JSON: {{.*}}"}
// HOSTILE-NEXT: {"error":"the line nests more than 64 deep"}
// HOSTILE-NEXT: {"error":"the line nests more than 64 deep"}
// HOSTILE-NEXT: {"error":"the line has more than 65536 characters"}
// HOSTILE-NEXT: {"error":"not JSON: {{.*}}UTF-8{{.*}}"}
// HOSTILE-NEXT: {"error":"not JSON: {{.*}}"}
// HOSTILE-NEXT: {"error":"'tiles': expected an array of integers for 'dram'"}
// HOSTILE-NEXT: {"error":"'tiles': expected an array of integers for 'dram'"}
// HOSTILE-NEXT: {"error":"'tiles': expected an array of integers for 'dram'"}
// HOSTILE-NEXT: {"error":"the tile for 'dram' takes 1572864 B, and there is room for 65536"}
// HOSTILE-NEXT: {"error":"expected 3 tile sizes for 'dram', got 10000"}
// HOSTILE-NEXT: {"error":"'split': expected {{.*}}"}
// HOSTILE-NEXT: {"error":"expected a reduction loop to split, got 4294967295"}
// HOSTILE-NEXT: {"error":"expected 1 to 512 parts of loop 2, got 9223372036854775807"}
// HOSTILE-NEXT: {"error":"no op with tiles is at '{{.*}}'"}
// HOSTILE-NEXT: {"id":-1{{.*}}e+300,"time_seconds":0.000268435456,
// HOSTILE-NEXT: {"error":"'id': a number is too large"}
// HOSTILE-NEXT: {"id":"after all","time_seconds":0.000268435456,{{.*}}"occupancy":1}
// HOSTILE-NOT: {{.}}

// Caches of a core's own: 2 * 64^3 operations take 524.3 us, and on top of that
// is what registers load and store, in blocks of 4 x 16 4 + 16 + 2 passes of
// 16,384 B, 36.0 us, and what cores share, 4 passes, 65.5 us. Code makes blocks
// of any size out of its vectors; 12 columns fill two vectors of 8, so
// (5 * 16 + 8) / 64 of the operations.
// CORE: {"time_seconds":0.0006258688{{[0-9]*}},"bound":"compute:matrix","times":{"compute:matrix":0.0005603328,"memory:dram":6.5536e-05,"memory:l1":3.60448e-05},{{.*}}"edge_waste":1,
// CORE-NEXT: "edge_waste":1.375,

// The 49,152 B of all three matrices stay in l1 when the op runs again, if it holds as many.
// Then nothing is read from dram either, however slowly.
// STEADY: {"time_seconds":0.0005603328{{[0-9]*}},{{.*}}"times":{"compute:matrix":0.0005603328,"memory:l1":3.60448e-05},"bytes":{"dram":0,
// COLD: "memory:dram":6.5536e-05,{{.*}}"bytes":{"dram":65536,

// Until its operands are read again, the program touches eight matrices of 16,384 B: the two arguments, the
// result of the product, that of the sum, and the four matrices of the loop, which passes over
// all of them, though each product in it only reads one.
// BETWEEN: "bytes":{"dram":0,
// BETWEEN: "bytes":{"dram":0,
// EVICTED: "bytes":{"dram":49152,
// EVICTED: "bytes":{"dram":65536,

// 64^3 multiply-adds one after another are 26.2 ms, 1/32 of that, 819.2 us, in blocks of 2 x 16; with half the latency
// they take no longer than 524.3 us. Registers load and store 4 + 32 + 2 passes, 62.3 us.
// LATENCY: "times":{"compute:matrix":0.0008814592,
// SHORT: "times":{"compute:matrix":0.0005865472,

// The rows of a convolution are images and pixels: 49 of a tile of 7 x 7 fill 64, and 7 fill 16; of the terms
// 16 channels fill 16, and 8 as well: twice 64/49.
// PIXELS: "edge_waste":1.3061224489795917,
// PIXELS-NEXT: "edge_waste":2.2857142857142856,
// PIXELS-NEXT: "edge_waste":2.6122448979591835

// One row takes as long as the 16 of a native tile, as two do, and one column as long as 8. Where code makes native
// tiles of vectors, any number of rows fills them, and for one column the vectors lie along the rows or the terms.
// THIN: "edge_waste":16,
// THIN-NEXT: "edge_waste":8,
// THIN-NEXT: "edge_waste":1,
// THIN-NEXT: "edge_waste":8,
// VECTORS-COUNT-4: "edge_waste":1,

// FOLDER: error: cannot read from stdin: Is a directory
// TARGET: error: expected a target

//--- net.mlir
func.func @matmul(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16> loc("mm")
  return %0 : tensor<512x512xf16>
}
func.func @two(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>, %c: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16> loc("same")
  %1 = linalg.matmul ins(%0, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16> loc("same")
  %2 = linalg.matmul ins(%1, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16> loc("mm")
  %3 = linalg.exp ins(%2 : tensor<512x512xf16>) outs(%c : tensor<512x512xf16>) -> tensor<512x512xf16> loc("relu")
  return %3 : tensor<512x512xf16>
}
//--- core.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<"native_tile" = [8, 8, 16], f32 = 1.0e9>,
                        "vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0e10, "capacity_bytes" = 65536, "instances" = 1, "private" = true>,
      "registers" = #dlti.map<"capacity_bytes" = 512, "management" = "scratchpad">>>>>} {
func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
}
//--- between.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 1.0e9>, "vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0e10, "capacity_bytes" = 131072, "instances" = 1, "private" = true>>>>>} {
func.func @products(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %s: tensor<256x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("first")
  %1 = linalg.add ins(%0, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = scf.for %i = %c0 to %c256 step %c64 iter_args(%sum = %1) -> tensor<64x64xf32> {
    %slice = tensor.extract_slice %s[%i, 0] [64, 64] [1, 1] : tensor<256x64xf32> to tensor<64x64xf32>
    %3 = linalg.matmul ins(%slice, %a : tensor<64x64xf32>, tensor<64x64xf32>) outs(%sum : tensor<64x64xf32>) -> tensor<64x64xf32> loc("in loop")
    scf.yield %3 : tensor<64x64xf32>
  }
  return %2 : tensor<64x64xf32>
}
}
//--- rows.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<"native_tile" = [16, 8, 16], f32 = 1.0e9>,
                        "vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"capacity_bytes" = 1048576, "management" = "scratchpad">>>>>} {
func.func @conv(%x: tensor<16x9x9x16xf32>, %w: tensor<3x3x16x16xf32>, %init: tensor<16x7x7x16xf32>) -> tensor<16x7x7x16xf32> {
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<16x9x9x16xf32>, tensor<3x3x16x16xf32>)
      outs(%init : tensor<16x7x7x16xf32>) -> tensor<16x7x7x16xf32>
  return %y : tensor<16x7x7x16xf32>
}
}
//--- thin.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<"native_tile" = [16, 8, 16], f32 = 1.0e9>,
                        "vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"capacity_bytes" = 1048576, "management" = "scratchpad">>>>>} {
func.func @products(%a: tensor<1x64xf32>, %b: tensor<2x64xf32>, %c: tensor<16x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x1xf32>) {
  %e1 = tensor.empty() : tensor<1x64xf32>
  %1 = linalg.matmul ins(%a, %w : tensor<1x64xf32>, tensor<64x64xf32>) outs(%e1 : tensor<1x64xf32>) -> tensor<1x64xf32> loc("1 row")
  %e2 = tensor.empty() : tensor<2x64xf32>
  %2 = linalg.matmul ins(%b, %w : tensor<2x64xf32>, tensor<64x64xf32>) outs(%e2 : tensor<2x64xf32>) -> tensor<2x64xf32> loc("2 rows")
  %e16 = tensor.empty() : tensor<16x64xf32>
  %16 = linalg.matmul ins(%c, %w : tensor<16x64xf32>, tensor<64x64xf32>) outs(%e16 : tensor<16x64xf32>) -> tensor<16x64xf32> loc("16 rows")
  %e = tensor.empty() : tensor<64x1xf32>
  %3 = linalg.matmul ins(%w, %v : tensor<64x64xf32>, tensor<64x1xf32>) outs(%e : tensor<64x1xf32>) -> tensor<64x1xf32> loc("1 column")
  return
}
}
//--- whole
{"op": "1 row", "tiles": {"dram": [0, 0, 0]}}
{"op": "2 rows", "tiles": {"dram": [0, 0, 0]}}
{"op": "16 rows", "tiles": {"dram": [0, 0, 0]}}
{"op": "1 column", "tiles": {"dram": [0, 0, 0]}}
//--- pixels
{"tiles": {"dram": [1, 0, 0, 0, 0, 0, 0]}}
{"tiles": {"dram": [1, 1, 0, 0, 0, 0, 0]}}
{"tiles": {"dram": [1, 0, 0, 0, 0, 0, 8]}, "orders": {"dram": [6, 0, 1, 2, 3, 4, 5]}}
//--- each
{"op": "first", "tiles": {"dram": [32, 0, 0]}}
{"op": "in loop", "tiles": {"dram": [32, 0, 0]}}
//--- blocks
{"tiles": {"dram": [0, 0, 0], "l1": [4, 16, 1]}}
{"tiles": {"dram": [0, 0, 0], "l1": [4, 12, 1]}}
//--- few
{"tiles": {"dram": [0, 0, 0], "l1": [2, 16, 1]}}
//--- half
{"tiles": {"dram": [32, 0, 0], "l1": [4, 16, 1]}}
//--- candidates
{"id": 1, "op": "mm", "function": "matmul", "tiles": {"dram": [128, 128, 16]}}
{"id": ["k outermost"], "op": "mm", "function": "two", "orders": {"dram": [2, 0, 1]}, "tiles": {"dram": [128, 128, 32]}}
{"op": "mm", "function": "two", "tiles": {"dram": [120, 128, 8]}}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 8]}, "split": {"loop": 2, "parts": 2}}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 16]}, "pack": [1]}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 16]}, "pack": [2, 1]}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 16]}, "pack": 1}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 16]}, "pack": [-1]}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, 16]}, "pack": [3]}
{"op": "mm", "tiles": {"dram": [120, 128, 8]}}
{"op": "same", "function": "two", "tiles": {"dram": [120, 128, 8]}}
{"op": "same", "function": "matmul", "tiles": {"dram": [120, 128, 8]}}
{"op": "mn", "tiles": {"dram": [120, 128, 8]}}
{"op": "relu", "tiles": {"dram": [120, 128, 8]}}
{"tiles": {"dram": [120, 128, 8]}}
{"op": 3, "id": null}
{"op": "mm", "function": "two", "tiles": {"dram": [512, 0, 0]}}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128]}}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, -1]}}
{"op": "mm", "function": "two", "tiles": {"sram": [128, 128, 8]}}
{"op": "mm", "function": "two", "tiles": {"dram": [128, 128, "8"]}}
{"op": "mm", "function": "two", "tiles": {"dram": 128}}
{"op": "mm", "function": "two", "tiles": [128, 128, 8]}
{"op": "mm", "function": "two"}
{"op": "mm", "function": "two", "orders": {"dram": [0, 1, 2]}}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "orders": {"dram": [0, 1, 1]}}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "split": 2}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "split": {"loop": 0, "parts": 2}}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "split": {"loop": 2, "parts": 0}}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "unroll": 4}
{"op": "mm", "function": "two", "tiles": {"dram": [8, 8, 8]}, "prefetch": true}
//--- hostile.py
import sys

def mm(rest):
    return ('{"op": "mm", "function": "two", %s}' % rest).encode()

for line in [
    b"", b"{", b"[]", b'{"op": "mm"} {}',
    b"[" * 60000, b'{"a":' * 1000 + b"1" + b"}" * 1000,
    b'"' + b"x" * 100000 + b'"', b'{"op": "\xff\xfe"}', b"\x00\x01",
    mm('"tiles": {"dram": [1e400, 1, 1]}'), mm('"tiles": {"dram": [1.5, 1, 1]}'),
    mm('"tiles": {"dram": [99999999999999999999, 1, 1]}'),
    mm('"tiles": {"dram": [9223372036854775807, 9223372036854775807, 9223372036854775807]}'),
    mm('"tiles": {"dram": [%s]}' % ", ".join(["1"] * 10000)),
    mm('"tiles": {"dram": [8, 8, 8]}, "split": {"loop": -1, "parts": 2}'),
    mm('"tiles": {"dram": [8, 8, 8]}, "split": {"loop": 4294967295, "parts": 2}'),
    mm('"tiles": {"dram": [8, 8, 8]}, "split": {"loop": 2, "parts": 9223372036854775807}'),
    b'{"op": "\\u0000"}',
    mm('"id": -1e300, "tiles": {"dram": [128, 128, 16]}'),
    mm('"id": [{"n": 1e400}], "tiles": {"dram": [128, 128, 16]}'),
]:
    sys.stdout.buffer.write(line + b"\n")
# Without a newline.
sys.stdout.buffer.write(mm('"id": "after all", "tiles": {"dram": [128, 128, 16]}'))
//--- talk.py
# Each answer is there before the next line is written.
import json
import subprocess
import sys

process = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for number in range(5):
    candidate = {"id": number, "op": "mm", "function": "two", "tiles": {"dram": [64, 64, 8]}}
    process.stdin.write(json.dumps(candidate).encode() + b"\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["id"] == number
process.stdin.close()
assert process.wait() == 0
//--- folder.py
import os
import subprocess
import sys

sys.exit(subprocess.run(sys.argv[1:], stdin=os.open("/", os.O_RDONLY)).returncode)
