//===- TosaModels.cpp - Work of the tosa dialect --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every op is modelled from its types and attributes, without lowering it. What
// an op executes is what the linalg program executes that upstream's lowering
// gives; its bytes are those of the op as one kernel.
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

namespace {
/// The condition is evaluated once more than the body executes (R8).
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

// No model: custom, whose meaning is outside of TOSA.
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
    tosa::WhileOp::attachInterface<WhileModel>(*context);
  });
}
