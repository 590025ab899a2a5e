//===- TosaMultiplyAdd.h - Multiply-adds of tosa ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_TOSAMULTIPLYADD_H
#define ROOFLINE_LIB_MODELS_TOSAMULTIPLYADD_H

#include "TosaUtils.h"

namespace mlir::roofline {

/// The types of a multiply-add, and whether zero points are first subtracted
/// from both factors. Upstream subtracts them unless both are constant zeros;
/// those of floats are always zero.
struct MultiplyAdd {
  Type lhs, rhs, accumulator;
  bool subtractsZeroPoints = false;

  /// Returns false if a type is missing, or if floats and integers are mixed.
  bool isValid() const;
};

MultiplyAdd getMultiplyAdd(Value lhs, Value rhs, Type accumulator,
                           Value lhsZeroPoint, Value rhsZeroPoint);

/// Adds `count` multiply-adds of 2 operations each (R1). Each factor also needs
/// a widening and, with zero points, a subtraction, which is in i32.
void addMultiplyAdds(const MultiplyAdd &macs, bool isMatrix, const Count &count,
                     Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_TOSAMULTIPLYADD_H
