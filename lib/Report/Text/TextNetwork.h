//===- TextNetwork.h - Collectives as text ----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTNETWORK_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTNETWORK_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Writes the table of the collectives of the rows, if there are any.
void writeTextNetwork(const FunctionReport &function, llvm::raw_ostream &os);

/// Returns "14.68 MB over nvlink in 14 steps", per device; empty without
/// collectives.
std::string describeNetwork(ArrayRef<LinkTraffic> network);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTNETWORK_H
