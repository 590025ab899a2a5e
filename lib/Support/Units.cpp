//===- Units.cpp - Quantities with units as text --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Units.h"

#include "roofline/Support/Count.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Unicode.h"

#include <charconv>
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Prefixes
//===----------------------------------------------------------------------===//

/// The SI prefixes of 1000^-10 to 1000^10 (BIPM, SI Brochure, 9th edition,
/// table 7, and the four that the 27th CGPM added in 2022). The micro sign is
/// U+00B5 in UTF-8.
static constexpr llvm::StringLiteral prefixes[] = {
    "q", "r", "y", "z", "a", "f", "p", "n", "\xC2\xB5", "m", "",
    "k", "M", "G", "T", "P", "E", "Z", "Y", "R",        "Q"};
static constexpr int maxPower = 10;

/// Joins a number and a unit by a space; without a unit there is no space.
static std::string appendUnit(StringRef number, const llvm::Twine &unit) {
  std::string suffix = unit.str();
  return suffix.empty() ? number.str() : (number + " " + suffix).str();
}

//===----------------------------------------------------------------------===//
// Decimals
//===----------------------------------------------------------------------===//

namespace {
/// A rounded number, [-] d.ddd * 10^exponent; `digits` holds dddd.
struct Decimal {
  bool isNegative;
  std::string digits;
  int exponent;
};
} // namespace

/// Rounds a finite number to `count` digits, to nearest, ties to even.
static Decimal roundDouble(double value, unsigned count) {
  // Sign, point, "e-308" and at most 17 digits. to_chars ignores the locale.
  char buffer[32];
  const char *end = std::to_chars(buffer, std::end(buffer), std::fabs(value),
                                  std::chars_format::scientific, count - 1)
                        .ptr;
  auto [mantissa, exponent] = StringRef(buffer, end - buffer).split('e');
  Decimal result{std::signbit(value), mantissa.take_front(1).str(), 0};
  result.digits += mantissa.drop_front(1).ltrim('.');
  exponent.consume_front("+");
  bool isInvalid = exponent.getAsInteger(10, result.exponent);
  assert(!isInvalid && "expected an exponent from to_chars");
  (void)isInvalid;
  return result;
}

/// Adds one unit in the last place of `digits`. Returns true on a carry out of
/// the first digit; the number of digits stays the same, as the last zero is
/// dropped.
static bool increment(std::string &digits) {
  for (char &digit : llvm::reverse(digits)) {
    if (digit != '9') {
      ++digit;
      return false;
    }
    digit = '0';
  }
  digits.front() = '1';
  return true;
}

/// Rounds an integer of any size, given in decimal, to `count` digits, to
/// nearest, ties to even.
static Decimal roundInteger(StringRef decimal, unsigned count) {
  bool isNegative = decimal.consume_front("-");
  Decimal result{isNegative, decimal.take_front(count).str(),
                 static_cast<int>(decimal.size()) - 1};
  result.digits.resize(count, '0');
  StringRef dropped =
      decimal.drop_front(std::min<size_t>(count, decimal.size()));
  if (dropped.empty() || dropped.front() < '5')
    return result;
  bool isTie =
      dropped.front() == '5' && dropped.drop_front().ltrim('0').empty();
  bool isOdd = (result.digits.back() - '0') % 2 == 1;
  if ((!isTie || isOdd) && increment(result.digits))
    ++result.exponent;
  return result;
}

/// Returns `number` times 10^-shift without an exponent. Precondition: the
/// first digit is before the decimal point, at most a few digits from it.
static std::string toFixed(const Decimal &number, int shift) {
  std::string text = number.digits;
  int integerDigits = number.exponent - shift + 1;
  if (static_cast<int>(text.size()) < integerDigits)
    text.resize(integerDigits, '0');
  if (static_cast<int>(text.size()) > integerDigits)
    text.insert(integerDigits, ".");
  return number.isNegative ? "-" + text : text;
}

/// Returns `number` as d.ddde+NN.
static std::string toScientific(const Decimal &number) {
  std::string exponent = std::to_string(std::abs(number.exponent));
  if (exponent.size() < 2)
    exponent.insert(0, "0");
  return toFixed(number, number.exponent) +
         (number.exponent < 0 ? "e-" : "e+") + exponent;
}

/// Returns the text of a zero, infinity or NaN, and "" for any other number.
static StringRef formatSpecial(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  return value == 0 ? "0" : "";
}

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// Returns `number` in `unit` with the appropriate SI prefix.
static std::string formatDecimal(const Decimal &number, StringRef unit) {
  int power = llvm::divideFloorSigned(number.exponent, 3);
  if (std::abs(power) > maxPower)
    return appendUnit(toScientific(number), unit);
  return appendUnit(toFixed(number, 3 * power),
                    prefixes[power + maxPower] + unit);
}

std::string mlir::roofline::formatSI(double value, StringRef unit,
                                     unsigned significantDigits) {
  assert(significantDigits >= 1 && significantDigits <= 17 &&
         "expected 1 to 17 digits");
  if (StringRef special = formatSpecial(value); !special.empty())
    return appendUnit(special, unit);
  return formatDecimal(roundDouble(value, significantDigits), unit);
}

std::string mlir::roofline::formatSI(const Count &count, StringRef unit) {
  std::string text = count.str();
  if (!count.isConstant()) {
    bool isSum =
        StringRef(text).contains(" + ") || StringRef(text).contains(" - ");
    return appendUnit(isSum ? "(" + text + ")" : text, unit);
  }
  if (abs(count.getConstant()) < 1000)
    return appendUnit(text, unit);
  return formatDecimal(roundInteger(text, /*count=*/4), unit);
}

unsigned mlir::roofline::displayWidth(StringRef utf8) {
  int columns = llvm::sys::unicode::columnWidthUTF8(utf8);
  return columns < 0 ? utf8.size() : columns;
}
