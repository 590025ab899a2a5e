//===- Measurements.h - What a machine really took ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Measurements come from a CSV file, our own or Nsight Compute's, and are
// joined to the ops and functions of a report: docs/use/Measured.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_MEASURED_MEASUREMENTS_H
#define ROOFLINE_MEASURED_MEASUREMENTS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// What a file says of one op or function, or of all launches of a kernel. What
/// was not measured has no value.
struct Measurement {
  Measurement(std::string name, Location loc)
      : name(std::move(name)), loc(loc) {}

  /// A location, a function, "function/location", or the name of a kernel that
  /// one of these is a word of.
  std::string name;
  Location loc;
  /// Machine that it was taken on; empty: the report's.
  std::string target;
  std::optional<Location> targetLoc;
  /// [s]; of all executions in one call.
  std::optional<double> seconds;
  /// [op]
  std::optional<double> operations;
  /// What the operations may be if each f16 instruction worked on two values
  /// [op].
  std::optional<double> upperOperations;
  /// [B] of the outermost memory level.
  std::optional<double> bytes;
  /// [op/s], [op/B]: of a published point.
  std::optional<double> opsPerSecond, intensity;
  /// Of a profiler, whose counters know floating-point instructions only, but
  /// not those of tensor cores; 0 for a file of our own.
  int64_t launches = 0;
};

/// Reads a file. On failure diagnostics have been emitted: at their lines and
/// columns, or at `loc` if there is no such file.
FailureOr<SmallVector<Measurement, 0>> readMeasurements(StringRef path,
                                                        Location loc);

/// Joins the measurements of `target`, which `report` is about, to the rows and
/// functions that they name. Warns of every point above its roof. On failure
/// diagnostics have been emitted for all measurements without a place.
LogicalResult joinMeasurements(ArrayRef<Measurement> measurements,
                               const TargetDescription &target,
                               const EstimateOptions &options, Report &report);

/// Joins the measurements in the file `path` to the rows on the machine that
/// each was taken on: the first of `machines`, whose report is `report`, unless
/// it names another one of them. On failure a diagnostic has been emitted, at
/// `loc` if the file can't be read.
LogicalResult addMeasurements(StringRef path, Location loc,
                              ArrayRef<TargetDescription> machines,
                              const EstimateOptions &options, Report &report);

} // namespace mlir::roofline

#endif // ROOFLINE_MEASURED_MEASUREMENTS_H
