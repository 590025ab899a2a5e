//===- Collectives.h - Work of collectives ----------------------*- C++ -*-===//
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

/// The operation that combines two values in a reduction.
enum class Combination { Sum, Average, Product, MinMax, Bitwise };

/// Adds a device's share of reducing `elements` elements of `type` over
/// `devices` devices (R25): 1/n of the (n - 1) * E combinations that any
/// algorithm executes. Fails if elements of `type` can't be combined in this
/// way.
LogicalResult addReduction(Combination combination, Type type,
                           const Count &elements, const Count &devices,
                           Work &work);

/// Adds the collective `kind` in the device group of `group`. Its payload is
/// `elements` elements, which are part of `value` or as many as a part of it.
void addCommunication(CollectiveKind kind, const NetworkTerm &group,
                      Value value, const Count &elements, Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_COLLECTIVES_H
