// RUN: roofline-opt %s --split-input-file -o /dev/null \
// RUN:   --roofline="report=json output=- whole-lines" \
// RUN:   | python3 %S/Inputs/print_levels.py | FileCheck %s
//
// Whole lines (docs/understand/Traffic.md). Elements have 2 bytes, values lie row-major, a
// run of touched bytes starts at a line. `compulsory` stays in elements.

// 1x1 with stride 2 touches 28 * 28 of 55 * 55 pixels.
// NHWC: a pixel is a run of 512 B, 512 B before the next one: 4 lines each, as
// without lines: 2 * (784 * 256 + 256 * 512 + 784 * 512) B.
// CHECK-DAG: linalg.conv_2d_nhwc_hwcf dram 1466368 1466368 {{.*}} compulsory 1466368
// NCHW: of a row of 110 B every second element is touched, and of the rows every
// second one, with 110 B between: less than a line, so that every line of the
// input is touched. 256 * 55 * 55 * 2 = 1,548,800 B, 262,144 and 802,816 B.
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 2613760 2613760 {{.*}} compulsory 1466368
// Rows of 222 B have as many between: 2 lines each, 64 * 56 rows, 917,504 B.
// (The last row of a channel and the first one of the next are neighbours: 444
// B, 4 lines, the same.) With 4096 B and 32 * 56 * 56 * 2 = 200,704 B.
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 1122304 1122304 {{.*}} compulsory 606208
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @stride(%i: tensor<1x55x55x256xf16>, %w: tensor<1x1x256x512xf16>,
                  %j: tensor<1x256x55x55xf16>, %v: tensor<512x256x1x1xf16>,
                  %k: tensor<1x64x111x111xf16>, %u: tensor<32x64x1x1xf16>) {
    %zero = arith.constant 0.0 : f16
    %e0 = tensor.empty() : tensor<1x28x28x512xf16>
    %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x55x55x256xf16>, tensor<1x1x256x512xf16>) outs(%f0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %e1 = tensor.empty() : tensor<1x512x28x28xf16>
    %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %1 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%j, %v : tensor<1x256x55x55xf16>, tensor<512x256x1x1xf16>) outs(%f1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %e2 = tensor.empty() : tensor<1x32x56x56xf16>
    %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    %2 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%k, %u : tensor<1x64x111x111xf16>, tensor<32x64x1x1xf16>) outs(%f2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    return
  }
}

// -----

// Lines of a byte are no lines.
// CHECK-DAG: linalg.conv_2d_nhwc_hwcf dram 1466368 1466368 {{.*}} compulsory 1466368
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 1466368 1466368 {{.*}} compulsory 1466368
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 606208 606208 {{.*}} compulsory 606208
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 1>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @exact(%i: tensor<1x55x55x256xf16>, %w: tensor<1x1x256x512xf16>,
                  %j: tensor<1x256x55x55xf16>, %v: tensor<512x256x1x1xf16>,
                  %k: tensor<1x64x111x111xf16>, %u: tensor<32x64x1x1xf16>) {
    %zero = arith.constant 0.0 : f16
    %e0 = tensor.empty() : tensor<1x28x28x512xf16>
    %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x55x55x256xf16>, tensor<1x1x256x512xf16>) outs(%f0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %e1 = tensor.empty() : tensor<1x512x28x28xf16>
    %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %1 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%j, %v : tensor<1x256x55x55xf16>, tensor<512x256x1x1xf16>) outs(%f1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %e2 = tensor.empty() : tensor<1x32x56x56xf16>
    %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    %2 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%k, %u : tensor<1x64x111x111xf16>, tensor<32x64x1x1xf16>) outs(%f2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    return
  }
}

// -----

// Nor does a level have any whose line size is not known.
// CHECK-DAG: linalg.conv_2d_nhwc_hwcf dram 1466368 1466368 {{.*}} compulsory 1466368
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 1466368 1466368 {{.*}} compulsory 1466368
// CHECK-DAG: linalg.conv_2d_nchw_fchw dram 606208 606208 {{.*}} compulsory 606208
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @exact(%i: tensor<1x55x55x256xf16>, %w: tensor<1x1x256x512xf16>,
                  %j: tensor<1x256x55x55xf16>, %v: tensor<512x256x1x1xf16>,
                  %k: tensor<1x64x111x111xf16>, %u: tensor<32x64x1x1xf16>) {
    %zero = arith.constant 0.0 : f16
    %e0 = tensor.empty() : tensor<1x28x28x512xf16>
    %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x55x55x256xf16>, tensor<1x1x256x512xf16>) outs(%f0 : tensor<1x28x28x512xf16>) -> tensor<1x28x28x512xf16>
    %e1 = tensor.empty() : tensor<1x512x28x28xf16>
    %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %1 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%j, %v : tensor<1x256x55x55xf16>, tensor<512x256x1x1xf16>) outs(%f1 : tensor<1x512x28x28xf16>) -> tensor<1x512x28x28xf16>
    %e2 = tensor.empty() : tensor<1x32x56x56xf16>
    %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    %2 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%k, %u : tensor<1x64x111x111xf16>, tensor<32x64x1x1xf16>) outs(%f2 : tensor<1x32x56x56xf16>) -> tensor<1x32x56x56xf16>
    return
  }
}

