//===- MeasurementFile.h - Helpers of measurement readers -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MEASURED_MEASUREMENTFILE_H
#define ROOFLINE_LIB_MEASURED_MEASUREMENTFILE_H

#include "CSVReader.h"
#include "roofline/Measured/Measurements.h"

namespace mlir::roofline {

/// Returns text of a file in a form fit for a diagnostic: printable and short.
std::string showText(StringRef text);

/// Parses a decimal number in the notation of C. Returns nullopt for any other
/// text, including infinities and NaN.
std::optional<double> parseDecimal(StringRef text);

/// Returns `value`, the number in `field`, times 10^`exponent`, rounded once.
/// Fails, after a diagnostic, if that is beyond the range of double, or not
/// above 0 and not a 0 that may be. `name` is the name of the quantity.
/// Precondition: |exponent| <= 22.
FailureOr<double> scaleByPowerOfTen(double value, int exponent, bool mayBeZero,
                                    const CSVField &field, StringRef name);

/// Fails, after a diagnostic, if a figure computed from those in the file is
/// beyond the range of double.
LogicalResult checkRange(const Measurement &measurement);

/// Advances to the header of Nsight Compute's CSV, past the output of the
/// profiled program. Returns false, without moving, if there is none.
bool skipToNsightHeader(CSVReader &reader);

/// Reads the CSV of Nsight Compute. Precondition: `reader` is at its header.
FailureOr<SmallVector<Measurement, 0>> readNsightCSV(CSVReader &reader);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_MEASUREMENTFILE_H
