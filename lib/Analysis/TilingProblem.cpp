//===- TilingProblem.cpp - A loop nest in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

/// A*K - max(0, A - d') * max(0, K - s') with s' = s/g, d' = d/g, g = gcd(s,
/// d): each value is a fibre along (d', -s'); the points without a predecessor
/// count.
int64_t roofline::countWindowImage(int64_t stride, int64_t dilation,
                                   int64_t spatial, int64_t kernel) {
  int64_t divisor = std::gcd(stride, dilation);
  return spatial * kernel - std::max<int64_t>(0, spatial - dilation / divisor) *
                                std::max<int64_t>(0, kernel - stride / divisor);
}

//===----------------------------------------------------------------------===//
// Canonical form
//===----------------------------------------------------------------------===//

/// True if the traffic of any tiling fits in 62 bits: at most two moves of an
/// element of each operand per iteration.
static bool fitsIn62Bits(const TilingNest &nest) {
  double points = 1, bits = 0;
  for (int64_t extent : nest.extents)
    points *= extent;
  for (const TilingOperand &operand : nest.operands)
    bits += 4.0 * std::max(operand.bits, operand.partialBits);
  return points * bits < 0x1p62;
}

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

namespace {
/// What the operands know of one loop.
struct LoopUse {
  unsigned users = 0;
  bool isSpatial = false, isKernel = false, isBatch = false;

  bool canMerge(const LoopUse &other) const {
    return users == other.users && !isSpatial && !isKernel &&
           !other.isSpatial && !other.isKernel && isBatch == other.isBatch;
  }
};
} // namespace

static SmallVector<LoopUse, 8> collectUses(unsigned numLoops,
                                           ArrayRef<TilingOperand> operands) {
  SmallVector<LoopUse, 8> uses(numLoops);
  unsigned outputs = 0;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    outputs |= unsigned(operand.isOutput) << index;
    for (unsigned loop : operand.loops)
      uses[loop].users |= 1u << index;
    for (const TilingWindow &window : operand.windows) {
      uses[window.spatial].users |= 1u << index;
      uses[window.kernel].users |= 1u << index;
      uses[window.spatial].isSpatial = true;
      uses[window.kernel].isKernel = true;
    }
  }
  for (const TilingOperand &operand : operands)
    if (!operand.windows.empty())
      for (unsigned loop : operand.loops)
        uses[loop].isBatch = uses[loop].users & outputs;
  return uses;
}

