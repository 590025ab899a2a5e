//===- AnalysisCache.cpp - The analyses of a module, shared ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/AnalysisCache.h"

#include "AnalysisProgress.h"
#include "roofline/Analysis/ModuleSymbols.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// True if records under `lhs` have the same figures as under `rhs`.
static bool haveSameFigures(const AnalysisOptions &lhs,
                            const AnalysisOptions &rhs) {
  auto areEqual = [](const LinkChoice &lhs, const LinkChoice &rhs) {
    return lhs.axis == rhs.axis && lhs.link == rhs.link;
  };
  auto tie = [](const AnalysisOptions &options) {
    return std::tie(options.storage.packSubByte, options.storage.packI1,
                    options.estimate.allowTF32,
                    options.estimate.networkAlgorithm, options.estimate.overlap,
                    options.estimate.ignoredLosses, options.estimate.ranges,
                    options.traffic.wholeLines, options.steady,
                    options.bindings, options.models);
  };
  return tie(lhs) == tie(rhs) &&
         std::equal(lhs.estimate.links.begin(), lhs.estimate.links.end(),
                    rhs.estimate.links.begin(), rhs.estimate.links.end(),
                    areEqual);
}

/// True if an analysis under `known` has all parts that `wanted` asks for.
static bool hasAllParts(const AnalysisOptions &known,
                        const AnalysisOptions &wanted) {
  return known.totals >= wanted.totals && known.tiling >= wanted.tiling &&
         known.tuning >= wanted.tuning && known.boundsOnly <= wanted.boundsOnly;
}

AnalysisCache::Analyses::iterator
AnalysisCache::find(const TargetDescription &target,
                    const AnalysisOptions &options) {
  assert(!options.hypothesis && "that is another program");
  return llvm::find_if(analyses, [&](const auto &known) {
    return *known->getTarget() == target &&
           haveSameFigures(known->getOptions(), options);
  });
}

void AnalysisCache::visit(const TargetDescription &target,
                          const AnalysisOptions &options,
                          function_ref<void(WalkFn walk)> onThread) {
  auto it = find(target, options);
  if (it != analyses.end() && hasAllParts((*it)->getOptions(), options))
    return onThread([&](Callbacks callbacks) {
      for (const RooflineAnalysis::Entry &entry : (*it)->getEntries())
        callbacks.onRecord(entry);
      for (const auto &[op, name] : (*it)->getUnmodelled())
        callbacks.onUnmodelled(op, name);
    });
  AnalysisProgress progress(root);
  ModuleAnalysis analysis(root, &target, options);
  analysis.runOnThreads([&](ModuleAnalysis::WalkFn walk) {
    onThread([&](Callbacks callbacks) {
      walk({[&](Operation *function, const OpRecord &record) {
              auto parts = llvm::map_to_vector<4>(
                  record.parts, [](const OpRecord &part) { return part.op; });
              callbacks.onRecord({function, record.op, &record, parts});
            },
            callbacks.onUnmodelled,
            [&](Operation *op) {
              progress.advance();
              callbacks.onVisit(op);
            }});
    });
  });
}

const RooflineAnalysis &AnalysisCache::get(const TargetDescription &target,
                                           const AnalysisOptions &options) {
  auto it = find(target, options);
  AnalysisOptions wanted = options;
  if (it != analyses.end()) {
    const AnalysisOptions &known = (*it)->getOptions();
    if (hasAllParts(known, wanted))
      return **it;
    wanted.totals |= known.totals;
    wanted.tiling |= known.tiling;
    wanted.tuning |= known.tuning;
    analyses.erase(it);
  }
  AnalysisProgress progress(root);
  analyses.push_back(std::make_unique<RooflineAnalysis>(
      root, target, wanted, [&](Operation *) { progress.advance(); }));
  return *analyses.back();
}

LogicalResult AnalysisCache::resolveSymbols(const SweepValues &sweep,
                                            AnalysisOptions &options) {
  for (const ResolvedSymbols &known : resolvedSymbols)
    if (sweep.values.empty() && known.bindings == options.bindings &&
        known.ranges == options.ranges) {
      options.ranges = options.estimate.ranges = known.resolvedRanges;
      return success();
    }
  SymbolRanges resolved = options.ranges;
  if (failed(roofline::resolveSymbols(cast<ModuleOp>(root), options, sweep,
                                      resolved)))
    return failure();
  resolvedSymbols.push_back({options.bindings, options.ranges, resolved});
  options.ranges = options.estimate.ranges = std::move(resolved);
  return success();
}
