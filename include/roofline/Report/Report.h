//===- Report.h - What every op of a module costs, for readers ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// `Report` is the last of the structs that data passes through. It owns all of
// its text, so it outlives the IR. Writers only format it: what one format
// shows is in all of them, and in docs/use/Reports.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REPORT_H
#define ROOFLINE_REPORT_REPORT_H

#include "mlir/IR/Location.h"
#include "roofline/Advice/Fusion.h"
#include "roofline/Analysis/Crossover.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Analysis/Ridgeline.h"
#include "roofline/Estimate/TilePredictor.h"
#include "roofline/Report/Convention.h"
#include "roofline/Report/Sweep.h"
#include "roofline/Traffic/CacheModel.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::roofline {

/// What was measured of an op in one call of its function, or of a function,
/// and where that stands below the roof (docs/use/Measured.md).
struct MeasuredPoint {
  /// [s], [op], [B] of the outermost memory level, as the file has them.
  std::optional<double> seconds, operations, bytes;
  /// The point [op/B], [op/s]. What was not measured is as the model has it.
  std::optional<double> intensity, opsPerSecond;
  /// min(peak, intensity * bandwidth), with that intensity [op/s].
  std::optional<double> attainableOpsPerSecond;
  /// How much of what is attainable was reached [1].
  std::optional<double> achieved;
  /// Measured time over the time of the model [1].
  std::optional<double> timeRatio;
  SmallVector<std::string, 0> notes;
};

enum class TuningVerdict {
  /// A better schedule could win time.
  Tune,
  /// The best known tiling, or the program as written, is as fast as any.
  BoundMet,
  /// What could be won is next to nothing of the function's time.
  Negligible,
  /// The time is not known.
  Unknown
};
/// "tune", "bound met", "negligible", "unknown".
llvm::StringRef getTuningVerdictName(TuningVerdict verdict);

/// Whether to tune an op, and what to try (docs/use/Tuning.md).
struct TuningRow {
  /// Intensity over the ridge of the outermost level [1].
  std::optional<double> balance;
  /// Time that a perfect schedule could win over the best known tiling, or the
  /// program as written [s].
  std::optional<double> winnableSeconds;
  /// Part of the function's time that the op takes [1].
  std::optional<double> share;
  TuningVerdict verdict = TuningVerdict::Unknown;
  /// Of ops to tune; of all executions.
  SmallVector<TilePrediction, 0> candidates;
};

/// What an op or a sum of ops with symbols costs over their values.
struct SymbolicFigures {
  Crossovers crossovers;
  /// No value unless all symbols have ranges, and where it isn't known.
  std::optional<SymbolicInterval> interval;
  /// All symbols have ranges, so that there should be an interval.
  bool hasRanges = false;
};

/// One op that costs something. All quantities are those of all its executions
/// in one call of its function.
struct OpRow {
  /// Place in the program among the rows of its function, from 0.
  size_t index = 0;
  /// "linalg.matmul".
  std::string op;
  /// See `describeLocation` and `describeShapes`.
  std::string location;
  std::string shapes;
  /// Per call of the function (R8).
  Count executions = 1;
  /// `work.given` tells that a person or another tool gave it.
  WorkSummary work;
  Estimate estimate;
  /// A loop around the op has no known bound, or the op is a recursive call.
  bool unbounded = false;
  /// See ModelExplorer.h; no value unless someone asks for it.
  std::optional<int64_t> explorerNode;
  /// Where the program communicates.
  std::optional<Ridgeline> ridgeline;
  /// Those of the op and of its estimate, each once.
  SmallVector<std::string, 0> notes;
  /// Of the op, for diagnostics; null in reports made by hand.
  LocationAttr loc;
  std::optional<MeasuredPoint> measured;
  /// If that was asked for; and what predicts the times of its tiles.
  std::optional<TuningRow> tuning;
  /// Only of rows with symbols.
  std::optional<SymbolicFigures> symbolic;
  /// The figures are those of a called function, whose ops take one after the
  /// other.
  bool isCall = false;
  /// The kernel of `FunctionReport::fusion` that the op goes into.
  std::optional<unsigned> fusionGroup;
  std::shared_ptr<const TilePredictor> predictor;

  /// True if no time can be told: a symbolic count, no rate for the work, or
  /// any number of executions.
  bool hasOpenTime() const {
    return unbounded || !estimate.timeSeconds || estimate.bound == "unknown";
  }
  bool costsNothing() const {
    return !hasOpenTime() && estimate.bound == "none";
  }
};

