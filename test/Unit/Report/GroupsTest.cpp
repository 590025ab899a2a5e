//===- GroupsTest.cpp - Tests of groups of rows ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Groups.h"

#include "ReportTestUtils.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

TEST(GroupsTest, LayersOfNames) {
  EXPECT_EQ(getLayer("layers.12.self_attn.q_proj"), "layers.12");
  EXPECT_EQ(getLayer("model/blocks/3/mlp"), "model/blocks/3");
  EXPECT_EQ(getLayer("layer1.0.conv2"), "layer1.0");
  EXPECT_EQ(getLayer("lm_head.cast"), "lm_head");
  EXPECT_EQ(getLayer("conv2d_3"), "conv2d_3");
  EXPECT_EQ(getLayer("net.mlir:6:10"), "net.mlir");
  EXPECT_EQ(getLayer("7"), "7");
  EXPECT_EQ(getLayer("..3"), "..3");
  EXPECT_EQ(getLayer(""), "");
}

static std::string join(ArrayRef<StringRef> names, size_t maxPatterns = 4) {
  return joinPatterns(findPatterns(names), maxPatterns);
}

TEST(GroupsTest, PatternsOfNames) {
  EXPECT_EQ(join({"layers.0.q_proj"}), "layers.0.q_proj");
  EXPECT_EQ(join({"layers.0.q_proj", "layers.1.q_proj", "layers.10.q_proj"}),
            "layers.*.q_proj");
  // Numbers that are the same stay.
  EXPECT_EQ(join({"conv2d_3", "conv2d_4"}), "conv2d_*");
  EXPECT_EQ(join({"layers.0.q_proj", "layers.0.k_proj", "lm_head"}),
            "layers.0.{q_proj, k_proj}, lm_head");
  // The pattern of the most names comes first.
  EXPECT_EQ(join({"embed", "norm.1", "norm.2"}), "norm.*, embed");
  EXPECT_EQ(join({"a", "b", "c"}, /*maxPatterns=*/1), "a, +2");
  EXPECT_EQ(join({"", ""}), "");
  EXPECT_EQ(join({StringRef("a\0b", 3), "a1b"}), std::string("a\0b, a1b", 8));
}

TEST(GroupsTest, SumsAreThoseOfTheRows) {
  MLIRContext context;
  // Rows of 57.80 MFLOP and 255.2 us each; the last differs in its shapes.
  OpRow row = makeRow(context), other = row;
  row.location = "layers.0.conv";
  OpRow second = row;
  second.location = "layers.1.conv";
  other.shapes = "8xf32";
  double seconds = *row.getEstimate().timeSeconds;
  SmallVector<ProgramRow> rows{{&row, 1}, {&other, 1}, {&second, 3}};
  SmallVector<RowGroup, 0> groups = groupRows(rows, Grouping::Shape);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].rows, Count(4));
  EXPECT_EQ(groups[0].work.terms.getFlops(),
            row.getWork().terms.getFlops() * Count(4));
  EXPECT_DOUBLE_EQ(*groups[0].seconds, 4 * seconds);
  EXPECT_EQ(groups[0].locations.front(), "layers.*.conv");
  EXPECT_EQ(groups[1].rows, Count(1));
  groups = groupRows(rows, Grouping::Op);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].rows, Count(5));
  EXPECT_EQ(groups[0].shapes, "");
  EXPECT_EQ(groups[0].work.terms.getFlops(),
            row.getWork().terms.getFlops() * Count(5));
  EXPECT_DOUBLE_EQ(*groups[0].seconds, 5 * seconds);
  EXPECT_EQ(groupRows(rows, Grouping::Layer).size(), 3u);
  EXPECT_EQ(groupRows(rows, Grouping::Bound).size(), 1u);
}

TEST(GroupsTest, UnknownTimesComeFirst) {
  MLIRContext context;
  OpRow row = makeRow(context), open = row;
  open.unbounded = true;
  SmallVector<ProgramRow> rows{{&row, 1}, {&open, 1}};
  SmallVector<RowGroup, 0> groups = groupRows(rows, Grouping::Shape);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_FALSE(groups[0].seconds);
  EXPECT_TRUE(groups[1].seconds);
  groups = groupRows(rows, Grouping::Op);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_FALSE(groups[0].seconds);
}
