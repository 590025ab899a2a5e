//===- TosaModels.cpp - Work of the tosa dialect --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the models of TOSA. Every op is modelled from its types and
// attributes, without lowering it. Operations are those of the linalg program
// that upstream's lowering produces; bytes are those of the op as a single
// kernel.
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

// tosa.custom has no model, as its semantics are outside TOSA.
void roofline::registerTosaModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TosaDialect *) {
    attachTosaBlockScaledModels(context);
    attachTosaConvModels(context);
    attachTosaDataModels(context);
    attachTosaElementwiseModels(context);
    attachTosaMatMulModels(context);
    attachTosaPoolModels(context);
    attachTosaReductionModels(context);
    attachTosaResizeModels(context);
    // Shapes are addressing (R4).
    attachModels<FreeModel, AddShapeOp, ConcatShapeOp, ConstShapeOp, DimOp,
                 DivCeilShapeOp, DivFloorShapeOp, Exp2ShapeOp, Log2CeilShapeOp,
                 Log2FloorShapeOp, MaxShapeOp, MinShapeOp, ModShapeOp,
                 MulShapeOp, SliceShapeOp, SubShapeOp, tosa::YieldOp>(context);
    attachModels<BranchModel, tosa::IfOp>(context);
    attachModels<WhileModel, tosa::WhileOp>(context);
  });
}
