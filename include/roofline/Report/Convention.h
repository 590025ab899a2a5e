//===- Convention.h - Operations as other tools count them -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/use/Conventions.md says whose conventions these are and where they
// differ.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CONVENTION_H
#define ROOFLINE_REPORT_CONVENTION_H

#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// Whose way of counting a report shows beside our own.
enum class ConventionKind { Roofline, XLA, PyTorch, FVCore, TVM };

/// How often each kind of work counts in a convention [unit/op].
struct Convention {
  /// The value of the option `convention`.
  StringRef name;
  /// The counter that counts so.
  StringRef counter;
  /// What it calls its unit: "FLOP" or "MAC".
  StringRef unit;
  /// One multiply-accumulate of a contraction or convolution [unit/MAC].
  int64_t mac;
  /// Multiply-accumulates on padded taps count as well (R9).
  bool countsPaddedTaps;
  /// Other floating-point and integer arithmetic (R2, R4).
  int64_t arithmetic;
  /// Transcendentals (R3).
  int64_t transcendental;
  /// Comparisons, selections and casts (R5), except in contractions.
  int64_t other;
};

/// The convention; null for our own, which needs no weights.
const Convention *getConvention(ConventionKind kind);

/// The operations of `work` as `convention` counts them; no value if the
/// padded taps that it leaves out can't be told.
std::optional<Count> countOperations(const Convention &convention,
                                     const WorkSummary &work);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CONVENTION_H
