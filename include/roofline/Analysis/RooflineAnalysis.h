//===- RooflineAnalysis.h - What passes ask about ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The analysis that a pass gets from its analysis manager.
// docs/extend/Library.md has an example.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H
#define ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// What every op of a module or function costs on the machine that the target
/// spec around it describes, and what bounds it: what the report tells with its
/// default options.
///
/// The pass registers the models as dependent dialects (`registerAllModels`):
/// ops without a model have no figures. On a function nothing outside of it is
/// looked at but the target spec; calls of other functions have no figures
/// then. Like any analysis it holds until a pass changes the IR and doesn't
/// mark it as preserved.
class RooflineAnalysis {
public:
  /// For `getAnalysis<RooflineAnalysis>()`. `root` is a module or a function. A
  /// target spec that is not valid is an error where it is, its absence is
  /// none.
  explicit RooflineAnalysis(Operation *root);
  /// The same for a machine and options of the caller's choice.
  RooflineAnalysis(Operation *root, const TargetDescription &target,
                   const AnalysisOptions &options = {});

  /// The machine; null without a valid target spec: then nothing has figures.
  const TargetDescription *getTarget() const { return target.get(); }

  /// Figures of all executions of `op` in a call of its function, as the IR was
  /// when the analysis was made; null if `op` costs nothing, has no model, or
  /// is part of another op's payload. A pass that has changed the IR asks
  /// `compute`: a new op may lie where an erased one was.
  const OpRecord *lookup(Operation *op) const;
  /// The same from the IR as it is at the call, and, if that is asked for, how
  /// to tile a contraction or convolution at each memory level.
  std::optional<OpRecord> compute(Operation *op, bool wantsTiling = false);

  /// Sums over `function`; null unless it is one of the functions analysed.
  const Totals *lookupTotals(Operation *function) const;
  /// How many ops have figures, and which have no model.
  const Coverage &getCoverage() const { return coverage; }

private:
  void run(Operation *root, const AnalysisOptions &options);

  /// The analysis of `compute` refers to it.
  std::unique_ptr<TargetDescription> target;
  std::unique_ptr<ModuleAnalysis> analysis;
  llvm::DenseMap<Operation *, OpRecord> records;
  llvm::DenseMap<Operation *, Totals> totals;
  Coverage coverage;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H
