//===- Collectives.h - What the models of shard and mpi share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_COLLECTIVES_H
#define ROOFLINE_LIB_MODELS_COLLECTIVES_H

#include "ModelUtils.h"

namespace mlir::roofline {

/// How two values become one in a reduction.
enum class Combination { Sum, Average, Product, MinMax, Bitwise };

/// Adds a device's share of reducing `elements` elements of `type` over
/// `devices` devices (R25): the (n - 1) * E combinations that any algorithm
/// executes, over n. Fails if `type` isn't made of numbers that combine so.
LogicalResult addReduction(Combination combination, Type type,
                           const Count &elements, const Count &devices,
                           Work &work);

/// Adds the collective `kind` in the group of `group`, about `elements`
/// elements that are part of `value`, or as those of it.
void addCommunication(CollectiveKind kind, const NetworkTerm &group,
                      Value value, const Count &elements, Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_COLLECTIVES_H
