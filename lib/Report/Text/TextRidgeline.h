//===- TextRidgeline.h - Ridgeline points as text ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTRIDGELINE_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTRIDGELINE_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Writes the positions of the function and of its communicating ops between
/// compute, memory and network; nothing for a program that doesn't communicate.
void writeTextRidgeline(const FunctionReport &function, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTRIDGELINE_H
