//===- Estimate.h - Times on resources, and which one bounds --*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Holds work against a machine. In: the operations of some work, its bytes at
// each memory level (Traffic), its messages, and a target. Out: an `Estimate`,
// the time on each resource, the resource that bounds, intensity, ridge and
// attainable rate. Rules: R18 (memory spaces), R21 (time), R22 and R24 (bound),
// R23 (roofline), R25 (collectives), R26 (in place), R29 (reads and writes).
// ExpectedTime.h has the
// time on a clock. docs/Model.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_ESTIMATE_H
#define ROOFLINE_ESTIMATE_ESTIMATE_H

#include "roofline/IR/Work.h"
#include "roofline/Support/Crossing.h"
#include "roofline/Support/Resource.h"
#include "roofline/Symbols/Symbols.h"
#include "roofline/Target/TargetDescription.h"
#include "roofline/Traffic/LevelTraffic.h"

#include <array>

namespace mlir::roofline {

/// Stands for the axis of devices without a grid, see `LinkChoice`.
constexpr StringLiteral mpiAxis = "mpi";

/// Which link the devices along an axis of a grid talk over.
struct LinkChoice {
  /// The number of the axis, or `mpiAxis`.
  std::string axis;
  /// Name of a link of the target.
  std::string link;
};

/// Which resources of an op work at the same time (R21).
enum class Overlap {
  /// All of them: the longest time is the time of the op.
  Max,
  /// None of them: the times add up.
  Sum
};

struct EstimateOptions {
  /// f32 contractions may run at the matrix unit's tf32 rate.
  bool allowTF32 = false;
  /// How collectives send their messages; send, recv, shift and update_halo
  /// have one way only.
  /// If none is given, the roof is that of an algorithm that suits the link
  /// (docs/understand/Distributed.md), and the least time in place that of any.
  std::optional<NetworkAlgorithm> networkAlgorithm;
  /// Axes that aren't listed get a link by size.
  SmallVector<LinkChoice, 0> links = {};
  /// Ranges of symbols, at whose ends groups of devices are the largest.
  SymbolRanges ranges = {};
  Overlap overlap = Overlap::Max;
  /// Losses that expected times leave out, a set of `LossKind`.
  unsigned ignoredLosses = 0;
};

/// Time that one resource is busy [s].
struct ResourceTime {
  Resource resource;
  double seconds = 0;
};

/// Time that one resource is busy, as a function of symbols: counts over the
/// rates of the resource [s].
struct SymbolicTime {
  Resource resource;
  QuotientSum seconds;
};

/// Times and intensity of the traffic of a memory level.
struct LevelEstimate {
  /// Time of the least and of the achievable traffic [s]; no value without a
  /// bandwidth or where the traffic is not known.
  std::optional<double> seconds, achievableSeconds;
  /// Operations per byte of the least traffic [op/B]; no value without bytes.
  std::optional<double> intensity;
  /// Intensity at which compute and this level take equal time [op/B].
  std::optional<double> ridge;
};

/// Messages of one kind of collective over one link, in all executions.
struct LinkTraffic {
  /// Name of the link; empty if the target has none.
  std::string link;
  /// "all_reduce", "ring".
  std::string collective, algorithm;
  /// The group: symbol of the grid, axes of it, and how many devices.
  std::string grid;
  SmallVector<int64_t, 2> axes;
  Count devices;
  /// Bytes that the device that sends most sends [B].
  Count bytes;
  /// Bytes through one direction of a device's link: the sum over the steps of
  /// the most that a device sends or receives [B].
  Count serialBytes;
  /// Steps, each of which takes the latency once.
  Count messages;
  /// messages * latency + serialBytes / bandwidth [s]; no value without a link
  /// or for counts with symbols.
  std::optional<double> seconds;
  /// Time at least, under any algorithm that may be chosen (R26) [s]; no value
  /// where `seconds` has none.
  std::optional<double> leastSeconds;
};

/// Why an op takes another time than its roof: the terms between `timeSeconds`
/// and `expectedSeconds`, in the order in which they are added (R30 to R38).
enum class LossKind {
  CacheReloads,
  Prefetch,
  Residency,
  Hoisting,
  Sustained,
  TileQuantization,
  WaveQuantization,
  OperandLoads,
  RowLatency,
  PartialOverlap,
  RowFetches,
  SplitReduction,
  Launch,
  Branches
};
constexpr unsigned numLossKinds = unsigned(LossKind::Branches) + 1;

/// "tile_quantization".
StringRef stringifyLossKind(LossKind kind);
std::optional<LossKind> symbolizeLossKind(StringRef name);

/// A set of kinds: bit 1 << kind.
using LossKinds = unsigned;
constexpr LossKinds getLossBit(LossKind kind) { return 1u << unsigned(kind); }

/// Seconds that each kind of loss takes; below zero if it saves time.
using Losses = std::array<double, numLossKinds>;

/// Cost of some work on a target.
struct Estimate {
  /// One entry per resource with work: compute units, then memory levels from
  /// the outermost in, then links.
  SmallVector<ResourceTime, 4> times;
  /// One entry per memory level of the target, from the outermost in.
  LevelTraffics levels;
  /// One entry per kind of collective of the work, in its order.
  SmallVector<LinkTraffic, 0> network;
  /// One entry per level, for work whose counts have no symbols; else none.
  SmallVector<LevelEstimate, 0> levelEstimates;
  /// Time of the work where the program has it, with `inPlaceBytes` in place of
  /// the least bytes of each level [s], and what bounds it then (R26). No value
  /// where `timeSeconds` has none, or nobody asked. At most `timeSeconds`.
  std::optional<double> leastInPlaceSeconds;
  Bound boundInPlace;
  /// Largest of the times, or their sum (`Overlap`) [s] (R21), with the least
  /// traffic. No value for symbolic counts.
  std::optional<double> timeSeconds;
  /// Time with the traffic of the best known tiling and with the most traffic
  /// of data-dependent accesses (R19) [s].
  std::optional<double> upperTimeSeconds;
  /// The time to expect on a clock, an estimate: `timeSeconds` and all `losses`
  /// [s]. No value without sustained rates, see `notes`.
  std::optional<double> expectedSeconds;
  Losses losses = {};
  /// Resource with the largest time (R22, R24).
  Bound bound;
  /// Time on the bounding resource over the time on the next one [1].
  std::optional<double> headroom;
  /// Operations (floating point and integer) per byte of the outermost level
  /// [op/B]; no value without bytes.
  std::optional<double> intensity;
  /// Intensity at which compute and the outermost level take equal time [op/B].
  std::optional<double> ridge;
  /// The rate of the op's mix of operations if only compute counted [op/s]; no
  /// value if the target has no rate for any of them.
  std::optional<double> peakOpsPerSecond;
  /// min(peak, intensity * bandwidth, operations / time of the links) [op/s]
  /// (R23).
  std::optional<double> attainableOpsPerSecond;
  /// The target has no rate for some of the work, or no bandwidth for a level
  /// that the work accesses: the times leave that out.
  bool lacksRates = false;
  SmallVector<std::string, 0> notes;

