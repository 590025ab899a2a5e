// RUN: sed 's/?/24/g' %s > %t.static.mlir
// RUN: roofline-opt %t.static.mlir --roofline="target=h100 report=json group=none output=%t.static.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=24 report=json group=none output=%t.bound.json" -o %t.bound.mlir
// RUN: python3 %S/Inputs/compare_bound.py %t.bound.json %t.static.json
// RUN: FileCheck %s --input-file=%t.bound.mlir
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=24..24 report=json group=none output=%t.one.json" -o /dev/null
// RUN: diff %t.bound.json %t.one.json
//
// A range is not a value: work stays symbolic, and its cost is an interval.
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=8..24 report=json output=%t.range.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=RANGE --input-file=%t.range.json
//
// A program whose symbols have values is analysed as one that is written so.

// All of them in each annotation; 2*24*512*512 FLOP.
// CHECK: linalg.matmul {{.*}}#roofline.work<matrix(f16) = 12582912, bytes_read = 573440, bytes_written = 24576>

// The matmul: 2*(512*batch + 512*512 + 2*512*batch) B, 548864 at 8, 598016 at
// 24. The bytes of hbm bound: 548864/3.352e12 and 598016/3.352e12 s.
// RANGE: "name": "batch"
// RANGE: "range": [
// RANGE-NEXT: 8,
// RANGE-NEXT: 24
// RANGE: "time_least_seconds": 1.637{{[0-9]+e-0?7}}
// RANGE-NEXT: "time_greatest_seconds": 1.784{{[0-9]+e-0?7}}
// RANGE-NEXT: "bytes_least": 548864
// RANGE-NEXT: "bytes_greatest": 598016

func.func @f(%a: tensor<?x512xf16> {roofline.dims = ["batch", ""]},
             %b: tensor<512x512xf16>, %c: tensor<?x512xf16>) -> tensor<?x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x512xf16>, tensor<512x512xf16>)
      outs(%c : tensor<?x512xf16>) -> tensor<?x512xf16>
  %1 = linalg.exp ins(%0 : tensor<?x512xf16>) outs(%c : tensor<?x512xf16>) -> tensor<?x512xf16>
  return %1 : tensor<?x512xf16>
}
