// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=%t.txt tuning"
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning tuning-threshold=0.4"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s --check-prefix=COARSE
// RUN: roofline-opt %s -o /dev/null --roofline="report=csv output=- tuning" | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=-" | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning overlap=sum"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s --check-prefix=SUM
//
// docs/use/Tuning.md. Tiles are for 0.8 * 1024 B, 204 elements.
// With a threshold of 0.4 the 4.681 us are too few of the op's 14.98.
// COARSE: linalg.matmul bound met
// COARSE: arith.addf bound met
// COARSE: linalg.matmul bound met
// With overlap=sum the 14.98 us of compute come on top: of the tile's 19.66 us, and
// of the 14.85 us that the least traffic takes (by the balance, 1.009 * 3.5 op/B).
// SUM: linalg.matmul tune {{.*}}time_winnable_seconds=4.813e-06
// SUM-NEXT: dram 11x16x1 {{.*}} 3.464e-05 memory:dram
//
// TEXT: ops to tune
// TEXT-NEXT: could win {{ *}}of share ridge x op
// TEXT-NEXT: 4.681 µs 19.66 µs 78.4% {{ *}}1.009 linalg.matmul
// TEXT: tiles to try first, by level
// TEXT-NEXT: time level tile {{ *}}room bound {{ *}}op
// TEXT-NEXT: 19.66 µs dram 11x16x1 812 B memory:dram linalg.matmul
// TEXT: tuning ops to tune: 1, bound met: 1, negligible: 1, no time known: 0
// TEXT: tuning ops to tune: 0, bound met: 0, negligible: 0, no time known: 1
// CSV: ,notes,crossovers,time_least_seconds,time_greatest_seconds,bytes_least,bytes_greatest,tuning_verdict,tuning_balance,tuning_share,time_winnable_seconds,tuning_level,tuning_tile,tuning_tile_order,tuning_tile_seconds{{$}}
// CSV: f,linalg.matmul,{{.*}},tune,1.00{{.*}},dram,11 16 1,1 0 2,1.966{{[0-9]*}}e-05{{$}}
// CSV: dynamic,math.absf,{{.*}},unknown,,,,,,,{{$}}
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
  // 2 * 64^3 operations take 14.98 us. With 11 x 16 of C and one of k, 203 elements,
  // A passes 4 times, B 6 times, C twice: 12 * 16,384 B in 19.66 us, 4.681 us more,
  // of 25.09 us in all. With half the room 10 x 8, 98 elements: A passes 8 times, B 7
  // times.
  // CHECK: linalg.matmul tune balance=1.009 time_winnable_seconds=4.681e-06 share=0.7837
  // CHECK-NEXT: dram 11x16x1 [1, 0, 2] 812 {'dram': 196608, 'sram': 65536} 1.966e-05 memory:dram waste=1 occupancy=1
  // CHECK-NEXT: dram 10x8x1 [1, 0, 2] 392 {'dram': 278528, 'sram': 65536} 2.785e-05 memory:dram
  // CHECK-NOT: 4x4x1
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  // 3 * 16,384 B, 4.915 us, once: there is nothing to win. A twelfth of an operation
  // per byte, where the ridge is at 1.
  // CHECK: arith.addf bound met balance=0.08333 time_winnable_seconds=0 share=0.1959
  %1 = arith.addf %0, %a : tensor<64x64xf32>
  // 16 x 10 of C: A passes twice, B once, C is read and written: 5 * 1024 B in
  // 0.512 us. At least 4096 B move, 2 op/B of 3.5: at most 0.1024 us to win, 0.4% of
  // the function.
  // CHECK: linalg.matmul negligible balance=0.5714 time_winnable_seconds=1.024e-07 share=0.02041
  %2 = linalg.matmul ins(%d, %e : tensor<16x16xf32>, tensor<16x16xf32>) outs(%g : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<16x16xf32>
}

// CHECK: math.absf unknown balance=None time_winnable_seconds=None share=None
func.func @dynamic(%n: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %n : tensor<?xf32>
  return %0 : tensor<?xf32>
}
}
