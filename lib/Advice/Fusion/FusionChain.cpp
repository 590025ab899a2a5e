//===- FusionChain.cpp - A chain of stages as one kernel ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionChain.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using Kind = ChainStage::Kind;

unsigned FusionChain::countProducts() const {
  return llvm::count_if(chain.stages, [](const ChainStage &stage) {
    return stage.kind == Kind::Gemm;
  });
}

Chain FusionChain::getOnline() const {
  Chain online = chain;
  auto [first, last] = *softmax;
  for (unsigned stage = first; stage < last; ++stage) {
    int64_t &sum = online.stages[last].stateBits;
    sum = std::min<uint64_t>(sum + uint64_t(online.stages[stage].stateBits),
                             INT64_MAX);
    online.stages[stage].stateBits = 0;
    online.stages[stage].kind = Kind::Elementwise;
  }
  online.stages[last].kind = Kind::Online;
  return online;
}

/// Two products with nothing but elements and the softmax in between.
std::optional<Attention> FusionChain::getAttention(bool isOnline) const {
  ArrayRef<ChainStage> stages = chain.stages;
  if (!softmax || stages.size() < 3 || stages.front().kind != Kind::Gemm ||
      softmax->second + 2 != stages.size() || !stages.back().sideInputs.empty())
    return std::nullopt;
  Attention attention;
  uint64_t stateBits = 0;
  for (auto [number, stage] : llvm::enumerate(stages.drop_back())) {
    bool isInSoftmax = number >= softmax->first;
    if (!stage.sideInputs.empty() || stage.isKept ||
        (number > 0 && !isInSoftmax && stage.kind != Kind::Elementwise))
      return std::nullopt;
    attention.scoreSumBits =
        std::max({attention.scoreSumBits, stage.bits, stage.partialBits});
    // One op keeps both statistics, two ops one each.
    stateBits = llvm::SaturatingAdd(stateBits, uint64_t(stage.stateBits));
  }
  attention.statisticBits = llvm::divideCeil(stateBits, 2);
  attention.batch = chain.batch;
  attention.queries = chain.rows;
  attention.headSize = chain.width;
  attention.queryBits = chain.bits;
  attention.keys = stages.front().width;
  attention.keyBits = stages.front().weightBits;
  attention.scoreBits = stages.front().bits;
  attention.valueSize = stages.back().width;
  attention.valueBits = stages.back().weightBits;
  attention.outputBits = stages.back().bits;
  attention.outputSumBits = stages.back().partialBits;
  attention.isOnline = isOnline;
  return attention;
}

std::optional<ChainSegment> FusionChain::computeBest(int64_t capacityBytes,
                                                     bool isOnline) const {
  if (isOnline && !softmax)
    return std::nullopt;
  if (std::optional<Attention> attention = getAttention(isOnline)) {
    std::optional<AttentionTraffic> traffic =
        computeAttentionTraffic(*attention, capacityBytes);
    return traffic ? traffic->fused : std::nullopt;
  }
  std::optional<ChainSegment> best =
      computeSegment(isOnline ? getOnline() : chain, 0, chain.stages.size() - 1,
                     capacityBytes);
  // The tiles of one product are those of the nest.
  if (!best || best->schedule == ChainSchedule::Tiled ||
      best->schedule == ChainSchedule::OnePass)
    return std::nullopt;
  return best;
}

NestTiling FusionChain::makeBlocks(const TileNest &nest,
                                   const ChainSegment &segment,
                                   size_t depth) const {
  NestTiling tiling;
  auto &[sizes, order] = static_cast<Tiling &>(tiling);
  sizes.assign(nest.extents.begin(), nest.extents.end());
  for (unsigned loop : batchLoops)
    sizes[loop] = 1;
  sizes[rowLoop] = segment.blockRows;
  order.append(batchLoops.begin(), batchLoops.end());
  // One block is a loop of one iteration: without one nothing is fused.
  order.push_back(rowLoop);
  tiling.depth = depth + 1;
  tiling.footprintBytes = segment.bufferBytes;
  tiling.levelBytes.assign(depth + 1, segment.bytes);
  // Each block brings all that the ops access.
  uint64_t bytes = llvm::SaturatingMultiply<uint64_t>(
      computeTileFootprint(nest.accesses, sizes), segment.numBlocks);
  tiling.insideBytes = std::min<uint64_t>(bytes, INT64_MAX);
  return tiling;
}
