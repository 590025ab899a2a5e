//===- Count.cpp - Exact, possibly symbolic quantities --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Polynomial arithmetic, order and conversions. Functions of counts are in
// CountFunctions.cpp, text in CountText.cpp.
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Count.h"

#include "CountImpl.h"
#include "roofline/Support/WordHash.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::StringRef;

using TermsInfo = llvm::IntrusiveRefCntPtrInfo<const CountTerms>;

void TermsInfo::retain(const CountTerms *terms) { terms->Retain(); }

void TermsInfo::release(const CountTerms *terms) { terms->Release(); }

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static bool fitsInt64(const DynamicAPInt &value) {
  return value >= INT64_MIN && value <= INT64_MAX;
}

static llvm::SmallString<64> toDecimal(const DynamicAPInt &value) {
  llvm::SmallString<64> digits;
  llvm::raw_svector_ostream(digits) << value;
  return digits;
}

DynamicAPInt detail::normalize(const DynamicAPInt &value) {
  return fitsInt64(value) ? DynamicAPInt(int64_t(value)) : value;
}

/// Hashes by value. DynamicAPInt's own hash depends on the width to which a
/// number has grown.
static uint64_t hashInteger(const DynamicAPInt &value) {
  return fitsInt64(value) ? int64_t(value)
                          : uint64_t(llvm::hash_value(toDecimal(value).str()));
}

template <typename T>
static int compareValues(const T &lhs, const T &rhs) {
  return lhs == rhs ? 0 : lhs < rhs ? -1 : 1;
}

//===----------------------------------------------------------------------===//
// Order and hash
//===----------------------------------------------------------------------===//

int detail::compareAtoms(const CountAtom &lhs, const CountAtom &rhs) {
  if (&lhs == &rhs)
    return 0;
  if (lhs.kind != rhs.kind)
    return compareValues(lhs.kind, rhs.kind);
  if (int order = lhs.name.compare(rhs.name))
    return order;
  for (auto [left, right] : llvm::zip(lhs.operands, rhs.operands))
    if (left != right)
      return left < right ? -1 : 1;
  return compareValues(lhs.operands.size(), rhs.operands.size());
}

static bool areEqualAtoms(const CountAtom &lhs, const CountAtom &rhs) {
  return &lhs == &rhs || (lhs.hash == rhs.hash && compareAtoms(lhs, rhs) == 0);
}

static uint64_t getDegree(const CountMonomial &monomial) {
  uint64_t degree = 0;
  for (const CountFactor &factor : monomial)
    degree += factor.exponent;
  return degree;
}

/// Orders higher degrees first, then lexicographically, where x^2*y is spelled
/// x, x, y.
static int compareMonomials(const CountMonomial &lhs,
                            const CountMonomial &rhs) {
  uint64_t lhsDegree = getDegree(lhs), rhsDegree = getDegree(rhs);
  if (lhsDegree != rhsDegree)
    return compareValues(rhsDegree, lhsDegree);
  for (auto [left, right] : llvm::zip(lhs, rhs)) {
    if (int order = compareAtoms(*left.atom, *right.atom))
      return order;
    if (left.exponent != right.exponent)
      return compareValues(right.exponent, left.exponent);
  }
  return 0;
}

static int compareTerms(const CountTerm &lhs, const CountTerm &rhs) {
  if (int order = compareMonomials(lhs.factors, rhs.factors))
    return order;
  return compareValues(lhs.coefficient, rhs.coefficient);
}

int Count::compare(const Count &rhs) const {
  ArrayRef<CountTerm> lhsTerms = getTerms();
  ArrayRef<CountTerm> rhsTerms = rhs.getTerms();
  if (terms != rhs.terms) {
    for (auto [left, right] : llvm::zip(lhsTerms, rhsTerms))
      if (int order = compareTerms(left, right))
        return order;
    if (lhsTerms.size() != rhsTerms.size())
      return compareValues(lhsTerms.size(), rhsTerms.size());
  }
  return compareValues(constant, rhs.constant);
}

static bool areEqualTerms(const CountTerm &lhs, const CountTerm &rhs) {
  auto areEqualFactors = [](const CountFactor &left, const CountFactor &right) {
    return left.exponent == right.exponent &&
           areEqualAtoms(*left.atom, *right.atom);
  };
  return lhs.coefficient == rhs.coefficient &&
         llvm::equal(lhs.factors, rhs.factors, areEqualFactors);
}

