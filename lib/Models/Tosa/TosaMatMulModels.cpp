//===- TosaMatMulModels.cpp - Work of tosa.matmul -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaMultiplyAdd.h"
#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

/// Adds the loops n, h, w, c, and the accesses.
static void addMatMulAccesses(MatMulOp op, const Count &depth,
                              WorkContext &context, Work &work) {
  addLoops(context, op.getOutput(), work);
  work.loops.push_back({depth, /*isReduction=*/true});
  auto makeMap = [&](ArrayRef<unsigned> loops) {
    return makeLoopMap(op->getContext(), work, loops);
  };
  addWholeRead(context, op.getA(), work, makeMap({0, 1, 3}));
  addWholeRead(context, op.getB(), work, makeMap({0, 3, 2}));
  addSharedRead(context, op.getAZp(), work);
  addSharedRead(context, op.getBZp(), work);
  addWholeWrite(context, op.getOutput(), work, makeMap({0, 1, 2}));
}

/// Computes the work of A: N x H x C, B: N x C x W, class matrix (R7).
///   matrix = 2 * N*H*W * C
static LogicalResult computeMatMul(MatMulOp op, WorkContext &context,
                                   Work &work) {
  Value output = op.getOutput();
  if (!areRanked(op))
    return failure();
  Type accumulator = getElementTypeOrSelf(output.getType());
  MultiplyAdd macs = getMultiplyAdd(op.getA(), op.getB(), accumulator,
                                    op.getAZp(), op.getBZp());
  if (!macs.isValid())
    return failure();
  Count depth = context.getDim(op.getA(), 2);
  if (!depth.isConstant())
    depth = context.getDim(op.getB(), 1);
  addMultiplyAdds(macs, /*isMatrix=*/true,
                  context.getNumElements(output) * depth, work);
  addMatMulAccesses(op, depth, context, work);
  return success();
}

namespace {
struct TosaMatMulModel : RepeatedModel<TosaMatMulModel, MatMulOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeMatMul(cast<MatMulOp>(op), context, work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    if (!areRanked(op))
      return std::nullopt;
    return context.getDim(op->getOperand(dim == 2 ? 1 : 0), dim);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    if (!areRanked(op))
      return;
    Value lhs = op->getOperand(0), rhs = op->getOperand(1);
    for (auto [own, other] : {std::pair(0, 0), std::pair(2, 1)}) {
      Count size = context.getDim(lhs, own);
      onEqual(size, context.getDim(rhs, other));
    }
    addEqualResults(context, op, onEqual);
  }
};
} // namespace

void roofline::attachTosaMatMulModels(MLIRContext *context) {
  attachModels<TosaMatMulModel>(context);
}
