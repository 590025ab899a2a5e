// RUN: roofline-opt %s --split-input-file -o /dev/null \
// RUN:   --roofline="report=json output=-" \
// RUN:   | python3 %S/Inputs/print_levels.py | FileCheck %s
//
// The interval of each memory level: docs/understand/Traffic.md. Elements have 2 bytes
// unless it says otherwise. `print_levels.py` prints, of each op, per level the
// least and the achievable bytes, tile and loop order, and then the bound.

// 342 x 205 elements of C stay, with 342 of A and 205 of B: 141,314 B. In 3 * 5
// tiles A passes 5 times, B 3 times and C once: (5 + 3 + 1) * 2 MiB. At least
// 2 MNK / sqrt(S) - 2 S elements pass: 2 * (2 * 2^30 / 289.8 - 83,968 * 2).
// CHECK: linalg.matmul dram 14989783 18874368 [342, 205, 1] [1, 0, 2]
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 167936, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @scratchpad(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
    %zero = arith.constant 0.0 : f16
    %empty = tensor.empty() : tensor<1024x1024xf16>
    %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%fill : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    return %0 : tensor<1024x1024xf16>
  }
}

// -----

// A tile fills 0.8 of a cache: 0.8 * 209,920 = 167,936 B, the case above. An
// accumulator that holds data is read once more: 2 MiB.
// CHECK: linalg.matmul dram 15{{......}} 20971520 [342, 205, 1] [1, 0, 2]
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "l2" = #dlti.map<"capacity_bytes" = 209920>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @cache(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>, %c: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
    %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%c : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    return %0 : tensor<1024x1024xf16>
  }
}

// -----

// A tile uses one instance of a memory that is private to a core, and so does
// the bound: the figures are those of one scratchpad.
// CHECK: linalg.matmul dram 14989783 18874368 [342, 205, 1] [1, 0, 2]
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 167936, "management" = "scratchpad",
                       "instances" = 40, "private" = true>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @private(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
    %zero = arith.constant 0.0 : f16
    %empty = tensor.empty() : tensor<1024x1024xf16>
    %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%fill : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    return %0 : tensor<1024x1024xf16>
  }
}

// -----

// The same 40 instances shared hold everything, 6.7 MB: compulsory.
// CHECK: linalg.matmul dram 6291456 6291456 [1024, 1024, 1024] {{.*}}
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 167936, "management" = "scratchpad",
                       "instances" = 40>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @shared(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
    %zero = arith.constant 0.0 : f16
    %empty = tensor.empty() : tensor<1024x1024xf16>
    %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%fill : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    return %0 : tensor<1024x1024xf16>
  }
}

// -----

// 32 x 2048 x 2048 x 128 in 164 KiB: 512 x 128 elements of A stay. A and C once,
// 16 and 256 MiB, B 4 times, 64 MiB.
// CHECK: linalg.batch_matmul dram {{[0-9]+}} 352321536 {{.*}}
// 3x3, 128 to 128 channels, 28x28 in 164 KiB: half of W stays. Two passes over
// the input, 2 * 230,400 B, W 294,912 B, the output 200,704 B.
// CHECK: linalg.conv_2d_nhwc_hwcf dram {{[0-9]+}} 956416 {{.*}}
// 1x1 with stride 2 touches 28*28 of 55*55 pixels: 2 * (784*256 + 256*512 +
// 784*512) B at least. In 164 KiB half of W stays, 256 x 256, and the pixels pass
// twice: 401,408 B more.
// CHECK: linalg.conv_2d_nhwc_hwcf dram 1596554 1867776 {{.*}} compulsory 1466368
// Elementwise work needs no tile: each element moves once.
// CHECK: linalg.add dram 6144 6144 [1024] [0]
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 167936, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @patterns(%a: tensor<32x2048x128xf16>, %b: tensor<32x128x2048xf16>,
                      %i: tensor<1x30x30x128xf16>, %w: tensor<3x3x128x128xf16>,
                      %j: tensor<1x55x55x256xf16>, %v: tensor<1x1x256x512xf16>,
                      %x: tensor<1024xf16>, %y: tensor<1024xf16>) {
    %zero = arith.constant 0.0 : f16
    %e0 = tensor.empty() : tensor<32x2048x2048xf16>
    %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
    %0 = linalg.batch_matmul ins(%a, %b : tensor<32x2048x128xf16>, tensor<32x128x2048xf16>) outs(%f0 : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
    %e1 = tensor.empty() : tensor<1x28x28x128xf16>
    %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<1x28x28x128xf16>) -> tensor<1x28x28x128xf16>
    %1 = linalg.conv_2d_nhwc_hwcf ins(%i, %w : tensor<1x30x30x128xf16>, tensor<3x3x128x128xf16>) outs(%f1 : tensor<1x28x28x128xf16>) -> tensor<1x28x28x128xf16>
    %e2 = tensor.empty() : tensor<1x28x28x512xf16>
    %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %2 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%j, %v : tensor<1x55x55x256xf16>, tensor<1x1x256x512xf16>) outs(%f2 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %e3 = tensor.empty() : tensor<1024xf16>
    %3 = linalg.add ins(%x, %y : tensor<1024xf16>, tensor<1024xf16>) outs(%e3 : tensor<1024xf16>) -> tensor<1024xf16>
    return
  }
}

