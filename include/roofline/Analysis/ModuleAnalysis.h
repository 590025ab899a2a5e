//===- ModuleAnalysis.h - Work of a module's functions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one walk of a program. In: a module or a function, a target, options.
// Out: an `OpRecord` for each op that costs something, `Totals` for each
// function and the module, symbols, and the ops without a model. Rules: R8
// (executions), R10a (elements that executions share), R20 (sums, calls, what
// is stored), R21 (time of a sequence), R27 (loops that are kernels).
// RooflineAnalysis.h keeps the result.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_MODULEANALYSIS_H
#define ROOFLINE_ANALYSIS_MODULEANALYSIS_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Estimate/ExpectedTime.h"
#include "roofline/Estimate/TileAdvice.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Symbols/Symbols.h"
#include "roofline/Traffic/Traffic.h"

#include <map>

namespace mlir::roofline {

class TilePredictor;

/// What some executions of an op cost.
struct Cost {
  WorkSummary work;
  /// With the traffic of each memory level; empty without a target.
  Estimate estimate;
};

/// One op of a function that costs something.
struct OpRecord {
  OpRecord() = default;
  OpRecord(const OpRecord &) = default;
  OpRecord &operator=(const OpRecord &) = default;
  /// Otherwise a vector that grows would copy.
  OpRecord(OpRecord &&) noexcept = default;
  OpRecord &operator=(OpRecord &&) noexcept = default;

  Operation *op = nullptr;
  /// Executions per call of the function (R8).
  Count executions = 1;
  /// Cost of one execution.
  Cost once;
  /// Cost of all executions; nullopt for an op outside of loops.
  std::optional<Cost> repeated;
  /// The scalar and vector ops of a loop that is one kernel, in program order;
  /// their estimates have the levels alone (R27). Empty for any other op.
  std::vector<OpRecord> parts;
  /// The bytes of all executions are not those of one times `executions`: loads
  /// and stores, whose executions share elements (R10a).
  bool sharesElements = false;
  /// How the op becomes a kernel; nullopt without totals, or for an op that is
  /// a part of one: scalars in loops.
  std::optional<KernelShape> kernel;
  /// How to tile a contraction or convolution, if that is asked for.
  SmallVector<LevelTiling, 0> tiling;
  /// Predicts the time of one execution by tile, if that is asked for; null for
  /// an op that has no tiles.
  std::shared_ptr<const TilePredictor> predictor;
  /// The trip count of a loop around the op has no known bound, or the op is a
  /// recursive call.
  bool unbounded = false;
  /// Something inside the op has no model: the work leaves it out.
  bool incomplete = false;
  /// Searches that ended at their limit; `notes` say so.
  SearchSet cutSearches = 0;
  SmallVector<std::string, 0> notes;

  /// Adds to `cutSearches` and says so.
  void addCutSearches(SearchSet searches);
  /// Cost of all executions.
  const Cost &getAll() const { return repeated ? *repeated : once; }

  /// Equal for ops that are known to have the same record but for `op`; null if
  /// that is not known.
  const void *memo = nullptr;
};

/// What a function reads of the content that an argument comes with, and writes
/// to its storage: the largest part that an op does, which is the least of all,
/// and the most that is written; nullopt for all of it [B] (R20).
struct ArgumentTraffic {
  Count bytesRead, bytesWritten;
  std::optional<Count> mostBytesWritten = Count(0);
};

/// Bytes that are stored at the same time, by role [B].
struct StorageBytes {
  /// Constants and globals, here and in called functions, and the arguments
  /// whose `roofline.role` says so.
  Count weights, cache;
  /// The arguments without a role.
  Count arguments;
  /// The arguments with that role, and the most that the other values take at
  /// the same time.
  Count activations;
  /// A value has no known size and is left out.
  bool isIncomplete = false;
  /// The program has shardings and is not partitioned yet: the sizes are those
  /// of whole tensors, not of the parts that one device stores.
  bool isUnpartitioned = false;

