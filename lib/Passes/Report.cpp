//===- Report.cpp - Write a report -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Writers.h"

#include "PassUtils.h"
#include "roofline/Advice/WhatIf.h"
#include "roofline/Measured/Measurements.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Report/Describe.h"
#include "roofline/Report/ModelExplorer.h"
#include "roofline/Report/Remarks.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/ManagedStatic.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

namespace mlir::roofline {
#define GEN_PASS_DEF_REPORTPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Files that this process has written reports to: the first report replaces
/// the file, the reports of the other sections of the input are appended.
struct WrittenFiles {
  std::mutex mutex;
  llvm::StringSet<> paths;
};

/// Ops without a model, by name: the first one and how many.
struct Unmodelled {
  Operation *first = nullptr;
  int64_t count = 0;
};
} // namespace

static llvm::ManagedStatic<WrittenFiles> writtenFiles;

static void write(ReportFormat format, const Report &report, raw_ostream &os) {
  switch (format) {
  case ReportFormat::Text:
    return writeTextReport(report, os);
  case ReportFormat::JSON:
    return writeJSONReport(report, os);
  case ReportFormat::CSV:
    return writeCSVReport(report, os);
  case ReportFormat::HTML:
    return writeHTMLReport(report, os);
  case ReportFormat::Vega:
    return writeVegaReport(report, os);
  case ReportFormat::VegaRidgeline:
    return writeVegaRidgeline(report, report, os);
  case ReportFormat::ModelExplorer:
    return writeModelExplorerReport(report, os);
  case ReportFormat::None:
    return;
  }
}

