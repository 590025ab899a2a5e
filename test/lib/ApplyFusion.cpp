//===- ApplyFusion.cpp - Fuse ops by upstream's functions -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApplyFusion.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns an operand of one of `ops` that another one produces and that can be
/// fused; null if none is left.
static OpOperand *findFusable(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    for (OpOperand &operand : op->getOpOperands())
      if (llvm::is_contained(ops, operand.get().getDefiningOp()) &&
          linalg::areElementwiseOpsFusable(&operand))
        return &operand;
  return nullptr;
}

LogicalResult roofline::fuseElementwise(ModuleOp module,
                                        ArrayRef<Operation *> ops) {
  IRRewriter rewriter(module.getContext());
  SmallVector<Operation *> own(ops);
  bool isFused = false;
  for (Operation *&op : own)
    if (auto named = dyn_cast<linalg::LinalgOp>(op);
        named && !isa<linalg::GenericOp>(op)) {
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::GenericOp> generic =
          linalg::generalizeNamedOp(rewriter, named);
      if (failed(generic))
        return failure();
      op = *generic;
    }
  // As upstream's patterns do, which is not exported.
  for (Operation *op : own)
    for (OpOperand &init : cast<linalg::LinalgOp>(op).getDpsInitsMutable())
      if (llvm::is_contained(own, init.get().getDefiningOp()) &&
          !cast<linalg::LinalgOp>(op).payloadUsesValueFromOperand(&init)) {
        rewriter.setInsertionPoint(op);
        auto type = cast<RankedTensorType>(init.get().getType());
        init.set(tensor::EmptyOp::create(
            rewriter, op->getLoc(), type.getShape(), type.getElementType()));
      }
  while (OpOperand *operand = findFusable(own)) {
    Operation *consumer = operand->getOwner();
    rewriter.setInsertionPoint(consumer);
    FailureOr<linalg::ElementwiseOpFusionResult> fused =
        linalg::fuseElementwiseOps(rewriter, operand);
    if (failed(fused))
      return failure();
    for (Value result : consumer->getResults())
      rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
    *llvm::find(own, consumer) = fused->fusedOp;
    rewriter.eraseOp(consumer);
    isFused = true;
  }
  GreedyRewriteConfig config;
  config.enableFolding(false).enableConstantCSE(false);
  RewritePatternSet cleanup(module.getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(cleanup);
  return success(isFused && succeeded(applyPatternsGreedily(
                                module, std::move(cleanup), config)));
}

/// Tiles the last of `ops` and fuses the others into its loops.
static FailureOr<scf::SCFTileAndFuseResult>
tileAndFuse(RewriterBase &rewriter, ArrayRef<Operation *> ops,
            const FusionPrice &price) {
  rewriter.setInsertionPoint(ops.back());
  FailureOr<scf::SCFTileAndFuseResult> fused =
      scf::tileConsumerAndFuseProducersUsingSCF(
          rewriter, cast<TilingInterface>(ops.back()),
          makeTileAndFuseOptions(ops, price));
  if (failed(fused) || fused->loops.empty() ||
      llvm::any_of(ops.drop_back(), [&](Operation *op) {
        return !fused->fusedProducers.contains(op);
      }))
    return failure();
  for (auto [original, replacement] : fused->replacements)
    rewriter.replaceAllUsesWith(original, replacement);
  // As transform.structured.fuse does, also if a payload has side effects.
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      rewriter.eraseOp(op);
  return fused;
}

LogicalResult roofline::fuseTiles(ArrayRef<Operation *> ops,
                                  const FusionPrice &price) {
  IRRewriter rewriter(ops.back()->getContext());
  auto function = ops.back()->getParentOfType<FunctionOpInterface>();
  FailureOr<scf::SCFTileAndFuseResult> fused =
      tileAndFuse(rewriter, ops, price);
  if (failed(fused))
    return failure();
  // A tile may be equal to an op beside the loops, which keeps it whole. That
  // CSE makes one of them is not what the fusion saves.
  function->walk([&](linalg::LinalgOp op) {
    if (!fused->loops.front()->isProperAncestor(op))
      op->setAttr("beside", rewriter.getUnitAttr());
  });
  return success();
}

/// The map of `operand`, without loops of one iteration.
static AffineMap getMapWithoutUnits(linalg::LinalgOp op, OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<AffineExpr> loops;
  for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges()))
    loops.push_back(extent == 1 ? getAffineConstantExpr(0, op.getContext())
                                : getAffineDimExpr(loop, op.getContext()));
  return map.replaceDimsAndSymbols(loops, {}, map.getNumDims(), 0);
}

