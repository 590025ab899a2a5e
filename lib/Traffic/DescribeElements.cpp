//===- DescribeElements.cpp - Touched elements as arithmetic --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/StringExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;

/// The values of one index over `loops`.
static std::optional<Formula> describeIndex(const LinearIndex &index,
                                            ArrayRef<Loop> loops) {
  SmallVector<std::pair<Count, int64_t>, 2> terms;
  for (auto [loop, slope] : index.terms)
    if (!loops[loop].extent.isOne())
      terms.push_back({loops[loop].extent, std::abs(slope)});
  if (terms.empty())
    return Formula{"", 1};
  if (terms.size() == 1)
    return Formula{formatOperand(terms[0].first), terms[0].first};
  if (terms.size() > 2)
    return std::nullopt;
  auto [a, s] = terms[0];
  auto [k, d] = terms[1];
  int64_t divisor = std::gcd(s, d);
  s /= divisor;
  d /= divisor;
  Count value = a * k - countMax(0, a - Count(d)) * countMax(0, k - Count(s));
  std::string text = "(" + formatOperand(a) + " * " + formatOperand(k) +
                     " - max(0, " + formatOperand(a) + " - " +
                     std::to_string(d) + ") * max(0, " + formatOperand(k) +
                     " - " + std::to_string(s) + "))";
  return Formula{text, value};
}

std::optional<Formula> roofline::describeTouchedElements(AffineMap map,
                                                         ArrayRef<Loop> loops) {
  llvm::SmallBitVector seen(map.getNumDims());
  SmallVector<std::string> factors;
  Count product = 1;
  for (AffineExpr result : map.getResults()) {
    std::optional<LinearIndex> index =
        getLinearIndex(result, /*dropsSymbols=*/true);
    if (!index)
      return std::nullopt;
    for (auto [loop, slope] : index->terms) {
      if (seen[loop])
        return std::nullopt;
      seen.set(loop);
    }
    std::optional<Formula> own = describeIndex(*index, loops);
    if (!own)
      return std::nullopt;
    product *= own->value;
    if (!own->text.empty())
      factors.push_back(own->text);
  }
  CountRange touched = computeTouchedElements(map, loops);
  if (!touched.isExact() || touched.lower != product)
    return std::nullopt;
  return Formula{factors.empty() ? "1" : llvm::join(factors, " * "), product};
}
