//===- ResourceTest.cpp - Tests of resources and bounds -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Resource.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

TEST(ResourceTest, TextReadsBack) {
  for (const char *text : {"compute:matrix", "memory:hbm", "memory:a:b",
                           "network:nvlink", "launch"}) {
    std::optional<Resource> resource = Resource::parse(text);
    ASSERT_TRUE(resource) << text;
    EXPECT_EQ(resource->str(), text);
  }
  for (const char *text :
       {"", "memory", "memory:", ":hbm", "disk:ssd", "launch:x", "launch:"})
    EXPECT_FALSE(Resource::parse(text)) << text;
}

TEST(ResourceTest, BoundTextReadsBack) {
  for (const char *text :
       {"none", "symbolic", "unknown", "launch", "memory:hbm",
        "compute:matrix..memory:hbm", "launch..network:ib"}) {
    std::optional<Bound> bound = Bound::parse(text);
    ASSERT_TRUE(bound) << text;
    EXPECT_EQ(bound->str(), text);
  }
  for (const char *text : {"", "none..launch", "launch..none", "..memory:hbm",
                           "memory:hbm..", "memory:hbm..compute"})
    EXPECT_FALSE(Bound::parse(text)) << text;
}

TEST(ResourceTest, BoundsAreInTheOrderOfTheirTexts) {
  SmallVector<const char *> texts = {"compute:matrix",
                                     "compute:matrix..memory:hbm",
                                     "compute:vector",
                                     "launch",
                                     "launch..memory:hbm",
                                     "memory:hbm",
                                     "memory:l2",
                                     "network:ib",
                                     "none",
                                     "symbolic",
                                     "unknown"};
  for (auto [number, text] : llvm::enumerate(texts))
    for (auto [otherNumber, other] : llvm::enumerate(texts))
      EXPECT_EQ(*Bound::parse(text) < *Bound::parse(other),
                number < otherNumber)
          << text << " " << other;
  EXPECT_TRUE(Bound() < *Bound::parse("compute:matrix"));
}

TEST(ResourceTest, TheLeastResourceBounds_r24) {
  Bound bound(Resource::compute("matrix"), Resource::memory("hbm"));
  EXPECT_TRUE(bound.isInterval());
  EXPECT_TRUE(bound.isBy(ResourceKind::Compute));
  EXPECT_TRUE(bound.isBy(Resource::compute("matrix")));
  EXPECT_FALSE(bound.isBy(ResourceKind::Memory));
  EXPECT_EQ(bound.getKind(), std::nullopt);
  EXPECT_EQ(Bound(Resource::memory("l2"), Resource::memory("hbm")).getKind(),
            ResourceKind::Memory);
  EXPECT_FALSE(Bound(Resource::launch()).isInterval());
  EXPECT_FALSE(Bound::none().isBy(ResourceKind::Compute));
  EXPECT_EQ(Bound::unknown().getLeast(), nullptr);
  EXPECT_TRUE(Bound().isEmpty());
}
