//===- Diff.h - What differs between two reports --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/use/Diff.md describes the matching rule, the formats and the conditions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_DIFF_H
#define ROOFLINE_DIFF_DIFF_H

#include "roofline/Report/ReportReader.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::roofline {

/// A figure that differs.
struct FigureChange {
  std::string name;
  StringRef unit;
  bool isDetail = false;
  FigureValue before, after;

  /// `after - before`; `UnknownValue` for text and where a side is unknown.
  FigureValue getDelta() const;
  /// Of the figure before [%]; no value without a delta, for symbols, and where
  /// there was nothing before.
  std::optional<double> getPercent() const;
};

enum class ChangeKind { Unchanged, Changed, Removed, Added };
StringRef stringifyChangeKind(ChangeKind kind);

/// An op before and after. One of the two is null if there is no such op.
struct RowDiff {
  const RowSummary *before = nullptr, *after = nullptr;
  SmallVector<FigureChange, 0> changes;

  ChangeKind getKind() const;
  /// The op after, or the one that was removed.
  const RowSummary &getRow() const { return after ? *after : *before; }
};

/// A function before and after; one of the two is null if there is none.
struct FunctionDiff {
  std::string name;
  const FunctionSummary *before = nullptr, *after = nullptr;
  /// All ops, in the order of the function before; ops that were added stand
  /// ahead of the op that they precede.
  SmallVector<RowDiff, 0> rows;
  SmallVector<FigureChange, 0> totals;

  ChangeKind getKind() const;
};

struct ReportDiff {
  const ReportSummary &before, &after;
  /// All functions, in the order of the report before, then those added.
  SmallVector<FunctionDiff, 0> functions;
  SmallVector<FigureChange, 0> totals;
  /// What makes the comparison one of unlike things.
  SmallVector<std::string, 0> warnings;

  bool isEmpty() const;
};

/// Compares two reports, which must outlive the result.
ReportDiff diffReports(const ReportSummary &before, const ReportSummary &after);

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

enum class ConditionScope { Total, Function, AnyOp };
enum class Comparison {
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Equal,
  NotEqual
};

/// What the threshold is held against: the figure after, its change, or its
/// change in percent of the figure before.
enum class ConditionBasis { Value, Change, Percent };

/// "bytes>+1%".
struct Condition {
  /// As written.
  std::string text;
  ConditionScope scope = ConditionScope::Total;
  std::string function;
  /// Name of a figure, and its unit.
  std::string figure;
  StringRef unit;
  Comparison comparison = Comparison::Greater;
  ConditionBasis basis = ConditionBasis::Value;
  /// The threshold is numerator / denominator; the denominator is positive.
  Count numerator, denominator = 1;
};

/// Parses a condition. On failure `onError` has been called with the place in
/// `text`, from 0, and what is wrong there.
std::optional<Condition>
parseCondition(StringRef text,
               function_ref<void(size_t, const Twine &)> onError);

struct ConditionResult {
  std::string text;
  /// Also true if it can't be decided.
  bool failed = false;
  bool isDecided = true;
  /// The figures, or why it can't be decided.
  std::string reason;
};

ConditionResult evaluate(const Condition &condition, const ReportDiff &diff);

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// The value of "schema_version" in JSON. It changes when a key goes away or
/// changes its meaning, not when one is added.
constexpr int64_t diffSchemaVersion = 1;

/// For people: UTF-8 of at most 120 columns, colours where `WithColor` detects
/// a terminal.
void writeTextDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

/// For programs: one JSON document, always valid.
void writeJSONDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

/// One page that needs nothing else. Text from the reports is escaped.
void writeHTMLDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_DIFF_H
