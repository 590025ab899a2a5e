//===- Report.h - Rows, totals and advice as plain data ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the report: takes a module and a target, and returns rows, totals and
// advice as plain data, which Writers.h prints. `Report` is the last of the
// structs that data passes through. It owns all of its text and thus outlives
// the IR. Rows and totals follow R8 and R20 to R24 (docs/Model.md).
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
#include "roofline/Report/Explanation.h"
#include "roofline/Report/Sweep.h"

#include <deque>

namespace mlir::roofline {

/// Measured figures of an op in one call of its function, or of a function, and
/// its position relative to the roofline (docs/use/Measured.md).
struct MeasuredPoint {
  /// Time [s], operations [op], and bytes of the outermost memory level [B], as
  /// in the file.
  std::optional<double> seconds, operations, bytes;
  /// The measured point [op/B], [op/s]; a quantity that was not measured is
  /// taken from the model.
  std::optional<double> intensity, opsPerSecond;
  /// min(peak, intensity * bandwidth) at the measured intensity [op/s].
  std::optional<double> attainableOpsPerSecond;
  /// Fraction of the attainable rate that was reached [1].
  std::optional<double> achieved;
  /// Measured time / modelled time [1].
  std::optional<double> timeRatio;
  SmallVector<std::string, 0> notes;
};

enum class TuningVerdict {
  /// A better schedule could save time.
  Tune,
  /// The best tile found, or the program as it is, is as fast as any schedule.
  BoundMet,
  /// The possible gain is a negligible part of the function's time.
  Negligible,
  /// The time is unknown.
  Unknown
};
/// Returns "tune", "bound met", "negligible" or "unknown".
llvm::StringRef getTuningVerdictName(TuningVerdict verdict);

/// Whether to tune an op, and the tiles to try (docs/use/Tuning.md).
struct TuningRow {
  /// Intensity / ridge of the outermost level [1].
  std::optional<double> balance;
  /// Time that a perfect schedule could save over the best tile found, or over
  /// the program as it is [s].
  std::optional<double> winnableSeconds;
  /// Fraction of the function's time that the op takes [1].
  std::optional<double> share;
  TuningVerdict verdict = TuningVerdict::Unknown;
  /// Tiles to try, unless they make no difference; times are for all
  /// executions.
  SmallVector<TilePrediction, 0> candidates;
  /// By level the fastest tile with packed operands, if it wins more than the
  /// threshold of the time of each candidate; times are for all executions.
  SmallVector<TilePrediction, 0> packed;
};

/// The cost of an op, or of a sum of ops, as a function of its symbols.
struct SymbolicFigures {
  Crossovers crossovers;
  /// Interval of the cost; nullopt unless all symbols have ranges and it is
  /// known.
  std::optional<SymbolicInterval> interval;
  /// True if all symbols have ranges, so that there should be an interval.
  bool hasRanges = false;
};

/// Returns true if the time is unknown: a symbolic count, no rate for the work,
/// or an unknown number of executions.
inline bool hasOpenTime(bool isUnbounded, const Estimate &estimate) {
  return isUnbounded || !estimate.timeSeconds || estimate.bound.isUnknown();
}

/// What an op does. All quantities cover all its executions in one call of its
/// function.
class WorkRow {
public:
  /// Name of the op: "linalg.matmul".
  std::string op;
  /// Texts of `describeLocation` and `describeShapes`.
  std::string location;
  std::string shapes;
  /// Executions per call of the function (R8).
  Count executions = 1;
  /// Equal for rows of one report whose costs are equal; nullopt if that is not
  /// known.
  std::optional<size_t> figures;
  /// True if a loop around the op has no known bound, or the op is a recursive
  /// call.
  bool unbounded = false;
  /// As in `OpRecord`.
  SearchSet cutSearches = 0;
  /// Notes on the op and on its estimate, each once.
  SmallVector<std::string, 0> notes;

