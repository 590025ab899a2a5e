//===- TosaPoolModels.cpp - Work of tosa's pooling ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"
#include "TosaWindow.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

template <typename OpTy>
static TosaWindow getWindow(OpTy op, int64_t dim, WorkContext &context) {
  TosaWindow window;
  window.input = context.getDim(op.getInput(), dim + 1);
  window.kernel = op.getKernel()[dim];
  window.stride = op.getStride()[dim];
  window.padBefore = op.getPad()[2 * dim];
  window.padAfter = op.getPad()[2 * dim + 1];
  return window;
}

template <typename OpTy>
static bool isSane(OpTy op) {
  auto isPositive = [](int64_t value) { return value > 0; };
  return areRanked(op) && llvm::all_of(op.getKernel(), isPositive) &&
         llvm::all_of(op.getStride(), isPositive) &&
         llvm::all_of(op.getPad(), [](int64_t pad) { return pad >= 0; });
}

/// Adds the loops n, oh, ow, c, kh, kw, and the accesses.
template <typename OpTy>
static void addPoolNest(OpTy op, ArrayRef<TosaWindow> windows, Type accumulator,
                        WorkContext &context, Work &work) {
  addLoops(context, op.getOutput(), work);
  SmallVector<AffineExpr, 4> indices;
  for (unsigned dim : {0, 1, 2, 3})
    indices.push_back(getAffineDimExpr(dim, op->getContext()));
  for (auto [axis, window] : llvm::enumerate(windows)) {
    AffineExpr tap = getAffineDimExpr(work.loops.size(), op->getContext());
    work.loops.push_back({window.kernel, /*isReduction=*/true});
    indices[axis + 1] =
        indices[axis + 1] * window.stride + tap - window.padBefore;
  }
  CountRange touched = countTouched(windows);
  touched *= context.getDim(op.getOutput(), 0);
  touched *= context.getDim(op.getOutput(), 3);
  addRead(makeAccess(op.getInput(),
                     makeLoopMap(op->getContext(), work, indices), touched),
          work);
  for (Value zeroPoint : op->getOperands().drop_front())
    addSharedRead(context, zeroPoint, work);
  addWholeWrite(context, op.getOutput(), work,
                makeLoopMap(op->getContext(), work, {0u, 1u, 2u, 3u}));
  work.accesses.back().partialType = accumulator;
}

/// Adds `perTap` for each of the K = KH*KW taps of every output, including
/// padded ones, the useful FLOPs, which exclude these, and the accesses.
template <typename OpTy>
static void addPoolWork(OpTy op, ArrayRef<TosaCost> perTap,
                        ArrayRef<TosaCost> perOutput, Type accumulator,
                        WorkContext &context, Work &work) {
  Value output = op.getOutput();
  SmallVector<TosaWindow, 3> windows;
  Count taps = 1;
  for (int64_t dim : {0, 1}) {
    windows.push_back(getWindow(op, dim, context));
    windows.back().outputs = context.getDim(output, dim + 1);
    taps *= windows.back().kernel;
  }
  Count outputs = context.getNumElements(output);
  addCosts(perTap, outputs * taps, work);
  addCosts(perOutput, outputs, work);
  Count planes = context.getDim(output, 0);
  planes *= context.getDim(output, 3);
  Count flopsPerTap;
  for (const TosaCost &cost : perTap)
    if (cost.workClass == WorkClass::Vector)
      flopsPerTap += cost.count;
  setUsefulWork(op.getInput(), windows, planes, flopsPerTap, context, work);
  addPoolNest(op, windows, accumulator, context, work);
}

//===----------------------------------------------------------------------===//
// Max pooling
//===----------------------------------------------------------------------===//

/// Computes the work of a max pooling: a max per tap. Ignoring NaN takes a
/// comparison and a selection.
static LogicalResult computePool(MaxPool2dOp op, WorkContext &context,
                                 Work &work) {
  Type type = getTosaScalar(op.getInput());
  if (!type || !isSane(op))
    return failure();
  TosaCosts perTap = {{getArithmeticClass(type), type, 1}};
  if (isa<FloatType>(type) && op.getNanMode() == NanPropagationMode::IGNORE)
    perTap.push_back({WorkClass::Other, type, 2});
  addPoolWork(op, perTap, {}, type, context, work);
  return success();
}

