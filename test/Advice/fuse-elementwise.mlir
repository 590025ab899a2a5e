// RUN: roofline-opt %s --roofline-attach-target=target=%S/Inputs/two-levels.mlir --roofline-fuse-elementwise | FileCheck %s
// RUN: roofline-opt %s --roofline-attach-target=target=%S/Inputs/two-levels.mlir --roofline-advise | FileCheck %s --check-prefix=GROUP
// RUN: roofline-opt %s --roofline="target=%S/Inputs/two-levels.mlir advise report=none" --roofline-strip | FileCheck %s --check-prefix=STRIPPED
// RUN: not roofline-opt %s --roofline-fuse-elementwise 2>&1 | FileCheck %s --check-prefix=NO-TARGET
//
// Upstream's elementwise fusion is applied to exactly the advised edges; the ops
// carry the numbers of their groups.
//
// STRIPPED-NOT: roofline.fusion_group
// NO-TARGET: error: expected a target

#id = affine_map<(i) -> (i)>

// Three ops, one kernel, one op. The result of the middle one is read twice.
// CHECK-LABEL: @chain
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK: math.sqrt
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
// GROUP-LABEL: @chain
// GROUP-COUNT-3: linalg.generic {{.*}}roofline.fusion_group = 0 : i64
func.func @chain(%a: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.negf %x : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%1, %1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// The sum is read by both others. To fuse it with one of them alone saves nothing:
// 20 B per element become 24. All three as one move 12 instead of 32.
// CHECK-LABEL: @two_ways
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK: arith.negf
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
// GROUP-LABEL: @two_ways
// GROUP-COUNT-3: linalg.{{.*}}roofline.fusion_group = 0 : i64
func.func @two_ways(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.mul ins(%1, %0 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Three readers, one after the other.
// CHECK-LABEL: @three_ways
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK: math.sqrt
// CHECK: arith.mulf
// CHECK: arith.subf
// CHECK-NOT: linalg.generic
// GROUP-LABEL: @three_ways
func.func @three_ways(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.sqrt ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.mul ins(%0, %1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %3 = linalg.sub ins(%0, %2 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %3 : tensor<64xf32>
}

// Two kernels read what one of them makes: it stays for the other one.
// CHECK-LABEL: @outside
// CHECK: linalg.generic {{.*}} ins(%arg1 :
// CHECK: math.absf
// CHECK: linalg.generic {{.*}} ins(%arg0,
// CHECK: arith.maximumf
// CHECK: linalg.generic {{.*}} ins(%arg1 :
// CHECK-DAG: math.absf
// CHECK-DAG: arith.negf
// CHECK: arith.subf
// CHECK: math.exp
// GROUP-LABEL: @outside
func.func @outside(%a: tensor<64xf32>, %b: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.sqrt ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.negf ins(%b : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.abs ins(%b : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %3 = linalg.sub ins(%2, %1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %4 = linalg.max ins(%0, %2 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %5 = linalg.exp ins(%3 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %4, %5 : tensor<64xf32>, tensor<64xf32>
}

// The square root is also summed up in between, so that these are no tiles: it stays in
// the kernel, and both results are made from the arguments. 32 B per element become 24;
// no pair alone saves anything. The first sum is computed once for each.
// CHECK-LABEL: @stays
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK-NEXT: math.sqrt
// CHECK-NEXT: linalg.yield
// CHECK: linalg.reduce
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK-NEXT: math.sqrt
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
// GROUP-LABEL: @stays
func.func @stays(%a: tensor<64xf32>, %b: tensor<64xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.sqrt ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.reduce {arith.addf} ins(%1 : tensor<64xf32>) outs(%i : tensor<f32>) dimensions = [0]
  %3 = linalg.mul ins(%0, %1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %2, %3 : tensor<f32>, tensor<64xf32>
}

// The sum is returned too. As one nest of tiles that is worth a kernel; computed
// twice it would read more than it saves.
// CHECK-LABEL: @kept
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK-NOT: arith.addf
// CHECK: math.sqrt
// GROUP-LABEL: @kept
// GROUP-COUNT-2: linalg.generic {{.*}}roofline.fusion_group = 0 : i64
func.func @kept(%a: tensor<64xf32>, %b: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}
