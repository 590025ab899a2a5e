//===- WrittenLoops.h - Loops over pieces of a range ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENLOOPS_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENLOOPS_H

#include "WrittenContext.h"

namespace mlir::roofline {

/// A loop with `trips` iterations, inside `around`, whose iteration numbers are
/// the symbols `d0`, `d1`, ... No value if its iterations are no pieces of one
/// range.
std::optional<WrittenLoop> makeWrittenLoop(const Count &trips,
                                           ArrayRef<WrittenLoop> around);

/// True if the value of `text`, which a count prints, never rises with any
/// symbol in it.
bool isNonIncreasing(StringRef text);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENLOOPS_H
