//===- FusionChain.h - A chain of stages as one kernel -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_FUSIONCHAIN_H
#define ROOFLINE_LIB_ADVICE_FUSION_FUSIONCHAIN_H

#include "Nest/NestTiling.h"
#include "roofline/Nest/ChainTraffic.h"

namespace mlir::roofline {

/// Ops that pass rows on, at least one of which multiplies them by a matrix
/// from outside (docs/understand/Chains.md).
struct FusionChain {
  Chain chain;
  /// The loop of the nest that is over the rows; the other shared loops are
  /// batches.
  unsigned rowLoop = 0;
  SmallVector<unsigned, 2> batchLoops;
  /// The first stage of a softmax and the last one before the product of its
  /// result, between which are casts and factors only.
  std::optional<std::pair<unsigned, unsigned>> softmax;

  unsigned countProducts() const;
  /// The best schedule of all stages as one kernel in `capacityBytes`; no value
  /// if there is none, or it is none of a chain. With `isOnline` the softmax is
  /// rewritten, so that the product can begin before a row is complete.
  std::optional<ChainSegment> computeBest(int64_t capacityBytes,
                                          bool isOnline) const;
  /// Blocks of rows of `segment`, a loop over batches around one over blocks,
  /// in the memory inside of level `depth`.
  NestTiling makeBlocks(const TileNest &nest, const ChainSegment &segment,
                        size_t depth) const;

private:
  std::optional<Attention> getAttention(bool isOnline) const;
  Chain getOnline() const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_FUSIONCHAIN_H
