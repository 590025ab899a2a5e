//===- ResourceTimes.h - Times on resources as quotients ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H
#define ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H

#include "roofline/Estimate/Estimate.h"

namespace mlir::roofline {

/// Value of a time whose counts are constant [s].
double evaluate(const QuotientSum &time);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H
