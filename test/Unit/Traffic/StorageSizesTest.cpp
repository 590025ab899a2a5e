//===- StorageSizesTest.cpp - Bytes of elements -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/Traffic.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class StorageSizesTest : public ::testing::Test {
protected:
  StorageSizesTest() {
    context.loadDialect<quant::QuantDialect, DLTIDialect>();
  }

  /// Returns the bytes of `elements` elements of `type`; "unknown" without a
  /// size.
  std::string getBytes(StringRef type, const Count &elements,
                       const StorageOptions &options = {},
                       StringRef moduleText = "module {}") {
    auto module = parseSourceString<ModuleOp>(moduleText, &context);
    StorageSizes sizes(*module, options);
    auto bytes = sizes.getBytes(parseType(type, &context), elements);
    return bytes ? bytes->str() : "unknown";
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
};

struct Row {
  const char *type;
  int64_t elements;
  const char *bytes;
};
} // namespace

TEST_F(StorageSizesTest, packed_r17) {
  Row table[] = {{"f32", 5, "20"},
                 {"f64", 5, "40"},
                 {"bf16", 5, "10"},
                 {"f8E4M3FN", 5, "5"},
                 {"tf32", 5, "20"},
                 {"f80", 5, "50"},
                 {"f128", 5, "80"},
                 {"f4E2M1FN", 5, "3"}, // 20 bits
                 {"f4E2M1FN", 1, "1"},
                 {"f4E2M1FN", 2, "1"},
                 {"f6E3M2FN", 5, "4"}, // 30 bits
                 {"f6E2M3FN", 4, "3"},
                 {"f8E8M0FNU", 7, "7"},
                 {"i1", 5, "5"},
                 {"i2", 5, "2"}, // 10 bits
                 {"i3", 8, "3"},
                 {"i4", 5, "3"},
                 {"i4", 0, "0"},
                 {"i7", 8, "7"},
                 {"i8", 5, "5"},
                 {"i12", 5, "10"},
                 {"si16", 5, "10"},
                 {"ui64", 5, "40"},
                 {"i128", 5, "80"},
                 {"index", 5, "40"},
                 {"complex<f32>", 5, "40"},
                 {"complex<i4>", 5, "5"},
                 {"vector<3xi2>", 5, "4"}, // 30 bits
                 {"vector<4x2xf16>", 5, "80"},
                 {"vector<f32>", 5, "20"},
                 {"!quant.uniform<i8:f32, 2.0>", 5, "5"},
                 {"!quant.uniform<i4:f32, 2.0>", 5, "3"},
                 {"!quant.uniform<u8:f32, 2.0:128>", 5, "5"},
                 {"!quant.any<i16:f32>", 5, "10"}};
  for (const Row &row : table)
    EXPECT_EQ(getBytes(row.type, row.elements), row.bytes) << row.type;
}

TEST_F(StorageSizesTest, notPacked_r17) {
  StorageOptions options;
  options.packSubByte = false;
  Row table[] = {{"f4E2M1FN", 5, "5"}, {"f6E3M2FN", 5, "5"},
                 {"i2", 5, "5"},       {"i4", 5, "5"},
                 {"i1", 5, "5"},       {"i12", 5, "10"},
                 {"f32", 5, "20"},     {"!quant.uniform<i4:f32, 2.0>", 5, "5"}};
  for (const Row &row : table)
    EXPECT_EQ(getBytes(row.type, row.elements, options), row.bytes) << row.type;
}

TEST_F(StorageSizesTest, packedI1_r17) {
  StorageOptions options;
  options.packI1 = true;
  EXPECT_EQ(getBytes("i1", 5, options), "1");
  EXPECT_EQ(getBytes("i1", 9, options), "2");
  EXPECT_EQ(getBytes("vector<9xi1>", 1, options), "2");
  EXPECT_EQ(getBytes("i4", 5, options), "3");
}

TEST_F(StorageSizesTest, dataLayout_r17) {
  StringRef narrow =
      "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}";
  EXPECT_EQ(getBytes("index", 5, {}, narrow), "20");
}

TEST_F(StorageSizesTest, unknown_r17) {
  EXPECT_EQ(getBytes("tuple<i32>", 5), "unknown");
  EXPECT_EQ(getBytes("none", 5), "unknown");
}

// Rounded up once, not per element; exact at any size.
TEST_F(StorageSizesTest, symbolicAndHuge_r17) {
  Count n = Count::symbol("n");
  EXPECT_EQ(getBytes("f32", n), "4*n");
  EXPECT_EQ(getBytes("vector<[4]xf32>", 5), "80*vscale");
  auto lookup = [](StringRef) -> std::optional<Count> { return Count(5); };
  auto bytes = Count::parse(getBytes("i4", n));
  ASSERT_TRUE(bytes);
  EXPECT_EQ(bytes->substitute(lookup).str(), "3");
  Count huge = Count(int64_t(1) << 62) * Count(int64_t(1) << 62);
  // 2^124 / 2
  EXPECT_EQ(getBytes("i4", huge), "10633823966279326983230456482242756608");
}

TEST_F(StorageSizesTest, ranges_r17) {
  auto module = parseSourceString<ModuleOp>("module {}", &context);
  StorageSizes sizes(*module, {});
  auto bytes = sizes.getBytes(parseType("i4", &context), CountRange(1, 5));
  ASSERT_TRUE(bytes);
  EXPECT_TRUE(*bytes == CountRange(1, 3));
}
