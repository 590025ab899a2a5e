// ONNX, as onnx-mlir has it: the ops in common use, each as ONNX defines it.

// Elementwise; operands are broadcast to each other (R2 to R5).
roofline.model "onnx.Add" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Sub" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Mul" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Div" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Mod" elementwise {broadcast = 1, float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Pow" elementwise {broadcast = 1, float = {special = 1}, integer = {special = 1}}
roofline.model "onnx.And" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.Or" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.Xor" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.BitwiseAnd" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.BitwiseOr" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.BitwiseXor" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.BitShift" elementwise {broadcast = 1, integer = {integer = 1}}
roofline.model "onnx.Equal" elementwise {broadcast = 1, any = {other = 1}}
roofline.model "onnx.Less" elementwise {broadcast = 1, any = {other = 1}}
roofline.model "onnx.LessOrEqual" elementwise {broadcast = 1, any = {other = 1}}
roofline.model "onnx.Greater" elementwise {broadcast = 1, any = {other = 1}}
roofline.model "onnx.GreaterOrEqual" elementwise {broadcast = 1, any = {other = 1}}
roofline.model "onnx.Where" elementwise {broadcast = 1, operand = 1, any = {other = 1}}
roofline.model "onnx.Neg" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Abs" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Ceil" elementwise {float = {vector = 1}}
roofline.model "onnx.Floor" elementwise {float = {vector = 1}}
roofline.model "onnx.Round" elementwise {float = {vector = 1}}
roofline.model "onnx.Reciprocal" elementwise {float = {vector = 1}}
roofline.model "onnx.Relu" elementwise {float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.Not" elementwise {integer = {integer = 1}}
roofline.model "onnx.BitwiseNot" elementwise {integer = {integer = 1}}
roofline.model "onnx.Exp" elementwise {float = {special = 1}}
roofline.model "onnx.Log" elementwise {float = {special = 1}}
roofline.model "onnx.Sqrt" elementwise {float = {special = 1}}
roofline.model "onnx.Erf" elementwise {float = {special = 1}}
roofline.model "onnx.Sin" elementwise {float = {special = 1}}
roofline.model "onnx.Cos" elementwise {float = {special = 1}}
roofline.model "onnx.Tan" elementwise {float = {special = 1}}
roofline.model "onnx.Asin" elementwise {float = {special = 1}}
roofline.model "onnx.Acos" elementwise {float = {special = 1}}
roofline.model "onnx.Atan" elementwise {float = {special = 1}}
roofline.model "onnx.Sinh" elementwise {float = {special = 1}}
roofline.model "onnx.Cosh" elementwise {float = {special = 1}}
roofline.model "onnx.Tanh" elementwise {float = {special = 1}}
roofline.model "onnx.Asinh" elementwise {float = {special = 1}}
roofline.model "onnx.Acosh" elementwise {float = {special = 1}}
roofline.model "onnx.Atanh" elementwise {float = {special = 1}}
// A minimum and a maximum.
roofline.model "onnx.Clip" formula {shape = 0, float = {vector = "2*operand0"}, integer = {integer = "2*operand0"}}
// Compare, multiply, select.
roofline.model "onnx.LeakyRelu" elementwise {float = {vector = 1, other = 2}}
roofline.model "onnx.PRelu" elementwise {broadcast = 1, float = {vector = 1, other = 2}}
// x < 0: alpha * (exp(x) - 1), else x.
roofline.model "onnx.Elu" elementwise {float = {vector = 2, special = 1, other = 2}}
// 1 / (1 + exp(-x)); max(0, min(1, alpha * x + beta)); x times that.
roofline.model "onnx.Sigmoid" elementwise {float = {vector = 3, special = 1}}
roofline.model "onnx.HardSigmoid" elementwise {float = {vector = 4}}
roofline.model "onnx.HardSwish" elementwise {float = {vector = 5}}
// log(exp(x) + 1).
roofline.model "onnx.Softplus" elementwise {float = {vector = 1, special = 2}}
// 0.5 * x * (1 + erf(x / sqrt(2))); the same with
// tanh(sqrt(2 / pi) * (x + 0.044715 * x * x * x)).
roofline.model "onnx.Gelu" dispatch {by = "approximate"}
roofline.model "onnx.Gelu.none" elementwise {float = {vector = 4, special = 1}}
roofline.model "onnx.Gelu.tanh" elementwise {float = {vector = 8, special = 1}}
roofline.model "onnx.Cast" elementwise {any = {other = 1}}
roofline.model "onnx.IsNaN" elementwise {float = {other = 1}}
// One operation less than operands.
roofline.model "onnx.Sum" formula {float = {vector = "result0*operands - result0"}, integer = {integer = "result0*operands - result0"}}
roofline.model "onnx.Max" formula {float = {vector = "result0*operands - result0"}, integer = {integer = "result0*operands - result0"}}
roofline.model "onnx.Min" formula {float = {vector = "result0*operands - result0"}, integer = {integer = "result0*operands - result0"}}

// Products (R1, R7), with a bias.
roofline.model "onnx.MatMul" matmul
roofline.model "onnx.Gemm" matmul {transpose_lhs = "transA", transpose_rhs = "transB", alpha = "alpha", beta = "beta", bias = 2}
roofline.model "onnx.Conv" convolution {
  dims = "[b, f, ...]x[o, i, ...]->[b, f, ...]", strides = "strides?", pads = "pads?",
  auto_pad = "auto_pad", rhs_dilation = "dilations?", feature_groups = "group?", bias = 2}

// Windows over the last dims; the average divides.
roofline.model "onnx.MaxPoolSingleOut" window {
  sizes = "kernel_shape", strides = "strides?", pads = "pads?", auto_pad = "auto_pad",
  ceil = "ceil_mode", rhs_dilation = "dilations?", float = {vector = 1}, integer = {integer = 1}}
roofline.model "onnx.AveragePool" window {
  sizes = "kernel_shape", strides = "strides?", pads = "pads?", auto_pad = "auto_pad",
  ceil = "ceil_mode", rhs_dilation = "dilations?", float = {vector = 1}, each = {float = {vector = 1}}}
roofline.model "onnx.GlobalAveragePool" formula {float = {vector = "operand0 + result0"}}
roofline.model "onnx.GlobalMaxPool" formula {float = {vector = "operand0"}}

// Reductions; axes may be an operand.
roofline.model "onnx.ReduceSum" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceSumV11" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMax" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMaxV13" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMaxV18" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMin" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMinV13" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMinV18" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceProd" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceProdV13" formula {float = {vector = "operand0"}, integer = {integer = "operand0"}}
roofline.model "onnx.ReduceMean" formula {float = {vector = "operand0 + result0"}, integer = {integer = "operand0 + result0"}}
roofline.model "onnx.ReduceSumSquare" formula {float = {vector = "2*operand0"}}
roofline.model "onnx.ReduceL2" formula {float = {vector = "2*operand0", special = "result0"}}
roofline.model "onnx.ReduceMeanV13" formula {float = {vector = "operand0 + result0"}, integer = {integer = "operand0 + result0"}}
roofline.model "onnx.ReduceSumSquareV13" formula {float = {vector = "2*operand0"}}
roofline.model "onnx.ReduceL2V13" formula {float = {vector = "2*operand0", special = "result0"}}
roofline.model "onnx.ArgMax" formula {any = {other = "operand0"}}
roofline.model "onnx.ArgMin" formula {any = {other = "operand0"}}
roofline.model "onnx.TopK" sort

// Normalisations. Maximum, difference, exponential, sum, quotient (R3).
roofline.model "onnx.Softmax" formula {shape = 0, float = {vector = "4*operand0", special = "operand0"}}
roofline.model "onnx.SoftmaxV11" formula {shape = 0, float = {vector = "4*operand0", special = "operand0"}}
// As stablehlo.batch_norm_inference.
roofline.model "onnx.BatchNormalizationInferenceMode" formula {shape = 0, float = {vector = "4*operand0 + operand4", special = "operand4"}}
// ONNX's definition by other ops: for each element a sum, a difference, a square,
// a sum, two products, and the bias if there is one; for each row two quotients,
// epsilon, root, reciprocal. A row has the shape of the scale.
roofline.model "onnx.LayerNormalization" formula {shape = 0,
  float = {vector = "6*operand0 + min(operand2, 1)*operand0 + 4*floordiv(operand0, operand1)",
           special = "floordiv(operand0, operand1)"}}

// Data-dependent access (R19).
roofline.model "onnx.Gather" gather
roofline.model "onnx.GatherElements" gather
roofline.model "onnx.GatherND" gather
roofline.model "onnx.ScatterND" dispatch {by = "reduction"}
roofline.model "onnx.ScatterND.none" scatter
roofline.model "onnx.ScatterElements" dispatch {by = "reduction"}
roofline.model "onnx.ScatterElements.none" scatter

// Views (R15) and copies (R16).
roofline.model "onnx.Reshape" view {operand = 0}
roofline.model "onnx.Flatten" view {operand = 0}
roofline.model "onnx.Squeeze" view {operand = 0}
roofline.model "onnx.SqueezeV11" view {operand = 0}
roofline.model "onnx.Unsqueeze" view {operand = 0}
roofline.model "onnx.UnsqueezeV11" view {operand = 0}
roofline.model "onnx.Identity" view {operand = 0}
roofline.model "onnx.Slice" view {operand = 0}
roofline.model "onnx.Split" view {operand = 0}
roofline.model "onnx.SplitV13" view {operand = 0}
roofline.model "onnx.SplitV11" view {operand = 0}
roofline.model "onnx.Transpose" copy {permutation = "perm?"}
roofline.model "onnx.Concat" copy
roofline.model "onnx.Pad" copy {operands = 1, crop_low = "$1"}
roofline.model "onnx.Expand" copy {operands = 1}
roofline.model "onnx.Tile" copy {operands = 1}
roofline.model "onnx.DepthToSpace" copy {operands = 1}
roofline.model "onnx.SpaceToDepth" copy {operands = 1}
roofline.model "onnx.ConstantOfShape" copy {operands = 0}
roofline.model "onnx.Range" copy {operands = 0}
roofline.model "onnx.EyeLike" copy {operands = 0}

// Constants (R14), and what does nothing.
roofline.model "onnx.Constant" constant
roofline.model "onnx.NoValue" free
roofline.model "onnx.None" free
roofline.model "onnx.Shape" free
roofline.model "onnx.Size" free
roofline.model "onnx.Dim" free
roofline.model "onnx.Return" free
roofline.model "onnx.EntryPoint" free
roofline.model "onnx.Yield" free

// Further activations, reductions and quantisation (docs/use/Producers.md).
// 1 where x > 0, -1 where x < 0, else x. |x| = inf.
roofline.model "onnx.Sign" elementwise {any = {other = 4}}
roofline.model "onnx.IsInf" elementwise {float = {vector = 1, other = 1}}
roofline.model "onnx.CastLike" formula {shape = 0, any = {other = "operand0"}, read = {operand1 = 0}}
// x / (1 + |x|); gamma * (x > 0 ? x : alpha * exp(x) - alpha);
// max(0, x) + min(0, alpha * (exp(x / alpha) - 1)); x > alpha ? x : 0; x * tanh(log(exp(x) + 1)).
roofline.model "onnx.Softsign" elementwise {float = {vector = 3}}
roofline.model "onnx.Selu" elementwise {float = {vector = 3, special = 1, other = 2}}
roofline.model "onnx.Celu" elementwise {float = {vector = 6, special = 1}}
roofline.model "onnx.ThresholdedRelu" elementwise {float = {other = 2}}
roofline.model "onnx.Mish" elementwise {float = {vector = 2, special = 3}}
// One quotient besides.
roofline.model "onnx.Mean" formula {float = {vector = "result0*operands"}}
roofline.model "onnx.ReduceL1" formula {float = {vector = "2*operand0"}, integer = {integer = "2*operand0"}}
roofline.model "onnx.ReduceL1V13" formula {float = {vector = "2*operand0"}, integer = {integer = "2*operand0"}}
roofline.model "onnx.ReduceLogSum" formula {float = {vector = "operand0", special = "result0"}}
roofline.model "onnx.ReduceLogSumV13" formula {float = {vector = "operand0", special = "result0"}}
roofline.model "onnx.ReduceLogSumExp" formula {float = {vector = "operand0", special = "operand0 + result0"}}
roofline.model "onnx.ReduceLogSumExpV13" formula {float = {vector = "operand0", special = "operand0 + result0"}}
// Without mean and difference: a square, a sum, two products.
roofline.model "onnx.RMSLayerNormalization" formula {shape = 0,
  float = {vector = "4*operand0 + min(operand2, 1)*operand0 + 3*floordiv(operand0, operand1)",
           special = "floordiv(operand0, operand1)"}}
// round(x / scale) + zero point, saturated; (x - zero point) * scale.
roofline.model "onnx.QuantizeLinear" formula {shape = 0,
  float = {vector = "2*operand0", other = "operand0"},
  result = {integer = {integer = "2*operand0 + min(operand2, 1)*operand0"}}}
roofline.model "onnx.DequantizeLinear" formula {shape = 0,
  integer = {integer = "min(operand2, 1)*operand0", other = "operand0"},
  result = {float = {vector = "operand0"}}}

// Examples, which `roofline-opt --roofline-check-models` holds against the models.

func.func @elementwise(%a0: tensor<2x4xf32>, %a1: tensor<4xf32>, %a2: tensor<2x4xi1>, %a3: tensor<4xi1>, %a4: tensor<2x4xi32>, %a5: tensor<4xi32>, %a6: tensor<f32>, %a7: tensor<f32>, %a8: tensor<4xf32>, %a9: tensor<4xf32>) {
  // 2x4 and 4 elements: 32 and 16 bytes read, 8 results.
  %0 = "onnx.Add"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Sub"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %2 = "onnx.Mul"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %3 = "onnx.Div"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %4 = "onnx.Mod"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %5 = "onnx.Pow"(%a0, %a1) {roofline.work = #roofline.work<special(f32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %6 = "onnx.And"(%a2, %a3) {roofline.work = #roofline.work<integer(i1) = 8, bytes_read = 12, bytes_written = 8>} : (tensor<2x4xi1>, tensor<4xi1>) -> tensor<2x4xi1>
  %7 = "onnx.Or"(%a2, %a3) {roofline.work = #roofline.work<integer(i1) = 8, bytes_read = 12, bytes_written = 8>} : (tensor<2x4xi1>, tensor<4xi1>) -> tensor<2x4xi1>
  %8 = "onnx.Xor"(%a2, %a3) {roofline.work = #roofline.work<integer(i1) = 8, bytes_read = 12, bytes_written = 8>} : (tensor<2x4xi1>, tensor<4xi1>) -> tensor<2x4xi1>
  %9 = "onnx.BitwiseAnd"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %10 = "onnx.BitwiseOr"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %11 = "onnx.BitwiseXor"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %12 = "onnx.BitShift"(%a4, %a5) {roofline.work = #roofline.work<integer(i32) = 8, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %13 = "onnx.Equal"(%a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %14 = "onnx.Less"(%a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %15 = "onnx.LessOrEqual"(%a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %16 = "onnx.Greater"(%a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %17 = "onnx.GreaterOrEqual"(%a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 48, bytes_written = 8>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %18 = "onnx.Where"(%a3, %a0, %a1) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 52, bytes_written = 32>} : (tensor<4xi1>, tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %19 = "onnx.PRelu"(%a0, %a1) {roofline.work = #roofline.work<vector(f32) = 8, other(f32) = 16, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // 4 elements.
  %20 = "onnx.Neg"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %21 = "onnx.Abs"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %22 = "onnx.Ceil"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %23 = "onnx.Floor"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %24 = "onnx.Round"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %25 = "onnx.Reciprocal"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %26 = "onnx.Relu"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %27 = "onnx.Exp"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %28 = "onnx.Log"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %29 = "onnx.Sqrt"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %30 = "onnx.Erf"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %31 = "onnx.Sin"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %32 = "onnx.Cos"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %33 = "onnx.Tan"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %34 = "onnx.Asin"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %35 = "onnx.Acos"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %36 = "onnx.Atan"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %37 = "onnx.Sinh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %38 = "onnx.Cosh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %39 = "onnx.Tanh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %40 = "onnx.Asinh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %41 = "onnx.Acosh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %42 = "onnx.Atanh"(%a1) {roofline.work = #roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %43 = "onnx.Not"(%a3) {roofline.work = #roofline.work<integer(i1) = 4, bytes_read = 4, bytes_written = 4>} : (tensor<4xi1>) -> tensor<4xi1>
  %44 = "onnx.BitwiseNot"(%a5) {roofline.work = #roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xi32>) -> tensor<4xi32>
  %45 = "onnx.Clip"(%a1, %a6, %a7) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 24, bytes_written = 16>} : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %46 = "onnx.LeakyRelu"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, other(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %47 = "onnx.Elu"(%a1) {roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 4, other(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %48 = "onnx.Sigmoid"(%a1) {roofline.work = #roofline.work<vector(f32) = 12, special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %49 = "onnx.HardSigmoid"(%a1) {roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %50 = "onnx.HardSwish"(%a1) {roofline.work = #roofline.work<vector(f32) = 20, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %51 = "onnx.Softplus"(%a1) {roofline.work = #roofline.work<vector(f32) = 4, special(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %52 = "onnx.Gelu"(%a1) {approximate = "none", roofline.work = #roofline.work<vector(f32) = 16, special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %53 = "onnx.Gelu"(%a1) {approximate = "tanh", roofline.work = #roofline.work<vector(f32) = 32, special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %54 = "onnx.Cast"(%a1) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 8>} : (tensor<4xf32>) -> tensor<4xf16>
  %55 = "onnx.IsNaN"(%a1) {roofline.work = #roofline.work<other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  // Three operands: 2 operations for each of 4 elements.
  %56 = "onnx.Sum"(%a1, %a8, %a9) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %57 = "onnx.Max"(%a1, %a8, %a9) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %58 = "onnx.Min"(%a1, %a8, %a9) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @products(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>, %a2: tensor<4xf32>, %a3: tensor<1x1x4x4xf32>, %a4: tensor<2x1x2x2xf32>, %a5: tensor<2xf32>) {
  // 2x3 by 3x4: 2*24; a bias of 4 elements is added to 8.
  %0 = "onnx.MatMul"(%a0, %a1) {roofline.work = #roofline.work<matrix(f32) = 48, bytes_read = 72, bytes_written = 32>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Gemm"(%a0, %a1, %a2) {alpha = 1.0 : f32, beta = 1.0 : f32, transA = 0 : si64, transB = 0 : si64, roofline.work = #roofline.work<matrix(f32) = 48, vector(f32) = 8, bytes_read = 88, bytes_written = 32>} : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // 1 channel of 4x4, two kernels of 2x2, 3x3 places: 2*18*4, and the bias.
  %2 = "onnx.Conv"(%a3, %a4, %a5) {auto_pad = "NOTSET", kernel_shape = [2, 2], strides = [1, 1], pads = [0, 0, 0, 0], dilations = [1, 1], group = 1 : si64, roofline.work = #roofline.work<matrix(f32) = 144, vector(f32) = 18, bytes_read = 104, bytes_written = 72>} : (tensor<1x1x4x4xf32>, tensor<2x1x2x2xf32>, tensor<2xf32>) -> tensor<1x2x3x3xf32>
  return
}
func.func @windows(%a0: tensor<1x1x4x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<1xi64>, %a3: tensor<2x3xf32>, %a4: tensor<3xf32>, %a5: tensor<3xf32>, %a6: tensor<3xf32>, %a7: tensor<3xf32>, %a8: tensor<4xf32>, %a9: tensor<4xf32>) {
  // 4x4 in windows of 2x2, 2x2 of them: 16 operations, and 4 quotients of an average.
  %0 = "onnx.MaxPoolSingleOut"(%a0) {auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [2, 2], strides = [2, 2], pads = [0, 0, 0, 0], roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 16>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xf32>
  %1 = "onnx.AveragePool"(%a0) {auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [2, 2], strides = [2, 2], pads = [0, 0, 0, 0], count_include_pad = 0 : si64, roofline.work = #roofline.work<vector(f32) = 20, bytes_read = 64, bytes_written = 16>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xf32>
  %2 = "onnx.GlobalAveragePool"(%a0) {roofline.work = #roofline.work<vector(f32) = 17, bytes_read = 64, bytes_written = 4>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x1x1xf32>
  %3 = "onnx.GlobalMaxPool"(%a0) {roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 4>} : (tensor<1x1x4x4xf32>) -> tensor<1x1x1x1xf32>
  // 2x4 to 2: an operation for each element; a quotient or a root for each result.
  %4 = "onnx.ReduceSum"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %5 = "onnx.ReduceMax"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %6 = "onnx.ReduceMin"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %7 = "onnx.ReduceProd"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %8 = "onnx.ReduceSumV11"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %9 = "onnx.ReduceMaxV13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %10 = "onnx.ReduceMaxV18"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %11 = "onnx.ReduceMinV13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %12 = "onnx.ReduceMinV18"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %13 = "onnx.ReduceProdV13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %14 = "onnx.ReduceMean"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 10, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %15 = "onnx.ReduceMeanV13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 10, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %16 = "onnx.ReduceSumSquare"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %17 = "onnx.ReduceSumSquareV13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %18 = "onnx.ReduceL2"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, special(f32) = 2, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %19 = "onnx.ReduceL2V13"(%a1) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, special(f32) = 2, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %20 = "onnx.ArgMax"(%a1) {axis = 1 : si64, keepdims = 0 : si64, roofline.work = #roofline.work<other(f32) = 8, bytes_read = 32, bytes_written = 16>} : (tensor<2x4xf32>) -> tensor<2xi64>
  %21 = "onnx.ArgMin"(%a1) {axis = 1 : si64, keepdims = 0 : si64, roofline.work = #roofline.work<other(f32) = 8, bytes_read = 32, bytes_written = 16>} : (tensor<2x4xf32>) -> tensor<2xi64>
  %22:2 = "onnx.TopK"(%a1, %a2) {axis = -1 : si64, roofline.work = #roofline.work<bytes_read = 40, bytes_written = 72>} : (tensor<2x4xf32>, tensor<1xi64>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  // Softmax: 4*8 and 8. Batch normalisation of 2x3: 4*6 + 3. Layers of 2 rows of 4, with
  // a bias: 7*8 + 4*2.
  %23 = "onnx.Softmax"(%a1) {axis = -1 : si64, roofline.work = #roofline.work<vector(f32) = 32, special(f32) = 8, bytes_read = 32, bytes_written = 32>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %24 = "onnx.SoftmaxV11"(%a1) {axis = -1 : si64, roofline.work = #roofline.work<vector(f32) = 32, special(f32) = 8, bytes_read = 32, bytes_written = 32>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %25 = "onnx.BatchNormalizationInferenceMode"(%a3, %a4, %a5, %a6, %a7) {epsilon = 0.001 : f32, roofline.work = #roofline.work<vector(f32) = 27, special(f32) = 3, bytes_read = 72, bytes_written = 24>} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %26:3 = "onnx.LayerNormalization"(%a1, %a8, %a9) {axis = -1 : si64, epsilon = 0.001 : f32, roofline.work = #roofline.work<vector(f32) = 64, special(f32) = 2, bytes_read = 64, bytes_written = 48>} : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
func.func @data(%a0: tensor<5x4xf32>, %a1: tensor<2xi64>, %a2: tensor<2x1xi64>, %a3: tensor<2x4xi64>, %a4: tensor<6x4xf32>, %a5: tensor<2x4xf32>, %a6: tensor<7x4xf32>, %a7: tensor<2x3xf32>, %a8: tensor<4xf32>, %a9: tensor<4xf32>, %a10: tensor<f32>, %a11: tensor<1xi64>, %a12: tensor<1x4x1x1xf32>, %a13: tensor<1x1x2x2xf32>, %a14: tensor<f32>, %a15: tensor<f32>, %a16: tensor<2x2xf32>) {
  // 2 rows of 4 at 2 indices of 8 bytes: one element to two rows.
  %0 = "onnx.Gather"(%a0, %a1) {axis = 0 : si64, roofline.work = #roofline.work<bytes_read = 20 to 48, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  %1 = "onnx.GatherND"(%a0, %a2) {batch_dims = 0 : si64, roofline.work = #roofline.work<bytes_read = 20 to 48, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2x1xi64>) -> tensor<2x4xf32>
  %2 = "onnx.GatherElements"(%a0, %a3) {axis = 0 : si64, roofline.work = #roofline.work<bytes_read = 68 to 96, bytes_written = 32>} : (tensor<5x4xf32>, tensor<2x4xi64>) -> tensor<2x4xf32>
  // Updates replace elements, unless indices are out of bounds.
  %3 = "onnx.ScatterND"(%a4, %a2, %a5) {reduction = "none", roofline.work = #roofline.work<bytes_read = 48 to 80, bytes_written = 0 to 32>} : (tensor<6x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<6x4xf32>
  %4 = "onnx.ScatterElements"(%a6, %a3, %a5) {axis = 0 : si64, reduction = "none", roofline.work = #roofline.work<bytes_read = 96 to 128, bytes_written = 0 to 32>} : (tensor<7x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<7x4xf32>
  %5 = "onnx.Transpose"(%a7) {perm = [1, 0], roofline.work = #roofline.work<bytes_read = 24, bytes_written = 24>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %6 = "onnx.Concat"(%a8, %a9) {axis = 0 : si64, roofline.work = #roofline.work<bytes_read = 32, bytes_written = 32>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %7 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>, roofline.work = #roofline.work<>} : () -> tensor<2xi64>
  %8 = "onnx.Pad"(%a8, %7, %a10) {mode = "constant", roofline.work = #roofline.work<bytes_read = 16, bytes_written = 24>} : (tensor<4xf32>, tensor<2xi64>, tensor<f32>) -> tensor<6xf32>
  %9 = "onnx.Expand"(%a8, %a1) {roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32>} : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  %10 = "onnx.Tile"(%a8, %a11) {roofline.work = #roofline.work<bytes_read = 16, bytes_written = 32>} : (tensor<4xf32>, tensor<1xi64>) -> tensor<8xf32>
  %11 = "onnx.DepthToSpace"(%a12) {blocksize = 2 : si64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<1x4x1x1xf32>) -> tensor<1x1x2x2xf32>
  %12 = "onnx.SpaceToDepth"(%a13) {blocksize = 2 : si64, roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<1x1x2x2xf32>) -> tensor<1x4x1x1xf32>
  %13 = "onnx.ConstantOfShape"(%a11) {value = dense<1.0> : tensor<1xf32>, roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (tensor<1xi64>) -> tensor<4xf32>
  %14 = "onnx.Range"(%a10, %a14, %a15) {roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %15 = "onnx.EyeLike"(%a16) {roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
func.func @views(%a0: tensor<2x4xf32>, %a1: tensor<2xi64>, %a2: tensor<1x4xf32>, %a3: tensor<1xi64>, %a4: tensor<4xf32>, %a5: tensor<1xi64>, %a6: tensor<1xi64>, %a7: tensor<1xi64>) {
  // Views (R15) and what does nothing.
  %0 = "onnx.Reshape"(%a0, %a1) {roofline.work = #roofline.work<>} : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<4x2xf32>
  %1 = "onnx.Flatten"(%a0) {roofline.work = #roofline.work<>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = "onnx.Squeeze"(%a2, %a3) {roofline.work = #roofline.work<>} : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<4xf32>
  %3 = "onnx.SqueezeV11"(%a2) {roofline.work = #roofline.work<>} : (tensor<1x4xf32>) -> tensor<4xf32>
  %4 = "onnx.Unsqueeze"(%a4, %a3) {roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<1xi64>) -> tensor<1x4xf32>
  %5 = "onnx.UnsqueezeV11"(%a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<1x4xf32>
  %6 = "onnx.Identity"(%a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "onnx.Slice"(%a4, %a3, %a5, %a6, %a7) {roofline.work = #roofline.work<>} : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  %8 = "onnx.Shape"(%a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<1xi64>
  %9 = "onnx.Size"(%a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<i64>
  %10 = "onnx.Dim"(%a4) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<1xi64>
  %11 = "onnx.NoValue"() {roofline.work = #roofline.work<>} : () -> none
  %12 = "onnx.None"() {roofline.work = #roofline.work<>} : () -> none
  %13:2 = "onnx.Split"(%a4) {axis = 0 : si64, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %14:2 = "onnx.SplitV13"(%a4) {axis = 0 : si64, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %15:2 = "onnx.SplitV11"(%a4) {axis = 0 : si64, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
func.func @more(%x: tensor<2x4xf32>, %s: tensor<f32>, %z: tensor<i8>, %q: tensor<2x4xi8>, %w: tensor<4xf32>) {
  %none = "onnx.NoValue"() {roofline.work = #roofline.work<>} : () -> none
  // 8 elements, 32 bytes and a scale and a zero point of 5 bytes: 2*8 operations, 3*8 on i8.
  %0 = "onnx.QuantizeLinear"(%x, %s, %z) {axis = 1 : si64, saturate = 1 : si64, roofline.work = #roofline.work<vector(f32) = 16, integer(i8) = 24, other(f32) = 8, bytes_read = 37, bytes_written = 8>} : (tensor<2x4xf32>, tensor<f32>, tensor<i8>) -> tensor<2x4xi8>
  %1 = "onnx.QuantizeLinear"(%x, %s, %none) {axis = 1 : si64, roofline.work = #roofline.work<vector(f32) = 16, integer(i8) = 16, other(f32) = 8, bytes_read = 36, bytes_written = 8>} : (tensor<2x4xf32>, tensor<f32>, none) -> tensor<2x4xi8>
  %2 = "onnx.DequantizeLinear"(%q, %s, %z) {axis = 1 : si64, roofline.work = #roofline.work<vector(f32) = 8, integer(i8) = 8, other(i8) = 8, bytes_read = 13, bytes_written = 32>} : (tensor<2x4xi8>, tensor<f32>, tensor<i8>) -> tensor<2x4xf32>
  %3 = "onnx.DequantizeLinear"(%q, %s, %none) {axis = 1 : si64, roofline.work = #roofline.work<vector(f32) = 8, other(i8) = 8, bytes_read = 12, bytes_written = 32>} : (tensor<2x4xi8>, tensor<f32>, none) -> tensor<2x4xf32>
  // 2 rows of 4: 4*8 + 3*2.
  %4 = "onnx.RMSLayerNormalization"(%x, %w, %none) {axis = -1 : si64, epsilon = 0.001 : f32, roofline.work = #roofline.work<vector(f32) = 38, special(f32) = 2, bytes_read = 48, bytes_written = 32>} : (tensor<2x4xf32>, tensor<4xf32>, none) -> tensor<2x4xf32>
  %5 = "onnx.CastLike"(%x, %q) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %6 = "onnx.Sign"(%w) {roofline.work = #roofline.work<other(f32) = 16, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "onnx.IsInf"(%w) {roofline.work = #roofline.work<vector(f32) = 4, other(f32) = 4, bytes_read = 16, bytes_written = 4>} : (tensor<4xf32>) -> tensor<4xi1>
  %8 = "onnx.Softsign"(%w) {roofline.work = #roofline.work<vector(f32) = 12, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %9 = "onnx.Selu"(%w) {roofline.work = #roofline.work<vector(f32) = 12, special(f32) = 4, other(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "onnx.Celu"(%w) {roofline.work = #roofline.work<vector(f32) = 24, special(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "onnx.ThresholdedRelu"(%w) {roofline.work = #roofline.work<other(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %12 = "onnx.Mish"(%w) {roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 12, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  // Two operands: an addition and a quotient for each of 4 elements.
  %13 = "onnx.Mean"(%w, %w) {roofline.work = #roofline.work<vector(f32) = 8, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %14 = "onnx.ReduceL1"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %15 = "onnx.ReduceL1V13"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %16 = "onnx.ReduceLogSum"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 2, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %17 = "onnx.ReduceLogSumV13"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 2, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %18 = "onnx.ReduceLogSumExp"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 10, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  %19 = "onnx.ReduceLogSumExpV13"(%x) {axes = [1], keepdims = 0 : si64, roofline.work = #roofline.work<vector(f32) = 8, special(f32) = 10, bytes_read = 32, bytes_written = 8>} : (tensor<2x4xf32>) -> tensor<2xf32>
  return
}
func.func @ends() {
  "onnx.EntryPoint"() {roofline.work = #roofline.work<>} : () -> ()
  "onnx.Yield"() {roofline.work = #roofline.work<>} : () -> ()
  "onnx.Return"() {roofline.work = #roofline.work<>} : () -> ()
  return
}
