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
  llvm::sort(index.terms);
  return index;
}

LogicalResult LinearIndex::addTerm(unsigned loop, int64_t slope) {
  auto *it =
      llvm::find_if(terms, [&](auto &term) { return term.first >= loop; });
  if (it == terms.end() || it->first != loop)
    it = terms.insert(it, {loop, 0});
  if (llvm::AddOverflow(it->second, slope, it->second) ||
      it->second == INT64_MIN)
    return failure();
  if (it->second == 0)
    terms.erase(it);
  return success();
}

int64_t LinearIndex::getSlope(unsigned loop) const {
  for (auto [own, slope] : terms)
    if (own == loop)
      return slope;
  return 0;
}

std::optional<LinearIndex>
roofline::multiplyAdd(LinearIndex lhs, int64_t factor, const LinearIndex &rhs) {
  int64_t product;
  if (llvm::MulOverflow(rhs.offset, factor, product) ||
      llvm::AddOverflow(lhs.offset, product, lhs.offset))
    return std::nullopt;
  lhs.unknown += Count(factor) * rhs.unknown;
  for (auto [loop, slope] : rhs.terms)
    if (llvm::MulOverflow(slope, factor, product) ||
        failed(lhs.addTerm(loop, product)))
      return std::nullopt;
  return lhs;
}
