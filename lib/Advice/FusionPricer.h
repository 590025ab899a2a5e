//===- FusionPricer.h - What fusing some ops saves -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSIONPRICER_H
#define ROOFLINE_LIB_ADVICE_FUSIONPRICER_H

#include "FusionGraph.h"
#include "FusionSet.h"

namespace mlir::roofline {

/// Prices sets of ops. Keeps the results: programs repeat what they are made
/// of.
class FusionPricer {
public:
  FusionPricer(const TargetDescription &target, const AnalysisOptions &options);

  /// Number of the class of the op of `record`.
  unsigned classify(const OpRecord &record);
  const OpClass &getClass(unsigned number) const { return classes[number]; }

  /// Begins with another function.
  void enter(Operation *function);
  /// What fusing `nodes`, in program order and at least two, changes. The
  /// result lives as long as the pricer's prices.
  const FusionPrice *price(const FusionGraph &graph, ArrayRef<unsigned> nodes);
  /// A price for what is refused for another reason.
  const FusionPrice *refuse(StringRef whyNot);

  SmallVector<std::unique_ptr<FusionPrice>, 0> takePrices();

private:
  /// All that a price depends on.
  using Key = SmallVector<uint64_t, 16>;
  /// Numbers items from 0 on. To clear it takes no time, however many there
  /// were.
  struct Numbering {
    struct Entry {
      unsigned round = 0, number = 0;
    };
    SmallVector<Entry, 0> entries;
    unsigned round = 0, size = 0;

    void clear(size_t numItems);
    unsigned insert(unsigned item) {
      Entry &entry = entries[item];
      if (entry.round != round)
        entry = {round, size++};
      return entry.number;
    }
    bool contains(unsigned item) const { return entries[item].round == round; }
  };
  OutsideUse findOutsideUse(const FusionGraph &graph, unsigned number,
                            ArrayRef<unsigned> nodes) const;
  void makeKey(const FusionGraph &graph, ArrayRef<unsigned> nodes);
  void addOutsideUses(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                      ArrayRef<unsigned> insideUses);
  FusionPrice compute(const FusionGraph &graph, ArrayRef<unsigned> nodes);
  std::string checkPlace(const FusionGraph &graph,
                         ArrayRef<unsigned> nodes) const;
  void addBefore(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                 FusionPrice &price) const;
  FusionPrice priceElementwise(const FusionSet &set, FusionPrice price);
  FusionPrice priceTiles(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                         const FusionSet &set, FusionPrice price);

  const TargetDescription &target;
  AnalysisOptions options;
  Estimator estimator;
  LevelTrafficAnalysis traffic;
  SmallVector<OpClass, 0> classes;
  llvm::DenseMap<const void *, unsigned> classNumbers;
  std::unique_ptr<WorkContext> context;
  std::optional<StorageSizes> sizes;
  SmallVector<std::unique_ptr<FusionPrice>, 0> prices, refusals;
  llvm::DenseMap<uint64_t, SmallVector<std::pair<Key, const FusionPrice *>, 1>>
      known;
  /// Of the price that is being looked up: nodes of the set, values from
  /// outside.
  Numbering members, values;
  Key key;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSIONPRICER_H
