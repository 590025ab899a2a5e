//===- FamilyReductions.cpp - Reductions and windows --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"
#include "FamilyWindows.h"

#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Reads windows over the dims of `input`, or over its last ones, as many as
/// the sizes that the op has; there are as many positions as in `output`.
static LogicalResult makeWindows(const OpKeys &keys, Value input, Value output,
                                 WorkContext &context,
                                 SmallVectorImpl<SlidingWindow> &windows) {
  SmallVector<int64_t> sizes;
  if (failed(keys.readInts("sizes", sizes)))
    return failure();
  int64_t rank = getTensorRank(input), leading = rank - int64_t(sizes.size());
  if (rank < 0 || leading < 0 || getTensorRank(output) != rank ||
      (leading > 0 && !keys.has("pads")))
    return keys.fail("expected a window of rank " + Twine(rank) +
                     ", that of operand and result, got " +
                     Twine(sizes.size()));
  windows.resize(rank);
  for (auto [dim, window] : llvm::enumerate(windows)) {
    window.input = context.getDim(input, dim);
    window.outputs = context.getDim(output, dim);
    int64_t size = int64_t(dim) < leading ? 1 : sizes[dim - leading];
    if (size < 1)
      return keys.fail("expected sizes of 1 or more, got " + Twine(size));
    window.kernel = size;
  }
  return readWindows(keys, MutableArrayRef(windows).drop_front(leading));
}

/// Tensors that are reduced: the first of the operands, as many as results; the
/// rest are what they start from. If results are written into operands, those
/// before them that have the rank of the first.
static unsigned countReduced(Operation *op, bool hasInits) {
  if (!hasInits)
    return op->getNumResults();
  unsigned number = 0;
  for (Value operand : op->getOperands()) {
    if (getTensorRank(operand) != getTensorRank(op->getOperand(0)))
      break;
    ++number;
  }
  return number;
}

static LogicalResult checkReduced(Operation *op, std::string &why) {
  if (failed(checkShape(op, 1, why)))
    return failure();
  if (op->getNumOperands() >= op->getNumResults() &&
      llvm::all_of(op->getOperands().take_front(op->getNumResults()),
                   [](Value value) { return getTensorRank(value) >= 0; }) &&
      llvm::all_of(op->getResults(),
                   [](Value value) { return getTensorRank(value) >= 0; }))
    return success();
  why = "expected a tensor for each result";
  return failure();
}

/// Adds `executions` of what combines two elements: the body of the op, or the
/// costs that the model has.
static LogicalResult addCombinations(WorkContext &context, Operation *op,
                                     DictionaryAttr keys,
                                     const Count &executions, Work &work,
                                     std::string &why) {
  if (op->getNumRegions() == 0)
    return addElementCosts(keys, op->getOperand(0).getType(), executions, work,
                           why);
  addBodyWork(context, op->getRegions().back(), executions, work);
  return success();
}

namespace {
class ReductionFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkReduced(op, why)))
      return failure();
    FailureOr<SmallVector<int64_t>> kept = getKept(op, why);
    if (failed(kept))
      return failure();
    Value input = op->getOperand(0);
    addLoops(context, input, work);
    for (auto [dim, loop] : llvm::enumerate(work.loops))
      loop.isReduction = !llvm::is_contained(*kept, int64_t(dim));
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(work.loops.size(), op->getContext());
    unsigned numReduced = countReduced(op, getInt("inits", 0) > 0);
    for (Value operand : op->getOperands().take_front(numReduced))
      addWholeRead(context, operand, work, identity);
    for (Value start : op->getOperands().drop_front(numReduced))
      readInit(context, start, work);
    auto loops = llvm::map_to_vector(
        *kept, [](int64_t dim) { return static_cast<unsigned>(dim); });
    for (Value result : op->getResults())
      addWholeWrite(context, result, work,
                    makeLoopMap(op->getContext(), work, loops));
    return addCombinations(context, op, keys, context.getNumElements(input),
                           work, why);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    std::string why;
    if (failed(checkReduced(op, why)))
      return std::nullopt;
    FailureOr<SmallVector<int64_t>> kept = getKept(op, why);
    if (failed(kept))
      return std::nullopt;
    return context.getDim(op->getOperand(0), (*kept)[dim]);
  }

