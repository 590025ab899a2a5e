//===- FunctionNests.cpp - Loops of a function that repeat ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// Calls back with the records of a nest for the `ops` of another one like it.
void ModuleAnalysis::Impl::FunctionWalker::replay(const NestRecords &nest,
                                                  ArrayRef<Operation *> ops) {
  if (nest.asks)
    context.enter(function);
  if (impl.isQuiet)
    return;
  impl.coverage.modelledOps += nest.modelledOps;
  for (const auto &[number, record] : nest.events) {
    if (!record) {
      impl.onVisit(ops[number]);
      continue;
    }
    record->op = ops[number];
    impl.onRecord(function, *record);
  }
}

/// Visits a control op that no other one is around. Without totals, all that
/// matters of it are its records.
void ModuleAnalysis::Impl::FunctionWalker::visitNest(
    ExecutionOpInterface control, const Scope &scope, Totals &totals) {
  std::optional<NestKey> key;
  if (!wantsTotals && !impl.focus && !impl.options.hypothesis &&
      impl.options.bindings.empty())
    key = NestKey::make(control, function);
  std::unique_ptr<NestRecords> *known = key ? impl.nests.lookup(*key) : nullptr;
  if (!known || (*known && !(*known)->isComplete))
    return visitControl(control, scope, totals);
  if (*known)
    return replay(**known, key->getOps());
  // A call visits another function, or only its first call does.
  if (llvm::any_of(key->getOps(),
                   llvm::IsaPred<CallOpInterface, LaunchOpInterface>))
    return visitControl(control, scope, totals);
  auto nest = std::make_unique<NestRecords>(std::move(*key));
  unsigned numQuestions = context.getNumQuestions();
  unsigned numSymbols = context.getNumSymbolRequests();
  int64_t modelledOps = impl.coverage.modelledOps;
  {
    llvm::SaveAndRestore recorded(impl.recorded, nest.get());
    visitControl(control, scope, totals);
  }
  nest->asks = context.getNumQuestions() != numQuestions;
  nest->modelledOps = impl.coverage.modelledOps - modelledOps;
  if (context.getNumSymbolRequests() != numSymbols || impl.isQuiet)
    nest->giveUp();
  *known = std::move(nest);
}
