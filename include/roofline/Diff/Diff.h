//===- Diff.h - Differences between two reports -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares two reports: takes summaries read by ReportReader.h, matches
// functions and ops, and returns the changed figures. Also evaluates conditions
// on them and writes text, Markdown, JSON and HTML. docs/use/Diff.md describes
// the matching rule, the formats and the conditions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_DIFF_H
#define ROOFLINE_DIFF_DIFF_H

#include "roofline/Report/ReportReader.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::roofline {

/// True if two values are equal. Times are sums of doubles: they are equal if
/// they differ by no more than another order of the ops makes, 1e-12 of them.
bool isSameValue(const FigureValue &a, const FigureValue &b);

/// A figure that differs.
struct FigureChange {
  std::string name;
  StringRef unit;
  bool isDetail = false;
  FigureValue before, after;

  /// Returns `after - before`, or `UnknownValue` for text and if a side is
  /// unknown.
  FigureValue getDelta() const;
  /// Returns the change relative to the figure before [%], or nullopt if the
  /// delta is unknown or symbolic or the figure before is 0.
  std::optional<double> getPercent() const;
};

enum class ChangeKind { Unchanged, Changed, Removed, Added };
StringRef stringifyChangeKind(ChangeKind kind);

/// An op before and after. One of them is null if the op exists on one side
/// only.
struct RowDiff {
  const RowSummary *before = nullptr, *after = nullptr;
  SmallVector<FigureChange, 0> changes;

  ChangeKind getKind() const;
  /// Returns the op after or, if it was removed, before.
  const RowSummary &getRow() const { return after ? *after : *before; }
};

/// A function before and after; one is null if it exists on one side only.
struct FunctionDiff {
  std::string name;
  const FunctionSummary *before = nullptr, *after = nullptr;
  /// All ops in the order of the function before; an added op precedes the op
  /// that follows it in the function after.
  SmallVector<RowDiff, 0> rows;
  SmallVector<FigureChange, 0> totals;

  ChangeKind getKind() const;
};

struct ReportDiff {
  const ReportSummary &before, &after;
  /// All functions: in the order of the report before, then those added.
  SmallVector<FunctionDiff, 0> functions;
  SmallVector<FigureChange, 0> totals;
  /// Differences between the reports that make figures incomparable.
  SmallVector<std::string, 0> warnings;
  /// Times leave out, for want of a rate, work of an op on one side only.
  bool changesRates = false;

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

/// The quantity compared with the threshold: the figure after, its change, or
/// its change in percent of the figure before.
enum class ConditionBasis { Value, Change, Percent };

/// A condition such as "bytes>+1%".
struct Condition {
  /// The condition as written by the user.
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

/// Parses a condition. On failure returns nullopt after calling `onError` with
/// the offset in `text` and a message.
std::optional<Condition>
parseCondition(StringRef text,
               function_ref<void(size_t, const Twine &)> onError);

struct ConditionResult {
  std::string text;
  /// True if the condition, which describes a failure, holds or is undecided.
  bool failed = false;
  bool isDecided = true;
  /// The figures, or why the condition is undecided.
  std::string reason;
};

ConditionResult evaluate(const Condition &condition, const ReportDiff &diff);

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// Value of "schema_version" in JSON. It changes when a key is removed or its
/// meaning changes, not when a key is added.
constexpr int64_t diffSchemaVersion = 1;

/// Writes text for people: UTF-8 of at most 120 columns, with colours if
/// `WithColor` detects a terminal.
void writeTextDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

/// Writes GitHub Flavored Markdown for pull requests: the verdict, the totals,
/// and the ops that got worse and better most.
void writeMarkdownDiff(const ReportDiff &diff,
                       ArrayRef<ConditionResult> conditions,
                       llvm::raw_ostream &os);

/// Writes one valid JSON document for programs.
void writeJSONDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

/// Writes one self-contained HTML page. Text from the reports is escaped.
void writeHTMLDiff(const ReportDiff &diff, ArrayRef<ConditionResult> conditions,
                   llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_DIFF_H
