//===- FunctionInPlace.cpp - Ops in their place in a function -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"

using namespace mlir;
using namespace mlir::roofline;

/// Visits an op that is no row of known accesses.
void ModuleAnalysis::Impl::FunctionWalker::visitUntouched(Operation *op,
                                                          bool isOpaque) {
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
  return outermostLoop ? Place::Loop : Place::Sequence;
}

/// Emits an op that executes once and reads what nobody touched before (R26).
/// Networks repeat these ops too.
void ModuleAnalysis::Impl::FunctionWalker::emitCold(const OpRecord &record,
                                                    Totals &totals) {
  std::vector<std::pair<const void *, std::string>> reads;
  for (const SpaceTraffic &entry : coldReads)
    reads.push_back(
        {entry.space.getAsOpaquePointer(), entry.bytesRead.lower.str()});
  OpRecord own;
  OpRecord &cold =
      record.memo ? impl.coldRecords[{record.memo, std::move(reads)}] : own;
  if (!cold.op) {
    cold = record;
    cold.memo = record.memo ? &cold : nullptr;
    Estimate &estimate = cold.once.estimate;
    setInPlaceBytes(impl.estimator->getTarget(), cold.once.work, coldReads,
                    impl.options.traffic, estimate.levels);
    impl.estimator->updateInPlace(estimate);
  }
  cold.op = record.op;
  addRecord(cold, totals);
  impl.notify(function, cold);
}
