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

/// Sets the tiles worth trying, with times for all executions.
static void setCandidates(const OpRow &row, double threshold,
                          TuningRow &tuning) {
  if (!row.predictor || !row.executions.isConstant())
    return;
  tuning.candidates = row.predictor->listCandidates();
  if (!tuning.candidates.empty())
    tuning.packed = row.predictor->listPacked();
  llvm::erase_if(tuning.packed, [&](const TilePrediction &packed) {
    return llvm::any_of(tuning.candidates, [&](const TilePrediction &own) {
      return packed.seconds >= (1 - threshold) * own.seconds;
    });
  });
  double executions = row.executions.toDouble();
  for (auto *predictions : {&tuning.candidates, &tuning.packed})
    for (TilePrediction &prediction : *predictions) {
      prediction.seconds *= executions;
      for (std::optional<double> &bytes : prediction.levelBytes)
        if (bytes)
          *bytes *= executions;
    }
}

static TuningRow judge(const OpRow &row, std::optional<double> functionSeconds,
                       double threshold) {
  TuningRow tuning;
  const Estimate &estimate = row.getEstimate();
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
      setCandidates(row, threshold, *row.tuning);
  }
}
