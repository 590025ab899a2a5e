//===- FunctionWalker.cpp - Work of one function -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Estimate/TilePredictor.h"
#include "roofline/Support/Derivation.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

void ModuleAnalysis::Impl::FunctionWalker::addUnmodelled(Operation *op) {
  StringRef name = op->getName().getStringRef();
  storage.addOpaqueOp(op, getStoragePlace());
  visitUntouched(op, /*isOpaque=*/true);
  impl.states[function].isIncomplete = true;
  impl.notifyUnmodelled(op, name);
}

/// True if the cost of one execution doesn't depend on that of all of them.
static bool hasManyEqualExecutions(const OpRecord &record, const Scope &scope) {
  return !scope.unbounded && scope.executions.isConstant() &&
         !scope.executions.isOne() && record.once.work.isStatic() &&
         !isa<CallOpInterface, LaunchOpInterface>(record.op);
}

void ModuleAnalysis::Impl::FunctionWalker::emit(OpRecord &record,
                                                const Scope &scope,
                                                Totals &totals) {
  bool wantsAll = wantsTotals || kernel || !impl.options.boundsOnly;
  if (!wantsAll && hasManyEqualExecutions(record, scope))
    return finish(record, totals);
  if (reuses && record.kernel) {
    // Its own, as are the uses of its operands.
    OpRecord own = record;
    own.memo = nullptr;
    own.kernel->reuses = reuses->getReuses(own.op);
    own.once.estimate.expectedSeconds.reset();
    return emitOnce(own, scope, totals);
  }
  emitOnce(record, scope, totals);
}

void ModuleAnalysis::Impl::FunctionWalker::emitOnce(OpRecord &record,
                                                    const Scope &scope,
                                                    Totals &totals) {
  // A counter may occur in the work even if its loop has one iteration.
  if (scope.isRepeated() || (scope.outer && !record.once.work.isStatic()))
    return record.memo ? emitScaled(OpRecord(record), scope, totals)
                       : emitScaled(std::move(record), scope, totals);
  if (runsOnce && !coldReads.empty())
    return emitCold(record, totals);
  addExpectedTime(record);
  finish(record, totals);
}

/// Adds a complete record to what it is a part of: a kernel or the function.
void ModuleAnalysis::Impl::FunctionWalker::finish(OpRecord &record,
                                                  Totals &totals) {
  if (wantsTotals || kernel)
    addRecord(record, totals);
  if (!kernel)
    return impl.notify(function, record);
  impl.countModelled();
  assert(!record.memo && "ops of kernels aren't shared");
  kernel->parts.push_back(std::move(record));
}

/// Traffic of all executions of the op of `record`: as the loops are written,
/// or, where that is not known, those of one execution, each cold.
LevelTraffics ModuleAnalysis::Impl::FunctionWalker::scaleLevels(
    const OpRecord &record, const Scope &scope, const ScaledWork &scaled) {
  const TargetDescription &target = impl.estimator->getTarget();
  LevelTraffics levels;
  if (record.sharesElements || !record.once.work.isStatic()) {
    levels = makeLevelTraffic(target, scaled.work);
  } else {
    levels = record.once.estimate.levels;
    for (LevelTraffic &level : levels)
      level.scale(scaled.executions);
  }
  if (outermostLoop && !scope.unbounded && !levels.empty() &&
      !scaled.executions.isZero()) {
    if (!loopTraffic && kernel && kernel->traffic.getKernel() == outermostLoop)
      loopTraffic = std::make_unique<LoopTraffic>(kernel->traffic, target);
    else if (!loopTraffic)
      loopTraffic = std::make_unique<LoopTraffic>(
          outermostLoop, target, sizes, context, impl.options.hypothesis);
    SmallVector<Operation *> ops;
    for (const OpRecord &part : record.parts)
      ops.push_back(part.op);
    if (ops.empty())
      ops.push_back(record.op);
    // Of the parts of a kernel, bounds depend on no other bytes.
    bool isLeastKnown = loopTraffic->refine(
        ops, levels, /*writtenOnly=*/kernel && impl.options.boundsOnly);
    if (!isLeastKnown && !record.sharesElements && !kernel && !scaled.isSum)
      limitToDistinct(record, scaled.executions, levels);
  }
  bool isKnown = record.once.work.isStatic() && scaled.executions.isConstant();
  if (impl.options.totals)
    for (auto [level, once] :
         llvm::zip_equal(levels, record.once.estimate.levels))
      // A schedule of all executions may do with less than each by itself.
      level.setInPlace(once, isKnown ? scaled.executions : Count(0));
  return levels;
}

