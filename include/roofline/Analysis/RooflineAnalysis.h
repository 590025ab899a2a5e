//===- RooflineAnalysis.h - What every op costs, kept -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result of one walk of a module or function, kept: the figures of every op
// that costs something, the sums, and the ops without a model. In: an op and a
// machine (or the target spec around the op). Out: `OpRecord`s, `Totals`,
// `Coverage`. A pass gets it from its analysis manager (docs/extend/Library.md
// has an example); passes that need other options share theirs through
// AnalysisCache.h. Implements rules R8 and R20 (docs/Model.md) by way of
// ModuleAnalysis.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H
#define ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <deque>

namespace mlir::roofline {

/// Binds the symbols of `callee` to the constants that `call`, a call or
/// launch, gives to them; those to which it gives no constant are not bound.
void bindCalled(Operation *call, Operation *callee, WorkContext &context,
                Bindings &bindings);

/// What every op of a module or function costs on the machine that the target
/// spec around it describes, and what bounds it, as the report shows it with
/// its default options.
///
/// The pass registers the models as dependent dialects (`registerAllModels`):
/// ops without a model have no figures. Of a function, nothing outside it is
/// looked at but the target spec; calls of other functions then have no
/// figures. Like any analysis it holds until a pass changes the IR and doesn't
/// mark it as preserved.
class RooflineAnalysis {
public:
  /// For `getAnalysis<RooflineAnalysis>()`. `root` is a module or a function. A
  /// target spec that is not valid is an error where it is, its absence is
  /// none.
  explicit RooflineAnalysis(Operation *root);
  /// For a machine and options of the caller's choice. `onVisit` is called with
  /// every op before it is analysed.
  RooflineAnalysis(
      Operation *root, const TargetDescription &target,
      const AnalysisOptions &options = {},
      ModuleAnalysis::VisitFn onVisit = [](Operation *) {});

  /// The machine; null without a valid target spec: then nothing has figures.
  const TargetDescription *getTarget() const { return target.get(); }
  const AnalysisOptions &getOptions() const { return options; }

  /// Figures of all executions of `op` in a call of its function, as the IR was
  /// when the analysis was made; null if `op` costs nothing, has no model, or
  /// is part of another op's payload. Ops that are alike share a record, whose
  /// `op` is the first of them. A pass that has changed the IR calls `compute`:
  /// a new op may lie where an erased one was.
  const OpRecord *lookup(Operation *op) const;
  /// Figures from the IR as it is at the call, and, if that is asked for, how
  /// to tile a contraction or convolution at each memory level.
  std::optional<OpRecord> compute(Operation *op,
                                  bool wantsTiling = false) const;

  /// An op that costs something, the function it is in, and its figures, which
  /// it may share: see `lookup`.
  struct Entry {
    Operation *function, *op;
    const OpRecord *record;
    /// Those of the parts of the record.
    ArrayRef<Operation *> parts;
  };
  /// In program order; the ops of a function that is called stand where the
  /// first call of it does, unless it comes before.
  ArrayRef<Entry> getEntries() const { return entries; }

  /// An op that has no model, or whose payload has an op of that name without
  /// one.
  struct UnmodelledOp {
    Operation *op;
    StringRef name;
  };
  /// In program order.
  ArrayRef<UnmodelledOp> getUnmodelled() const { return unmodelled; }

  /// The functions, in program order: see `ModuleAnalysis::getFunctions`.
  ArrayRef<Operation *> getFunctions() const;
  /// Sums over `function`; null unless it is one of the functions analysed.
  const Totals *lookupTotals(Operation *function) const;
  /// Sums over the entry points (R20). Precondition: there is a machine.
  const Totals &getModuleTotals() const { return analysis->getModuleTotals(); }
  /// The symbols of one of the functions analysed.
  ArrayRef<SymbolInfo> getSymbols(Operation *function) const {
    return analysis->getSymbols(function);
  }
  /// How many ops have figures, and which have no model.
  const Coverage &getCoverage() const;
  /// Returns the cost of all executions of `record`, which is one of the
  /// entries or a part of one; it may outlive the analysis.
  std::shared_ptr<const Cost> shareCost(const OpRecord &record) const {
    return {shares, &record.getAll()};
  }
  /// As `shareCost`; null if the record has no kernel.
  std::shared_ptr<const KernelShape> shareKernel(const OpRecord &record) const {
    if (!record.kernel)
      return nullptr;
    return {shares, &*record.kernel};
  }

private:
  /// What one thread finds.
  struct Share {
    void addRecord(Operation *function, OpRecord &record);

    std::deque<OpRecord> records;
    std::deque<SmallVector<Operation *, 4>> parts;
    SmallVector<Entry, 0> entries;
    SmallVector<UnmodelledOp, 0> unmodelled;
    /// The records in `records` of those that are alike.
    llvm::DenseMap<const void *, const OpRecord *> shared;
  };
  void run(Operation *root, ModuleAnalysis::VisitFn onVisit);
  void mergeShares();

  /// The analyses refer to it.
  std::unique_ptr<TargetDescription> target;
  AnalysisOptions options;
  Operation *root = nullptr;
  std::unique_ptr<ModuleAnalysis> analysis;
  /// For `compute`, made when it is called first.
  mutable std::unique_ptr<ModuleAnalysis> singleAnalysis;
  std::shared_ptr<std::deque<Share>> shares =
      std::make_shared<std::deque<Share>>();
  SmallVector<Entry, 0> entries;
  SmallVector<UnmodelledOp, 0> unmodelled;
  llvm::DenseMap<Operation *, const OpRecord *> recordOfOp;
  llvm::DenseSet<Operation *> functions;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_ROOFLINEANALYSIS_H
