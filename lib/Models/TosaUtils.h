//===- TosaUtils.h - What the models of tosa ops share -*- C++ -*-===//
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

/// Scalar operations of one kind that an op executes per element (or tap).
struct TosaCost {
  WorkClass workClass;
  Type type;
  int64_t count;
};
using TosaCosts = SmallVector<TosaCost, 8>;

/// The number type that an op on elements of `value` computes with: a float, or
/// an integer without a sign, as upstream's lowering converts it. Null for an
/// unranked tensor and where the elements are quantised or no numbers.
Type getTosaScalar(Value value);
Type getTosaScalar(Type elementType);

bool isNarrower(Type type, Type than);

/// True if every operand and result is a ranked tensor.
bool areTensorsRanked(Operation *op);

/// Value of a zero point or shift that is a constant with one value.
std::optional<int64_t> getConstantScalar(Value value);
/// True unless `zeroPoint` is a constant zero.
bool hasZeroPoint(Value zeroPoint);

/// Value of position `index` of a `!tosa.shape` that is a constant.
std::optional<int64_t> getConstantShapeValue(Value shape, int64_t index);

/// Adds `executions` times the costs.
void addCosts(ArrayRef<TosaCost> costs, const Count &executions, Work &work);

/// Adds reads of every operand of `op` that is a tensor, each once.
void addOperandReads(WorkContext &context, Operation *op, Work &work);
/// Adds the writes of every result of `op`.
void addResultWrites(WorkContext &context, Operation *op, Work &work);

/// What `tosa.apply_scale` executes for a value and a multiplier of these
/// types: (value * multiplier + 2^(shift-1)) >> shift in i64, as
/// `tosa-to-arith` does it. Rounding twice needs a comparison of the value and
/// of the shift, two selections and an addition more. A multiplier and a shift
/// that are constants are widened before.
TosaCosts getApplyScaleCosts(Type value, Type multiplier, bool roundsTwice,
                             bool hasConstantMultiplier = false,
                             bool hasConstantShift = false);

/// What one `tosa.cast` of a scalar executes.
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
