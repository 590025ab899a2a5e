//===- AnalysisCache.h - The analyses of a module, shared -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk of a module for all who ask about it. In: a machine and options.
// Out: the `RooflineAnalysis` for them, made for the first who asks. Passes get
// the cache from their analysis manager, so that it lasts from one pass to the
// next until a pass changes the IR and doesn't preserve it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_ANALYSISCACHE_H
#define ROOFLINE_ANALYSIS_ANALYSISCACHE_H

#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Symbols/SymbolOptions.h"

namespace mlir::roofline {

/// The analyses of one module by machine and options.
class AnalysisCache {
public:
  /// For `getAnalysis<AnalysisCache>()`.
  explicit AnalysisCache(Operation *root) : root(root) {}

  /// The analysis of the module on `target` under `options`, which have no
  /// hypothesis. It may have more than `options` ask for of `totals`, `tiling`
  /// and `tuning`; its `ranges` and `tuningThreshold`, which change no record,
  /// may be others. Shows progress where there is something to compute. Valid
  /// until the next call with the same machine.
  const RooflineAnalysis &get(const TargetDescription &target,
                              const AnalysisOptions &options);

  struct Callbacks {
    /// Called with every op that costs something and its figures. Ops that are
    /// alike may share `OpRecord::memo`.
    function_ref<void(const RooflineAnalysis::Entry &)> onRecord;
    ModuleAnalysis::UnmodelledFn onUnmodelled;
    /// Called with every op before it is analysed, if it has not been before.
    ModuleAnalysis::VisitFn onVisit;
  };
  using WalkFn = function_ref<void(Callbacks callbacks)>;

  /// Visits the ops of the analysis that `get` has made, or those of a walk
  /// that keeps nothing. `onThread` is as in `ModuleAnalysis::runOnThreads`.
  void visit(const TargetDescription &target, const AnalysisOptions &options,
             function_ref<void(WalkFn walk)> onThread);

  /// Checks `options` against the module, and moves its ranges to the symbols
  /// that stand for theirs: see `resolveSymbols`. On failure a diagnostic has
  /// been emitted.
  LogicalResult resolveSymbols(const SweepValues &sweep,
                               AnalysisOptions &options);

private:
  /// What `options` had, and its ranges afterwards.
  struct ResolvedSymbols {
    Bindings bindings;
    SymbolRanges ranges, resolvedRanges;
  };

  using Analyses = SmallVector<std::unique_ptr<RooflineAnalysis>, 1>;
  Analyses::iterator find(const TargetDescription &target,
                          const AnalysisOptions &options);

  Operation *root;
  Analyses analyses;
  SmallVector<ResolvedSymbols, 0> resolvedSymbols;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_ANALYSISCACHE_H