  /// Work of the op; `given` is true if a person or another tool supplied it.
  const WorkSummary &getWork() const { return cost->work; }
  /// Of the ops of a kernel the levels alone.
  const Estimate &getEstimate() const { return cost->estimate; }
  /// Rows may share a cost, as they mostly do with the analysis.
  void setCost(std::shared_ptr<const Cost> shared) { cost = std::move(shared); }
  /// Returns a copy that is the row's own.
  Cost &editCost();

private:
  std::shared_ptr<const Cost> cost = getNoCost();
  static const std::shared_ptr<const Cost> &getNoCost();
};

/// One op that has a cost.
class OpRow : public WorkRow {
public:
  /// Position in program order among the rows of its function, from 0.
  size_t index = 0;
  /// Node id (see ModelExplorer.h); nullopt unless requested.
  std::optional<int64_t> explorerNode;
  /// Set if the program communicates.
  std::shared_ptr<const Ridgeline> ridgeline;
  /// Location of the op, for diagnostics; null in reports built by hand.
  LocationAttr loc;
  std::shared_ptr<const MeasuredPoint> measured;
  /// Set if tuning advice was requested; `predictor` predicts the times of
  /// tiles.
  std::shared_ptr<TuningRow> tuning;
  /// Set only if the row has symbols.
  std::shared_ptr<const SymbolicFigures> symbolic;
  /// Width of the widest float among what the op, or an op of its kernel,
  /// reads and writes, 0 without any; nullopt if that is not known [bit].
  std::optional<unsigned> widestFloatBits;
  /// True if the figures are those of a called function, whose ops execute one
  /// after another.
  bool isCall = false;
  /// Of a call: the position of the called function in `Report::functions`, if
  /// it is there.
  std::optional<size_t> callee;
  /// Index of the kernel in `FunctionReport::fusion` that contains the op.
  std::optional<unsigned> fusionGroup;
  std::shared_ptr<const TilePredictor> predictor;
  /// Sizes that waste tiles or waves, if tuning advice was requested; times
  /// are for one execution.
  SmallVector<SizeAdvice, 0> sizes;
  /// Set if it was requested (ExplainRows.h).
  std::shared_ptr<const Explanation> explanation;
  /// See `OpRecord`.
  std::shared_ptr<const KernelShape> kernel;
  /// The ops of a loop that is one kernel, in program order (R27).
  std::vector<WorkRow> parts;

  /// See the function.
  bool hasOpenTime() const {
    return roofline::hasOpenTime(unbounded, getEstimate());
  }
  bool costsNothing() const {
    return !hasOpenTime() && getEstimate().bound.isNone();
  }
};

/// Totals, and the estimate of their summed work.
struct ReportTotals {
  Totals totals;
  /// Levels, intensity, ridge, attainable rate, bound and headroom of the
  /// summed work, as if it were one op; its times are `totals.busySeconds`. The
  /// time of a sequence is `totals.timeSeconds` (R21), never the maximum of
  /// these.
  Estimate estimate;
  /// Set only for sums with symbols; the times of the interval are those of the
  /// sequence.
  std::shared_ptr<const SymbolicFigures> symbolic;
  /// Set if the program communicates: as one step, and as if collectives took
  /// time only on links.
  std::shared_ptr<const Ridgeline> ridgeline, computationRidgeline;
};

/// Name and location of an op, as in `OpRow`.
struct OpName {
  std::string op, location;
};

/// A fusion of two or more ops. All quantities cover all executions in one call
/// of the function.
struct FusionRow {
  /// The fused ops in program order, among `FusionReport::names`.
  SmallVector<const OpName *, 2> ops;
  /// Price of one execution, among `FusionReport::prices`. Never null.
  const FusionPrice *price = nullptr;
  Count executions = 1;
  /// As in `FusionEdge`.
  std::optional<int64_t> peakLiveChange;
  std::optional<unsigned> group;

