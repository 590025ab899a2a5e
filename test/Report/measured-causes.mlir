// RUN: mkdir -p %t
// RUN: python3 %S/Inputs/check_causes.py roofline-opt %s %t
// RUN: roofline-opt %s --roofline="target=v100 report=none measured=%S/Inputs/above.csv" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="target=v100 report=text output=- measured=%S/Inputs/above.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT

// RUN: printf 'location,time_us,dram_bytes\nmoves,0.5,900000\n' > %t/bytes.csv
// RUN: roofline-opt %s --roofline="target=v100 report=none measured=%t/bytes.csv" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BYTES

// Points above their roofs, and why that may be. The warning stands where the op
// stands, its note where the measurement does; the report has it as a note.
// V100: matrix f16 125, vector f32 15.7, f16 31.4 Top/s; hbm 900, l2 2155 GB/s.

// 137,438,953,472 op in 1.2 ms: 114.53 Top/s, 7.295 times the 15.7 Top/s.
// CHECK: warning: loc("gemm"): op 'gemm' of function 'main': measured at 114.5 Top/s, 7.30 times the 15.70 Top/s attainable at 683 op/B; likely cause: another type or unit: it would fit matrix f16 (125.0 Top/s); or another machine: it would fit
// CHECK: above.csv:2:1: note: measured here
// CHECK-NOT: warning
// TEXT: 1.200 ms 0.14x {{.*}} 730% {{.*}}[1]
// TEXT: [1] measured at 114.5 Top/s, 7.30 times the 15.70 Top/s attainable
func.func @main(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>,
                %h: tensor<4096x4096xf16>, %x: tensor<256x256xf32>,
                %y: tensor<256x256xf32>)
    -> (tensor<4096x4096xf32>, tensor<4096x4096xf32>, tensor<256x256xf32>, tensor<256x256xf32>) {
  // 2 * 4096^3 op; 3 * 4096^2 * 4 B, as %a is read once: 683 op/B.
  %gemm = linalg.matmul ins(%a, %b : tensor<4096x4096xf32>, tensor<4096x4096xf32>)
      outs(%a : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("gemm")
  %half = linalg.matmul ins(%h, %h : tensor<4096x4096xf16>, tensor<4096x4096xf16>)
      outs(%b : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("half")
  // 2^16 op, 3 * 2^18 B.
  %small = linalg.add ins(%x, %y : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%y : tensor<256x256xf32>) -> tensor<256x256xf32> loc("small")
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %10 = arith.constant 10 : index
  %loop = scf.for %i = %0 to %10 step %1 iter_args(%s = %x) -> tensor<256x256xf32> {
    %next = linalg.add ins(%s, %y : tensor<256x256xf32>, tensor<256x256xf32>)
        outs(%s : tensor<256x256xf32>) -> tensor<256x256xf32> loc("loop")
    scf.yield %next : tensor<256x256xf32>
  }
  return %gemm, %half, %small, %loop : tensor<4096x4096xf32>, tensor<4096x4096xf32>, tensor<256x256xf32>, tensor<256x256xf32>
}

// 900,000 B at 900 GB/s take 1 us, whatever the model's least time is.
// BYTES: op 'moves' of function 'moved': measured at 500.0 ns, 2.00 times as fast as the bandwidth moves the measured bytes, in 1.000 µs; likely cause:
func.func @moved(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = math.exp %x : tensor<256x256xf32> loc("moves")
  return %0 : tensor<256x256xf32>
}

// Three ops of 2^16 op and 3 * 2^18 B, two of them of one location. All fused:
// arguments and result, 3 * 2^18 B.
func.func @chain(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %a = linalg.add ins(%x, %y : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%x : tensor<256x256xf32>) -> tensor<256x256xf32> loc("pair")
  %b = linalg.mul ins(%a, %y : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%x : tensor<256x256xf32>) -> tensor<256x256xf32> loc("pair")
  %c = linalg.sub ins(%b, %y : tensor<256x256xf32>, tensor<256x256xf32>)
      outs(%x : tensor<256x256xf32>) -> tensor<256x256xf32> loc("last")
  return %c : tensor<256x256xf32>
}
