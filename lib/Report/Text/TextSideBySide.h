//===- TextSideBySide.h - Comparison of machines as text --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTSIDEBYSIDE_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTSIDEBYSIDE_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Writes the rows of `report.functions[number]` on every machine, then their
/// sum; nothing if there is a single machine.
void writeTextSideBySide(size_t number, const Report &report, raw_ostream &os);

/// Writes the totals of the module on every machine; nothing if there is a
/// single one.
void writeTextSideBySide(const Report &report, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTSIDEBYSIDE_H
