//===- CutSearchesTest.cpp ------------------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/CutSearches.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace mlir::roofline;

static SearchSet getBit(Search search) { return 1u << unsigned(search); }

TEST(CutSearchesTest, AllThatListenHear) {
  CutSearches::add(Search::Tile); // Nobody listens.
  CutSearches outer;
  EXPECT_EQ(outer.get(), 0u);
  CutSearches::add(Search::Sum);
  {
    CutSearches inner;
    CutSearches::add(Search::Tile);
    CutSearches::add(Search::Tile);
    EXPECT_EQ(inner.get(), getBit(Search::Tile));
    EXPECT_EQ(outer.get(), getBit(Search::Sum));
  }
  EXPECT_EQ(outer.get(), getBit(Search::Sum) | getBit(Search::Tile));
  CutSearches::add(getBit(Search::Lines) | getBit(Search::Chain));
  EXPECT_EQ(outer.get(), getBit(Search::Sum) | getBit(Search::Tile) |
                             getBit(Search::Lines) | getBit(Search::Chain));
}

TEST(CutSearchesTest, NamesAndNotesDiffer) {
  std::set<StringRef> names, notes;
  for (unsigned search = 0; search < numSearches; ++search) {
    names.insert(stringifySearch(Search(search)));
    notes.insert(describeCut(Search(search)));
  }
  EXPECT_EQ(names.size(), numSearches);
  EXPECT_EQ(notes.size(), numSearches);
}
