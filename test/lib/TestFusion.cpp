//===- TestFusion.cpp - Fuses as advised and counts bytes -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSlice.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "roofline/Advice/Fusion.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Bytes of a module: distinct elements of each op, and traffic of the
/// outermost level with the best known tiling or the existing loops.
struct Bytes {
  Count distinct, outermost;

  void operator+=(const Bytes &other) {
    distinct += other.distinct;
    outermost += other.outermost;
  }
  bool operator==(const Bytes &other) const {
    return distinct == other.distinct && outermost == other.outermost;
  }
};
using OpBytes = llvm::DenseMap<Operation *, Bytes>;

/// For each edge and each group that the advice can fuse, fuses exactly these
/// ops with upstream's functions in a copy, analyses the copy, and compares the
/// bytes with the prediction. The copy is the part of the function that the
/// fusion can affect (FusionSlice) if each op moves the same bytes there as in
/// the module; otherwise it is the module.
struct TestFusionPass : PassWrapper<TestFusionPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestFusionPass)

  TestFusionPass() = default;
  TestFusionPass(const TestFusionPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-fusion"; }
  StringRef getDescription() const final {
    return "Fuse as the advice says and compare the bytes";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect, scf::SCFDialect>();
    registerAllModels(registry);
  }
  void runOnOperation() final;

private:
  Option<std::string> targetName{*this, "target",
                                 llvm::cl::desc("Name of the machine")};
  Option<bool> verbose{*this, "verbose", llvm::cl::init(false),
                       llvm::cl::desc("Print a line per fusion.")};
  Option<bool> wholeModule{
      *this, "whole-module", llvm::cl::init(false),
      llvm::cl::desc("Copy and analyse the module for each fusion.")};

  OpBytes countEach(ModuleOp module);
  Bytes count(ModuleOp module);
  FusionSlice copyFor(ArrayRef<Operation *> ops, Bytes &beforeCopy);
  void check(ArrayRef<Operation *> ops, const FusionPrice &price,
             const Count &executions, StringRef what, unsigned operand = 0);
  LogicalResult fuseElementwise(ModuleOp copy, ArrayRef<Operation *> ops);
  LogicalResult fuseTiles(ArrayRef<Operation *> ops, const FusionPrice &price);
  LogicalResult fuseSiblings(Operation *first, Operation *second,
                             unsigned operand, const FusionPrice &price);

  std::optional<TargetDescription> target;
  Bytes before;
  OpBytes beforeEach;
  unsigned numParts = 0;
  unsigned numElementwise = 0, numTiled = 0, numSiblings = 0, numChains = 0;
  double worstTiled = 1;
};
} // namespace

/// Counts the bytes of each op.
OpBytes TestFusionPass::countEach(ModuleOp module) {
  AnalysisOptions options;
  options.totals = false;
  ModuleAnalysis analysis(module, &*target, options);
  OpBytes each;
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        if (isa<CallOpInterface>(record.op))
          return; // The ops of its callee are counted there.
        const auto &[all, estimate] = record.getAll();
        Bytes &bytes = each[record.op];
        bytes.distinct +=
            all.getBytesRead().lower + all.getBytesWritten().lower;
        bytes.outermost += estimate.levels.front().getUpperBytes();
      },
      [](Operation *, StringRef) {});
  return each;
}

Bytes TestFusionPass::count(ModuleOp module) {
  Bytes sum;
  for (const auto &[op, bytes] : countEach(module))
    sum += bytes;
  return sum;
}

/// Returns a copy of the ops that fusing `ops` can affect, and sets the bytes
/// that it moves before.
FusionSlice TestFusionPass::copyFor(ArrayRef<Operation *> ops,
                                    Bytes &beforeCopy) {
  FusionSlice slice;
  if (!wholeModule)
    slice = makeFusionSlice(ops);
  if (slice.module) {
    OpBytes each = countEach(*slice.module);
    beforeCopy = Bytes();
    bool isSame = true;
    for (Operation *op : slice.ops)
      op->walk([&](Operation *nested) {
        Bytes bytes = each.lookup(slice.mapping.lookup(nested));
        beforeCopy += bytes;
        isSame &= bytes == beforeEach.lookup(nested);
      });
    if (isSame) {
      ++numParts;
      return slice;
    }
  }
  slice.mapping.clear();
  slice.module = cast<ModuleOp>(getOperation()->clone(slice.mapping));
  beforeCopy = before;
  return slice;
}

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

