// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// tensor ops: views, copies, updates in place and not, padding, gathers and
// scatters.

// CHECK: oracle: 17 functions, 0 disagreements

func.func @views(%a: tensor<4x6xf32>, %d: tensor<?x6xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x6xf32>
  %1 = tensor.extract_slice %a[1, 0] [2, 3] [2, 2] : tensor<4x6xf32> to tensor<2x3xf32>
  %3 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %4 = tensor.dim %d, %c1 : tensor<?x6xf32>
  %5 = tensor.rank %d : tensor<?x6xf32>
  %6 = tensor.extract_slice %3[1, 1, 0] [1, 1, 6] [1, 1, 1] : tensor<2x2x6xf32> to tensor<6xf32>
  // 6 elements of the view.
  %7 = linalg.exp ins(%6 : tensor<6xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32>
  return %7 : tensor<6xf32>
}

// A collapse of a slice with gaps is a view too (R15); upstream copies it.
func.func @collapsed(%a: tensor<2x3xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = linalg.abs ins(%0 : tensor<6xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @reshape(%a: tensor<6xf32>, %shape: tensor<2xindex>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.reshape %a(%shape) : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %1 = linalg.abs ins(%0 : tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %c: tensor<2x1xf32>) -> (tensor<?x3xf32>, tensor<2x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = tensor.concat dim(1) %c, %a : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<?x3xf32>, tensor<2x4xf32>
}

func.func @concat_twice_the_same(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @elements(%a: f32, %b: f32, %n: index) -> (tensor<2x2xf32>, tensor<3xf32>, f32) {
  %0 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
  %1 = tensor.splat %a : tensor<3xf32>
  %c1 = arith.constant 1 : index
  %2 = tensor.extract %0[%c1, %c1] : tensor<2x2xf32>
  return %0, %1, %2 : tensor<2x2xf32>, tensor<3xf32>, f32
}

func.func @generate(%t: tensor<16xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %1 = tensor.extract %t[%k] : tensor<16xf32>
    %2 = math.exp %1 : f32
    tensor.yield %2 : f32
  } : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @generate_dynamic(%t: tensor<?x2xi8>) -> tensor<?x2xi8> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?x2xi8>
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %1 = tensor.extract %t[%i, %j] : tensor<?x2xi8>
    %2 = arith.addi %1, %1 : i8
    tensor.yield %2 : i8
  } : tensor<?x2xi8>
  return %0 : tensor<?x2xi8>
}

func.func @pad(%a: tensor<3x4xf32>, %v: f32) -> (tensor<5x5xf32>, tensor<2x6xf32>) {
  %c = arith.constant 2.0 : f32
  %0 = tensor.pad %a low[2, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<3x4xf32> to tensor<5x5xf32>
  // Cropped at the first side: 2 rows are read.
  %1 = tensor.pad %a low[-1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<3x4xf32> to tensor<2x6xf32>
  return %0, %1 : tensor<5x5xf32>, tensor<2x6xf32>
}

func.func @pad_computed(%a: tensor<3x4xf32>, %v: f32) -> tensor<4x5xf32> {
  %0 = tensor.pad %a low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %1 = arith.mulf %v, %v : f32
    tensor.yield %1 : f32
  } : tensor<3x4xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @insert(%row: tensor<1x8xf32>, %a: tensor<4x8xf32>, %v: f32) -> tensor<4x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %row into %a[1, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  %1 = tensor.insert %v into %0[%c1, %c1] : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

func.func @insert_in_place(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.extract_slice %a[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %1 = linalg.exp ins(%0 : tensor<1x8xf32>) outs(%0 : tensor<1x8xf32>) -> tensor<1x8xf32>
  %2 = tensor.insert_slice %1 into %a[1, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

func.func @parallel_insert(%a: tensor<4x8xf32>, %row: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  return %0 : tensor<4x8xf32>
}

func.func @gather(%table: tensor<10x4xf32>, %ids: tensor<3x1xi32>) -> (tensor<3x4xf32>, tensor<3x1x4xf32>) {
  %0 = tensor.gather %table[%ids] gather_dims([0]) : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %1 = tensor.gather %table[%ids] gather_dims([0]) : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x1x4xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x1x4xf32>
}

func.func @gather_unique(%table: tensor<10x4xi8>, %cube: tensor<2x2x2xf16>, %at: tensor<2x3x3xi16>) -> (tensor<3x4xi8>, tensor<2x3xf16>) {
  %ids = arith.constant dense<[[7], [2], [5]]> : tensor<3x1xi64>
  %0 = tensor.gather %table[%ids] gather_dims([0]) unique : (tensor<10x4xi8>, tensor<3x1xi64>) -> tensor<3x4xi8>
  %1 = tensor.gather %cube[%at] gather_dims([0, 1, 2]) : (tensor<2x2x2xf16>, tensor<2x3x3xi16>) -> tensor<2x3xf16>
  return %0, %1 : tensor<3x4xi8>, tensor<2x3xf16>
}

func.func @scatter(%a: tensor<3x4xf32>, %b: tensor<10x4xf32>) -> tensor<10x4xf32> {
  %ids = arith.constant dense<[[7], [2], [5]]> : tensor<3x1xi64>
  %0 = tensor.scatter %a into %b[%ids] scatter_dims([0]) unique : (tensor<3x4xf32>, tensor<10x4xf32>, tensor<3x1xi64>) -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

func.func @empty(%a: tensor<3xf32>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %0 = linalg.exp ins(%a : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
