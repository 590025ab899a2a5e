//===- ConditionParser.cpp - Parses conditions ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Parses conditions. docs/use/Diff.md has the grammar.
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Diff.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Figures of conditions
//===----------------------------------------------------------------------===//

namespace {
/// The subjects that have a figure.
enum class FigureScope { Everywhere, Totals, Module };

/// A figure that a condition may name.
struct NamedFigure {
  StringLiteral name;
  /// Unit of thresholds on the figure.
  StringLiteral unit;
  FigureScope scope = FigureScope::Everywhere;
  /// Whether "@LEVEL" may, or must, follow the name.
  bool mayHaveLevel = false, mustHaveLevel = false;
};
} // namespace

static constexpr NamedFigure namedFigures[] = {
    {"bytes", "B", FigureScope::Everywhere, /*mayHaveLevel=*/true},
    {"bytes_upper", "B", FigureScope::Everywhere, /*mayHaveLevel=*/true},
    {"achievable_bytes", "B", FigureScope::Everywhere, true,
     /*mustHaveLevel=*/true},
    {"bytes_read", "B"},
    {"bytes_written", "B"},
    {"flops", "FLOP"},
    {"useful_flops", "FLOP"},
    {"transcendentals", "op"},
    {"int_ops", "op"},
    {"time", "s"},
    {"time_upper", "s"},
    {"least_in_place", "s", FigureScope::Totals},
    {"expected", "s", FigureScope::Totals},
    {"fused_lower_bytes", "B", FigureScope::Totals},
    {"peak_live_bytes", "B", FigureScope::Totals},
    {"unmodelled", "op", FigureScope::Module},
};

//===----------------------------------------------------------------------===//
// Parser
//===----------------------------------------------------------------------===//

namespace {
/// A recursive-descent parser. Each method consumes what it parses from the
/// front of the text, and returns false after an error.
class ConditionParser {
public:
  ConditionParser(StringRef text,
                  function_ref<void(size_t, const Twine &)> onError)
      : text(text), rest(text), onError(onError) {}

  std::optional<Condition> parse();

private:
  bool parseScope();
  bool parseFigure();
  bool parseLevel();
  bool parseComparison();
  bool parseThreshold();
  bool parseNumber();
  bool parseUnit();

  /// Reports an error at the start of `place`, a part of the text.
  bool fail(const char *place, const Twine &message) {
    onError(place - text.data(), message);
    return false;
  }
  void skipSpace() { rest = rest.ltrim(); }

  StringRef text, rest;
  function_ref<void(size_t, const Twine &)> onError;
  Condition condition;
  const NamedFigure *figure = nullptr;
};
} // namespace

/// Quotes the next character, "'x'", or names the end of the text.
static std::string quote(StringRef rest) {
  return rest.empty() ? "the end" : "'" + makePrintable(rest) + "'";
}

bool ConditionParser::parseScope() {
  size_t colon = text.rfind(':');
  if (colon == StringRef::npos)
    return true;
  StringRef scope = text.take_front(colon).trim();
  rest = text.drop_front(colon + 1);
  if (scope == "any-op") {
    condition.scope = ConditionScope::AnyOp;
    return true;
  }
  StringRef name = scope;
  bool isFunction = name.consume_front("function ");
  name = name.ltrim();
  if (!isFunction || name.empty())
    return fail(scope.data(),
                "expected 'any-op' or 'function NAME' before ':', got " +
                    quote(scope));
  condition.scope = ConditionScope::Function;
  condition.function = name.str();
  return true;
}

bool ConditionParser::parseFigure() {
  skipSpace();
  const char *place = rest.data();
  StringRef name =
      rest.take_while([](char c) { return llvm::isAlpha(c) || c == '_'; });
  for (const NamedFigure &known : namedFigures)
    if (known.name == name)
      figure = &known;
  if (!figure) {
    std::string names = llvm::join(
        llvm::map_range(namedFigures,
                        [](const NamedFigure &known) { return known.name; }),
        ", ");
    return fail(place, "expected a figure (" + names + "), got " +
                           quote(name.empty() ? rest.take_front() : name));
  }
  if (figure->scope != FigureScope::Everywhere &&
      condition.scope == ConditionScope::AnyOp)
    return fail(place, "'" + name + "' is no figure of an op");
  if (figure->scope == FigureScope::Module &&
      condition.scope == ConditionScope::Function)
    return fail(place, "'" + name + "' is no figure of a function");
  rest = rest.drop_front(name.size());
  condition.figure = name.str();
  condition.unit = figure->unit;
  return parseLevel();
}

/// Parses the memory level of a figure. Its name ends where a comparison may
/// start.
bool ConditionParser::parseLevel() {
  StringRef name = figure->name;
  skipSpace();
  if (!rest.starts_with("@"))
    return !figure->mustHaveLevel ||
           fail(rest.data(), "expected '@LEVEL' behind '" + name + "'");
  if (!figure->mayHaveLevel)
    return fail(rest.data(), "'" + name + "' has no value per memory level");
  StringRef level =
      rest.take_until([](char c) { return StringRef("<>=!").contains(c); });
  rest = rest.drop_front(level.size());
  level = level.drop_front();
  condition.figure += "@" + level.trim().str();
  return !level.trim().empty() ||
         fail(level.data(), "expected the name of a memory level");
}