  /// `upperTimeSeconds`, or `timeSeconds` where no traffic is an interval.
  std::optional<double> getAchievableSeconds() const {
    return upperTimeSeconds ? upperTimeSeconds : timeSeconds;
  }

  /// Largest time of a compute unit [s]; no value if none has a time.
  std::optional<double> getComputeSeconds() const;
  /// Largest time of a network link [s]; 0 if none has a time.
  double getLinkSeconds() const;

  /// Adds `note` unless it is empty or there already.
  void addNote(StringRef note);
};

/// Holds work against a target (R21 to R24).
class Estimator {
public:
  Estimator(const TargetDescription &target, const EstimateOptions &options)
      : target(target), options(options) {}

  const TargetDescription &getTarget() const { return target; }
  Overlap getOverlap() const { return options.overlap; }

  /// Estimate of `work`, which moves `levels`. With `boundsOnly` it has times,
  /// bound, headroom and intensity, and not the other figures of R23.
  Estimate estimate(const WorkSummary &work, LevelTraffics levels,
                    bool boundsOnly = false);
  /// Estimate of work whose bytes are known, but not its accesses.
  Estimate estimate(const WorkSummary &work) {
    return estimate(work, makeLevelTraffic(target, work));
  }

  /// True if no better tiling of the levels that are rough would change the
  /// bound of `estimate`: whatever these move, what bounds with the least
  /// traffic takes longest.
  bool isBoundSettled(const Estimate &estimate) const;