// -----

// A column of 1024 rows: 1024 lines for 2048 B, and 2048 B written.
// CHECK-DAG: linalg.generic dram 133120 133120 {{.*}} compulsory 4096
// Each line of both values is used whole.
// CHECK-DAG: linalg.transpose dram 4194304 4194304 {{.*}} compulsory 4194304
// Two accesses through one map are a single access (R11): 50 B read and written, a line each.
// CHECK-DAG: linalg.add dram 256 256 {{.*}} compulsory 100
// Layouts. Rows of 128 B with 72 B between: one run of 63 * 200 + 128 = 12,728
// B, 100 lines. Columns of 128 B without a gap: 64 lines. Elements with 18 B
// between, rows of 63 * 20 + 2 = 1262 B with 18 B between: one run of 63 * 1280
// + 1262 = 81,902 B, 640 lines. Together 804 lines.
// CHECK-DAG: linalg.sub dram 102912 102912 {{.*}} compulsory 24576
// Rows of 128 B with 128 B between: 64 lines read and 64 written.
// CHECK-DAG: linalg.mul dram 16384 16384 {{.*}} compulsory 16384
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @places(%a: tensor<1024x1024xf16>, %x: memref<5x5xf16>,
                    %p: memref<64x64xf16, strided<[100, 1]>>, %q: memref<64x64xf16, strided<[1, 64]>>,
                    %r: memref<64x64xf16, strided<[640, 10]>>, %s: memref<64x64xf16, strided<[128, 1]>>,
                    %t: memref<64x64xf16, strided<[128, 1], offset: ?>>) {
    %e0 = tensor.empty() : tensor<1024xf16>
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<1024x1024xf16>) outs(%e0 : tensor<1024xf16>) {
    ^bb0(%v: f16, %o: f16):
      %y = arith.addf %v, %v : f16
      linalg.yield %y : f16
    } -> tensor<1024xf16>
    %e1 = tensor.empty() : tensor<1024x1024xf16>
    %1 = linalg.transpose ins(%a : tensor<1024x1024xf16>) outs(%e1 : tensor<1024x1024xf16>) permutation = [1, 0]
    linalg.add ins(%x, %x : memref<5x5xf16>, memref<5x5xf16>) outs(%x : memref<5x5xf16>)
    linalg.sub ins(%p, %q : memref<64x64xf16, strided<[100, 1]>>, memref<64x64xf16, strided<[1, 64]>>) outs(%r : memref<64x64xf16, strided<[640, 10]>>)
    linalg.mul ins(%s, %s : memref<64x64xf16, strided<[128, 1]>>, memref<64x64xf16, strided<[128, 1]>>) outs(%t : memref<64x64xf16, strided<[128, 1], offset: ?>>)
    return
  }
}

// -----

// In 48,000 B the best tile of elements is 147 x 147 x 1 or one that moves as
// much: of A it moves a column, 2 of 32 B. With 16 of k and 128 of n all tiles
// are whole lines: 147 * 128 + 147 * 16 + 16 * 128 elements, 46,432 B. A passes 8
// times, B 7 times, C once: 16 * 2 MiB.
// CHECK: linalg.matmul dram {{[0-9]+}} 33554432 [147, 128, 16] [1, 0, 2]; {{.*}} compulsory 6291456
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 32>,
    "sram" = #dlti.map<"capacity_bytes" = 48000, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @tile(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>) {
    %zero = arith.constant 0.0 : f16
    %empty = tensor.empty() : tensor<1024x1024xf16>
    %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%fill : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
    return
  }
}

// -----

// A cache holds whole lines: 0.8 * 4096 B are 25 of 128 B. 16 x 64 elements of B
// are 16 lines, with 1 of A and 1 of C. k is the outermost loop, 4 tiles: B once,
// 8192 B; of A 32 B of each line in each of 4 passes, 32,768 B; C written 4
// times and read 3 times, 57,344 B.
// CHECK-DAG: linalg.matmul dram {{[0-9]+}} 98304 [1, 64, 16] [2, 0, 1]; {{.*}} compulsory 24576
// 64 x 64 would use each line at once, but takes 128 lines. In tiles of 8 x 8
// each line comes 8 times.
// CHECK-DAG: linalg.transpose dram 16384 131072 [8, 8] {{.*}} compulsory 16384
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "l2" = #dlti.map<"capacity_bytes" = 4096>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @small(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) {
    %e1 = tensor.empty() : tensor<64x64xf16>
    %1 = linalg.transpose ins(%a : tensor<64x64xf16>) outs(%e1 : tensor<64x64xf16>) permutation = [1, 0]
    %zero = arith.constant 0.0 : f16
    %fill = linalg.fill ins(%zero : f16) outs(%e1 : tensor<64x64xf16>) -> tensor<64x64xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%fill : tensor<64x64xf16>) -> tensor<64x64xf16>
    return
  }
}

