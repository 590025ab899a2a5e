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

namespace {
/// Model of tosa.while_loop, whose condition is evaluated once more than its
/// body executes (R8).
struct WhileModel : ExecutionOpInterface::ExternalModel<WhileModel, WhileOp> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    auto loop = cast<WhileOp>(op);
    Count trips = context.makeSymbol("while", op->getLoc());
    executions.push_back({&loop.getCondGraph(), trips + 1, /*unbounded=*/true});
    executions.push_back({&loop.getBodyGraph(), trips, /*unbounded=*/true});
  }
};
} // namespace

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
    attachModels<WhileModel>(context);
  });
}
