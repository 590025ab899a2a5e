//===- TilingTraffic.cpp - Traffic of one tiling -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

int64_t Problem::computeFootprint(ArrayRef<int64_t> tile) const {
  int64_t bits = 0;
  for (const Shape &shape : shapes) {
    int64_t own = shape.heldBits;
    for (unsigned dim : shape.dims)
      own *= tile[dim];
    for (const Window &window : shape.windows)
      own *= countImage(window, tile[window.spatial], tile[window.kernel]);
    bits += own;
  }
  return bits;
}

int64_t Problem::computeCompulsoryBits(unsigned index) const {
  bool isUpdate = operands[index].role == OperandRole::Update;
  return elements[index] * operands[index].bits * (isUpdate ? 2 : 1);
}

int64_t Problem::computeCompulsoryBits() const {
  int64_t bits = 0;
  for (unsigned index = 0; index < operands.size(); ++index)
    bits += computeCompulsoryBits(index);
  return bits;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

namespace {
/// A loop of a window cut in tiles: all but the last have the same size.
struct Cut {
  int64_t size, trips, last;

  Cut(int64_t extent, int64_t size, int64_t trips)
      : size(size), trips(trips), last(extent - (trips - 1) * size) {}
};
} // namespace

/// Elements that enter over the tiles of one loop, if each tile keeps what it
/// shares with the one before it. `count` gives the image of a run of the loop:
/// two neighbours together are one run.
template <typename Count>
static int64_t countSlide(const Cut &cut, Count count) {
  if (cut.trips == 1)
    return count(cut.last);
  int64_t first = count(cut.size);
  return first + (cut.trips - 2) * (count(2 * cut.size) - first) +
         (count(cut.size + cut.last) - first);
}

template <typename Count>
static int64_t countApart(const Cut &cut, Count count) {
  int64_t last = count(cut.last);
  return cut.trips == 1 ? last : (cut.trips - 1) * count(cut.size) + last;
}

/// Elements of a window that enter, summed over its tiles.
static int64_t countEntries(const Problem &problem, const Window &window,
                            int slide, Tiles tiles) {
  auto cut = [&](unsigned dim) {
    return Cut(problem.dims[dim].extent, tiles.sizes[dim], tiles.trips[dim]);
  };
  Cut spatial = cut(window.spatial), kernel = cut(window.kernel);
  if (slide == int(window.kernel))
    return countApart(spatial, [&](int64_t spatialSize) {
      return countSlide(kernel, [&](int64_t kernelSize) {
        return countImage(window, spatialSize, kernelSize);
      });
    });
  return countApart(kernel, [&](int64_t kernelSize) {
    auto count = [&](int64_t spatialSize) {
      return countImage(window, spatialSize, kernelSize);
    };
    return slide == int(window.spatial) ? countSlide(spatial, count)
                                        : countApart(spatial, count);
  });
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Loops inside the innermost one that the operand uses don't move it; loops
/// outside that it does not use move all of it again.
Movement Problem::findMovement(unsigned index, ArrayRef<unsigned> order,
                               Mask tiled) const {
  Movement movement;
  for (unsigned dim : llvm::reverse(order)) {
    if (!contains(tiled, dim))
      continue;
    bool isUsed = contains(dims[dim].users, index);
    if (movement.slide >= 0 && !isUsed)
      movement.repeats |= Mask(1) << dim;
    else if (movement.slide < 0 && isUsed)
      movement.slide = dim;
  }
  return movement;
}

/// Bits of an operand whose elements enter `entries` times in all. All elements
/// of an output leave once as results. Each further entry of an element is a
/// partial result that has left and returns.
static int64_t countBits(const Operand &operand, int64_t elements,
                         int64_t entries) {
  if (!operand.isOutput())
    return operand.bits * entries;
  return elements * operand.bits *
             (operand.role == OperandRole::Update ? 2 : 1) +
         2 * operand.partialBits * (entries - elements);
}

static int64_t countRepeats(const Movement &movement, Tiles tiles) {
  int64_t repeats = 1;
  for (Mask left = movement.repeats; left; left &= left - 1)
    repeats *= tiles.trips[llvm::countr_zero(left)];
  return repeats;
}

int64_t Problem::computeMovedBits(unsigned index, const Movement &movement,
                                  Tiles tiles) const {
  int64_t entries = plainElements[index] * countRepeats(movement, tiles);
  for (const Window &window : shapes[index].windows)
    entries *= countEntries(*this, window, movement.slide, tiles);
  return countBits(operands[index], elements[index], entries);
}

int64_t Problem::computeLeastMovedBits(unsigned index, const Movement &movement,
                                       Tiles tiles) const {
  return countBits(operands[index], elements[index],
                   elements[index] * countRepeats(movement, tiles));
}

int64_t Problem::computeTraffic(ArrayRef<int64_t> tile,
                                ArrayRef<unsigned> order) const {
  SmallVector<int64_t, 8> trips;
  Mask tiled = 0;
  for (auto [dim, size] : llvm::zip_equal(dims, tile)) {
    bool isWhole = size >= dim.extent;
    tiled |= Mask(!isWhole) << trips.size();
    trips.push_back(isWhole ? 1 : llvm::divideCeil(dim.extent, size));
  }
  int64_t bits = 0;
  for (unsigned index = 0; index < operands.size(); ++index)
    bits += computeMovedBits(index, findMovement(index, order, tiled),
                             {tile, trips});
  return bits;
}
