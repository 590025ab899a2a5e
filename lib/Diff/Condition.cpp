//===- Condition.cpp - Conditions on the difference of two reports --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Evaluates conditions. Thresholds are exact fractions, and so are times: a
// double stands for the decimal number that a report writes for it. Thus no
// rounding decides a condition.
//
//===----------------------------------------------------------------------===//

#include "DiffText.h"
#include "roofline/Diff/Diff.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// numerator / denominator; the denominator is a positive constant.
struct Ratio {
  Count numerator, denominator = 1;

  bool isZero() const { return numerator.isZero(); }
};

/// The result of a condition for one op, function or module.
struct Verdict {
  /// Whether the condition holds; nullopt if undecided.
  std::optional<bool> holds;
  std::string reason;
};

/// One op, function or module, before and after. Figures are null if it is
/// absent.
struct Subject {
  const Figures *before, *after;
  /// True if a loop around it has no known bound.
  bool unbounded;
  /// True if its time leaves out some work for want of a rate.
  bool lacksBefore, lacksAfter;
};
} // namespace

//===----------------------------------------------------------------------===//
// Exact comparison
//===----------------------------------------------------------------------===//

/// Returns the shortest decimal number that parses as `value`, as in a report,
/// so that 3 ns are exactly a third of 9 ns. Precondition: `value` is finite.
static Ratio toRatio(double value) {
  std::string text = formatExact(value);
  auto [mantissa, exponentText] = StringRef(text).split('e');
  auto [whole, fraction] = mantissa.split('.');
  int exponent = 0;
  if (!exponentText.empty())
    llvm::to_integer(exponentText.ltrim('+'), exponent, 10);
  exponent -= fraction.size();
  Count power = 1;
  for (int i = 0; i < std::abs(exponent); ++i)
    power *= 10;
  Count digits = *Count::parse((whole + fraction).str());
  return exponent < 0 ? Ratio{digits, power} : Ratio{digits * power, 1};
}

/// Returns nullopt for an unknown value and 0 for an absent one.
static std::optional<Ratio> toRatio(const FigureValue &value) {
  if (auto *count = std::get_if<Count>(&value))
    return Ratio{*count, 1};
  if (auto *seconds = std::get_if<double>(&value);
      seconds && std::isfinite(*seconds))
    return toRatio(*seconds);
  if (std::holds_alternative<AbsentValue>(value))
    return Ratio();
  return std::nullopt;
}

/// Returns a count with the sign of the compared quantity minus the threshold.
static Count computeExcess(const Condition &condition, const Ratio &before,
                           const Ratio &after) {
  const Count &top = condition.numerator, &bottom = condition.denominator;
  if (condition.basis == ConditionBasis::Value)
    return after.numerator * bottom - top * after.denominator;
  Count change = after.numerator * before.denominator -
                 before.numerator * after.denominator;
  if (condition.basis == ConditionBasis::Change)
    return change * bottom - top * before.denominator * after.denominator;
  // A change from 0 to 0 is 0%; a change from 0 to more exceeds any percentage.
  if (before.isZero())
    return change.isZero() ? -top : Count(1);
  return change * bottom * 100 - top * before.numerator * after.denominator;
}

