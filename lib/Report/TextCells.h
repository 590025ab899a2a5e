//===- TextCells.h - Cells that tables of text share --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_REPORT_TEXTCELLS_H
#define LIB_REPORT_TEXTCELLS_H

#include "roofline/Report/Report.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// "255.2 µs"; "-" where it is open.
std::string formatTime(const OpRow &row);

/// "1.23x"; "-" for no value.
std::string formatFactor(std::optional<double> factor);

/// "linalg.matmul", "100x linalg.matmul".
std::string formatOp(const OpRow &row);

/// Of the kind of resource that bounds; no value where that is none or several.
std::optional<llvm::raw_ostream::Colors> getBoundColor(StringRef bound);

} // namespace mlir::roofline

#endif // LIB_REPORT_TEXTCELLS_H
