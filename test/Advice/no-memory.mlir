// RUN: split-file %s %t
// RUN: roofline-opt %t/net.mlir --roofline="target=%t/one.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s --check-prefix=ONE
// RUN: roofline-opt %t/net.mlir --roofline="target=%t/unknown.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s --check-prefix=UNKNOWN
//
// Tiles need a memory to lie in: registers are none, nor is one of unknown
// size.

// ONE: product -> root: refused: the target has no memory inside of the outermost one
// UNKNOWN: product -> root: refused: the target doesn't tell what l1 holds

//--- net.mlir

func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %1 = linalg.sqrt ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("root")
  return %1 : tensor<64x64xf32>
}

//--- one.mlir

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "one" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "registers" = #dlti.map<"capacity_bytes" = 2048, "instances" = 1, "private" = true,
                              "management" = "scratchpad">>>>>} {}

//--- unknown.mlir

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "unknown" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0e10>>>>>} {}
