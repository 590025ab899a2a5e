//===- MeasurementFile.h - What readers of measurements share -------------===//
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

/// Text of a file, fit for a diagnostic: printable and not long.
std::string showText(StringRef text);

/// A decimal number in the notation of C; no value for any other text,
/// infinities and NaN among it.
std::optional<double> parseDecimal(StringRef text);

/// `value` * 10^`exponent`, rounded once. Precondition: |exponent| <= 22.
double scaleByPowerOfTen(double value, int exponent);

/// True if `reader` stands before the header of Nsight Compute's CSV. Skips
/// the lines of the profiled program before it; moves nowhere if there is none.
bool skipToNsightHeader(CSVReader &reader);

/// Reads the CSV of Nsight Compute. Precondition: `reader` stands before its
/// header.
FailureOr<SmallVector<Measurement, 0>> readNsightCSV(CSVReader &reader);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_MEASUREMENTFILE_H
