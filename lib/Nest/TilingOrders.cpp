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

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::SmallVector;

/// An end of the search for nests with a great many orders.
static constexpr unsigned maxOrders = 64;

namespace {
class OrderLister {
public:
  OrderLister(const Problem &problem, Mask tiled)
      : problem(problem), tiled(tiled) {
    for (auto [index, operand] : llvm::enumerate(problem.operands)) {
      Mask windowed = 0;
      for (const TilingWindow &window : operand.windows)
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
  Mask findRelevant(const LoopOrder &order) const;
  void finish(Mask placed);

  const Problem &problem;
  Mask tiled;
  /// The window loops of each operand.
  SmallVector<Mask, 4> windows;
  LoopOrder current;
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

/// Dims that repeat an operand, and loops of windows, whose tiles overlap
/// unless they slide without gaps.
Mask OrderLister::findRelevant(const LoopOrder &order) const {
  Mask relevant = 0;
  for (auto [movement, operand] :
       llvm::zip_equal(order.movements, problem.operands)) {
    relevant |= movement.repeats;
    for (const TilingWindow &window : operand.windows) {
      if (movement.slide != int(window.spatial) || window.dilation > 1)
        relevant |= Mask(1) << window.spatial;
      if (movement.slide != int(window.kernel) || window.stride > 1)
        relevant |= Mask(1) << window.kernel;
    }
  }
  return relevant & tiled;
}

void OrderLister::finish(Mask placed) {
  orders.push_back(current);
  LoopOrder &order = orders.back();
  for (Mask left = tiled & ~placed; left; left &= left - 1)
    order.dims.push_back(llvm::countr_zero(left));
  order.relevant = findRelevant(order);
}

void OrderLister::settle(unsigned dim, Mask placed, Mask waiting) {
  Mask settled = problem.dims[dim].users & waiting;
  for (Mask left = settled; left; left &= left - 1) {
    unsigned index = llvm::countr_zero(left);
    Movement &movement = current.movements[index];
    movement.slide = dim;
    movement.repeats = 0;
    for (Mask outer = tiled & ~placed; outer; outer &= outer - 1)
      if (!contains(problem.dims[llvm::countr_zero(outer)].users, index))
        movement.repeats |= outer & -outer;
  }
  current.dims.push_back(dim);
  place(placed | Mask(1) << dim, waiting & ~settled);
  current.dims.pop_back();
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
    if (orders.size() < maxOrders && !isBeaten(dim, placed, waiting))
      settle(dim, placed, waiting);
  }
}

SmallVector<LoopOrder, 8> OrderLister::run() {
  Mask used = 0;
  for (Mask left = tiled; left; left &= left - 1)
    used |= problem.dims[llvm::countr_zero(left)].users;
  current.movements.resize(problem.operands.size());
  place(0, used);
  return std::move(orders);
}

SmallVector<LoopOrder, 8> tiling::listLoopOrders(const Problem &problem,
                                                 Mask tiled) {
  return OrderLister(problem, tiled).run();
}