/// Fuses exactly `ops` by upstream's function, as its pattern does.
LogicalResult TestFusionPass::fuseElementwise(ModuleOp copy,
                                              ArrayRef<Operation *> ops) {
  IRRewriter rewriter(&getContext());
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
  RewritePatternSet cleanup(&getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(cleanup);
  return success(isFused && succeeded(applyPatternsGreedily(
                                copy, std::move(cleanup), config)));
}

/// Returns true for a `linalg.fill` or an equivalent `linalg.generic`.
static bool isFill(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && llvm::none_of(linalgOp.getDpsInputs(), [](Value input) {
           return isa<ShapedType>(input.getType());
         });
}

/// Tiles the last of `ops` and fuses the others into its loops.
static FailureOr<scf::SCFTileAndFuseResult>
tileAndFuse(RewriterBase &rewriter, ArrayRef<Operation *> ops,
            ArrayRef<int64_t> tileSizes, ArrayRef<int64_t> order) {
  Operation *last = ops.back();
  rewriter.setInsertionPoint(last);
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : tileSizes)
    sizes.push_back(rewriter.getIndexAttr(size));
  scf::SCFTileAndFuseOptions options;
  options.tilingOptions.setTileSizes(sizes).setInterchange(order);
  std::function<bool(Operation *)> isUsedOutside = [&](Operation *op) {
    return llvm::any_of(op->getUsers(), [&](Operation *user) {
      bool isReshape =
          isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user);
      return isReshape ? isUsedOutside(user) : !llvm::is_contained(ops, user);
    });
  };
  llvm::DenseSet<Operation *> kept;
  for (Operation *op : ops.drop_back())
    if (isUsedOutside(op))
      kept.insert(op);
  auto control =
      [&](tensor::ExtractSliceOp, OpResult producer,
          bool) -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
    Operation *op = producer.getOwner();
    // Inits are fused as well.
    if (!llvm::is_contained(ops, op) && !isFill(op))
      return std::nullopt;
    // Fuse each op only once.
    return scf::SCFTileAndFuseOptions::ControlFnResult{kept.erase(op)};
  };
  options.setFusionControlFn(control);
  // Clean up as transform.structured.fuse does: slices move through reshapes.
  RewritePatternSet cleanup(rewriter.getContext());
  tensor::populateBubbleUpExtractSliceOpPatterns(cleanup);
  tensor::populateMergeConsecutiveInsertExtractSlicePatterns(cleanup);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(cleanup,
                                                      rewriter.getContext());
  options.cleanupPatterns = std::move(cleanup);
  FailureOr<scf::SCFTileAndFuseResult> fused =
      scf::tileConsumerAndFuseProducersUsingSCF(
          rewriter, cast<TilingInterface>(last), options);
  if (failed(fused) || fused->loops.empty() ||
      llvm::any_of(ops.drop_back(), [&](Operation *op) {
        return !fused->fusedProducers.contains(op);
      }))
    return failure();
  for (auto [original, replacement] : fused->replacements)
    rewriter.replaceAllUsesWith(original, replacement);
  return fused;
}

LogicalResult TestFusionPass::fuseTiles(ArrayRef<Operation *> ops,
                                        const FusionPrice &price) {
  IRRewriter rewriter(&getContext());
  return tileAndFuse(rewriter, ops, price.tileSizes, price.interchange);
}

