//===- Lowering.cpp - From a source program to loops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Transforms/Transforms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

/// Declaration of an external function, made if it isn't there.
static func::FuncOp getDeclaration(ModuleOp module, StringRef name,
                                   FunctionType type) {
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto function = func::FuncOp::create(builder, module.getLoc(), name, type);
  function.setPrivate();
  return function;
}

/// The padding value of `pad`, if it is one value for all of it, goes through a
/// call that marks it.
static void markPadding(ModuleOp module, tensor::PadOp pad) {
  Value padding = pad.getConstantPaddingValue();
  if (!padding)
    return;
  OpBuilder builder(pad);
  if (auto constant = padding.getDefiningOp<arith::ConstantOp>())
    padding = builder.clone(*constant)->getResult(0);
  std::string name;
  llvm::raw_string_ostream(name) << "oracle_padding_" << padding.getType();
  auto function = getDeclaration(
      module, name,
      builder.getFunctionType(padding.getType(), padding.getType()));
  auto call = func::CallOp::create(builder, pad.getLoc(), function,
                                   ValueRange(padding));
  auto yield = cast<tensor::YieldOp>(pad.getBody()->getTerminator());
  yield.getValueMutable().assign(call.getResult(0));
}

/// Makes `function` return what its ops made for nobody, so that it counts as
/// written.
static void returnUnused(func::FuncOp function, ArrayRef<Operation *> ops) {
  Operation *terminator = function.getBody().back().getTerminator();
  SmallVector<Value> values(terminator->getOperands());
  for (Operation *op : ops)
    if (op->getBlock() == terminator->getBlock())
      for (Value result : op->getResults())
        if (result.use_empty() && isa<TensorType>(result.getType()))
          values.push_back(result);
  terminator->setOperands(values);
  function.setFunctionType(FunctionType::get(function.getContext(),
                                             function.getArgumentTypes(),
                                             ValueRange(values).getTypes()));
}

/// Uses the scalars and vectors that nobody uses, so that no pass erases what
/// makes them.
static void useResults(ModuleOp module, Operation *op, OpBuilder &builder) {
  for (Value result : op->getResults()) {
    Type type = result.getType();
    if (!result.use_empty() || isa<TensorType, BaseMemRefType>(type))
      continue;
    std::string name;
    llvm::raw_string_ostream(name) << "oracle_use_" << type;
    func::FuncOp function = getDeclaration(
        module, name, builder.getFunctionType(type, TypeRange()));
    func::CallOp::create(builder, op->getLoc(), function, result);
  }
}

