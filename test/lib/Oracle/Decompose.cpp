//===- Decompose.cpp - Ops that upstream can't lower in one step ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::roofline;

/// Builds the indices of an element: those stored for `point` of the batch in
/// the gathered dims, and `rest` in the other dims.
static SmallVector<Value> buildIndices(OpBuilder &builder, Location loc,
                                       Value indices, ValueRange point,
                                       ArrayRef<int64_t> gatherDims,
                                       ValueRange rest, int64_t rank,
                                       bool isRankReduced) {
  auto type = cast<RankedTensorType>(indices.getType());
  SmallVector<Value> result(rank);
  for (auto [position, dim] : llvm::enumerate(gatherDims)) {
    SmallVector<Value> at(point);
    at.push_back(arith::ConstantOp::create(builder, loc,
                                           builder.getIndexAttr(position)));
    Value index = tensor::ExtractOp::create(builder, loc, indices, at);
    if (!type.getElementType().isIndex())
      index = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                         index);
    result[dim] = index;
  }
  // Gathered dims that the slice keeps have extent 1.
  unsigned next = 0;
  for (int64_t dim = 0; dim < rank; ++dim) {
    bool isGathered = llvm::is_contained(gatherDims, dim);
    if (!isGathered)
      result[dim] = rest[next];
    next += !isGathered || !isRankReduced;
  }
  return result;
}

/// Lowers `tensor.gather`, for which upstream has no lowering, by extracting
/// every element of the result.
static void lowerGather(IRRewriter &rewriter, tensor::GatherOp gather) {
  int64_t batchRank = gather.getIndicesType().getRank() - 1;
  int64_t sourceRank = gather.getSourceType().getRank();
  RankedTensorType type = gather.getResultType();
  bool isRankReduced = type.getRank() - batchRank != sourceRank;
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim)) // A dim of the batch.
      sizes.push_back(tensor::DimOp::create(rewriter, gather.getLoc(),
                                            gather.getIndices(), dim));
  rewriter.replaceOpWithNewOp<tensor::GenerateOp>(
      gather, type, sizes,
      [&](OpBuilder &builder, Location loc, ValueRange point) {
        SmallVector<Value> at = buildIndices(
            builder, loc, gather.getIndices(), point.take_front(batchRank),
            gather.getGatherDims(), point.drop_front(batchRank), sourceRank,
            isRankReduced);
        Value element =
            tensor::ExtractOp::create(builder, loc, gather.getSource(), at);
        tensor::YieldOp::create(builder, loc, element);
      });
}

/// Lowers `tensor.scatter`, for which upstream has no lowering, by inserting
/// every element of the source.
static void lowerScatter(IRRewriter &rewriter, tensor::ScatterOp scatter) {
  Location loc = scatter.getLoc();
  RankedTensorType type = scatter.getSourceType();
  int64_t batchRank = scatter.getIndicesType().getRank() - 1;
  int64_t rank = scatter.getDestType().getRank();
  bool isRankReduced = type.getRank() - batchRank != rank;
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(0));
  Value one =
      arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(1));
  SmallVector<Value> lower(type.getRank(), zero), step(type.getRank(), one);
  SmallVector<Value> upper;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    upper.push_back(
        rewriter.createOrFold<tensor::DimOp>(loc, scatter.getSource(), dim));
  scf::LoopNest nest = scf::buildLoopNest(
      rewriter, loc, lower, upper, step, scatter.getDest(),
      [&](OpBuilder &builder, Location loc, ValueRange point,
          ValueRange carried) -> scf::ValueVector {
        SmallVector<Value> at =
            buildIndices(builder, loc, scatter.getIndices(),
                         point.take_front(batchRank), scatter.getScatterDims(),
                         point.drop_front(batchRank), rank, isRankReduced);
        Value element =
            tensor::ExtractOp::create(builder, loc, scatter.getSource(), point);
        return {
            tensor::InsertOp::create(builder, loc, element, carried[0], at)};
      });
  rewriter.replaceOp(scatter, nest.results);
}

/// Lowers `linalg.unpack` by extracting every element of the result. Upstream's
/// lowering also transposes the elements that it then cuts off.
static void lowerUnPack(IRRewriter &rewriter, linalg::UnPackOp unpack) {
  RankedTensorType type = unpack.getDestType();
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(tensor::DimOp::create(rewriter, unpack.getLoc(),
                                            unpack.getDest(), dim));
  SmallVector<OpFoldResult> tiles = unpack.getMixedTiles();
  rewriter.replaceOpWithNewOp<tensor::GenerateOp>(
      unpack, type, sizes,
      [&](OpBuilder &builder, Location loc, ValueRange point) {
        SmallVector<Value> outer(point), inner, at;
        for (auto [dim, size] : llvm::zip(unpack.getInnerDimsPos(), tiles)) {
          Value tile = getValueOrCreateConstantIndexOp(builder, loc, size);
          inner.push_back(
              arith::RemUIOp::create(builder, loc, outer[dim], tile));
          outer[dim] = arith::DivUIOp::create(builder, loc, outer[dim], tile);
        }
        for (int64_t dim : unpack.getOuterDimsPerm())
          at.push_back(outer[dim]);
        if (at.empty())
          at = outer;
        at.append(inner);
        Value element =
            tensor::ExtractOp::create(builder, loc, unpack.getSource(), at);
        tensor::YieldOp::create(builder, loc, element);
      });
}