/// The estimate of a part of a kernel, which has no time of its own (R27).
static Estimate makePartEstimate(LevelTraffics levels) {
  Estimate estimate;
  estimate.levels = std::move(levels);
  estimate.bound = Bound::unknown();
  return estimate;
}

/// Emits all executions of the op of `record`, which is for one.
void ModuleAnalysis::Impl::FunctionWalker::emitScaled(OpRecord &&record,
                                                      const Scope &scope,
                                                      Totals &totals) {
  record.memo = nullptr;
  addExpectedTime(record);
  CutSearches searches;
  DerivationLog::Scope steps(record.op, "sum");
  ScaledWork scaled = sumUp(record.once.work, scope);
  if (record.sharesElements)
    useAllTraffic(std::move(*allTraffic), record.once.work, scope.executions,
                  scaled);
  record.executions = scaled.executions;
  if (kernel && !scope.unbounded)
    kernel->traffic.setExecutions(record.op, scaled.executions, scaled.work);
  if (scope.unbounded) {
    record.unbounded = true;
    record.notes.push_back(unboundedNote.str());
  }
  Cost &all = record.repeated.emplace();
  if (kernel && impl.estimator)
    all.estimate = makePartEstimate(scaleLevels(record, scope, scaled));
  else if (impl.estimator)
    all.estimate = impl.estimator->estimate(scaled.work,
                                            scaleLevels(record, scope, scaled));
  if (!kernel && impl.estimator && impl.options.totals)
    impl.estimator->updateInPlace(all.estimate);
  if (scaled.executions.isConstant())
    addExpectedTime(record, scaled.executions.toDouble());
  all.work = std::move(scaled.work);
  // In the only execution a counter has one value. Executions of a call differ.
  if (record.executions.isOne() ||
      isa<CallOpInterface, LaunchOpInterface>(record.op))
    shareEstimate(record);
  record.addCutSearches(searches.get());
  finish(record, totals);
}

/// All executions of `work`. Where the work or the executions of a scope depend
/// on the counter of a loop around, they are summed up over its values (R8).
ScaledWork ModuleAnalysis::Impl::FunctionWalker::sumUp(const WorkSummary &work,
                                                       const Scope &scope) {
  ScaledWork scaled{work, 1};
  if (scope.unbounded || (work.isStatic() && scope.executions.isConstant())) {
    scaled.work.scale(scope.executions);
    scaled.executions = scope.executions;
    return scaled;
  }
  for (const Scope *inner = &scope; inner->outer; inner = inner->outer) {
    varies |=
        cast<ExecutionOpInterface>(inner->control).areRegionsExclusive() &&
        hasCounter(scaled);
    sumOverLoop(inner->control, inner->ownExecutions, context, scaled);
  }
  closeSums(scaled);
  return scaled;
}

void ModuleAnalysis::Impl::FunctionWalker::visitGiven(Operation *op,
                                                      WorkAttr given,
                                                      const Scope &scope,
                                                      Totals &totals) {
  OpRecord record;
  record.op = op;
  WorkSummary &once = record.once.work;
  once = given.getSummary();
  bindSymbols(once);
  if (impl.estimator) {
    record.once.estimate = impl.estimator->estimate(once);
    addInPlace(/*cold=*/{}, record.once);
    if (wantsTotals)
      record.kernel.emplace();
    if (impl.traffic->countsLines() && !once.traffic.empty())
      record.notes.push_back("lines not counted: the work is given");
  }
  storage.addOpaqueOp(op, getStoragePlace(), &once);
  visitUntouched(op, /*isOpaque=*/true);
  coldReads.clear();
  emit(record, scope, totals);
}

