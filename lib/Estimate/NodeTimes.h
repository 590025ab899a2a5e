//===- NodeTimes.h - Times of memories of several nodes ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_NODETIMES_H
#define ROOFLINE_LIB_ESTIMATE_NODETIMES_H

#include "roofline/Estimate/Estimate.h"

namespace mlir::roofline {

/// What the busiest memory and the busiest link of the nodes of a level do
/// (R28).
struct NodeLoad {
  /// The bytes of the busiest memory, times the nodes: they take as long at the
  /// bandwidth of the whole level. What has no placement is spread as well as
  /// it can be [B].
  Count memoryBytes;
  /// The bytes of the busiest direction of the links of a node, times the
  /// square of the nodes, which makes it an integer.
  Count scaledLinkBytes;
};

/// The load of the least traffic at a level, or, with `isMost`, of the most
/// that is known to be enough: what moves more than once is then of the value
/// that lies worst.
NodeLoad computeNodeLoad(const LevelTraffic &traffic, bool isMost);

/// Time that the links of the nodes of `level`, which has a far bandwidth, are
/// busy.
QuotientSum makeFarTime(const MemoryLevel &level, const NodeLoad &load);

/// Puts the times of the most traffic that is known to be enough in place of
/// those of levels of several nodes.
void setMostNodeTimes(const TargetDescription &target,
                      const LevelTraffics &levels,
                      MutableArrayRef<ResourceTime> times);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_NODETIMES_H
