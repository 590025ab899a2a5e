// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R7: every contraction of a payload is class matrix, not only the first.

// Two contractions in one payload, into two outputs: both are work that a
// matrix unit can do.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @two_contractions_r7(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                               %d: tensor<8x16xf32>, %c: tensor<4x16xf32>,
                               %e: tensor<4x16xf32>) {
  // matrix(f32) 2 * 2*4*16*8; reads (4*8 + 2*8*16 + 2*4*16) * 4 B; writes
  // 2*4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 2048, bytes_read = 1664, bytes_written = 512>}}
  %0:2 = linalg.generic {indexing_maps = [#a, #b, #b, #c, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b, %d : tensor<4x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>)
      outs(%c, %e : tensor<4x16xf32>, tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %acc: f32, %bcc: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %m : f32
    %n = arith.mulf %x, %z : f32
    %t = arith.addf %bcc, %n : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<4x16xf32>, tensor<4x16xf32>)
  return
}
