//===- Convention.h - Counting conventions of other tools -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts operation counts to the conventions of other tools: takes the work
// of an op (R1 to R9, docs/Model.md) and a convention, and returns the number
// of FLOPs or MACs that the other tool reports. docs/use/Conventions.md lists
// the tools and the differences.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CONVENTION_H
#define ROOFLINE_REPORT_CONVENTION_H

#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// The counting conventions that a report can show besides its own.
enum class ConventionKind { Roofline, XLA, PyTorch, FVCore, TVM };

/// The weight of each kind of work in a convention [unit/op].
struct Convention {
  /// Value of the option `convention`.
  StringRef name;
  /// The tool that counts in this way.
  StringRef counter;
  /// Its unit: "FLOP" or "MAC".
  StringRef unit;
  /// Weight of one multiply-accumulate of a contraction or convolution
  /// [unit/MAC].
  int64_t mac;
  /// True if multiply-accumulates on padded taps count (R9).
  bool countsPaddedTaps;
  /// Weight of other floating-point and integer arithmetic (R2, R4).
  int64_t arithmetic;
  /// Weight of transcendentals (R3).
  int64_t transcendental;
  /// Weight of comparisons, selections and casts (R5), except in contractions.
  int64_t other;
};

/// Returns the convention; null for this library's own, which needs no weights.
const Convention *getConvention(ConventionKind kind);

/// Returns the operations of `work` as counted by `convention`, or nullopt if
/// it excludes padded taps and their number is unknown.
std::optional<Count> countOperations(const Convention &convention,
                                     const WorkSummary &work);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CONVENTION_H
