//===- TilingProblem.cpp - A loop nest in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingProblem.h"

#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

static constexpr unsigned maxLoops = 60, maxOperands = 16;

//===----------------------------------------------------------------------===//
// Validity
//===----------------------------------------------------------------------===//

/// True if the traffic of any tiling fits in 62 bits: at most two moves of an
/// element of each operand per iteration.
static bool fitsIn62Bits(const Nest &nest) {
  double points = 1, bits = 0;
  for (int64_t extent : nest.extents)
    points *= extent;
  for (const Operand &operand : nest.operands)
    bits += 4.0 * std::max(operand.bits, operand.partialBits);
  return points < 0x1p62 && points * bits < 0x1p62;
}

/// True if each loop exists and indexes the operand at most once, alone or in a
/// window.
static bool isWellFormed(const Operand &operand, unsigned numLoops) {
  Mask seen = 0;
  for (const LinearIndex &index : operand.indices) {
    bool isWindow = index.terms.size() > 1;
    if (index.terms.size() > 2)
      return false;
    for (auto [loop, slope] : index.terms) {
      if (loop >= numLoops || contains(seen, loop) || (isWindow && slope < 1))
        return false;
      seen |= Mask(1) << loop;
    }
  }
  return operand.bits >= 0 && operand.partialBits >= 0;
}

bool tiling::isWellFormed(const Nest &nest) {
  if (nest.extents.size() > maxLoops || nest.operands.size() > maxOperands) {
    CutSearches::add(Search::Tile);
    return false;
  }
  return llvm::all_of(nest.extents, [](int64_t size) { return size >= 1; }) &&
         llvm::all_of(nest.operands,
                      [&](const Operand &operand) {
                        return ::isWellFormed(operand, nest.extents.size());
                      }) &&
         fitsIn62Bits(nest);
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

/// Drops unit loops from the indices; an index of one loop steps by 1.
static void simplify(ArrayRef<int64_t> extents, Operand &operand) {
  for (LinearIndex &index : operand.indices) {
    llvm::erase_if(index.terms,
                   [&](auto &term) { return extents[term.first] == 1; });
    if (index.terms.size() == 1)
      index.terms[0].second = 1;
  }
}

/// Adds a dim per loop, and what the operands know of it.
void Problem::addLoops(ArrayRef<int64_t> extents) {
  for (auto [loop, extent] : llvm::enumerate(extents))
    dims.push_back({extent, {unsigned(loop)}});
  for (auto [index, operand] : llvm::enumerate(operands))
    for (LinearIndex &linear : operand.indices) {
      for (auto [dim, slope] : linear.terms)
        dims[dim].users |= Mask(1) << index;
      if (linear.terms.size() < 2)
        continue;
      int64_t divisor =
          std::gcd(linear.terms[0].second, linear.terms[1].second);
      for (auto &term : linear.terms)
        term.second /= divisor;
      Window window = getWindow(linear, extents);
      Dim &spatial = dims[window.spatial], &kernel = dims[window.kernel];
      spatial.isWindowed = kernel.isWindowed = true;
      spatial.isGapped |= window.dilation > 1;
      kernel.isGapped |= window.stride > 1;
      kernel.isKernel = true;
    }
}

/// Fills in the compact form of the operands and their elements.
void Problem::addShapes() {
  SmallVector<int64_t, 8> extents;
  for (const Dim &dim : dims)
    extents.push_back(dim.extent);
  for (const Operand &operand : operands) {
    Shape &shape = shapes.emplace_back();
    shape.heldBits = std::max(operand.bits, operand.partialBits);
    int64_t plain = 1, all = 1;
    for (const LinearIndex &index : operand.indices) {
      if (index.terms.size() == 1) {
        shape.dims.push_back(index.terms[0].first);
        plain *= extents[shape.dims.back()];
      } else if (!index.terms.empty()) {
        const Window &window =
            shape.windows.emplace_back(getWindow(index, extents));
        all *=
            countImage(window, extents[window.spatial], extents[window.kernel]);
      }
    }
    plainElements.push_back(plain);
    elements.push_back(plain * all);
  }
}

std::optional<Problem> Problem::make(const Nest &nest) {
  std::optional<Problem> result;
  if (!tiling::isWellFormed(nest))
    return result;
  Problem &problem = result.emplace();
  problem.operands = nest.operands;
  problem.addLoops(nest.extents);
  problem.addShapes();
  return result;
}

/// Replaces the loops of the operand by dims.
static void renumber(Operand &operand, ArrayRef<int> dimOf) {
  Mask seen = 0;
  for (LinearIndex &index : operand.indices) {
    for (auto &term : index.terms)
      term.first = dimOf[term.first];
    if (index.terms.size() != 1)
      continue;
    // Loops that became one dim index it once.
    unsigned dim = index.terms[0].first;
    if (contains(seen, dim))
      index.terms.clear();
    seen |= Mask(1) << dim;
  }
}

/// The index of the dim of `problem` that takes `loop`.
static unsigned addToDim(Problem &problem, const Dim &loop) {
  auto *same = llvm::find_if(problem.dims, [&](const Dim &dim) {
    return dim.users == loop.users && !dim.isWindowed && !loop.isWindowed;
  });
  unsigned index = same - problem.dims.begin();
  if (same == problem.dims.end()) {
    problem.dims.push_back(loop);
    return index;
  }
  same->extent *= loop.extent;
  same->loops.append(loop.loops);
  return index;
}

std::optional<Problem> Problem::makeCanonical(const Nest &nest) {
  std::optional<Problem> result;
  if (!tiling::isWellFormed(nest))
    return result;
  Problem &problem = result.emplace();
  problem.operands = nest.operands;
  for (Operand &operand : problem.operands)
    simplify(nest.extents, operand);
  problem.addLoops(nest.extents);
  SmallVector<Dim, 8> loops = std::exchange(problem.dims, {});
  SmallVector<int, 8> dimOf(loops.size(), -1);
  for (auto [index, loop] : llvm::enumerate(loops))
    if (loop.extent > 1 && loop.users)
      dimOf[index] = addToDim(problem, loop);
  for (Operand &operand : problem.operands)
    renumber(operand, dimOf);
  problem.addShapes();
  return result;
}
