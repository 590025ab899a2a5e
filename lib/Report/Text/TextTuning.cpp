//===- TextTuning.cpp - What to tune, as text -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "TextSections.h"
#include "roofline/Report/TuningReport.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
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

static void writeOps(const FunctionReport &function, raw_ostream &os) {
  TextTable table({{"could win", /*alignRight=*/true},
                   {"of", /*alignRight=*/true},
                   {"share", /*alignRight=*/true},
                   {"ridge x", /*alignRight=*/true},
                   {"op", /*alignRight=*/false, Cut::Middle, 40, 16},
                   {"location", /*alignRight=*/false, Cut::Middle, 30, 12}},
                  /*indent=*/0);
  for (const OpRow &row : function.rows)
    if (row.tuning->verdict == TuningVerdict::Tune)
      table.addRow(
          {formatSI(*row.tuning->winnableSeconds, "s"),
           formatSI(*getBestSeconds(row), "s"),
           formatPercent(row.tuning->share),
           row.tuning->balance ? formatSI(*row.tuning->balance, "") : "-",
           makePrintable(row.op), makePrintable(row.location)});
  os << "\nops to tune\n";
  table.print(os);
}

static void writeCandidates(const FunctionReport &function, raw_ostream &os) {
  constexpr size_t shownPerLevel = 3;
  TextTable table({{"time", /*alignRight=*/true},
                   {"level", /*alignRight=*/false},
                   {"tile", /*alignRight=*/false, Cut::End, 40, 16},
                   {"room", /*alignRight=*/true},
                   {"bound", /*alignRight=*/false, Cut::Middle, 24, 12},
                   {"op", /*alignRight=*/false, Cut::Middle, 30, 12}},
                  /*indent=*/0);
  bool isEmpty = true;
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
      isEmpty = false;
      table.addRow({formatSI(candidate.seconds, "s"),
                    makePrintable(candidate.level),
                    formatTile(candidate.tiling.sizes),
                    formatSI(Count(candidate.footprintBytes), "B"),
                    makePrintable(candidate.bound.str()),
                    makePrintable(row.op + " " + row.location)});
    }
  }
  if (isEmpty)
    return;
  os << "\ntiles to try first, by level\n";
  table.print(os);
}

static void writePacked(const FunctionReport &function, raw_ostream &os) {
  TextTable table({{"time", /*alignRight=*/true},
                   {"not packed", /*alignRight=*/true},
                   {"operands", /*alignRight=*/false},
                   {"level", /*alignRight=*/false},
                   {"tile", /*alignRight=*/false, Cut::End, 40, 16},
                   {"op", /*alignRight=*/false, Cut::Middle, 30, 12}},
                  /*indent=*/0);
  bool isEmpty = true;
  for (const OpRow &row : function.rows)
    for (const TilePrediction &packed : row.tuning->packed) {
      isEmpty = false;
      std::string operands;
      llvm::raw_string_ostream list(operands);
      llvm::interleave(packed.packed, list, " ");
      table.addRow(
          {formatSI(packed.seconds, "s"),
           formatSI(llvm::min_element(row.tuning->candidates)->seconds, "s"),
           operands, makePrintable(packed.level),
           formatTile(packed.tiling.sizes),
           makePrintable(row.op + " " + row.location)});
    }
  if (isEmpty)
    return;
  os << "\noperands that are worth packing, with their tile\n";
  table.print(os);
}

static void writeSizes(const FunctionReport &function, raw_ostream &os) {
  if (llvm::all_of(function.rows,
                   [](const OpRow &row) { return row.sizes.empty(); }))
    return;
  TextTable table({{"time", /*alignRight=*/true},
                   {"size", /*alignRight=*/false},
                   {"smaller", /*alignRight=*/true},
                   {"less time", /*alignRight=*/true},
                   {"free up to", /*alignRight=*/true},
                   {"op", /*alignRight=*/false, Cut::Middle, 40, 16}},
                  /*indent=*/0);
  auto format = [](double size) { return llvm::formatv("{0:F0}", size).str(); };
  for (const OpRow &row : function.rows)
    for (const SizeAdvice &size : row.sizes)
      table.addRow({formatSI(size.seconds, "s"),
                    std::string(1, size.dim) + " = " + format(size.size),
                    format(size.cutSize),
                    formatPercent(1 - size.cutSeconds / size.seconds),
                    format(size.freeSize),
                    makePrintable(row.op + " " + row.location)});
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