/// Puts what symbols are bound to: models make those of the machine, such as
/// `vscale`, by themselves.
void ModuleAnalysis::Impl::FunctionWalker::bindSymbols(WorkSummary &work) {
  if (impl.options.bindings.empty())
    return;
  auto lookup = [&](StringRef name) {
    (void)context.noteSymbol(name.str(), "a figure of the machine",
                             function->getLoc());
    return context.lookupBinding(name);
  };
  substitute(lookup, work);
}

/// Sets the estimate of `cost`, that of one execution of `work`.
void ModuleAnalysis::Impl::FunctionWalker::estimateOnce(
    const Work &work, Cost &cost, SmallVectorImpl<std::string> &notes) {
  auto compute = [&](bool isRough) {
    const WorkSummary &once = cost.work;
    cost.estimate = impl.estimator->estimate(
        once,
        outermostLoop
            ? impl.traffic->computeInLoop(work, once, sizes, notes, isRough)
            : impl.traffic->compute(work, once, sizes, notes, isRough),
        impl.options.boundsOnly);
  };
  size_t numNotes = notes.size();
  compute(/*isRough=*/impl.options.boundsOnly);
  if (!impl.options.boundsOnly || impl.estimator->isBoundSettled(cost.estimate))
    return;
  notes.truncate(numNotes);
  compute(/*isRough=*/false);
}

/// Sets `record` to that of one execution of `op`, which does `work`; fails if
/// that can't be summed up.
LogicalResult ModuleAnalysis::Impl::FunctionWalker::computeRecord(
    WorkOpInterface op, const Scope &scope, Work &work, OpRecord &record) {
  std::string reason;
  record.op = op;
  if (impl.options.hypothesis)
    impl.options.hypothesis->apply(op, work);
  context.place(work);
  WorkSummary &once = record.once.work;
  if (failed(summarizeWork(work, context, sizes, once, reason)))
    return failure();
  bindSymbols(once);
  for (StringRef name : work.unmodelled) {
    impl.notifyUnmodelled(op, name);
    impl.states[function].isIncomplete = record.incomplete = true;
    work.notes.push_back("incomplete: '" + name.str() +
                         "' in the payload has no model");
  }
  record.notes = std::move(work.notes);
  record.sharesElements =
      scope.isRepeated() && !executions.empty() && hasElementAccess(work);
  if (record.sharesElements || (kernel && hasElementAccess(work)))
    addAllTraffic(op, scope, work);
  if (impl.estimator) {
    Estimate &estimate = record.once.estimate;
    if (kernel) {
      estimate = makePartEstimate(
          impl.traffic->computeInLoop(work, once, sizes, record.notes));
    } else {
      estimateOnce(work, record.once, record.notes);
      addInPlace(/*cold=*/{}, record.once);
    }
    bool hasTiles =
        !kernel && !work.terms.empty() && !once.getContractions().macs.isZero();
    if (wantsTotals && !kernel)
      findKernel(work, record);
    if (impl.options.tiling && hasTiles)
      record.tiling = adviseTiles(impl.estimator->getTarget(), work, once,
                                  sizes, estimate.getComputeSeconds());
    if (impl.options.tuning && hasTiles && estimate.timeSeconds)
      record.predictor = makeTilePredictor(
          impl.estimator->getTarget(), work, once, sizes, estimate,
          impl.estimator->getOverlap(),
          reuses ? std::optional(reuses->getDistance(op)) : std::nullopt);
  }
  if (wantsTotals)
    addStorage(work, record, scope);
  return success();
}

