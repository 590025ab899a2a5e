//===- TosaUtils.h - Helpers of the tosa models -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_TOSAUTILS_H
#define ROOFLINE_LIB_MODELS_TOSAUTILS_H

#include "ModelUtils.h"

namespace mlir::roofline {

/// Scalar operations of one kind that an op executes per element or tap.
struct TosaCost {
  WorkClass workClass;
  Type type;
  int64_t count;
};
using TosaCosts = SmallVector<TosaCost, 8>;

/// Returns the number type in which an op on elements of `value` computes: a
/// float or a signless integer, as after upstream's lowering. Returns null for
/// an unranked tensor and for elements that are quantised or not numbers.
Type getTosaScalar(Value value);
Type getTosaScalar(Type elementType);

bool isNarrower(Type type, Type than);

/// Returns the value of a zero point or shift that is a splat constant.
std::optional<int64_t> getConstantScalar(Value value);
/// Returns true unless `zeroPoint` is a constant zero.
bool hasZeroPoint(Value zeroPoint);

/// Returns the value at position `index` of a constant `!tosa.shape`.
std::optional<int64_t> getConstantShapeValue(Value shape, int64_t index);

/// Adds the costs of `executions` executions.
void addCosts(ArrayRef<TosaCost> costs, const Count &executions, Work &work);

/// Returns the cost of `tosa.apply_scale` for a value and a multiplier of these
/// types: (value * multiplier + 2^(shift-1)) >> shift in i64, as
/// `tosa-to-arith` lowers it. Rounding twice adds a comparison of the value and
/// one of the shift, two selections and an addition. Constant multipliers and
/// shifts are widened at compile time.
TosaCosts getApplyScaleCosts(Type value, Type multiplier, bool roundsTwice,
                             bool hasConstantMultiplier = false,
                             bool hasConstantShift = false);

/// Returns the cost of a `tosa.cast` of one scalar.
TosaCosts getCastCosts(Type from, Type to);

/// Adds a read of a value that every iteration uses, such as a zero point.
void addSharedRead(WorkContext &context, Value value, Work &work);

void attachTosaBlockScaledModels(MLIRContext *context);
void attachTosaConvModels(MLIRContext *context);
void attachTosaDataModels(MLIRContext *context);
void attachTosaElementwiseModels(MLIRContext *context);
void attachTosaMatMulModels(MLIRContext *context);
void attachTosaPoolModels(MLIRContext *context);
void attachTosaReductionModels(MLIRContext *context);
void attachTosaResizeModels(MLIRContext *context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_TOSAUTILS_H
