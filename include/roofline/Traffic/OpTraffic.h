//===- OpTraffic.h - Traffic of one op -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refines the traffic of one op level by level. In: `Work`, a target and what
// the levels further in hold. Out: lower bounds, the best tiling found and the
// bytes that it moves, in a `LevelTraffic`; bounds of nests are remembered, as
// ops repeat. docs/understand/Traffic.md has the theory.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_OPTRAFFIC_H
#define ROOFLINE_TRAFFIC_OPTRAFFIC_H

#include "roofline/Nest/TilingCost.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Traffic/CacheLineTraffic.h"
#include "roofline/Traffic/LevelTraffic.h"
#include "roofline/Traffic/WorkNest.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// A nest at one level: what moves between it and the memories further in.
struct LevelProblem {
  Nest nest;
  /// Capacity for the lower bound and for a tile [B].
  int64_t boundBytes = 0, tilingBytes = 0;
  /// Bytes that move beside the operands, at places that the data decides.
  int64_t scatteredBytes = 0;
  /// The segment bound holds for the op.
  bool isBounded = false;

  bool operator==(const LevelProblem &other) const {
    return boundBytes == other.boundBytes && tilingBytes == other.tilingBytes &&
           nest == other.nest;
  }
  uint64_t hash() const;
};

/// Bounds of the nests seen so far: programs repeat shapes.
class TilingMemo {
public:
  const std::optional<TilingBounds> &compute(const LevelProblem &problem);

private:
  struct Entry {
    LevelProblem problem;
    std::optional<TilingBounds> bounds;
    SearchSet cutSearches;
  };
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Entry>, 1>> entries;
};

/// True if all that comes from further out passes through `level` on its way to
/// the compute units. The innermost scratchpad holds what a program puts there;
/// the rest may go by.
bool isPassed(const TargetDescription &target, size_t level);
/// True if values of the memory space are traffic of the level: the level holds
/// them, or they pass through it.
bool isCrossing(const TargetDescription &target, Attribute space, size_t level);

/// One op at one level after the other.
class OpTraffic {
public:
  OpTraffic(const TargetDescription &target, const Work &work,
            const WorkSummary &summary, StorageSizes &sizes,
            const TrafficOptions &options = {})
      : target(target), work(work), summary(summary), sizes(sizes),
        streaming(isStreaming(work)) {
    if (options.wholeLines)
      lines.emplace(work, sizes);
  }

  /// Fills in what can be reached at level `number`, and raises what is needed.
  /// With `isRough` any tiling will do.
  void refine(size_t number, const InnerCapacity &capacity, bool isRough,
              TilingMemo &memo, LevelTraffic &level);

  /// The op as a nest at level `number`; no value if that is not known.
  std::optional<LevelProblem> makeProblem(size_t number,
                                          const InnerCapacity &capacity);

  /// Where the elements of each operand of that nest are, as
  /// `CacheLineTraffic::locate` has it. Precondition: there is a nest.
  SmallVector<std::optional<LinearIndex>, 4> locate(size_t number) const;
  /// The number of each operand of that nest among those of the op: what it
  /// accesses in other ways or places has another. Precondition: as above.
  SmallVector<unsigned, 4> listOperands(size_t number) const;

  /// Adds a remark on each part of the traffic that is not counted in whole
  /// lines.
  void addNotes(SmallVectorImpl<std::string> &notes) const;

private:
  bool isCrossing(Attribute space, size_t number) const {
    return roofline::isCrossing(target, space, number);
  }
  const std::optional<WorkNest> &getNest();
  int64_t countRoom(size_t number, const InnerCapacity &capacity) const;
  void setWhole(LevelTraffic &level, bool isRough) const;
  std::optional<Count> countRefetched(int64_t room) const;
  int64_t countAbsentBytes(size_t number, const Tiling &tiling) const;
  void raiseLower(const LevelProblem &problem, const TilingBounds &bounds,
                  TilingMemo &memo, CountRange &lowerBytes) const;
  bool placeScattered(size_t number, LevelProblem &problem);
  int64_t getLineBytes(size_t number) const;
  void addLines(size_t number, LevelTraffic &level);
  bool isStreamingLines(size_t number, const InnerCapacity &capacity);
  void tileLines(size_t number, const LevelProblem &problem, TilingMemo &memo,
                 LevelTraffic &level);
  std::optional<Count> countMovedLines(size_t number, const Nest &nest,
                                       const Tiling &tiling) const;
  int64_t countHeldLines(size_t number, const LevelProblem &problem,
                         ArrayRef<int64_t> tile) const;
  std::optional<Tiling> findCacheLineTiling(size_t number,
                                            const LevelProblem &problem,
                                            ArrayRef<int64_t> granules,
                                            TilingMemo &memo) const;

  const TargetDescription &target;
  const Work &work;
  const WorkSummary &summary;
  StorageSizes &sizes;
  bool streaming;
  bool hasNest = false;
  std::optional<WorkNest> nest;
  /// Set if whole lines count.
  std::optional<CacheLineTraffic> lines;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_OPTRAFFIC_H
