//===- Count.h - Exact, possibly symbolic quantities ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines `Count`, the type of every number of operations and of bytes: exact
// at any size, and a polynomial in named symbols where a dimension is dynamic.
// Goes in: integers, symbol names or text; comes out: exact arithmetic, max,
// min, divisions, substitution of symbols, a canonical text form, and answers
// about the structure: terms (CountTerms.h), complexity, monotonicity.
// docs/Model.md, "How to read the rules" and "Symbols".
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_COUNT_H
#define ROOFLINE_SUPPORT_COUNT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::roofline::detail {
struct CountTerms;
} // namespace mlir::roofline::detail

namespace mlir::roofline {
struct CountAtom;
struct CountTerm;
} // namespace mlir::roofline

/// Lets `Count` hold its terms by a pointer to an incomplete type.
template <>
struct llvm::IntrusiveRefCntPtrInfo<const mlir::roofline::detail::CountTerms> {
  static void retain(const mlir::roofline::detail::CountTerms *terms);
  static void release(const mlir::roofline::detail::CountTerms *terms);
};

namespace mlir::roofline {

/// An exact quantity without a unit of its own: a polynomial with integer
/// coefficients of any size. Its variables are
/// - named symbols, each of which stands for an unknown integer >= 0, and
/// - max, min, ceildiv and floordiv of other counts, which keep their operands
///   so that `substitute` can evaluate them later.
///
/// A value without symbols costs what a checked int64 costs. The form is
/// canonical: equal polynomials compare equal, hash equal and print the same.
/// Symbolic terms are shared and immutable, so copies are cheap and may be
/// used from several threads.
///
/// Text form (`print` and `parse`):
/// ```
///   sum     ::= `-`? term ((`+` | `-`) term)*
///   term    ::= integer (`*` power)* | power (`*` power)*
///   power   ::= factor (`^` integer)?
///   factor  ::= symbol | (`max` | `min`) `(` sum (`,` sum)+ `)`
///                      | (`ceildiv` | `floordiv`) `(` sum `,` sum `)`
///                      | `max` `(` term ((`+` | `-`) term)+ `)`
///   integer ::= [0-9]+
///   symbol  ::= [A-Za-z_][A-Za-z0-9_.$-]*
/// ```
/// for example `3*batch^2*seq + 1179648*arg0_d1 - 5`: terms of higher degree
/// first, then in lexicographic order. A product of sums that would have
/// thousands of terms keeps them as factors: `max(a + b)` is `a + b`. A `-`
/// that follows a symbol without white space belongs to the symbol.
class [[nodiscard]] Count {
public:
  /// The constant 0.
  Count() = default;

  /// The constant `value`; implicit, so that `count * 2` reads well.
  Count(int64_t value) : constant(value) {}

  /// The constant `value`, also above the range of int64.
  template <typename T,
            std::enable_if_t<std::is_unsigned_v<T> && sizeof(T) == 8, int> = 0>
  Count(T value)
      : constant(value <= static_cast<uint64_t>(INT64_MAX)
                     ? llvm::DynamicAPInt(static_cast<int64_t>(value))
                     : llvm::DynamicAPInt(llvm::APInt(128, value))) {}

  /// A rate or a time is never a count.
  template <typename T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
  Count(T value) = delete;

  /// The constant `value`.
  explicit Count(const llvm::DynamicAPInt &value) : constant(value) {}

  /// Returns the unknown `name`, an integer >= 0. Precondition: `name` matches
  /// `symbol` in the grammar above.
  static Count symbol(llvm::StringRef name);

  /// Returns true if `name` matches `symbol` in the grammar above.
  static bool isValidSymbolName(llvm::StringRef name);

  /// Parses the output of `print`. Also accepts white space between tokens, any
  /// order of terms and factors, and any max, min or division that can be
  /// folded. Returns nullopt for any other text and for a division by a
  /// constant <= 0. To keep hostile text cheap, it also returns nullopt beyond
  /// 65536 characters, 4096 digits in an integer, 256 operands of a max, min or
  /// product, 64 levels of nesting and exponent 64, and for a power or product
  /// of a function that folds to a sum.
  static std::optional<Count> parse(llvm::StringRef text);

  /// Returns true if the count contains no symbol.
  bool isConstant() const { return !terms; }

  /// Returns true for the constant 0.
  bool isZero() const { return isConstant() && constant == 0; }

  /// Returns true for the constant 1.
  bool isOne() const { return isConstant() && constant == 1; }

  /// Returns the value if it is a constant that fits into int64.
  std::optional<int64_t> tryInt64() const;

  /// Returns the value. Precondition: `isConstant()`.
  const llvm::DynamicAPInt &getConstant() const {
    assert(isConstant() && "expected a count without symbols");
    return constant;
  }

  /// Returns the nearest double, ties to even, and +-inf beyond the range of
  /// double. Precondition: `isConstant()`.
  double toDouble() const;

  /// Returns true if the signs of the coefficients show that the value is >= 0
  /// for all values of the symbols. False means "unknown".
  bool isKnownNonNegative() const;