// -----

// A slice of a tensor lies where the tensor has it (R15). A column by a map, as it is, without its dim of 1, and
// reshaped: 1024 lines for 2048 B, and 2048 B written.
// CHECK-DAG: linalg.generic dram 133120 133120 {{.*}} compulsory 4096
// CHECK-DAG: linalg.abs dram 133120 133120 {{.*}} compulsory 4096
// Ops that differ in that alone, of which one was seen before.
// CHECK-DAG: linalg.sqrt dram 4096 4096 {{.*}} compulsory 4096
// CHECK-DAG: linalg.sqrt dram 133120 133120 {{.*}} compulsory 4096
// CHECK-DAG: linalg.negf dram 133120 133120 {{.*}} compulsory 4096
// CHECK-DAG: linalg.exp dram 133120 133120 {{.*}} compulsory 4096
// Every second row of 8 columns of the left half: 512 runs of 16 B, a line each, and 8192 B written.
// CHECK-DAG: linalg.ceil dram 73728 73728 {{.*}} compulsory 16384
// Rows of 32 B that are padded: 64 lines, and 64 * 32 elements written, 4096 B.
// CHECK-DAG: tensor.pad dram 12288 12288 {{.*}} compulsory 6144
// A part of what is to be computed is new storage: 2048 B read and written, 16 lines each.
// CHECK-DAG: linalg.floor dram 4096 4096 {{.*}} compulsory 4096
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @slices_r15(%a: tensor<1024x1024xf16>, %d: tensor<1024xf16>, %o: tensor<1024xf16>, %o2: tensor<1024x1xf16>,
                        %o8: tensor<512x8xf16>) {
    %zero = arith.constant 0.0 : f16
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 3)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<1024x1024xf16>) outs(%o : tensor<1024xf16>) {
    ^bb0(%v: f16, %u: f16):
      %y = math.absf %v : f16
      linalg.yield %y : f16
    } -> tensor<1024xf16>
    %column = tensor.extract_slice %a[0, 3] [1024, 1] [1, 1] : tensor<1024x1024xf16> to tensor<1024xf16>
    %1 = linalg.abs ins(%column : tensor<1024xf16>) outs(%o : tensor<1024xf16>) -> tensor<1024xf16>
    %column2 = tensor.extract_slice %a[0, 3] [1024, 1] [1, 1] : tensor<1024x1024xf16> to tensor<1024x1xf16>
    %2 = linalg.negf ins(%column2 : tensor<1024x1xf16>) outs(%o2 : tensor<1024x1xf16>) -> tensor<1024x1xf16>
    %flat = tensor.collapse_shape %column2 [[0, 1]] : tensor<1024x1xf16> into tensor<1024xf16>
    %3 = linalg.exp ins(%flat : tensor<1024xf16>) outs(%o : tensor<1024xf16>) -> tensor<1024xf16>
    %7 = linalg.sqrt ins(%d : tensor<1024xf16>) outs(%o : tensor<1024xf16>) -> tensor<1024xf16>
    %8 = linalg.sqrt ins(%column : tensor<1024xf16>) outs(%o : tensor<1024xf16>) -> tensor<1024xf16>
    %half = tensor.extract_slice %a[0, 0] [1024, 512] [1, 1] : tensor<1024x1024xf16> to tensor<1024x512xf16>
    %second = tensor.extract_slice %half[1, 4] [512, 8] [2, 1] : tensor<1024x512xf16> to tensor<512x8xf16>
    %4 = linalg.ceil ins(%second : tensor<512x8xf16>) outs(%o8 : tensor<512x8xf16>) -> tensor<512x8xf16>
    %rows = tensor.extract_slice %a[0, 0] [64, 16] [1, 1] : tensor<1024x1024xf16> to tensor<64x16xf16>
    %5 = tensor.pad %rows low[0, 8] high[0, 8] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f16
    } : tensor<64x16xf16> to tensor<64x32xf16>
    %empty = tensor.empty() : tensor<1024x1024xf16>
    %part = tensor.extract_slice %empty[0, 3] [1024, 1] [1, 1] : tensor<1024x1024xf16> to tensor<1024xf16>
    %6 = linalg.floor ins(%d : tensor<1024xf16>) outs(%part : tensor<1024xf16>) -> tensor<1024xf16>
    return
  }
}
