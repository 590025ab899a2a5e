//===- RooflineAnalysis.cpp - What passes ask about ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/RooflineAnalysis.h"

#include "roofline/Target/TargetSpec.h"

using namespace mlir;
using namespace mlir::roofline;

RooflineAnalysis::RooflineAnalysis(Operation *root) {
  Operation *scope = lookupTargetScope(root);
  if (!scope)
    return;
  FailureOr<TargetDescription> found =
      parseTargetSpec(getTargetSpec(scope), scope->getLoc());
  if (failed(found))
    return;
  target = std::make_unique<TargetDescription>(std::move(*found));
  run(root, AnalysisOptions());
}

RooflineAnalysis::RooflineAnalysis(Operation *root,
                                   const TargetDescription &target,
                                   const AnalysisOptions &options)
    : target(std::make_unique<TargetDescription>(target)) {
  run(root, options);
}

void RooflineAnalysis::run(Operation *root, const AnalysisOptions &options) {
  analysis = std::make_unique<ModuleAnalysis>(root, target.get(), options);
  analysis->run(
      [&](Operation *, const OpRecord &record) {
        records.try_emplace(record.op, record).first->second.memo = nullptr;
      },
      [](Operation *, StringRef) {});
  if (options.totals)
    for (Operation *function : analysis->getFunctions())
      totals.try_emplace(function, analysis->getTotals(function));
  coverage = analysis->getCoverage();
}

const OpRecord *RooflineAnalysis::lookup(Operation *op) const {
  auto it = records.find(op);
  return it == records.end() ? nullptr : &it->second;
}

std::optional<OpRecord> RooflineAnalysis::compute(Operation *op,
                                                  bool wantsTiling) {
  return analysis ? analysis->analyzeOp(op, wantsTiling) : std::nullopt;
}

const Totals *RooflineAnalysis::lookupTotals(Operation *function) const {
  auto it = totals.find(function);
  return it == totals.end() ? nullptr : &it->second;
}
