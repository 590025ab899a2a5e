//===- FusionReport.cpp - What to fuse, for readers -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Describe.h"
#include "roofline/Report/Report.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<double> FusionRow::getSecondsSaved() const {
  std::optional<double> seconds = price.getSecondsSaved();
  if (!seconds || !executions.isConstant())
    return std::nullopt;
  return *seconds * executions.toDouble();
}

static FusionRow makeRow(ArrayRef<Operation *> ops, const FusionPrice &price,
                         const Count &executions) {
  FusionRow row;
  for (Operation *op : ops)
    row.ops.push_back(
        {op->getName().getStringRef().str(), describeLocation(op->getLoc())});
  row.price = price;
  row.executions = executions;
  return row;
}

static FusionReport makeReport(const FunctionFusion &fusion) {
  FusionReport report;
  for (const FusionEdge &edge : fusion.edges) {
    FusionRow &row = report.edges.emplace_back(
        makeRow({edge.producer, edge.consumer}, *edge.price, edge.executions));
    row.peakLiveChange = edge.peakLiveChange;
    row.group = edge.group;
  }
  for (const auto &[number, group] : llvm::enumerate(fusion.groups))
    report.groups
        .emplace_back(makeRow(group.ops, *group.price, group.executions))
        .group = number;
  report.secondsSaved = fusion.secondsSaved;
  report.bytesSaved = fusion.bytesSaved;
  return report;
}

void mlir::roofline::addFusion(const FusionAdvice &advice, ModuleOp module,
                               Report &report) {
  llvm::StringMap<const FunctionFusion *> byName;
  for (const FunctionFusion &fusion : advice.getFunctions())
    byName[describeFunction(fusion.function, module)] = &fusion;
  for (FunctionReport &function : report.functions) {
    const FunctionFusion *fusion = byName.lookup(function.name);
    function.fusion = fusion ? makeReport(*fusion) : FusionReport();
  }
}
