//===- WorkTest.cpp - Sums and maxima of work -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/Work.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class WorkTest : public ::testing::Test {
protected:
  WorkTerm term(WorkClass workClass, Type type, const Count &count) {
    return WorkTerm(workClass, type, count);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Type f16 = Float16Type::get(&context);
  Type f32 = Float32Type::get(&context);
  Type i8 = IntegerType::get(&context, 8);
  Type i32 = IntegerType::get(&context, 32);
};
} // namespace

TEST_F(WorkTest, range) {
  CountRange range(3, 5);
  EXPECT_FALSE(range.isExact());
  range += CountRange(10);
  EXPECT_TRUE(range == CountRange(13, 15));
  range *= 2;
  EXPECT_TRUE(range == CountRange(26, 30));
  EXPECT_TRUE(CountRange(7).isExact());
  EXPECT_TRUE(CountRange().isZero());
  EXPECT_FALSE(CountRange(0, 1).isZero());
}

TEST_F(WorkTest, typeKey) {
  auto key = [](Type a, Type b, Type c) {
    return WorkTerm(WorkClass::Matrix, a, b, c, 1).getTypeKey();
  };
  EXPECT_EQ(key(f32, f32, f32), "f32");
  EXPECT_EQ(key(f16, f16, f32), "f16->f32");
  EXPECT_EQ(key(i8, f16, f32), "i8*f16->f32");
  EXPECT_EQ(key(i8, f16, i8), "i8*f16->i8");
}

TEST_F(WorkTest, termsAddUpByKind) {
  WorkTerms terms;
  terms.add(term(WorkClass::Other, f32, 5));
  terms.add(term(WorkClass::Vector, f32, 10));
  terms.add(term(WorkClass::Vector, f16, 20));
  terms.add(term(WorkClass::Vector, f32, 30));
  terms.add(term(WorkClass::Vector, f32, 0));
  terms.add(WorkTerm(WorkClass::Matrix, f16, f16, f32, 100));
  terms.add(WorkTerm(WorkClass::Matrix, i8, i8, i32, 1000));
  terms.add(term(WorkClass::Integer, i32, 10000));
  terms.add(term(WorkClass::Special, f32, 7));
  EXPECT_EQ(terms.get().size(), 7u);
  EXPECT_EQ(terms.get().front().workClass, WorkClass::Matrix);
  EXPECT_EQ(terms.get().back().workClass, WorkClass::Other);
  // Matrix 100, vector 40 and 20; matrix 1000, integer 10000. Transcendentals
  // and class other are in neither sum (R3, R5).
  EXPECT_EQ(terms.getFlops().str(), "160");
  EXPECT_EQ(terms.getIntOps().str(), "11000");
  EXPECT_EQ(terms.getClass(WorkClass::Vector).str(), "60");
  EXPECT_EQ(terms.getClass(WorkClass::Special).str(), "7");
}

TEST_F(WorkTest, termsScaleAndTakeMax_r8) {
  WorkTerms terms, other;
  terms.add(term(WorkClass::Vector, f32, 10));
  other.add(term(WorkClass::Vector, f32, 4));
  other.add(term(WorkClass::Special, f32, 3));
  terms.takeMax(other);
  EXPECT_EQ(terms.getClass(WorkClass::Vector).str(), "10");
  EXPECT_EQ(terms.getClass(WorkClass::Special).str(), "3");
  terms.scale(Count::symbol("n"));
  EXPECT_EQ(terms.getFlops().str(), "10*n");
  terms.scale(0);
  EXPECT_TRUE(terms.empty());
}

TEST_F(WorkTest, summariesAddUp) {
  WorkSummary a, b;
  Attribute space = IntegerAttr::get(i32, 3);
  a.terms.add(term(WorkClass::Vector, f32, 10));
  a.usefulFlops = 8;
  a.getTraffic({}).bytesRead = CountRange(100, 200);
  b.getTraffic(space).bytesWritten = Count(7);
  b.getTraffic({}).bytesRead = Count(1);
  EXPECT_FALSE(b.traffic.front().space); // The default space comes first.
  a.add(b);
  EXPECT_EQ(a.usefulFlops->str(), "8");
  EXPECT_TRUE(a.getBytesRead() == CountRange(101, 201));
  EXPECT_TRUE(a.getBytesWritten() == CountRange(7));
  b.usefulFlops = std::nullopt;
  a.add(b);
  EXPECT_FALSE(a.usefulFlops);
  EXPECT_TRUE(WorkSummary().isZero());
  EXPECT_FALSE(a.isZero());
  EXPECT_TRUE(a.isStatic());
  a.scale(Count::symbol("n"));
  EXPECT_FALSE(a.isStatic());
}

