//===- TextMeasured.cpp - Measured points as text -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the table of measurements. docs/use/Measured.md explains the columns.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static TextTable makeTable() {
  return TextTable({{"time", /*alignRight=*/true, Cut::End, 9, 8},
                    {"x", /*alignRight=*/true},
                    {"op/B", /*alignRight=*/true, Cut::End, 6, 5},
                    {"op/s", /*alignRight=*/true, Cut::End, 7, 6},
                    {"attainable", /*alignRight=*/true, Cut::End, 10, 10},
                    {"reached", /*alignRight=*/true},
                    {"op", /*alignRight=*/true, Cut::End, 7, 6},
                    {"bytes", /*alignRight=*/true, Cut::End, 7, 6},
                    {"", /*alignRight=*/true, Cut::End, 7, 7},
                    {"op", /*alignRight=*/false, Cut::Middle, 20, 16},
                    {"location", /*alignRight=*/false, Cut::Middle, 24, 14}},
                   /*indent=*/0);
}

static void addRow(const MeasuredPoint &point, std::string op,
                   std::string location, Footnotes &footnotes,
                   TextTable &table) {
  table.addRow(
      {formatSeconds(point.seconds), formatFactor(point.timeRatio),
       formatIntensity(point.intensity), formatCell(point.opsPerSecond),
       formatCell(point.attainableOpsPerSecond), formatShare(point.achieved),
       formatCell(point.operations), formatCell(point.bytes),
       footnotes.mark(makePrintable(llvm::join(point.notes, "; "))),
       std::move(op), std::move(location)});
}

void mlir::roofline::writeTextMeasured(const FunctionReport &function,
                                       raw_ostream &os) {
  if (!function.hasMeasurement())
    return;
  TextTable table = makeTable();
  Footnotes footnotes;
  for (const OpRow &row : function.rows)
    if (row.measured)
      addRow(*row.measured, formatOp(row), makePrintable(row.location),
             footnotes, table);
  if (function.measured)
    addRow(*function.measured, "whole function", "", footnotes, table);
  os << '\n';
  writeWrapped(
      "measured; x: time over that of the model; attainable: op/s at this "
      "op/B; op, bytes: as counted",
      0, os);
  table.print(os);
  footnotes.write(os);
}
