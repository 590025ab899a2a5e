//===- MeasuredSubject.cpp - Modelled figures of a subject ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasuredSubject.h"

#include "roofline/Support/Units.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Returns a / b, or nullopt if that is not a positive number.
static std::optional<double> divide(std::optional<double> a,
                                    std::optional<double> b) {
  if (!a || !b || !(*a / *b > 0) || !std::isfinite(*a / *b))
    return std::nullopt;
  return *a / *b;
}

static std::optional<double> getValue(const Count &count) {
  return count.isConstant() ? std::optional(count.toDouble()) : std::nullopt;
}

static MeasuredSubject makeSubjectOf(const WorkSummary &work,
                                     const Estimate &estimate,
                                     std::optional<double> leastSeconds,
                                     std::optional<double> inPlaceSeconds) {
  MeasuredSubject subject{work, estimate, leastSeconds, {}, {}};
  subject.leastInPlaceSeconds = inPlaceSeconds;
  subject.operations = getValue(work.terms.getOperations());
  if (!estimate.levels.empty())
    subject.leastBytes = getValue(estimate.levels.front().lowerBytes.lower);
  return subject;
}

MeasuredSubject mlir::roofline::makeSubject(const FunctionReport &function) {
  const Totals &totals = function.totals.totals;
  MeasuredSubject subject = makeSubjectOf(
      totals.work, function.totals.estimate,
      totals.unbounded ? std::nullopt : totals.timeSeconds,
      totals.unbounded ? std::nullopt : totals.leastInPlaceSeconds);
  subject.fusedBytes = getValue(totals.fusedLowerBytes);
  return subject;
}

/// Sum of a time of `rows` [s]; no value if a row has none.
static std::optional<double>
sumSeconds(ArrayRef<OpRow *> rows, std::optional<double> Estimate::*seconds) {
  double sum = 0;
  for (const OpRow *row : rows) {
    if (row->hasOpenTime() || !(row->getEstimate().*seconds))
      return std::nullopt;
    sum += *(row->getEstimate().*seconds);
  }
  return sum;
}

MeasuredSubject mlir::roofline::makeSubject(ArrayRef<OpRow *> rows,
                                            Estimator &estimator) {
  const OpRow &first = *rows.front();
  std::optional<double> seconds = sumSeconds(rows, &Estimate::timeSeconds);
  std::optional<double> inPlaceSeconds =
      sumSeconds(rows, &Estimate::leastInPlaceSeconds);
  MeasuredSubject subject = makeSubjectOf(first.getWork(), first.getEstimate(),
                                          seconds, inPlaceSeconds);
  if (rows.size() > 1) {
    WorkSummary work;
    LevelTraffics levels;
    for (const OpRow *row : rows) {
      work.add(row->getWork());
      addLevels(row->getEstimate().levels, levels);
    }
    Estimate estimate = estimator.estimate(work, std::move(levels));
    subject = makeSubjectOf(work, estimate, seconds, inPlaceSeconds);
  }
  subject.numOps = rows.size();
  if (llvm::all_of(rows, [&](const OpRow *row) {
        return row->executions == first.executions;
      }))
    subject.executions = first.executions;
  return subject;
}

/// Returns true if the subject has work that no counter of a profiler sees.
static bool hasUncountedWork(const WorkSummary &work) {
  return !work.terms.getIntOps().isZero() ||
         !work.terms.getClass(WorkClass::Matrix).isZero();
}

/// Returns the operations of the point. Adds a note if they differ from the
/// counted ones.
static std::optional<double> chooseOperations(const MeasuredSubject &subject,
                                              const Measurement &measurement,
                                              MeasuredPoint &point) {
  std::optional<double> own = subject.operations;
  std::optional<double> counted = measurement.operations;
  if (!counted || *counted == 0)
    return own;
  if (measurement.launches > 0 && own && *counted < *own &&
      hasUncountedWork(subject.work)) {
    point.notes.push_back(
        "tensor cores and integers have no counter: operations of the model, "
        "which are more than those counted");
    return own;
  }
  double upper = measurement.upperOperations.value_or(*counted);
  if (upper > *counted) {
    bool isOwn = own && *counted <= *own && *own <= upper;
    point.notes.push_back(
        "f16 instructions work on one or two values, " +
        formatSI(*counted, "FLOP") + " to " + formatSI(upper, "FLOP") +
        (isOwn ? ": operations of the model, which lie between"
               : ": the least taken"));
    if (isOwn)
      return own;
  }
  if (own && std::abs(*counted * 2 / *own - 1) < 0.01)
    point.notes.push_back("operations are half of the model's: multiply-adds "
                          "counted as one?");
  return counted;
}

/// For work without operations, returns the minimum time for its bytes,
/// transcendentals and messages divided by the measured time [1].
static std::optional<double> computeAchieved(const MeasuredSubject &subject,
                                             const MeasuredPoint &point,
                                             std::optional<double> bandwidth) {
  std::optional<double> bytes = point.bytes ? point.bytes : subject.leastBytes;
  double seconds = std::max(subject.estimate.getComputeSeconds().value_or(0),
                            subject.estimate.getLinkSeconds());
  if (bytes && bandwidth)
    seconds = std::max(seconds, *bytes / *bandwidth);
  return divide(seconds, point.seconds);
}

MeasuredPoint mlir::roofline::makePoint(const MeasuredSubject &subject,
                                        const Measurement &measurement,
                                        std::optional<double> bandwidth) {
  MeasuredPoint point;
  point.seconds = measurement.seconds;
  point.operations = measurement.operations;
  point.bytes = measurement.bytes;
  if (subject.numOps > 1)
    point.notes.push_back("of all " + std::to_string(subject.numOps) +
                          " ops of this location together");
  if (measurement.launches > 1)
    point.notes.push_back("sum of " + std::to_string(measurement.launches) +
                          " launches");
  std::optional<double> operations =
      chooseOperations(subject, measurement, point);
  point.opsPerSecond = measurement.opsPerSecond
                           ? measurement.opsPerSecond
                           : divide(operations, point.seconds);
  point.intensity = measurement.intensity;
  if (!point.intensity)
    point.intensity =
        divide(operations, point.bytes ? point.bytes : subject.leastBytes);
  point.timeRatio = divide(point.seconds, subject.leastSeconds);
  point.attainableOpsPerSecond = subject.estimate.peakOpsPerSecond;
  if (double seconds = subject.estimate.getLinkSeconds();
      seconds > 0 && operations.value_or(0) > 0)
    point.attainableOpsPerSecond = std::min(
        point.attainableOpsPerSecond.value_or(HUGE_VAL), *operations / seconds);
  if (point.intensity && bandwidth)
    point.attainableOpsPerSecond =
        std::min(point.attainableOpsPerSecond.value_or(HUGE_VAL),
                 *point.intensity * *bandwidth);
  point.achieved =
      point.opsPerSecond
          ? divide(point.opsPerSecond, point.attainableOpsPerSecond)
          : computeAchieved(subject, point, bandwidth);
  return point;
}