std::optional<Problem> Problem::make(const TilingNest &nest) {
  if (!fitsIn62Bits(nest) || nest.operands.size() > 16)
    return std::nullopt;
  Problem problem;
  problem.numLoops = nest.extents.size();
  for (const TilingOperand &operand : nest.operands)
    problem.operands.push_back(simplify(nest, operand));
  SmallVector<LoopUse, 8> uses =
      collectUses(problem.numLoops, problem.operands);
  SmallVector<int, 8> dimOf(problem.numLoops, -1);
  SmallVector<LoopUse, 8> dimUses;
  for (unsigned loop = 0; loop < problem.numLoops; ++loop) {
    if (nest.extents[loop] == 1)
      continue;
    auto *known = llvm::find_if(
        dimUses, [&](const LoopUse &use) { return use.canMerge(uses[loop]); });
    dimOf[loop] = known - dimUses.begin();
    if (known == dimUses.end()) {
      dimUses.push_back(uses[loop]);
      problem.dims.push_back({1,
                              {},
                              uses[loop].users,
                              uses[loop].isSpatial,
                              uses[loop].isKernel,
                              uses[loop].isBatch});
    }
    problem.dims[dimOf[loop]].extent *= nest.extents[loop];
    problem.dims[dimOf[loop]].loops.push_back(loop);
  }
  for (TilingOperand &operand : problem.operands) {
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
  return problem;
}

int64_t Problem::computeCompulsoryBits() const {
  int64_t bits = 0;
  for (const TilingOperand &operand : operands) {
    int64_t elements = 1;
    for (unsigned dim : operand.loops)
      elements *= dims[dim].extent;
    for (const TilingWindow &window : operand.windows)
      elements *= countWindowImage(window.stride, window.dilation,
                                   dims[window.spatial].extent,
                                   dims[window.kernel].extent);
    bits += elements * operand.bits *
            (operand.isOutput && operand.readsInit ? 2 : 1);
  }
  return bits;
}

/// A tile of a dim that stands for several loops takes whole inner loops and a
/// part of one.
void Problem::expandTile(ArrayRef<int64_t> dimTile, ArrayRef<unsigned> dimOrder,
                         llvm::SmallVectorImpl<int64_t> &tile,
                         llvm::SmallVectorImpl<unsigned> &order) const {
  tile.assign(numLoops, 1);
  order.clear();
  (void)dimTile;
  for (unsigned dim : dimOrder)
    order.append(dims[dim].loops.begin(), dims[dim].loops.end());
}

//===----------------------------------------------------------------------===//
// Lower bound
//===----------------------------------------------------------------------===//

namespace {
/// Most points of the iteration space that operands of a total size cover: a
/// box with sides x (operands 0, 2), y (1, 2), z (0, 1) and a batch of all
/// three, max x*y*z*B with B*(w0*x*z + w1*y*z + w2*x*y) <= Y.
struct BoxProgram {
  double x = 1, y = 1, z = 1, batch = 1;
  /// Sizes of an element [bit].
  double weights[3] = {0, 0, 0};
  /// Points of the nest per point of the box.
  double volume = 1;

  double evaluate(double total) const;
};
} // namespace

double BoxProgram::evaluate(double total) const {
  double w0 = weights[0], w1 = weights[1], w2 = weights[2];
  double full = w0 * x * z + w1 * y * z + w2 * x * y;
  if (total >= full)
    return volume * x * y * z * std::min(batch, total / full);
  // Scaled so that all weights are 1.
  double sides[3] = {x * std::sqrt(w0 * w2 / w1), y * std::sqrt(w1 * w2 / w0),
                     z * std::sqrt(w0 * w1 / w2)};
  std::sort(std::begin(sides), std::end(sides));
  double scale = volume / std::sqrt(w0 * w1 * w2);
  double cube = std::sqrt(total / 3);
  if (cube <= sides[0])
    return scale * cube * cube * cube;
  double square = -sides[0] + std::sqrt(sides[0] * sides[0] + total);
  if (square <= sides[1])
    return scale * sides[0] * square * square;
  double rest = (total - sides[0] * sides[1]) / (sides[0] + sides[1]);
  return scale * sides[0] * sides[1] * std::clamp(rest, 0.0, sides[2]);
}

/// The projective problem that bounds the nest: for each kernel offset a window
/// is a projection. A value that the kernel indexes counts once per offset, a
/// window once per residue class of its stride, which share no elements.
static std::optional<BoxProgram> makeBoxProgram(const Problem &problem) {
  if (problem.operands.size() != 3)
    return std::nullopt;
  BoxProgram box;
  for (auto [index, operand] : llvm::enumerate(problem.operands))
    box.weights[index] = operand.bits;
  for (auto [position, dim] : llvm::enumerate(problem.dims)) {
    if (dim.isKernel) {
      box.volume *= dim.extent;
      for (auto [index, operand] : llvm::enumerate(problem.operands)) {
        if (llvm::is_contained(operand.loops, unsigned(position)))
          box.weights[index] *= dim.extent;
        for (const TilingWindow &window : operand.windows)
          if (window.kernel == position)
            box.weights[index] *= std::min<double>(
                window.stride / std::gcd(window.stride, window.dilation),
                dim.extent);
      }
      continue;
    }
    switch (dim.users) {
    case 0b101:
      box.x *= dim.extent;
      break;
    case 0b110:
      box.y *= dim.extent;
      break;
    case 0b011:
      box.z *= dim.extent;
      break;
    case 0b111:
      box.batch *= dim.extent;
      break;
    default:
      return std::nullopt;
    }
  }
  return box;
}

/// Least Y with `box.evaluate(Y)` >= `points`, from below.
static double invert(const BoxProgram &box, double points, double high) {
  double low = 0;
  for (unsigned step = 0; step < 50; ++step) {
    double middle = (low + high) / 2;
    (box.evaluate(middle) < points ? low : high) = middle;
  }
  return low;
}

/// Segments of X transferred bits each: with S bits resident and X new ones, a
/// segment computes at most F(S + X) points, the first one F(X).
static double boundSegments(const BoxProgram &box, double points,
                            double capacity, double segment) {
  double first = box.evaluate(segment);
  if (first >= points)
    return 0;
  double full = box.evaluate(capacity + segment);
  double number = std::floor((points - first) / full);
  double rest = points - first - number * full;
  double last =
      rest > 0 ? std::max(0.0, invert(box, rest, capacity + segment) - capacity)
               : 0;
  return (1 + number) * segment + last;
}

int64_t Problem::computeSegmentBound(int64_t capacityBits) const {
  std::optional<BoxProgram> box = makeBoxProgram(*this);
  if (!box)
    return 0;
  double points = 1;
  for (const Dim &dim : dims)
    points *= dim.extent;
  // Segments from S/16 to 32*S in 28 geometric steps.
  double best = 0, capacity = std::max<double>(capacityBits, 8);
  for (unsigned step = 0; step < 28; ++step)
    best = std::max(
        best, boundSegments(*box, points, capacity,
                            capacity / 16 * std::pow(512.0, step / 27.0)));
  for (const TilingOperand &operand : operands) {
    if (!operand.isOutput || !operand.readsInit)
      continue;
    double elements = operand.bits;
    for (unsigned dim : operand.loops)
      elements *= dims[dim].extent;
    best += elements;
  }
  return int64_t(best * (1 - 1e-9));
}
