//===- RoofCauses.h - Explains points above their roofs ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MEASURED_ROOFCAUSES_H
#define ROOFLINE_LIB_MEASURED_ROOFCAUSES_H

#include "MeasuredSubject.h"

namespace mlir::roofline {

/// Largest relative error due to rounding [1].
constexpr double roundingTolerance = 1e-9;

/// A point that no machine like `target` could reach.
struct PointAboveRoof {
  const MeasuredSubject &subject;
  const Measurement &measurement;
  const MeasuredPoint &point;
  const TargetDescription &target;
  const EstimateOptions &options;
  /// Returns the known machines.
  function_ref<ArrayRef<TargetDescription>()> getMachines;
  /// Factor by which the point is faster than possible [1].
  double factor;

  bool isAbovePeak() const;
};

/// Returns the possible causes, the most likely first: "2:4 sparsity, ...; or
/// ...". Never empty.
std::string describeCauses(const PointAboveRoof &point);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_ROOFCAUSES_H
