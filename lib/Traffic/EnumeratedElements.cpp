//===- EnumeratedElements.cpp - Images of small domains -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumeratedElements.h"

#include "roofline/Support/CutSearches.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Domains up to this many points are enumerated where no formula is known, and
/// up to this many parts of expressions are evaluated at all points together.
static constexpr int64_t maxEnumeratedPoints = 1 << 16,
                         maxEvaluatedParts = 1 << 24;

/// Sets of numbers below this are kept as bits.
static constexpr int64_t maxBits = 1 << 22;

llvm::SmallBitVector roofline::getDims(AffineExpr expr, unsigned numDims) {
  llvm::SmallBitVector dims(numDims);
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      dims.set(dim.getPosition());
  });
  return dims;
}

Count roofline::multiplyExtents(const llvm::SmallBitVector &dims,
                                ArrayRef<Loop> loops) {
  Count product = 1;
  for (unsigned dim : dims.set_bits())
    product *= loops[dim].extent;
  return product;
}

using Values = std::vector<int64_t>;

/// Applies `function`, which returns false where it has no value, to the pairs
/// of two lists and puts the results in place of the first list.
template <typename FunctionT>
static bool combine(Values &lhs, const Values &rhs, FunctionT function) {
  bool isKnown = true;
  for (size_t i = 0, end = lhs.size(); i < end; ++i)
    isKnown &= function(lhs[i], rhs[i]);
  return isKnown;
}

/// Replaces `lhs` by the values of an expression of kind `kind` of `lhs` and
/// `rhs`. Fails where one divides by zero or overflows.
static bool combine(AffineExprKind kind, Values &lhs, const Values &rhs) {
  switch (kind) {
  case AffineExprKind::Add:
    return combine(lhs, rhs, [](int64_t &a, int64_t b) {
      return !llvm::AddOverflow(a, b, a);
    });
  case AffineExprKind::Mul:
    return combine(lhs, rhs, [](int64_t &a, int64_t b) {
      return !llvm::MulOverflow(a, b, a);
    });
  case AffineExprKind::Mod:
    return combine(lhs, rhs, [](int64_t &a, int64_t b) {
      return b > 0 && (a = llvm::mod(a, b), true);
    });
  case AffineExprKind::FloorDiv:
    return combine(lhs, rhs, [](int64_t &a, int64_t b) {
      return b > 0 && (a = llvm::divideFloorSigned(a, b), true);
    });
  case AffineExprKind::CeilDiv:
    return combine(lhs, rhs, [](int64_t &a, int64_t b) {
      return b > 0 && (a = llvm::divideCeilSigned(a, b), true);
    });
  default:
    return false;
  }
}

