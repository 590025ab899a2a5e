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
#include "roofline/Estimate/KnobSpace.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetSpec.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The part of a pipeline that advice can change, once with it and once
/// without: fuses, tiles for the caches, and tiles for the registers.
///
/// Without advice upstream's elementwise fusion fuses what it can, and `sizes`
/// are the tile: of rows, columns and the sum. With advice the kernels and the
/// fastest predicted tiles are made. Runs with `tile` and with `in-registers`
/// follow, after loops have been peeled; with both, products get tiles by
/// advice if the registers have no room for the given ones, and other ops rows.
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
  ListOption<unsigned> order{
      *this, "order",
      llvm::cl::desc(
          "Order of the loops over these tiles: 0 is that over rows, "
          "1 over columns, 2 the sum.")};
  ListOption<int64_t> registers{
      *this, "registers",
      llvm::cl::desc("Rows and columns of a tile in registers.")};
  Option<bool> inRegisters{*this, "in-registers", llvm::cl::init(false),
                           llvm::cl::desc("Make the tiles in registers.")};

  LogicalResult fuseElementwiseOps();
  LogicalResult makeKernels();
  LogicalResult tileForCaches(IRRewriter &rewriter, linalg::LinalgOp op);
  LogicalResult tile(IRRewriter &rewriter, linalg::LinalgOp op,
                     const Tiling &tiling);
  LogicalResult tileForRegisters(IRRewriter &rewriter, linalg::LinalgOp op);
  SmallVector<Knob, 0> listKnobs(linalg::LinalgOp op, StringRef outer,
                                 StringRef inner, const Tiling &block);
  std::optional<OpRecord> predict(linalg::LinalgOp op);
  Tiling chooseTile(linalg::LinalgOp op);
  Tiling getRegisterTile(linalg::LinalgOp op, const TilePredictor *predictor);
};

/// Loops of an op by what tiles do with them.
struct LoopRoles {
  std::optional<unsigned> row, column, sum;

  /// A tile of these sizes, and of `others` along all other loops.
  Tiling makeTile(linalg::LinalgOp op, int64_t others, int64_t rows,
                  int64_t columns, int64_t terms) const {
    Tiling tiling;
    tiling.sizes.assign(op.getNumLoops(), others);
    std::pair<std::optional<unsigned>, int64_t> own[] = {
        {row, rows}, {column, columns}, {sum, terms}};
    for (auto [loop, size] : own)
      if (loop)
        tiling.sizes[*loop] = size;
    return tiling;
  }
};
} // namespace

/// A product or convolution: adds up, and reads more than one tensor.
static bool isProduct(linalg::LinalgOp op) {
  return op.getNumReductionLoops() > 0 && op.getNumDpsInputs() > 1;
}

/// True if `loop` makes `op` several products: all of its inputs are others.
static bool isBatch(linalg::LinalgOp op, unsigned loop) {
  return isProduct(op) &&
         llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
           return op.getMatchingIndexingMap(operand).isFunctionOfDim(loop);
         });
}

/// Columns and rows are the loops that index the last two dims of the result
/// that are longer than 1, rows rather one that is no batch. The sum is the
/// longest reduction.
static LoopRoles findRoles(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  LoopRoles roles;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (AffineExpr expr : llvm::reverse(result.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || extents[dim.getPosition()] == 1)
      continue;
    if (!roles.column)
      roles.column = dim.getPosition();
    else if (!roles.row ||
             (isBatch(op, *roles.row) && !isBatch(op, dim.getPosition())))
      roles.row = dim.getPosition();
  }
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (kinds[loop] == utils::IteratorType::reduction && extents[loop] > 1 &&
        (!roles.sum || extents[loop] >= extents[*roles.sum]))
      roles.sum = loop;
  return roles;
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
  FusionAdvice advice =
      computeFusionAdvice(module, *lookupTarget(module), AnalysisOptions());
  for (const FunctionFusion &function : advice.getFunctions())
    for (const FusionGroup &group : function.groups)
      if ((group.price->kind == FusionKind::TileAndFuse ||
           group.price->kind == FusionKind::Chain) &&
          failed(fuseTiles(group.ops, *group.price)))
        return group.ops.back()->emitError("upstream doesn't fuse it");
  return cleanUp(module);
}

LogicalResult TestSchedulePass::tile(IRRewriter &rewriter, linalg::LinalgOp op,
                                     const Tiling &tiling) {
  if (llvm::all_of(tiling.sizes, [](int64_t size) { return size == 0; }))
    return success();
  scf::SCFTilingOptions options;
  options.setTileSizes(getAsIndexOpFoldResult(&getContext(), tiling.sizes))
      .setInterchange(llvm::to_vector_of<int64_t>(tiling.order));
  rewriter.setInsertionPoint(op);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return op.emitError("upstream doesn't tile it");
  rewriter.replaceOp(op, tiled->replacements);
  return success();
}

