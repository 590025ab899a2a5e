//===- TestFusion.cpp - Do as fusion advice says, and count -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
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
/// Bytes of a module: each op's distinct elements, and what crosses the
/// outermost level with the best known tiling or as the loops are written.
struct Bytes {
  Count distinct, outermost;
};

/// For each edge, and each group, that the advice says can be fused: fuses
/// exactly these ops with upstream's functions in a copy of the module,
/// analyses the copy, and compares the bytes with what was promised.
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

  Bytes count(ModuleOp module);
  void check(ArrayRef<Operation *> ops, const FusionPrice &price,
             const Count &executions, StringRef what);
  LogicalResult fuseElementwise(ModuleOp copy, ArrayRef<Operation *> ops);
  LogicalResult fuseTiles(ArrayRef<Operation *> ops, const FusionPrice &price);

  std::optional<TargetDescription> target;
  Bytes before;
  unsigned numElementwise = 0, numTiled = 0, numSiblings = 0;
  double worstTiled = 1;
};
} // namespace

Bytes TestFusionPass::count(ModuleOp module) {
  AnalysisOptions options;
  options.totals = false;
  ModuleAnalysis analysis(module, &*target, options);
  Bytes bytes;
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        if (isa<CallOpInterface>(record.op))
          return; // What it calls counts on its own.
        WorkSummary all = record.getAllWork();
        bytes.distinct +=
            all.getBytesRead().lower + all.getBytesWritten().lower;
        bytes.outermost += record.estimate.levels.front().getUpperBytes();
      },
      [](Operation *, StringRef) {});
  return bytes;
}

/// An operand of one of `ops` that another one makes and that can be fused;
/// null if there is none left.
static OpOperand *findFusable(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    for (OpOperand &operand : op->getOpOperands())
      if (llvm::is_contained(ops, operand.get().getDefiningOp()) &&
          linalg::areElementwiseOpsFusable(&operand))
        return &operand;
  return nullptr;
}

/// Fuses `ops` and nothing else by upstream's function, as its pattern does.
LogicalResult TestFusionPass::fuseElementwise(ModuleOp copy,
                                              ArrayRef<Operation *> ops) {
  IRRewriter rewriter(&getContext());
  SmallVector<Operation *> own(ops);
  bool isFused = false;
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

/// Tiles the last of `ops` and fuses the others into its loops.
LogicalResult TestFusionPass::fuseTiles(ArrayRef<Operation *> ops,
                                        const FusionPrice &price) {
  IRRewriter rewriter(&getContext());
  Operation *last = ops.back();
  rewriter.setInsertionPoint(last);
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : price.tileSizes)
    sizes.push_back(rewriter.getIndexAttr(size));
  scf::SCFTileAndFuseOptions options;
  options.tilingOptions.setTileSizes(sizes).setInterchange(price.interchange);
  auto isUsedOutside = [&](Operation *op) {
    return llvm::any_of(op->getUsers(), [&](Operation *user) {
      return !llvm::is_contained(ops, user);
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
    // Inits come along.
    if (!llvm::is_contained(ops, op) && !isa<linalg::FillOp>(op))
      return std::nullopt;
    // Once.
    return scf::SCFTileAndFuseOptions::ControlFnResult{kept.erase(op)};
  };
  options.setFusionControlFn(control);
  FailureOr<scf::SCFTileAndFuseResult> fused =
      scf::tileConsumerAndFuseProducersUsingSCF(
          rewriter, cast<TilingInterface>(last), options);
  if (failed(fused) || fused->loops.empty())
    return failure();
  for (auto [original, replacement] : fused->replacements)
    rewriter.replaceAllUsesWith(original, replacement);
  return success();
}

/// Empties of tiles, and what was fused along two ways as one.
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
  // Each empty tensor is storage of its own.
  module.walk([](tensor::EmptyOp empty) {
    while (!empty->use_empty() && !empty->hasOneUse()) {
      OpBuilder builder(empty);
      empty->use_begin()->set(builder.clone(*empty)->getResult(0));
    }
  });
  return success();
}

/// Removes what upstream's functions would remove beside what they fuse.
static LogicalResult prepare(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  return success(
      succeeded(cleanUp(module)) &&
      succeeded(applyPatternsGreedily(module, std::move(patterns))) &&
      succeeded(cleanUp(module)));
}

void TestFusionPass::check(ArrayRef<Operation *> ops, const FusionPrice &price,
                           const Count &executions, StringRef what) {
  if (price.kind == FusionKind::Sibling) {
    ++numSiblings;
    return;
  }
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(getOperation()->clone(mapping));
  SmallVector<Operation *> copied;
  for (Operation *op : ops)
    copied.push_back(mapping.lookup(op));
  bool isElementwise = price.kind == FusionKind::Elementwise;
  LogicalResult fused =
      isElementwise ? fuseElementwise(*copy, copied) : fuseTiles(copied, price);
  if (failed(fused) || (!isElementwise && failed(cleanUp(*copy))) ||
      failed(verify(*copy))) {
    ops.back()->emitError() << what << ": upstream doesn't fuse it";
    return signalPassFailure();
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
      print(before.distinct - after.distinct, "B\n");
    }
    if (before.distinct - after.distinct == promised &&
        before.outermost - after.outermost == promised)
      return;
    ops.back()->emitError()
        << what << ": promised " << promised.str() << " B, saved "
        << (before.distinct - after.distinct).str() << " B, at the outermost "
        << "level " << (before.outermost - after.outermost).str() << " B";
    return signalPassFailure();
  }
  ++numTiled;
  // What is left of the ops moves what was promised.
  Count left = after.outermost - before.outermost + price.bytesBefore;
  double ratio = left.toDouble() / price.bytesAfter.toDouble();
  if (std::abs(ratio - 1) > std::abs(worstTiled - 1))
    worstTiled = ratio;
  if (verbose) {
    print(before.outermost - after.outermost, "B");
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
  before = count(module);
  FusionAdvice advice = computeFusionAdvice(module, *target, {});
  for (const FunctionFusion &function : advice.getFunctions()) {
    for (const FusionEdge &edge : function.edges)
      if (edge.price->isLegal())
        check({edge.producer, edge.consumer}, *edge.price, edge.executions,
              "edge");
    for (const FusionGroup &group : function.groups)
      if (group.ops.size() > 2)
        check(group.ops, *group.price, group.executions, "group");
  }
  llvm::outs() << llvm::formatv(
      "{0} elementwise, {1} tile-and-fuse (worst ratio {2:f4}), {3} siblings\n",
      numElementwise, numTiled, worstTiled, numSiblings);
}

namespace mlir::roofline {
void registerTestFusionPass() { PassRegistration<TestFusionPass>(); }
} // namespace mlir::roofline