// No taps fall on padding on either side, so all flops are useful after taking
// the larger side, whatever the types.
TEST_F(WorkTest, usefulFlopsOfBranchesOfTwoTypes_r8) {
  WorkSummary a, b;
  a.terms.add(term(WorkClass::Vector, f32, 100));
  a.usefulFlops = 100;
  b.terms.add(term(WorkClass::Vector, f16, 80));
  b.usefulFlops = 80;
  a.takeMax(b);
  EXPECT_EQ(a.usefulFlops->str(), a.terms.getFlops().str());
}

TEST_F(WorkTest, networkOfSumsAndBranches_r25) {
  NetworkTerm term;
  term.grid = "grid";
  term.axes = {1};
  term.sizes = {4};
  term.strides = {1};
  term.payloadBytes = 32;
  NetworkTerm longer = term, gather = term;
  longer.payloadBytes = 64;
  gather.kind = CollectiveKind::AllGather;
  WorkSummary a, b;
  a.network.add(gather);
  a.network.add(term);
  a.network.add(term);
  b.network.add(longer);
  b.network.add(term);
  // Terms that differ in anything but the count are kept separate; order is by
  // kind.
  ASSERT_EQ(a.network.get().size(), 2u);
  EXPECT_EQ(a.network.get()[0].count, Count(2));
  EXPECT_EQ(a.network.get()[1].kind, CollectiveKind::AllGather);
  WorkSummary sum = a, largest = a;
  sum.add(b);
  ASSERT_EQ(sum.network.get().size(), 3u);
  EXPECT_EQ(sum.network.get()[0].count, Count(3));
  largest.takeMax(b);
  ASSERT_EQ(largest.network.get().size(), 3u);
  EXPECT_EQ(largest.network.get()[0].count, Count(2));
  sum.scale(10);
  EXPECT_EQ(sum.network.get()[0].count, Count(30));
  EXPECT_FALSE(sum.isZero());
  EXPECT_FALSE(sum == a);
  EXPECT_NE(hash_value(sum), hash_value(a));
  sum.scale(0);
  EXPECT_TRUE(sum.network.empty());
}

TEST_F(WorkTest, networkWithoutWork_r25) {
  NetworkTerm term;
  term.sizes = {1};
  term.strides = {1};
  term.payloadBytes = 32;
  WorkSummary work;
  work.network.add(term); // A group of one device.
  term.sizes = {2};
  term.payloadBytes = 0;
  work.network.add(term);
  EXPECT_TRUE(work.isZero());
  term.payloadBytes = 32;
  term.sizes = {Count::symbol("n")};
  work.network.add(term);
  EXPECT_FALSE(work.isStatic());
}

TEST_F(WorkTest, contractionsOfClassMatrix) {
  WorkSummary a;
  a.terms.add({WorkClass::Matrix, f16, f16, f32, 101});
  a.terms.add(WorkTerm(WorkClass::Vector, f32, 9));
  a.usefulFlops = 110;
  // Two operations per multiply-add; half of one is rounded up.
  ContractionWork all{51, Count(51), 101, 0};
  EXPECT_TRUE(a.getContractions() == all);
  a.usefulFlops = 100;
  EXPECT_FALSE(a.getContractions().usefulMacs);
}

TEST_F(WorkTest, contractionsOfSumsAndBranches_r8) {
  WorkSummary depthwise, matmul;
  depthwise.terms.add(WorkTerm(WorkClass::Vector, f32, 36));
  depthwise.usefulFlops = 20;
  depthwise.contractions = ContractionWork{18, Count(10), 36, 4};
  matmul.terms.add(WorkTerm(WorkClass::Matrix, f32, 24));
  matmul.usefulFlops = 24;
  WorkSummary sum = depthwise;
  sum.add(matmul);
  EXPECT_TRUE(sum.getContractions() == (ContractionWork{30, Count(22), 60, 4}));
  sum.scale(3);
  EXPECT_TRUE(sum.getContractions() ==
              (ContractionWork{90, Count(66), 180, 12}));
  WorkSummary largest = matmul;
  largest.takeMax(depthwise);
  EXPECT_TRUE(largest.getContractions() ==
              (ContractionWork{18, Count(12), 36, 4}));
  // The useful part of a sum is known only if it is known for both.
  depthwise.contractions->usefulMacs = std::nullopt;
  sum.add(depthwise);
  EXPECT_FALSE(sum.getContractions().usefulMacs);
}
