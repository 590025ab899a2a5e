//===- MeasuredSubject.h - Modelled figures of a subject --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MEASURED_MEASUREDSUBJECT_H
#define ROOFLINE_LIB_MEASURED_MEASUREDSUBJECT_H

#include "roofline/Measured/Measurements.h"

namespace mlir::roofline {

/// The subject of a measurement: an op, the ops of one location together, or a
/// function.
struct MeasuredSubject {
  WorkSummary work;
  Estimate estimate;
  /// Least time according to the model [s].
  std::optional<double> leastSeconds;
  /// Floating-point and integer operations [op], and least bytes of the
  /// outermost level [B]; nullopt if symbolic.
  std::optional<double> operations, leastBytes;
  /// Executions of the ops in one call.
  Count executions = 1;
  size_t numOps = 1;
  /// Least time where the program has it (R26) [s].
  std::optional<double> leastInPlaceSeconds = std::nullopt;
  /// Bytes of a function if everything in it were fused [B]; nullopt for ops.
  std::optional<double> fusedBytes = std::nullopt;
};

MeasuredSubject makeSubject(const FunctionReport &function);

/// Returns the sum of `rows` as if they were one op; its time is the sum of
/// theirs.
MeasuredSubject makeSubject(ArrayRef<OpRow *> rows, Estimator &estimator);

/// Returns the point of `measurement` of `subject`, where `bandwidth` is that
/// of the outermost level [B/s]. Notes mention figures that are not those of
/// the file.
MeasuredPoint makePoint(const MeasuredSubject &subject,
                        const Measurement &measurement,
                        std::optional<double> bandwidth);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_MEASUREDSUBJECT_H