  Count getTotal() const { return weights + cache + arguments + activations; }
};

/// Works of rows, in their order. What was equal when it was added is kept once
/// if it was added soon after.
class RepeatedWorks {
public:
  bool empty() const { return rows.empty(); }
  size_t size() const { return rows.size(); }
  void clear();
  void add(const WorkSummary &work);
  /// Adds those of `other`, each executed `factor` times.
  void add(const RepeatedWorks &other, const Count &factor);
  /// The different works, and for each row the number of its work there.
  MutableArrayRef<WorkSummary> getWorks() { return works; }
  ArrayRef<unsigned> getRows() const { return rows; }

private:
  unsigned getNumber(const WorkSummary &work);

  SmallVector<WorkSummary, 0> works;
  SmallVector<unsigned, 0> rows;
};

/// Sum over a function or a module. A branch counts the larger side of each
/// quantity (R8).
struct Totals {
  WorkSummary work;
  LevelTraffics levels;
  /// Sum of the ops' times [s]; no value if an op has none, see `notes`.
  std::optional<double> timeSeconds = 0.0;
  std::optional<double> upperTimeSeconds = 0.0;
  /// Sum of the ops' least times in place, and at least what the program needs
  /// for what it reads [s]; no value where `timeSeconds` has none (R26).
  std::optional<double> leastInPlaceSeconds = 0.0;
  /// The part of it of the rows with the same bound in place [s].
  std::map<Bound, double> inPlaceSeconds;
  /// Sum of the times of the rows that have one [s], and the work of all
  /// executions of each row without a time because of its symbols.
  double knownSeconds = 0, knownUpperSeconds = 0, knownInPlaceSeconds = 0;
  /// Sum of the ops' expected times and losses [s]; no value if an op that has
  /// a time has none, or if `timeSeconds` has none.
  std::optional<double> expectedSeconds = 0.0;
  Losses losses = {};
  RepeatedWorks symbolicRows;
  /// A row has no time for another reason than its symbols.
  bool hasUnknownTime = false;
  /// A row has work without a rate or a link, which takes no time here.
  bool lacksRates = false;
  /// A row takes longer with the best known tiling than at least.
  bool isTiled = false;
  /// Time that each resource is busy [s].
  std::map<Resource, double> busySeconds;
  /// The share of the ops that don't communicate, which is the computation if
  /// collectives take time on links only.
  struct Computation {
    /// Floating-point and integer.
    Count operations;
    /// Least bytes of the outermost memory level [B].
    Count memoryBytes;
    std::map<Resource, double> busySeconds;
  };
  Computation computation;
  /// Time of the ops with the same bound [s], and how many rows they are.
  struct Bottleneck {
    double seconds = 0;
    int64_t rows = 0;
  };
  std::map<Bound, Bottleneck> bottlenecks;
  /// Bytes if everything were fused: arguments, weights and results once (R20).
  Count fusedLowerBytes;
  SmallVector<ArgumentTraffic, 0> arguments;
  /// Most bytes that live at the same time (R20).
  Count peakLiveBytes;
  /// The part of `peakLiveBytes` beside arguments and weights.
  Count temporaryBytes;
  /// The parts of `peakLiveBytes`. For a module, those of the entry point with
  /// the highest peak; nullopt if symbols hide which one that is.
  std::optional<StorageBytes> storage;
  bool unbounded = false;
  /// Those of the rows.
  SearchSet cutSearches = 0;
  /// Sorted, each once.
  std::map<std::string, int64_t> notes;

