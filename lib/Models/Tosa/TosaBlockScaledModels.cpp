//===- TosaBlockScaledModels.cpp - Work of tosa's block-scaled ops --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of TOSA's block-scaled ops, for which upstream has no lowering. The
// formulas are those of the OCP Microscaling Formats (MX) Specification v1.0,
// sections 6.2 and 6.3. A block has b elements and one scale; n elements have
// n/b blocks.
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

//===----------------------------------------------------------------------===//
// Loops and accesses
//===----------------------------------------------------------------------===//

/// Adds loops over the blocks and over the elements of a block, and returns the
/// index of an element.
static AffineExpr addBlockLoops(BlockSizeAttr attr, const Count &blocks,
                                bool isReduction, Work &work) {
  MLIRContext *context = attr.getContext();
  int64_t size = BlockSizeAttr::getBlockSizeValue(attr.getValue());
  unsigned block = work.loops.size();
  work.loops.push_back({blocks, isReduction});
  work.loops.push_back({size, isReduction});
  return getAffineDimExpr(block, context) * size +
         getAffineDimExpr(block + 1, context);
}

/// Adds loops n, h, w, over the blocks and over their elements, and the
/// accesses.
static void addAccesses(MatmulTBlockScaledOp op, const Count &blocks,
                        WorkContext &context, Work &work) {
  addLoops(context, op.getOutputData(), work);
  AffineExpr depth = addBlockLoops(op.getBlockSizeAttr(), blocks,
                                   /*isReduction=*/true, work);
  MLIRContext *mlirContext = op.getContext();
  auto loop = [&](unsigned number) {
    return getAffineDimExpr(number, mlirContext);
  };
  auto makeMap = [&](ArrayRef<AffineExpr> indices) {
    return makeLoopMap(mlirContext, work, indices);
  };
  auto type = cast<RankedTensorType>(op.getBData().getType());
  AffineExpr image =
      type.getDimSize(0) == 1 ? getAffineConstantExpr(0, mlirContext) : loop(0);
  addWholeRead(context, op.getAData(), work,
               makeMap({loop(0), loop(1), depth}));
  addWholeRead(context, op.getAScale(), work,
               makeMap({loop(0), loop(1), loop(3)}));
  addWholeRead(context, op.getBData(), work, makeMap({image, loop(2), depth}));
  addWholeRead(context, op.getBScale(), work,
               makeMap({image, loop(2), loop(3)}));
  addWholeWrite(context, op.getOutputData(), work,
                makeMap({loop(0), loop(1), loop(2)}));
}

namespace {
/// Maps from the loops of a cast to its data and to its scales.
struct BlockMaps {
  AffineMap data, scales;
};
} // namespace

