//===- TilingProblem.cpp - A loop nest in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/TilingProblem.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

static constexpr unsigned maxLoops = 60, maxOperands = 16;

/// A*K - max(0, A - d') * max(0, K - s') with s' = s/g, d' = d/g, g = gcd(s,
/// d): each value is a fibre along (d', -s'); the points without a predecessor
/// count.
int64_t roofline::countWindowImage(int64_t stride, int64_t dilation,
                                   int64_t spatial, int64_t kernel) {
  int64_t divisor = std::gcd(stride, dilation);
  return countImage({0, 0, stride / divisor, dilation / divisor}, spatial,
                    kernel);
}

//===----------------------------------------------------------------------===//
// Validity
//===----------------------------------------------------------------------===//

/// True if the traffic of any tiling fits in 62 bits: at most two moves of an
/// element of each operand per iteration.
static bool fitsIn62Bits(const TilingNest &nest) {
  double points = 1, bits = 0;
  for (int64_t extent : nest.extents)
    points *= extent;
  for (const TilingOperand &operand : nest.operands)
    bits += 4.0 * std::max(operand.bits, operand.partialBits);
  return points < 0x1p62 && points * bits < 0x1p62;
}

/// True if each loop exists and indexes the operand at most once.
static bool isWellFormed(const TilingOperand &operand, unsigned numLoops) {
  Mask seen = 0;
  auto add = [&](unsigned loop) {
    bool isFresh = loop < numLoops && !contains(seen, loop);
    seen |= isFresh ? Mask(1) << loop : 0;
    return isFresh;
  };
  for (unsigned loop : operand.loops)
    if (!add(loop))
      return false;
  for (const TilingWindow &window : operand.windows)
    if (window.stride < 1 || window.dilation < 1 || !add(window.spatial) ||
        !add(window.kernel))
      return false;
  return operand.bits >= 0 && operand.partialBits >= 0;
}

static bool isWellFormed(const TilingNest &nest) {
  return nest.extents.size() <= maxLoops &&
         nest.operands.size() <= maxOperands &&
         llvm::all_of(nest.extents, [](int64_t size) { return size >= 1; }) &&
         llvm::all_of(nest.operands,
                      [&](const TilingOperand &operand) {
                        return isWellFormed(operand, nest.extents.size());
                      }) &&
         fitsIn62Bits(nest);
}

//===----------------------------------------------------------------------===//
// Canonical form
//===----------------------------------------------------------------------===//

/// A window with a loop of one iteration is a plain dim; unit loops index
/// nothing.
static TilingOperand simplify(const TilingNest &nest,
                              const TilingOperand &operand) {
  TilingOperand simple = operand;
  simple.loops.clear();
  simple.windows.clear();
  auto addLoop = [&](unsigned loop) {
    if (nest.extents[loop] > 1)
      simple.loops.push_back(loop);
  };
  for (unsigned loop : operand.loops)
    addLoop(loop);
  for (const TilingWindow &window : operand.windows) {
    if (nest.extents[window.kernel] > 1 && nest.extents[window.spatial] > 1) {
      simple.windows.push_back(window);
      continue;
    }
    addLoop(window.kernel);
    addLoop(window.spatial);
  }
  return simple;
}

/// Fills in what the operands know of the dims.
static void collectUses(Problem &problem) {
  for (auto [index, operand] : llvm::enumerate(problem.operands)) {
    for (unsigned dim : operand.loops)
      problem.dims[dim].users |= Mask(1) << index;
    for (TilingWindow &window : operand.windows) {
      int64_t divisor = std::gcd(window.stride, window.dilation);
      window.stride /= divisor;
      window.dilation /= divisor;
      Dim &spatial = problem.dims[window.spatial];
      Dim &kernel = problem.dims[window.kernel];
      spatial.users |= Mask(1) << index;
      kernel.users |= Mask(1) << index;
      spatial.isWindowed = kernel.isWindowed = true;
      spatial.isGapped |= window.dilation > 1;
      kernel.isGapped |= window.stride > 1;
      (spatial.extent < kernel.extent ? spatial : kernel).isKernel = true;
    }
  }
}

std::optional<Problem> Problem::make(const TilingNest &nest) {
  if (!isWellFormed(nest))
    return std::nullopt;
  Problem problem;
  problem.operands = nest.operands;
  for (auto [loop, extent] : llvm::enumerate(nest.extents))
    problem.dims.push_back({extent, {unsigned(loop)}});
  collectUses(problem);
  problem.countElements();
  return problem;
}

/// Replaces the loops of the operands by dims.
static void renumber(TilingOperand &operand, ArrayRef<int> dimOf) {
  SmallVector<unsigned, 4> dims;
  for (unsigned loop : operand.loops)
    if (!llvm::is_contained(dims, unsigned(dimOf[loop])))
      dims.push_back(dimOf[loop]);
  operand.loops = dims;
  for (TilingWindow &window : operand.windows) {
    window.spatial = dimOf[window.spatial];
    window.kernel = dimOf[window.kernel];
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

std::optional<Problem> Problem::makeCanonical(const TilingNest &nest) {
  if (!isWellFormed(nest))
    return std::nullopt;
  TilingNest simple;
  simple.extents = nest.extents;
  for (const TilingOperand &operand : nest.operands)
    simple.operands.push_back(simplify(nest, operand));
  std::optional<Problem> loops = make(simple);
  Problem problem;
  problem.operands = loops->operands;
  SmallVector<int, 8> dimOf(loops->dims.size(), -1);
  for (auto [index, loop] : llvm::enumerate(loops->dims))
    if (loop.extent > 1 && loop.users)
      dimOf[index] = addToDim(problem, loop);
  for (TilingOperand &operand : problem.operands)
    renumber(operand, dimOf);
  problem.countElements();
  return problem;
}
