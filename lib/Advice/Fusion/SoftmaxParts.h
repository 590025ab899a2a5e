//===- SoftmaxParts.h - Ops that a softmax is made of -*- C++ -*- -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_SOFTMAXPARTS_H
#define ROOFLINE_LIB_ADVICE_FUSION_SOFTMAXPARTS_H

#include "mlir/IR/Operation.h"

namespace mlir::roofline {

/// True if `op` is what `transform.structured.decompose_interface` makes of a
/// part of softmax(x) = e / sum(e), e = exp(x - max(x)).
bool isMaximum(Operation *op);
bool isExponential(Operation *op);
bool isSum(Operation *op);
bool isQuotient(Operation *op);

/// True if results of `op` are those of `rows`, which it reads, times something
/// else, but for rounding: what is divided by a sum later may take it first.
bool isLinear(Operation *op, Value rows);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_SOFTMAXPARTS_H
