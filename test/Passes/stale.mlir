// RUN: roofline-opt %s --allow-unregistered-dialect -o %t.mlir \
// RUN:   --roofline="target=%S/Inputs/tiny.mlir report=none"
// RUN: FileCheck %s --implicit-check-not="= 99" --input-file=%t.mlir
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline-strip \
// RUN:   | FileCheck %s --implicit-check-not="= 99" --check-prefix=STRIPPED
//
// Attributes of an earlier run are removed wherever they are: passes in between
// may have moved an op to where the analysis gives it no row.

#stale = #roofline.work<vector(f32) = 99>
module attributes {roofline.work = #stale} {
  func.func private @external() attributes {roofline.work = #stale}
  func.func @main(%a: f32, %t: tensor<4xf32>) attributes {roofline.work = #stale} {
    %c0 = arith.constant {roofline.work = #stale} 0 : index
    // CHECK: linalg.map
    // CHECK-SAME: vector(f32) = 4,
    %1 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%x: f32, %y: f32) {
      %0 = arith.addf %x, %x {roofline.work = #stale} : f32
      linalg.yield %0 : f32
    }
    scf.for %i = %c0 to %c0 step %c0 {
    } {roofline.work = #stale}
    "my.region"() ({
      %0 = arith.addf %a, %a {roofline.work = #stale} : f32
    }) : () -> ()
    "my.region"() ({
      %0 = arith.addf %a, %a {roofline.work = #stale} : f32
    }) {roofline.work = #roofline.work<given, vector(f32) = 3>} : () -> ()
    // CHECK: return
    // STRIPPED: return
    return {roofline.work = #stale}
  }
}