/// Values of `expr` at all points of `dims`, the first dim innermost, or none
/// where it has none at one of them.
static std::optional<Values> evaluate(AffineExpr expr,
                                      const llvm::SmallBitVector &dims,
                                      ArrayRef<Loop> loops) {
  size_t numPoints = *multiplyExtents(dims, loops).tryInt64();
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Values(numPoints, constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    size_t run = 1;
    for (unsigned inner : dims.set_bits())
      if (inner < dim.getPosition())
        run *= *loops[inner].extent.tryInt64();
    int64_t extent = *loops[dim.getPosition()].extent.tryInt64();
    Values values;
    values.reserve(numPoints);
    while (values.size() < numPoints)
      for (int64_t value = 0; value < extent; ++value)
        values.insert(values.end(), run, value);
    return values;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  std::optional<Values> lhs = evaluate(binary.getLHS(), dims, loops);
  std::optional<Values> rhs = evaluate(binary.getRHS(), dims, loops);
  if (!lhs || !rhs || !combine(binary.getKind(), *lhs, *rhs))
    return std::nullopt;
  return lhs;
}

/// Numbers the results: two points have the same number if and only if they
/// have the same results. Returns the coefficient of each dim in the number, or
/// nullopt if the results are not linear or the numbers too large.
static std::optional<SmallVector<int64_t, 8>>
numberResults(ArrayRef<AffineExpr> results, ArrayRef<Loop> loops) {
  constexpr uint64_t limit = uint64_t(1) << 40;
  SmallVector<int64_t, 8> slopes(loops.size());
  uint64_t numNumbers = 1;
  for (AffineExpr result : results) {
    std::optional<LinearIndex> linear = getLinearIndex(result);
    if (!linear || llvm::AbsoluteValue(linear->offset) > limit)
      return std::nullopt;
    uint64_t numValues = 1;
    for (auto [loop, slope] : linear->terms)
      numValues = llvm::SaturatingMultiplyAdd(
          uint64_t(*loops[loop].extent.tryInt64() - 1),
          llvm::AbsoluteValue(slope), numValues);
    uint64_t unit = numNumbers;
    numNumbers = llvm::SaturatingMultiply(numNumbers, numValues);
    if (numNumbers > limit)
      return std::nullopt;
    for (auto [loop, slope] : linear->terms)
      if (!loops[loop].extent.isOne())
        slopes[loop] += slope * int64_t(unit);
  }
  return slopes;
}

/// Drops what is in `numbers` several times; none exceeds `last`.
static void dropRepeated(std::vector<int64_t> &numbers, int64_t last) {
  if (last < maxBits) {
    llvm::BitVector seen(last + 1);
    llvm::erase_if(numbers, [&](int64_t number) {
      bool isKnown = seen.test(number);
      seen.set(number);
      return isKnown;
    });
    return;
  }
  llvm::sort(numbers);
  numbers.erase(llvm::unique(numbers), numbers.end());
}

/// Distinct values over all points of the sum of `slopes` times the dims. The
/// sign of a slope is only the direction in which the dim counts.
static Count countNumbers(const llvm::SmallBitVector &dims,
                          ArrayRef<int64_t> slopes, ArrayRef<Loop> loops) {
  std::vector<int64_t> numbers = {0};
  int64_t last = 0;
  for (unsigned dim : dims.set_bits()) {
    int64_t slope = std::abs(slopes[dim]);
    int64_t extent = *loops[dim].extent.tryInt64();
    if (slope == 0)
      continue;
    last += slope * (extent - 1);
    size_t numFormer = numbers.size();
    numbers.reserve(numFormer * extent);
    for (int64_t i = 1; i < extent; ++i)
      for (size_t former = 0; former < numFormer; ++former)
        numbers.push_back(numbers[former] + i * slope);
    dropRepeated(numbers, last); // Before the next dim multiplies them.
  }
  return Count(int64_t(numbers.size()));
}

/// Calls `callback` with the sum of `steps` times the dims for each point of
/// `dims`, the first dim innermost.
static void visitPoints(const llvm::SmallBitVector &dims, ArrayRef<Loop> loops,
                        ArrayRef<int64_t> steps,
                        function_ref<void(int64_t)> callback) {
  SmallVector<int64_t, 8> point(loops.size()), extents(loops.size());
  for (unsigned dim : dims.set_bits())
    extents[dim] = *loops[dim].extent.tryInt64();
  bool isDone = false;
  for (int64_t sum = 0; !isDone;) {
    callback(sum);
    isDone = true;
    for (unsigned dim : dims.set_bits()) {
      sum += steps[dim];
      if (++point[dim] < extents[dim]) {
        isDone = false;
        break;
      }
      sum -= steps[dim] * extents[dim];
      point[dim] = 0;
    }
  }
}

/// Puts their positions in the order of the distinct ones in place of
/// `numbers`; returns how many these are.
static int64_t rankNumbers(std::vector<int64_t> &numbers) {
  if (numbers.empty())
    return 0;
  auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
  int64_t first = *least, range;
  if (!llvm::SubOverflow(*most, first, range) &&
      uint64_t(range) / 4 < numbers.size()) {
    std::vector<int64_t> ranks(range + 1);
    for (int64_t number : numbers)
      ranks[number - first] = 1;
    int64_t numRanks = 0;
    for (int64_t &rank : ranks)
      numRanks += std::exchange(rank, numRanks);
    for (int64_t &number : numbers)
      number = ranks[number - first];
    return numRanks;
  }
  std::vector<int64_t> distinct = numbers;
  llvm::sort(distinct);
  distinct.erase(llvm::unique(distinct), distinct.end());
  for (int64_t &number : numbers)
    number = llvm::lower_bound(distinct, number) - distinct.begin();
  return distinct.size();
}

std::optional<Count>
roofline::enumerateResults(ArrayRef<AffineExpr> results,
                           const llvm::SmallBitVector &dims,
                           ArrayRef<Loop> loops) {
  Count points = multiplyExtents(dims, loops);
  std::optional<int64_t> numPoints = points.tryInt64();
  if (!numPoints || *numPoints > maxEnumeratedPoints) {
    if (points.isConstant())
      CutSearches::add(Search::Elements);
    return std::nullopt;
  }
  if (auto slopes = numberResults(results, loops))
    return countNumbers(dims, *slopes, loops);
  int64_t numParts = 0;
  for (AffineExpr result : results)
    result.walk([&](AffineExpr) { ++numParts; });
  if (numParts * *numPoints > maxEvaluatedParts) {
    CutSearches::add(Search::Elements);
    return std::nullopt;
  }
  // One number per point, below `numNumbers`: equal for points with the same
  // results so far.
  std::vector<int64_t> numbers(*numPoints);
  int64_t numNumbers = 1;
  for (AffineExpr result : results) {
    // A result has few dims of its own.
    llvm::SmallBitVector own = getDims(result, dims.size());
    SmallVector<int64_t, 8> steps(loops.size());
    int64_t numValues = 1;
    for (unsigned dim : own.set_bits()) {
      steps[dim] = numValues;
      numValues *= *loops[dim].extent.tryInt64();
    }
    std::optional<Values> evaluated = evaluate(result, own, loops);
    if (!evaluated)
      return std::nullopt;
    Values &values = *evaluated;
    int64_t numRanks = rankNumbers(values);
    if (numNumbers * numRanks > maxBits)
      numNumbers = rankNumbers(numbers);
    numNumbers *= numRanks;
    auto *number = numbers.data();
    visitPoints(dims, loops, steps, [&](int64_t position) {
      *number = *number * numRanks + values[position];
      ++number;
    });
  }
  dropRepeated(numbers, numNumbers - 1);
  return Count(int64_t(numbers.size()));
}
