//===- ReuseDistances.cpp - What repeated runs find in caches -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReuseDistances.h"

#include "mlir/IR/TypeUtilities.h"
#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ProgramContext.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// An empty tensor is no storage: each op or loop that starts from it has its
/// own.
static Value joinReusedSource(Value value, Value sourceRoot) {
  Operation *maker = sourceRoot.getDefiningOp();
  if (getViewSource(value) || !maker || !isFree(maker) ||
      maker->hasTrait<OpTrait::ConstantLike>())
    return sourceRoot;
  Value loopResult = getLoopResult(value);
  return loopResult ? loopResult : value;
}

ReuseDistances::ReuseDistances(Operation *function, WorkContext &context,
                               StorageSizes &sizes)
    : function(function),
      roots([this](Value value) { return getSource(value); },
            joinReusedSource) {
  if (function->getNumRegions() != 1 || !function->getRegion(0).hasOneBlock())
    return;
  for (Operation &outer : function->getRegion(0).front()) {
    Step step;
    WalkResult walked = outer.walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto modelled = dyn_cast<WorkOpInterface>(op);
      if (modelled && !modelled.isFree())
        return failed(addOp(op, context, sizes, step)) ? WalkResult::interrupt()
                                                       : WalkResult::skip();
      bool isTransparent = modelled || isa<ExecutionOpInterface>(op) ||
                           isFree(op) || op->hasTrait<OpTrait::IsTerminator>();
      return isTransparent ? WalkResult::advance() : WalkResult::interrupt();
    });
    if (walked.wasInterrupted())
      return;
    if (!step.empty())
      steps.push_back(std::move(step));
  }
  isKnown = true;
  computeDistances();
}

/// An insertion that moves nothing leaves what it makes in its destination.
Value ReuseDistances::getSource(Value value) const {
  Value source = getStorageSource(value);
  return source || !idleOps.contains(value.getDefiningOp())
             ? source
             : getTiedInit(value);
}

/// Adds what `op` uses to its `step`: of the values of a step of one op all of
/// them, and of those of a loop all of what they are parts of.
LogicalResult ReuseDistances::addOp(Operation *op, WorkContext &context,
                                    StorageSizes &sizes, Step &step) {
  Work work;
  if (failed(cast<WorkOpInterface>(op).computeWork(context, work)) ||
      !work.extraTraffic.empty() || !work.unmodelled.empty())
    return failure();
  if (work.accesses.empty())
    idleOps.insert(op);
  for (const Access &access : work.accesses) {
    if (!isa<RankedTensorType, MemRefType>(access.value.getType()))
      continue;
    Value root = roots.getRoot(access.value);
    Value whole = op->getParentOp() == function ? access.value : root;
    if (!isa<RankedTensorType, MemRefType>(whole.getType()))
      return failure();
    std::optional<Count> bytes = sizes.getBytes(
        getElementTypeOrSelf(whole.getType()), context.getNumElements(whole));
    if (!bytes || !bytes->isConstant())
      return failure();
    Use &use = step[root];
    use.bytes = std::max(use.bytes, bytes->toDouble());
    if (access.reads && !use.reader && !use.writer)
      use.reader = op;
    if (access.writes && !use.writer)
      use.writer = op;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

namespace {
/// The storage that a program has touched last in each step [B], as a tree of
/// partial sums (Fenwick, "A new data structure for cumulative frequency
/// tables", 1994): with it distances take n log n steps (Bennett and Kruskal,
/// "LRU stack processing", 1975).
class LastTouched {
public:
  explicit LastTouched(size_t numSteps) : sums(numSteps + 1) {}
  void add(size_t step, double bytes) {
    for (++step; step < sums.size(); step += step & -step)
      sums[step] += bytes;
  }
  /// Of the steps from `begin` to before `end`.
  double sum(size_t begin, size_t end) const {
    return sumUpTo(end) - sumUpTo(begin);
  }

private:
  double sumUpTo(size_t end) const {
    double sum = 0;
    for (; end > 0; end -= end & -end)
      sum += sums[end];
    return sum;
  }

  SmallVector<double, 0> sums;
};
} // namespace

/// Runs the steps twice, so that each use has one before it. Between two uses
/// lie all of what the steps between touch, and half of what both steps do,
/// which pass over their data at one time. Each storage counts once.
void ReuseDistances::computeDistances() {
  struct Last {
    size_t time = 0;
    double bytes = 0, largestGap = 0;
    Use *writer = nullptr;
  };
  llvm::DenseMap<Value, Last> lasts;
  LastTouched touched(2 * steps.size());
  for (size_t time = 0; time < 2 * steps.size(); ++time) {
    Step &step = steps[time % steps.size()];
    SmallVector<std::pair<Last *, Use *>> before;
    double own = 0;
    for (auto &[root, use] : step)
      if (auto last = lasts.find(root); last != lasts.end())
        before.push_back({&last->second, &use});
      else
        own += use.bytes;
    llvm::stable_sort(before, [](const auto &left, const auto &right) {
      return left.first->time < right.first->time;
    });
    for (size_t begin = 0, end = 0; begin < before.size(); begin = end) {
      size_t since = before[begin].first->time;
      for (; end < before.size() && before[end].first->time == since; ++end)
        own += before[end].second->bytes;
      double distance = touched.sum(since + 1, time) +
                        (touched.sum(since, since + 1) + own) / 2;
      for (auto &[last, use] : ArrayRef(before).slice(begin, end - begin)) {
        use->sinceUsed = distance;
        last->largestGap = std::max(last->largestGap, distance);
        if (use->writer && last->writer)
          last->writer->untilWritten = last->largestGap;
      }
    }
    for (auto &[last, use] : before)
      touched.add(last->time, -last->bytes);
    for (auto &[root, use] : step) {
      Last &last = lasts[root];
      last.time = time;
      last.bytes = use.bytes;
      if (use.writer) {
        last.writer = &use;
        last.largestGap = 0;
      }
      touched.add(time, use.bytes);
    }
  }
  for (Step &step : steps)
    for (auto &[root, use] : step) {
      if (use.reader)
        addReuse(use.reader, {use.bytes, use.sinceUsed, /*isWrite=*/false});
      if (use.writer)
        addReuse(use.writer, {use.bytes, use.untilWritten, /*isWrite=*/true});
    }
}

void ReuseDistances::addReuse(Operation *op, const Reuse &reuse) {
  for (; op != function; op = op->getParentOp())
    reuses[op].push_back(reuse);
}

std::optional<SmallVector<Reuse, 0>>
ReuseDistances::getReuses(Operation *op) const {
  if (!isKnown)
    return std::nullopt;
  return reuses.lookup(op);
}

double ReuseDistances::getDistance(Operation *op) const {
  double largest = 0;
  if (auto known = reuses.find(op); known != reuses.end())
    for (const Reuse &reuse : known->second)
      largest = std::max(largest, reuse.distance);
  return largest;
}
