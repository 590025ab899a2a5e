//===- TilingOrders.cpp - Orders of the loops over tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// An operand stays put in the loops inside the innermost one that uses it
// (TilingTraffic.cpp). So an order is built from the inside: the operands that
// none of the loops placed so far uses are the waiting ones. Placing a loop
// that no waiting operand uses costs nothing and comes first; any other one
// settles those waiting operands that use it.
//
//===----------------------------------------------------------------------===//

#include "TilingOrders.h"

#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

/// An end of the search for nests with a great many orders.
static constexpr unsigned maxOrders = 64;

/// Dims that repeat an operand are relevant, and loops of windows, whose tiles
/// overlap unless they slide without gaps.
LoopOrder::LoopOrder(const Problem &problem, ArrayRef<unsigned> dims)
    : dims(dims) {
  Mask tiled = 0;
  for (unsigned dim : dims)
    tiled |= Mask(1) << dim;
  for (auto [index, shape] : llvm::enumerate(problem.shapes)) {
    const Movement &movement =
        movements.emplace_back(problem.findMovement(index, dims));
    relevant |= movement.repeats;
    for (const Window &window : shape.windows) {
      if (movement.slide != int(window.spatial) || window.dilation > 1)
        relevant |= Mask(1) << window.spatial;
      if (movement.slide != int(window.kernel) || window.stride > 1)
        relevant |= Mask(1) << window.kernel;
    }
  }
  relevant &= tiled;
}

namespace {
class OrderLister {
public:
  OrderLister(const Problem &problem, Mask tiled, bool isRough)
      : problem(problem), tiled(tiled), isRough(isRough) {
    for (const Shape &shape : problem.shapes) {
      Mask windowed = 0;
      for (const Window &window : shape.windows)
        windowed |= Mask(1) << window.spatial | Mask(1) << window.kernel;
      windows.push_back(windowed);
    }
  }

  SmallVector<LoopOrder, 8> run();

private:
  void place(Mask placed, Mask waiting);
  void settle(unsigned dim, Mask placed, Mask waiting);
  bool isBeaten(unsigned dim, Mask placed, Mask waiting) const;
  bool slides(unsigned dim, Mask settled) const;
  void finish(Mask placed);

  const Problem &problem;
  Mask tiled;
  bool isRough;
  /// The window loops of each operand.
  SmallVector<Mask, 4> windows;
  /// The dims placed so far, the innermost first.
  SmallVector<unsigned, 8> order;
  SmallVector<LoopOrder, 8> orders;
};
} // namespace

/// True if `dim` belongs to a window of an operand in `settled`.
bool OrderLister::slides(unsigned dim, Mask settled) const {
  for (auto [index, windowed] : llvm::enumerate(windows))
    if (contains(settled, index) && contains(windowed, dim))
      return true;
  return false;
}

/// True if another dim is as good or better: it settles a part of the same
/// operands, so that the rest gets it for free, and for those that it settles,
/// `dim` would not have slid a window.
bool OrderLister::isBeaten(unsigned dim, Mask placed, Mask waiting) const {
  Mask mine = problem.dims[dim].users & waiting;
  for (Mask left = tiled & ~placed; left; left &= left - 1) {
    unsigned other = llvm::countr_zero(left);
    Mask settled = problem.dims[other].users & waiting;
    if (other == dim || (settled & ~mine) || slides(dim, settled))
      continue;
    if (settled != mine || slides(other, settled) || other < dim)
      return true;
  }
  return false;
}

void OrderLister::finish(Mask placed) {
  SmallVector<unsigned, 8> dims = order;
  for (Mask left = tiled & ~placed; left; left &= left - 1)
    dims.push_back(llvm::countr_zero(left));
  std::reverse(dims.begin(), dims.end());
  orders.emplace_back(problem, dims);
}

void OrderLister::settle(unsigned dim, Mask placed, Mask waiting) {
  order.push_back(dim);
  place(placed | Mask(1) << dim, waiting & ~problem.dims[dim].users);
  order.pop_back();
}

void OrderLister::place(Mask placed, Mask waiting) {
  if (!waiting || placed == tiled)
    return finish(placed);
  for (Mask left = tiled & ~placed; left; left &= left - 1) {
    unsigned dim = llvm::countr_zero(left);
    if (!(problem.dims[dim].users & waiting))
      return settle(dim, placed, waiting);
  }
  for (Mask left = tiled & ~placed; left; left &= left - 1) {
    unsigned dim = llvm::countr_zero(left);
    if (isBeaten(dim, placed, waiting))
      continue;
    if (orders.size() >= maxOrders)
      return CutSearches::add(Search::Tile);
    settle(dim, placed, waiting);
    if (isRough)
      return;
  }
}

SmallVector<LoopOrder, 8> OrderLister::run() {
  Mask used = 0;
  for (Mask left = tiled; left; left &= left - 1)
    used |= problem.dims[llvm::countr_zero(left)].users;
  place(0, used);
  return std::move(orders);
}

SmallVector<LoopOrder, 8> tiling::listLoopOrders(const Problem &problem,
                                                 Mask tiled, bool isRough) {
  return OrderLister(problem, tiled, isRough).run();
}
