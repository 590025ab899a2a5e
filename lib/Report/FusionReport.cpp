//===- FusionReport.cpp - Fusion advice in reports ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Report/Describe.h"
#include "roofline/Report/Report.h"

#include <functional>

using namespace mlir;
using namespace mlir::roofline;

std::optional<double> FusionRow::getSecondsSaved() const {
  std::optional<double> seconds = price->getSecondsSaved();
  if (!seconds || !executions.isConstant())
    return std::nullopt;
  return *seconds * executions.toDouble();
}

namespace {
/// The names of ops, each made once.
class OpNames {
public:
  /// There will be about `numOps` ops.
  explicit OpNames(size_t numOps) { known.reserve(numOps); }

  const OpName *get(Operation *op) {
    const OpName *&name = known[op];
    if (!name)
      name = &names->emplace_back(OpName{op->getName().getStringRef().str(),
                                         describeLocation(op->getLoc())});
    return name;
  }
  std::shared_ptr<const std::deque<OpName>> share() const { return names; }

private:
  std::shared_ptr<std::deque<OpName>> names =
      std::make_shared<std::deque<OpName>>();
  llvm::DenseMap<Operation *, const OpName *> known;
};
} // namespace

static FusionRow makeRow(ArrayRef<Operation *> ops, const FusionPrice *price,
                         const Count &executions, OpNames &names) {
  FusionRow row;
  for (Operation *op : ops)
    row.ops.push_back(names.get(op));
  row.price = price;
  row.executions = executions;
  return row;
}

static FusionReport makeReport(const FunctionFusion &fusion,
                               const FusionAdvice &advice) {
  FusionReport report;
  OpNames names(fusion.edges.size());
  report.prices = advice.getPrices();
  report.names = names.share();
  report.edges.reserve(fusion.edges.size());
  for (const FusionEdge &edge : fusion.edges) {
    FusionRow &row = report.edges.emplace_back(makeRow(
        {edge.producer, edge.consumer}, edge.price, edge.executions, names));
    row.peakLiveChange = edge.peakLiveChange;
    row.group = edge.group;
  }
  for (const auto &[number, group] : llvm::enumerate(fusion.groups)) {
    FusionRow &row = report.groups.emplace_back(
        makeRow(group.ops, group.price, group.executions, names));
    row.group = number;
    row.peakLiveChange = group.peakLiveChange;
  }
  for (const FusionGroup &rewrite : fusion.rewrites)
    report.rewrites.push_back(
        makeRow(rewrite.ops, rewrite.price, rewrite.executions, names));
  if (llvm::all_of(report.groups, std::mem_fn(&FusionRow::getSecondsSaved)))
    report.secondsSaved = fusion.secondsSaved;
  else
    report.secondsSaved = std::nullopt;
  report.bytesSaved = fusion.bytesSaved;
  return report;
}

/// Returns the kernel of `group` as a row.
static OpRow makeKernel(const FusionGroup &group) {
  const FusionPrice &price = *group.price;
  OpRow row;
  Operation *last = group.ops.back();
  row.op = last->getName().getStringRef().str();
  row.location = describeLocation(last->getLoc());
  row.executions = group.executions;
  Cost &cost = row.editCost();
  cost.work = price.workAfter;
  cost.work.scale(group.executions);
  cost.estimate.bound = price.boundAfter;
  if (price.secondsAfter && group.executions.isConstant())
    cost.estimate.timeSeconds =
        *price.secondsAfter * group.executions.toDouble();
  row.notes.push_back("fused: " + std::to_string(group.ops.size()) + " ops");
  return row;
}

/// Replaces `totals` by the sums of `rows`, except for what fusion doesn't
/// change.
static void sumUpRows(ArrayRef<OpRow> rows, Estimator &estimator,
                      ReportTotals &totals) {
  Totals &sums = totals.totals;
  sums.work = WorkSummary();
  sums.timeSeconds = 0.0;
  sums.upperTimeSeconds = std::nullopt;
  sums.leastInPlaceSeconds = std::nullopt; // Of a kernel it isn't known.
  sums.bottlenecks.clear();
  for (const OpRow &row : rows) {
    sums.work.add(row.getWork());
    if (row.costsNothing())
      continue;
    Totals::Bottleneck &bottleneck = sums.bottlenecks[row.getEstimate().bound];
    ++bottleneck.rows;
    if (row.hasOpenTime()) {
      sums.timeSeconds = std::nullopt;
      continue;
    }
    bottleneck.seconds += *row.getEstimate().timeSeconds;
    if (sums.timeSeconds)
      *sums.timeSeconds += *row.getEstimate().timeSeconds;
  }
  totals.estimate = estimator.estimate(sums.work);
  totals.ridgeline.reset();
  totals.computationRidgeline.reset();
}

WhatIf mlir::roofline::makeFusedReport(const Report &report,
                                       const FusionAdvice &advice,
                                       Estimator &estimator,
                                       const RowOps &ops) {
  WhatIf fused;
  fused.refusals.resize(report.functions.size());
  for (auto [number, before] : llvm::enumerate(report.functions)) {
    FunctionReport &after = fused.functions.emplace_back(before);
    const FunctionFusion *fusion = nullptr;
    after.rows.clear();
    for (const OpRow &row : before.rows) {
      Operation *op = ops[number][row.index];
      if (!advice.lookupGroup(op))
        after.rows.push_back(row);
      else
        fusion = advice.lookup(op->getParentOfType<FunctionOpInterface>());
    }
    if (!fusion) {
      fused.refusals[number] = "nothing to fuse";
      continue;
    }
    for (const FusionGroup &group : fusion->groups)
      after.rows.push_back(makeKernel(group));
    for (auto [index, row] : llvm::enumerate(after.rows))
      row.index = index;
    sortRows(after.rows);
    sumUpRows(after.rows, estimator, after.totals);
  }
  return fused;
}

/// Calls `add` with each function of `report` and the advice for it, or null.
static void visitFunctions(
    const FusionAdvice &advice, ModuleOp module, Report &report,
    function_ref<void(FunctionReport &, const FunctionFusion *)> add) {
  llvm::StringMap<const FunctionFusion *> byName;
  for (const FunctionFusion &fusion : advice.getFunctions())
    byName[describeFunction(fusion.function, module)] = &fusion;
  for (FunctionReport &function : report.functions)
    add(function, byName.lookup(function.name));
}

void mlir::roofline::addFusion(const FusionAdvice &advice, ModuleOp module,
                               Report &report) {
  visitFunctions(advice, module, report,
                 [&](FunctionReport &function, const FunctionFusion *fusion) {
                   function.fusion =
                       fusion ? makeReport(*fusion, advice) : FusionReport();
                 });
}

void mlir::roofline::addSavings(const FusionAdvice &advice, ModuleOp module,
                                Report &report) {
  visitFunctions(advice, module, report,
                 [](FunctionReport &function, const FunctionFusion *fusion) {
                   FusionSavings &savings = function.savings.emplace();
                   if (!fusion)
                     return;
                   savings.kernels = fusion->groups.size();
                   for (const FusionGroup &group : fusion->groups)
                     savings.ops += group.ops.size();
                   savings.seconds = fusion->secondsSaved;
                   savings.bytes = fusion->bytesSaved;
                 });
}