  Count getBytesSaved() const { return price->getBytesSaved() * executions; }
  /// Returns the time saved [s], or nullopt if a time is unknown.
  std::optional<double> getSecondsSaved() const;
};

/// Fusion advice for a function (docs/use/Fusion.md).
struct FusionReport {
  /// Fusions in the order of `FunctionFusion`. The group of a row is an index
  /// into `groups`.
  SmallVector<FusionRow, 0> edges, groups, rewrites;
  std::shared_ptr<const FusionPriceList> prices;
  std::shared_ptr<const std::deque<OpName>> names;
  /// Of all groups; nullopt if it is not known of one.
  std::optional<double> secondsSaved = 0.0;
  Count bytesSaved;
};

/// What the kernels of the fusion advice for a function save together.
struct FusionSavings {
  size_t kernels = 0, ops = 0;
  double seconds = 0;
  Count bytes;
};

/// A symbol in the counts of a function.
struct SymbolRow {
  /// As in `SymbolInfo`; the location is that of `describeLocation`.
  std::string name, meaning, location;
  std::optional<Count> value;
};

struct FunctionReport {
  /// Symbol names from the outermost in, "module::function", without the
  /// analysed module itself; "<module>" for ops directly in it.
  std::string name;
  /// The symbol name alone; empty if there is none.
  std::string symbol;
  ReportTotals totals;
  /// The rows whose time is unknown, in program order, as any of them may be
  /// the slowest; then the others, slowest first, and in program order if
  /// equal.
  SmallVector<OpRow, 0> rows;
  /// Location of the function, for diagnostics; null in reports built by hand.
  LocationAttr loc;
  /// Measurement of the whole function.
  std::shared_ptr<const MeasuredPoint> measured;

  bool hasMeasurement() const;
  /// Set if fusion advice was requested.
  std::optional<FusionReport> fusion;
  /// Set if its summary was requested.
  std::optional<FusionSavings> savings = {};
  /// Symbols in order of first occurrence.
  SmallVector<SymbolRow, 0> symbols = {};
};

/// Peak rate of a compute unit at one type.
struct RateSummary {
  /// Names such as "vector" and "f32".
  std::string unit, type;
  double opsPerSecond = 0;
  /// True if operations of a row run at this rate. Transcendentals are ignored,
  /// as they are not operations (R3).
  bool inUse = false;
};

/// Bandwidth of a memory level.
struct LevelSummary {
  std::string name;
  /// Aggregate bandwidth of all instances [B/s].
  std::optional<double> bytesPerSecond;
  /// True if a row has traffic at this level.
  bool inUse = false;
  /// Nodes of the level (R28), their links and the place of values.
  int64_t nodes = 1;
  std::optional<double> farBytesPerSecond = {}, farLatencySeconds = {};
  std::string placement = {};
  /// Bandwidths of reads and of writes (R29) [B/s].
  std::optional<double> readBytesPerSecond = {}, writeBytesPerSecond = {};
};

/// A link to other devices.
struct LinkSummary {
  NetworkLink link;
  /// True if a row sends over this link.
  bool inUse = false;
};

/// The machine of a report.
struct TargetSummary {
  /// The name, with the vendor where one is known: "h100 (NVIDIA)".
  std::string getTitle() const {
    return vendor.empty() ? name : name + " (" + vendor + ")";
  }

  std::string name, vendor, source;
  /// Figures that their source does not confirm: "units.matrix.f16",
  /// "memory.hbm.bytes_per_second".
  SmallVector<std::string, 0> unconfirmed;
  /// The outermost memory level and the total capacity of its instances [B].
  std::string outermostLevel;
  std::optional<Count> outermostCapacityBytes;
  /// In the order of the target: levels from the outermost in, links from the
  /// fastest.
  SmallVector<RateSummary, 0> rates;
  SmallVector<LevelSummary, 0> levels;
  SmallVector<LinkSummary, 0> links;
};

/// The cost of the functions of a report under a remedy.
struct WhatIf {
  /// Name of the remedy: "weights at i8".
  std::string remedy;
  /// Factor by which the amount of computation grows: the factor of a batch.
  int64_t factor = 1;
  /// The functions of the report, in its order.
  SmallVector<FunctionReport, 0> functions;
  /// One entry per function: why the remedy can't be evaluated, in which case
  /// the function is reported without it; empty if it can.
  SmallVector<std::string, 0> refusals;
};

/// The properties of a symbol that hold in the whole module.
struct SymbolSetting {
  std::string name;
  /// Description of the first size that it stands for: "dim 0 of argument 1 of
  /// @main".
  std::string origin;
  /// Value or range given by `bind`; the symbol is unbound if both are absent.
  std::optional<Count> value;
  std::optional<IntegerRange> range;

