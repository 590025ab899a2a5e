//===- CutSearches.h - Searches that ended at their limit -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What could take more steps than anyone waits for is limited by counted steps.
// A search that reaches its limit has a weaker result, which is still valid,
// and says so here. Out: the set of such searches on this thread while a
// `CutSearches` lives, for the row whose figures they are.
// docs/understand/Rationale.md lists the limits.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_CUTSEARCHES_H
#define ROOFLINE_SUPPORT_CUTSEARCHES_H

#include "mlir/Support/LLVM.h"

namespace mlir::roofline {

/// What a search with a limit looks for.
enum class Search {
  /// The tile that moves the fewest bytes.
  Tile,
  /// A lower bound on the bytes of any schedule.
  LowerBound,
  /// The distinct elements that an access touches.
  Elements,
  /// The elements that several accesses or iterations share.
  Overlap,
  /// The cache lines that a tile touches.
  Lines,
  /// A sum over the values of a loop counter.
  Sum,
  /// The ops that make a value or an index.
  Chain
};
constexpr unsigned numSearches = unsigned(Search::Chain) + 1;

/// A set of searches: bit 1 << search.
using SearchSet = unsigned;

/// "tile", "lower_bound".
StringRef stringifySearch(Search search);
/// What it means for the figures of a row that the search was cut.
StringRef describeCut(Search search);

/// Keeps the searches that are cut on this thread as long as it lives. Whoever
/// kept them before does so as well.
class CutSearches {
public:
  CutSearches();
  ~CutSearches();
  CutSearches(const CutSearches &) = delete;

  SearchSet get() const { return searches; }

  static void add(Search search) { add(1u << unsigned(search)); }
  /// For results that were kept with the searches that were cut for them.
  static void add(SearchSet set);

private:
  CutSearches *outer;
  SearchSet searches = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_CUTSEARCHES_H
