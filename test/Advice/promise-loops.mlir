// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=a100 -o /dev/null | FileCheck %s
// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=m2-ultra -o /dev/null | FileCheck %s
//
// What elementwise fusion promises are the bytes of executions that each start cold, with tiles where no cache holds the
// values: a100 has 40 MiB of L2, and of m2-ultra no memory on the chip is known.

// Rows i and 5999 - i of 288 MB: the fused op reads %a twice, where it read the sum once, though it touches no more elements.
// CHECK: 1 elementwise
#ij = affine_map<(i, j) -> (i, j)>
func.func @backwards(%a: tensor<6000x6000xf64>) -> (tensor<6000x6000xf64>, tensor<6000x6000xf64>) {
  %e = tensor.empty() : tensor<6000x6000xf64>
  %s = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (-i + 5999, j)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<6000x6000xf64>, tensor<6000x6000xf64>) outs(%e : tensor<6000x6000xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %t = arith.addf %x, %y : f64
    linalg.yield %t : f64
  } -> tensor<6000x6000xf64>
  %f = tensor.empty() : tensor<6000x6000xf64>
  %r = linalg.mul ins(%s, %s : tensor<6000x6000xf64>, tensor<6000x6000xf64>) outs(%f : tensor<6000x6000xf64>) -> tensor<6000x6000xf64>
  return %s, %r : tensor<6000x6000xf64>, tensor<6000x6000xf64>
}

// -----

// Three values of 15.7 MB don't fit in the L2, two do: fused, the loop also keeps what it carries, which is more than the 27
// times 31.4 MB of the promise. Where no cache is known, what the loop keeps is known neither before nor after.
// CHECK: 1 elementwise
func.func @floyd(%d: tensor<2800x2800xf16>) -> tensor<2800x2800xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c27 = arith.constant 27 : index
  %r = scf.for %i = %c0 to %c27 step %c1 iter_args(%x = %d) -> tensor<2800x2800xf16> {
    %row = tensor.extract_slice %x[%i, 0] [1, 2800] [1, 1] : tensor<2800x2800xf16> to tensor<2800xf16>
    %column = tensor.extract_slice %x[0, %i] [2800, 1] [1, 1] : tensor<2800x2800xf16> to tensor<2800xf16>
    %e = tensor.empty() : tensor<2800x2800xf16>
    %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%column, %row : tensor<2800xf16>, tensor<2800xf16>) outs(%e : tensor<2800x2800xf16>) {
    ^bb0(%p: f16, %q: f16, %out: f16):
      %s = arith.addf %p, %q : f16
      linalg.yield %s : f16
    } -> tensor<2800x2800xf16>
    %f = tensor.empty() : tensor<2800x2800xf16>
    %y = linalg.min ins(%x, %t : tensor<2800x2800xf16>, tensor<2800x2800xf16>) outs(%f : tensor<2800x2800xf16>) -> tensor<2800x2800xf16>
    scf.yield %y : tensor<2800x2800xf16>
  }
  return %r : tensor<2800x2800xf16>
}

// -----

// A broadcast row added to what the loop carries.
// CHECK: 1 elementwise
func.func @carried(%a: tensor<8x8xf32>, %h0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%h = %h0) -> tensor<8x8xf32> {
    %row = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %e = tensor.empty() : tensor<8x8xf32>
    %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%row : tensor<8xf32>) outs(%e : tensor<8x8xf32>) {
    ^bb0(%p: f32, %out: f32):
      %q = arith.mulf %p, %p : f32
      linalg.yield %q : f32
    } -> tensor<8x8xf32>
    %f = tensor.empty() : tensor<8x8xf32>
    %u = linalg.add ins(%h, %t : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %u : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