// -----

// C has 4 bytes. 16 x 8 elements of C stay in 600 B, with 16 of A and 8 of B:
// 512 + 32 + 16 = 560 B. A passes 8 times, B 4 times, 8192 B each, and C once,
// 16,384 B: 114,688 B.
// CHECK: linalg.matmul dram 86215 114688 [16, 8, 1] [1, 0, 2]; {{.*}} compulsory 32768
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 600, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @accumulator(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) -> tensor<64x64xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<64x64xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%fill : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}

// -----

// Not even one element of each operand fits in 1 B: no tiling, and the lower
// bound holds.
// CHECK: linalg.matmul dram {{[0-9]+}} None [] []
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 1, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @one_byte(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf16>) -> tensor<64x64xf16> {
    %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf16>) -> tensor<64x64xf16>
    return %0 : tensor<64x64xf16>
  }
}

// -----

// R18: what lives in sram is its own traffic and takes its room. From dram come
// A, 1024 B, and C, 512 B read and written. B, 2048 B, is read from sram; the
// rest may go by it, as it is the innermost scratchpad.
// CHECK: linalg.generic dram 2048 2048 [32, 16, 32] [0, 1, 2]; sram 2048 None [] []
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 65536, "management" = "scratchpad", "memory_spaces" = [3]>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @space_r18(%a: memref<32x32xi8>, %b: memref<32x16xf32, 3>, %c: memref<32x16xi8>) {
    linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                    iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : memref<32x32xi8>, memref<32x16xf32, 3>) outs(%c : memref<32x16xi8>) {
    ^bb0(%x: i8, %y: f32, %acc: i8):
      %yi = arith.fptosi %y : f32 to i8
      %p = arith.muli %x, %yi : i8
      %s = arith.addi %acc, %p : i8
      linalg.yield %s : i8
    }
    return
  }
}

// -----

// A symbolic extent has no tile, but what streams is known: 4 B read, 4 written.
// In a matmul of M x 64 x 64 B is read once, 16,384 B; A is also what C holds
// first, 256 B per row read once (R11) and as much written. A gather of 100
// indices moves 400 B of these, 400 B of results, and of the table one element at
// least and one per index at most. A zero extent moves nothing.
// CHECK: linalg.add dram 8*arg0_d0 8*arg0_d0 [] []
// CHECK: linalg.matmul dram 512*arg1_d0 + 16384 None [] []
// CHECK: linalg.generic dram 804 1200
// CHECK: linalg.add dram 0 0 [] []
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 64, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @special(%a: tensor<?xf32>, %m: tensor<?x64xf32>, %w: tensor<64x64xf32>, %table: tensor<1000xf32>, %indices: tensor<100xi32>,
                     %z: tensor<0xf32>) {
    %c0 = arith.constant 0 : index
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %e0 = tensor.empty(%n) : tensor<?xf32>
    %0 = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e0 : tensor<?xf32>) -> tensor<?xf32>
    %1 = linalg.matmul ins(%m, %w : tensor<?x64xf32>, tensor<64x64xf32>) outs(%m : tensor<?x64xf32>) -> tensor<?x64xf32>
    %e2 = tensor.empty() : tensor<100xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%indices : tensor<100xi32>) outs(%e2 : tensor<100xf32>) {
    ^bb0(%index: i32, %out: f32):
      %i = arith.index_cast %index : i32 to index
      %x = tensor.extract %table[%i] : tensor<1000xf32>
      %y = arith.addf %x, %x : f32
      linalg.yield %y : f32
    } -> tensor<100xf32>
    %3 = linalg.add ins(%z, %z : tensor<0xf32>, tensor<0xf32>) outs(%z : tensor<0xf32>) -> tensor<0xf32>
    return
  }
}
