//===- TosaConvModels.cpp - Work of tosa's convolutions -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Letters: N images, C input channels, F output channels, H and W (and D)
// spatial extents, K taps. What is executed is what upstream's lowering to
// linalg executes, padded taps included; useful FLOPs leave them out (R9).
//
//===----------------------------------------------------------------------===//

#include "TosaMultiplyAdd.h"
#include "TosaUtils.h"
#include "TosaWindow.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// The windows of a convolution over the dims of `input` from 1, with the
/// kernel in the dims of `weight` from `firstKernelDim`.
template <typename OpTy>
static SmallVector<TosaWindow, 3> getWindows(OpTy op, int64_t firstKernelDim,
                                             WorkContext &context) {
  SmallVector<TosaWindow, 3> windows;
  for (auto [dim, stride] : llvm::enumerate(op.getStride())) {
    TosaWindow window;
    window.input = context.getDim(op.getInput(), dim + 1);
    window.kernel = context.getDim(op.getWeight(), firstKernelDim + dim);
    window.stride = stride;
    window.dilation = op.getDilation()[dim];
    window.padBefore = op.getPad()[2 * dim];
    window.padAfter = op.getPad()[2 * dim + 1];
    window.outputs = context.getDim(op.getOutput(), dim + 1);
    windows.push_back(std::move(window));
  }
  return windows;
}

/// The verifier leaves unusual attributes alone where the shapes are dynamic.
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

/// Adds the reads of a convolution: of the input what the windows touch.
template <typename OpTy>
static void addConvAccesses(OpTy op, const CountRange &touched,
                            WorkContext &context, Work &work) {
  Value input = op.getInput();
  int64_t rank = cast<RankedTensorType>(input.getType()).getRank();
  Count planes = context.getDim(input, 0) * context.getDim(input, rank - 1);
  CountRange elements = touched;
  elements *= planes;
  addRead(input, elements, work);
  for (Value operand : op->getOperands().drop_front())
    addWholeRead(context, operand, work);
  addWholeWrite(context, op.getOutput(), work);
}

/// Widening of the bias to the accumulator, for `accumulators` of them, and the
/// cast of the results.
template <typename OpTy>
static void addConvCasts(OpTy op, const MultiplyAdd &macs,
                         const Count &accumulators, Work &work) {
  Type bias = getTosaScalar(op.getBias());
  Type output = getTosaScalar(op.getOutput());
  if (bias != macs.accumulator)
    addCosts(TosaCost{WorkClass::Other, bias, 1}, accumulators, work);
  addCosts(getCastCosts(macs.accumulator, output), accumulators, work);
}

template <typename OpTy>
static std::optional<MultiplyAdd> getConvMultiplyAdd(OpTy op) {
  MultiplyAdd macs =
      getMultiplyAdd(op.getInput(), op.getWeight(), op.getAccType(),
                     op.getInputZp(), op.getWeightZp());
  if (!areTensorsRanked(op) || !macs.isValid() ||
      !getTosaScalar(op.getBias()) || !getTosaScalar(op.getOutput()))
    return std::nullopt;
  return macs;
}

/// conv2d and conv3d, class matrix (R7): every output sums K*C products, from
/// the bias on.
///   matrix = 2 * N*H*W*F * K*C
template <typename OpTy>
static LogicalResult computeConv(OpTy op, WorkContext &context, Work &work) {
  auto macs = getConvMultiplyAdd(op);
  if (!macs)
    return failure();
  auto windows = getWindows(op, /*firstKernelDim=*/1, context);
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
  if (isa<FloatType>(macs->accumulator))
    setUsefulFlops(op.getInput(), windows, context.getDim(output, 0) * channels,
                   context.getDim(output, channelDim) * Count(2), context,
                   work);
  addConvAccesses(op, countTouched(windows), context, work);
  return success();
}

