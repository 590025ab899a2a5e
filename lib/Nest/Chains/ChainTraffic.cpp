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

/// Takes the first schedule that is tried among those that move the least.
std::optional<ChainSegment> roofline::computeSegment(const Chain &chain,
                                                     unsigned first,
                                                     unsigned last,
                                                     int64_t capacityBytes) {
  if (first > last || last >= chain.stages.size() || !isWellFormed(chain))
    return std::nullopt;
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
