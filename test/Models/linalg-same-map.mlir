// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R11: the same value through the same map is read once, also beside another
// map of it; through different maps the union is read.

// Elements 4*i, and 4*i + 1 twice, of 100: 25 and 25 others.
#first = affine_map<(i) -> (4 * i)>
#second = affine_map<(i) -> (4 * i + 1)>
#out = affine_map<(i) -> (i)>
func.func @second_map_twice_r11(%a: tensor<100xf32>, %o: tensor<25xf32>) {
  // vector(f32) 2*25; reads (25 + 25) * 4 B; writes 25*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 50, bytes_read = 200, bytes_written = 100>}}
  %0 = linalg.generic {indexing_maps = [#first, #second, #second, #out], iterator_types = ["parallel"]}
      ins(%a, %a, %a : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) outs(%o : tensor<25xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<25xf32>
  return
}

// -----

// One diagonal under the names of two loops: 6 elements.
#rows = affine_map<(i, j) -> (i, i)>
#columns = affine_map<(i, j) -> (j, j)>
#out = affine_map<(i, j) -> (i, j)>
func.func @diagonal_by_two_loops_r11(%a: tensor<6x6xf32>, %o: tensor<6x6xf32>) {
  // vector(f32) 6*6; reads 6*4 B; writes 6*6*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 36, bytes_read = 24, bytes_written = 144>}}
  %0 = linalg.generic {indexing_maps = [#rows, #columns, #out], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<6x6xf32>, tensor<6x6xf32>) outs(%o : tensor<6x6xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<6x6xf32>
  return
}

// -----

// A plane and its transposed one, whose sizes are one unknown number.
#plain = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
func.func @square_of_unknown_size_r11(%n: index, %value: f32, %o: tensor<?x?xf32>) {
  // reads a value; writes n*n*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "4*arg0^2">}}
  %a = tensor.splat %value[%n, %n] : tensor<?x?xf32>
  // vector(f32) n*n; reads n*n*4 B; writes n*n*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = "arg0^2", bytes_read = "4*arg0^2", bytes_written = "4*arg0^2">}}
  %0 = linalg.generic {indexing_maps = [#plain, #transposed, #plain], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return
}

// -----

// Rows 1 to 4 of columns 1 to 4, and rows 2 to 5 of columns 3 to 6, of which
// rows 2 to 4 of columns 3 and 4 are in both: 16 + 16 - 3*2.
#lower = affine_map<(i, j) -> (i + 1, j + 1)>
#right = affine_map<(i, j) -> (i + 2, j + 3)>
#out = affine_map<(i, j) -> (i, j)>
func.func @two_blocks_r11(%a: tensor<6x7xf32>, %o: tensor<4x4xf32>) {
  // vector(f32) 4*4; reads 26*4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 16, bytes_read = 104, bytes_written = 64>}}
  %0 = linalg.generic {indexing_maps = [#lower, #right, #out], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<6x7xf32>, tensor<6x7xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return
}

// -----

// Diagonals are no blocks: at least what the last map touches, 10 elements, at
// most all together.
#main = affine_map<(i, j) -> (i + 1, i + 1)>
#beside = affine_map<(i, j) -> (i + 1, i + 2)>
#wide = affine_map<(i, j) -> (i + j, i + 1)>
#out = affine_map<(i, j) -> (i, j)>
func.func @bands_r11(%a: tensor<8x8xf32>, %o: tensor<5x2xf32>) {
  // vector(f32) 2*5*2; reads 10*4 to (5 + 5 + 10)*4 B; writes 5*2*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 20, bytes_read = 40 to 80, bytes_written = 40>}}
  %0 = linalg.generic {indexing_maps = [#main, #beside, #wide, #out], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a, %a : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<5x2xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<5x2xf32>
  return
}
