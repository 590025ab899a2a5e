//===- LinearIndex.cpp - Indices linear in loop counters ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/LinearIndex.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

LinearIndex LinearIndex::constant(int64_t value) {
  LinearIndex index;
  index.offset = value;
  return index;
}

LinearIndex LinearIndex::iteration(unsigned loop) {
  LinearIndex index;
  index.terms.push_back({loop, 1});
  return index;
}

LinearIndex LinearIndex::window(unsigned first, int64_t firstSlope,
                                unsigned second, int64_t secondSlope) {
  LinearIndex index;
  index.terms = {{first, firstSlope}, {second, secondSlope}};
  if (second < first)
    std::swap(index.terms[0], index.terms[1]);
  return index;
}

int64_t LinearIndex::getSlope(unsigned loop) const {
  for (auto [own, slope] : terms)
    if (own == loop)
      return slope;
  return 0;
}

std::optional<LinearIndex>
roofline::multiplyAdd(LinearIndex lhs, int64_t factor, const LinearIndex &rhs) {
  auto accumulate = [&](int64_t &sum, int64_t value) {
    int64_t product;
    return !llvm::MulOverflow(value, factor, product) &&
           !llvm::AddOverflow(sum, product, sum);
  };
  if (!accumulate(lhs.offset, rhs.offset))
    return std::nullopt;
  lhs.unknown += Count(factor) * rhs.unknown;
  for (auto [loop, slope] : rhs.terms) {
    auto *it = llvm::find_if(
        lhs.terms, [&, loop = loop](auto &term) { return term.first >= loop; });
    if (it == lhs.terms.end() || it->first != loop)
      it = lhs.terms.insert(it, {loop, 0});
    if (!accumulate(it->second, slope))
      return std::nullopt;
  }
  llvm::erase_if(lhs.terms, [](auto &term) { return term.second == 0; });
  return lhs;
}
