//===- TilePredictor.h - How long tiles take -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicts the time of tiles. In: the work of a contraction or convolution, its
// estimate, and a target. Out: a predictor, which takes tile sizes and returns
// bytes at each level and the time (R21), and lists the tiles worth trying.
// docs/use/Tuning.md has the definitions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_TILEPREDICTOR_H
#define ROOFLINE_ESTIMATE_TILEPREDICTOR_H

#include "roofline/Estimate/Estimate.h"
#include "roofline/Estimate/TileAdvice.h"
#include "roofline/Nest/CacheLineCount.h"
#include "roofline/Nest/TilingCost.h"

namespace mlir::roofline {

/// The expected cost of running an op tile by tile.
struct TileFigures {
  /// Room that a tile of all operands takes; of tiles within tiles the sum [B].
  int64_t footprintBytes = 0;
  /// How many tiles there are; of tiles within tiles the innermost ones.
  double numTiles = 1;
  /// Traffic of each level of the target [B]: the least of the op where the
  /// tiling is not known to move more, nullopt where nothing is known.
  SmallVector<std::optional<double>, 4> levelBytes;
  /// Operations of the matrix unit over those of the op: edges of tiles that
  /// don't fill a native tile. At least 1.
  double edgeWaste = 1;
  /// What the sums of a product take at least if those of the innermost tile
  /// are added up at a time [s].
  double sumSeconds = 0;
  /// Part of the private memories that have a tile to work on, on average; 1
  /// where the next memory in is shared.
  double occupancy = 1;
  /// The first level whose memories are those private ones or lie further in.
  size_t occupiedLevel = 0;
  /// Largest time of a resource and those that come on top, or the sum of all
  /// (`Overlap`) [s], and the resource of the largest.
  double seconds = 0;
  Resource bound;

  /// True if there is no reason to try `other` once this has been tried: it
  /// takes no more time, no more room, and no more bytes at any level.
  bool dominates(const TileFigures &other) const;
  /// The order in which to try: by time, of equal ones the fewest tiles (each
  /// takes a while to start, which the time leaves out), then the smallest.
  bool operator<(const TileFigures &other) const;
};

/// The expected cost of a tile.
struct TilePrediction : TileFigures {
  /// The level whose traffic the tile is for: it fits in the next memory in.
  std::string level;
  /// The order has all loops of the op.
  Tiling tiling;
  /// As of `TileSchedule`.
  SmallVector<unsigned, 2> packed;
};

/// Predictions are not so far off that something that takes so many times as
/// long as the fastest could win.
constexpr double worstTileFactor = 2;

/// A tile for the level at a position of `TilePredictor::getLevels`.
struct LevelTile {
  size_t level = 0;
  Tiling tiling;
};

/// How to run an op: parts of a sum, tiles, tiles within them.
struct TileSchedule {
  /// The outermost first: the levels ascend. Each tile lies in the one before.
  SmallVector<LevelTile, 2> tiles;
  /// Parts that a reduction loop is split in, with results of their own.
  unsigned splitLoop = 0;
  int64_t parts = 1;
  /// Operands, by number (`PredictorLevel::operands`), that are copied so that
  /// each tile is contiguous, and results that are copied back from there.
  SmallVector<unsigned, 2> packed;
};

/// Positions of the tiles of one level that are worth trying: the fastest
/// first, of equal ones the fewest tiles, then the smallest. A tile is left out
/// if another one takes no more time, no more room, and no more bytes at any
/// level, and if it takes more than twice as long as the fastest.
SmallVector<size_t> rankTiles(ArrayRef<TilePrediction> tiles);

/// One memory level, as an op with tiles sees it.
struct PredictorLevel {
  std::string name;
  std::optional<double> bytesPerSecond;
  /// The op as a nest, and the room for a tile of it in the next memory in [B];
  /// no value where that is not known.
  std::optional<Nest> nest;
  int64_t roomBytes = 0;
  /// The number of each operand of the nest among those of the op, the same at
  /// all levels: of a product 0 and 1 are its operands, 2 is its result.
  SmallVector<unsigned, 4> operands;
  /// The sets of the next memory in, if it is a cache of which they are known.
  std::optional<CacheSets> sets;
  /// Where the elements of each operand are [B], after the first; empty where
  /// neither sets nor runs matter.
  SmallVector<std::optional<LinearIndex>, 4> addresses;
  /// The nest, or each operand alone where it has addresses, made ready; no
  /// value where it is malformed. The predictor sets them.
  SmallVector<std::optional<TilingCost>, 1> costs;
  Prefetch prefetch;
  /// Bytes at places that the data decides.
  int64_t scatteredBytes = 0;
  /// What has to cross the level, whatever the tile [B].
  std::optional<double> leastBytes;
  /// The next memory in has all operands from the execution before: nothing
  /// crosses the level.
  bool isResident = false;
  /// Private instances of the next memory in; 0 if it is shared.
  int64_t privateInstances = 0;
  /// Its time comes on top of those of the other resources (R34).
  bool isOnTop = false;
  /// The next memory in is the registers: what crosses the level is loaded and
  /// stored by the code that computes, before and after it does.
  bool feedsRegisters = false;
};

/// Predicts the time of tiles of one execution of an op. Holds no reference to
/// the IR or the analysis.
class TilePredictor {
public:
  /// `times` are those of the op's resources, of which those of the memory
  /// levels don't count; `granules` the native tile per loop, `edges` what the
  /// matrix unit computes at a time, and `sums` those of a product.
  TilePredictor(SmallVector<PredictorLevel, 4> levels,
                ArrayRef<ResourceTime> times, ArrayRef<int64_t> granules,
                Overlap overlap = Overlap::Max, ArrayRef<NativeEdge> edges = {},
                ProductSums sums = {});

