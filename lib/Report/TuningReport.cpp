//===- TuningReport.cpp - Tuning advice in reports ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TuningReport.h"

#include "roofline/Estimate/KnobSpace.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/ErrorHandling.h"

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

static void multiply(TilePrediction &prediction, double executions) {
  prediction.seconds *= executions;
  for (std::optional<double> &bytes : prediction.levelBytes)
    if (bytes)
      *bytes *= executions;
}

namespace {
/// What a predictor has found for one execution. Ops that are alike share one.
struct Found {
  SmallVector<TilePrediction, 0> candidates;
  std::optional<double> leastSeconds;
  std::optional<SmallVector<TilePrediction, 0>> packed;
};
using FoundTiles = llvm::DenseMap<const TilePredictor *, Found>;
} // namespace

/// Sets the tiles worth trying, with times for all executions.
static void setCandidates(const OpRow &row, FoundTiles &found,
                          TuningRow &tuning) {
  if (!row.predictor || !row.executions.isConstant())
    return;
  auto [it, isNew] = found.try_emplace(row.predictor.get());
  if (isNew)
    it->second.candidates = row.predictor->listCandidates();
  tuning.candidates = it->second.candidates;
  for (TilePrediction &tile : tuning.candidates)
    multiply(tile, row.executions.toDouble());
}

/// Sets the tiles with packed operands that win more than the threshold.
static void setPacked(const OpRow &row, double threshold, FoundTiles &found,
                      TuningRow &tuning) {
  if (tuning.candidates.empty())
    return;
  auto &packed = found[row.predictor.get()].packed;
  if (!packed)
    packed = row.predictor->listPacked();
  tuning.packed = *packed;
  for (TilePrediction &tile : tuning.packed)
    multiply(tile, row.executions.toDouble());
  llvm::erase_if(tuning.packed, [&](const TilePrediction &packed) {
    return llvm::any_of(tuning.candidates, [&](const TilePrediction &own) {
      return packed.seconds >= (1 - threshold) * own.seconds;
    });
  });
}

const TilePrediction *mlir::roofline::getBestTile(const TuningRow &tuning) {
  return llvm::find_if(tuning.candidates, [&](const TilePrediction &tile) {
    return tile.level == tuning.candidates.back().level;
  });
}

std::optional<double> mlir::roofline::getBestSeconds(const OpRow &row) {
  return row.tuning && !row.tuning->candidates.empty()
             ? std::optional(getBestTile(*row.tuning)->seconds)
             : row.getEstimate().getAchievableSeconds();
}

/// What the op takes at least, as its tiles are predicted.
static double getLeastSeconds(const OpRow &row, FoundTiles &found) {
  if (row.tuning->candidates.empty())
    return *row.getEstimate().timeSeconds;
  std::optional<double> &least = found[row.predictor.get()].leastSeconds;
  if (!least)
    least = computeLeastSeconds(*row.predictor);
  return *least * row.executions.toDouble();
}

static void judge(const OpRow &row, std::optional<double> functionSeconds,
                  double threshold, FoundTiles &found, TuningRow &tuning) {
  double best = *getBestSeconds(row), least = getLeastSeconds(row, found);
  double winnable = std::max(best - least, 0.0);
  tuning.winnableSeconds = winnable;
  if (functionSeconds && *functionSeconds > 0)
    tuning.share = best / *functionSeconds;
  if (winnable <= threshold * least)
    tuning.verdict = TuningVerdict::BoundMet;
  else if (functionSeconds && winnable <= threshold * *functionSeconds)
    tuning.verdict = TuningVerdict::Negligible;
  else
    tuning.verdict = TuningVerdict::Tune;
}

void mlir::roofline::judgeTuning(double threshold, FunctionReport &function) {
  const Totals &totals = function.totals.totals;
  std::optional<double> seconds =
      totals.upperTimeSeconds ? totals.upperTimeSeconds : totals.timeSeconds;
  FoundTiles found;
  for (OpRow &row : function.rows) {
    row.tuning = std::make_shared<TuningRow>();
    TuningRow &tuning = *row.tuning;
    const Estimate &estimate = row.getEstimate();
    if (estimate.intensity && estimate.ridge && *estimate.ridge > 0)
      tuning.balance = *estimate.intensity / *estimate.ridge;
    if (row.hasOpenTime())
      continue;
    setCandidates(row, found, tuning);
    if (seconds)
      *seconds += *getBestSeconds(row) - *estimate.getAchievableSeconds();
  }
  for (OpRow &row : function.rows) {
    if (row.hasOpenTime())
      continue;
    judge(row, seconds, threshold, found, *row.tuning);
    if (row.tuning->verdict == TuningVerdict::Tune)
      setPacked(row, threshold, found, *row.tuning);
    if (row.tuning->verdict == TuningVerdict::Negligible)
      row.tuning->candidates.clear();
  }
}
