//===- Totals.h - Sums over ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TOTALS_H
#define ROOFLINE_LIB_ANALYSIS_TOTALS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Traffic/InPlace.h"

namespace mlir::roofline {

/// Adds all executions of an op.
void addRecord(const OpRecord &record, Totals &totals);

/// Makes the estimate of one execution its share of that of all executions; the
/// levels stay as they are.
void shareEstimate(OpRecord &record);

/// Adds `executions` times the totals of another function or region, and what
/// lives there to what lives here.
void addTotals(const Totals &other, const Count &executions, Totals &totals);

/// Each quantity becomes the larger of the two (R8, branches).
void takeMax(const Totals &other, Totals &totals);

/// The peak becomes the larger of the two, and its parts those of that one.
void addPeak(const Totals &other, Totals &totals);

/// Raises the least time in place to that of `reads`, what a function reads
/// that it doesn't make (R26).
void addProgramReads(const TargetDescription &target, ColdReads reads,
                     bool runsOnce, Totals &totals);

/// The bound of most of the time; none without rows, symbolic or unknown if the
/// time isn't known.
Bound getBound(const Totals &totals);

/// Estimates the rows without a time again, after their symbols were replaced.
void estimateSymbolicRows(Estimator &estimator, Totals &totals);

/// True for a symbol that means the same in every function.
inline bool isGlobalSymbol(StringRef name) {
  return name == "vscale" || name == "subgroup_size" || name == "comm_size" ||
         name.starts_with("devices.");
}

/// Replaces symbols in every count of `work`.
void substitute(function_ref<std::optional<Count>(StringRef)> lookup,
                WorkSummary &work);
/// Calls `function` with every count of `work`.
void changeAllCounts(function_ref<void(Count &)> function, WorkSummary &work);
/// Calls `function` with every count of `totals` that has symbols.
void changeCounts(function_ref<void(Count &)> function, Totals &totals);

/// Returns `name` with dots and characters that a symbol can't have replaced;
/// the end of a long one by a hash of the name. Names may become equal.
std::string makeSymbolName(StringRef name);

/// Estimate of a sequence of ops: times add up (R21).
Estimate estimateTotals(Estimator &estimator, const Totals &totals);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_TOTALS_H