  /// No value if the op can't be tiled for the level, the tiling is not one of
  /// its loops, or the tile doesn't fit. A size of 0 stands for a whole loop.
  std::optional<TilePrediction> predict(StringRef level,
                                        const Tiling &tiling) const;
  /// No value if the schedule is none of the op; `whyNot` then has the reason.
  /// A size of 0 stands for a loop of the tile around that stays whole, no
  /// order for that of the op's loops.
  std::optional<TileFigures> predict(TileSchedule schedule,
                                     std::string *whyNot = nullptr) const;

  /// Loops of the op; no value if it can't be tiled for the level.
  std::optional<size_t> getNumLoops(StringRef level) const;
  /// Operands that have a number.
  size_t getNumOperands() const;
  /// The position of a level that the op can be tiled for.
  std::optional<size_t> findLevel(StringRef level) const;

  /// Tiles worth trying, level by level from the outermost in, each level's in
  /// the order of `rankTiles`.
  SmallVector<TilePrediction, 0> listCandidates() const;
  /// For each level from the outermost in the fastest tile with packed
  /// operands, of equal ones that with the fewest; none where it is not known
  /// where operands are. It may be slower than without.
  SmallVector<TilePrediction, 0> listPacked() const;

  /// Calls `visit` with each resource that is busy, for how long [s], and the
  /// level that it is; null for any other.
  void visitTimes(
      const TileFigures &figures,
      function_ref<void(const Resource &, double, const PredictorLevel *)>
          visit) const;

  ArrayRef<PredictorLevel> getLevels() const { return levels; }
  ArrayRef<NativeEdge> getEdges() const { return edges; }

  /// Sets the time of `figures`, whose other figures are known, and what bounds
  /// it.
  void setTime(TileFigures &figures) const;

private:
  std::optional<TilePrediction> predict(size_t number, const Tiling &tiling,
                                        ArrayRef<unsigned> packed = {}) const;
  TilePrediction improve(size_t number, TilePrediction best,
                         size_t &numTries) const;
  bool complete(TileSchedule &schedule, std::string *whyNot) const;
  TileFigures price(const TileSchedule &schedule) const;
  void visitTilings(size_t number,
                    function_ref<void(const Tiling &)> visit) const;

  SmallVector<PredictorLevel, 4> levels;
  /// Those of no memory level.
  SmallVector<ResourceTime, 4> times;
  SmallVector<int64_t, 8> granules;
  SmallVector<NativeEdge, 3> edges;
  Overlap overlap;
  ProductSums sums;
};

/// Returns what predicts the time of tiles of one execution of `work`, whose
/// estimate is `estimate`, under `overlap`; null if the op can't be tiled. It
/// starts cold, or if the program runs again and again, after `between` bytes
/// have been touched since what it uses was used before, if that is more than
/// what it uses itself.
std::unique_ptr<TilePredictor>
makeTilePredictor(const TargetDescription &target, const Work &work,
                  const WorkSummary &summary, StorageSizes &sizes,
                  const Estimate &estimate, Overlap overlap,
                  std::optional<double> between = {});

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_TILEPREDICTOR_H
