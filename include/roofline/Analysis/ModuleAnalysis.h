//===- ModuleAnalysis.h - Work of a module's functions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_MODULEANALYSIS_H
#define ROOFLINE_ANALYSIS_MODULEANALYSIS_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Estimate/TileAdvice.h"
#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Symbols/Symbols.h"
#include "roofline/Traffic/Traffic.h"

#include <map>

namespace mlir::roofline {

/// One op of a function that costs something.
struct OpRecord {
  Operation *op = nullptr;
  /// Executions per call of the function (R8).
  Count executions = 1;
  /// Work of one execution.
  WorkSummary work;
  /// Traffic of one execution, where there is a target.
  LevelTraffics levels;
  /// Bytes of all executions, where they aren't those of one times
  /// `executions`: loads and stores, whose executions share elements (R10a).
  std::optional<SmallVector<SpaceTraffic, 1>> allTraffic;
  /// Work of all executions with those bytes, where it isn't that of one times
  /// their number: it depends on the counter of a loop.
  std::optional<WorkSummary> allWork;
  /// How to tile a contraction or convolution, if that is asked for.
  SmallVector<LevelTiling, 0> tiling;
  /// Of one execution, if that is asked for; null for an op that has no tiles.
  std::shared_ptr<const TilePredictor> predictor;
  /// Estimate of all executions.
  Estimate estimate;
  /// The trip count of a loop around the op has no known bound, or the op is a
  /// recursive call.
  bool unbounded = false;
  /// Something inside the op has no model: the work leaves it out.
  bool incomplete = false;
  SmallVector<std::string, 0> notes;
  /// Work of all executions.
  WorkSummary getAllWork() const;

  /// The same for ops that are known to have the same record but for `op`; null
  /// if that is not known.
  const void *memo = nullptr;
};

/// What has to be stored at the same time, by what it is [B].
struct StorageBytes {
  /// Constants and globals, here and in called functions, and the arguments
  /// that `roofline.role` says so of.
  Count weights, cache;
  /// The arguments without a role.
  Count arguments;
  /// The arguments that are, and the most of the other values that live at the
  /// same time.
  Count activations;
  /// The size of a value is not known: it is in none of these.
  bool isIncomplete = false;
  /// The program has shardings and is not partitioned yet: these are the sizes
  /// of whole tensors, not of what one device stores.
  bool isUnpartitioned = false;

