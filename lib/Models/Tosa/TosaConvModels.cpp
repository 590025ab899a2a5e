//===- TosaConvModels.cpp - Work of tosa's convolutions -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of TOSA's convolutions. Letters: N images, C input channels, F output
// channels, H and W (and D) spatial extents, K taps. The counts are those of
// upstream's lowering to linalg, including padded taps; useful FLOPs exclude
// these (R9).
//
//===----------------------------------------------------------------------===//

#include "TosaConvNest.h"
#include "TosaWindow.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Returns the window of a convolution over the spatial dim `dim`, without its
/// outputs. The kernel of a depthwise convolution has no dim before these.
template <typename OpTy>
static TosaWindow getConvWindow(OpTy op, int64_t dim, WorkContext &context) {
  constexpr bool isDepthwise = std::is_same_v<OpTy, DepthwiseConv2DOp>;
  TosaWindow window;
  window.input = context.getDim(op.getInput(), dim + 1);
  window.kernel = context.getDim(op.getWeight(), isDepthwise ? dim : dim + 1);
  window.stride = op.getStride()[dim];
  window.dilation = op.getDilation()[dim];
  window.padBefore = op.getPad()[2 * dim];
  window.padAfter = op.getPad()[2 * dim + 1];
  return window;
}

template <typename OpTy>
static SmallVector<TosaWindow, 3> getWindows(OpTy op, WorkContext &context) {
  SmallVector<TosaWindow, 3> windows;
  for (size_t dim = 0; dim < op.getStride().size(); ++dim) {
    windows.push_back(getConvWindow(op, dim, context));
    windows.back().outputs = context.getDim(op.getOutput(), dim + 1);
  }
  return windows;
}

/// Returns true if all attributes are in range. The verifier does not check
/// them where shapes are dynamic.
static bool areSane(ArrayRef<TosaWindow> windows) {
  return llvm::all_of(windows, [](const TosaWindow &window) {
    return window.stride > 0 && window.dilation > 0 && window.padBefore >= 0 &&
           window.padAfter >= 0;
  });
}

