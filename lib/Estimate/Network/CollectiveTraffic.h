//===- CollectiveTraffic.h - What collectives send -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes and steps of every collective under every algorithm (R25). The formulas
// and where they are from are in docs/understand/Distributed.md;
// CollectiveTrafficTest holds them against a simulation of the messages.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_NETWORK_COLLECTIVETRAFFIC_H
#define ROOFLINE_LIB_ESTIMATE_NETWORK_COLLECTIVETRAFFIC_H

#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// What one execution of a collective sends.
struct CollectiveTraffic {
  /// Sent by the device that sends most [B].
  Count bytes;
  /// Sum over the steps of the most that a device sends, or receives, over one
  /// direction of its link [B].
  Count serialBytes;
  /// Steps one after another.
  Count messages;
};

/// Traffic of one execution of `term`, whose group has two devices or more, as
/// one group of all its devices: not for `NetworkAlgorithm::Torus`. A figure
/// that a symbolic number of devices has no formula for is a symbol.
CollectiveTraffic computeCollectiveTraffic(const NetworkTerm &term,
                                           NetworkAlgorithm algorithm);

/// The least that one execution of `term` sends out of, or receives into, a
/// node of `inside` devices of the group, under any algorithm: the part of it
/// for each of these devices [B] (R26; the formulas and where they are from are
/// in docs/Model.md). The devices of a node pass values to each other freely;
/// with `reduces` switches between the nodes may add and copy. One device is a
/// node.
Count computeLeastCrossingBytes(const NetworkTerm &term, const Count &inside,
                                bool reduces);

/// True if the messages of `kind` are the same under every algorithm.
bool isPointToPoint(CollectiveKind kind);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_NETWORK_COLLECTIVETRAFFIC_H
