//===- FusionKeys.h - What prices of fusions depend on -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_FUSIONKEYS_H
#define ROOFLINE_LIB_ADVICE_FUSION_FUSIONKEYS_H

#include "FusionGraph.h"
#include "FusionSet.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Makes keys of sets of nodes: whatever holds for one set holds for those
/// with an equal key. Keys of several graphs compare.
class FusionKeys {
public:
  /// Begins with another graph, which is complete.
  void enter(const FusionGraph &graph);
  /// A key of nodes that follow each other, without any work; empty for others.
  /// Sets with equal keys of this kind have equal ones of the other kind.
  StringRef getRun(ArrayRef<unsigned> nodes) const;
  /// The key of `nodes`, in program order; valid until the next call.
  StringRef make(ArrayRef<unsigned> nodes);

private:
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
  /// The last read of a value: a node and its input; ~0 for none.
  struct Read {
    unsigned node = ~0u, input = ~0u;
  };
  unsigned describe(unsigned number, MutableArrayRef<Read> lastReads);
  OutsideUse findOutsideUse(unsigned number, ArrayRef<unsigned> nodes) const;
  void addOutsideUses(ArrayRef<unsigned> nodes, ArrayRef<unsigned> insideUses);
  void addPlaces(ArrayRef<unsigned> nodes);

  const FusionGraph *graph = nullptr;
  /// Numbers of the descriptions of the graph's nodes, and of all there are.
  SmallVector<unsigned, 0> descriptions;
  llvm::StringMap<unsigned> known;
  /// Nodes of the set and values from outside, for the key that is being made.
  Numbering members, values;
  SmallVector<uint64_t, 64> key;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_FUSIONKEYS_H