/// `least`, twice, four times that and so on up to `most`, and 0 for a whole
/// loop of no more.
static SmallVector<SmallVector<int64_t, 4>, 0>
listSizes(int64_t least, int64_t extent, int64_t most = INT64_MAX) {
  SmallVector<SmallVector<int64_t, 4>, 0> sizes;
  for (int64_t size = least; size < extent && size <= most; size *= 2)
    sizes.push_back({size});
  if (extent <= most)
    sizes.push_back({0});
  return sizes;
}

/// Terms of a sum in a tile at most: processors prefetch about as many rows.
static constexpr int64_t maxTerms = 64;

/// Knobs of a tile for the caches around the tile of the registers: sizes of
/// rows, columns and the sum and the order of their loops. Other parallel loops
/// are outside, one iteration or all in a tile; other sums stay whole.
SmallVector<Knob, 0> TestSchedulePass::listKnobs(linalg::LinalgOp op,
                                                 StringRef outer,
                                                 StringRef inner,
                                                 const Tiling &block) {
  LoopRoles roles = findRoles(op);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<Knob, 0> knobs;
  SmallVector<int64_t, 4> around, moved, within;
  auto addKnob = [&](KnobKind kind, StringRef level, unsigned loop,
                     SmallVector<SmallVector<int64_t, 4>, 0> options) {
    knobs.push_back({("k" + Twine(knobs.size())).str(), kind, level.str(), loop,
                     std::move(options)});
  };
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    bool isSum = kind == utils::IteratorType::reduction;
    if (loop == roles.row || loop == roles.column || loop == roles.sum) {
      moved.push_back(loop);
      addKnob(KnobKind::Size, outer, loop,
              isSum ? listSizes(registers[0], extents[loop], maxTerms)
                    : listSizes(block.sizes[loop], extents[loop]));
    } else if (isSum) {
      within.push_back(loop);
    } else {
      around.push_back(loop);
      if (extents[loop] > 1)
        addKnob(KnobKind::Size, outer, loop, {{1}, {0}});
    }
  }
  SmallVector<SmallVector<int64_t, 4>, 0> orders;
  do {
    SmallVector<int64_t, 4> &order = orders.emplace_back(around);
    llvm::append_range(order, moved);
    llvm::append_range(order, within);
  } while (std::next_permutation(moved.begin(), moved.end()));
  addKnob(KnobKind::Order, outer, 0, std::move(orders));
  addKnob(KnobKind::Tile, inner, 0,
          {SmallVector<int64_t, 4>(llvm::ArrayRef(block.sizes))});
  addKnob(KnobKind::Order, inner, 0,
          {llvm::to_vector_of<int64_t, 4>(block.order)});
  return knobs;
}

/// What predicts the time of tiles of a program that runs again and again; no
/// value without one.
std::optional<OpRecord> TestSchedulePass::predict(linalg::LinalgOp op) {
  std::unique_ptr<TargetDescription> target = lookupTarget(getOperation());
  if (!target)
    return std::nullopt;
  AnalysisOptions options;
  options.steady = true;
  RooflineAnalysis analysis(getOperation(), *target, options);
  std::optional<OpRecord> record = analysis.compute(op, /*wantsTiling=*/true);
  return record && record->predictor ? std::move(record) : std::nullopt;
}

/// The level around the registers; null for none.
static const PredictorLevel *findInner(const TilePredictor &predictor) {
  ArrayRef<PredictorLevel> levels = predictor.getLevels();
  const PredictorLevel *level = llvm::find_if(
      levels, [](const PredictorLevel &own) { return own.feedsRegisters; });
  return level == levels.end() ? nullptr : level;
}

/// The tile that takes the least time if the tiles of the registers lie in it;
/// empty for none.
Tiling TestSchedulePass::chooseTile(linalg::LinalgOp op) {
  std::optional<OpRecord> record = predict(op);
  if (!record)
    return {};
  const PredictorLevel *outer = nullptr, *inner = findInner(*record->predictor);
  for (const PredictorLevel &level : record->predictor->getLevels())
    outer = outer || !level.nest ? outer : &level;
  if (!outer || !inner || outer == inner)
    return {};
  SmallVector<Knob, 0> knobs = listKnobs(
      op, outer->name, inner->name, getRegisterTile(op, &*record->predictor));
  std::string whyNot;
  FailureOr<KnobSpace> space =
      KnobSpace::make(*record->predictor, knobs, whyNot);
  if (failed(space)) {
    op.emitRemark("no tile is advised: ") << whyNot;
    return {};
  }
  SmallVector<KnobChoice, 0> ranked = space->rank(1);
  if (ranked.empty())
    return {};
  Tiling tiling;
  tiling.sizes.assign(op.getNumLoops(), 0);
  for (auto [knob, option] : llvm::zip_equal(knobs, ranked.front().options)) {
    if (knob.level != outer->name)
      continue;
    const SmallVector<int64_t, 4> &values = knob.options[option];
    if (knob.kind == KnobKind::Size)
      tiling.sizes[knob.number] = values.front();
    else
      tiling.order = llvm::to_vector_of<unsigned, 0>(values);
  }
  return tiling;
}

