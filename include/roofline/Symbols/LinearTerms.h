//===- LinearTerms.h - Affine expressions as sums ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terms of a linear affine expression, as an access map has them: an
// expression goes in, each factor with its dim or symbol comes out. Upstream's
// `getFlattenedAffineExpr` also handles mod and divisions; it allocates a
// constraint system per expression, which is too slow for every map of a
// program.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_LINEARTERMS_H
#define ROOFLINE_SYMBOLS_LINEARTERMS_H

#include "mlir/IR/AffineExpr.h"

namespace mlir::roofline {

/// Calls `visit` for each term of `expr` from left to right: a dim or a symbol
/// with its factor, or a constant with its value. A dim may come more than
/// once. Fails if the expression is not linear, if a factor is beyond int64, or
/// if `visit` fails.
LogicalResult visitLinearTerms(
    AffineExpr expr,
    llvm::function_ref<LogicalResult(AffineExpr leaf, int64_t factor)> visit);

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_LINEARTERMS_H
