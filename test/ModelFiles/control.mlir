// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// Dims of what regions of ops that nobody registered are given and hand on.

// Rounds keep the rows of the operand.
func.func @while_r8(%n: tensor<i32>, %x: tensor<?x4xf32>) {
  %0:2 = "stablehlo.while"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<?x4xf32>):
    // expected-remark@below {{other(i32) = 1}}
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<?x4xf32>):
    // expected-remark@below {{special(f32) = "4*arg1_d0"}}
    %2 = "stablehlo.tanh"(%a) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    "stablehlo.return"(%i, %2) : (tensor<i32>, tensor<?x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<i32>, tensor<?x4xf32>)
  // expected-remark@below {{special(f32) = "4*arg1_d0"}}
  %3 = "stablehlo.sine"(%0#1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

// Either branch yields as many rows as the operand has; or another number.
func.func @case_r8(%i: tensor<i32>, %x: tensor<?x4xf32>, %y: tensor<?x4xf32>) {
  %0 = "stablehlo.case"(%i) ({
    // expected-remark@below {{vector(f32) = "4*arg1_d0"}}
    %1 = "stablehlo.negate"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    "stablehlo.return"(%1) : (tensor<?x4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<?x4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<?x4xf32>
  // expected-remark@below {{special(f32) = "4*arg1_d0"}}
  %2 = "stablehlo.sine"(%0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = "stablehlo.case"(%i) ({
    "stablehlo.return"(%x) : (tensor<?x4xf32>) -> ()
  }, {
    "stablehlo.return"(%y) : (tensor<?x4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<?x4xf32>
  // expected-remark@below {{special(f32) = "4*dim0"}}
  %4 = "stablehlo.sine"(%3) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

// Rows that grow with each round are a symbol.
func.func @grows_r8(%n: tensor<i32>, %x: tensor<?x4xf32>) {
  %0:2 = "stablehlo.while"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<?x4xf32>):
    // expected-remark@below {{other(i32) = 1}}
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<?x4xf32>):
    // expected-remark@below {{bytes_read = }}
    %2 = "stablehlo.concatenate"(%a, %a) <{dimension = 0 : i64}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "stablehlo.return"(%i, %2) : (tensor<i32>, tensor<?x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<i32>, tensor<?x4xf32>)
  // expected-remark@below {{special(f32) = "4*dim}}
  %3 = "stablehlo.sine"(%0#1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}
