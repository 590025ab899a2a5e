//===- VegaMeasured.h - Measured points on the roofline plot --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_VEGA_VEGAMEASURED_H
#define ROOFLINE_LIB_REPORT_VEGA_VEGAMEASURED_H

#include "VegaPlane.h"

namespace mlir::roofline {

/// A measured op or function.
struct MeasuredMark {
  /// The op; null for the whole function.
  const OpRow *row;
  const FunctionReport *function;
  const MeasuredPoint *point;
  /// [op/B], [op/s].
  PlanePlace place;
  /// The point in the model.
  std::optional<PlanePlace> model;
};

/// The modelled point of a function.
struct FunctionMark {
  const FunctionReport *function;
  PlanePlace place;
};

/// The additions of measurements to the roofline plot; nothing without any.
class VegaMeasured {
public:
  explicit VegaMeasured(const Report &report);

  /// Returns Vega's marks, to be drawn behind the others.
  static ArrayRef<StringRef> getMarks();

  void include(LogAxis &x, LogAxis &y) const;
  /// Writes how many points are shown, and how many can't be.
  void describe(raw_ostream &os) const;
  /// Writes the data sets "functions" and "measured".
  void writeData(llvm::json::OStream &stream) const;

private:
  void addPoint(const FunctionReport &function, const OpRow *row,
                const MeasuredPoint &point, std::optional<PlanePlace> model);

  SmallVector<FunctionMark, 0> functions;
  SmallVector<MeasuredMark, 0> points;
  int64_t numOutside = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_VEGA_VEGAMEASURED_H