/// Depthwise, class vector (R7): every one of the C*M channels sums K products
/// from zero on, and the bias is added after.
///   vector = 2 * N*H*W*C*M * K + N*H*W*C*M
static LogicalResult computeDepthwise(DepthwiseConv2DOp op,
                                      WorkContext &context, Work &work) {
  auto macs = getConvMultiplyAdd(op);
  if (!macs)
    return failure();
  auto windows = getWindows(op, /*firstKernelDim=*/0, context);
  if (!areSane(windows))
    return failure();
  Value output = op.getOutput();
  Count outputs = context.getNumElements(output);
  Type result = getTosaScalar(output);
  addMultiplyAdds(*macs, /*isMatrix=*/false, outputs * multiplyKernel(windows),
                  work);
  addCosts(getCastCosts(macs->accumulator, result), outputs, work);
  Type bias = getTosaScalar(op.getBias());
  if (bias != result)
    addCosts(TosaCost{WorkClass::Other, bias, 1}, outputs, work);
  addCosts(TosaCost{getArithmeticClass(result), result, 1}, outputs, work);
  Count multiplier = context.getDim(op.getWeight(), 3);
  Count channels = context.getDim(op.getWeight(), 2);
  if (isa<FloatType>(macs->accumulator))
    setUsefulFlops(op.getInput(), windows, context.getDim(output, 0) * channels,
                   multiplier * Count(2), context, work);
  addConvAccesses(op, countTouched(windows), context, work);
  return success();
}

//===----------------------------------------------------------------------===//
// Transposed convolution
//===----------------------------------------------------------------------===//

namespace {
/// One dim of a transposed convolution: input i adds its product with tap k to
/// output s*i + k + padBefore, if there is one.
struct TransposedWindow {
  Count input, outputs, kernel;
  int64_t stride, padBefore;

  /// Taps per output channel that one position of the convolution without
  /// stride sums up: the kernel in s parts, filled up with zeros.
  Count countTaps() const { return countCeilDiv(kernel, stride); }
  /// Its positions. With stride 1 that is what the result has.
  Count countPositions(bool isStrided) const {
    return isStrided ? input + countTaps() - 1 : outputs;
  }
  /// Pairs (i, k) with an output.
  std::optional<Count> countUseful() const {
    TosaWindow window{outputs, input, kernel};
    window.stride = stride;
    window.padBefore = -padBefore;
    window.padAfter = 1; // Whatever it is, the outputs are looked at.
    return countUsefulTaps(window);
  }
};
} // namespace

static SmallVector<TransposedWindow, 2>
getTransposedWindows(TransposeConv2DOp op, WorkContext &context) {
  SmallVector<TransposedWindow, 2> windows;
  for (int64_t dim : {0, 1})
    windows.push_back({context.getDim(op.getInput(), dim + 1),
                       context.getDim(op.getOutput(), dim + 1),
                       context.getDim(op.getWeight(), dim + 1),
                       op.getStride()[dim], op.getOutPad()[2 * dim]});
  return windows;
}

/// Useful FLOPs: what the pairs of an input and a tap need that have an output.
static void setTransposedUsefulFlops(ArrayRef<TransposedWindow> windows,
                                     const Count &flopsPerPair,
                                     const Count &biasFlops, Work &work) {
  auto height = windows[0].countUseful(), width = windows[1].countUseful();
  work.usefulFlopsUnknown = !height || !width;
  if (work.usefulFlopsUnknown)
    work.notes.push_back("padded taps can't be told apart");
  else
    work.usefulFlops = *height * *width * flopsPerPair + biasFlops;
}

