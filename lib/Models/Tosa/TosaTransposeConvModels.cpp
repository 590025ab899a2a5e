//===- TosaTransposeConvModels.cpp - Work of tosa.transpose_conv2d --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaConvNest.h"
#include "TosaWindow.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

namespace {
/// One dim of a transposed convolution: input i adds its product with tap k to
/// output s*i + k + padBefore, if that exists.
struct TransposedWindow {
  Count input, outputs, kernel;
  int64_t stride, padBefore;

  /// Returns the taps that one position of the equivalent convolution of stride
  /// 1 sums per output channel: the kernel is divided into s parts and padded
  /// with zeros.
  Count countTaps() const { return countCeilDiv(kernel, stride); }
  /// Returns the number of positions of that convolution; with stride 1 it is
  /// the extent of the result.
  Count countPositions(bool isStrided) const {
    return isStrided ? input + countTaps() - 1 : outputs;
  }
  /// Returns the number of pairs (i, k) with an output, or nullopt if it is
  /// unknown.
  std::optional<Count> countUseful() const {
    if (padBefore == INT64_MIN) // It can't be negated.
      return std::nullopt;
    TosaWindow window{outputs, input, kernel};
    window.stride = stride;
    window.padBefore = -padBefore;
    window.padAfter =
        1; // Only outputs are counted, so its value is irrelevant.
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

/// Sets the useful work: that of the pairs of an input and a tap that have an
/// output.
static void setTransposedUsefulWork(ArrayRef<TransposedWindow> windows,
                                    const Count &macsPerPair,
                                    const Count &biasFlops, Work &work) {
  auto height = windows[0].countUseful(), width = windows[1].countUseful();
  work.contractions->usefulMacs = std::nullopt;
  if (height && width)
    work.contractions->usefulMacs = *height * *width * macsPerPair;
  if (work.terms.getFlops().isZero())
    return;
  work.usefulFlopsUnknown = !height || !width;
  if (work.usefulFlopsUnknown)
    work.notes.push_back("padded taps can't be told apart");
  else
    work.usefulFlops = *work.contractions->usefulMacs * Count(2) + biasFlops;
  if (DerivationLog *log = DerivationLog::get(); log && work.usefulFlops) {
    DerivedCount useful = *height;
    useful = useful * *width * macsPerPair * 2 + biasFlops;
    log->add({"", "multiply-adds of an input and a tap", "", macsPerPair, "",
              "types"});
    log->add({"useful_flops", "of these in TOSA's definition", useful.getText(),
              useful.get(), "FLOP", "R9"});
  }
}

/// Adds the loops n, the positions y and x, f, with strides the offset (ry, rx)
/// between two positions, the kernel, c, and the accesses: each position sums a
/// window of the padded input for each offset.
static void addTransposedNest(TransposeConv2DOp op, bool isStrided,
                              ArrayRef<TransposedWindow> windows,
                              WorkContext &context, Work &work) {
  ConvNest nest(context, op->getContext(), work);
  SmallVector<AffineExpr, 2> positions, outputs, kernel, inputs;
  AffineExpr n = nest.add(context.getDim(op.getOutput(), 0));
  for (const TransposedWindow &window : windows)
    positions.push_back(nest.add(window.countPositions(isStrided)));
  AffineExpr f = nest.add(context.getDim(op.getWeight(), 0));
  for (auto [window, position] : llvm::zip_equal(windows, positions)) {
    AffineExpr place = nest.add(isStrided ? window.stride : 1);
    outputs.push_back(isStrided
                          ? position * window.stride + place + window.padBefore
                          : position);
    kernel.push_back(place);
  }
  for (auto [window, position, tap] :
       llvm::zip_equal(windows, positions, kernel)) {
    Count taps = window.countTaps();
    AffineExpr step = nest.add(taps, /*isReduction=*/true);
    int64_t padding = 1 - taps.tryInt64().value_or(1);
    if (!isStrided && llvm::SubOverflow(padding, window.padBefore, padding))
      padding = 0; // No input is that large.
    inputs.push_back(position + step + padding);
    tap = tap + step * window.stride;
  }
  AffineExpr c =
      nest.add(context.getDim(op.getWeight(), 3), /*isReduction=*/true);
  nest.read(op.getInput(), join(n, inputs, c));
  nest.read(op.getWeight(), join(f, kernel, c));
  nest.readBias(op.getBias(), f);
  readZeroPoints(op, context, work);
  nest.write(op.getOutput(), join(n, outputs, f), op.getAccType());
}

/// Computes the work as upstream decomposes the op
/// (tosa-optional-decompositions). With stride 1 it is a convolution of the
/// input padded by K-1 on each side:
///   matrix = 2 * N*OH*OW*F * KH*KW*C
/// With strides sy, sx the kernel is padded with zeros to multiples of them and
/// split into sy*sx kernels with KH' = ceil(KH/sy), KW' = ceil(KW/sx) taps,
/// which are applied together; the bias is added afterwards:
///   matrix = 2 * N*(IH+KH'-1)*(IW+KW'-1) * sy*sx*F * KH'*KW'*C
///   vector = N*OH*OW*F
/// The useful part is 2 * C*F * N * pairs(H) * pairs(W), where pairs counts the
/// inputs i and taps k with an output: the multiply-adds in TOSA's definition.
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
  setTransposedUsefulWork(windows, images * channels * filters,
                          isStrided ? outputs : Count(0), work);
  addTransposedNest(op, isStrided, windows, context, work);
  return success();
}

/// Returns the extent of a result dim: (I - 1)*s + padding + K for the spatial
/// dims.
static std::optional<Count>
getTransposedDim(TransposeConv2DOp op, WorkContext &context, int64_t dim) {
  if (!areRanked(op))
    return std::nullopt;
  if (dim == 0 || dim == 3)
    return context.getDim(dim == 0 ? op.getInput() : op.getWeight(), 0);
  Count size = context.getDim(op.getInput(), dim) - 1;
  size *= Count(op.getStride()[dim - 1]);
  size += Count(op.getOutPad()[2 * dim - 2]);
  size += Count(op.getOutPad()[2 * dim - 1]);
  return countMax(0, size += context.getDim(op.getWeight(), dim));
}

namespace {
struct TransposeConvModel
    : RepeatedModel<TransposeConvModel, TransposeConv2DOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeTransposed(cast<TransposeConv2DOp>(op), context, work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getTransposedDim(cast<TransposeConv2DOp>(op), context, dim);
  }
};
} // namespace

void roofline::attachTosaTransposeConvModels(MLIRContext *context) {
  attachModels<TransposeConvModel>(context);
}
