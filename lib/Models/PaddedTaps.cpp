//===- PaddedTaps.cpp - Window taps that fall on padding -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedTaps.h"

#include "roofline/Support/Derivation.h"

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