  /// Returns true if the value is known to be nondecreasing in every symbol.
  /// False means "unknown".
  bool isKnownNonDecreasing() const;

  /// Returns true if the value is known to be nonincreasing in every symbol.
  /// False means "unknown"; products of symbols are not analysed.
  bool isKnownNonIncreasing() const;

  /// Returns the terms with symbols, in print order; empty for a constant. Each
  /// monomial occurs once. See CountTerms.h.
  llvm::ArrayRef<CountTerm> getTerms() const;

  /// Returns the constant term.
  const llvm::DynamicAPInt &getConstantTerm() const { return constant; }

  /// Calls `visit` for each symbol, max, min and division that occurs,
  /// including those inside operands: a function is visited before its
  /// operands.
  void visitAtoms(llvm::function_ref<void(const CountAtom &)> visit) const;

  /// Returns the name if the count is a single symbol, otherwise an empty
  /// string. The name lives as long as any count with the symbol.
  llvm::StringRef getSymbolName() const;

  /// Returns true if the text form has more than `limit` parts: symbols,
  /// functions and numbers, where a power has one part per factor and a number
  /// one per 64 bits. The time is at most proportional to `limit`.
  bool isMoreComplexThan(uint64_t limit) const;

  /// Replaces each named symbol for which `lookup` returns a count >= 0,
  /// including those inside max, min and divisions, and simplifies the result.
  /// A division whose divisor becomes a constant <= 0 has no value: it is kept,
  /// so that the result is not a constant.
  Count substitute(
      llvm::function_ref<std::optional<Count>(llvm::StringRef)> lookup) const;

  /// Sets `symbols` to the sorted names of all symbols, each once, including
  /// those inside max, min and divisions.
  void collectSymbols(llvm::SmallVectorImpl<std::string> &symbols) const;

  /// Writes the text form described above.
  void print(llvm::raw_ostream &os) const;

  /// Returns the text form described above.
  std::string str() const;

  Count &operator+=(const Count &rhs) {
    if (LLVM_UNLIKELY(terms || rhs.terms))
      addTerms(rhs);
    constant += rhs.constant;
    return *this;
  }
  Count &operator*=(const Count &rhs) {
    if (LLVM_UNLIKELY(terms || rhs.terms))
      return multiplyTerms(rhs);
    constant *= rhs.constant;
    return *this;
  }
  Count &operator-=(const Count &rhs) {
    if (LLVM_UNLIKELY(terms || rhs.terms))
      return *this += -rhs;
    constant -= rhs.constant;
    return *this;
  }
  Count operator-() const { return *this * Count(-1); }

  friend Count operator+(Count lhs, const Count &rhs) { return lhs += rhs; }
  friend Count operator-(Count lhs, const Count &rhs) { return lhs -= rhs; }
  friend Count operator*(Count lhs, const Count &rhs) { return lhs *= rhs; }

  /// Compares as polynomials. Unequal counts with max, min or divisions may
  /// still agree for all values of the symbols.
  friend bool operator==(const Count &lhs, const Count &rhs) {
    return lhs.constant == rhs.constant &&
           (lhs.terms == rhs.terms || lhs.hasEqualTerms(rhs));
  }
  friend bool operator!=(const Count &lhs, const Count &rhs) {
    return !(lhs == rhs);
  }

  /// A deterministic total order for containers: constants by value first, then
  /// by the terms in print order, then by the constant term. It does not
  /// compare the values of symbolic counts.
  friend bool operator<(const Count &lhs, const Count &rhs) {
    return lhs.compare(rhs) < 0;
  }

  friend llvm::hash_code hash_value(const Count &count); // NOLINT

private:
  friend struct detail::CountTerms;

  void addTerms(const Count &rhs);
  Count &multiplyTerms(const Count &rhs);
  bool hasEqualTerms(const Count &rhs) const;
  int compare(const Count &rhs) const;

  /// The constant term.
  llvm::DynamicAPInt constant;
  /// The terms with symbols; null if there are none.
  llvm::IntrusiveRefCntPtr<const detail::CountTerms> terms;
};

llvm::hash_code hash_value(const Count &count); // NOLINT

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                                     const Count &count) {
  count.print(os);
  return os;
}

/// Returns the larger of two counts. Folds if the signs of the coefficients of
/// `a - b` determine its sign, otherwise builds a max; nested ones are
/// flattened.
Count countMax(const Count &a, const Count &b);

/// Returns the smaller of two counts; folds like `countMax`.
Count countMin(const Count &a, const Count &b);

/// Returns a / b rounded up. Folds constants and exact divisions of all
/// coefficients by a constant. Precondition: `b` is not a constant <= 0; a
/// symbolic `b` is taken to be positive.
Count countCeilDiv(const Count &a, const Count &b);

/// Returns a / b rounded down (towards minus infinity), like `countCeilDiv`.
Count countFloorDiv(const Count &a, const Count &b);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_COUNT_H
