//===- TextTuning.cpp - What to tune, as text -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "TextSections.h"
#include "roofline/Report/Groups.h"
#include "roofline/Report/TuningReport.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

static std::string formatPercent(std::optional<double> share) {
  return share ? llvm::formatv("{0:P1}", *share).str() : "-";
}

/// Formats a tile as "352x296x16".
static std::string formatTile(ArrayRef<int64_t> tile) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(tile, os, "x");
  return text;
}

namespace {
/// A table in which ops that have the same figures are one row: "32x
/// linalg.matmul layers.*.q_proj".
class OpTable {
public:
  explicit OpTable(SmallVector<TextColumn> columns)
      : columns(std::move(columns)) {
    this->columns.push_back({"op", /*alignRight=*/false, Cut::Middle, 40, 16});
  }

  bool isEmpty() const { return entries.empty(); }
  void add(SmallVector<std::string, 0> cells, const OpRow &row) {
    std::string key = row.op + " " + llvm::join(cells, " ");
    size_t number = numbers.try_emplace(key, entries.size()).first->second;
    if (number == entries.size())
      entries.emplace_back();
    Entry &entry = entries[number];
    entry.cells = std::move(cells);
    entry.op = row.op;
    entry.locations.push_back(row.location);
  }
  void print(raw_ostream &os) {
    TextTable table(columns, /*indent=*/0);
    for (Entry &entry : entries) {
      size_t number = entry.locations.size();
      entry.cells.push_back(
          (number == 1 ? "" : std::to_string(number) + "x ") +
          makePrintable(entry.op) + " " +
          makePrintable(number == 1
                            ? entry.locations.front().str()
                            : joinPatterns(findPatterns(entry.locations),
                                           /*maxPatterns=*/2)));
      table.addRow(std::move(entry.cells));
    }
    table.print(os);
  }

private:
  struct Entry {
    SmallVector<std::string, 0> cells;
    StringRef op;
    SmallVector<StringRef, 1> locations;
  };

  SmallVector<TextColumn> columns;
  SmallVector<Entry, 0> entries;
  /// Their numbers, by what they say.
  llvm::StringMap<size_t> numbers;
};
} // namespace

static void writeOps(const FunctionReport &function, raw_ostream &os) {
  OpTable table({{"could win", /*alignRight=*/true},
                 {"of", /*alignRight=*/true},
                 {"share", /*alignRight=*/true},
                 {"ridge x", /*alignRight=*/true}});
  for (const OpRow &row : function.rows)
    if (row.tuning->verdict == TuningVerdict::Tune)
      table.add(
          {formatSI(*row.tuning->winnableSeconds, "s"),
           formatSI(*getBestSeconds(row), "s"),
           formatPercent(row.tuning->share),
           row.tuning->balance ? formatSI(*row.tuning->balance, "") : "-"},
          row);
  os << "\nops to tune\n";
  table.print(os);
}

static void writeCandidates(const FunctionReport &function, raw_ostream &os) {
  constexpr size_t shownPerLevel = 3;
  OpTable table({{"time", /*alignRight=*/true},
                 {"level", /*alignRight=*/false},
                 {"tile", /*alignRight=*/false, Cut::End, 40, 16},
                 {"room", /*alignRight=*/true},
                 {"bound", /*alignRight=*/false, Cut::Middle, 24, 12}});
  for (const OpRow &row : function.rows) {
    StringRef level;
    size_t shown = 0;
    // Where the bound is met one tile is enough.
    ArrayRef<TilePrediction> candidates = row.tuning->candidates;
    if (row.tuning->verdict == TuningVerdict::BoundMet && !candidates.empty())
      candidates = *getBestTile(*row.tuning);
    for (const TilePrediction &candidate : candidates) {
      shown = candidate.level == level ? shown + 1 : 0;
      level = candidate.level;
      if (shown >= shownPerLevel)
        continue;
      table.add({formatSI(candidate.seconds, "s"),
                 makePrintable(candidate.level),
                 formatTile(candidate.tiling.sizes),
                 formatSI(Count(candidate.footprintBytes), "B"),
                 makePrintable(candidate.bound.str())},
                row);
    }
  }
  if (table.isEmpty())
    return;
  os << "\ntiles to try first, by level\n";
  table.print(os);
}

static void writePacked(const FunctionReport &function, raw_ostream &os) {
  OpTable table({{"time", /*alignRight=*/true},
                 {"not packed", /*alignRight=*/true},
                 {"operands", /*alignRight=*/false},
                 {"level", /*alignRight=*/false},
                 {"tile", /*alignRight=*/false, Cut::End, 40, 16}});
  for (const OpRow &row : function.rows)
    for (const TilePrediction &packed : row.tuning->packed) {
      std::string operands;
      llvm::raw_string_ostream list(operands);
      llvm::interleave(packed.packed, list, " ");
      table.add(
          {formatSI(packed.seconds, "s"),
           formatSI(llvm::min_element(row.tuning->candidates)->seconds, "s"),
           operands, makePrintable(packed.level),
           formatTile(packed.tiling.sizes)},
          row);
    }
  if (table.isEmpty())
    return;
  os << "\noperands that are worth packing, with their tile\n";
  table.print(os);
}

static void writeSizes(const FunctionReport &function, raw_ostream &os) {
  OpTable table({{"time", /*alignRight=*/true},
                 {"size", /*alignRight=*/false},
                 {"smaller", /*alignRight=*/true},
                 {"less time", /*alignRight=*/true},
                 {"free up to", /*alignRight=*/true}});
  auto format = [](double size) { return llvm::formatv("{0:F0}", size).str(); };
  for (const OpRow &row : function.rows)
    for (const SizeAdvice &size : row.sizes)
      table.add({formatSI(size.seconds, "s"),
                 std::string(1, size.dim) + " = " + format(size.size),
                 format(size.cutSize),
                 formatPercent(1 - size.cutSeconds / size.seconds),
                 format(size.freeSize)},
                row);
  if (table.isEmpty())
    return;
  os << "\nsizes that waste tiles or waves, by expected time\n";
  table.print(os);
}

void mlir::roofline::writeTextTuning(const FunctionReport &function,
                                     raw_ostream &os) {
  size_t counts[4] = {};
  for (const OpRow &row : function.rows)
    if (!row.costsNothing())
      ++counts[size_t(row.tuning->verdict)];
  if (counts[size_t(TuningVerdict::Tune)] > 0)
    writeOps(function, os);
  writeCandidates(function, os);
  writePacked(function, os);
  writeSizes(function, os);
  os << "\n  tuning                ";
  writeWrapped(llvm::formatv("ops to tune: {0}, bound met: {1}, negligible: "
                             "{2}, no time known: {3}",
                             counts[0], counts[1], counts[2], counts[3])
                   .str(),
               24, os);
}