bool Count::hasEqualTerms(const Count &rhs) const {
  return llvm::equal(getTerms(), rhs.getTerms(), areEqualTerms);
}

llvm::hash_code mlir::roofline::hash_value(const Count &count) {
  WordHash hash;
  hash.add(hashInteger(count.getConstantTerm()));
  for (const CountTerm &term : count.getTerms()) {
    hash.add(hashInteger(term.coefficient));
    for (const CountFactor &factor : term.factors) {
      hash.add(factor.atom->hash);
      hash.add(factor.exponent);
    }
  }
  return llvm::hash_code(hash.get());
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Count CountTerms::make(const DynamicAPInt &constant,
                       std::vector<CountTerm> terms) {
  Count result(constant);
  if (!terms.empty())
    result.terms = llvm::makeIntrusiveRefCnt<CountTerms>(std::move(terms));
  return result;
}

/// Returns true for terms in print order that differ, without zeros.
static bool isCanonical(ArrayRef<CountTerm> terms) {
  for (size_t number = 0; number < terms.size(); ++number)
    if (terms[number].coefficient == 0 ||
        (number > 0 && compareMonomials(terms[number - 1].factors,
                                        terms[number].factors) >= 0))
      return false;
  return true;
}

Count CountTerms::sum(const DynamicAPInt &constant,
                      std::vector<CountTerm> terms) {
  if (isCanonical(terms))
    return make(constant, std::move(terms));
  llvm::sort(terms, [](const CountTerm &lhs, const CountTerm &rhs) {
    return compareMonomials(lhs.factors, rhs.factors) < 0;
  });
  std::vector<CountTerm> merged;
  for (CountTerm &term : terms) {
    if (!merged.empty() &&
        compareMonomials(merged.back().factors, term.factors) == 0)
      merged.back().coefficient += term.coefficient;
    else
      merged.push_back(std::move(term));
  }
  llvm::erase_if(merged,
                 [](const CountTerm &term) { return term.coefficient == 0; });
  return make(constant, std::move(merged));
}

Count CountTerms::single(AtomRef atom) {
  std::vector<CountTerm> terms(1);
  terms.front().coefficient = 1;
  terms.front().factors.push_back({std::move(atom), 1});
  return make(DynamicAPInt(0), std::move(terms));
}

const CountAtom *detail::getSingleAtom(const Count &count) {
  ArrayRef<CountTerm> terms = count.getTerms();
  if (count.getConstantTerm() != 0 || terms.size() != 1 ||
      terms[0].coefficient != 1 || getDegree(terms[0].factors) != 1)
    return nullptr;
  return terms[0].factors[0].atom.get();
}

CountMonomial detail::multiply(const CountMonomial &monomial,
                               const CountMonomial &other) {
  CountMonomial product;
  const CountFactor *left = monomial.begin(), *right = other.begin();
  while (left != monomial.end() || right != other.end()) {
    int order = left == monomial.end() ? 1
                : right == other.end()
                    ? -1
                    : compareAtoms(*left->atom, *right->atom);
    product.push_back(order <= 0 ? *left : *right);
    if (order == 0)
      product.back().exponent += right->exponent;
    left += order <= 0;
    right += order >= 0;
  }
  return product;
}

Count Count::symbol(StringRef name) {
  assert(isValidSymbolName(name) && "expected an identifier");
  return CountTerms::single(llvm::makeIntrusiveRefCnt<const CountAtom>(name));
}

/// Adds `term` to `terms`, which are in print order.
static void addTerm(const CountTerm &term, std::vector<CountTerm> &terms) {
  auto it = llvm::partition_point(terms, [&](const CountTerm &other) {
    return compareMonomials(other.factors, term.factors) < 0;
  });
  if (it == terms.end() || compareMonomials(it->factors, term.factors) != 0) {
    terms.insert(it, term);
    return;
  }
  it->coefficient += term.coefficient;
  if (it->coefficient == 0)
    terms.erase(it);
}

void Count::addTerms(const Count &rhs) {
  if (!rhs.terms)
    return;
  if (!terms) {
    terms = rhs.terms;
    return;
  }
  ArrayRef<CountTerm> left = getTerms(), right = rhs.getTerms();
  // A sum of many symbols grows term by term, in place if nobody shares it.
  if (right.size() == 1 && this != &rhs && terms->UseCount() == 1) {
    std::vector<CountTerm> &own = const_cast<CountTerms &>(*terms).list;
    addTerm(right.front(), own);
    if (own.empty())
      terms.reset();
    return;
  }
  std::vector<CountTerm> merged;
  merged.reserve(left.size() + right.size());
  while (!left.empty() && !right.empty()) {
    int order = compareMonomials(left.front().factors, right.front().factors);
    merged.push_back(order <= 0 ? left.front() : right.front());
    if (order == 0)
      merged.back().coefficient += right.front().coefficient;
    if (merged.back().coefficient == 0)
      merged.pop_back();
    left = left.drop_front(order <= 0);
    right = right.drop_front(order >= 0);
  }
  llvm::append_range(merged, left);
  llvm::append_range(merged, right);
  terms = CountTerms::make(DynamicAPInt(0), std::move(merged)).terms;
}

/// Appends `factor * terms` to `products`.
static void appendScaled(std::vector<CountTerm> &products,
                         ArrayRef<CountTerm> terms,
                         const DynamicAPInt &factor) {
  for (const CountTerm &term : terms)
    products.push_back({term.coefficient * factor, term.factors});
}

/// Returns true for a product of sums with too many parts to be expanded.
static bool isLongProduct(const Count &lhs, const Count &rhs) {
  size_t numLeft = lhs.getTerms().size(), numRight = rhs.getTerms().size();
  if (numLeft == 0 || numRight == 0 || numLeft + numRight == 2)
    return false;
  constexpr uint64_t maxParts = 4096;
  return lhs.isMoreComplexThan(maxParts / numRight) ||
         rhs.isMoreComplexThan(maxParts / numLeft);
}

Count &Count::multiplyTerms(const Count &rhs) {
  if (isOne())
    return *this = rhs;
  if (rhs.isOne())
    return *this;
  if (isLongProduct(*this, rhs))
    return *this = group(*this) * group(rhs);
  // (c + T) * (d + U) = c*d + d*T + c*U + T*U, with c, d the constant terms.
  std::vector<CountTerm> products;
  appendScaled(products, getTerms(), rhs.constant);
  appendScaled(products, rhs.getTerms(), constant);
  for (const CountTerm &left : getTerms())
    for (const CountTerm &right : rhs.getTerms())
      products.push_back({left.coefficient * right.coefficient,
                          multiply(left.factors, right.factors)});
  return *this = CountTerms::sum(constant * rhs.constant, std::move(products));
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

ArrayRef<CountTerm> Count::getTerms() const {
  return terms ? ArrayRef(terms->list) : ArrayRef<CountTerm>();
}

std::optional<int64_t> Count::tryInt64() const {
  if (!isConstant() || !fitsInt64(constant))
    return std::nullopt;
  return int64_t(constant);
}

double Count::toDouble() const {
  if (std::optional<int64_t> value = tryInt64())
    return static_cast<double>(*value);
  // The first 62 to 63 bits, the last of which also stands for those cut off:
  // then a single rounding, to nearest, ties to even, is that of the number.
  DynamicAPInt number = abs(getConstant()), unit(1);
  int exponent = 0;
  auto isTooSmall = [&](const DynamicAPInt &candidate) {
    return number / candidate > INT64_MAX;
  };
  constexpr int stepBits = 32;
  constexpr int64_t step = int64_t(1) << stepBits;
  for (; isTooSmall(unit * step); unit *= step)
    exponent += stepBits;
  for (; isTooSmall(unit); unit *= 2)
    ++exponent;
  int64_t first = int64_t(number / unit);
  if (number % unit != 0)
    first |= 1;
  double magnitude = std::ldexp(static_cast<double>(first), exponent);
  return getConstant() < 0 ? -magnitude : magnitude;
}

/// Returns true if no factor can be negative: an odd power of an atom has its
/// sign, and an even power is nonnegative.
static bool isKnownNonNegativeMonomial(const CountMonomial &monomial) {
  return llvm::all_of(monomial, [](const CountFactor &factor) {
    return factor.atom->isKnownNonNegative || factor.exponent % 2 == 0;
  });
}

bool Count::isKnownNonNegative() const {
  return constant >= 0 && llvm::all_of(getTerms(), [](const CountTerm &term) {
           return term.coefficient > 0 &&
                  isKnownNonNegativeMonomial(term.factors);
         });
}
