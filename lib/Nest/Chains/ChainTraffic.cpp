//===- ChainTraffic.cpp - Traffic of fused chains -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/ChainTraffic.h"

#include "ChainProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;

llvm::StringRef roofline::getName(ChainSchedule schedule) {
  switch (schedule) {
  case ChainSchedule::Tiled:
    return "tiled";
  case ChainSchedule::OnePass:
    return "one pass";
  case ChainSchedule::SeveralPasses:
    return "passes";
  case ChainSchedule::ColumnsOfB:
    return "T1";
  case ChainSchedule::RowsOfB:
    return "T2";
  case ChainSchedule::BothWeights:
    return "T3";
  case ChainSchedule::FirstWeights:
    return "T4";
  case ChainSchedule::SecondWeights:
    return "T5";
  case ChainSchedule::RowBlocks:
    return "row blocks";
  case ChainSchedule::PartialSums:
    return "T6";
  }
  llvm_unreachable("unknown schedule");
}

/// Of schedules that move the same the first one that is tried.
static std::optional<ChainSegment> findSegment(const Chain &chain,
                                               unsigned first, unsigned last,
                                               int64_t capacityBytes) {
  Problem problem = Problem::make(chain, first, last);
  int64_t capacityBits = toBits(capacityBytes);
  std::optional<ChainSegment> best;
  auto consider = [&](std::optional<ChainSegment> segment) {
    if (segment && (!best || segment->bytes < best->bytes))
      best = std::move(segment);
  };
  consider(computeTiled(chain, problem, capacityBytes));
  if (!best || best->bytes > best->compulsoryBytes)
    consider(computeRowBlocks(problem, capacityBits));
  if (!best || best->bytes > best->compulsoryBytes)
    consider(computePartialSums(problem, capacityBits));
  if (!best)
    consider(computeSeveralPasses(chain, problem, capacityBits));
  return best;
}

std::optional<ChainSegment> roofline::computeSegment(const Chain &chain,
                                                     unsigned first,
                                                     unsigned last,
                                                     int64_t capacityBytes) {
  if (first > last || last >= chain.stages.size() || !isWellFormed(chain))
    return std::nullopt;
  return findSegment(chain, first, last, capacityBytes);
}

//===----------------------------------------------------------------------===//
// Plan
//===----------------------------------------------------------------------===//

namespace {
/// The best cut of the stages before some stage.
struct Prefix {
  int64_t bytes = INT64_MAX;
  unsigned numSegments = 0;
  /// Ends with this one.
  std::optional<ChainSegment> segment;
};
} // namespace

/// What a segment moves does not depend on the other ones, so that the best cut
/// of the first n stages is the best one of some fewer, and a segment.
std::optional<ChainPlan> roofline::planChain(const Chain &chain,
                                             int64_t capacityBytes) {
  if (!isWellFormed(chain))
    return std::nullopt;
  ChainPlan plan;
  unsigned numStages = chain.stages.size();
  SmallVector<Prefix, 8> prefixes(numStages + 1);
  prefixes[0].bytes = 0;
  for (unsigned end = 1; end <= numStages; ++end) {
    Prefix &best = prefixes[end];
    unsigned begin = end > maxSegmentStages ? end - maxSegmentStages : 0;
    for (unsigned first = end; first-- > begin;) {
      std::optional<ChainSegment> segment =
          findSegment(chain, first, end - 1, capacityBytes);
      if (!segment && first + 1 == end)
        return std::nullopt;
      if (!segment)
        continue;
      if (first + 1 == end)
        plan.unfusedBytes += segment->bytes;
      int64_t bytes = prefixes[first].bytes + segment->bytes;
      unsigned numSegments = prefixes[first].numSegments + 1;
      if (bytes > best.bytes ||
          (bytes == best.bytes && numSegments <= best.numSegments))
        continue;
      best = {bytes, numSegments, std::move(segment)};
    }
  }
  plan.bytes = prefixes[numStages].bytes;
  for (unsigned end = numStages; end > 0; end = plan.segments.back().first)
    plan.segments.push_back(std::move(*prefixes[end].segment));
  std::reverse(plan.segments.begin(), plan.segments.end());
  return plan;
}