private:
  /// The dims of a result in terms of those of an operand: either those that
  /// are left, or all, those reduced of size 1.
  FailureOr<SmallVector<int64_t>> getKept(Operation *op,
                                          std::string &why) const {
    int64_t rank = getTensorRank(op->getOperand(0));
    SmallVector<int64_t> reduced;
    if (failed(at(op, why).readDims("dims", rank, reduced)))
      return failure();
    SmallVector<int64_t> kept = getOtherDims(rank, reduced, {});
    for (Value result : op->getResults())
      if (getTensorRank(result) != int64_t(kept.size()))
        return at(op, why).fail("expected results of rank " +
                                Twine(kept.size()) + ", got " +
                                Twine(getTensorRank(result)));
    return kept;
  }
};

class WindowFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkReduced(op, why)))
      return failure();
    Value input = op->getOperand(0), result = op->getResult(0);
    SmallVector<SlidingWindow, 3> windows;
    if (failed(makeWindows(at(op, why), input, result, context, windows)))
      return failure();
    WindowWork taps = countWindows(windows);
    if (failed(
            addCombinations(context, op, this->keys, taps.executed, work, why)))
      return failure();
    setUsefulTaps(taps, work);
    for (Value operand : op->getOperands().take_front(op->getNumResults()))
      addRead(makeAccess(operand, taps.touched), work);
    for (Value start : op->getOperands().drop_front(op->getNumResults()))
      readInit(context, start, work);
    addResultWrites(context, op, work);
    auto each = this->keys.getAs<DictionaryAttr>("each");
    if (!each)
      return success();
    Count flops = work.terms.getFlops();
    LogicalResult isAdded = addElementCosts(
        each, input.getType(), context.getNumElements(result), work, why);
    if (work.usefulFlops)
      *work.usefulFlops += work.terms.getFlops() - flops;
    return isAdded;
  }
};

/// Selects an element in each window of operand 0, and combines the element of
/// operand 1 for the window with that of the result in its place.
class SelectScatterFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkTensors(op, 2, why)))
      return failure();
    if (op->getNumRegions() != 2)
      return at(op, why).fail("expected regions that select and scatter");
    FailureOr<WindowWork> taps = readTaps(op, context, why);
    if (failed(taps))
      return failure();
    Value source = op->getOperand(1);
    Count windows = context.getNumElements(source);
    // A window of n elements is compared n - 1 times.
    addBodyWork(context, op->getRegion(0), taps->executed - windows, work);
    bool isAll = taps->useful && *taps->useful == taps->executed;
    work.usefulFlopsUnknown = !isAll && !work.terms.getFlops().isZero();
    addBodyWork(context, op->getRegion(1), windows, work);
    addRead(makeAccess(op->getOperand(0), taps->touched), work);
    addWholeRead(context, source, work);
    addWholeWrite(context, op->getResult(0), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    return getOperandDim(op, context, 0, dim);
  }

private:
  FailureOr<WindowWork> readTaps(Operation *op, WorkContext &context,
                                 std::string &why) const {
    Value input = op->getOperand(0), source = op->getOperand(1);
    SmallVector<SlidingWindow, 3> windows;
    if (failed(makeWindows(at(op, why), input, source, context, windows)))
      return failure();
    return countWindows(windows);
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeSelectScatterModel(DictionaryAttr keys) {
  return std::make_unique<SelectScatterFamily>(keys);
}

std::unique_ptr<OpModel> roofline::makeReductionModel(DictionaryAttr keys) {
  return std::make_unique<ReductionFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeWindowModel(DictionaryAttr keys) {
  return std::make_unique<WindowFamily>(keys);
}
