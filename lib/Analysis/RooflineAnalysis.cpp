//===- RooflineAnalysis.cpp - What passes ask about ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/RooflineAnalysis.h"

#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <mutex>

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

void RooflineAnalysis::Share::addRecord(Operation *function, OpRecord &record) {
  Operation *op = record.op;
  auto ops = llvm::map_to_vector<4>(
      record.parts, [](const OpRecord &part) { return part.op; });
  const OpRecord *known = record.memo ? shared.lookup(record.memo) : nullptr;
  if (!known && record.memo) {
    known = &records.emplace_back(record);
    // The memo goes away: what stands for it is the record itself.
    shared[record.memo] = known;
    records.back().memo = known;
  } else if (!known) {
    known = &records.emplace_back(std::move(record));
  }
  entries.push_back({function, op, known, {}});
  if (!ops.empty())
    entries.back().parts = parts.emplace_back(std::move(ops));
}

void RooflineAnalysis::run(Operation *root, ModuleAnalysis::VisitFn onVisit) {
  this->root = root;
  analysis = std::make_unique<ModuleAnalysis>(root, target.get(), options);
  std::mutex mutex;
  analysis->runOnThreads([&](ModuleAnalysis::WalkFn walk) {
    Share own;
    walk({[&](Operation *function, OpRecord &record) {
            own.addRecord(function, record);
          },
          [&](Operation *op, StringRef name) {
            own.unmodelled.push_back({op, name});
          },
          onVisit});
    std::lock_guard lock(mutex);
    shares->push_back(std::move(own));
  });
  mergeShares();
  functions.insert_range(analysis->getFunctions());
}

/// Puts what the threads have found in program order.
void RooflineAnalysis::mergeShares() {
  if (shares->size() == 1) {
    entries = std::move(shares->front().entries);
    unmodelled = std::move(shares->front().unmodelled);
  } else {
    SmallVector<ArrayRef<Entry>> rest;
    for (const Share &share : *shares)
      rest.push_back(share.entries);
    for (Operation *function : getFunctions())
      for (ArrayRef<Entry> &own : rest)
        for (; !own.empty() && own.front().function == function;
             own = own.drop_front())
          entries.push_back(own.front());
    SmallVector<ArrayRef<UnmodelledOp>> unknown;
    for (const Share &share : *shares)
      unknown.push_back(share.unmodelled);
    for (Operation *function : getFunctions())
      for (ArrayRef<UnmodelledOp> &own : unknown)
        for (; !own.empty() && function->isAncestor(own.front().op);
             own = own.drop_front())
          unmodelled.push_back(own.front());
  }
  for (const Entry &entry : entries) {
    recordOfOp.try_emplace(entry.op, entry.record);
    for (auto [own, part] : llvm::zip_equal(entry.parts, entry.record->parts))
      recordOfOp.try_emplace(own, &part);
  }
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