bool ConditionParser::parseComparison() {
  skipSpace();
  static constexpr std::pair<StringLiteral, Comparison> comparisons[] = {
      {">=", Comparison::GreaterEqual}, {"<=", Comparison::LessEqual},
      {"==", Comparison::Equal},        {"!=", Comparison::NotEqual},
      {">", Comparison::Greater},       {"<", Comparison::Less}};
  for (auto [token, comparison] : comparisons) {
    if (!rest.consume_front(token))
      continue;
    condition.comparison = comparison;
    return true;
  }
  return fail(rest.data(),
              "expected a comparison (>, >=, <, <=, ==, !=), got " +
                  quote(rest.take_front()));
}

/// Parses a decimal number as an exact fraction.
bool ConditionParser::parseNumber() {
  StringRef whole = rest.take_while(llvm::isDigit);
  StringRef tail = rest.drop_front(whole.size()), fraction;
  bool hasPoint = !whole.empty() && tail.consume_front(".");
  if (hasPoint)
    fraction = tail.take_while(llvm::isDigit);
  if (whole.empty() || (hasPoint && fraction.empty()))
    return fail(tail.data(),
                "expected a digit, got " + quote(tail.take_front()));
  constexpr size_t maxDigits = 40;
  if (whole.size() + fraction.size() > maxDigits)
    return fail(whole.data(),
                "expected at most " + Twine(maxDigits) + " digits");
  condition.numerator = *Count::parse((whole + fraction).str());
  for (size_t i = 0; i < fraction.size(); ++i)
    condition.denominator *= 10;
  rest = tail.drop_front(fraction.size());
  return true;
}

namespace {
/// An SI or binary prefix: base ^ exponent. The base is 0 if there is none.
struct Prefix {
  int64_t base = 0;
  int exponent = 0;
};
} // namespace

static Prefix lookupPrefix(StringRef text, StringRef unit) {
  Prefix none, one{1, 1};
  if (unit == "s")
    return llvm::StringSwitch<Prefix>(text)
        .Case("", one)
        .Case("m", {1000, -1})
        .Case("u", {1000, -2})
        .Case("\u00b5", {1000, -2})
        .Case("\u03bc", {1000, -2})
        .Case("n", {1000, -3})
        .Case("p", {1000, -4})
        .Default(none);
  Prefix decimal = llvm::StringSwitch<Prefix>(text)
                       .Case("", one)
                       .Case("k", {1000, 1})
                       .Case("M", {1000, 2})
                       .Case("G", {1000, 3})
                       .Case("T", {1000, 4})
                       .Case("P", {1000, 5})
                       .Case("E", {1000, 6})
                       .Default(none);
  if (decimal.base || unit != "B")
    return decimal;
  return llvm::StringSwitch<Prefix>(text)
      .Case("Ki", {1024, 1})
      .Case("Mi", {1024, 2})
      .Case("Gi", {1024, 3})
      .Case("Ti", {1024, 4})
      .Default(none);
}

/// Parses a prefix and the unit, or "%". Times require their unit: "5m" is not
/// a time.
bool ConditionParser::parseUnit() {
  skipSpace();
  StringRef suffix = rest.rtrim();
  rest = {};
  if (suffix == "%") {
    condition.basis = ConditionBasis::Percent;
    return true;
  }
  StringRef prefixText = suffix;
  bool hasUnit = prefixText.consume_back(figure->unit);
  bool needsUnit = figure->unit == "s" && !condition.numerator.isZero();
  Prefix prefix = lookupPrefix(prefixText.rtrim(), figure->unit);
  if (!prefix.base || (needsUnit && !hasUnit)) {
    StringRef choices =
        figure->unit == "s" ? "s, ms, us, ns, ps"
        : figure->unit == "B"
            ? "B with or without k, M, G, T, P, E, Ki, Mi, Gi, Ti"
            : "k, M, G, T, P, E";
    return fail(suffix.data(),
                "expected " + choices + " or %, got " + quote(suffix));
  }
  Count &side =
      prefix.exponent < 0 ? condition.denominator : condition.numerator;
  for (int i = 0; i < std::abs(prefix.exponent); ++i)
    side *= prefix.base;
  return true;
}

bool ConditionParser::parseThreshold() {
  skipSpace();
  const char *place = rest.data();
  bool isNegative = rest.consume_front("-");
  bool hasSign = isNegative || rest.consume_front("+");
  if (hasSign)
    condition.basis = ConditionBasis::Change;
  skipSpace();
  if (!parseNumber() || !parseUnit())
    return false;
  if (condition.basis == ConditionBasis::Percent && !hasSign)
    return fail(place, "expected '+' or '-': a percentage is one of change");
  if (isNegative)
    condition.numerator = -condition.numerator;
  return true;
}

std::optional<Condition> ConditionParser::parse() {
  condition.text = text.str();
  if (!parseScope() || !parseFigure() || !parseComparison() ||
      !parseThreshold())
    return std::nullopt;
  return condition;
}

std::optional<Condition> mlir::roofline::parseCondition(
    StringRef text, function_ref<void(size_t, const Twine &)> onError) {
  return ConditionParser(text, onError).parse();
}