/// Tiles both ops and joins their loops as transform.loop.fuse_sibling does.
LogicalResult TestFusionPass::fuseSiblings(Operation *first, Operation *second,
                                           unsigned operand,
                                           const FusionPrice &price) {
  IRRewriter rewriter(&getContext());
  auto lhs = dyn_cast<linalg::LinalgOp>(first);
  auto rhs = dyn_cast<linalg::LinalgOp>(second);
  if (!lhs || !rhs)
    return failure();
  // Map the loops that index the shared operand to those of the second op.
  OpOperand &read = second->getOpOperand(operand);
  OpOperand *other =
      llvm::find_if(lhs.getDpsInputOperands(), [&](OpOperand *input) {
        return input->get() == read.get();
      })[0];
  SmallVector<int64_t> sizes(lhs.getNumLoops()), order;
  auto readMap = rhs.getMatchingIndexingMap(&read);
  auto otherMap = lhs.getMatchingIndexingMap(other);
  for (int64_t loop : price.interchange)
    for (auto [mine, theirs] :
         llvm::zip_equal(otherMap.getResults(), readMap.getResults()))
      if (theirs == rewriter.getAffineDimExpr(loop) &&
          isa<AffineDimExpr>(mine)) {
        unsigned position = cast<AffineDimExpr>(mine).getPosition();
        sizes[position] = price.tileSizes[loop];
        order.push_back(position);
      }
  for (unsigned loop = 0; loop < sizes.size(); ++loop)
    if (!llvm::is_contained(order, loop))
      order.push_back(loop);
  auto firstNest = tileAndFuse(rewriter, first, sizes, order);
  auto secondNest =
      tileAndFuse(rewriter, second, price.tileSizes, price.interchange);
  if (failed(firstNest) || failed(secondNest) ||
      firstNest->loops.size() != secondNest->loops.size())
    return failure();
  rewriter.eraseOp(first);
  rewriter.eraseOp(second);
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

/// Folds empty tensors of tiles, and merges what was fused along two paths.
static LogicalResult cleanUp(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  tensor::populateFoldTensorEmptyPatterns(patterns);
  if (failed(applyPatternsGreedily(module, std::move(patterns))))
    return failure();
  PassManager manager(module.getContext());
  manager.addPass(createCSEPass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  if (failed(manager.run(module)))
    return failure();
  // Each use of an empty tensor is separate storage.
  module.walk([](tensor::EmptyOp empty) {
    while (!empty->use_empty() && !empty->hasOneUse()) {
      OpBuilder builder(empty);
      empty->use_begin()->set(builder.clone(*empty)->getResult(0));
    }
  });
  return success();
}

/// Removes what upstream's functions would remove besides what they fuse.
static LogicalResult prepare(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  return success(
      succeeded(cleanUp(module)) &&
      succeeded(applyPatternsGreedily(module, std::move(patterns))) &&
      succeeded(cleanUp(module)));
}

void TestFusionPass::check(ArrayRef<Operation *> ops, const FusionPrice &price,
                           const Count &executions, StringRef what,
                           unsigned operand) {
  Bytes beforeCopy;
  FusionSlice slice = copyFor(ops, beforeCopy);
  OwningOpRef<ModuleOp> &copy = slice.module;
  SmallVector<Operation *> copied;
  for (Operation *op : ops)
    copied.push_back(slice.mapping.lookup(op));
  bool isElementwise = price.kind == FusionKind::Elementwise;
  bool isSibling = price.kind == FusionKind::Sibling;
  LogicalResult fused = isElementwise ? fuseElementwise(*copy, copied)
                        : isSibling
                            ? fuseSiblings(copied[0], copied[1], operand, price)
                            : fuseTiles(copied, price);
  if (failed(fused) || (!isElementwise && failed(cleanUp(*copy))) ||
      failed(verify(*copy))) {
    ops.back()->emitError() << what << ": upstream doesn't fuse it";
    return signalPassFailure();
  }
  // Upstream builds the blocks of a chain. The schedule streams matrices past a
  // block, which the resulting loops do not express.
  if (price.kind == FusionKind::Chain) {
    ++numChains;
    return;
  }
  Bytes after = count(*copy);
  Count promised = price.getBytesSaved() * executions;
  auto print = [&](const Count &saved, StringRef unit) {
    llvm::outs() << llvm::formatv("{0} {1} of {2} ops: {3} of {4} {5}", what,
                                  getFusionKindName(price.kind), ops.size(),
                                  saved.str(), promised.str(), unit);
  };
  if (isElementwise) {
    ++numElementwise;
    if (verbose) {
      print(beforeCopy.distinct - after.distinct, "B\n");
    }
    if (beforeCopy.distinct - after.distinct == promised &&
        beforeCopy.outermost - after.outermost == promised)
      return;
    ops.back()->emitError()
        << what << ": promised " << promised.str() << " B, saved "
        << (beforeCopy.distinct - after.distinct).str()
        << " B, at the outermost "
        << "level " << (beforeCopy.outermost - after.outermost).str() << " B";
    return signalPassFailure();
  }
  ++(isSibling ? numSiblings : numTiled);
  // The traffic of the remaining ops must be the predicted one.
  Count left = after.outermost - beforeCopy.outermost + price.bytesBefore;
  double ratio = left.toDouble() / price.bytesAfter.toDouble();
  if (std::abs(ratio - 1) > std::abs(worstTiled - 1))
    worstTiled = ratio;
  if (verbose) {
    print(beforeCopy.outermost - after.outermost, "B");
    llvm::outs() << llvm::formatv(", ratio {0:f4}, {1} of {2}\n", ratio,
                                  price.onChipBytes.str(), price.level);
  }
  if (std::abs(ratio - 1) <= 0.02)
    return;
  ops.back()->emitError() << what << ": promised to move "
                          << price.bytesAfter.str() << " B, moves "
                          << left.str() << " B";
  signalPassFailure();
}

void TestFusionPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<TargetSystemSpecInterface> spec =
      loadTarget(targetName, module.getLoc());
  if (failed(spec))
    return signalPassFailure();
  FailureOr<TargetDescription> description =
      parseTargetSpec(*spec, module.getLoc());
  if (failed(description))
    return signalPassFailure();
  target = *description;
  if (failed(prepare(module)))
    return signalPassFailure();
  beforeEach = countEach(module);
  for (const auto &[op, bytes] : beforeEach)
    before += bytes;
  FusionAdvice advice = computeFusionAdvice(module, *target, {});
  for (const FunctionFusion &function : advice.getFunctions()) {
    for (const FusionEdge &edge : function.edges)
      if (edge.price->isLegal())
        check({edge.producer, edge.consumer}, *edge.price, edge.executions,
              "edge", edge.operands.front());
    for (const FusionGroup &group : function.groups)
      if (group.ops.size() > 2)
        check(group.ops, *group.price, group.executions, "group");
  }
  if (verbose)
    llvm::outs() << numParts << " in a part of a function\n";
  llvm::outs() << llvm::formatv(
      "{0} elementwise, {1} tile-and-fuse, {2} siblings (worst ratio {3:f4}), "
      "{4} chains\n",
      numElementwise, numTiled, numSiblings, worstTiled, numChains);
}

namespace mlir::roofline {
void registerTestFusionPass() { PassRegistration<TestFusionPass>(); }
} // namespace mlir::roofline