  Count getTotal() const { return weights + cache + arguments + activations; }
};

/// Sum over a function or a module. A branch counts the larger side of each
/// quantity (R8).
struct Totals {
  WorkSummary work;
  LevelTraffics levels;
  /// Sum of the ops' times [s]; no value if an op has none, see `notes`.
  std::optional<double> timeSeconds = 0.0;
  std::optional<double> upperTimeSeconds = 0.0;
  /// The rows of `timeSeconds` that have a time [s], and the work of all
  /// executions of those that have none for their symbols.
  double knownSeconds = 0, knownUpperSeconds = 0;
  SmallVector<WorkSummary, 0> symbolicRows;
  /// A row has no time for another reason than its symbols.
  bool hasUnknownTime = false;
  /// Time that each resource is busy [s].
  std::map<std::string, double> busySeconds;
  /// The part of the ops that don't communicate: what the computation takes if
  /// collectives take time on links only.
  struct Computation {
    /// Floating-point and integer.
    Count operations;
    /// Least bytes of the outermost memory level [B].
    Count memoryBytes;
    std::map<std::string, double> busySeconds;
  };
  Computation computation;
  /// Time of the ops that each resource bounds [s], and how many rows they are.
  struct Bottleneck {
    double seconds = 0;
    int64_t rows = 0;
  };
  std::map<std::string, Bottleneck> bottlenecks;
  /// Bytes if everything were fused: arguments, weights and results once (R20).
  Count fusedLowerBytes;
  /// Most bytes that live at the same time (R20).
  Count peakLiveBytes;
  /// The part of `peakLiveBytes` beside arguments and weights.
  Count temporaryBytes;
  /// The parts of `peakLiveBytes`; of a module those of the entry point with
  /// the highest peak. No value where symbols hide which one that is.
  std::optional<StorageBytes> storage;
  bool unbounded = false;
  /// Sorted, each once.
  std::map<std::string, int64_t> notes;
};

/// What the analysis could tell of the ops of a module.
struct Coverage {
  int64_t modelledOps = 0;
  /// Ops without a model by name; std::map for the order of reports.
  std::map<std::string, int64_t> unmodelled;
};

struct AnalysisOptions {
  StorageOptions storage;
  EstimateOptions estimate;
  TrafficOptions traffic;
  /// Tell how to tile contractions and convolutions.
  bool tiling = false;
  /// Predict the time of tiles of them, and judge whether to tune each op: not
  /// if that could win less than this part of the op's or the function's time.
  bool tuning = false;
  double tuningThreshold = 0.01;
  /// The cache next to the outermost memory keeps values from one op to the
  /// next; otherwise every op starts cold.
  bool keepInCache = false;
  /// Compute totals; without them only the records are of interest.
  bool totals = true;
  /// Must outlive the analysis and be used with `totals`, which analyse each op
  /// by itself; null: the program is as the IR says. Not together with
  /// `keepInCache`.
  const Hypothesis *hypothesis = nullptr;
  /// What symbols are known to be.
  Bindings bindings;
  /// What others may be: only reports look at it.
  SymbolRanges ranges;
};

/// Walks the functions of a module once and sums up their work.
class ModuleAnalysis {
public:
  /// `root` is a module, or another op with a symbol table, or a function: then
  /// nothing outside of it is looked at, and calls of other functions are
  /// unmodelled. `target` is null if only the work matters: estimates are then
  /// empty.
  ModuleAnalysis(Operation *root, const TargetDescription *target,
                 const AnalysisOptions &options);
  ~ModuleAnalysis();

  /// Called with every op that costs something, in program order, and with the
  /// function it is in.
  using RecordFn =
      function_ref<void(Operation *function, const OpRecord &record)>;
  /// Called with every op that has no model, and why.
  using UnmodelledFn = function_ref<void(Operation *op, StringRef name)>;

  /// Called with every op of the programs before it is analysed; not with the
  /// ops of payloads.
  using VisitFn = function_ref<void(Operation *op)>;

  /// Analyses all functions, in program order.
  void run(
      RecordFn onRecord, UnmodelledFn onUnmodelled,
      VisitFn onVisit = [](Operation *) {});

  /// Analyses one op of `root` and nothing else but what its figures depend on:
  /// the loops around it, the functions it calls. Looks at the IR as it is at
  /// each call; between calls the IR may change. No value if the op costs
  /// nothing, has no model or is part of a payload. Ends what `run` has told.
  /// `wantsTiling` takes the place of the option.
  std::optional<OpRecord> analyzeOp(Operation *op, bool wantsTiling = false);

  /// The functions, in program order; the module itself if it has ops outside
  /// functions.
  ArrayRef<Operation *> getFunctions() const;
  const Totals &getTotals(Operation *function) const;
  /// The symbols that the counts of a function are made of, and with bindings
  /// also those that no count has.
  ArrayRef<SymbolInfo> getSymbols(Operation *function) const;
  /// What can't hold of the sizes of a function, with the bindings.
  ArrayRef<SymbolConflict> getConflicts(Operation *function) const;
  /// Sum over the entry points: the functions nobody in the module calls (R20).
  const Totals &getModuleTotals() const;
  const Coverage &getCoverage() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// A context for asking models about the ops of one function. It must not
/// outlive the IR, nor be used after a change to it.
/// `bindings` must outlive it, too.
std::unique_ptr<WorkContext> makeProgramContext(const Bindings &bindings);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_MODULEANALYSIS_H
