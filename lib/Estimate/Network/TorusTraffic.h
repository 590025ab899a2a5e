//===- TorusTraffic.h - Collectives over the axes of a torus ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes and steps of collectives that use the links of all their axes at the
// same time (R25). The formulas and where they are from are in
// docs/understand/Distributed.md; TorusTrafficTest holds them against a
// simulation of the messages.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_NETWORK_TORUSTRAFFIC_H
#define ROOFLINE_LIB_ESTIMATE_NETWORK_TORUSTRAFFIC_H

#include "CollectiveTraffic.h"

namespace mlir::roofline {

/// Returns the devices of each ring that the group of `term` consists of on a
/// torus whose devices have `ports` ports: one for each axis of more than one
/// device, the innermost axes joined if a device has no ports for that many.
SmallVector<Count, 3> listTorusRings(const NetworkTerm &term, int64_t ports);

/// Traffic of one execution of `term`, which is not from one device to another,
/// over `rings`. `bytes` and `serialBytes` include what a payload is padded by
/// that the rings and their devices do not divide.
CollectiveTraffic computeTorusTraffic(const NetworkTerm &term,
                                      ArrayRef<Count> rings);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_NETWORK_TORUSTRAFFIC_H
