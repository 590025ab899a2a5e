// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=none" | FileCheck %s
// A generic that reads an empty tensor through two maps: no more is read than
// there is.

// CHECK: linalg.generic
// CHECK: roofline.work = #roofline.work<{{.*}}bytes_written = 8589934588
func.func @empty(%a: tensor<0xf32>, %b: tensor<2147483647xf32>)
    -> tensor<2147483647xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (4 * i)>, affine_map<(i) -> (4 * i + 2)>,
                       affine_map<(i) -> (4 * i + 2)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a, %a, %a : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>)
      outs(%b : tensor<2147483647xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %old: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<2147483647xf32>
  return %0 : tensor<2147483647xf32>
}