//===----------------------------------------------------------------------===//
// Average pooling
//===----------------------------------------------------------------------===//

/// Returns the cost of an average of floats: the sum is divided by the number
/// of taps that are not padding, which is converted to float.
static TosaCosts getFloatAverageCosts(Type accumulator, Type result) {
  Type i32 = IntegerType::get(result.getContext(), 32);
  TosaCosts costs = {{WorkClass::Vector, accumulator, 1},
                     {WorkClass::Other, i32, 1}};
  if (isNarrower(result, accumulator))
    costs.push_back({WorkClass::Other, accumulator, 1});
  return costs;
}

/// Returns the cost of an average of integers. The division by n taps is an
/// `apply_scale` by
///   k = 32 - clz(n - 1), multiplier = ((2^30 + 1) << k) / n, shift = 30 + k,
/// all computed for every output. An input zero point adds a multiplication by
/// n and a subtraction, an output zero point an addition; then the result is
/// clamped.
static TosaCosts getIntAverageCosts(AvgPool2dOp op, Type result) {
  MLIRContext *context = op.getContext();
  Type i8 = IntegerType::get(context, 8), i32 = IntegerType::get(context, 32);
  Type i64 = IntegerType::get(context, 64);
  TosaCosts costs = getApplyScaleCosts(i32, i32, /*roundsTwice=*/false);
  costs.append({{WorkClass::Integer, i32, 3},   // n - 1, clz, 32 - clz
                {WorkClass::Integer, i64, 2},   // shl, div
                {WorkClass::Integer, i8, 1},    // 30 + k
                {WorkClass::Other, i32, 3},     // k and n widened, k truncated
                {WorkClass::Other, i64, 1},     // The multiplier truncated.
                {WorkClass::Integer, i32, 2}}); // max, min
  if (hasZeroPoint(op.getInputZp()))
    costs.push_back({WorkClass::Integer, i32, 2});
  if (hasZeroPoint(op.getOutputZp()))
    costs.push_back({WorkClass::Integer, i32, 1});
  if (isNarrower(result, i32))
    costs.push_back({WorkClass::Other, i32, 1});
  return costs;
}

/// Computes the work of an average pooling: an addition per tap in the
/// accumulator type, and the average.
static LogicalResult computePool(AvgPool2dOp op, WorkContext &context,
                                 Work &work) {
  Type input = getTosaScalar(op.getInput());
  Type result = getTosaScalar(op.getOutput());
  Type accumulator = getTosaScalar(op.getAccType());
  if (!input || !result || !accumulator || !isSane(op) ||
      isa<FloatType>(input) != isa<FloatType>(accumulator) ||
      (isa<IntegerType>(accumulator) && !accumulator.isInteger(32)))
    return failure();
  TosaCosts perTap = {{getArithmeticClass(accumulator), accumulator, 1}};
  if (input != accumulator)
    perTap.push_back({WorkClass::Other, input, 1});
  addPoolWork(op, perTap,
              isa<FloatType>(accumulator)
                  ? getFloatAverageCosts(accumulator, result)
                  : getIntAverageCosts(op, result),
              accumulator, context, work);
  return success();
}

namespace {
template <typename OpTy>
struct TosaPoolModel : RepeatedModel<TosaPoolModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computePool(cast<OpTy>(op), context, work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto pool = cast<OpTy>(op);
    if (!isSane(pool))
      return std::nullopt;
    if (dim == 0 || dim == 3)
      return context.getDim(pool.getInput(), dim);
    return countOutputs(getWindow(pool, dim - 1, context));
  }
};
} // namespace

void roofline::attachTosaPoolModels(MLIRContext *context) {
  attachModels<TosaPoolModel, AvgPool2dOp, MaxPool2dOp>(context);
}