LogicalResult TestSchedulePass::tileForCaches(IRRewriter &rewriter,
                                              linalg::LinalgOp op) {
  if (tiles)
    return isProduct(op) ? tile(rewriter, op, chooseTile(op)) : success();
  LoopRoles roles = findRoles(op);
  Tiling tiling = roles.makeTile(op, /*others=*/0, sizes[0], sizes[1],
                                 isProduct(op) ? sizes[2] : 0);
  std::optional<unsigned> loops[] = {roles.row, roles.column, roles.sum};
  for (unsigned role : order)
    if (role < 3 && loops[role])
      tiling.order.push_back(*loops[role]);
  if (tiling.order.empty())
    return tile(rewriter, op, tiling);
  // The others go around these.
  SmallVector<unsigned, 0> inner;
  std::swap(inner, tiling.order);
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!llvm::is_contained(inner, loop))
      tiling.order.push_back(loop);
  llvm::append_range(tiling.order, inner);
  return tile(rewriter, op, tiling);
}

/// True if `op` reads along `loop` what lies side by side in memory.
static bool readsAlong(linalg::LinalgOp op, unsigned loop) {
  return llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    return map.getNumResults() > 0 &&
           map.getResult(map.getNumResults() - 1).isFunctionOfDim(loop);
  });
}

/// The tile of the registers. Terms that lie side by side are added as a
/// vector; others one at a time, to a vector of sums. If `registers` have no
/// room, with `predictor` the fastest tile that has: of twice as many rows, as
/// many, half of them and so on, and of all, half or a quarter of the columns.
Tiling TestSchedulePass::getRegisterTile(linalg::LinalgOp op,
                                         const TilePredictor *predictor) {
  LoopRoles roles = findRoles(op);
  bool addsVectors = !isProduct(op) && roles.sum && readsAlong(op, *roles.sum);
  Tiling tiling = roles.makeTile(op, /*others=*/1, registers[0], registers[1],
                                 addsVectors ? registers[1] : 1);
  // Sums innermost: their results stay in registers.
  for (auto kind :
       {utils::IteratorType::parallel, utils::IteratorType::reduction})
    for (auto [loop, other] : llvm::enumerate(op.getIteratorTypesArray()))
      if (other == kind)
        tiling.order.push_back(loop);
  const PredictorLevel *level = predictor ? findInner(*predictor) : nullptr;
  if (!level || !level->nest || predictor->predict(level->name, tiling))
    return tiling;
  std::optional<TilePrediction> best;
  for (int64_t rows = 2 * registers[0]; rows > 0; rows /= 2)
    for (int64_t parts : {1, 2, 4}) {
      std::optional<TilePrediction> own = predictor->predict(
          level->name,
          {roles.makeTile(op, 1, rows, registers[1] / parts, 1).sizes,
           tiling.order});
      if (own && (!best || own->seconds < best->seconds))
        best = std::move(own);
    }
  return best ? best->tiling : tiling;
}

LogicalResult TestSchedulePass::tileForRegisters(IRRewriter &rewriter,
                                                 linalg::LinalgOp op) {
  std::optional<OpRecord> record;
  if (tiles && isProduct(op))
    record = predict(op);
  Tiling tiling = getRegisterTile(op, record ? &*record->predictor : nullptr);
  std::unique_ptr<TargetDescription> target = lookupTarget(getOperation());
  if (tiles && !isProduct(op) && target) {
    std::optional<SmallVector<int64_t>> row =
        getConstantIntValues(makeRowSizes(*target)(rewriter, op));
    if (row && !row->empty())
      tiling.sizes.assign(row->begin(), row->end());
  }
  return tile(rewriter, op, tiling);
}

void TestSchedulePass::runOnOperation() {
  IRRewriter rewriter(&getContext());
  if (fuses || !sizes.empty())
    if (failed(fuseElementwiseOps()) || (fuses && failed(makeKernels())))
      return signalPassFailure();
  if (!tiles && sizes.empty() && !inRegisters)
    return;
  SmallVector<linalg::LinalgOp> ops;
  getOperation()->walk([&](linalg::LinalgOp op) {
    if (!op.hasDynamicShape() && op.getNumDpsInits() > 0)
      ops.push_back(op);
  });
  for (linalg::LinalgOp op : ops)
    if (failed(inRegisters ? tileForRegisters(rewriter, op)
                           : tileForCaches(rewriter, op)))
      return signalPassFailure();
}

namespace mlir::roofline {
void registerTestSchedulePass() { PassRegistration<TestSchedulePass>(); }
} // namespace mlir::roofline
