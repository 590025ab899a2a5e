// RUN: roofline-opt %s --split-input-file -o /dev/null \
// RUN:   --roofline="report=json output=- whole-lines" \
// RUN:   | python3 %S/Inputs/print_levels.py | FileCheck %s
//
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "sram" = #dlti.map<"capacity_bytes" = 67108864, "management" = "scratchpad">>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func @conv(%i: tensor<1x55x55x256xf16>, %w: tensor<1x1x256x512xf16>, %o: tensor<1x28x28x512xf16>,
                  %j: tensor<1x256x55x55xf16>, %v: tensor<512x256x1x1xf16>, %p: tensor<1x512x28x28xf16>,
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
  func.func @column(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>, %c: tensor<1024x1024xf16>, %x: tensor<1024xf16>) {
    %e0 = tensor.empty() : tensor<1024xf16>
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<1024x1024xf16>) outs(%e0 : tensor<1024xf16>) {
    ^bb0(%v: f16, %o: f16):
      %y = arith.addf %v, %v : f16
      linalg.yield %y : f16
    } -> tensor<1024xf16>
    %e1 = tensor.empty() : tensor<1024x1024xf16>
    %1 = linalg.transpose ins(%a : tensor<1024x1024xf16>) outs(%e1 : tensor<1024x1024xf16>) permutation = [1, 0]
    return
  }
  func.func @views(%a: memref<64x64xf16, strided<[100, 1]>>, %b: memref<64x64xf16, strided<[1, 64]>>, %c: memref<64x64xf16, strided<[640, 10]>>) {
    linalg.add ins(%a, %b : memref<64x64xf16, strided<[100, 1]>>, memref<64x64xf16, strided<[1, 64]>>) outs(%c : memref<64x64xf16, strided<[640, 10]>>)
    return
  }
  func.func @same(%a: memref<64x63xf16>) {
    linalg.add ins(%a, %a : memref<64x63xf16>, memref<64x63xf16>) outs(%a : memref<64x63xf16>)
    return
  }
}
// -----
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11>>,
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
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "sram" = #dlti.map<"capacity_bytes" = 4096>>>>>
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