/// As upstream decomposes it (tosa-optional-decompositions). With stride 1 it
/// is a convolution of the input padded by K-1 on each side:
///   matrix = 2 * N*OH*OW*F * KH*KW*C
/// With strides sy, sx the kernel is filled up with zeros to multiples of them
/// and split into sy*sx kernels with KH' = ceil(KH/sy), KW' = ceil(KW/sx) taps,
/// all at once; the bias is added after:
///   matrix = 2 * N*(IH+KH'-1)*(IW+KW'-1) * sy*sx*F * KH'*KW'*C
///   vector = N*OH*OW*F
/// Of these, 2 * C*F * N * pairs(H) * pairs(W) are useful, where pairs counts
/// the inputs i and taps k with an output: the multiply-adds in TOSA's
/// definition.
static LogicalResult computeTransposed(TransposeConv2DOp op,
                                       WorkContext &context, Work &work) {
  auto macs = getConvMultiplyAdd(op);
  ArrayRef<int64_t> strides = op.getStride();
  if (!macs || llvm::any_of(strides, [](int64_t s) { return s <= 0; }))
    return failure();
  bool isStrided = strides[0] != 1 || strides[1] != 1;
  auto windows = getTransposedWindows(op, context);
  Count images = context.getDim(op.getOutput(), 0);
  Count channels = context.getDim(op.getWeight(), 3);
  Count filters = context.getDim(op.getWeight(), 0);
  Count accumulators = images * filters, taps = 1;
  for (const TransposedWindow &window : windows) {
    accumulators *= window.countPositions(isStrided);
    if (isStrided)
      accumulators *= window.stride;
    taps *= window.countTaps();
  }
  addMultiplyAdds(*macs, /*isMatrix=*/true, accumulators * taps * channels,
                  work);
  addConvCasts(op, *macs, accumulators, work);
  Count outputs = context.getNumElements(op.getOutput());
  Type result = getTosaScalar(op.getOutput());
  if (isStrided)
    addCosts(TosaCost{getArithmeticClass(result), result, 1}, outputs, work);
  if (isa<FloatType>(macs->accumulator))
    setTransposedUsefulFlops(windows, images * channels * filters * Count(2),
                             isStrided ? outputs : Count(0), work);
  addOperandReads(context, op, work);
  addResultWrites(context, op, work);
  return success();
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Extent of a dim of a convolution's result.
template <typename OpTy>
static std::optional<Count> getConvDim(OpTy op, WorkContext &context,
                                       int64_t dim) {
  if (!areTensorsRanked(op))
    return std::nullopt;
  bool isDepthwise = isa<DepthwiseConv2DOp>(op);
  Value weight = op.getWeight();
  int64_t rank = cast<RankedTensorType>(op.getOutput().getType()).getRank();
  if (dim == 0)
    return context.getDim(op.getInput(), 0);
  if (dim == rank - 1)
    return isDepthwise ? context.getDim(weight, 2) * context.getDim(weight, 3)
                       : context.getDim(weight, 0);
  TosaWindow window;
  window.input = context.getDim(op.getInput(), dim);
  window.kernel = context.getDim(weight, isDepthwise ? dim - 1 : dim);
  window.stride = op.getStride()[dim - 1];
  window.dilation = op.getDilation()[dim - 1];
  window.padBefore = op.getPad()[2 * dim - 2];
  window.padAfter = op.getPad()[2 * dim - 1];
  if (!areSane(window))
    return std::nullopt;
  return countOutputs(window);
}

/// (I - 1)*s + padding + K for the spatial dims.
static std::optional<Count> getConvDim(TransposeConv2DOp op,
                                       WorkContext &context, int64_t dim) {
  if (!areTensorsRanked(op))
    return std::nullopt;
  if (dim == 0 || dim == 3)
    return context.getDim(dim == 0 ? op.getInput() : op.getWeight(), 0);
  return countMax(0, (context.getDim(op.getInput(), dim) - 1) *
                             Count(op.getStride()[dim - 1]) +
                         Count(op.getOutPad()[2 * dim - 2]) +
                         Count(op.getOutPad()[2 * dim - 1]) +
                         context.getDim(op.getWeight(), dim));
}

/// One overload per op.
static LogicalResult compute(Conv2DOp op, WorkContext &context, Work &work) {
  return computeConv(op, context, work);
}
static LogicalResult compute(Conv3DOp op, WorkContext &context, Work &work) {
  return computeConv(op, context, work);
}
static LogicalResult compute(DepthwiseConv2DOp op, WorkContext &context,
                             Work &work) {
  return computeDepthwise(op, context, work);
}
static LogicalResult compute(TransposeConv2DOp op, WorkContext &context,
                             Work &work) {
  return computeTransposed(op, context, work);
}

namespace {
template <typename OpTy>
struct TosaConvModel
    : WorkOpInterface::ExternalModel<TosaConvModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return compute(cast<OpTy>(op), context, work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getConvDim(cast<OpTy>(op), context, dim);
  }
};
} // namespace

void roofline::attachTosaConvModels(MLIRContext *context) {
  attachModels<TosaConvModel, Conv2DOp, Conv3DOp, DepthwiseConv2DOp,
               TransposeConv2DOp>(context);
}