/// Writes to a file. On failure a diagnostic has been emitted.
static LogicalResult writeFile(ReportFormat format, const Report &report,
                               StringRef path, Location loc) {
  std::lock_guard<std::mutex> lock(writtenFiles->mutex);
  bool isFirst = !writtenFiles->paths.contains(path);
  std::error_code error;
  llvm::raw_fd_ostream os(
      path, error, isFirst ? llvm::sys::fs::OF_None : llvm::sys::fs::OF_Append);
  os.enable_colors(false); // Also with --color, which is about the terminal.
  if (!error) {
    write(format, report, os);
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (error)
    return emitError(loc) << "cannot write the report to '" << path
                          << "': " << error.message();
  writtenFiles->paths.insert(path);
  return success();
}

static LogicalResult writeOutput(ReportFormat format, const Report &report,
                                 StringRef path, Location loc) {
  if (!path.empty() && path != "-")
    return writeFile(format, report, path, loc);
  raw_ostream &os = path.empty() ? llvm::errs() : llvm::outs();
  write(format, report, os);
  os.flush(); // The IR may follow on the same stream through another buffer.
  return success();
}

namespace {
struct ReportPass : AnalysisPass<roofline::impl::ReportPassBase<ReportPass>> {
  using AnalysisPass::AnalysisPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    AnalysisPass::getDependentDialects(registry);
    registry.insert<DLTIDialect>();
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    SmallVector<TargetDescription, 1> machines;
    SweepValues values;
    if (failed(resolveTargets(module, machines)) || failed(readSweep(values)))
      return signalPassFailure();
    for (const TargetDescription &machine : machines)
      if (failed(checkLinks(parseLinks(links), machine, module)))
        return signalPassFailure();
    bool hasRemarks = getContext().getRemarkEngine() != nullptr;
    if (report == ReportFormat::None && !strict && !hasRemarks &&
        measured.empty() && whatIf.empty())
      return;
    llvm::MapVector<StringRef, Unmodelled> unmodelled;
    FailureOr<SmallVector<Remedy, 0>> remedies = parseRemedies();
    if (failed(remedies))
      return signalPassFailure();
    Report result = build(machines, hasRemarks, *remedies, unmodelled);
    addSweep(machines, values, result);
    if (failed(addMeasurements(machines, result)))
      return signalPassFailure();
    bool showsOne = report == ReportFormat::Vega ||
                    report == ReportFormat::VegaRidgeline ||
                    report == ReportFormat::ModelExplorer;
    if (showsOne && !result.others.empty())
      emitWarning(module.getLoc()) << "the report shows '" << result.target.name
                                   << "' only, the first of the targets";
    if (report != ReportFormat::None &&
        failed(writeOutput(report, result, output, module.getLoc())))
      return signalPassFailure();
    if (!strict || unmodelled.empty())
      return;
    for (const auto &[name, entry] : unmodelled)
      emitError(entry.first->getLoc())
          << "no model for '" << name << "' (" << entry.count
          << (entry.count == 1 ? " op)" : " ops)");
    signalPassFailure();
  }

private:
  /// Reads `bind` and `sweep`; no values without a sweep. On failure a
  /// diagnostic has been emitted.
  LogicalResult readSweep(SweepValues &values) {
    ModuleOp module = getOperation();
    if (!sweep.empty()) {
      FailureOr<SweepValues> parsed = parseSweep(sweep, module.getLoc());
      if (failed(parsed))
        return failure();
      values = std::move(*parsed);
    }
    return readSymbols(module, values);
  }

  void addSweep(ArrayRef<TargetDescription> machines, const SweepValues &values,
                Report &result) {
    if (values.symbol.empty())
      return;
    AnalysisProgress progress(getOperation(), "sweeping");
    auto run = [&](const TargetDescription &machine) {
      return runSweep(getOperation(), machine, getAnalysisOptions(), values);
    };
    result.sweep = run(machines.front());
    for (auto [machine, other] :
         llvm::zip_equal(machines.drop_front(), result.others))
      other.sweep = run(machine);
  }

  WhatIf tryRemedy(const Remedy &remedy, const TargetDescription &machine) {
    ModuleOp module = getOperation();
    std::map<Operation *, std::string> refused;
    Hypothesis hypothesis = makeHypothesis(module, remedy, refused);
    AnalysisOptions options = getAnalysisOptions();
    options.hypothesis = &hypothesis;
    Report changed =
        buildReport(module, machine, options, [](Operation *, StringRef) {});
    WhatIf entry;
    entry.refusals.resize(changed.functions.size());
    for (auto &[function, reason] : refused)
      for (auto [number, report] : llvm::enumerate(changed.functions))
        if (report.name == describeFunction(function, module))
          entry.refusals[number] = reason;
    entry.functions = std::move(changed.functions);
    return entry;
  }

  /// On failure a diagnostic has been emitted.
  FailureOr<SmallVector<Remedy, 0>> parseRemedies() {
    Location loc = getOperation().getLoc();
    if (keepInCache && !whatIf.empty())
      return emitError(loc)
             << "'what-if' and 'keep-in-cache' do not go together";
    SmallVector<Remedy, 0> remedies;
    for (const std::string &text : whatIf) {
      FailureOr<Remedy> remedy = parseRemedy(text, loc);
      if (failed(remedy))
        return failure();
      remedies.push_back(*remedy);
    }
    return remedies;
  }

  /// The ops of the rows of each function, by its name.
  using RowOps = llvm::StringMap<SmallVector<Operation *, 0>>;

  /// Reports on the functions under each remedy.
  void addWhatIf(const TargetDescription &machine, ArrayRef<Remedy> remedies,
                 const FusionAdvice *advice, RowOps &ops, Report &result) {
    for (const Remedy &remedy : remedies) {
      WhatIf entry;
      if (remedy.kind != Remedy::Fuse) {
        entry = tryRemedy(remedy, machine);
      } else {
        Estimator estimator(machine, getAnalysisOptions().estimate);
        entry = makeFusedReport(
            result, *advice, estimator, [&](size_t function, int64_t index) {
              return ops[result.functions[function].name][index];
            });
      }
      entry.remedy = remedy.describe();
      entry.factor = remedy.factor;
      result.whatIf.push_back(std::move(entry));
    }
  }

  /// Analyses the module on all of `machines`; remarks are about the first.
  Report build(ArrayRef<TargetDescription> machines, bool hasRemarks,
               ArrayRef<Remedy> remedies,
               llvm::MapVector<StringRef, Unmodelled> &unmodelled) {
    auto addUnmodelled = [&](Operation *op, StringRef name) {
      Unmodelled &entry = unmodelled[name];
      if (entry.count++ == 0)
        entry.first = op;
    };
    Report result =
        analyse(machines.front(), hasRemarks, remedies, addUnmodelled);
    for (const TargetDescription &machine : machines.drop_front())
      result.others.push_back(analyse(machine, /*hasRemarks=*/false, remedies,
                                      [](Operation *, StringRef) {}));
    result.convention = getConvention(convention);
    for (Report &other : result.others)
      other.convention = result.convention;
    return result;
  }

  /// What to fuse on `machine`; no value if nobody asks.
  std::optional<FusionAdvice> advise(const TargetDescription &machine,
                                     bool hasRemarks,
                                     ArrayRef<Remedy> remedies) {
    bool isTried = llvm::any_of(remedies, [](const Remedy &remedy) {
      return remedy.kind == Remedy::Fuse;
    });
    if (!fusion && !hasRemarks && !isTried)
      return std::nullopt;
    return computeFusionAdvice(getOperation(), machine, getAnalysisOptions(),
                               {/*refused=*/fusion});
  }

  /// Analyses the module on one machine.
  Report analyse(const TargetDescription &machine, bool hasRemarks,
                 ArrayRef<Remedy> remedies,
                 ModuleAnalysis::UnmodelledFn onUnmodelled) {
    ModuleOp module = getOperation();
    std::optional<FusionAdvice> advice = advise(machine, hasRemarks, remedies);
    llvm::DenseMap<Operation *, SmallVector<const FusionEdge *, 2>> edges;
    if (advice && hasRemarks)
      for (const FunctionFusion &function : advice->getFunctions())
        for (const FusionEdge &edge : function.edges)
          edges[edge.consumer].push_back(&edge);
    RowOps ops;
    std::optional<ExplorerNodes> nodes;
    Operation *lastFunction = nullptr;
    auto onRow = [&](Operation *function, Operation *op, OpRow &row) {
      if (advice) {
        ops[describeFunction(function, module)].push_back(op);
        if (fusion)
          row.fusionGroup = advice->lookupGroup(op);
      }
      if (hasRemarks)
        emitRemarks(op, row, describeFunction(function, module), machine.name,
                    edges.lookup(op));
      if (report != ReportFormat::ModelExplorer)
        return;
      if (std::exchange(lastFunction, function) != function)
        nodes.emplace(function);
      row.explorerNode = nodes->lookup(op);
    };
    AnalysisProgress progress(module, "analysing");
    AnalysisOptions options = getAnalysisOptions();
    options.tuning = tuning;
    options.tuningThreshold = tuningThreshold;
    Report result = buildReport(module, machine, options, onUnmodelled, onRow,
                                [&](Operation *) { progress.advance(); });
    addWhatIf(machine, remedies, advice ? &*advice : nullptr, ops, result);
    if (fusion)
      addFusion(*advice, module, result);
    return result;
  }

  /// On failure a diagnostic has been emitted.
  LogicalResult resolveTargets(ModuleOp module,
                               SmallVectorImpl<TargetDescription> &machines) {
    if (targets.empty() || (targets.size() == 1 && targets.front().empty())) {
      FailureOr<TargetDescription> own = getModuleTarget(module);
      if (succeeded(own))
        machines.push_back(*own);
      return own;
    }
    for (const std::string &target : targets) {
      FailureOr<TargetDescription> machine = resolveTarget(target, module);
      if (failed(machine))
        return failure();
      for (auto [name, other] : llvm::zip(targets, machines))
        if (other.name == machine->name)
          return emitError(module.getLoc())
                 << "expected different targets, but '" << name << "' and '"
                 << target << "' are both named '" << machine->name << "'";
      machines.push_back(std::move(*machine));
    }
    return success();
  }

  FailureOr<TargetDescription> resolveTarget(StringRef target,
                                             ModuleOp module) {
    if (target.empty())
      return emitError(module.getLoc())
             << "expected a target on both sides of each comma, got ''";
    FailureOr<TargetSystemSpecInterface> loaded =
        loadTarget(target, module.getLoc());
    if (failed(loaded))
      return failure();
    return parseTargetSpec(*loaded, module.getLoc());
  }

  /// Joins the measured points to the rows on the machine that each was
  /// measured on: the first, unless it names another. On failure a diagnostic
  /// has been emitted.
  LogicalResult addMeasurements(ArrayRef<TargetDescription> machines,
                                Report &result) {
    if (measured.empty())
      return success();
    FailureOr<SmallVector<Measurement, 0>> measurements =
        readMeasurements(measured, getOperation().getLoc());
    if (failed(measurements))
      return failure();
    EstimateOptions options = getAnalysisOptions().estimate;
    if (failed(
            joinMeasurements(*measurements, machines.front(), options, result)))
      return failure();
    llvm::erase_if(*measurements, [](const Measurement &measurement) {
      return measurement.target.empty();
    });
    for (auto [machine, other] :
         llvm::zip_equal(machines.drop_front(), result.others))
      if (failed(joinMeasurements(*measurements, machine, options, other)))
        return failure();
    return success();
  }
};
} // namespace