void ModuleAnalysis::Impl::FunctionWalker::addStorage(const Work &work,
                                                      const OpRecord &record,
                                                      const Scope &scope) {
  if (impl.recorded)
    impl.recorded->addWork(record.op, work, getPlace(scope),
                           record.once.work.isZero());
  storage.addWork(work, getStoragePlace());
  if (touched)
    coldReads = touched->visitWork(record.op, work, getPlace(scope));
  if (record.once.work.isZero())
    storage.addIdleOp(record.op);
}

void ModuleAnalysis::Impl::FunctionWalker::visitOp(Operation *op,
                                                   const Scope &scope,
                                                   Totals &totals) {
  if (!impl.isQuiet) {
    impl.onVisit(op);
    if (impl.recorded)
      impl.recorded->addVisit(op);
  }
  if (WorkAttr given = getGivenWork(op))
    return visitGiven(op, given, scope, totals);
  OpKind kind = impl.getKind(op);
  if (kind == OpKind::Modelled) {
    WorkOpInterface modelled(op);
    if (!modelled.isFree())
      return visitModelled(modelled, scope, totals);
    kind = OpKind::Free;
  }
  switch (kind) {
  case OpKind::Program: // Counted on its own.
  case OpKind::Modelled:
    return;
  case OpKind::Control:
    return scope.outer || scope.isRepeated() || !executions.empty()
               ? visitControlOrKernel(op, scope, totals)
               : visitNest(op, scope, totals);
  case OpKind::Free:
    impl.countModelled();
    return visitUntouched(op, /*isOpaque=*/false);
  case OpKind::Sharding:
    impl.countModelled();
    visitUntouched(op, /*isOpaque=*/false);
    ++totals.notes[notPartitionedNote.str()];
    if (impl.recorded)
      impl.recorded->giveUp();
    return;
  case OpKind::Call:
    if (auto launch = dyn_cast<LaunchOpInterface>(op))
      return visitCall(CallSite(launch, context), scope, totals);
    return visitCall(cast<CallOpInterface>(op), scope, totals);
  case OpKind::Unmodelled:
    return addUnmodelled(op);
  }
}

/// True if each block only hands on to the next one, so that all execute once.
static bool isChain(Region &region) {
  return llvm::all_of(region, [](Block &block) {
    Block *next = block.getNextNode();
    if (!next)
      return block.getNumSuccessors() == 0;
    return block.getNumSuccessors() == 1 && block.getSuccessor(0) == next &&
           next->getSinglePredecessor() == &block;
  });
}

void ModuleAnalysis::Impl::FunctionWalker::visitRegion(Region &region,
                                                       const Scope &scope,
                                                       Totals &totals) {
  if (impl.focus && function->isAncestor(impl.focus)) {
    if (Operation *only = region.findAncestorOpInRegion(*impl.focus))
      visitOp(only, scope, totals);
    return;
  }
  bool jumps = !isChain(region);
  llvm::SaveAndRestore branches(numBranches,
                                numBranches + (region.empty() || jumps));
  for (Block &block : region)
    for (Operation &op : block)
      visitOp(&op, scope, totals);
  if (jumps) {
    totals.unbounded = true;
    ++totals.notes["unbounded: blocks of unstructured control flow are counted "
                   "once each"];
  }
}

void ModuleAnalysis::Impl::FunctionWalker::addStorageTotals(Region &body,
                                                            Totals &totals) {
  totals.fusedLowerBytes = storage.computeFusedLowerBytes(body);
  // A part of a value that a call or a branch hands on counts whole there.
  totals.fusedLowerBytes =
      countMin(totals.fusedLowerBytes, totals.work.getBytes().lower);
  totals.arguments = storage.getArgumentTraffic(body);
  totals.temporaryBytes = storage.computeTemporaryBytes(body);
  totals.storage = storage.computeStorage(body, totals.temporaryBytes);
  totals.storage->isUnpartitioned =
      totals.notes.count(notPartitionedNote.str()) != 0;
  totals.peakLiveBytes = totals.storage->getTotal();
  if (totals.storage->isIncomplete)
    ++totals.notes["peak live bytes are a lower bound: what a value or a call "
                   "stores is not known"];
}