/// Lowers the selection between tensors by a scalar condition, which selects a
/// buffer (R5). Upstream would select element by element.
static void lowerSelect(IRRewriter &rewriter, arith::SelectOp select) {
  auto yield = [](Value value) {
    return [value](OpBuilder &builder, Location loc) {
      scf::YieldOp::create(builder, loc, value);
    };
  };
  rewriter.replaceOpWithNewOp<scf::IfOp>(select, select.getCondition(),
                                         yield(select.getTrueValue()),
                                         yield(select.getFalseValue()));
}

/// Crops the source before negative padding, for which upstream's bufferization
/// accesses memory out of bounds.
static void cropSource(IRRewriter &rewriter, tensor::PadOp pad) {
  SmallVector<int64_t> low(pad.getStaticLow()), high(pad.getStaticHigh());
  SmallVector<OpFoldResult> offsets, sizes;
  bool isCropped = false;
  auto getCrop = [](int64_t padding) {
    return ShapedType::isDynamic(padding) ? 0 : std::max<int64_t>(-padding, 0);
  };
  RankedTensorType type = pad.getSourceType();
  for (unsigned dim = 0; dim < low.size(); ++dim) {
    int64_t before = getCrop(low[dim]), after = getCrop(high[dim]);
    isCropped |= before || after;
    if (isCropped && type.isDynamicDim(dim))
      return; // The machine will report it.
    offsets.push_back(rewriter.getIndexAttr(before));
    sizes.push_back(
        rewriter.getIndexAttr(type.getDimSize(dim) - before - after));
    low[dim] += before;
    high[dim] += after;
  }
  if (!isCropped)
    return;
  SmallVector<OpFoldResult> steps(low.size(), rewriter.getIndexAttr(1));
  pad.getSourceMutable().assign(tensor::ExtractSliceOp::create(
      rewriter, pad.getLoc(), pad.getSource(), offsets, sizes, steps));
  pad.setStaticLow(low);
  pad.setStaticHigh(high);
}

/// Decomposes the ops that can't be lowered to loops in one step.
LogicalResult oracle::decompose(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    auto select = dyn_cast<arith::SelectOp>(op);
    if (select && isa<TensorType>(op->getResult(0).getType()) &&
        !isa<TensorType>(select.getCondition().getType()))
      ops.push_back(op);
    if (isa<linalg::AggregatedOpInterface, linalg::PackOp, linalg::UnPackOp,
            tensor::GatherOp, tensor::PadOp, tensor::ScatterOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    rewriter.setInsertionPoint(op);
    if (auto pack = dyn_cast<linalg::PackOp>(op)) {
      if (failed(linalg::lowerPack(rewriter, pack)))
        return op->emitError("the oracle can't lower this pack");
    } else if (auto unpack = dyn_cast<linalg::UnPackOp>(op)) {
      lowerUnPack(rewriter, unpack);
    } else if (auto pad = dyn_cast<tensor::PadOp>(op)) {
      cropSource(rewriter, pad);
    } else if (auto select = dyn_cast<arith::SelectOp>(op)) {
      lowerSelect(rewriter, select);
    } else if (auto gather = dyn_cast<tensor::GatherOp>(op)) {
      lowerGather(rewriter, gather);
    } else if (auto scatter = dyn_cast<tensor::ScatterOp>(op)) {
      lowerScatter(rewriter, scatter);
    } else {
      // Upstream crashes on integers.
      auto aggregated = cast<linalg::AggregatedOpInterface>(op);
      if (!isa<FloatType>(getElementTypeOrSelf(op->getOperand(0))))
        return op->emitError("the oracle can't take this op apart");
      FailureOr<SmallVector<Value>> values =
          aggregated.decomposeOperation(rewriter);
      if (failed(values))
        return op->emitError("the oracle can't take this op apart");
      rewriter.replaceOp(op, *values);
    }
  }
  RewritePatternSet patterns(module.getContext());
  linalg::populateDecomposeWinogradOpsPatterns(patterns);
  // The greedy driver would erase ops whose results are unused.
  walkAndApplyPatterns(module, std::move(patterns));
  return success();
}