/// Totals with what an estimate of their summed work tells.
struct ReportTotals {
  Totals totals;
  /// Levels, intensity, ridge, attainable rate, bound and headroom of the
  /// summed work, as if it were one op; its times are `totals.busySeconds`. The
  /// time of a sequence is `totals.timeSeconds` (R21), never the largest of
  /// those.
  Estimate estimate;
  /// Only of sums with symbols; the times of the interval are those of the
  /// sequence.
  std::optional<SymbolicFigures> symbolic;
  /// Where the program communicates: as one step, and the same if collectives
  /// took time on links only.
  std::optional<Ridgeline> ridgeline, computationRidgeline;
};

/// An op among others: its name and its location, see `OpRow`.
struct OpName {
  std::string op, location;
};

/// A fusion of two ops or more. All quantities are those of all executions in
/// one call of the function.
struct FusionRow {
  /// In program order.
  SmallVector<OpName, 2> ops;
  /// The price is that of one execution.
  FusionPrice price;
  Count executions = 1;
  /// See `FusionEdge`.
  std::optional<int64_t> peakLiveChange;
  std::optional<unsigned> group;

  Count getBytesSaved() const { return price.getBytesSaved() * executions; }
  /// Time saved [s]; no value if a time is not known.
  std::optional<double> getSecondsSaved() const;
};

/// What to fuse in a function (docs/use/Fusion.md).
struct FusionReport {
  /// In the order of `FunctionFusion`; the group of a row is a position in
  /// `groups`.
  SmallVector<FusionRow, 0> edges, groups, rewrites;
  double secondsSaved = 0;
  Count bytesSaved;
};

/// A symbol of a function's counts.
struct SymbolRow {
  /// See `SymbolInfo`; the location is that of `describeLocation`.
  std::string name, meaning, location;
  std::optional<Count> value;
};

struct FunctionReport {
  /// Symbol names from the outside in, "module::function"; the analysed module
  /// itself is left out, and is "<module>" where it holds ops.
  std::string name;
  /// Its symbol name alone; empty if it has none.
  std::string symbol;
  ReportTotals totals;
  /// Slowest first. Before these, the rows whose time is open, as any of them
  /// may be the slowest. Otherwise in program order.
  SmallVector<OpRow, 0> rows;
  /// Of the function, for diagnostics; null in reports made by hand.
  LocationAttr loc;
  /// Of the whole function.
  std::optional<MeasuredPoint> measured;

  bool hasMeasurement() const;
  /// No value if it was not asked for.
  std::optional<FusionReport> fusion;
  /// In the order in which they come up.
  SmallVector<SymbolRow, 0> symbols = {};
};

/// Peak rate of a compute unit at one type.
struct RateSummary {
  /// "vector", "f32".
  std::string unit, type;
  double opsPerSecond = 0;
  /// Operations of a row are held against it. Transcendentals don't count: they
  /// are no operations (R3).
  bool inUse = false;
};

/// Bandwidth of a memory level.
struct LevelSummary {
  std::string name;
  /// Aggregate over all instances.
  std::optional<double> bytesPerSecond;
  /// A row has traffic there.
  bool inUse = false;
};

/// What readers of a report want to know about its machine.
struct TargetSummary {
  std::string name, vendor, source;
  /// The figures that their source does not confirm: "units.matrix.f16",
  /// "memory.hbm.bytes_per_second".
  SmallVector<std::string, 0> unconfirmed;
  /// The outermost memory level and what all its instances hold [B].
  std::string outermostLevel;
  std::optional<Count> outermostCapacityBytes;
  /// In the order of the target; levels from the outermost in.
  SmallVector<RateSummary, 0> rates;
  SmallVector<LevelSummary, 0> levels;
};

/// What the functions of a report would cost under a remedy.
struct WhatIf {
  /// "weights at i8".
  std::string remedy;
  /// How many times as much is computed: the factor of a batch.
  int64_t factor = 1;
  /// Those of the report, in its order.
  SmallVector<FunctionReport, 0> functions;
  /// As many: why it can't be told of a function, whose report then is as
  /// without the remedy; empty if it can.
  SmallVector<std::string, 0> refusals;
};

/// What is known of a symbol all over the module.
struct SymbolSetting {
  std::string name;
  /// "dim 0 of argument 1 of @main": the first size that it is of.
  std::string origin;
  /// What `bind` says; without both it is unbound.
  std::optional<Count> value;
  std::optional<IntegerRange> range;

  bool isUnbound() const { return !value && !range; }
};

