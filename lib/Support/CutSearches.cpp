//===- CutSearches.cpp - Searches that ended at their limit ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/CutSearches.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef roofline::stringifySearch(Search search) {
  switch (search) {
  case Search::Tile:
    return "tile";
  case Search::LowerBound:
    return "lower_bound";
  case Search::Elements:
    return "elements";
  case Search::Overlap:
    return "overlap";
  case Search::Lines:
    return "lines";
  case Search::Sum:
    return "sum";
  case Search::Chain:
    return "chain";
  }
  llvm_unreachable("unknown search");
}

StringRef roofline::describeCut(Search search) {
  switch (search) {
  case Search::Tile:
    return "search cut: not all tiles were tried, another one may move less";
  case Search::LowerBound:
    return "search cut: not all lower bounds were tried, a schedule may have "
           "to move more";
  case Search::Elements:
    return "search cut: too many elements to be told apart, so they are an "
           "interval";
  case Search::Overlap:
    return "search cut: too many sets of elements to find all that they "
           "share, so what loops move as written may be less";
  case Search::Lines:
    return "search cut: too many lines to be told apart, so some count as "
           "elements";
  case Search::Sum:
    return "search cut: a sum over a loop counter has too many terms, so the "
           "counter is a symbol";
  case Search::Chain:
    return "search cut: a chain of ops is too long to be followed to its "
           "start";
  }
  llvm_unreachable("unknown search");
}

static thread_local CutSearches *innermost = nullptr;

CutSearches::CutSearches() : outer(innermost) { innermost = this; }

CutSearches::~CutSearches() {
  innermost = outer;
  add(searches);
}

void CutSearches::add(SearchSet set) {
  if (innermost)
    innermost->searches |= set;
}
