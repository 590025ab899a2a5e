//===- FunctionInPlace.cpp - Ops in their place in a function -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/OpTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Visits an op that is no row of known accesses.
void ModuleAnalysis::Impl::FunctionWalker::visitUntouched(Operation *op,
                                                          bool isOpaque) {
  if (!wantsTotals)
    return;
  if (impl.recorded && isOpaque)
    impl.recorded->giveUp();
  else if (impl.recorded)
    impl.recorded->addFree(op);
  if (!isOpaque)
    storage.addFree(op);
  if (!touched)
    return;
  if (isOpaque)
    touched->visitOpaque(op);
  else
    touched->visitFree(op);
}

TouchedStorage::Place
ModuleAnalysis::Impl::FunctionWalker::getPlace(const Scope &scope) const {
  using Place = TouchedStorage::Place;
  if (numBranches > 0 || scope.unbounded || !scope.executions.isConstant() ||
      scope.executions.isZero())
    return Place::Anywhere;
  return outermostLoop || kernel ? Place::Loop : Place::Sequence;
}

/// Where the current op, or the kernel that ends, stands for the totals.
StorageAnalysis::Place
ModuleAnalysis::Impl::FunctionWalker::getStoragePlace() const {
  using Place = StorageAnalysis::Place;
  if (kernel)
    return Place::Kernel;
  if (numBranches > 0)
    return Place::Branch;
  return outermostLoop ? Place::Loop : Place::Sequence;
}

/// Adds the least time in place of `cost`, of whose reads `cold` are cold.
/// Nobody asks for it who does without totals.
void ModuleAnalysis::Impl::FunctionWalker::addInPlace(ColdReads cold,
                                                      Cost &cost) {
  if (!impl.options.totals)
    return;
  setInPlaceBytes(impl.estimator->getTarget(), cost.work, cold,
                  impl.options.traffic, cost.estimate.levels);
  impl.estimator->updateInPlace(cost.estimate);
}

/// Emits an op that executes once and reads what nobody touched before (R26).
/// Networks repeat these ops too.
void ModuleAnalysis::Impl::FunctionWalker::emitCold(OpRecord &record,
                                                    Totals &totals) {
  auto makeCold = [&](OpRecord &cold) {
    addInPlace(coldReads, cold.once);
    cold.once.estimate.expectedSeconds.reset();
    addExpectedTime(cold);
  };
  if (!record.memo) {
    makeCold(record);
    addRecord(record, totals);
    return impl.notify(function, record);
  }
  std::vector<std::pair<const void *, std::string>> reads;
  for (const SpaceTraffic &entry : coldReads)
    reads.push_back(
        {entry.space.getAsOpaquePointer(), entry.bytesRead.lower.str()});
  OpRecord &cold = impl.coldRecords[{record.memo, std::move(reads)}];
  if (!cold.op) {
    cold = record;
    cold.memo = &cold;
    makeCold(cold);
  }
  cold.op = record.op;
  addRecord(cold, totals);
  impl.notify(function, cold);
}

/// True if a runtime starts `op` by itself: it works on whole tensors or
/// buffers. Loads, stores and arithmetic in loops are parts of a kernel (R27).
static bool isKernel(Operation *op, const OpRecord &record) {
  return !record.sharesElements &&
         (op->getNumRegions() > 0 ||
          llvm::any_of(llvm::concat<const Type>(op->getOperandTypes(),
                                                op->getResultTypes()),
                       llvm::IsaPred<TensorType, BaseMemRefType>));
}

/// Makes the op of `record` a kernel without structure.
KernelShape &
ModuleAnalysis::Impl::FunctionWalker::makeKernel(OpRecord &record) {
  KernelShape &shape = record.kernel.emplace();
  Count written = record.once.work.getBytesWritten().lower;
  if (!impl.options.steady && written.isConstant())
    shape.evictedBytes = written.toDouble();
  return shape;
}

