//===- FusionPricer.h - What fusing some ops saves -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_FUSIONPRICER_H
#define ROOFLINE_LIB_ADVICE_FUSION_FUSIONPRICER_H

#include "ChainFinder.h"
#include "FusionKeys.h"
#include "Nest/NestTiling.h"

namespace mlir::roofline {

/// Prices sets of ops. Keeps the results: programs repeat what they are made
/// of.
class FusionPricer {
public:
  FusionPricer(const TargetDescription &target, const AnalysisOptions &options);

  /// Number of the class of the op of `record`.
  unsigned classify(const OpRecord &record);
  const OpClass &getClass(unsigned number) const { return classes[number]; }

  /// Begins with another function, whose graph is complete.
  void enter(const FusionGraph &graph);
  /// The price of fusing `nodes`, in program order and at least two. The
  /// result lives as long as the pricer's prices.
  const FusionPrice *price(const FusionGraph &graph, ArrayRef<unsigned> nodes);
  /// The price of fusing `pair`, which a view between its ops stops.
  const FusionPrice *pricePair(const FusionGraph &graph,
                               const FusionGraph::Pair &pair);
  /// The price of rewriting an attention of `nodes` so that its softmax sees
  /// its rows piece by piece; null if they are no attention, or it doesn't fit.
  const FusionPrice *priceRewrite(const FusionGraph &graph,
                                  ArrayRef<unsigned> nodes);
  /// A price for what is refused for another reason.
  const FusionPrice *refuse(StringRef whyNot);

  /// Returns all prices and begins anew: classes and graphs are forgotten.
  FusionPriceList takePrices();

private:
  FusionPrice compute(const FusionGraph &graph, ArrayRef<unsigned> nodes);
  std::string checkPlace(const FusionGraph &graph,
                         ArrayRef<unsigned> nodes) const;
  void addCost(const FusionNode &node, FusionPrice &price) const;
  void addBefore(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                 FusionPrice &price) const;
  void addFreedFills(const FusionGraph &graph, const FusionSet &set,
                     FusionPrice &price) const;
  FusionPrice priceElementwise(const FusionSet &set,
                               const Count &mostBytesBefore, FusionPrice price);
  FusionPrice priceTiles(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                         const FusionSet &set, FusionPrice price);
  LevelTraffics sumLevels(const FusionGraph &graph,
                          ArrayRef<unsigned> nodes) const;
  FusionPrice priceNest(const TileNest &nest, LevelTraffics levels,
                        FusionPrice price);
  std::optional<FusionPrice> priceChain(const TileNest &nest,
                                        const FusionChain &chain, bool isOnline,
                                        const LevelTraffics &levels,
                                        const FusionPrice &price);
  std::optional<FusionPrice> priceBlocks(const TileNest &nest,
                                         const FusionChain &chain, size_t depth,
                                         bool isOnline, LevelTraffics levels,
                                         FusionPrice price);
  void setAfter(LevelTraffics levels, FusionPrice &price,
                ArrayRef<int64_t> prefetchedBytes = {});

  const TargetDescription &target;
  AnalysisOptions options;
  Estimator estimator;
  LevelTrafficAnalysis traffic;
  SmallVector<OpClass, 0> classes;
  llvm::DenseMap<const void *, unsigned> classNumbers;
  std::unique_ptr<WorkContext> context;
  std::optional<StorageSizes> sizes;
  FusionPriceList prices, refusals;
  FusionKeys keys;
  llvm::StringMap<const FusionPrice *> known, knownRuns;
  NestTilingMemo tilings;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_FUSIONPRICER_H