/// Returns whether `excess` compares to 0 in this way for all values of the
/// symbols, or nullopt if it is unknown.
static std::optional<bool> compare(const Count &excess, Comparison comparison) {
  bool isPositive = (excess - 1).isKnownNonNegative();
  bool isNegative = (-excess - 1).isKnownNonNegative();
  bool isAtLeast = excess.isKnownNonNegative();
  bool isAtMost = (-excess).isKnownNonNegative();
  auto decide = [](bool holds, bool fails) {
    return holds || fails ? std::optional(holds) : std::nullopt;
  };
  switch (comparison) {
  case Comparison::Less:
    return decide(isNegative, isAtLeast);
  case Comparison::LessEqual:
    return decide(isAtMost, isPositive);
  case Comparison::Greater:
    return decide(isPositive, isAtMost);
  case Comparison::GreaterEqual:
    return decide(isAtLeast, isNegative);
  case Comparison::Equal:
    return decide(excess.isZero(), isPositive || isNegative);
  case Comparison::NotEqual:
    return decide(isPositive || isNegative, excess.isZero());
  }
  llvm_unreachable("unknown comparison");
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

/// Formats a change as "10 B -> 12 B (+2 B, +20.0%)".
static std::string describeChange(const FigureChange &change) {
  std::string text = formatFigure(change.before, change.unit) + " -> " +
                     formatFigure(change.after, change.unit);
  std::string delta = formatDelta(change);
  std::string percent = formatPercent(change.getPercent());
  if (!delta.empty())
    text += " (" + delta + (percent.empty() ? "" : ", " + percent) + ")";
  return text;
}

/// Returns why the sides can't be compared although both figures are known;
/// empty if they can. Figures without a bound can only be found equal.
static StringRef findObstacle(const Condition &condition,
                              const Subject &subject,
                              const FigureChange &change) {
  if (llvm::is_contained({"unmodelled", "peak_live_bytes", "fused_lower_bytes"},
                         condition.figure))
    return "";
  bool isValue = condition.basis == ConditionBasis::Value;
  if (subject.unbounded && (isValue || !(change.before == change.after)))
    return "executes any number of times";
  return "";
}

/// Returns whether a time is that of the same work as the one that it is
/// compared with: all of it, or as much as before. A part of a time that is not
/// below a threshold is enough.
static bool isComparable(const Condition &condition, const Subject &subject,
                         const ReportDiff &diff) {
  if (condition.unit != "s")
    return true;
  if (condition.basis == ConditionBasis::Value)
    return !subject.lacksAfter || condition.comparison == Comparison::Less ||
           condition.comparison == Comparison::LessEqual;
  if (subject.lacksBefore != subject.lacksAfter)
    return false;
  bool isSum = condition.scope != ConditionScope::AnyOp;
  return !subject.lacksAfter || !isSum || !diff.changesRates;
}

static Verdict decide(const Condition &condition, const Subject &subject,
                      const ReportDiff &diff) {
  auto lookup = [&](const Figures *side) {
    return side ? side->lookup(condition.figure) : FigureValue(AbsentValue());
  };
  FigureChange change{condition.figure, condition.unit, false,
                      lookup(subject.before), lookup(subject.after)};
  if (condition.basis != ConditionBasis::Value &&
      isSameValue(change.before, change.after))
    change.after = change.before;
  std::string text = describeChange(change);
  std::optional<Ratio> before = toRatio(change.before);
  std::optional<Ratio> after = toRatio(change.after);
  if (condition.basis == ConditionBasis::Value)
    before = Ratio();
  for (auto [side, ratio] : {std::pair("before", before), {"after", after}})
    if (!ratio)
      return {std::nullopt, text + ", not known " + side};
  if (StringRef obstacle = findObstacle(condition, subject, change);
      !obstacle.empty())
    return {std::nullopt, text + ", " + obstacle.str()};
  std::optional<bool> holds =
      compare(computeExcess(condition, *before, *after), condition.comparison);
  if (!holds)
    text += ", which depends on symbols";
  if (holds == false && !isComparable(condition, subject, diff))
    return {std::nullopt, text + ", without what has no rate or link"};
  return {holds, text};
}

template <typename Summary>
static Subject makeSubject(const Summary *before, const Summary *after) {
  return {before ? &before->figures : nullptr,
          after ? &after->figures : nullptr,
          (before && before->unbounded) || (after && after->unbounded),
          before && before->lacksRates, after && after->lacksRates};
}

static Verdict decideFunction(const Condition &condition,
                              const FunctionDiff &function,
                              const ReportDiff &diff) {
  // A condition on a removed function must not pass.
  if (!function.before && condition.basis != ConditionBasis::Value)
    return {std::nullopt, "the function is only in the report after"};
  if (!function.after)
    return {std::nullopt, "the function is only in the report before"};
  return decide(
      condition,
      makeSubject(function.before ? &function.before->totals : nullptr,
                  &function.after->totals),
      diff);
}

/// Returns the verdict on the function. Nested modules may have functions of
/// equal name: the first one that doesn't pass decides.
static Verdict decideFunctions(const Condition &condition,
                               const ReportDiff &diff) {
  Verdict found{std::nullopt, "no such function in either report"};
  for (const FunctionDiff &function : diff.functions) {
    if (function.name != condition.function)
      continue;
    found = decideFunction(condition, function, diff);
    if (found.holds != false)
      break;
  }
  return found;
}

/// Returns the first op for which the condition holds, and the number of such
/// ops; otherwise the first op for which it is undecided.
static Verdict decideOps(const Condition &condition, const ReportDiff &diff) {
  Verdict found{false, "holds for no op"};
  int64_t numFound = 0;
  for (const FunctionDiff &function : diff.functions)
    for (const RowDiff &row : function.rows) {
      // A removed op has no value after.
      if (!row.after && condition.basis == ConditionBasis::Value)
        continue;
      Verdict verdict =
          decide(condition, makeSubject(row.before, row.after), diff);
      if (verdict.holds == false)
        continue;
      ++numFound;
      if (numFound > 1 && (found.holds || !verdict.holds))
        continue;
      const RowSummary &op = row.getRow();
      found = {verdict.holds, op.op + " " + op.location + " in " +
                                  function.name + ": " + verdict.reason};
    }
  if (numFound > 1)
    found.reason = std::to_string(numFound) + " ops, first " + found.reason;
  return found;
}

/// Returns whether ops without a model can be ignored. They are in no figure:
/// if they differ, or if the value itself is compared, only an excess over the
/// threshold is certain.
static bool isCovered(const Condition &condition, const ReportDiff &diff) {
  if (condition.figure == "unmodelled")
    return true;
  return condition.basis == ConditionBasis::Value
             ? diff.after.unmodelled.empty()
             : diff.before.unmodelled == diff.after.unmodelled;
}

ConditionResult mlir::roofline::evaluate(const Condition &condition,
                                         const ReportDiff &diff) {
  Verdict verdict;
  switch (condition.scope) {
  case ConditionScope::Total:
    verdict = decide(
        condition, makeSubject(&diff.before.totals, &diff.after.totals), diff);
    break;
  case ConditionScope::Function:
    verdict = decideFunctions(condition, diff);
    break;
  case ConditionScope::AnyOp:
    verdict = decideOps(condition, diff);
    break;
  }
  if (verdict.holds == false && !isCovered(condition, diff))
    verdict = {std::nullopt,
               verdict.reason + ", without the ops that have no model"};
  ConditionResult result{condition.text, verdict.holds != false,
                         verdict.holds.has_value(), verdict.reason};
  if (!result.isDecided)
    result.reason = "can't be decided: " + result.reason;
  // The reason may contain names from the reports and is printed on terminals.
  result.reason = makePrintable(result.reason);
  return result;
}
