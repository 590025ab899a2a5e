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

/// Tensors that are reduced: the first of the operands, as many as results; the
/// rest are what they start from.
static LogicalResult checkReduced(Operation *op, std::string &why) {
  if (failed(checkShape(op, 1, 1, why)))
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
  addBodyWork(context, op, executions, work);
  return success();
}

static void readStartValues(WorkContext &context, Operation *op, Work &work) {
  for (Value operand : op->getOperands().drop_front(op->getNumResults()))
    if (getTensorRank(operand) != 0) // R14: like the scalar of a linalg.fill.
      addWholeRead(context, operand, work);
}

namespace {
class ReductionFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override;

private:
  /// The dims of a result in terms of those of an operand: either those that
  /// are left, or all, those reduced of size 1.
  FailureOr<SmallVector<int64_t>> getKept(Operation *op,
                                          std::string &why) const;
};

class WindowFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;
};
} // namespace

FailureOr<SmallVector<int64_t>>
ReductionFamily::getKept(Operation *op, std::string &why) const {
  int64_t rank = getTensorRank(op->getOperand(0));
  SmallVector<int64_t> reduced;
  if (failed(at(op, why).readDims("dims", rank, reduced)))
    return failure();
  SmallVector<int64_t> kept = getOtherDims(rank, reduced, {});
  for (Value result : op->getResults())
    if (getTensorRank(result) != int64_t(kept.size()))
      return at(op, why).fail("expected results of rank " + Twine(kept.size()) +
                              ", got " + Twine(getTensorRank(result)));
  return kept;
}

LogicalResult ReductionFamily::computeWork(Operation *op, WorkContext &context,
                                           Work &work, std::string &why) const {
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
  for (Value operand : op->getOperands().take_front(op->getNumResults()))
    addWholeRead(context, operand, work, identity);
  readStartValues(context, op, work);
  auto loops = llvm::map_to_vector(
      *kept, [](int64_t dim) { return static_cast<unsigned>(dim); });
  for (Value result : op->getResults())
    addWholeWrite(context, result, work,
                  makeLoopMap(op->getContext(), work, loops));
  return addCombinations(context, op, keys, context.getNumElements(input), work,
                         why);
}

std::optional<Count> ReductionFamily::getResultDim(Operation *op,
                                                   WorkContext &context,
                                                   unsigned,
                                                   int64_t dim) const {
  std::string why;
  if (failed(checkReduced(op, why)))
    return std::nullopt;
  FailureOr<SmallVector<int64_t>> kept = getKept(op, why);
  if (failed(kept))
    return std::nullopt;
  return context.getDim(op->getOperand(0), (*kept)[dim]);
}

LogicalResult WindowFamily::computeWork(Operation *op, WorkContext &context,
                                        Work &work, std::string &why) const {
  OpKeys keys = at(op, why);
  SmallVector<int64_t> sizes;
  if (failed(checkReduced(op, why)) || failed(keys.readInts("sizes", sizes)))
    return failure();
  Value input = op->getOperand(0), result = op->getResult(0);
  if (int64_t(sizes.size()) != getTensorRank(input) ||
      getTensorRank(result) != getTensorRank(input))
    return keys.fail(
        "expected a window of rank " + Twine(getTensorRank(input)) +
        ", that of operand and result, got " + Twine(sizes.size()));
  SmallVector<SlidingWindow, 3> windows(sizes.size());
  for (auto [dim, window] : llvm::enumerate(windows)) {
    window.input = context.getDim(input, dim);
    window.outputs = context.getDim(result, dim);
    if (sizes[dim] < 1)
      return keys.fail("expected sizes of 1 or more, got " + Twine(sizes[dim]));
    window.kernel = sizes[dim];
  }
  if (failed(readWindows(keys, windows)))
    return failure();
  WindowWork taps = countWindows(windows);
  if (failed(
          addCombinations(context, op, this->keys, taps.executed, work, why)))
    return failure();
  setUsefulTaps(taps, work);
  for (Value operand : op->getOperands().take_front(op->getNumResults()))
    addRead(makeAccess(operand, taps.touched), work);
  readStartValues(context, op, work);
  for (Value written : op->getResults())
    addWholeWrite(context, written, work);
  return success();
}

std::unique_ptr<OpModel> roofline::makeReductionModel(DictionaryAttr keys) {
  return std::make_unique<ReductionFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeWindowModel(DictionaryAttr keys) {
  return std::make_unique<WindowFamily>(keys);
}
