//===- ModuleReport.cpp - The complete report on a module -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ModuleReport.h"

#include "roofline/Report/Describe.h"
#include "roofline/Report/ModelExplorer.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Builds the report on one machine.
class ReportBuilder {
public:
  ReportBuilder(ModuleOp module, const TargetDescription &machine,
                const ReportRequest &request, AnalysisCache &analyses)
      : module(module), machine(machine), request(request), analyses(analyses) {
  }

  Report build() {
    const RooflineAnalysis &analysis = analyses.get(machine, request.analysis);
    advise();
    Report report =
        buildReport(module, analysis, request.analysis,
                    [&](Operation *function, Operation *op, OpRow &row) {
                      completeRow(function, op, row);
                    });
    report.convention = request.convention;
    report.grouping = request.grouping;
    report.limit = request.limit;
    RowOps ops = listRowOps(analysis);
    addWhatIf(ops, report);
    if (request.fusion)
      addFusion(*advice, module, report);
    if (request.savings)
      addSavings(*advice, module, report);
    if (!request.sweep.symbol.empty())
      report.sweep = runSweep(module, machine, request.analysis, request.sweep,
                              report, ops);
    return report;
  }

private:
  /// Computes the fusion advice if anything needs it.
  void advise() {
    bool isTried = llvm::any_of(request.remedies, [](const Remedy &remedy) {
      return remedy.kind == Remedy::Fuse;
    });
    if (!request.fusion && !request.savings && !request.remarks.fusion &&
        !isTried)
      return;
    advice = computeFusionAdvice(
        analyses.get(machine, getFusionAnalysisOptions(request.analysis)),
        {/*refused=*/request.fusion});
    if (request.remarks.fusion)
      for (const FunctionFusion &function : advice->getFunctions())
        for (const FusionEdge &edge : function.edges)
          edges[edge.consumer].push_back(&edge);
  }
  void completeRow(Operation *function, Operation *op, OpRow &row) {
    if (request.fusion)
      row.fusionGroup = advice->lookupGroup(op);
    if (request.remarks.areAny())
      emitRemarks(op, row, describeFunction(function, module), machine.name,
                  edges.lookup(op));
    if (!request.explorerNodes)
      return;
    if (std::exchange(lastFunction, function) != function)
      nodes.emplace(function);
    row.explorerNode = nodes->lookup(op);
  }
  /// Returns the functions under `remedy`, which changes the program.
  WhatIf tryRemedy(const Remedy &remedy) const {
    std::map<Operation *, std::string> refused;
    Hypothesis hypothesis = makeHypothesis(module, remedy, refused);
    AnalysisOptions options = request.analysis;
    options.hypothesis = &hypothesis;
    options.tuning = false;
    RooflineAnalysis analysis(module, machine, options);
    WhatIf entry;
    entry.functions =
        std::move(buildReport(module, analysis, options).functions);
    for (Operation *function : analysis.getFunctions())
      entry.refusals.push_back(refused[function]);
    return entry;
  }
  void addWhatIf(const RowOps &ops, Report &report) const {
    for (const Remedy &remedy : request.remedies) {
      WhatIf entry;
      if (remedy.kind == Remedy::Fuse) {
        Estimator estimator(machine, request.analysis.estimate);
        entry = makeFusedReport(report, *advice, estimator, ops);
      } else {
        entry = tryRemedy(remedy);
      }
      entry.remedy = remedy.describe();
      entry.factor = remedy.factor;
      report.whatIf.push_back(std::move(entry));
    }
  }

  ModuleOp module;
  const TargetDescription &machine;
  const ReportRequest &request;
  AnalysisCache &analyses;
  /// Fusion advice, if anything needs it, and its edges by consumer.
  std::optional<FusionAdvice> advice;
  llvm::DenseMap<Operation *, SmallVector<const FusionEdge *, 2>> edges;
  /// The function of the last row, and its nodes.
  Operation *lastFunction = nullptr;
  std::optional<ExplorerNodes> nodes;
};
} // namespace

Report mlir::roofline::buildReport(ModuleOp module,
                                   ArrayRef<TargetDescription> machines,
                                   const ReportRequest &request,
                                   AnalysisCache &analyses) {
  Report report =
      ReportBuilder(module, machines.front(), request, analyses).build();
  ReportRequest others = request;
  others.remarks = {};
  others.savings = false;
  for (const TargetDescription &machine : machines.drop_front())
    report.others.push_back(
        ReportBuilder(module, machine, others, analyses).build());
  return report;
}
