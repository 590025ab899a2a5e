//===- TuningReport.cpp - Tuning advice in reports ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TuningReport.h"

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
