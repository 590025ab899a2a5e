//===- TextTotals.h - Totals of a report as text --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTTOTALS_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTTOTALS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Formats a share as "21.3%"; "-" for nullopt.
std::string formatShare(std::optional<double> share);

/// Formats the nonzero parts of `storage`: "weights 13.48 GB, cache 2.147 GB".
std::string formatStorage(const StorageBytes &storage);

/// Writes the totals of a function or a module, a line each, and a table of the
/// resources that bound its rows.
void writeTextTotals(const ReportTotals &reportTotals, const Report &report,
                     raw_ostream &os);

/// Writes the cost of function `number` of `report` under each remedy, a line
/// each; nothing without remedies.
void writeTextWhatIf(size_t number, const Report &report, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTTOTALS_H
