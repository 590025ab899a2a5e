//===- LevelTraffic.h - Bytes at every memory level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What must and what can cross each memory level of a target: the work of an op
// and a target go in; per level, the least bytes, the bytes of the best known
// tiling and that tiling come out (R12, R18, R19).
// docs/understand/Traffic.md has the theory and the definitions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_LEVELTRAFFIC_H
#define ROOFLINE_TRAFFIC_LEVELTRAFFIC_H

#include "roofline/IR/RooflineDialect.h"
#include "roofline/Nest/CacheLineCount.h"
#include "roofline/Nest/Tiling.h"
#include "roofline/Target/TargetDescription.h"
#include "roofline/Traffic/Traffic.h"

#include <memory>

namespace mlir::roofline {

/// Where a value lies in a level of several nodes (R28).
struct Placement {
  /// The number of its node; no value if it is spread over all of them.
  std::optional<int64_t> node;
  /// Its pages lie on the nodes in turn, whoever accesses them. If not, and
  /// there is no node, each part lies on the node that accesses it.
  bool isInterleaved = false;

  /// From a valid `roofline.node`, or null for first touch.
  static Placement get(Attribute attribute);
  /// "first_touch", "interleaved", or the number of the node.
  std::string str() const;
};

/// What is read from a memory level, or written to it.
struct DirectedTraffic {
  /// As `LevelTraffic::lowerBytes`, and the most that data-dependent accesses
  /// can move [B].
  CountRange bytes;
  /// As `LevelTraffic::inPlaceBytes` [B].
  Count inPlaceBytes = 0;
};

/// Traffic of one memory level: what it delivers to and takes from the levels
/// further in.
struct LevelTraffic {
  std::string level;
  /// What no schedule can beat; a range for data-dependent accesses (R19) [B].
  CountRange lowerBytes;
  /// What the best known tiling moves, with the most that data-dependent
  /// accesses can [B]. No value if that is not known.
  std::optional<Count> achievableBytes;
  /// Reaches it; empty if the loops of the op are not known.
  Tiling tiling;
  /// The search ended with the first tiling: a better one may move less.
  bool isRough = false;
  /// What prefetchers fetch in vain past the ends of the runs as which the
  /// loops as written move them; 0 outside of loops (R37) [B].
  Count pastBytes = 0;
  /// What no schedule can beat where the program has the op: memories further
  /// in may hold what was touched before, and results that are written back
  /// later (R26). A number, 0 where it is not known, at most `lowerBytes` [B].
  Count inPlaceBytes = 0;
  /// Nodes of the level (R28), and what moves once of the values of each
  /// placement if there are several. What `lowerBytes` has more is of unknown
  /// placement.
  int64_t nodes = 1;
  SmallVector<SpaceTraffic, 0> placed = {};
  /// The reads and the writes of a level with bandwidths of its own for them
  /// (R29), of which `lowerBytes` may have more in either direction. Empty for
  /// another level, and where only the sum is known.
  SmallVector<DirectedTraffic, 0> directed = {};

  /// Adds to `placed` what `entry` moves, with the placement of `entry` or else
  /// of `level`, which is this level, and to `directed`. Does nothing if the
  /// level has one node and one bandwidth.
  void place(const SpaceTraffic &entry, const MemoryLevel &level);
  /// Least bytes that leave the node that they lie on; 0 for one node [B].
  Count getFarBytes() const;
  /// True if all values lie where they are accessed (first touch).
  bool isAllNear() const;

  void add(const LevelTraffic &other);
  void scale(const Count &factor);
  /// Limits the least bytes to what is known to be enough.
  void limitToAchievable();
  /// Sets the bytes in place to those of `once` times `executions`, at most the
  /// least bytes of this; to 0 where one of them is not a number.
  void setInPlace(const LevelTraffic &once, const Count &executions);
  /// Takes from each direction what both have more than `lowerBytes`.
  void limitDirected();
  /// Each quantity becomes the larger of the two (R8, branches).
  void takeMax(const LevelTraffic &other);
  /// The most bytes that are known to be enough [B].
  Count getUpperBytes() const;
};
/// One entry per level of a target, from the outermost in; empty for nothing.
using LevelTraffics = SmallVector<LevelTraffic, 0>;
void addLevels(const LevelTraffics &other, LevelTraffics &levels);
void takeMaxLevels(const LevelTraffics &other, LevelTraffics &levels);

/// Share of a hardware-managed cache that a tiling may fill: caches don't
/// replace optimally. A scratchpad is filled whole
/// (docs/understand/Traffic.md).
constexpr double cacheShare = 0.8;

/// What lies inside of a memory level [B]; no value if the target doesn't say.
struct InnerCapacity {
  /// All memories that the target has further in: no schedule has more.
  std::optional<int64_t> boundBytes;
  /// What a tiling may fill of the next one.
  std::optional<int64_t> tilingBytes;
};
InnerCapacity getInnerCapacity(const TargetDescription &target, size_t level);
/// The sets of the next memory in; no value where they are not known.
std::optional<CacheSets> getInnerSets(const TargetDescription &target,
                                      size_t level);
/// What prefetchers fetch of a level.
Prefetch getPrefetch(const TargetDescription &target, size_t level);

/// Number of the level that holds the memory space; the outermost one if no
/// level lists it.
size_t getLevelOfSpace(const TargetDescription &target, Attribute space);

/// Traffic of work of which only the bytes are known, not the accesses: they
/// cross the level that they are in and all levels further in at least once.
LevelTraffics makeLevelTraffic(const TargetDescription &target,
                               const WorkSummary &work);

/// What counts as traffic of an op.
struct TrafficOptions {
  /// Levels whose line size the target names move whole lines.
  bool wholeLines = false;
};

class OpTraffic;
class TilingMemo;

/// Traffic of ops. Keeps the results: programs repeat shapes.
class LevelTrafficAnalysis {
public:
  explicit LevelTrafficAnalysis(const TargetDescription &target,
                                const TrafficOptions &options = {});
  ~LevelTrafficAnalysis();

  const TargetDescription &getTarget() const { return target; }
  /// True if some level counts whole lines.
  bool countsLines() const { return options.wholeLines; }

  /// One entry per level of the target, for one execution of `work`, whose
  /// summary is `summary`. Adds remarks on what is not counted to `notes`.
  /// With `isRough` levels may be rough: see `LevelTraffic`.
  LevelTraffics compute(const Work &work, const WorkSummary &summary,
                        StorageSizes &sizes,
                        SmallVectorImpl<std::string> &notes,
                        bool isRough = false);
  /// As `compute`, for an op in a loop, whose lines are not counted.
  LevelTraffics computeInLoop(const Work &work, const WorkSummary &summary,
                              StorageSizes &sizes,
                              SmallVectorImpl<std::string> &notes,
                              bool isRough = false);

private:
  LevelTraffics refine(OpTraffic &op, const WorkSummary &summary, bool isRough);

  const TargetDescription &target;
  TrafficOptions options;
  SmallVector<InnerCapacity, 4> capacities;
  std::unique_ptr<TilingMemo> memo;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_LEVELTRAFFIC_H
