//===- Hooks.cpp - What upstream's transforms ask, answered ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/Hooks.h"

#include "Fusion/FusionSet.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "roofline/Estimate/TilePredictor.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

linalg::ControlFusionFn
roofline::makeElementwiseFusionControl(FusionPrices &prices) {
  return [&prices](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    if (!producer)
      return false;
    const FusionPrice &price =
        prices.priceFusion(producer, operand->getOwner());
    return price.kind == FusionKind::Elementwise &&
           price.getGain(*prices.getTarget()).value_or(0) > 0;
  };
}

static SmallVector<OpFoldResult> makeSizes(ArrayRef<int64_t> sizes,
                                           MLIRContext *context) {
  return getAsIndexOpFoldResult(context, sizes);
}

scf::SCFTileAndFuseOptions
roofline::makeTileAndFuseOptions(ArrayRef<Operation *> ops,
                                 const FusionPrice &price) {
  MLIRContext *context = ops.back()->getContext();
  scf::SCFTileAndFuseOptions options;
  options.tilingOptions.setTileSizes(makeSizes(price.tileSizes, context))
      .setInterchange(price.interchange);
  // The loops hand out what others read, once.
  llvm::DenseSet<Operation *> members(ops.begin(), ops.end()), handedOut;
  for (Operation *op : ops.drop_back())
    if (findOutsideUse(op, ops) != OutsideUse::None)
      handedOut.insert(op);
  options.setFusionControlFn(
      [members, handedOut](tensor::ExtractSliceOp, OpResult producer,
                           bool) mutable
          -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
        Operation *op = producer.getOwner();
        if (!members.contains(op) && !isFilling(op))
          return std::nullopt;
        return scf::SCFTileAndFuseOptions::ControlFnResult{handedOut.erase(op)};
      });
  // As transform.structured.fuse does: slices move through reshapes.
  RewritePatternSet cleanup(context);
  tensor::populateBubbleUpExtractSliceOpPatterns(cleanup);
  tensor::populateMergeConsecutiveInsertExtractSlicePatterns(cleanup);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(cleanup, context);
  options.cleanupPatterns = std::move(cleanup);
  return options;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// The tiles of `record` worth trying at `level`, the fastest first; at the
/// innermost level that has any if it is empty.
static SmallVector<TilePrediction, 0> listTiles(const OpRecord &record,
                                                StringRef level) {
  SmallVector<TilePrediction, 0> tiles;
  if (!record.predictor)
    return tiles;
  tiles = record.predictor->listCandidates();
  std::string wanted = level.str();
  if (level.empty() && !tiles.empty())
    wanted = tiles.back().level;
  llvm::erase_if(
      tiles, [&](const TilePrediction &tile) { return tile.level != wanted; });
  return tiles;
}

