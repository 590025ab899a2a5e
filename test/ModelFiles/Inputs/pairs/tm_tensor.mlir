// tm_tensor.attention
func.func @main(%0: tensor<2x4x8xf32>, %1: tensor<2x6x8xf32>, %2: tensor<2x6x5xf32>, %3: tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>) {
  %r:1 = "tm_tensor.attention"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 3, 1>}>  : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>)
  return %r#0 : tensor<2x4x5xf32>
}

// -----

// tm_tensor.scan
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x8xf32>, %2: tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>) {
  %r:2 = "tm_tensor.scan"(%0, %1, %2) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "tm_tensor.yield"(%c) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3x8xf32>, tensor<3xf32>
}

// -----

// tm_tensor.scatter
func.func @main(%0: tensor<3x4xf32>, %1: tensor<3x1xi32>, %2: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  %r:1 = "tm_tensor.scatter"(%0, %1, %2) <{dimension_map = array<i64: 0>, unique_indices = true, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "tm_tensor.yield"(%c) : (f32) -> ()
  }) : (tensor<3x4xf32>, tensor<3x1xi32>, tensor<10x4xf32>) -> (tensor<10x4xf32>)
  return %r#0 : tensor<10x4xf32>
}

// -----

// tm_tensor.sort
func.func @main(%0: tensor<3x8xf32>) -> (tensor<3x8xf32>) {
  %r:1 = "tm_tensor.sort"(%0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>) -> (tensor<3x8xf32>)
  return %r#0 : tensor<3x8xf32>
}

// -----

// tm_tensor.topk
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x2xf32>, %2: tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %r:2 = "tm_tensor.topk"(%0, %1, %2) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>, tensor<3x2xf32>, tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<3x2xi32>
}