static Count multiplyKernel(ArrayRef<TosaWindow> windows) {
  Count taps = 1;
  for (const TosaWindow &window : windows)
    taps *= window.kernel;
  return taps;
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

namespace {
/// Indices of the spatial dims.
struct SpatialIndices {
  SmallVector<AffineExpr, 3> outputs, kernel, inputs;
};
} // namespace

static void addOutputLoops(ArrayRef<TosaWindow> windows, ConvNest &nest,
                           SpatialIndices &indices) {
  for (const TosaWindow &window : windows)
    indices.outputs.push_back(nest.add(window.outputs));
}

static void addKernelLoops(ArrayRef<TosaWindow> windows, ConvNest &nest,
                           SpatialIndices &indices) {
  for (auto [window, output] : llvm::zip_equal(windows, indices.outputs)) {
    indices.kernel.push_back(nest.add(window.kernel, /*isReduction=*/true));
    indices.inputs.push_back(output * window.stride +
                             indices.kernel.back() * window.dilation -
                             window.padBefore);
  }
}

/// Returns the number of input elements that the windows touch.
template <typename OpTy>
static CountRange countInputElements(OpTy op, ArrayRef<TosaWindow> windows,
                                     WorkContext &context) {
  Value input = op.getInput();
  int64_t rank = cast<RankedTensorType>(input.getType()).getRank();
  CountRange elements = countTouched(windows);
  elements *= context.getDim(input, 0);
  elements *= context.getDim(input, rank - 1);
  return elements;
}

/// Adds the loops n, the outputs, f, the kernel, c, and the accesses.
template <typename OpTy>
static void addConvNest(OpTy op, ArrayRef<TosaWindow> windows,
                        const Count &channels, WorkContext &context,
                        Work &work) {
  Value output = op.getOutput();
  int64_t rank = cast<RankedTensorType>(output.getType()).getRank();
  ConvNest nest(context, op->getContext(), work);
  SpatialIndices spatial;
  AffineExpr n = nest.add(context.getDim(output, 0));
  addOutputLoops(windows, nest, spatial);
  AffineExpr f = nest.add(context.getDim(output, rank - 1));
  addKernelLoops(windows, nest, spatial);
  AffineExpr c = nest.add(channels, /*isReduction=*/true);
  nest.readInput(op.getInput(), join(n, spatial.inputs, c),
                 countInputElements(op, windows, context));
  nest.read(op.getWeight(), join(f, spatial.kernel, c));
  nest.readBias(op.getBias(), f);
  readZeroPoints(op, context, work);
  nest.write(output, join(n, spatial.outputs, f), op.getAccType());
}

/// Computes the work of conv2d and conv3d, class matrix (R7): every output sums
/// K*C products, starting from the bias.
///   matrix = 2 * N*H*W*F * K*C
template <typename OpTy>
static LogicalResult computeConv(OpTy op, WorkContext &context, Work &work) {
  auto macs = getConvMultiplyAdd(op);
  if (!macs)
    return failure();
  auto windows = getWindows(op, context);
  if (!areSane(windows))
    return failure();
  Value weight = op.getWeight(), output = op.getOutput();
  int64_t channelDim = cast<RankedTensorType>(weight.getType()).getRank() - 1;
  Count channels = context.getDim(weight, channelDim);
  if (!channels.isConstant())
    channels = context.getDim(op.getInput(), channelDim);
  Count outputs = context.getNumElements(output);
  addMultiplyAdds(*macs, /*isMatrix=*/true,
                  outputs * multiplyKernel(windows) * channels, work);
  addConvCasts(op, *macs, outputs, work);
  Count planes = context.getDim(output, 0) * channels;
  setUsefulWork(op.getInput(), windows, planes,
                context.getDim(output, channelDim) * Count(2), context, work);
  addConvNest(op, windows, channels, context, work);
  return success();
}

/// Adds the loops n, oh, ow, c, m, kh, kw, and the accesses. Channel c*M + m of
/// the result belongs to channel c of the input.
static void addDepthwiseNest(DepthwiseConv2DOp op, ArrayRef<TosaWindow> windows,
                             WorkContext &context, Work &work) {
  Value weight = op.getWeight();
  Count multiplier = context.getDim(weight, 3);
  std::optional<int64_t> constant = multiplier.tryInt64();
  ConvNest nest(context, op->getContext(), work);
  SpatialIndices spatial;
  AffineExpr n = nest.add(context.getDim(op.getOutput(), 0));
  addOutputLoops(windows, nest, spatial);
  AffineExpr c = nest.add(context.getDim(weight, 2)), m = nest.add(multiplier);
  addKernelLoops(windows, nest, spatial);
  // If M is unknown, the index into the result is not affine; the op is then
  // not tiled.
  AffineExpr channel = c * constant.value_or(1) + m;
  nest.readInput(op.getInput(), join(n, spatial.inputs, c),
                 countInputElements(op, windows, context));
  nest.read(weight, {spatial.kernel[0], spatial.kernel[1], c, m});
  nest.readBias(op.getBias(), channel);
  readZeroPoints(op, context, work);
  nest.write(op.getOutput(), join(n, spatial.outputs, channel),
             op.getAccType());
}

/// Computes the work of a depthwise convolution, class vector (R7): every one
/// of the C*M channels sums K products, starting from zero, and the bias is
/// added afterwards.
///   vector = 2 * N*H*W*C*M * K + N*H*W*C*M
static LogicalResult computeConv(DepthwiseConv2DOp op, WorkContext &context,
                                 Work &work) {
  auto macs = getConvMultiplyAdd(op);
  if (!macs)
    return failure();
  auto windows = getWindows(op, context);
  if (!areSane(windows))
    return failure();
  Value output = op.getOutput();
  Count multiplier = context.getDim(op.getWeight(), 3);
  Count channels = context.getDim(op.getWeight(), 2);
  // The op's verifier computes C*M in 64 bits and lets others through.
  Count all = channels * multiplier, written = context.getDim(output, 3);
  if (all.isConstant() && written.isConstant() && all != written)
    return failure();
  Count outputs = context.getNumElements(output);
  Type result = getTosaScalar(output);
  addMultiplyAdds(*macs, /*isMatrix=*/false, outputs * multiplyKernel(windows),
                  work);
  addCosts(getCastCosts(macs->accumulator, result), outputs, work);
  Type bias = getTosaScalar(op.getBias());
  if (bias != result)
    addCosts(TosaCost{WorkClass::Other, bias, 1}, outputs, work);
  addCosts(TosaCost{getArithmeticClass(result), result, 1}, outputs, work);
  setUsefulWork(op.getInput(), windows, context.getDim(output, 0) * channels,
                multiplier * Count(2), context, work);
  addDepthwiseNest(op, windows, context, work);
  return success();
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Returns the extent of a dim of a convolution's result.
template <typename OpTy>
static std::optional<Count> getConvDim(OpTy op, WorkContext &context,
                                       int64_t dim) {
  if (!areRanked(op))
    return std::nullopt;
  bool isDepthwise = isa<DepthwiseConv2DOp>(op);
  Value weight = op.getWeight();
  int64_t rank = cast<RankedTensorType>(op.getOutput().getType()).getRank();
  if (dim == 0)
    return context.getDim(op.getInput(), 0);
  if (dim == rank - 1) {
    Count channels = context.getDim(weight, isDepthwise ? 2 : 0);
    return isDepthwise ? channels *= context.getDim(weight, 3) : channels;
  }
  TosaWindow window = getConvWindow(op, dim - 1, context);
  if (!areSane(window))
    return std::nullopt;
  return countOutputs(window);
}

namespace {
template <typename OpTy>
struct TosaConvModel : RepeatedModel<TosaConvModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeConv(cast<OpTy>(op), context, work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getConvDim(cast<OpTy>(op), context, dim);
  }
};
} // namespace

void roofline::attachTosaConvModels(MLIRContext *context) {
  attachModels<TosaConvModel, Conv2DOp, Conv3DOp, DepthwiseConv2DOp>(context);
  attachTosaTransposeConvModels(context);
}