  bool isUnbound() const { return !value && !range; }
};

/// What the rows of a group have in common (Groups.h).
enum class Grouping { Shape, Op, Layer, Bound, None };

/// A number of rows; nullopt is all of them.
struct RowLimit {
  std::optional<size_t> rows = 20;
  friend bool operator==(RowLimit a, RowLimit b) { return a.rows == b.rows; }
};

struct Report {
  TargetSummary target;
  /// How to show the rows: in groups, and how many of these; without groups all
  /// rows are shown in tables (docs/use/Reports.md).
  Grouping grouping = Grouping::None;
  RowLimit limit = {std::nullopt};
  /// Convention in which operations are shown as well; null for none.
  const Convention *convention = nullptr;
  /// The program runs again and again (R26).
  bool steady = false;
  /// How the resources of an op overlap (R21).
  Overlap overlap = Overlap::Max;
  /// Functions in program order.
  SmallVector<FunctionReport, 0> functions;
  /// Totals from the entry points, with every call counted (R20).
  ReportTotals moduleTotals;
  Coverage coverage;
  /// Symbols sorted by name.
  SmallVector<SymbolSetting, 0> symbols;
  /// Set if a sweep was requested.
  std::optional<Sweep> sweep;
  /// What-if results for this machine, in the order requested.
  SmallVector<WhatIf, 0> whatIf;
  /// True if measurements were supplied (see Measurements.h).
  bool hasMeasurements = false;
  /// Reports of the same module on further machines: the same functions in the
  /// same order, in which rows with the same `index` are the same op
  /// (SideBySide.h).
  std::vector<Report> others;
};

/// Summarises `target`, with nothing marked as in use.
TargetSummary summarizeTarget(const TargetDescription &target);

/// Returns whether the outermost memory level holds the values that are live at
/// the same time. Returns nullopt if it is unknown: a symbolic count, no
/// capacity, a value of unknown size, or a program that is not yet partitioned.
std::optional<bool> fitsMemory(const Totals &totals,
                               const TargetSummary &target);

/// Sorts rows into the order of `FunctionReport::rows`.
void sortRows(SmallVectorImpl<OpRow> &rows);

/// Called for every row, in program order, with the function, the op and the
/// row, which the callee may extend.
using RowFn =
    function_ref<void(Operation *function, Operation *op, OpRow &row)>;

/// Builds the report on `module` from `analysis`, which has `totals`. `options`
/// are those of the analysis, except that `ranges`, `tuning` (if the analysis
/// has it) and `tuningThreshold` may differ.
Report buildReport(
    ModuleOp module, const RooflineAnalysis &analysis,
    const AnalysisOptions &options,
    RowFn onRow = [](Operation *, Operation *, OpRow &) {});

/// Analyses `module` on `target` and builds the report.
Report buildReport(ModuleOp module, const TargetDescription &target,
                   const AnalysisOptions &options);

/// Adds fusion advice for `module`, the module of `report`.
void addFusion(const FusionAdvice &advice, ModuleOp module, Report &report);

/// Adds what the advice saves in each function.
void addSavings(const FusionAdvice &advice, ModuleOp module, Report &report);

/// The ops of rows, by the number of the function in the report and the `index`
/// of the row.
using RowOps = SmallVector<SmallVector<Operation *, 0>, 0>;

/// Returns the ops of the rows of a report built from `analysis`.
RowOps listRowOps(const RooflineAnalysis &analysis);

/// Returns the functions of `report`, whose rows are those of `ops`, with
/// `advice` applied: each kernel has a row in place of the rows of its ops.
WhatIf makeFusedReport(const Report &report, const FusionAdvice &advice,
                       Estimator &estimator, const RowOps &ops);

/// Analyses `module` for each of `values`. `report` is the report without a
/// value, from an analysis on `target` with `options`; its rows are those of
/// `ops`.
Sweep runSweep(ModuleOp module, const TargetDescription &target,
               const AnalysisOptions &options, const SweepValues &values,
               const Report &report, const RowOps &ops);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORT_H