/// How the op of `record`, which has `work`, becomes a kernel.
void ModuleAnalysis::Impl::FunctionWalker::findKernel(const Work &work,
                                                      OpRecord &record) {
  const TargetDescription &target = impl.estimator->getTarget();
  if (!target.sustained || !isKernel(record.op, record))
    return;
  const WorkSummary &summary = record.once.work;
  KernelShape &shape = makeKernel(record);
  WorkSummary repeated;
  repeated.terms =
      cast<WorkOpInterface>(record.op).countRepeatedWork(context, work);
  if (!repeated.terms.empty() && repeated.isStatic())
    shape.hoisted = llvm::to_vector<0>(
        impl.estimator->estimate(repeated, /*levels=*/{}).times);
  std::optional<LevelProblem> problem =
      OpTraffic(target, work, summary, sizes)
          .makeProblem(0, getInnerCapacity(target, 0));
  if (!problem)
    return;
  const Nest &nest = problem->nest;
  shape.vectorWaste =
      findVectorLoops(nest, target).getWaste(nest.extents, nest.extents);
  if (!summary.getContractions().macs.isZero())
    shape.product = findProductShape(nest);
  else
    shape.rows = findRowShape(nest);
}

/// Adds the ledger of one execution; the memo may have it.
void ModuleAnalysis::Impl::FunctionWalker::addExpectedTime(OpRecord &record) {
  Estimate &estimate = record.once.estimate;
  if (record.kernel && !estimate.expectedSeconds)
    Ledger(impl.estimator->getTarget(), impl.estimator->getOverlap())
        .addExpectedTime(*record.kernel, impl.options.estimate.ignoredLosses,
                         estimate);
}

/// Adds the ledger of all `executions` of a kernel or a call.
void ModuleAnalysis::Impl::FunctionWalker::addExpectedTime(OpRecord &record,
                                                           double executions) {
  const Estimate &once = record.once.estimate;
  LossKinds ignored = impl.options.estimate.ignoredLosses;
  if (!record.kernel)
    return scaleLedger(once, executions, ignored, record.repeated->estimate);
  if (!once.expectedSeconds)
    return;
  Executions loop{executions, once};
  Ledger(impl.estimator->getTarget(), impl.estimator->getOverlap())
      .addExpectedTime(*record.kernel, ignored, record.repeated->estimate,
                       /*trace=*/nullptr, &loop);
}

/// True if `value` is a slice that has other elements in each of all
/// `executions` of the loops around the current op.
bool ModuleAnalysis::Impl::FunctionWalker::movesOn(Value value,
                                                   const Count &executions) {
  auto slice = value.getDefiningOp<OffsetSizeAndStrideOpInterface>();
  Value source = slice ? getViewSource(value) : Value();
  if (!source || !llvm::all_equal({slice.getMixedOffsets().size(),
                                   slice.getMixedSizes().size(),
                                   slice.getMixedStrides().size()}))
    return false;                          // A cast has one offset.
  while (Value init = getLoopInit(source)) // Which is overwritten in place.
    source = init;
  MLIRContext *ir = value.getContext();
  Access access;
  access.value = source;
  access.elementType = getElementTypeOrSelf(source.getType());
  SmallVector<Loop> loops;
  SmallVector<AffineExpr> places;
  Count elements = 1;
  for (auto [dim, offset, size, stride] :
       llvm::enumerate(slice.getMixedOffsets(), slice.getMixedSizes(),
                       slice.getMixedStrides())) {
    std::optional<int64_t> step = getConstantIntValue(stride),
                           first = getConstantIntValue(offset),
                           extent = getConstantIntValue(size);
    if (!step)
      return false;
    AffineExpr start = first ? getAffineConstantExpr(*first, ir)
                             : getAffineSymbolExpr(access.indices.size(), ir);
    if (!first)
      access.indices.push_back(cast<Value>(offset));
    loops.push_back(
        {extent ? Count(*extent) : context.getIndexValue(cast<Value>(size))});
    elements *= loops.back().extent;
    places.push_back(start + getAffineDimExpr(dim, ir) * *step);
  }
  access.indexMap = access.map =
      AffineMap::get(loops.size(), access.indices.size(), places, ir);
  access.elements = CountRange(elements);
  if (!nest || nest->getInnermost() != this->executions.back().region)
    nest.emplace(this->executions, context);
  return nest->countTouched(access, loops).elements ==
         CountRange(elements * executions);
}