scf::SCFTileSizeComputationFunction
roofline::makeTileSizes(RooflineAnalysis &analysis, StringRef level) {
  return [&analysis, level = level.str()](OpBuilder &builder, Operation *op) {
    std::optional<OpRecord> record = analysis.compute(op, /*wantsTiling=*/true);
    SmallVector<TilePrediction, 0> tiles;
    if (record)
      tiles = listTiles(*record, level);
    return tiles.empty()
               ? SmallVector<OpFoldResult>()
               : makeSizes(tiles.front().tiling.sizes, builder.getContext());
  };
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The loops of `op` in the order in which its largest operand lies in memory,
/// the innermost first.
static SmallVector<unsigned> findMemoryOrder(linalg::LinalgOp op) {
  double most = 0;
  AffineMap largest = AffineMap::get(op.getContext());
  for (OpOperand &operand : op->getOpOperands()) {
    double elements = 1;
    for (int64_t size : op.getShape(&operand))
      elements *= double(size);
    if (elements >= most) {
      most = elements;
      largest = op.getMatchingIndexingMap(&operand);
    }
  }
  SmallVector<unsigned> loops;
  for (AffineExpr expr : llvm::reverse(largest.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      break;
    loops.push_back(dim.getPosition());
  }
  return loops;
}

/// What registers hold of a tile of `op` [B]: each operand, and of a sum one
/// for each term; no value if a type has no size.
static std::optional<double> computeRegisterBytes(linalg::LinalgOp op,
                                                  ArrayRef<int64_t> tile) {
  double bytes = 0;
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = getElementTypeOrSelf(operand.get().getType());
    if (!type.isIntOrFloat())
      return std::nullopt;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    double elements = 1;
    for (auto [loop, size] : llvm::enumerate(tile))
      if (map.isFunctionOfDim(loop) ||
          (op.isDpsInit(&operand) &&
           kinds[loop] == utils::IteratorType::reduction))
        elements *= double(size);
    bytes += elements * llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
  }
  return bytes;
}

/// True if `op` has a tile by predicted time, or computes something once for
/// several rows along `loop`.
static bool needsRows(linalg::LinalgOp op, unsigned loop) {
  ProgramContext context;
  Work work;
  auto model = dyn_cast<WorkOpInterface>(*op);
  if (!model || failed(model.computeWork(context, work)) || work.contractions ||
      loop >= work.loops.size())
    return true;
  work.loops[loop].extent = 1;
  return !model.countRepeatedWork(context, work).empty();
}

/// The tile of `op` that is a row of at most `room` bytes of registers, or
/// several short ones; empty for none.
static SmallVector<int64_t> findRow(linalg::LinalgOp op, double room) {
  SmallVector<unsigned> loops = findMemoryOrder(op);
  if (loops.empty() || needsRows(op, loops.front()))
    return {};
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  SmallVector<int64_t> sizes(extents.size(), 1);
  auto fits = [&] {
    std::optional<double> bytes = computeRegisterBytes(op, sizes);
    return bytes && *bytes <= room;
  };
  if (!fits())
    return {};
  bool hasResults = false;
  for (unsigned loop : loops) {
    // Terms of several results, not side by side, are added one by one.
    bool isSum = kinds[loop] == utils::IteratorType::reduction;
    if (isSum && hasResults)
      break;
    hasResults |= !isSum;
    int64_t size = 1;
    while (size < extents[loop]) {
      sizes[loop] = size > extents[loop] / 2 ? extents[loop] : 2 * size;
      if (!fits())
        break;
      size = sizes[loop];
    }
    sizes[loop] = size;
    if (size < extents[loop])
      break;
  }
  return sizes;
}

scf::SCFTileSizeComputationFunction
roofline::makeRowSizes(const TargetDescription &target) {
  int64_t room = target.hasRegisterLevel()
                     ? target.levels.back().capacityBytes.value_or(0)
                     : 0;
  return [room](OpBuilder &builder, Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    SmallVector<int64_t> sizes;
    if (linalgOp && !linalgOp.hasDynamicShape())
      sizes = findRow(linalgOp, double(room));
    return makeSizes(sizes, builder.getContext());
  };
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Time of a tile if all tiles are whole [s].
static double getPaddedSeconds(const TilePrediction &tile,
                               ArrayRef<int64_t> extents) {
  double seconds = tile.seconds;
  for (auto [extent, size] : llvm::zip_equal(extents, tile.tiling.sizes))
    seconds *= double(llvm::alignTo(extent, size)) / double(extent);
  return seconds;
}

linalg::ControlBlockPackMatmulFn
roofline::makeBlockPackControl(RooflineAnalysis &analysis, StringRef level) {
  return [&analysis, level = level.str()](linalg::LinalgOp op)
             -> std::optional<linalg::BlockPackMatmulOptions> {
    FailureOr<linalg::ContractionDimensions> dims =
        linalg::inferContractionDims(op);
    if (failed(dims) || dims->m.size() != 1 || dims->n.size() != 1 ||
        dims->k.size() != 1)
      return std::nullopt;
    std::optional<OpRecord> record = analysis.compute(op, /*wantsTiling=*/true);
    if (!record || record->once.estimate.bound.isBy(ResourceKind::Memory))
      return std::nullopt;
    SmallVector<TilePrediction, 0> tiles = listTiles(*record, level);
    if (tiles.empty())
      return std::nullopt;
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    auto best = llvm::min_element(tiles, [&](const auto &lhs, const auto &rhs) {
      return getPaddedSeconds(lhs, extents) < getPaddedSeconds(rhs, extents);
    });
    linalg::BlockPackMatmulOptions options;
    for (unsigned loop : {dims->m[0], dims->n[0], dims->k[0]})
      options.blockFactors.push_back(best->tiling.sizes[loop]);
    return options;
  };
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

namespace {
/// A reduction on cores that take one result, or one tile of results, each.
struct PartedReduction {
  double cores = 1, pieces = 1;
  /// Time of what all cores share, and of what each has of its own if all are
  /// busy [s].
  double sharedSeconds = 0, ownSeconds = 0;
  /// Time to write the results once and to read them again [s].
  double partSeconds = 0;

  double getSeconds(int64_t parts) const {
    double busy = pieces * double(parts);
    double occupancy = busy / (std::ceil(busy / cores) * cores);
    return std::max(sharedSeconds, ownSeconds / occupancy) +
           (parts > 1 ? double(parts) * partSeconds : 0);
  }
};
} // namespace

/// The loops of `op` that have pieces of their own, and how many pieces: tiles
/// of a contraction, else single results.
static double countPieces(linalg::LinalgOp op, const OpRecord &record,
                          StringRef level) {
  SmallVector<int64_t> sizes(op.getNumLoops(), 1);
  if (record.predictor)
    if (auto tiles = listTiles(record, level); !tiles.empty())
      llvm::copy(tiles.front().tiling.sizes, sizes.begin());
  double pieces = 1;
  for (auto [size, extent, kind] : llvm::zip_equal(
           sizes, op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::parallel)
      pieces *= double(llvm::divideCeil(extent, size));
  return pieces;
}

/// No value if the target has no cores, or if one of them has room for all.
static std::optional<PartedReduction>
makeParted(linalg::LinalgOp op, const OpRecord &record,
           const TargetDescription &target) {
  const auto *own = llvm::find_if(
      target.levels, [](const MemoryLevel &level) { return level.isPrivate; });
  size_t number = own - target.levels.begin();
  const Estimate &estimate = record.once.estimate;
  if (number == 0 || own == target.levels.end() || !own->capacityBytes ||
      !estimate.timeSeconds || !target.levels.front().bytesPerSecond)
    return std::nullopt;
  const Count &bytes = estimate.levels.front().lowerBytes.upper;
  if (!bytes.isConstant() || bytes.toDouble() <= double(*own->capacityBytes))
    return std::nullopt;
  PartedReduction parted;
  parted.cores = double(own->instances);
  parted.pieces = countPieces(op, record, target.levels[number - 1].name);
  for (const auto &[resource, seconds] : estimate.times) {
    bool isShared = resource.kind == ResourceKind::Memory &&
                    llvm::any_of(ArrayRef(target.levels).take_front(number),
                                 [&, &resource = resource](const auto &level) {
                                   return level.name == resource.name;
                                 });
    double &sum = isShared ? parted.sharedSeconds : parted.ownSeconds;
    sum = std::max(sum, seconds);
  }
  Count written = record.once.work.getBytesWritten().upper;
  parted.partSeconds =
      2 * written.toDouble() / *target.levels.front().bytesPerSecond;
  return parted;
}

linalg::ControlSplitReductionFn
roofline::makeSplitReductionControl(RooflineAnalysis &analysis) {
  return [&analysis](linalg::LinalgOp op) -> linalg::SplitReductionOptions {
    // Less is not worth a second op.
    constexpr double leastGain = 0.01;
    linalg::SplitReductionOptions options;
    SmallVector<unsigned> loops;
    op.getReductionDims(loops);
    if (loops.size() != 1 || op.hasDynamicShape())
      return options;
    std::optional<OpRecord> record = analysis.compute(op, /*wantsTiling=*/true);
    std::optional<PartedReduction> parted =
        record ? makeParted(op, *record, *analysis.getTarget()) : std::nullopt;
    if (!parted)
      return options;
    int64_t extent = op.getStaticLoopRanges()[loops.front()];
    double best = (1 - leastGain) * parted->getSeconds(1);
    // A part for each core is enough, and it has two elements at least.
    int64_t most = std::min(int64_t(parted->cores), extent / 2);
    for (int64_t parts = 2; parts <= most; ++parts)
      if (extent % parts == 0 && parted->getSeconds(parts) < best) {
        best = parted->getSeconds(parts);
        options.ratio = parts;
      }
    return options;
  };
}
