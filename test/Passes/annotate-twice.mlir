// RUN: roofline-opt %s --allow-unregistered-dialect -o %t.input
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=json output=%t.once.json" -o %t.once
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline="report=json output=%t.twice.json" -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline="target=a100 report=none" -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline-annotate --roofline-annotate -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: roofline-opt %t.once --allow-unregistered-dialect --emit-bytecode -o %t.bc
// RUN: roofline-opt %t.bc --allow-unregistered-dialect --roofline="target=a100 report=none" -o %t.twice
// RUN: diff %t.once %t.twice
//
// Attributes written by annotation are never taken for given work.
// RUN: sed -e 's/vector(f32) = 64/vector(f32) = 65/; s/matrix(f32) = 1024/matrix(f32) = 7/' %t.once > %t.wrong
// RUN: not diff %t.once %t.wrong
// RUN: roofline-opt %t.wrong --allow-unregistered-dialect --roofline="report=none" -o %t.twice
// RUN: diff %t.once %t.twice
//
// Another machine replaces the bounds and not the work.
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline="target=v100 report=none" -o %t.v100
// RUN: FileCheck %s --check-prefix=V100 --input-file=%t.v100
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=v100 report=none" -o %t.twice
// RUN: diff %t.v100 %t.twice
//
// Strip gives back the input; the given work stays.
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline-strip="target=true" -o %t.stripped
// RUN: diff %t.input %t.stripped
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline-attach-target="target=a100" -o %t.attached
// RUN: roofline-opt %t.once --allow-unregistered-dialect --roofline-strip -o %t.stripped
// RUN: diff %t.attached %t.stripped
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline-strip="target=true" -o %t.stripped
// RUN: diff %t.input %t.stripped
// RUN: FileCheck %s --check-prefix=STRIPPED --input-file=%t.stripped
//
// Annotating twice is annotating once, and strip takes it all back.

// V100-NOT: a100
// V100: "v100-sxm2-16gb" = #dlti
// V100-NOT: a100

// STRIPPED: module {
// STRIPPED-NOT: {{roofline[.](bound|work = #roofline[.]work<[^g])}}

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @external(tensor<8x8xf32>) attributes {roofline.work = #roofline.work<given, special(f32) = 11>}

func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %n: index, %d: tensor<?xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8xf32>
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%fill : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf32>) outs(%empty : tensor<8x8xf32>) attrs = {mine = "kept"} {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %2 = math.sqrt %1 {roofline.work = #roofline.work<given, special(f32) = 5>} : tensor<8x8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %3 = arith.negf %d : tensor<?xf32>
    func.call @external(%2) : (tensor<8x8xf32>) -> ()
    func.call @inner(%2) : (tensor<8x8xf32>) -> ()
  }
  "some.op"(%2) {roofline.work = #roofline.work<given, bytes_read = 256>} : (tensor<8x8xf32>) -> ()
  "no.model"(%2) {other} : (tensor<8x8xf32>) -> ()
  return %2 : tensor<8x8xf32>
}

func.func @inner(%a: tensor<8x8xf32>) {
  %0 = arith.subf %a, %a : tensor<8x8xf32>
  return
}

// A table lookup: an interval, and two resources (R24).
func.func @lookup(%table: tensor<1000x64xf32>, %i: tensor<16xindex>) -> tensor<16x64xf32> {
  %empty = tensor.empty() : tensor<16x64xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, #id], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<16xindex>) outs(%empty : tensor<16x64xf32>) {
  ^bb0(%row: index, %y: f32):
    %column = linalg.index 1 : index
    %x = tensor.extract %table[%row, %column] : tensor<1000x64xf32>
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}
