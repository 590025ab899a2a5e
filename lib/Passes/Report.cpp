//===- Report.cpp - Write a report -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Measured/Measurements.h"
#include "roofline/Report/ExplainRows.h"
#include "roofline/Report/ModuleReport.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEREPORTPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

/// Fails if an op has no model; an error at the first one of each name has then
/// been emitted.
static LogicalResult
checkAllModelled(ArrayRef<RooflineAnalysis::UnmodelledOp> unmodelled) {
  llvm::MapVector<StringRef, SmallVector<Operation *>> byName;
  for (const auto &[op, name] : unmodelled)
    byName[name].push_back(op);
  for (const auto &[name, ops] : byName)
    emitError(ops.front()->getLoc())
        << "no model for '" << makePrintable(name) << "' (" << ops.size()
        << (ops.size() == 1 ? " op)" : " ops)");
  return success(byName.empty());
}

namespace {
struct RooflineReportPass
    : AnalysisPass<roofline::impl::RooflineReportPassBase<RooflineReportPass>> {
  using AnalysisPass::AnalysisPass;

  /// Where the report goes; null: where `output` says.
  raw_ostream *os = nullptr;

  void getDependentDialects(DialectRegistry &registry) const override {
    AnalysisPass::getDependentDialects(registry);
    registry.insert<DLTIDialect>();
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ViewRootScope roots;
    SmallVector<TargetDescription, 1> machines;
    ReportRequest request;
    if (failed(loadTargets(targets, getOperation(), machines)) ||
        failed(loadModels(getOperation(), models)) ||
        failed(readRequest(machines, request)))
      return signalPassFailure();
    warnOfNestedTargets(getOperation(), machines.front().name);
    if (report == ReportFormat::None && !strict && !request.remarks.areAny() &&
        measured.empty() && whatIf.empty() && explain.empty())
      return;
    if (failed(write(machines, request)) ||
        (strict &&
         failed(checkAllModelled(
             analyse(machines.front(), request.analysis).getUnmodelled()))))
      signalPassFailure();
  }

private:
  ArrayRef<StringRef> getOptionNames() override {
    return getReportOptionNames();
  }

  /// On failure a diagnostic has been emitted.
  LogicalResult readRequest(ArrayRef<TargetDescription> machines,
                            ReportRequest &request) {
    ModuleOp module = getOperation();
    request.analysis = makeAnalysisOptions(*this);
    request.analysis.tuning = tuning;
    request.analysis.tuningThreshold = tuningThreshold;
    request.convention = getConvention(convention);
    request.fusion = fusion;
    request.grouping = group;
    request.limit = rows;
    request.savings =
        (report == ReportFormat::Text || report == ReportFormat::Markdown) &&
        group != Grouping::None;
    request.explorerNodes = report == ReportFormat::ModelExplorer;
    request.remarks = findWantedRemarks(&getContext());
    if (!sweep.empty()) {
      FailureOr<SweepValues> values = parseSweep(sweep, module.getLoc());
      if (failed(values))
        return failure();
      request.sweep = std::move(*values);
    }
    if (failed(bindSymbols(bind, request.sweep, module, getAnalyses(),
                           request.analysis)))
      return failure();
    for (const TargetDescription &machine : machines)
      if (failed(
              checkForTarget(request.analysis.estimate.links, machine, module)))
        return failure();
    return readRemedies(request);
  }

  /// On failure a diagnostic has been emitted.
  LogicalResult readRemedies(ReportRequest &request) {
    Location loc = getOperation().getLoc();
    for (const std::string &text : whatIf) {
      FailureOr<Remedy> remedy = parseRemedy(text, loc);
      if (failed(remedy))
        return failure();
      request.remedies.push_back(*remedy);
    }
    return success();
  }

  /// Explains the rows that were asked for, on each machine. On failure a
  /// diagnostic has been emitted.
  LogicalResult addExplanations(ArrayRef<TargetDescription> machines,
                                const ReportRequest &request, Report &result) {
    // What a page can hold without being slow to open.
    constexpr size_t maxPageRows = 100;
    SmallVector<Report *> reports{&result};
    for (Report &other : result.others)
      reports.push_back(&other);
    for (auto [machine, own] : llvm::zip_equal(machines, reports)) {
      const RooflineAnalysis &analysis = analyse(machine, request.analysis);
      if (!explain.empty() &&
          failed(roofline::addExplanations(
              SmallVector<std::string>(explain.begin(), explain.end()),
              getOperation().getLoc(), analysis, *own)))
        return failure();
      if (explain.empty() && report == ReportFormat::HTML)
        explainLongest(maxPageRows, analysis, *own);
    }
    return success();
  }

  /// On failure a diagnostic has been emitted.
  LogicalResult write(ArrayRef<TargetDescription> machines,
                      const ReportRequest &request) {
    ModuleOp module = getOperation();
    Location loc = module.getLoc();
    Report result =
        buildReport(module, machines, request, getAnalysis<AnalysisCache>());
    if (!measured.empty() &&
        failed(addMeasurements(measured, loc, machines,
                               request.analysis.estimate, result)))
      return failure();
    if (failed(addExplanations(machines, request, result)))
      return failure();
    if (showsOneMachine(report) && !result.others.empty())
      emitWarning(loc) << "the report shows '"
                       << makePrintable(result.target.name)
                       << "' only, the first of the targets";
    if (report == ReportFormat::None)
      return success();
    if (!os)
      return writeReportTo(output, report, result, loc);
    writeReport(report, result, *os);
    return success();
  }
};
} // namespace

std::unique_ptr<Pass>
roofline::createReportPass(RooflineReportPassOptions options, raw_ostream *os) {
  auto pass = std::make_unique<RooflineReportPass>(std::move(options));
  pass->os = os;
  return pass;
}
