// RUN: split-file %s %t
// RUN: roofline-opt %t/program.mlir -o /dev/null --roofline="target=%t/all.mlir report=json output=%t/all.json"
// RUN: python3 %S/Inputs/print_in_place.py %t/all.json | FileCheck %s --check-prefix=ALL
// RUN: roofline-opt %t/program.mlir -o /dev/null --roofline="target=%t/all.mlir whole-lines report=json output=%t/lines.json"
// RUN: python3 %S/Inputs/print_in_place.py %t/lines.json | FileCheck %s --check-prefix=LINES
// RUN: sed 's/"capacity_bytes" = 1000,//' %t/all.mlir > %t/unknown.mlir
// RUN: roofline-opt %t/program.mlir -o /dev/null --roofline="target=%t/unknown.mlir report=json output=%t/unknown.json"
// RUN: python3 %S/Inputs/print_in_place.py %t/unknown.json | FileCheck %s --check-prefix=UNKNOWN
// RUN: sed 's/"register_bytes" = 10,//' %t/all.mlir > %t/no-registers.mlir
// RUN: roofline-opt %t/program.mlir -o /dev/null --roofline="target=%t/no-registers.mlir report=json output=%t/no-registers.json"
// RUN: python3 %S/Inputs/print_in_place.py %t/no-registers.json | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %t/program.mlir --roofline="target=a100 keep-in-cache" 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: not roofline-opt %t/program.mlir --roofline="target=a100 launch-overhead" 2>&1 | FileCheck %s --check-prefix=LAUNCH
// RUN: not roofline-diff --launch-overhead=true %t/program.mlir %t/program.mlir 2>&1 | FileCheck %s --check-prefix=LAUNCH
// LAUNCH: for the --launch-overhead option: gone: 'expected_seconds' has the loss 'launch'
// RUN: not roofline-opt %t/program.mlir --roofline-annotate="keep-in-cache=true" 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: not roofline-diff --keep-in-cache %t/program.mlir %t/program.mlir 2>&1 | FileCheck %s --check-prefix=GONE
// GONE: for the --keep-in-cache option: gone: every report has least_in_place_seconds{{.*}}; see 'steady'

// What a machine can hold (R26): shared and private levels, and what its
// description leaves out.

// Further in than dram 1000 + 4 * 100 + 4 * 10 = 1440 B, than l3 440 B, than l2
// 40 B. "a" reads 4000 B and writes 4000 B: 8000 - 1440, 8000 - 440, 8000 - 40.
// "b" reads what may lie there: 8000 - 2 * 1440, 8000 - 2 * 440, 8000 - 2 * 40.
// ALL: a: 6560 7560 7960 B
// ALL-NEXT: b: 5120 7120 7920 B
// Every second element of %y: 4000 B. In lines of 64 B at dram 8000 B, and 4032 B
// of %z; then what is held are lines, 1440 B at both ends: 12032 - 2880.
// ALL-NEXT: c: 6560 7560 7960 B
// LINES: c: 9152 7560 7960 B

// An unknown capacity may be any: only what is cold has to come.
// UNKNOWN: a: 4000 7560 7960 B
// UNKNOWN-NEXT: b: 0 7120 7920 B

// Every machine has registers: without their size, any level's bytes may be
// there.
// NONE: a: 4000 4000 4000 B
// NONE-NEXT: b: 0 0 0 B

//--- program.mlir
func.func @main(%x: tensor<1000xf32>, %y: memref<2000xf32>, %z: memref<1000xf32>) -> tensor<1000xf32> {
  %0 = math.absf %x : tensor<1000xf32> loc("a")
  %1 = math.absf %0 : tensor<1000xf32> loc("b")
  %half = memref.subview %y[0] [1000] [2] : memref<2000xf32> to memref<1000xf32, strided<[2]>>
  linalg.abs ins(%half : memref<1000xf32, strided<[2]>>) outs(%z : memref<1000xf32>) loc("c")
  return %1 : tensor<1000xf32>
}

//--- all.mlir
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "levels" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up for a test",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 1.0e9, "line_bytes" = 64>,
          "l3" = #dlti.map<
            "bytes_per_second" = 2.0e9,
            "capacity_bytes" = 1000,
            "management" = "cache">,
          "l2" = #dlti.map<
            "register_bytes" = 10,
            "bytes_per_second" = 4.0e9,
            "capacity_bytes" = 100,
            "instances" = 4,
            "private" = true,
            "management" = "cache">>>>>} {}
