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
