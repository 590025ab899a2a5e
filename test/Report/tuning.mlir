// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=%t.txt tuning"
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning tuning-threshold=0.4"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s --check-prefix=COARSE
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=-" | FileCheck %s --check-prefix=NONE
//
// docs/Tuning.md. Tiles are for 0.8 * 1024 B, 204 elements.
// NONE-NOT: "tuning"

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 3.5e10>,
                        "vector" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 1024>>>>>} {

func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>,
             %d: tensor<16x16xf32>, %e: tensor<16x16xf32>, %g: tensor<16x16xf32>)
    -> (tensor<64x64xf32>, tensor<16x16xf32>) {
  // 2 * 64^3 operations take 14.98 us. With 13 x 13 of C and one of k A and B pass 5
  // times, C is read and written: 12 * 16,384 B in 19.66 us, 4.681 us more.
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  // 3 * 16,384 B, 4.915 us, once: there is nothing to win. A twelfth of an operation
  // per byte, where the ridge is at 1.
  %1 = arith.addf %0, %a : tensor<64x64xf32>
  // 16 x 10 of C: A passes twice, B once, C is read and written: 5 * 1024 B in
  // 0.512 us. At least 4096 B move: at most 0.1024 us to win of some 25.
  %2 = linalg.matmul ins(%d, %e : tensor<16x16xf32>, tensor<16x16xf32>) outs(%g : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<16x16xf32>
}

func.func @dynamic(%n: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %n : tensor<?xf32>
  return %0 : tensor<?xf32>
}
}
