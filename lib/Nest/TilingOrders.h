//===- TilingOrders.h - Orders of the loops over tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_TILINGORDERS_H
#define ROOFLINE_LIB_NEST_TILINGORDERS_H

#include "TilingProblem.h"

namespace mlir::roofline::tiling {

/// What an order of the loops over tiles does to each operand.
struct LoopOrder {
  /// The dims with more than one tile, from the outermost to the innermost.
  SmallVector<unsigned, 8> dims;
  SmallVector<Movement, 4> movements;
  /// The dims whose tile size changes the traffic.
  Mask relevant = 0;

  LoopOrder(const Problem &problem, ArrayRef<unsigned> dims);
};

/// The orders that can be best if exactly the dims of `tiled` have more than
/// one tile: any other order moves no operand less than one of these does. With
/// `isRough` the first of them.
SmallVector<LoopOrder, 8> listLoopOrders(const Problem &problem, Mask tiled,
                                         bool isRough);

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_NEST_TILINGORDERS_H
