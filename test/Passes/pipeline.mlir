// RUN: roofline-opt %s -o %t.input
//
// By default the report is text and goes to stderr, the annotated IR to stdout.
// RUN: roofline-opt %s --roofline="target=a100" 2>%t.err | FileCheck %s --check-prefix=IR
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.err
// RUN: roofline-opt %s --roofline="target=a100" -o /dev/null 2>&1 >%t.out | FileCheck %s --check-prefix=TEXT
//
// annotate=false leaves the IR untouched and still reports.
// RUN: roofline-opt %s --roofline="target=a100 annotate=false output=%t.txt" -o %t.untouched
// RUN: diff %t.input %t.untouched
// RUN: diff %t.err %t.txt
// RUN: roofline-opt %s --roofline="target=a100 annotate=false report=none" -o %t.untouched
// RUN: diff %t.input %t.untouched
//
// report=none writes nothing at all.
// RUN: rm -f %t.none
// RUN: roofline-opt %s --roofline="target=a100 report=none output=%t.none" -o %t.mlir 2>%t.err
// RUN: not ls %t.none
// RUN: count 0 < %t.err
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
//
// output=- is stdout, before the IR; a file has the report and nothing else.
// RUN: roofline-opt %s --roofline="target=a100 report=json output=-" | FileCheck %s --check-prefixes=JSON,IR
// RUN: roofline-opt %s --roofline="target=a100 report=json output=-" -o /dev/null > %t.stdout.json 2>%t.err
// RUN: count 0 < %t.err
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" > /dev/null
// RUN: diff %t.stdout.json %t.json
// RUN: python3 -c "import json, sys; json.load(open(sys.argv[1]))" %t.json
// RUN: roofline-opt %s --roofline="target=a100 report=csv output=%t.csv" -o /dev/null
// RUN: FileCheck %s --check-prefix=CSV --input-file=%t.csv
//
// A second run replaces the file, also a longer one.
// RUN: roofline-opt %s --roofline="target=a100 report=csv output=%t.json" -o /dev/null
// RUN: diff %t.csv %t.json
//
// What --dump-pass-pipeline and reproducers have of a pipeline runs again.
// RUN: not roofline-opt %s --roofline="target=a100 bind=none=1 report=none" -o /dev/null \
// RUN:   --mlir-pass-pipeline-crash-reproducer=%t.reproducer.mlir
// RUN: not roofline-opt %t.reproducer.mlir --run-reproducer -o /dev/null 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: no size in the module is called 'none'
//
// The passes one by one do what the pipeline does.
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" -o %t.mlir
// RUN: roofline-opt %s --roofline-attach-target="target=a100" --roofline-annotate \
// RUN:   --roofline-report="report=json output=%t.passes.json" -o %t.passes.mlir
// RUN: diff %t.mlir %t.passes.mlir
// RUN: diff %t.json %t.passes.json
// RUN: roofline-opt %s --pass-pipeline="builtin.module(roofline{target=a100 report=json output=%t.passes.json})" -o %t.passes.mlir
// RUN: diff %t.mlir %t.passes.mlir
// RUN: diff %t.json %t.passes.json
//
// A report alone leaves the IR alone, with the target of the option or its own.
// RUN: roofline-opt %s --roofline-report="target=a100 report=json output=%t.passes.json" -o %t.untouched
// RUN: diff %t.input %t.untouched
// RUN: diff %t.json %t.passes.json
// RUN: roofline-opt %s --roofline="target=a100 report=none" --mlir-print-debuginfo -o %t.located.mlir
// RUN: roofline-opt %t.located.mlir --roofline="report=json output=%t.own.json" -o %t.own.mlir
// RUN: diff %t.json %t.own.json
// RUN: diff %t.mlir %t.own.mlir
//
// An alias, its target and any case of them are the same machine.
// RUN: roofline-opt %s --roofline="target=A100-SXM4-40GB report=json output=%t.passes.json" -o %t.passes.mlir
// RUN: diff %t.json %t.passes.json
// RUN: diff %t.mlir %t.passes.mlir
//
// The options of the analysis reach it from the pipeline.
// RUN: roofline-opt %s --roofline="target=a100 report=none allow-tf32=true" | FileCheck %s --check-prefix=TF32
// RUN: roofline-opt %s --roofline="target=a100 report=none pack-i1=true" | FileCheck %s --check-prefix=I1
// RUN: roofline-opt %s --roofline="target=a100 report=none pack-sub-byte=false" | FileCheck %s --check-prefix=I4
//
// What the pipeline's options do.

// JSON: "schema_version": 2
// TEXT: roofline for a100-sxm4-40gb
// CSV: {{^}}function,op,location,shapes,
// CSV-NEXT: main,linalg.matmul,
// IR: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a100-sxm4-40gb" =
func.func @main(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>, %c: tensor<1024x1024xf32>,
                %p: tensor<80xi1>, %q: tensor<81xi4>) {
  // 2 * 2^30 flops: on the vector unit's 19.5e12 op/s 1.10127e-4 s, with tf32 on
  // 156e12 op/s 1.37658e-5 s. 2^24 B: 1.07892e-5 s. The launch takes 2.3e-6 s.
  // IR: linalg.matmul
  // IR-SAME: "compute:vector" on "a100-sxm4-40gb", seconds = 1.10127E-4, intensity = 128.0, headroom = 10.2072>
  // IR-SAME: matrix(f32) = 2147483648, bytes_read = 12582912, bytes_written = 4194304
  // TF32: "compute:matrix" on "a100-sxm4-40gb", seconds = 1.37659E-5, intensity = 128.0, headroom = 1.2759>
  %0 = linalg.matmul ins(%a, %b : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%c : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  // 80 elements take a byte each, or 10 B packed.
  // IR: arith.xori
  // IR-SAME: "memory:hbm"
  // IR-SAME: bytes_read = 80, bytes_written = 80>
  // I1: arith.xori
  // I1-SAME: bytes_read = 10, bytes_written = 10>
  %1 = arith.xori %p, %p : tensor<80xi1>
  // 81 elements of 4 bits are 40.5 B.
  // IR: arith.xori
  // IR-SAME: bytes_read = 41, bytes_written = 41>
  // I4: arith.xori
  // I4: arith.xori
  // I4-SAME: bytes_read = 81, bytes_written = 81>
  %2 = arith.xori %q, %q : tensor<81xi4>
  return
}
