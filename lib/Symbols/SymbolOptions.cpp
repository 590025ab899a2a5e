//===- SymbolOptions.cpp - Values that users give symbols -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/SymbolOptions.h"

#include "mlir/IR/Diagnostics.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Each value of a sweep is an analysis of its own.
static constexpr size_t maxSweepValues = 4096;

/// A value of a symbol. On failure a diagnostic has been emitted.
static FailureOr<int64_t> parseValue(StringRef text, StringRef symbol,
                                     Location loc) {
  int64_t value;
  if (!text.getAsInteger(10, value) && value >= 0 && value <= maxSymbolValue)
    return value;
  return emitError(loc) << "expected an integer from 0 to " << maxSymbolValue
                        << " for '" << symbol << "', got '"
                        << makePrintable(text) << "'";
}

/// "1..8". On failure a diagnostic has been emitted.
static FailureOr<IntegerRange> parseRange(StringRef text, StringRef symbol,
                                          Location loc) {
  auto [low, high] = text.split("..");
  FailureOr<int64_t> first = parseValue(low, symbol, loc);
  FailureOr<int64_t> last = failed(first) ? FailureOr<int64_t>(failure())
                                          : parseValue(high, symbol, loc);
  if (failed(last))
    return failure();
  if (*first > *last)
    return emitError(loc) << "expected a range of at least one value for '"
                          << symbol << "', got '" << makePrintable(text) << "'";
  return IntegerRange{*first, *last};
}

//===----------------------------------------------------------------------===//
// bind
//===----------------------------------------------------------------------===//

static FailureOr<std::pair<std::string, IntegerRange>>
parseBinding(StringRef element, Location loc) {
  auto [symbol, text] = element.split('=');
  if (!Count::isValidSymbolName(symbol) || text.empty())
    return emitError(loc) << "expected SYMBOL=VALUE or SYMBOL=LOW..HIGH in "
                             "'bind', got '"
                          << makePrintable(element) << "'";
  if (text.contains("..")) {
    FailureOr<IntegerRange> range = parseRange(text, symbol, loc);
    if (failed(range))
      return failure();
    return std::pair(symbol.str(), *range);
  }
  FailureOr<int64_t> value = parseValue(text, symbol, loc);
  if (failed(value))
    return failure();
  return std::pair(symbol.str(), IntegerRange{*value, *value});
}

LogicalResult roofline::parseBindings(ArrayRef<std::string> elements,
                                      Location loc, Bindings &bindings,
                                      SymbolRanges &ranges) {
  SymbolRanges all;
  for (const std::string &element : elements) {
    auto parsed = parseBinding(element, loc);
    if (failed(parsed))
      return failure();
    auto &[symbol, range] = *parsed;
    auto [it, isNew] = all.try_emplace(symbol, range);
    if (!isNew && !(it->second == range))
      return emitError(loc) << "expected one value or range for '" << symbol
                            << "', got several";
  }
  for (const auto &[symbol, range] : all) {
    if (range.isOne())
      bindings[symbol] = range.first;
    else
      ranges[symbol] = range;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// sweep
//===----------------------------------------------------------------------===//

/// What follows the range of an element: "*2" or "+16".
static FailureOr<std::pair<char, int64_t>>
parseStep(StringRef element, StringRef text, Location loc) {
  if (text.empty())
    return std::pair('*', int64_t(2));
  char kind = text.front();
  int64_t step;
  if (!text.drop_front().getAsInteger(10, step) && step <= maxSymbolValue &&
      step >= (kind == '*' ? 2 : 1))
    return std::pair(kind, step);
  return emitError(loc) << "expected a factor of 2 or more or a step of 1 or "
                           "more in '"
                        << element << "'";
}

/// Adds the values of "8", "1..64*2", "1..64+8". On failure a diagnostic has
/// been emitted.
static LogicalResult addSweepValues(StringRef element, SweepValues &sweep,
                                    Location loc) {
  if (!element.contains("..")) {
    FailureOr<int64_t> value = parseValue(element, sweep.symbol, loc);
    if (succeeded(value))
      sweep.values.push_back(*value);
    return value;
  }
  size_t end = element.find_first_of("*+");
  FailureOr<IntegerRange> range =
      parseRange(element.take_front(end), sweep.symbol, loc);
  if (failed(range))
    return failure();
  auto step = parseStep(element, element.substr(end), loc);
  if (failed(step))
    return failure();
  auto [kind, amount] = *step;
  if (kind == '*' && range->first == 0)
    return emitError(loc) << "expected a range above 0 where values are "
                             "multiplied, got '"
                          << element << "'";
  for (uint64_t value = range->first; value <= uint64_t(range->last);) {
    sweep.values.push_back(value);
    if (sweep.values.size() > maxSweepValues)
      break;
    value = kind == '*' ? llvm::SaturatingMultiply<uint64_t>(value, amount)
                        : value + amount;
  }
  return success();
}

FailureOr<SweepValues> roofline::parseSweep(ArrayRef<std::string> elements,
                                            Location loc) {
  SweepValues sweep;
  auto [symbol, first] = StringRef(elements.front()).split('=');
  if (!Count::isValidSymbolName(symbol) || first.empty())
    return emitError(loc) << "expected SYMBOL=VALUE,... or "
                             "SYMBOL=LOW..HIGH*FACTOR in 'sweep', got '"
                          << makePrintable(elements.front()) << "'";
  sweep.symbol = symbol.str();
  if (failed(addSweepValues(first, sweep, loc)))
    return failure();
  for (const std::string &element : elements.drop_front())
    if (failed(addSweepValues(element, sweep, loc)))
      return failure();
  if (sweep.values.size() > maxSweepValues)
    return emitError(loc) << "expected at most " << maxSweepValues
                          << " values in 'sweep'";
  llvm::sort(sweep.values);
  sweep.values.erase(llvm::unique(sweep.values), sweep.values.end());
  return sweep;
}
