//===- LinearTerms.cpp - Affine expressions as sums -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/LinearTerms.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

using VisitFn = llvm::function_ref<LogicalResult(AffineExpr, int64_t)>;

/// Visits the terms of `expr` times `factor`.
static LogicalResult visitProduct(AffineExpr expr, int64_t factor,
                                  VisitFn visit) {
  int64_t product;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return failure(llvm::MulOverflow(factor, constant.getValue(), product) ||
                   failed(visit(expr, product)));
  if (expr.getKind() == AffineExprKind::DimId ||
      expr.getKind() == AffineExprKind::SymbolId)
    return visit(expr, factor);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (binary.getKind() == AffineExprKind::Add)
    return failure(failed(visitProduct(binary.getLHS(), factor, visit)) ||
                   failed(visitProduct(binary.getRHS(), factor, visit)));
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (binary.getKind() != AffineExprKind::Mul || !constant ||
      llvm::MulOverflow(factor, constant.getValue(), product))
    return failure();
  return visitProduct(binary.getLHS(), product, visit);
}

LogicalResult roofline::visitLinearTerms(AffineExpr expr, VisitFn visit) {
  return visitProduct(expr, 1, visit);
}
