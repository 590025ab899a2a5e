//===- TuningReport.cpp - Tuning advice in reports ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TuningReport.h"

#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef mlir::roofline::getTuningVerdictName(TuningVerdict verdict) {
  switch (verdict) {
  case TuningVerdict::Tune:
    return "tune";
  case TuningVerdict::BoundMet:
    return "bound met";
  case TuningVerdict::Negligible:
    return "negligible";
  case TuningVerdict::Unknown:
    return "unknown";
  }
  llvm_unreachable("unknown verdict");
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

/// Returns the tiles worth trying, with times for all executions.
static SmallVector<TilePrediction, 0> listCandidates(const OpRow &row) {
  if (!row.predictor || !row.executions.isConstant())
    return {};
  SmallVector<TilePrediction, 0> candidates = row.predictor->listCandidates();
  double executions = row.executions.toDouble();
  for (TilePrediction &candidate : candidates) {
    candidate.seconds *= executions;
    for (std::optional<double> &bytes : candidate.levelBytes)
      if (bytes)
        *bytes *= executions;
  }
  return candidates;
}

static TuningRow judge(const OpRow &row, std::optional<double> functionSeconds,
                       double threshold) {
  TuningRow tuning;
  const Estimate &estimate = row.estimate;
  if (estimate.intensity && estimate.ridge && *estimate.ridge > 0)
    tuning.balance = *estimate.intensity / *estimate.ridge;
  if (row.hasOpenTime())
    return tuning;
  double least = *estimate.timeSeconds;
  double achievable = *estimate.getAchievableSeconds();
  double winnable = achievable - least;
  tuning.winnableSeconds = winnable;
  if (functionSeconds && *functionSeconds > 0)
    tuning.share = achievable / *functionSeconds;
  if (winnable <= threshold * least)
    tuning.verdict = TuningVerdict::BoundMet;
  else if (functionSeconds && winnable <= threshold * *functionSeconds)
    tuning.verdict = TuningVerdict::Negligible;
  else
    tuning.verdict = TuningVerdict::Tune;
  return tuning;
}

void mlir::roofline::judgeTuning(double threshold, FunctionReport &function) {
  const Totals &totals = function.totals.totals;
  std::optional<double> seconds =
      totals.upperTimeSeconds ? totals.upperTimeSeconds : totals.timeSeconds;
  for (OpRow &row : function.rows) {
    row.tuning = judge(row, seconds, threshold);
    if (row.tuning->verdict == TuningVerdict::Tune)
      row.tuning->candidates = listCandidates(row);
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string formatShare(std::optional<double> share) {
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
           formatSI(*row.estimate.getAchievableSeconds(), "s"),
           formatShare(row.tuning->share),
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
    for (const TilePrediction &candidate : row.tuning->candidates) {
      shown = candidate.level == level ? shown + 1 : 0;
      level = candidate.level;
      if (shown >= shownPerLevel)
        continue;
      isEmpty = false;
      table.addRow({formatSI(candidate.seconds, "s"),
                    makePrintable(candidate.level),
                    formatTile(candidate.tiling.sizes),
                    formatSI(Count(candidate.footprintBytes), "B"),
                    makePrintable(candidate.bound),
                    makePrintable(row.op + " " + row.location)});
    }
  }
  if (isEmpty)
    return;
  os << "\ntiles to try first, by level\n";
  table.print(os);
}

void mlir::roofline::writeTextTuning(const FunctionReport &function,
                                     raw_ostream &os) {
  size_t counts[4] = {};
  for (const OpRow &row : function.rows)
    if (!row.costsNothing())
      ++counts[size_t(row.tuning->verdict)];
  if (counts[size_t(TuningVerdict::Tune)] > 0) {
    writeOps(function, os);
    writeCandidates(function, os);
  }
  os << "\n  tuning                ";
  writeWrapped(llvm::formatv("ops to tune: {0}, bound met: {1}, negligible: "
                             "{2}, no time known: {3}",
                             counts[0], counts[1], counts[2], counts[3])
                   .str(),
               24, os);
}
