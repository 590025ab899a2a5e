//===- TextRidgeline.cpp - Ridgeline points as text -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

static TextTable makeTable() {
  return TextTable({{"time", /*alignRight=*/true, Cut::End, 9, 8},
                    {"region", /*alignRight=*/false, Cut::End, 8, 8},
                    {"by", /*alignRight=*/true},
                    {"op/B", /*alignRight=*/true, Cut::End, 6, 5},
                    {"B/net B", /*alignRight=*/true, Cut::End, 7, 7},
                    {"op/net B", /*alignRight=*/true, Cut::End, 8, 8},
                    {"compute", /*alignRight=*/true, Cut::End, 9, 8},
                    {"memory", /*alignRight=*/true, Cut::End, 9, 8},
                    {"network", /*alignRight=*/true, Cut::End, 9, 8},
                    {"op", /*alignRight=*/false, Cut::Middle, 26, 16},
                    {"location", /*alignRight=*/false, Cut::Middle, 16, 12}},
                   /*indent=*/0);
}

static void addRow(const Ridgeline &point, std::string op, std::string location,
                   TextTable &table) {
  table.addRow(
      {formatSeconds(point.timeSeconds), point.region.str(),
       formatFactor(point.margin), formatIntensity(point.operationalIntensity),
       formatIntensity(point.memoryIntensity),
       formatIntensity(point.networkIntensity),
       formatSeconds(point.computeSeconds), formatSeconds(point.memorySeconds),
       formatSeconds(point.networkSeconds), std::move(op),
       std::move(location)});
  table.colorCell(/*column=*/1, getBoundColor(point.region));
}

static std::string formatPercent(double part) {
  return llvm::formatv("{0:f1}%", part * 100);
}

/// Formats the position of a point: "compute, 9.7% above the ridgeline".
static std::string describePlace(const Ridgeline &point) {
  if (!point.margin)
    return point.region.str();
  std::string text = point.region.str() + ", ";
  double margin = *point.margin;
  if (point.region.isBy(ResourceKind::Compute) &&
      point.nextRegion == ResourceKind::Network)
    return text + formatPercent(margin - 1) + " above the ridgeline";
  if (point.region.isBy(ResourceKind::Network) &&
      point.nextRegion == ResourceKind::Compute)
    return text + formatPercent(1 - 1 / margin) + " below the ridgeline";
  return text + formatFactor(margin) + " as long as " +
         stringifyResourceKind(*point.nextRegion).str();
}

/// Writes the line of a function with the link and the ridge point.
static void writeHead(const Ridgeline &point, raw_ostream &os) {
  std::string text = "ridgeline";
  if (!point.link.empty())
    text += " of link " + makePrintable(point.link);
  if (point.ridgeMemoryIntensity && point.ridgeOperationalIntensity)
    text += ": ridge point at " + formatIntensity(point.ridgeMemoryIntensity) +
            " B/net B, " + formatIntensity(point.ridgeOperationalIntensity) +
            " op/B, " +
            formatIntensity(*point.ridgeMemoryIntensity *
                            *point.ridgeOperationalIntensity) +
            " op/net B";
  os << '\n';
  writeWrapped(text, 0, os);
}

void mlir::roofline::writeTextRidgeline(const FunctionReport &function,
                                        raw_ostream &os) {
  if (!function.totals.ridgeline || function.totals.totals.work.network.empty())
    return;
  const Ridgeline &step = *function.totals.ridgeline;
  const Ridgeline &computation = *function.totals.computationRidgeline;
  writeHead(step, os);
  TextTable table = makeTable();
  for (const OpRow &row : function.rows)
    if (row.ridgeline && !row.getWork().network.empty())
      addRow(*row.ridgeline, formatOp(row), makePrintable(row.location), table);
  addRow(step, "one step", "", table);
  addRow(computation, "collectives on links only", "", table);
  table.print(os);
  os << "  one step: ";
  writeWrapped(describePlace(step) + "; with collectives on links only: " +
                   describePlace(computation),
               /*column=*/12, os);
}
