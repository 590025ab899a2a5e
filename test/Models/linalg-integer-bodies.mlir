// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R7: "and" is a product and "or" a sum only together and on i1: no matrix unit
// adds up bitwise products. 4*16*8 = 512 iterations.

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @no_product_r7(%a: tensor<4x8xi32>, %b: tensor<8x16xi32>,
                         %c: tensor<4x16xi32>) {
  // integer(i32) 2*512; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xi32>, tensor<8x16xi32>) outs(%c : tensor<4x16xi32>) {
  ^bb0(%x: i32, %y: i32, %acc: i32):
    %m = arith.andi %x, %y : i32
    %s = arith.addi %acc, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x16xi32>
  // integer(i32) 2*512; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xi32>, tensor<8x16xi32>) outs(%c : tensor<4x16xi32>) {
  ^bb0(%x: i32, %y: i32, %acc: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.ori %acc, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x16xi32>
  return
}
