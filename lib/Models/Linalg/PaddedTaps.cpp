//===- PaddedTaps.cpp - Window taps that fall on padding -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedTaps.h"

#include "roofline/Support/Derivation.h"
#include "roofline/Symbols/LinearTerms.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::DynamicAPInt;

static DynamicAPInt clamp(const DynamicAPInt &value, const DynamicAPInt &low,
                          const DynamicAPInt &high) {
  return value < low ? low : (value > high ? high : value);
}

/// Returns the sum of floor((a*i + b) / m) for 0 <= i < n, with a, b >= 0 and m
/// >= 1, by the Euclidean algorithm on (a, m) (Graham, Knuth, Patashnik,
/// Concrete Mathematics, section 3.5).
static DynamicAPInt floorSum(DynamicAPInt n, DynamicAPInt m, DynamicAPInt a,
                             DynamicAPInt b) {
  DynamicAPInt sum(0);
  while (n > 0) {
    sum += (n - 1) * n / 2 * (a / m) + n * (b / m);
    a = a % m;
    b = b % m;
    DynamicAPInt top = a * n + b;
    n = top / m;
    b = top % m;
    std::swap(m, a);
    if (m == 0)
      break;
  }
  return sum;
}

/// Returns the number of pairs with s*o + d*k < limit. For a fixed k these are
/// the first clamp(ceil((limit - d*k) / s), 0, O) values of o: O of them up to
/// some k, then a falling staircase, then none.
static DynamicAPInt countTapsBelow(const DynamicAPInt &stride,
                                   const DynamicAPInt &dilation,
                                   const DynamicAPInt &outputs,
                                   const DynamicAPInt &kernel,
                                   const DynamicAPInt &limit) {
  DynamicAPInt zero(0);
  if (outputs <= 0 || kernel <= 0 || limit <= 0)
    return zero;
  // All O taps of k are below the limit if s*(O-1) + d*k < limit.
  DynamicAPInt slack = limit - 1 - stride * (outputs - 1);
  DynamicAPInt full =
      slack < 0 ? zero : clamp(slack / dilation + 1, zero, kernel);
  // At least one tap of k is below the limit if d*k < limit.
  DynamicAPInt some = clamp((limit + dilation - 1) / dilation, zero, kernel);
  if (some <= full)
    return full * outputs;
  // k = some-1-i gives ceil((limit - d*(some-1) + d*i) / s), growing with i.
  DynamicAPInt first = limit - dilation * (some - 1) + stride - 1;
  return full * outputs + floorSum(some - full, stride, dilation, first);
}

DynamicAPInt mlir::roofline::countTapsInside(const DynamicAPInt &stride,
                                             const DynamicAPInt &dilation,
                                             const DynamicAPInt &outputs,
                                             const DynamicAPInt &kernel,
                                             const DynamicAPInt &begin,
                                             const DynamicAPInt &end) {
  if (end <= begin)
    return DynamicAPInt(0);
  return countTapsBelow(stride, dilation, outputs, kernel, end) -
         countTapsBelow(stride, dilation, outputs, kernel, begin);
}

Count mlir::roofline::countTapsOnData(const DynamicAPInt &stride,
                                      const DynamicAPInt &dilation,
                                      const DynamicAPInt &outputs,
                                      const DynamicAPInt &kernel,
                                      const DynamicAPInt &begin,
                                      const DynamicAPInt &end) {
  Count taps(countTapsInside(stride, dilation, outputs, kernel, begin, end));
  DerivationLog *log = DerivationLog::get();
  constexpr int64_t maxKernel = 16;
  if (!log)
    return taps;
  std::string formula;
  if (kernel <= maxKernel && begin < end) {
    log->add({"", "data begins at tap", "", Count(begin), "", "types"});
    log->add({"", "and ends before", "", Count(end), "", "types"});
    SmallVector<Count> each;
    for (DynamicAPInt tap(0); tap < kernel; ++tap) {
      // Positions o with begin <= s*o + d*k < end.
      auto reach = [&](const DynamicAPInt &limit) {
        return countCeilDiv(DerivedCount(Count(limit)) -
                                DerivedCount(Count(dilation)) * Count(tap),
                            Count(stride));
      };
      DerivedCount own = countMax(0, countMin(Count(outputs), reach(end)) -
                                         countMax(0, reach(begin)));
      if (!llvm::is_contained(each, own.get()))
        log->add({"",
                  "positions at which tap " + Count(tap).str() +
                      " of the window is data",
                  own.getText(), own.get(), "", "R9"});
      each.push_back(own.get());
    }
    formula = describeSum(each);
  }
  log->add({"", "taps on data", formula, taps, "", "R9"});
  return taps;
}

/// Returns a map result as a sum of coefficient * loop, or nullopt if it isn't
/// one.
static std::optional<SmallVector<std::pair<unsigned, int64_t>, 2>>
getLinearTerms(AffineExpr expr) {
  SmallVector<std::pair<unsigned, int64_t>, 2> terms;
  LogicalResult isLinear =
      visitLinearTerms(expr, [&](AffineExpr leaf, int64_t factor) {
        auto dim = dyn_cast<AffineDimExpr>(leaf);
        if (!dim || factor <= 0)
          return failure();
        terms.push_back({dim.getPosition(), factor});
        return success();
      });
  return succeeded(isLinear) ? std::optional(std::move(terms)) : std::nullopt;
}

std::optional<DerivedCount> roofline::countUsefulPoints(AffineExpr expr,
                                                        ArrayRef<Loop> loops,
                                                        const Count &low,
                                                        const Count &size) {
  auto terms = getLinearTerms(expr);
  if (!terms || terms->size() > 2 || !low.isConstant() || !size.isConstant())
    return std::nullopt;
  if (terms->size() == 1)
    terms->push_back({~0u, 1});
  if ((*terms)[0].first == (*terms)[1].first)
    return std::nullopt;
  auto getExtent = [&](unsigned loop) {
    return loop == ~0u ? Count(1) : loops[loop].extent;
  };
  Count outputs = getExtent((*terms)[0].first);
  Count kernel = getExtent((*terms)[1].first);
  if (!outputs.isConstant() || !kernel.isConstant())
    return std::nullopt;
  return countTapsOnData(llvm::DynamicAPInt((*terms)[0].second),
                         llvm::DynamicAPInt((*terms)[1].second),
                         outputs.getConstant(), kernel.getConstant(),
                         low.getConstant(),
                         low.getConstant() + size.getConstant());
}