  /// Computes the time in place, which `estimate` leaves out, from the times of
  /// `estimate` and the bytes in place of its levels (R26).
  void updateInPlace(Estimate &estimate) const;

  /// Times on resources as functions of symbols, in the order of
  /// `Estimate::times`.
  SmallVector<SymbolicTime, 4> computeTimes(const WorkSummary &work,
                                            const LevelTraffics &levels);

  /// The link of an axis of a group, and why it was chosen: the option `links`
  /// gives it, it is the first that connects the axis, or the last one.
  struct AxisLink {
    const NetworkLink *link;
    enum { Given, Connects, Last } reason;
  };
  /// The link of the axis at position `axis` of `term`, which has axes, on a
  /// target with links.
  AxisLink chooseLinkOfAxis(const NetworkTerm &term, size_t axis) const;

  /// The same estimator, with `range` for `symbol`.
  Estimator withRange(StringRef symbol, IntegerRange range) const;
  /// The parts of `range` of `symbol` in each of which the collectives of
  /// `work` use the same links.
  SmallVector<IntegerRange, 1> splitByLinks(const WorkSummary &work,
                                            StringRef symbol,
                                            IntegerRange range) const;

  /// The traffic between nodes of at most `inside` devices of a group (R26).
  struct NetworkCut {
    /// The links that may carry it.
    ArrayRef<NetworkLink> links;
    Count inside;
    /// For each of the links, the least of each device and execution if all of
    /// it went over such links [B].
    SmallVector<Count, 2> bytes;
    /// The shortest latency of the links [s].
    double latencySeconds = 0;
    /// The least time of one execution [s].
    double seconds = 0;
  };
  /// The cuts around each device alone, and around the devices that the faster
  /// links connect. `term` has no symbols.
  SmallVector<NetworkCut, 2> listCuts(const NetworkTerm &term) const;

private:
  struct Rate {
    WorkClass workClass;
    Type type, otherType, accumulatorType;
    /// No value: the target has no rate for this kind.
    std::optional<double> opsPerSecond;
    Resource resource;
    std::string note;
  };
  const Rate &lookupRate(const WorkTerm &term);
  using Terms = SmallVector<SymbolicTime, 4>;
  void listComputeTerms(const WorkSummary &work, Terms &terms,
                        Estimate &estimate);
  void listMemoryTerms(const WorkSummary &work, Terms &terms,
                       Estimate &estimate);
  Terms listTerms(const WorkSummary &work, Estimate &estimate);
  const NetworkLink *lookupGivenLink(StringRef axis) const;
  std::optional<Count> countInside(const NetworkTerm &term,
                                   size_t numLinks) const;
  LinkTraffic makeLinkTraffic(const NetworkTerm &term,
                              const NetworkLink *link) const;
  Count countConnected(const NetworkTerm &term, size_t axis) const;
  const NetworkLink *chooseLink(const NetworkTerm &term) const;
  void addNetwork(const WorkSummary &work, Estimate &estimate);
  void addLevelEstimates(double operations, Estimate &estimate);
  void addRoofline(double operations, Estimate &estimate) const;
  std::optional<double> computePeak(const WorkSummary &work,
                                    const Estimate &estimate);

  const TargetDescription &target;
  EstimateOptions options;
  /// Rates looked up so far; a program has few kinds of work.
  SmallVector<Rate, 4> rates;
};

/// The time of resources that work one after the other [s] (R21). Of a memory
/// level and its reads and writes only the longest counts (R29).
double sumTimes(const TargetDescription &target, ArrayRef<ResourceTime> times);

/// Two times closer than this are taken as equal: both are quotients of exact
/// integers by rates, each rounded once or twice.
constexpr double timeTolerance = 1e-12;

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_ESTIMATE_H