/// The value outside of `op` that `value` is, or is a view of; `value` if it is
/// made inside.
static Value getValueAround(Operation *op, Value value) {
  Value source = value;
  while (source && op->isAncestor(source.getParentBlock()->getParentOp())) {
    Value init = getLoopInit(source);
    source = init ? init : getViewSource(source);
  }
  return source ? source : value;
}

/// Limits the least bytes of all `executions`: what no loop moves may stay.
void ModuleAnalysis::Impl::FunctionWalker::limitToDistinct(
    const OpRecord &record, const Count &executions, LevelTraffics &levels) {
  Count kept;
  // What is read need not come again, and what is written need not leave.
  llvm::SmallDenseSet<Value> seen[2];
  auto add = [&](Value value, Value place, bool isWritten) {
    if (isStored(value) && seen[isWritten].insert(place).second &&
        !movesOn(place, executions))
      kept += sizes
                  .getBytes(getElementTypeOrSelf(value.getType()),
                            context.getNumElements(value))
                  .value_or(Count());
  };
  for (const OpRecord &part : record.parts)
    for (Value operand : part.op->getOperands()) {
      Value around = getValueAround(record.op, operand);
      if (!part.once.work.getBytesRead().upper.isZero())
        add(around, around, /*isWritten=*/false);
      if (!part.once.work.getBytesWritten().upper.isZero())
        add(around, around, /*isWritten=*/true);
    }
  auto destination = dyn_cast<DestinationStyleOpInterface>(record.op);
  for (OpOperand &operand : record.op->getOpOperands()) {
    Value value = operand.get();
    add(value, value, /*isWritten=*/false);
    if (isa<BaseMemRefType>(value.getType()) &&
        (!destination || destination.isDpsInit(&operand)))
      add(value, value, /*isWritten=*/true);
  }
  for (Value result : record.op->getResults())
    add(result, getTiedInit(result) ? getTiedInit(result) : result,
        /*isWritten=*/true);
  for (auto [level, own] :
       llvm::zip_equal(levels, record.once.estimate.levels)) {
    const CountRange &once = own.lowerBytes;
    // At which value of a counter the bytes are meant is not known.
    if (!level.placed.empty() || ProgramContext::hasCounter(once.upper) ||
        ProgramContext::hasCounter(kept))
      continue;
    auto limit = [&](const Count &bytes) {
      // Known bytes may be a part of values of unknown size.
      bool isUnknown = bytes.isConstant() && !kept.isConstant();
      return bytes + (executions - 1) *
                         (isUnknown ? Count(0) : countMax(0, bytes - kept));
    };
    level.lowerBytes = CountRange(limit(once.lower), limit(once.upper));
    if (DerivationLog *log = DerivationLog::get()) {
      DerivationLog::Scope scope(record.op, level.level + "/least");
      log->add({"", "least for one execution", "", once.lower, "B", "R10"});
      log->add({"", "size of values that no loop moves", "", kept, "B", "R20"});
      std::string bytes = formatOperand(once.lower);
      log->add({"bytes", "least of all executions",
                bytes + " + (" + formatOperand(executions) + " - 1) * max(0, " +
                    bytes + " - " + formatOperand(kept) + ")",
                level.lowerBytes.lower, "B", "LoopTraffic.md"});
    }
  }
}
