//===- BoundAttr.cpp - The bound attribute --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectImplementation.h"
#include "roofline/IR/RooflineAttrs.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Prints `value` with six significant digits, correctly rounded, and with the
/// decimal point that MLIR's lexer requires: "42.6667", "1.0", "2.5E-7".
/// Printing is idempotent. APFloat::toString would truncate instead of round.
static void printReal(AsmPrinter &printer, double value) {
  SmallString<24> text;
  llvm::raw_svector_ostream(text) << llvm::format("%.5e", value);
  auto [mantissa, exponentText] = StringRef(text).split('e');
  int exponent = 0;
  exponentText.consume_front("+");
  (void)exponentText.getAsInteger(10, exponent);
  if (exponent >= -3 && exponent <= 5) {
    SmallString<24> fixed;
    llvm::raw_svector_ostream(fixed)
        << llvm::format("%.*f", 5 - exponent, value);
    StringRef digits = StringRef(fixed).rtrim('0');
    printer << (fixed.str().contains('.') ? digits : fixed.str());
    if (!fixed.str().contains('.'))
      printer << ".0";
    else if (digits.ends_with("."))
      printer << '0';
    return;
  }
  mantissa = mantissa.rtrim('0');
  printer << mantissa << (mantissa.ends_with(".") ? "0E" : "E")
          << (exponent < 0 ? "" : "+") << exponent;
}

/// real ::= keyword `=` float
static ParseResult parseReal(AsmParser &parser, BoundSummary &summary) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  double value;
  if (parser.parseKeyword(&keyword) || parser.parseEqual() ||
      parser.parseFloat(value))
    return failure();
  std::optional<double> *field =
      llvm::StringSwitch<std::optional<double> *>(keyword)
          .Case("seconds", &summary.timeSeconds)
          .Case("intensity", &summary.intensity)
          .Case("headroom", &summary.headroom)
          .Default(nullptr);
  if (!field)
    return parser.emitError(loc)
           << "expected 'seconds', 'intensity' or 'headroom', got '" << keyword
           << "'";
  if (field->has_value())
    return parser.emitError(loc) << "expected '" << keyword << "' once";
  *field = value;
  return success();
}

/// bound ::= string; a bad one is an error at `loc`
static ParseResult parseBound(AsmParser &parser, SMLoc loc, Bound &bound) {
  std::string text;
  if (parser.parseString(&text))
    return failure();
  std::optional<Bound> parsed = Bound::parse(text);
  if (!parsed)
    return parser.emitError(loc)
           << "expected a bound such as 'memory:hbm', 'compute:matrix', "
              "'launch' or 'none', got '"
           << text << "'";
  bound = *parsed;
  return success();
}

Attribute BoundAttr::parse(AsmParser &parser, Type) {
  BoundSummary summary;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseBound(parser, loc, summary.bound) ||
      parser.parseKeyword("on") || parser.parseString(&summary.target))
    return {};
  while (succeeded(parser.parseOptionalComma()))
    if (parseReal(parser, summary))
      return {};
  if (parser.parseGreater())
    return {};
  return parser.getChecked<BoundAttr>(loc, parser.getContext(), summary);
}

void BoundAttr::print(AsmPrinter &printer) const {
  const BoundSummary &summary = getSummary();
  printer << '<';
  printer.printString(summary.bound.str());
  printer << " on ";
  printer.printString(summary.target);
  auto printField = [&](StringRef name, std::optional<double> value) {
    if (!value)
      return;
    printer << ", " << name << " = ";
    printReal(printer, *value);
  };
  printField("seconds", summary.timeSeconds);
  printField("intensity", summary.intensity);
  printField("headroom", summary.headroom);
  printer << '>';
}

const BoundSummary &BoundAttr::getSummary() const { return getImpl()->summary; }

LogicalResult BoundAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                const BoundSummary &summary) {
  if (summary.bound.isEmpty())
    return emitError() << "expected a bound";
  auto isBad = [](std::optional<double> value) {
    return value && !(*value >= 0 && std::isfinite(*value));
  };
  if (isBad(summary.timeSeconds) || isBad(summary.intensity) ||
      isBad(summary.headroom))
    return emitError() << "expected 'seconds', 'intensity' and 'headroom' to "
                          "be non-negative and finite";
  return success();
}
