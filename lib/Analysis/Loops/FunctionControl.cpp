//===- FunctionControl.cpp - Loops and branches of a function -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How often the regions of loops and branches execute, and what that does to
// totals (R8).
//
//===----------------------------------------------------------------------===//

#include "../ModuleAnalysisImpl.h"
#include "../Totals.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// True if the iterations of the loops around that execute each of `branches`
/// can be counted.
bool ModuleAnalysis::Impl::FunctionWalker::areSharesKnown(
    ArrayRef<RegionExecution> branches, const Scope &scope) {
  return !scope.unbounded &&
         llvm::all_of(branches, [&](const RegionExecution &branch) {
           std::optional<Count> sum = branch.executions;
           bool hasCounter = false;
           for (const Scope *around = &scope; sum && around->outer;
                around = around->outer) {
             Count plain = *sum * around->ownExecutions;
             sum = sumOverLoop(around->control, around->ownExecutions, context,
                               *sum);
             hasCounter |= sum && *sum != plain;
           }
           return sum && hasCounter && !ProgramContext::hasCounter(*sum);
         });
}

SmallVector<RegionExecution, 2>
ModuleAnalysis::Impl::FunctionWalker::getExecutions(
    ExecutionOpInterface control, const Scope &scope) {
  SmallVector<RegionExecution, 2> regions;
  if (kernel)
    if (auto it = kernelRegions.find(control); it != kernelRegions.end())
      return it->second;
  control.getRegionExecutions(context, regions);
  if (control.areRegionsExclusive() && !areSharesKnown(regions, scope))
    for (RegionExecution &region : regions)
      region.executions = 1;
  if (kernel)
    kernelRegions[control] = regions;
  return regions;
}

/// The scope of a region of `control`.
static Scope makeScope(const RegionExecution &execution, const Scope &scope,
                       Operation *control) {
  return {scope.executions * execution.executions,
          scope.unbounded || execution.unbounded, &scope, execution.executions,
          control};
}

static bool doSame(const WorkSummary &a, const WorkSummary &b) {
  return a.terms == b.terms && a.getBytesRead() == b.getBytesRead() &&
         a.getBytesWritten() == b.getBytesWritten();
}

/// Visits regions of which at most one executes: each takes its share of the
/// iterations around, or, where that isn't known, the larger side of each
/// quantity counts, and both where they do other work in other iterations, of
/// which each may be the larger one in some (R8).
void ModuleAnalysis::Impl::FunctionWalker::visitBranches(
    ExecutionOpInterface control, ArrayRef<RegionExecution> inside,
    const Scope &scope, Totals &totals) {
  llvm::SaveAndRestore branches(numBranches, numBranches + 1);
  bool isChoice = inside.size() > 1;
  bool areShares = llvm::any_of(inside, [](const RegionExecution &execution) {
    return !execution.executions.isOne();
  });
  llvm::SaveAndRestore choices(numChoices,
                               numChoices + (isChoice && !areShares));
  SmallVector<StorageAnalysis::Branch, 0> taken;
  Count uncertainBefore = std::exchange(uncertainOperations, 0), least, most;
  bool areEqual = true, variedBefore = std::exchange(varies, false);
  // Not on the stack, as regions may be nested deeply.
  auto largest = std::make_unique<Totals>();
  for (const RegionExecution &execution : inside) {
    auto branch = std::make_unique<Totals>();
    executions.push_back(execution);
    if (isChoice)
      storage.enterBranch();
    visitRegion(*execution.region, makeScope(execution, scope, control),
                *branch);
    if (isChoice)
      taken.push_back(storage.leaveBranch());
    executions.pop_back();
    if (areShares) {
      addTotals(*branch, 1, *largest);
      continue;
    }
    bool isFirst = isChoice && &execution == inside.begin();
    areEqual &= isFirst || (!varies && doSame(branch->work, largest->work));
    if (varies)
      addTotals(*branch, 1, *largest);
    else
      takeMax(*branch, *largest);
    most = largest->work.terms.getOperations();
    Count certain = branch->work.terms.getOperations() -
                    std::exchange(uncertainOperations, 0);
    least = isFirst ? certain : countMin(varies ? 0 : least, certain);
  }
  varies |= variedBefore;
  if (isChoice)
    storage.addBranches(taken);
  if (!areEqual)
    largest->notes.try_emplace(takenBranchNote.str(), 1);
  uncertainOperations += uncertainBefore + most - least;
  addTotals(*largest, 1, totals);
}

void ModuleAnalysis::Impl::FunctionWalker::visitControl(
    ExecutionOpInterface control, const Scope &scope, Totals &totals) {
  if (control != function)
    impl.countModelled();
  visitUntouched(control, /*isOpaque=*/false);
  SmallVector<RegionExecution, 2> inside = getExecutions(control, scope);
  bool isOutermost = !outermostLoop &&
                     llvm::any_of(inside, [](const RegionExecution &execution) {
                       return !execution.executions.isOne();
                     });
  if (isOutermost)
    outermostLoop = control;
  llvm::scope_exit leaveOutermost([&] {
    if (isOutermost) {
      outermostLoop = nullptr;
      loopTraffic.reset();
      if (touched && !kernel)
        touched->leaveLoop();
    }
  });
  if (control.areRegionsExclusive())
    return visitBranches(control, inside, scope, totals);
  for (const RegionExecution &execution : inside) {
    executions.push_back(execution);
    visitRegion(*execution.region, makeScope(execution, scope, control),
                totals);
    executions.pop_back();
  }
}
