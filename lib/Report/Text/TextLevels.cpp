//===- TextLevels.cpp - Bytes at each memory level as text --------------===//
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

using namespace mlir;
using namespace mlir::roofline;

/// Formats the traffic of a level: "16.2M", "16.2M-20.1M", or "16.2M+" if the
/// traffic of the best tiling is unknown.
static std::string formatInterval(const LevelTraffic &level) {
  const Count &lower = level.lowerBytes.lower;
  std::string text = formatCell(lower);
  if (!level.achievableBytes)
    return lower.isZero() ? "-" : text + "+";
  if (*level.achievableBytes == lower)
    return text;
  return text + "-" + formatCell(*level.achievableBytes);
}

static std::string formatLevelIntensity(const Estimate &estimate,
                                        size_t level) {
  if (level >= estimate.levelEstimates.size())
    return "-";
  return formatIntensity(estimate.levelEstimates[level].intensity);
}

static SmallVector<std::string, 0> makeLevelCells(const Estimate &estimate) {
  SmallVector<std::string, 0> cells;
  for (auto [number, level] : llvm::enumerate(estimate.levels)) {
    cells.push_back(formatInterval(level));
    cells.push_back(formatLevelIntensity(estimate, number));
    if (level.nodes > 1)
      cells.push_back(formatCell(level.getFarBytes()));
  }
  return cells;
}

namespace {
/// The table of the levels: figures in columns, a name for each line.
struct LevelTable {
  SmallVector<std::string, 0> heads;
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  SmallVector<std::pair<std::string, std::string>, 0> names;

  unsigned getWidth(size_t column) const;
  void write(size_t begin, size_t end, bool isNarrow, raw_ostream &os) const;
};
} // namespace

/// Figures have at most 13 columns; terms with symbols may have any.
static constexpr unsigned widestFigure = 14;

unsigned LevelTable::getWidth(size_t column) const {
  unsigned width = displayWidth(heads[column]);
  for (const auto &row : rows)
    width = std::max(width, std::min(widestFigure, displayWidth(row[column])));
  return width + 1;
}

void LevelTable::write(size_t begin, size_t end, bool isNarrow,
                       raw_ostream &os) const {
  SmallVector<TextColumn> columns;
  for (size_t column = begin; column < end; ++column)
    columns.push_back({heads[column], /*alignRight=*/true, Cut::End,
                       widestFigure, widestFigure});
  columns.push_back(
      {isNarrow ? "" : "op", /*alignRight=*/false, Cut::Middle, 20, 14});
  columns.push_back({"location", /*alignRight=*/false, Cut::Middle, 16, 12});
  TextTable table(columns, /*indent=*/0);
  for (const auto &[row, name] : llvm::zip_equal(rows, names)) {
    const auto &[op, location] = name;
    SmallVector<std::string, 0> cells(row.begin() + begin, row.begin() + end);
    bool isNamed = location != "unknown" && !location.empty();
    cells.push_back(isNarrow ? "" : op);
    cells.push_back(isNarrow && !isNamed ? op : location);
    table.addRow(std::move(cells));
  }
  table.print(os);
}

void mlir::roofline::writeTextLevels(const FunctionReport &function,
                                     ArrayRef<LevelSummary> levels,
                                     raw_ostream &os) {
  const unsigned width = getTextWidth(os);
  const bool isNarrow = width < narrowTextWidth;
  LevelTable table;
  SmallVector<size_t> begins;
  for (const LevelSummary &level : levels) {
    begins.push_back(table.heads.size());
    std::string name = makePrintable(level.name);
    table.heads.append({name + " B", "op/B"});
    if (level.nodes > 1)
      table.heads.push_back(name + ".far B");
  }
  begins.push_back(table.heads.size());
  auto addRow = [&](const Estimate &estimate, std::string op,
                    std::string location) {
    table.rows.push_back(makeLevelCells(estimate));
    table.names.push_back({std::move(op), std::move(location)});
  };
  for (const OpRow &row : function.rows)
    if (!row.costsNothing() && row.getEstimate().levels.size() == levels.size())
      addRow(row.getEstimate(), formatOp(row, isNarrow),
             makePrintable(row.location));
  if (table.rows.empty())
    return;
  if (table.rows.size() > 1 &&
      function.totals.estimate.levels.size() == levels.size())
    addRow(function.totals.estimate, "sum", "");
  os << '\n';
  writeWrapped("bytes at each level: what no schedule can beat - what the best "
               "known tiling moves (+: not known)",
               0, os);
  const unsigned nameWidth = isNarrow ? 14 : 30;
  for (size_t first = 0; first < levels.size();) {
    size_t last = first;
    unsigned used = nameWidth;
    do {
      for (size_t column = begins[last]; column < begins[last + 1]; ++column)
        used += table.getWidth(column);
      if (used > width && last > first)
        break;
      ++last;
    } while (last < levels.size());
    if (first != 0)
      os << '\n';
    table.write(begins[first], begins[last], isNarrow, os);
    first = last;
  }
}