struct Report {
  TargetSummary target;
  /// Operations are also shown as it counts them; null: only our own count.
  const Convention *convention = nullptr;
  /// The cache that keeps values between ops; no value: every op starts cold.
  std::optional<SharedCache> keptCache;
  /// How the resources of an op work (R21).
  Overlap overlap = Overlap::Max;
  /// In program order.
  SmallVector<FunctionReport, 0> functions;
  /// From the entry points, every call counted (R20).
  ReportTotals moduleTotals;
  Coverage coverage;
  /// By name.
  SmallVector<SymbolSetting, 0> symbols;
  /// If that was asked for.
  std::optional<Sweep> sweep;
  /// In the order asked for, on this machine.
  SmallVector<WhatIf, 0> whatIf;
  /// Measurements were asked for, see Measurements.h.
  bool hasMeasurements = false;
  /// The same module on further machines: the same functions in the same order,
  /// whose rows of the same `index` are the same op (SideBySide.h).
  std::vector<Report> others;
};

/// What a report tells about `target`, of which nothing is in use yet.
TargetSummary summarizeTarget(const TargetDescription &target);

/// Whether the outermost memory level holds what lives at the same time; no
/// value if that can't be told: a symbolic count, no capacity, a value whose
/// size is not known, or a program that is not partitioned yet.
std::optional<bool> fitsMemory(const Totals &totals,
                               const TargetSummary &target);

/// Sorts rows into the order of `FunctionReport::rows`.
void sortRows(SmallVectorImpl<OpRow> &rows);

/// Called with every row, in program order, its op and the function it is in;
/// may add to the row.
using RowFn =
    function_ref<void(Operation *function, Operation *op, OpRow &row)>;

/// The report on `module` from `analysis`, which has `totals`. `options` are
/// those of the analysis or such with other `ranges`, `tuning` (if the analysis
/// has it) and `tuningThreshold`.
Report buildReport(
    ModuleOp module, const RooflineAnalysis &analysis,
    const AnalysisOptions &options,
    RowFn onRow = [](Operation *, Operation *, OpRow &) {});

/// The report on `module` from an analysis of its own.
Report buildReport(ModuleOp module, const TargetDescription &target,
                   const AnalysisOptions &options);

/// Adds what to fuse in `module`, which `report` is about.
void addFusion(const FusionAdvice &advice, ModuleOp module, Report &report);

/// The ops of rows, by the number of the function in the report and the `index`
/// of the row.
using RowOps = SmallVector<SmallVector<Operation *, 0>, 0>;

/// The ops of the rows of a report that `analysis` makes.
RowOps listRowOps(const RooflineAnalysis &analysis);

/// The functions of `report`, whose rows are those of `ops`, if `advice` were
/// followed: a row for each kernel in place of those of its ops.
WhatIf makeFusedReport(const Report &report, const FusionAdvice &advice,
                       Estimator &estimator, const RowOps &ops);

/// Analyses `module` for each of `values`. `report` is the one without a value,
/// from an analysis on `target` under `options`; its rows are those of `ops`.
Sweep runSweep(ModuleOp module, const TargetDescription &target,
               const AnalysisOptions &options, const SweepValues &values,
               const Report &report, const RowOps &ops);

/// The value of "schema_version" in JSON. It changes when a key goes away or
/// changes its meaning, not when one is added.
constexpr int64_t reportSchemaVersion = 1;

/// For people: UTF-8 of at most 120 columns.
void writeTextReport(const Report &report, llvm::raw_ostream &os);

/// For programs: one JSON document, always valid; indented by 2, or by
/// `indent`.
void writeJSONReport(const Report &report, llvm::raw_ostream &os);
void writeJSONReport(const Report &report, llvm::raw_ostream &os,
                     unsigned indent);

/// For spreadsheets: a header and one record per row (RFC 4180).
void writeCSVReport(const Report &report, llvm::raw_ostream &os);

/// For notebooks, web pages and papers: the roofline plot as one specification
/// for Vega 5, with its data inside. Marks have the numbers of the rows of
/// `numbered`, a report of the same module, or of `report` itself.
void writeVegaReport(const Report &report, llvm::raw_ostream &os);
void writeVegaReport(const Report &report, const Report &numbered,
                     llvm::raw_ostream &os);

/// The Ridgeline plot in the same way, of the rows and functions that have a
/// `Ridgeline`.
void writeVegaRidgeline(const Report &report, const Report &numbered,
                        llvm::raw_ostream &os);

/// For Google's Model Explorer: the time of every node, coloured by bound, of
/// those rows that have an `explorerNode`.
void writeModelExplorerReport(const Report &report, llvm::raw_ostream &os);

/// For people, in a browser: the plot, the table and the sums on one page that
/// needs nothing else.
void writeHTMLReport(const Report &report, llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORT_H