/// Adds loops over all dims but the last, over the blocks, and over the
/// elements of a block.
static BlockMaps addCastLoops(Value data, Value scales, BlockSizeAttr attr,
                              WorkContext &context, Work &work) {
  MLIRContext *mlirContext = attr.getContext();
  int64_t last = cast<RankedTensorType>(data.getType()).getRank() - 1;
  SmallVector<AffineExpr, 4> indices;
  for (int64_t dim = 0; dim < last; ++dim) {
    work.loops.push_back({context.getDim(data, dim)});
    indices.push_back(getAffineDimExpr(dim, mlirContext));
  }
  indices.push_back(addBlockLoops(attr, context.getDim(scales, last),
                                  /*isReduction=*/false, work));
  BlockMaps maps;
  maps.data = makeLoopMap(mlirContext, work, indices);
  indices.back() = getAffineDimExpr(last, mlirContext);
  maps.scales = makeLoopMap(mlirContext, work, indices);
  return maps;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {
/// Model of a matrix multiplication, A: N x H x C, B: D x W x C with D = N or
/// 1. Each of the N*H*W results is the sum over the C/b blocks of scaleA *
/// scaleB * (sum of b products):
///   matrix = 2 * N*H*W * C
///   vector = 3 * N*H*W * C/b (2 multiplications, an addition)
/// The scales must be widened, 2 per block.
struct MatmulTBlockScaledModel
    : WorkOpInterface::ExternalModel<MatmulTBlockScaledModel,
                                     MatmulTBlockScaledOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto matmul = cast<MatmulTBlockScaledOp>(op);
    Type lhs = getTosaScalar(matmul.getAData());
    Type rhs = getTosaScalar(matmul.getBData());
    Type scale = getTosaScalar(matmul.getAScale());
    Type result = getTosaScalar(matmul.getOutputData());
    if (!lhs || !rhs || !scale || !isa_and_nonnull<FloatType>(result) ||
        !areRanked(op))
      return failure();
    Count outputs = context.getNumElements(matmul.getOutputData());
    Count depth = context.getDim(matmul.getAData(), 2);
    Count blocks = context.getDim(matmul.getAScale(), 2);
    work.terms.add(
        {WorkClass::Matrix, lhs, rhs, result, outputs * depth * Count(2)});
    addCosts({{WorkClass::Other, lhs, 1}, {WorkClass::Other, rhs, 1}},
             outputs * depth, work);
    addCosts({{WorkClass::Vector, result, 3}, {WorkClass::Other, scale, 2}},
             outputs * blocks, work);
    addAccesses(matmul, blocks, context, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto matmul = cast<MatmulTBlockScaledOp>(op);
    if (!areRanked(op))
      return std::nullopt;
    return dim == 2 ? context.getDim(matmul.getBData(), 1)
                    : context.getDim(matmul.getAData(), dim);
  }
};

/// Model of a cast from block-scaled data: every element is widened and
/// multiplied by the scale of its block, which is widened once.
struct CastFromBlockScaledModel
    : WorkOpInterface::ExternalModel<CastFromBlockScaledModel,
                                     CastFromBlockScaledOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto cast = mlir::cast<CastFromBlockScaledOp>(op);
    Type data = getTosaScalar(cast.getInputData());
    Type scale = getTosaScalar(cast.getInputScale());
    Type result = getTosaScalar(cast.getOutputData());
    if (!data || !scale || !isa_and_nonnull<FloatType>(result))
      return failure();
    addCosts({{WorkClass::Vector, result, 1}, {WorkClass::Other, data, 1}},
             context.getNumElements(cast.getInputData()), work);
    addCosts(TosaCost{WorkClass::Other, scale, 1},
             context.getNumElements(cast.getInputScale()), work);
    BlockMaps maps = addCastLoops(cast.getInputData(), cast.getInputScale(),
                                  cast.getBlockSizeAttr(), context, work);
    addWholeRead(context, cast.getInputData(), work, maps.data);
    addWholeRead(context, cast.getInputScale(), work, maps.scales);
    addWholeWrite(context, cast.getOutputData(), work, maps.data);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    if (!areRanked(op))
      return std::nullopt;
    return context.getDim(op->getOperand(0), dim);
  }
};

/// Model of a cast to block-scaled data. The scale of a block is
/// 2^(floor(log2(largest magnitude)) - e), where e is the largest exponent of
/// the data type: an abs and a max per element, and log2, floor, a subtraction,
/// exp2 and a cast per block. Then every element is divided by the scale and
/// cast.
///   vector = 3 * n + 2 * n/b, special = 2 * n/b
struct CastToBlockScaledModel
    : WorkOpInterface::ExternalModel<CastToBlockScaledModel,
                                     CastToBlockScaledOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto cast = mlir::cast<CastToBlockScaledOp>(op);
    Type input = getTosaScalar(cast.getInputData());
    if (!isa_and_nonnull<FloatType>(input) || !areRanked(op))
      return failure();
    addCosts({{WorkClass::Vector, input, 3}, {WorkClass::Other, input, 1}},
             context.getNumElements(cast.getInputData()), work);
    addCosts({{WorkClass::Vector, input, 2},
              {WorkClass::Special, input, 2},
              {WorkClass::Other, input, 1}},
             context.getNumElements(cast.getOutputScale()), work);
    addOperandReads(context, op, work);
    addResultWrites(context, op, work);
    // The elements are read for the largest magnitude, and again with the
    // scale.
    work.residency = {cast.getInputData().getType().getElementType(),
                      BlockSizeAttr::getBlockSizeValue(cast.getBlockSize()) + 1,
                      context.getNumElements(cast.getInputData())};
    return success();
  }
  /// The scales have one element per block of the last dim.
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result, int64_t dim) const {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (!type || dim >= type.getRank())
      return std::nullopt;
    Count extent = context.getDim(op->getOperand(0), dim);
    if (result == 0 || dim + 1 < type.getRank())
      return extent;
    auto block = mlir::cast<CastToBlockScaledOp>(op).getBlockSize();
    return countFloorDiv(extent, BlockSizeAttr::getBlockSizeValue(block));
  }
};
} // namespace

void roofline::attachTosaBlockScaledModels(MLIRContext *context) {
  attachModels<CastFromBlockScaledModel, CastToBlockScaledModel,
               MatmulTBlockScaledModel>(context);
}
