//===- AnalysisThreads.cpp - Functions on several threads -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "mlir/IR/Threading.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Support/Derivation.h"
#include "roofline/Support/Progress.h"

#include <atomic>
#include <mutex>

using namespace mlir;
using namespace mlir::roofline;

/// True if there is enough to do for several threads and no function uses
/// another one.
bool ModuleAnalysis::Impl::areIndependent() {
  constexpr unsigned minOps = 4096;
  unsigned numOps = 0;
  for (Operation *function : functions) {
    if (!isa<FunctionOpInterface>(function))
      return false;
    for (Block &block : function->getRegion(0))
      for (auto it = block.begin(), end = block.end();
           it != end && numOps < minOps; ++it)
        ++numOps;
  }
  if (numOps < minOps)
    return false;
  return succeeded(failableParallelForEach(
      root->getContext(), functions, [](Operation *function) {
        // Looks for interfaces take longer than the rest.
        llvm::DenseMap<OperationName, bool> mayCall;
        return failure(function
                           ->walk([&](Operation *op) {
                             auto [it, isNew] =
                                 mayCall.try_emplace(op->getName());
                             if (isNew)
                               it->second =
                                   isa<CallOpInterface, LaunchOpInterface>(op);
                             return WalkResult(failure(it->second));
                           })
                           .wasInterrupted());
      }));
}

/// Adds what another analysis has found of functions that it alone analysed.
void ModuleAnalysis::Impl::addShare(Impl &share) {
  coverage.modelledOps += share.coverage.modelledOps;
  for (const auto &[name, number] : share.coverage.unmodelled)
    coverage.unmodelled[name] += number;
  for (auto &[function, state] : share.states)
    states[function] = std::move(state);
}

void ModuleAnalysis::Impl::runOnThreads(
    function_ref<void(WalkFn walk)> onThread) {
  MLIRContext *context = root->getContext();
  // Steps of a derivation are noted in order, and progress is of one thread.
  if (functions.size() < 2 || !context->isMultithreadingEnabled() ||
      DerivationLog::get() || isProgressShown() || !areIndependent())
    return onThread([&](Callbacks callbacks) {
      run(callbacks.onRecord, callbacks.onUnmodelled, callbacks.onVisit);
    });
  if (options.totals)
    collectReferenced();
  std::mutex mutex;
  std::atomic<size_t> next = 0;
  ParallelDiagnosticHandler diagnostics(context);
  parallelFor(context, 0, context->getNumThreads(), [&](size_t) {
    Impl share(root, estimator ? &estimator->getTarget() : nullptr, options);
    share.referenced = referenced;
    onThread([&](Callbacks callbacks) {
      ViewRootScope roots;
      share.onRecord = callbacks.onRecord;
      share.onUnmodelled = callbacks.onUnmodelled;
      share.onVisit = callbacks.onVisit;
      for (size_t number = next++; number < functions.size(); number = next++) {
        diagnostics.setOrderIDForThread(number);
        share.analyze(functions[number], options.totals);
        diagnostics.eraseOrderIDForThread();
      }
    });
    std::lock_guard lock(mutex);
    addShare(share);
  });
  if (options.totals)
    sumUpModule();
}
