//===- Reshapes.h - Values seen through reshapes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tensor.expand_shape` and `tensor.collapse_shape`, through which upstream
// fuses tiles if it cleans up slices on the way (`apply_cleanup`).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_RESHAPES_H
#define ROOFLINE_LIB_ADVICE_FUSION_RESHAPES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The value that `value` is a reshape of, or itself.
Value getReshapeRoot(Value value);

/// `value`, what it is a reshape of, and so on, up to its root.
SmallVector<Value, 4> getReshapeChain(Value value);

/// For each dim of `value` the dim that it is, whole and alone, of its root or
/// of `source` on the way to it; -1 for those that are split, merged or new.
SmallVector<int64_t> getReshapeDims(Value value, Value source = {});

/// The dims of `value` that reshapes make of several with more than one
/// element, or of a part of these.
llvm::SmallBitVector findMergedDims(Value value);

/// Of a reshape of a slice of a lower rank upstream's passes mistake a dim of
/// one element for one that the slice drops on its right, if a dim of several
/// elements is between them. Returns pairs of such dims of `value`: -1 for one
/// that has one element in any tile, or for one between that has several.
SmallVector<std::pair<int64_t, int64_t>, 2> findConfusedDims(Value value);

/// True if `value` is a reshape that `op` takes as an init.
bool isReshapedInit(Operation *op, Value value);

/// True if `user` is a reshape, or several, that only `ops` use.
bool isReshapeFor(Operation *user, ArrayRef<Operation *> ops);

/// The ops that make of a tensor the part of it that `value` is or is a reshape
/// of, the first one first; empty for a whole tensor. Fails if they are many.
FailureOr<SmallVector<Operation *, 2>> getPartOps(Value value);

/// True unless two values are parts of one tensor that share no element, as
/// constant offsets, sizes and strides say.
bool mayOverlap(Value lhs, Value rhs);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_RESHAPES_H
