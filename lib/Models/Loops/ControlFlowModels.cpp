//===- ControlFlowModels.cpp - Work of the cf dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Model of cf.assert: after it, the values that it compares for equality are
/// equal.
struct AssertModel : FreeBase<AssertModel, cf::AssertOp> {
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    auto compare =
        cast<cf::AssertOp>(op).getArg().getDefiningOp<arith::CmpIOp>();
    if (compare && compare.getPredicate() == arith::CmpIPredicate::eq &&
        compare.getLhs().getType().isIntOrIndex()) {
      Count lhs = context.getIndexValue(compare.getLhs());
      onEqual(lhs, context.getIndexValue(compare.getRhs()));
    }
  }
};
} // namespace

// Branches are terminators and thus free.
void roofline::registerControlFlowModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, cf::ControlFlowDialect *) {
    attachModels<AssertModel>(context);
  });
}
