// RUN: roofline-test-opt %s --test-roofline-schedule="registers=8,32 in-registers" \
// RUN:   --scf-for-loop-peeling=skip-partial=false --canonicalize --cse | FileCheck %s --check-prefix=FIXED
// RUN: roofline-test-opt %s --test-roofline-schedule="registers=8,32 in-registers tile" \
// RUN:   --scf-for-loop-peeling=skip-partial=false --canonicalize --cse | FileCheck %s
//
// The pipelines of docs/Payoff.md: a tile of 8 x 32 takes (8 + 32 + 256) * 4 B,
// more than registers of 512 B. With advice a product gets the tile that loads
// least of those with room, c columns times r rows: A moves 64 / c times and B
// 64 / r times. 32 columns have room for 2 rows, 16 for 4, 8 for 8, of powers of
// two: that is 2 + 32, 4 + 16, and 8 + 8 times.

#a = affine_map<(d0, d1) -> (d0)>
#b = affine_map<(d0, d1) -> (d1)>
#ab = affine_map<(d0, d1) -> (d0, d1)>
#abc = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0e10, "capacity_bytes" = 65536>,
      "registers" = #dlti.map<"capacity_bytes" = 512, "management" = "scratchpad">>>>>} {

// ROWS-LABEL: @product
// ROWS: linalg.matmul ins({{.*}} : tensor<64x64xf32>, tensor<64x64xf32>)
// FIXED: linalg.matmul ins({{.*}} : tensor<8x1xf32>, tensor<1x32xf32>)
// FIXED-NOT: linalg.matmul
// CHECK: linalg.matmul ins({{.*}} : tensor<8x1xf32>, tensor<1x8xf32>)
// CHECK-NOT: linalg.matmul
func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// Ops that are no products, in the order of memory: with advice a row as long as
// 512 B hold. Three operands of 4 B: 32 elements. FIXED has 8 x 32.
// FIXED-LABEL: @sum_of_two
// FIXED: linalg.generic {{.*}} ins({{.*}} : tensor<8x32xf32>, tensor<8x32xf32>)
// ROWS-LABEL: @sum_of_two
// ROWS: linalg.generic {{.*}} ins({{.*}} : tensor<1x32xf32>, tensor<1x32xf32>)
// CHECK-LABEL: @sum_of_two
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x32xf32>, tensor<1x32xf32>)
func.func @sum_of_two(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #ab, #ab], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<64x128xf32>, tensor<64x128xf32>) outs(%c : tensor<64x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// Terms and as many sums of each row: 64.
// FIXED-LABEL: @sums_of_rows
// FIXED: linalg.generic {{.*}} ins({{.*}} : tensor<32x32xf32>)
// CHECK-LABEL: @sums_of_rows
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x64xf32>)
func.func @sums_of_rows(%a: tensor<64x128xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #a], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<64x128xf32>) outs(%c : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// Columns lie side by side, so that the sums are a row: 64, of one term each.
// CHECK-LABEL: @sums_of_columns
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x64xf32>)
// CHECK-SAME: outs({{.*}} : tensor<64xf32>)
func.func @sums_of_columns(%a: tensor<64x128xf32>, %c: tensor<128xf32>) -> tensor<128xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #b], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<64x128xf32>) outs(%c : tensor<128xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<128xf32>
  return %0 : tensor<128xf32>
}

// The same of 16 columns: terms in several rows don't lie side by side.
// CHECK-LABEL: @sums_of_short_columns
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x16xf32>)
// CHECK-SAME: outs({{.*}} : tensor<16xf32>)
func.func @sums_of_short_columns(%a: tensor<64x16xf32>, %c: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #b], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<64x16xf32>) outs(%c : tensor<16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Sums of images: four lines of 14 terms lie side by side.
// CHECK-LABEL: @sums_of_images
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x4x14xf32>)
func.func @sums_of_images(%a: tensor<64x16x14xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.generic {indexing_maps = [#abc, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a : tensor<64x16x14xf32>) outs(%c : tensor<64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// Two rows of 16, and a value for each: (32 + 2 + 32) * 4 B; four take 528 B.
// CHECK-LABEL: @short_rows
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<2x16xf32>, tensor<2xf32>)
func.func @short_rows(%a: tensor<64x16xf32>, %b: tensor<64xf32>, %c: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #a, #ab], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<64x16xf32>, tensor<64xf32>) outs(%c : tensor<64x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = math.exp %y : f32
    %t = arith.mulf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// An exponential for each column: a tile of several rows computes it once.
// CHECK-LABEL: @shared_by_rows
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<8x32xf32>, tensor<32xf32>)
func.func @shared_by_rows(%a: tensor<64x128xf32>, %b: tensor<128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.generic {indexing_maps = [#ab, #b, #ab], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<64x128xf32>, tensor<128xf32>) outs(%c : tensor<64x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = math.exp %y : f32
    %t = arith.mulf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// The result lies in the order of its own columns.
// CHECK-LABEL: @transposed
// CHECK: linalg.transpose ins({{.*}} : tensor<64x1xf32>)
// CHECK-SAME: outs({{.*}} : tensor<1x64xf32>)
func.func @transposed(%a: tensor<128x64xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.transpose ins(%a : tensor<128x64xf32>) outs(%c : tensor<64x128xf32>) permutation = [1, 0]
  return %0 : tensor<64x128xf32>
}

// Nothing is known of the size of a complex number.
// CHECK-LABEL: @complex
// CHECK: linalg.copy ins({{.*}} : tensor<8x32xcomplex<f32>>)
func.func @complex(%a: tensor<64x128xcomplex<f32>>, %c: tensor<64x128xcomplex<f32>>) -> tensor<64x128xcomplex<f32>> {
  %0 = linalg.copy ins(%a : tensor<64x128xcomplex<f32>>) outs(%c : tensor<64x128xcomplex<f32>>) -> tensor<64x128xcomplex<f32>>
  return %0 : tensor<64x128xcomplex<f32>>
}
}
