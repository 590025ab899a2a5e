//===- TestSchedule.cpp - Tiles a program by fixed sizes or by advice -----===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApplyFusion.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Estimate/TilePredictor.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The part of a pipeline that advice can change, once with it and once
/// without: fuses, tiles for the caches, and tiles for the registers.
///
/// Without advice upstream's elementwise fusion fuses what it can, and `sizes`
/// are the tile: of rows, columns and the sum. With advice the kernels and the
/// fastest predicted tiles are made. A second run with `registers` makes the
/// tiles of the registers, after loops have been peeled.
struct TestSchedulePass : PassWrapper<TestSchedulePass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestSchedulePass)

  TestSchedulePass() = default;
  TestSchedulePass(const TestSchedulePass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-schedule"; }
  StringRef getDescription() const final {
    return "Fuse and tile by advice or by fixed sizes";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect, scf::SCFDialect>();
    registerAllModels(registry);
  }
  void runOnOperation() final;

private:
  Option<bool> fuses{*this, "fuse", llvm::cl::init(false),
                     llvm::cl::desc("Fuse by advice.")};
  Option<bool> tiles{*this, "tile", llvm::cl::init(false),
                     llvm::cl::desc("Tile by advice.")};
  ListOption<int64_t> sizes{
      *this, "sizes",
      llvm::cl::desc("Tile of rows, columns and the sum; 0 for whole loops.")};
  ListOption<int64_t> registers{
      *this, "registers", llvm::cl::desc("Rows and columns in registers.")};

  LogicalResult fuseElementwiseOps();
  LogicalResult makeKernels();
  LogicalResult tileForCaches(IRRewriter &rewriter, linalg::LinalgOp op);
  LogicalResult tile(IRRewriter &rewriter, linalg::LinalgOp op,
                     SmallVector<int64_t> tileSizes, ArrayRef<int64_t> order);
  LogicalResult tileForRegisters(IRRewriter &rewriter, linalg::LinalgOp op);
};

/// Loops of an op by what tiles do with them.
struct LoopRoles {
  std::optional<unsigned> row, column, sum;
};
} // namespace

/// Columns are the loop that indexes the last dim of the result, or of the
/// first input where the result has none of its loops there; rows are the
/// longest other parallel loop that a product reuses, else the one before. The
/// sum is the longest reduction.
static LoopRoles findRoles(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  LoopRoles roles;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (AffineExpr expr : result.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      if (extents[dim.getPosition()] > 1) {
        roles.row = roles.column;
        roles.column = dim.getPosition();
      }
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (kinds[loop] == utils::IteratorType::reduction && extents[loop] > 1 &&
        (!roles.sum || extents[loop] >= extents[*roles.sum]))
      roles.sum = loop;
  return roles;
}

/// A product or convolution: adds up, and reads more than one tensor.
static bool isProduct(linalg::LinalgOp op) {
  return op.getNumReductionLoops() > 0 && op.getNumDpsInputs() > 1;
}

LogicalResult TestSchedulePass::fuseElementwiseOps() {
  RewritePatternSet patterns(&getContext());
  GreedyRewriteConfig config;
  if (fuses) {
    auto &prices = getAnalysis<FusionPrices>();
    config.setListener(&prices);
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, makeElementwiseFusionControl(prices));
    return applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
  linalg::populateElementwiseOpsFusionPatterns(
      patterns, [](OpOperand *operand) {
        Operation *producer = operand->get().getDefiningOp();
        return producer && producer->hasOneUse();
      });
  return applyPatternsGreedily(getOperation(), std::move(patterns), config);
}

LogicalResult TestSchedulePass::makeKernels() {
  auto module = cast<ModuleOp>(getOperation());
  FusionAdvice advice = computeFusionAdvice(
      module, *RooflineAnalysis(module).getTarget(), AnalysisOptions());
  for (const FunctionFusion &function : advice.getFunctions())
    for (const FusionGroup &group : function.groups)
      if ((group.price->kind == FusionKind::TileAndFuse ||
           group.price->kind == FusionKind::Chain) &&
          failed(fuseTiles(group.ops, *group.price)))
        return group.ops.back()->emitError("upstream doesn't fuse it");
  return cleanUp(module);
}

LogicalResult TestSchedulePass::tile(IRRewriter &rewriter, linalg::LinalgOp op,
                                     SmallVector<int64_t> tileSizes,
                                     ArrayRef<int64_t> order) {
  if (llvm::all_of(tileSizes, [](int64_t size) { return size == 0; }))
    return success();
  scf::SCFTilingOptions options;
  options.setTileSizes(getAsIndexOpFoldResult(&getContext(), tileSizes))
      .setInterchange(order);
  rewriter.setInsertionPoint(op);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return op.emitError("upstream doesn't tile it");
  rewriter.replaceOp(op, tiled->replacements);
  return success();
}

LogicalResult TestSchedulePass::tileForCaches(IRRewriter &rewriter,
                                              linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<int64_t> chosen(extents.size(), 0), order;
  LoopRoles roles = findRoles(op);
  if (tiles) {
    if (!isProduct(op))
      return success();
    RooflineAnalysis analysis(getOperation());
    std::optional<OpRecord> record = analysis.compute(op, /*wantsTiling=*/true);
    if (!record || !record->predictor)
      return success();
    auto candidates = record->predictor->listCandidates();
    const TilePrediction *best = nullptr;
    for (const TilePrediction &candidate : candidates)
      if (!best || candidate.seconds < best->seconds)
        best = &candidate;
    if (!best)
      return success();
    llvm::copy(best->tiling.sizes, chosen.begin());
    order.assign(best->tiling.order.begin(), best->tiling.order.end());
  } else {
    if (roles.row)
      chosen[*roles.row] = sizes[0];
    if (roles.column)
      chosen[*roles.column] = sizes[1];
    if (roles.sum && isProduct(op))
      chosen[*roles.sum] = sizes[2];
  }
  return tile(rewriter, op, chosen, order);
}

LogicalResult TestSchedulePass::tileForRegisters(IRRewriter &rewriter,
                                                 linalg::LinalgOp op) {
  LoopRoles roles = findRoles(op);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<int64_t> chosen(extents.size(), 1), order;
  if (roles.row)
    chosen[*roles.row] = registers[0];
  if (roles.column)
    chosen[*roles.column] = registers[1];
  if (roles.sum && !isProduct(op))
    chosen[*roles.sum] = registers[1];
  // Sums innermost: their results stay in registers.
  for (auto kind :
       {utils::IteratorType::parallel, utils::IteratorType::reduction})
    for (auto [loop, other] : llvm::enumerate(op.getIteratorTypesArray()))
      if (other == kind)
        order.push_back(loop);
  return tile(rewriter, op, chosen, order);
}

void TestSchedulePass::runOnOperation() {
  IRRewriter rewriter(&getContext());
  if (registers.empty() &&
      (failed(fuseElementwiseOps()) || (fuses && failed(makeKernels()))))
    return signalPassFailure();
  SmallVector<linalg::LinalgOp> ops;
  getOperation()->walk([&](linalg::LinalgOp op) {
    if (!op.hasDynamicShape())
      ops.push_back(op);
  });
  for (linalg::LinalgOp op : ops)
    if (failed(registers.empty() ? tileForCaches(rewriter, op)
                                 : tileForRegisters(rewriter, op)))
      return signalPassFailure();
}

namespace mlir::roofline {
void registerTestSchedulePass() { PassRegistration<TestSchedulePass>(); }
} // namespace mlir::roofline
