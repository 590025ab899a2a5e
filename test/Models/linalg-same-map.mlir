// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R11: the same value through the same map is read once, also beside another
// map of it.

// Elements 4*i, and 4*i + 1 twice, of 100: each 25, together at most 25 + 25.
#first = affine_map<(i) -> (4 * i)>
#second = affine_map<(i) -> (4 * i + 1)>
#out = affine_map<(i) -> (i)>
func.func @second_map_twice_r11(%a: tensor<100xf32>, %o: tensor<25xf32>) {
  // vector(f32) 2*25; reads 25*4 to (25 + 25) * 4 B; writes 25*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 50, bytes_read = 100 to 200, bytes_written = 100>}}
  %0 = linalg.generic {indexing_maps = [#first, #second, #second, #out], iterator_types = ["parallel"]}
      ins(%a, %a, %a : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) outs(%o : tensor<25xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<25xf32>
  return
}
