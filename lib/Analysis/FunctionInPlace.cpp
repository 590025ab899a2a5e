//===- FunctionInPlace.cpp - Ops in their place in a function -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "roofline/Nest/Nest.h"
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
  return numBranches > 0 ? Place::Branch : Place::Sequence;
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
  if (!summary.getContractions().macs.isZero())
    shape.product = findProductShape(problem->nest);
  else
    shape.rows = findRowShape(problem->nest);
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