  /// The bound of most of the least time in place.
  Bound getBoundInPlace() const;
  /// True if `timeSeconds` leaves some work out.
  bool isPart() const { return timeSeconds && (unbounded || lacksRates); }
};

/// Estimate of `totals` as one op, with the busy, least and expected times of
/// its parts.
Estimate estimateAsOne(Estimator &estimator, const Totals &totals);

/// How many ops of a module the analysis has figures for.
struct Coverage {
  int64_t modelledOps = 0;
  /// Ops without a model by name; std::map for the order of reports.
  std::map<std::string, int64_t> unmodelled;
};

struct AnalysisOptions {
  StorageOptions storage;
  EstimateOptions estimate;
  TrafficOptions traffic;
  /// Also compute how to tile contractions and convolutions.
  bool tiling = false;
  /// Predict the time of tiles of contractions and convolutions, and judge
  /// which ops to tune: those where tuning could win at least this fraction of
  /// the time of the op and of the function.
  bool tuning = false;
  double tuningThreshold = 0.01;
  /// The program runs again and again: what it reads may lie in a cache when it
  /// starts (R26).
  bool steady = false;
  /// Compute totals, times in place and expected times; without them only the
  /// roofs of the records are of interest.
  bool totals = true;
  /// Only the bounds of the records are of interest, and their least times: a
  /// search for a tiling ends as soon as these are known. Not with `totals`.
  bool boundsOnly = false;
  /// Must outlive the analysis and be used with `totals`, which analyse each op
  /// by itself; null: the program is as the IR says.
  const Hypothesis *hypothesis = nullptr;
  /// Values of symbols.
  Bindings bindings;
  /// Ranges of other symbols, which only reports use.
  SymbolRanges ranges;
  /// The model files that have been read for the analysis.
  std::vector<std::string> models;
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

  /// Called for each op that costs something, in program order, with the
  /// function that contains it. A record without `memo` may be moved from.
  using RecordFn = function_ref<void(Operation *function, OpRecord &record)>;
  /// Called for each op that has no model, with the name of the op that lacks
  /// it, which may be in the payload of `op`.
  using UnmodelledFn = function_ref<void(Operation *op, StringRef name)>;

  /// Called for each op of the programs before it is analysed, but not for the
  /// ops of payloads.
  using VisitFn = function_ref<void(Operation *op)>;

  /// Analyses all functions, in program order.
  void run(
      RecordFn onRecord, UnmodelledFn onUnmodelled,
      VisitFn onVisit = [](Operation *) {});

  struct Callbacks {
    RecordFn onRecord;
    UnmodelledFn onUnmodelled;
    VisitFn onVisit;
  };
  /// Analyses some of the functions, in program order.
  using WalkFn = function_ref<void(Callbacks callbacks)>;
  /// Analyses all functions, on the threads of the context if that is worth
  /// while and no function uses another one. `onThread` is called on each
  /// thread and calls its argument once: what a record's `memo` points at, and
  /// order, are of that call alone. Callbacks may write attributes of the ops
  /// of the function that is being analysed.
  void runOnThreads(function_ref<void(WalkFn walk)> onThread);

  /// Analyses one op of `root` and only what its figures depend on: the loops
  /// around it, the functions it calls. Reads the IR as it is at each call;
  /// between calls the IR may change. Returns nullopt if the op costs nothing,
  /// has no model or is part of a payload. Invalidates the results of `run`.
  /// `wantsTiling` takes the place of the option.
  std::optional<OpRecord> analyzeOp(Operation *op, bool wantsTiling = false);

  /// The functions, in program order; the module itself if it has ops outside
  /// functions.
  ArrayRef<Operation *> getFunctions() const;
  const Totals &getTotals(Operation *function) const;
  /// The symbols in the counts of a function, and, with bindings, those that no
  /// count contains.
  ArrayRef<SymbolInfo> getSymbols(Operation *function) const;
  /// The sizes of a function that contradict each other under the bindings.
  ArrayRef<SymbolConflict> getConflicts(Operation *function) const;
  /// Sum over the entry points: the functions nobody in the module calls (R20).
  const Totals &getModuleTotals() const;
  const Coverage &getCoverage() const;

  /// Calls of `run` in this process so far, for tests: each is a walk of a
  /// module.
  static unsigned getNumRuns();

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// Returns a context for queries to the models of the ops of one function. It
/// must not outlive the IR and `bindings`, nor be used after the IR has
/// changed.
std::unique_ptr<WorkContext> makeProgramContext(const Bindings &bindings);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_MODULEANALYSIS_H