void oracle::markOps(ModuleOp module,
                     const DenseMap<Operation *, int64_t> &marks) {
  FunctionType type = FunctionType::get(module.getContext(), {}, {});
  func::FuncOp end = getDeclaration(module, "oracle_end", type);
  SmallVector<Operation *> ops = llvm::to_vector(marks.keys());
  llvm::sort(ops, [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  });
  for (auto function : module.getOps<func::FuncOp>())
    if (function.getFunctionBody().hasOneBlock())
      returnUnused(function, ops);
  for (auto [op, position] : marks) {
    OpBuilder builder(op);
    // Bufferization inserts in front of the region that `op` is in.
    if (auto parallel = dyn_cast<scf::InParallelOp>(op->getParentOp()))
      builder.setInsertionPoint(parallel);
    std::string name = "oracle_begin_" + std::to_string(position);
    func::CallOp::create(builder, op->getLoc(),
                         getDeclaration(module, name, type), ValueRange());
    builder.setInsertionPointAfter(op);
    func::CallOp::create(builder, op->getLoc(), end, ValueRange());
    useResults(module, op, builder);
  }
  module.walk([&](tensor::PadOp pad) { markPadding(module, pad); });
  module.walk([&](CastOpInterface cast) {
    if (cast->getNumOperands() == 1 &&
        cast->getOperand(0).getDefiningOp<arith::ConstantOp>())
      cast->setAttr("oracle.constant", UnitAttr::get(module.getContext()));
  });
  module.walk([&](memref::CopyOp copy) {
    copy->setAttr("oracle.source", UnitAttr::get(module.getContext()));
  });
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// The indices of one slice at `point` of the batch, in place of the gathered
/// dims, among `rest` for the other dims.
static SmallVector<Value> buildIndices(OpBuilder &builder, Location loc,
                                       Value indices, ValueRange point,
                                       ArrayRef<int64_t> gatherDims,
                                       ValueRange rest, int64_t rank,
                                       bool isRankReduced) {
  auto type = cast<RankedTensorType>(indices.getType());
  SmallVector<Value> result(rank);
  for (auto [position, dim] : llvm::enumerate(gatherDims)) {
    SmallVector<Value> at(point);
    at.push_back(arith::ConstantIndexOp::create(builder, loc, position));
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

/// Upstream has no lowering of `tensor.gather`: every element of the result is
/// extracted.
static void lowerGather(IRRewriter &rewriter, tensor::GatherOp gather) {
  int64_t batchRank = gather.getIndicesType().getRank() - 1;
  int64_t sourceRank = gather.getSourceType().getRank();
  RankedTensorType type = gather.getResultType();
  bool isRankReduced = type.getRank() - batchRank != sourceRank;
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim)) // Of the batch.
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

/// Nor of `tensor.scatter`: every element of the source is inserted.
static void lowerScatter(IRRewriter &rewriter, tensor::ScatterOp scatter) {
  Location loc = scatter.getLoc();
  RankedTensorType type = scatter.getSourceType();
  int64_t batchRank = scatter.getIndicesType().getRank() - 1;
  int64_t rank = scatter.getDestType().getRank();
  bool isRankReduced = type.getRank() - batchRank != rank;
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
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

/// Upstream's lowering transposes what it then cuts off, too: every element of
/// the result is extracted.
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

/// R5: one condition for a whole tensor picks a buffer. Upstream would select
/// element by element.
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

/// Upstream's bufferization of negative padding accesses memory out of bounds:
/// the source is cropped first.
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
      return; // The machine will complain.
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

/// Takes apart the ops that don't become loops in one step.
static LogicalResult decompose(ModuleOp module) {
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
  // Not the greedy driver: it erases ops whose results are not used.
  walkAndApplyPatterns(module, std::move(patterns));
  return success();
}

static LogicalResult runPasses(ModuleOp module, StringRef pipeline) {
  PassManager manager(module.getContext(), ModuleOp::getOperationName());
  manager.enableVerifier(false);
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(parsePassPipeline(pipeline, manager, os)))
    return emitError(module.getLoc(), "bad pipeline: ") << message;
  return manager.run(module);
}

static bool hasTensors(ModuleOp module) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  WalkResult result = module.walk([&](Operation *op) {
    auto function = dyn_cast<func::FuncOp>(op);
    bool has =
        llvm::any_of(op->getOperandTypes(), isTensor) ||
        llvm::any_of(op->getResultTypes(), isTensor) ||
        (function && llvm::any_of(function.getArgumentTypes(), isTensor));
    return has ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Loads that upstream's lowering makes of operands that the payload does not
/// use. They stay, as uses of the buffer.
static void markUnusedLoads(ModuleOp module) {
  module.walk([](memref::LoadOp load) {
    if (load->use_empty())
      load->setAttr("oracle.unused", UnitAttr::get(load.getContext()));
  });
}

/// As convert-linalg-to-loops, which also folds and erases ops of the payloads.
static LogicalResult convertToLoops(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  SmallVector<linalg::LinalgOp> ops;
  module.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op.emitError("the oracle can't lower this op");
    rewriter.eraseOp(op);
  }
  return success();
}

/// As lower-affine, which also folds ops that it doesn't know.
static LogicalResult lowerAffine(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  affine::populateAffineExpandIndexOpsPatterns(patterns);
  populateAffineToStdConversionPatterns(patterns);
  ConversionTarget target(*module.getContext());
  target.addIllegalDialect<affine::AffineDialect>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(module, target, std::move(patterns));
}

LogicalResult oracle::lowerToLoops(ModuleOp module) {
  if (failed(decompose(module)))
    return failure();
  if (hasTensors(module) &&
      failed(runPasses(module, "func.func(convert-elementwise-to-linalg),"
                               "one-shot-bufferize{bufferize-function-"
                               "boundaries=true function-boundary-type-"
                               "conversion=identity-layout-map}")))
    return failure();
  if (failed(convertToLoops(module)))
    return failure();
  markUnusedLoads(module);
  return lowerAffine(module);
}

void oracle::insertLoweredDialects(DialectRegistry &registry) {
  registry
      .insert<affine::AffineDialect, arith::ArithDialect,
              bufferization::BufferizationDialect, cf::ControlFlowDialect,
              complex::ComplexDialect, func::FuncDialect, linalg::LinalgDialect,
              math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
              tensor::TensorDialect, vector::VectorDialect>();
}
