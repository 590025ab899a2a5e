// RUN: split-file %S/Inputs/causes.csvs %t
// RUN: roofline-opt %s --roofline="target=v100 report=json output=%t/v100.json measured=%t/v100.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=V100
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/v100.json
// RUN: roofline-opt %s --roofline="target=a100 report=none measured=%t/a100.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=A100
// RUN: roofline-opt %s --roofline="target=a100 allow-tf32 report=none measured=%t/tf32.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TF32
// RUN: roofline-opt %s --roofline="target=v100 report=none measured=%t/below.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BELOW --allow-empty

// Points above their roofs, and why that may be. V100: matrix f16 125, vector
// f32 15.7, f16 31.4 Top/s, hbm 900, l2 2155 GB/s (6.29 MB). A100: matrix f16
// 312, tf32 156, vector f32 19.5 Top/s, hbm 1555, l2 7219 GB/s.

// A point on its roof, and one below it, get no word.
// BELOW-NOT: warning

// JSON: "likely cause: rounded figures
func.func @main(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>, %h: tensor<4096x4096xf16>,
                %x: tensor<1024x1024xf32>, %y: tensor<1024x1024xf32>)
    -> (tensor<4096x4096xf32>, tensor<4096x4096xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>) {
  // 2 * 4096^3 = 137.4 GFLOP: 8.754 ms at 15.7 Top/s.
