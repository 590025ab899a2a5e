// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=fvcore group=none rows=all" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=fvcore report=csv output=-" | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=fvcore report=html output=-" | python3 %S/Inputs/page_data.py | FileCheck %s --check-prefix=HTML
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=xla group=none rows=all" 2>&1 | FileCheck %s --check-prefix=OPEN-TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=xla report=csv output=-" | FileCheck %s --check-prefix=OPEN-CSV
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=xla report=html output=-" | python3 %S/Inputs/page_data.py | FileCheck %s --check-prefix=OPEN-HTML
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note group=none rows=all" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=csv output=-" | FileCheck %s --check-prefix=NONE
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=html output=-" | python3 %S/Inputs/page_data.py | FileCheck %s --check-prefix=NONE
// NONE-NOT: {{fvcore|xla|convention_}}
//
// A report says whose convention a figure follows, and the unit.

// 32000 multiply-accumulates.
// TEXT: fvcore MAC: operations as fvcore FlopCountAnalysis counts them, see docs/use/Conventions.md
// TEXT: function matvec
// TEXT: FLOP fvcore MAC
// TEXT: 64.00k     32.00k
// TEXT: flops                 64.00 kFLOP
// TEXT: as fvcore counts      32.00 kMAC
// CSV: unbounded,notes,convention,convention_unit,convention_operations,crossovers,time_least_seconds,time_greatest_seconds,bytes_least,bytes_greatest{{$}}
// CSV: matvec,linalg.matvec,{{.*}},fvcore,MAC,32000,,,,,{{$}}
// HTML: "name": "fvcore",
// HTML-NEXT: "unit": "MAC",
// HTML-NEXT: "operations": 32000
// OPEN-TEXT: function matvec
// OPEN-TEXT: as xla counts         64.00 kFLOP
func.func @matvec(%a: tensor<40x800xf32>, %x: tensor<800xf32>, %o: tensor<40xf32>)
    -> tensor<40xf32> {
  %0 = linalg.matvec ins(%a, %x : tensor<40x800xf32>, tensor<800xf32>)
      outs(%o : tensor<40xf32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}

// The padded taps are unknown. Executed: 2 * 3*8.
// TEXT: function open
// TEXT: as fvcore counts      24 MAC
// OPEN-TEXT: xla FLOP
// OPEN-TEXT: {{ 48        - }}
// OPEN-TEXT: as xla counts         unknown, as padded taps can't be told apart
// OPEN-CSV: open,linalg.conv_1d,{{.*}},xla,FLOP,,,,,,{{$}}
// OPEN-HTML: "operations": null
func.func @open(%x: tensor<8xf32>, %f: tensor<3xf32>, %o: tensor<8xf32>, %l: index)
    -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[%l] high[%l] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<?xf32>
  %0 = linalg.conv_1d ins(%p, %f : tensor<?xf32>, tensor<3xf32>)
      outs(%o : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
