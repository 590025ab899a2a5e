//===- EnumeratedElements.h - Images of small domains -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_ENUMERATEDELEMENTS_H
#define ROOFLINE_LIB_TRAFFIC_ENUMERATEDELEMENTS_H

#include "mlir/IR/AffineExpr.h"
#include "roofline/IR/Work.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The dims of `expr` among `numDims`.
llvm::SmallBitVector getDims(AffineExpr expr, unsigned numDims);

/// The product of the extents of `dims`.
Count multiplyExtents(const llvm::SmallBitVector &dims, ArrayRef<Loop> loops);

/// Number of distinct `results` over all points of `dims`, whose extents are
/// not zero; nullopt for more than 65,536 points or a result that is not
/// defined everywhere. Takes at most some steps per point and result.
std::optional<Count> enumerateResults(ArrayRef<AffineExpr> results,
                                      const llvm::SmallBitVector &dims,
                                      ArrayRef<Loop> loops);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_ENUMERATEDELEMENTS_H