LogicalResult roofline::fuseSiblings(Operation *first, Operation *second,
                                     unsigned operand,
                                     const FusionPrice &price) {
  IRRewriter rewriter(first->getContext());
  auto lhs = dyn_cast<linalg::LinalgOp>(first);
  auto rhs = dyn_cast<linalg::LinalgOp>(second);
  if (!lhs || (!rhs && !isa<linalg::SoftmaxOp>(second)))
    return failure();
  // Map the loops that index the shared operand to those of the second op.
  OpOperand &read = second->getOpOperand(operand);
  OpOperand *other =
      llvm::find_if(lhs.getDpsInputOperands(), [&](OpOperand *input) {
        return input->get() == read.get();
      })[0];
  FusionPrice firstPrice;
  auto &sizes = firstPrice.tileSizes, &order = firstPrice.interchange;
  sizes.resize(lhs.getNumLoops());
  auto readMap = rhs ? getMapWithoutUnits(rhs, read)
                     : rewriter.getMultiDimIdentityMap(price.tileSizes.size());
  auto otherMap = getMapWithoutUnits(lhs, *other);
  for (int64_t loop : price.interchange)
    for (auto [mine, theirs] :
         llvm::zip_equal(otherMap.getResults(), readMap.getResults()))
      if (theirs == rewriter.getAffineDimExpr(loop) &&
          isa<AffineDimExpr>(mine)) {
        unsigned position = cast<AffineDimExpr>(mine).getPosition();
        sizes[position] = price.tileSizes[loop];
        if (!llvm::is_contained(order, position)) // Of a diagonal once.
          order.push_back(position);
      }
  for (unsigned loop = 0; loop < sizes.size(); ++loop)
    if (!llvm::is_contained(order, loop))
      order.push_back(loop);
  auto firstNest = tileAndFuse(rewriter, first, firstPrice);
  auto secondNest = tileAndFuse(rewriter, second, price);
  if (failed(firstNest) || failed(secondNest) ||
      firstNest->loops.size() != secondNest->loops.size())
    return failure();
  auto target = cast<scf::ForOp>(firstNest->loops.front());
  auto source = cast<scf::ForOp>(secondNest->loops.front());
  while (target && source) {
    scf::ForOp fused = fuseIndependentSiblingForLoops(target, source, rewriter);
    auto inner = llvm::to_vector(fused.getBody()->getOps<scf::ForOp>());
    target = inner.size() == 2 ? inner[0] : scf::ForOp();
    source = inner.size() == 2 ? inner[1] : scf::ForOp();
  }
  return success();
}

LogicalResult roofline::cleanUp(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  tensor::populateFoldTensorEmptyPatterns(patterns);
  if (failed(applyPatternsGreedily(module, std::move(patterns))))
    return failure();
  PassManager manager(module.getContext());
  // Loops of tiles ask what they replace for its size.
  manager.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  manager.addPass(createCSEPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  if (failed(manager.run(module)))
    return failure();
  // Each use of an empty tensor is separate storage.
  module.walk([](Operation *op) {
    auto allocated = dyn_cast<bufferization::AllocTensorOp>(op);
    if (!isa<tensor::EmptyOp>(op) && (!allocated || allocated.getCopy()))
      return;
    while (!op->use_empty() && !op->hasOneUse()) {
      OpBuilder builder(op);
      op->use_begin()->set(builder.clone(*op)->getResult(0));
    }
  });
  return success();
}

/// Gives one name to the dims of arguments that the function needs to be equal:
/// fused ops take the extents of their loops from other operands.
static void nameEqualDims(FunctionOpInterface function) {
  Builder builder(function.getContext());
  ProgramContext context;
  llvm::StringMap<std::string> names;
  SmallVector<std::pair<unsigned, ArrayAttr>> all;
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.hasStaticShape())
      continue;
    SmallVector<Attribute> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      std::string name;
      if (type.isDynamicDim(dim))
        name = names
                   .try_emplace(context.getDim(argument, dim).str(),
                                "size" + std::to_string(names.size()))
                   .first->second;
      dims.push_back(builder.getStringAttr(name));
    }
    all.push_back({argument.getArgNumber(), builder.getArrayAttr(dims)});
  }
  StringRef attribute = RooflineDialect::getDimsAttrName();
  for (auto [argument, dims] : all)
    if (!function.getArgAttr(argument, attribute))
      function.setArgAttr(argument, attribute, dims);
}

LogicalResult roofline::prepare(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (!function.isExternal() && function.getFunctionBody().hasOneBlock())
      nameEqualDims(function);
  RewritePatternSet patterns(module.getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  return success(
      succeeded(cleanUp(module)) &&
      succeeded(applyPatternsGreedily(module, std::move(patterns))) &&
      succeeded(cleanUp(module)));
}
