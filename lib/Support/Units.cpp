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

/// Returns the prefix of 1000^power. Precondition: |power| <= maxPower.
static StringRef getSIPrefix(int power) { return prefixes[power + maxPower]; }

/// Returns the prefix of 1024^power (IEC 80000-13): the SI prefix as a capital,
/// followed by "i". Precondition: 0 <= power <= maxPower.
static std::string getBinaryPrefix(int power) {
  return power == 0 ? "" : getSIPrefix(power).upper() + "i";
}

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
/// first digit of the result is near the decimal point.
static std::string toFixed(const Decimal &number, int shift) {
  std::string text = number.digits;
  int integerDigits = number.exponent - shift + 1;
  if (integerDigits <= 0) {
    text.insert(0, 1 - integerDigits, '0');
    integerDigits = 1;
  }
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
  return appendUnit(toFixed(number, 3 * power), getSIPrefix(power) + unit);
}

std::string mlir::roofline::formatSI(double value, StringRef unit,
                                     unsigned significantDigits) {
  assert(significantDigits >= 1 && significantDigits <= 17 &&
         "expected 1 to 17 digits");
  if (StringRef special = formatSpecial(value); !special.empty())
    return appendUnit(special, unit);
  return formatDecimal(roundDouble(value, significantDigits), unit);
}

/// Returns a symbolic count in `unit`, in parentheses if it is a sum.
static std::string formatSymbolic(const Count &count, StringRef unit) {
  std::string text = count.str();
  bool isSum =
      StringRef(text).contains(" + ") || StringRef(text).contains(" - ");
  return appendUnit(isSum ? "(" + text + ")" : text, unit);
}

std::string mlir::roofline::formatSI(const Count &count, StringRef unit) {
  if (!count.isConstant())
    return formatSymbolic(count, unit);
  std::string decimal = count.str();
  if (abs(count.getConstant()) < 1000)
    return appendUnit(decimal, unit);
  return formatDecimal(roundInteger(decimal, /*count=*/4), unit);
}

/// Returns true if a number below 1024 was rounded up to 1024.
static bool roundsTo1024(const Decimal &number) {
  return number.exponent == 3 && number.digits >= "1024";
}

std::string mlir::roofline::formatBinary(double bytes,
                                         unsigned significantDigits) {
  assert(significantDigits >= 1 && significantDigits <= 17 &&
         "expected 1 to 17 digits");
  if (StringRef special = formatSpecial(bytes); !special.empty())
    return appendUnit(special, "B");
  double scaled = bytes;
  int power = 0;
  for (; std::fabs(scaled) >= 1024 && power < maxPower; ++power)
    scaled /= 1024;
  if (power == 0 && scaled == std::trunc(scaled))
    return appendUnit(std::to_string(static_cast<int>(scaled)), "B");
  Decimal number = roundDouble(scaled, significantDigits);
  if (roundsTo1024(number) && power < maxPower) {
    number = roundDouble(std::copysign(1.0, bytes), significantDigits);
    ++power;
  }
  if (std::abs(number.exponent) > 3)
    return appendUnit(toScientific(roundDouble(bytes, significantDigits)), "B");
  return appendUnit(toFixed(number, 0), getBinaryPrefix(power) + "B");
}

std::string mlir::roofline::formatBinary(const Count &bytes) {
  if (!bytes.isConstant())
    return formatSymbolic(bytes, "B");
  double value = bytes.toDouble();
  return std::isinf(value) ? appendUnit(bytes.str(), "B") : formatBinary(value);
}

unsigned mlir::roofline::displayWidth(StringRef utf8) {
  int columns = llvm::sys::unicode::columnWidthUTF8(utf8);
  return columns < 0 ? utf8.size() : columns;
}
