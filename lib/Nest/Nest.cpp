//===- Nest.cpp - Loop nests in numbers -----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/Nest.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

bool Operand::isIndexedBy(unsigned loop) const {
  return llvm::any_of(indices, [&](const LinearIndex &index) {
    return index.getSlope(loop) != 0;
  });
}

bool Operand::hasOwnIndex(unsigned loop) const {
  return llvm::any_of(indices, [&](const LinearIndex &index) {
    return index.terms.size() == 1 && index.terms[0].first == loop;
  });
}

Window roofline::getWindow(const LinearIndex &index,
                           ArrayRef<int64_t> extents) {
  auto [spatial, stride] = index.terms[0];
  auto [kernel, dilation] = index.terms[1];
  if (extents[spatial] < extents[kernel])
    return {kernel, spatial, dilation, stride};
  return {spatial, kernel, stride, dilation};
}

bool roofline::goesAlong(const Operand &operand, unsigned loop,
                         ArrayRef<int64_t> extents) {
  return operand.hasOwnIndex(loop) ||
         llvm::any_of(operand.indices, [&](const LinearIndex &index) {
           return index.terms.size() == 2 &&
                  getWindow(index, extents).spatial == loop;
         });
}
