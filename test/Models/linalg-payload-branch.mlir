// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R19: an access inside a branch of a payload may not execute, so that 0 is the
// least that it reads.

#out = affine_map<(i) -> (i)>
func.func @branch_extract_r19(%p: tensor<10xi1>, %v: tensor<100xf32>,
                              %o: tensor<10xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  // reads 10*1 + 0 to 10*1 + 10*4 B; writes 10*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 10 to 50, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%p : tensor<10xi1>) outs(%o : tensor<10xf32>) {
  ^bb0(%b: i1, %init: f32):
    %i = linalg.index 0 : index
    %x = scf.if %b -> f32 {
      %y = tensor.extract %v[%i] : tensor<100xf32>
      scf.yield %y : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %x : f32
  } -> tensor<10xf32>
  return
}
