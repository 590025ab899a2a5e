//===- TosaResizeModels.cpp - Work of tosa.resize -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Model of tosa.resize: operations per element of the result, as in upstream's
// lowering. Its index arithmetic is in i32 and counts (R4). For each spatial
// dim of the input with an extent above 1:
//   position  i*d + offset, divided by n: quotient and remainder
//   nearest   1 added if the remainder is at least half of n, clamped
//   bilinear  the quotient and its successor, clamped, and the weights
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

namespace {
/// The type in which upstream computes, and the types that it reads and writes.
struct ResizeTypes {
  Type input, output, i32;
  bool isFloat() const { return isa<FloatType>(output); }
};
} // namespace

/// Returns true unless the extent is known to be 1.
static bool isResized(ResizeOp op, int64_t dim) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  return type.getDimSize(dim) != 1;
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

/// Returns the cost of nearest neighbour in one dim.
///   floats    integer 7: mul, add, div, rem, add, max, min; the remainder over
///             n is a float (a cast and that of a constant, a division),
///             compared, and used in a selection
///   integers  integer 9: mul, add, div, mul, sub, shl, add, max, min;
///             compared, and used in a selection
static TosaCosts getNearestCosts(const ResizeTypes &types) {
  if (types.isFloat())
    return {{WorkClass::Integer, types.i32, 7},
            {WorkClass::Other, types.i32, 2},
            {WorkClass::Vector, types.output, 1},
            {WorkClass::Other, types.output, 1}};
  return {{WorkClass::Integer, types.i32, 9}, {WorkClass::Other, types.i32, 2}};
}

/// Returns the index operations of bilinear interpolation with `numResized`
/// resized dims. In both dims the two neighbours are clamped (add, 2 max, 2
/// min). A resized dim also needs quotient and remainder: 4 operations with
/// floats (mul, add, div, rem) and 5 with integers (mul, add, div, mul, sub).
static int64_t countBilinearIndexOps(const ResizeTypes &types,
                                     int64_t numResized) {
  return 2 * 5 + numResized * (types.isFloat() ? 4 : 5);
}

/// Returns the cost of bilinear interpolation of floats: per resized dim a cast
/// and a division for the weight f. Interpolating a pair is a*(1 - f) + b*f, 4
/// operations: one or two pairs along x, and one along y.
static TosaCosts getFloatBilinearCosts(const ResizeTypes &types, bool resizesY,
                                       bool resizesX) {
  int64_t numResized = int64_t(resizesY) + int64_t(resizesX);
  int64_t flops = numResized + (resizesX ? 8 : 0) + (resizesY ? 4 : 0);
  return {
      {WorkClass::Vector, types.output, flops},
      {WorkClass::Integer, types.i32, countBilinearIndexOps(types, numResized)},
      {WorkClass::Other, types.i32, numResized}};
}

/// Returns the cost of bilinear interpolation of integers, in the type of the
/// result: 4 elements are widened; pairs along x take a*(n - f) + b*f, 4
/// operations each, or are scaled by n; the pair along y takes 4 operations or
/// is scaled. If the type is wider than i32, the weights of resized dims are
/// widened too; the scales are constants.
static TosaCosts getIntBilinearCosts(const ResizeTypes &types, bool resizesY,
                                     bool resizesX) {
  int64_t numResized = int64_t(resizesY) + int64_t(resizesX);
  int64_t pairOps = resizesX ? 8 : 2;
  TosaCosts costs = {{WorkClass::Integer, types.i32,
                      countBilinearIndexOps(types, numResized)}};
  costs.push_back(
      {WorkClass::Integer, types.output, pairOps + (resizesY ? 4 : 1)});
  if (types.input != types.output)
    costs.push_back({WorkClass::Other, types.input, 4});
  if (isNarrower(types.i32, types.output))
    costs.push_back({WorkClass::Other, types.i32, numResized});
  return costs;
}

//===----------------------------------------------------------------------===//
// Elements read
//===----------------------------------------------------------------------===//

