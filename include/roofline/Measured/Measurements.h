//===- Measurements.h - Measured points of ops and functions ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads measurements and joins them to a report: takes a CSV file, in this
// project's format or Nsight Compute's, and adds a measured point to the rows
// and functions of a report that it names. docs/use/Measured.md has the formats
// and the joining rules.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_MEASURED_MEASUREMENTS_H
#define ROOFLINE_MEASURED_MEASUREMENTS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// The figures that a file contains for one op or function, or for all launches
/// of a kernel. A quantity that was not measured is absent.
struct Measurement {
  Measurement(std::string name, Location loc)
      : name(std::move(name)), loc(loc) {}

  /// A location, a function, "function/location", or the name of a kernel that
  /// contains one of these as a word.
  std::string name;
  Location loc;
  /// The machine that was measured; empty for the machine of the report.
  std::string target;
  std::optional<Location> targetLoc;
  /// Time of all executions in one call [s].
  std::optional<double> seconds;
  /// Operations [op].
  std::optional<double> operations;
  /// Operations if each f16 instruction processed two values, an upper bound
  /// [op].
  std::optional<double> upperOperations;
  /// Bytes of the outermost memory level [B].
  std::optional<double> bytes;
  /// Rate [op/s] and intensity [op/B] of a published point.
  std::optional<double> opsPerSecond, intensity;
  /// Number of launches that a profiler recorded; 0 for a file in this
  /// project's format. A profiler's counters see floating-point instructions
  /// only, and not those of tensor cores.
  int64_t launches = 0;
};

/// Reads a file. On failure diagnostics have been emitted: at the lines and
/// columns at fault, or at `loc` if the file can't be read.
FailureOr<SmallVector<Measurement, 0>> readMeasurements(StringRef path,
                                                        Location loc);

/// Joins the measurements of `target`, the machine of `report`, to the rows and
/// functions that they name. Warns of every point above its roof. On failure
/// diagnostics have been emitted for all measurements that match nothing.
LogicalResult joinMeasurements(ArrayRef<Measurement> measurements,
                               const TargetDescription &target,
                               const EstimateOptions &options, Report &report);

/// Reads the measurements in the file `path` and joins each to the rows on the
/// machine that was measured: the first of `machines`, whose report is
/// `report`, unless it names another one. On failure a diagnostic has been
/// emitted, at `loc` if the file can't be read.
LogicalResult addMeasurements(StringRef path, Location loc,
                              ArrayRef<TargetDescription> machines,
                              const EstimateOptions &options, Report &report);

} // namespace mlir::roofline

#endif // ROOFLINE_MEASURED_MEASUREMENTS_H
