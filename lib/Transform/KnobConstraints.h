//===- KnobConstraints.h - Constraints on knobs, evaluated ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORM_KNOBCONSTRAINTS_H
#define ROOFLINE_LIB_TRANSFORM_KNOBCONSTRAINTS_H

#include "mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.h"
#include "roofline/Estimate/KnobSpace.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// The knobs of a schedule, with their options.
using KnobOptions = llvm::MapVector<transform::tune::KnobOp, ArrayAttr>;

/// What could not be decided: the op that has no value, and why.
struct Undecided {
  Operation *op = nullptr;
  std::string reason;
};

/// Adds the constraints of `transform.smt.constrain_params` on the results of
/// `knobs`, which are those of `space` in its order. They refer to `knobs` and
/// to `undecided`, which is set if one can't be decided.
void addConstraints(const KnobOptions &knobs, KnobSpace &space,
                    Undecided &undecided);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORM_KNOBCONSTRAINTS_H
