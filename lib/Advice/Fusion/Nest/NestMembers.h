//===- NestMembers.h - Ops that one nest of tiles may have ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTMEMBERS_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTMEMBERS_H

#include "../FusionSet.h"

namespace mlir::roofline {

/// Why upstream can't tile an op of `set` together with the others, or what
/// then moves is not known, whatever their loops; empty if neither. With
/// `isRewritten` softmax is taken for what upstream rewrites it to.
std::string checkNestMembers(const FusionSet &set, bool isRewritten);

/// True if one loop moves several indices of a map.
bool hasSharedLoop(AffineMap map);

/// True if one op reads `value` as an input and overwrites it, both at the same
/// places and in one tile: it is not the last op, and only others of `set` read
/// its result. If the value is made twice, it reads one and overwrites the
/// other.
bool isInputOverwritten(const FusionSet &set, Value value);

/// True if an op that reads `value`, or a reshape of it, overwrites it: its
/// result takes the storage. `isCopied` if the value is made twice.
bool isOverwritten(const FusionSet &set, Value value, bool isCopied);

/// True if `access` is not the first of `reader` to read these elements.
bool isReadBefore(const Work &reader, const Access &access);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTMEMBERS_H