/// Returns the number of distinct positions along one dim that the result
/// reads, by enumerating its extent. Returns an interval if scale, offset or
/// extents are unknown or the extent is larger than 65536.
static CountRange countTouchedAlong(ResizeOp op, int64_t dim,
                                    WorkContext &context) {
  Count input = context.getDim(op.getInput(), dim);
  Count output = context.getDim(op.getOutput(), dim);
  int64_t axis = dim - 1;
  auto n = getConstantShapeValue(op.getScale(), 2 * axis);
  auto d = getConstantShapeValue(op.getScale(), 2 * axis + 1);
  auto offset = getConstantShapeValue(op.getOffset(), axis);
  std::optional<int64_t> extent = input.tryInt64();
  std::optional<int64_t> outputs = output.tryInt64();
  constexpr int64_t maxOutputs = 1 << 16, maxValue = 1 << 30;
  if (outputs > maxOutputs)
    CutSearches::add(Search::Elements);
  if (!n || !d || !offset || !extent || !outputs || *outputs > maxOutputs ||
      *n <= 0 || *n > maxValue || *d <= 0 || *d > maxValue ||
      *offset < -maxValue || *offset > maxValue || *extent <= 0)
    return {countMin(1, input), input};
  bool isNearest = op.getMode() == ResizeMode::NEAREST_NEIGHBOR;
  llvm::SmallSet<int64_t, 16> touched;
  for (int64_t i = 0; i < *outputs; ++i) {
    int64_t position = i * *d + *offset;
    int64_t low = llvm::divideFloorSigned(position, *n);
    bool isUpper = 2 * (position - low * *n) >= *n;
    auto touch = [&](int64_t index) {
      touched.insert(std::clamp<int64_t>(index, 0, *extent - 1));
    };
    if (!isNearest || !isUpper)
      touch(low);
    if (!isNearest || isUpper)
      touch(low + 1);
  }
  return Count(int64_t(touched.size()));
}

static void addResizeAccesses(ResizeOp op, WorkContext &context, Work &work) {
  Value input = op.getInput();
  CountRange elements = context.getDim(input, 0);
  elements *= context.getDim(input, 3);
  for (int64_t dim : {1, 2}) {
    CountRange along = countTouchedAlong(op, dim, context);
    elements.lower *= along.lower;
    elements.upper *= along.upper;
  }
  addRead(input, elements, work);
  addWholeWrite(context, op.getOutput(), work);
  // The rows of a channel are reused if they stay; otherwise each tap is
  // fetched.
  bool isNearest = op.getMode() == ResizeMode::NEAREST_NEIGHBOR;
  Count rows = isNearest ? 1 : 2, taps = isNearest ? 1 : 4;
  work.residency = {getElementTypeOrSelf(input.getType()),
                    rows * context.getDim(input, 2) + 1,
                    taps * context.getNumElements(op.getOutput())};
}

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

/// Adds the work of broadcasting a single pixel. Bilinear interpolation of
/// integers first widens it and multiplies it by both scales, per element of
/// the input.
static void addPixelWork(ResizeOp op, const ResizeTypes &types,
                         WorkContext &context, Work &work) {
  if (types.isFloat() || op.getMode() == ResizeMode::NEAREST_NEIGHBOR)
    return;
  TosaCosts costs = {{WorkClass::Integer, types.output, 2}};
  if (types.input != types.output)
    costs.push_back({WorkClass::Other, types.input, 1});
  addCosts(costs, context.getNumElements(op.getInput()), work);
}

static void addResizeWork(ResizeOp op, const ResizeTypes &types,
                          WorkContext &context, Work &work) {
  bool resizesY = isResized(op, 1), resizesX = isResized(op, 2);
  if (!resizesY && !resizesX)
    return addPixelWork(op, types, context, work);
  Count outputs = context.getNumElements(op.getOutput());
  if (op.getMode() == ResizeMode::NEAREST_NEIGHBOR) {
    Count perDim = int64_t(resizesY) + int64_t(resizesX);
    addCosts(getNearestCosts(types), outputs * perDim, work);
    return;
  }
  addCosts(types.isFloat() ? getFloatBilinearCosts(types, resizesY, resizesX)
                           : getIntBilinearCosts(types, resizesY, resizesX),
           outputs, work);
}

namespace {
struct ResizeModel : RepeatedModel<ResizeModel, ResizeOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto resize = cast<ResizeOp>(op);
    ResizeTypes types{getTosaScalar(resize.getInput()),
                      getTosaScalar(resize.getOutput()),
                      IntegerType::get(op->getContext(), 32)};
    if (!types.input || !types.output ||
        isa<FloatType>(types.input) != types.isFloat())
      return failure();
    addResizeWork(resize, types, context, work);
    addResizeAccesses(resize, context, work);
    return success();
  }
  /// ((I - 1)*n - offset + border) / d + 1 for the spatial dims.
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto resize = cast<ResizeOp>(op);
    if (!isa<RankedTensorType>(resize.getInput().getType()))
      return std::nullopt;
    Count extent = context.getDim(resize.getInput(), dim);
    if (dim == 0 || dim == 3)
      return extent;
    int64_t axis = dim - 1;
    auto n = getConstantShapeValue(resize.getScale(), 2 * axis);
    auto d = getConstantShapeValue(resize.getScale(), 2 * axis + 1);
    auto offset = getConstantShapeValue(resize.getOffset(), axis);
    auto border = getConstantShapeValue(resize.getBorder(), axis);
    if (!n || !d || *d <= 0 || !offset || !border)
      return std::nullopt;
    return countFloorDiv(
               (extent - 1) * Count(*n) - Count(*offset) + Count(*border), *d) +
           1;
  }
};
} // namespace

void roofline::attachTosaResizeModels(MLIRContext *context) {
  attachModels<ResizeModel>(context);
}
