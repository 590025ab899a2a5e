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

RooflineAnalysis::RooflineAnalysis(Operation *root)
    : target(lookupTarget(root)) {
  if (target)
    run(root, [](Operation *) {});
}

RooflineAnalysis::RooflineAnalysis(Operation *root,
                                   const TargetDescription &target,
                                   const AnalysisOptions &options,
                                   ModuleAnalysis::VisitFn onVisit)
    : target(std::make_unique<TargetDescription>(target)), options(options) {
  run(root, onVisit);
}

void RooflineAnalysis::run(Operation *root, ModuleAnalysis::VisitFn onVisit) {
  this->root = root;
  analysis = std::make_unique<ModuleAnalysis>(root, target.get(), options);
  llvm::DenseMap<const void *, const OpRecord *> shared;
  analysis->run(
      [&](Operation *function, const OpRecord &record) {
        const OpRecord *known =
            record.memo ? shared.lookup(record.memo) : nullptr;
        if (!known) {
          known = &records.emplace_back(record);
          // The memo goes away: what stands for it is the record itself.
          if (record.memo) {
            shared[record.memo] = known;
            records.back().memo = known;
          }
        }
        entries.push_back({function, record.op, known, {}});
        recordOfOp.try_emplace(record.op, known);
        if (record.parts.empty())
          return;
        SmallVector<Operation *, 4> &ops = parts.emplace_back();
        for (auto [own, part] : llvm::zip_equal(record.parts, known->parts)) {
          ops.push_back(own.op);
          recordOfOp.try_emplace(own.op, &part);
        }
        entries.back().parts = ops;
      },
      [&](Operation *op, StringRef name) { unmodelled.push_back({op, name}); },
      onVisit);
  functions.insert_range(analysis->getFunctions());
}

const OpRecord *RooflineAnalysis::lookup(Operation *op) const {
  return recordOfOp.lookup(op);
}

std::optional<OpRecord> RooflineAnalysis::compute(Operation *op,
                                                  bool wantsTiling) const {
  if (!target)
    return std::nullopt;
  if (!singleAnalysis)
    singleAnalysis =
        std::make_unique<ModuleAnalysis>(root, target.get(), options);
  return singleAnalysis->analyzeOp(op, wantsTiling);
}

ArrayRef<Operation *> RooflineAnalysis::getFunctions() const {
  return analysis ? analysis->getFunctions() : ArrayRef<Operation *>();
}

const Totals *RooflineAnalysis::lookupTotals(Operation *function) const {
  return options.totals && functions.contains(function)
             ? &analysis->getTotals(function)
             : nullptr;
}

const Coverage &RooflineAnalysis::getCoverage() const {
  static const Coverage none;
  return analysis ? analysis->getCoverage() : none;
}
