//===- MathModels.cpp - Work of the math dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the math dialect: a table from op to class and operations per
// scalar (R1 to R5).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::math;

static void attachModels(MLIRContext *context) {
  // R1: a * b + c. R2: min(max(value, lower), upper).
  attachElementwiseModels<WorkClass::Vector, 2, FmaOp, ClampFOp>(context);
  // R2
  attachElementwiseModels<WorkClass::Vector, 1, AbsFOp, CeilOp, CopySignOp,
                          FloorOp, RoundEvenOp, RoundOp, TruncOp>(context);
  // R3. fpowi counts under the type of its base, ipowi under its integer type.
  attachElementwiseModels<
      WorkClass::Special, 1, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp,
      AtanhOp, CbrtOp, CosOp, CoshOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp,
      FPowIOp, IPowIOp, Log10Op, Log1pOp, Log2Op, LogOp, PowFOp, RsqrtOp, SinOp,
      SinhOp, SqrtOp, TanOp, TanhOp>(context);
  attachElementwiseModels<WorkClass::Special, 2, SincosOp>(context);
  // R4
  attachElementwiseModels<WorkClass::Integer, 1, AbsIOp, CountLeadingZerosOp,
                          CountTrailingZerosOp, CtPopOp>(context);
  // R5
  attachElementwiseModels<WorkClass::Other, 1, IsFiniteOp, IsInfOp, IsNaNOp,
                          IsNormalOp>(context);
}

void roofline::registerMathModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, MathDialect *) { ::attachModels(context); });
}
