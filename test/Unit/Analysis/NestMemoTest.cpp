//===- NestMemoTest.cpp - Loops that repeat -------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop's records are shared with later loops from its third occurrence on,
// and equal those of each op by itself, for which no memo is used.
//
//===----------------------------------------------------------------------===//

#include "AnalysisTestUtils.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "roofline/Analysis/RooflineAnalysis.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct NestMemoTest : AnalysisTest {
  /// Analyses `functions` without totals, on a machine with a cache of 4 KiB.
  void analyze(StringRef functions) {
    context.loadDialect<DLTIDialect>();
    std::string text = R"mlir(
      module attributes {dlti.target_system_spec = #dlti.target_system_spec<
        "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
          "source" = "made up",
          "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
          "memory" = #dlti.map<
            "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
            "sram" = #dlti.map<"bytes_per_second" = 1.0e10,
                               "capacity_bytes" = 4096>>>>>} {)mlir";
    module =
        parseSourceString<ModuleOp>((text + functions + "}").str(), &context);
    ASSERT_TRUE(module);
    RooflineAnalysis spec(*module);
    ASSERT_TRUE(spec.getTarget());
    AnalysisOptions options;
    options.totals = false;
    result =
        std::make_unique<RooflineAnalysis>(*module, *spec.getTarget(), options);
    expectEachByItself();
  }

  /// Compares the figures that need totals with those of an analysis in which
  /// a symbol has a value: it shares no loop.
  void expectTotalsUnshared() {
    AnalysisOptions options;
    RooflineAnalysis shared(*module, *result->getTarget(), options);
    options.bindings["unused"] = 1;
    RooflineAnalysis own(*module, *result->getTarget(), options);
    ASSERT_EQ(shared.getEntries().size(), own.getEntries().size());
    for (auto [left, right] :
         llvm::zip_equal(shared.getEntries(), own.getEntries())) {
      EXPECT_EQ(left.op, right.op);
      EXPECT_EQ(left.parts, right.parts);
      const Estimate &first = left.record->getAll().estimate;
      const Estimate &second = right.record->getAll().estimate;
      EXPECT_EQ(first.leastInPlaceSeconds, second.leastInPlaceSeconds);
      EXPECT_EQ(first.expectedSeconds, second.expectedSeconds);
      for (auto [level, other] : llvm::zip_equal(first.levels, second.levels))
        EXPECT_TRUE(level.inPlaceBytes == other.inPlaceBytes);
    }
    for (Operation *function : shared.getFunctions())
      expectEqual(*shared.lookupTotals(function), *own.lookupTotals(function));
    expectEqual(shared.getModuleTotals(), own.getModuleTotals());
    EXPECT_EQ(shared.getCoverage().modelledOps, own.getCoverage().modelledOps);
  }

  static void expectEqual(const Totals &left, const Totals &right) {
    EXPECT_TRUE(left.work == right.work);
    EXPECT_EQ(left.timeSeconds, right.timeSeconds);
    EXPECT_EQ(left.leastInPlaceSeconds, right.leastInPlaceSeconds);
    EXPECT_EQ(left.expectedSeconds, right.expectedSeconds);
    EXPECT_EQ(left.fusedLowerBytes, right.fusedLowerBytes);
    EXPECT_EQ(left.peakLiveBytes, right.peakLiveBytes);
    EXPECT_EQ(left.notes, right.notes);
  }

  /// Compares all records with those of one op at a time.
  void expectEachByItself() {
    for (const RooflineAnalysis::Entry &entry : result->getEntries()) {
      std::optional<OpRecord> own = result->compute(entry.op);
      ASSERT_TRUE(own);
      const OpRecord &known = *entry.record;
      EXPECT_EQ(known.executions, own->executions);
      EXPECT_TRUE(known.once.work == own->once.work);
      EXPECT_TRUE(known.getAll().work == own->getAll().work);
      EXPECT_EQ(known.notes, own->notes);
      const Estimate &left = known.getAll().estimate;
      const Estimate &right = own->getAll().estimate;
      EXPECT_EQ(left.bound, right.bound);
      EXPECT_EQ(left.timeSeconds, right.timeSeconds);
      ASSERT_EQ(left.levels.size(), right.levels.size());
      for (size_t level = 0; level < left.levels.size(); ++level)
        EXPECT_TRUE(left.levels[level].lowerBytes ==
                    right.levels[level].lowerBytes);
    }
  }

  /// The entries of loops, in program order.
  SmallVector<const OpRecord *> getLoops() {
    SmallVector<const OpRecord *> loops;
    for (const RooflineAnalysis::Entry &entry : result->getEntries())
      if (entry.op->getName().getStringRef() == "scf.for")
        loops.push_back(entry.record);
    return loops;
  }

  std::unique_ptr<RooflineAnalysis> result;
};
} // namespace

/// Copies elements of `from` to `to` in a loop of `bound` iterations.
static std::string writeLoop(StringRef bound, StringRef index = "%i",
                             StringRef from = "%a", StringRef to = "%b") {
  return ("scf.for %i = %c0 to " + bound + " step %c1 {\n  %v = memref.load " +
          from + "[" + index + "] : memref<64xf32>\n  memref.store %v, " + to +
          "[%i] : memref<64xf32>\n}\n")
      .str();
}

static std::string writeFunction(StringRef name, const std::string &body) {
  return ("func.func @" + name +
          "(%a: memref<64xf32>, %b: memref<64xf32>, %n: index) {\n"
          "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
          "%c8 = arith.constant 8 : index\n%c9 = arith.constant 9 : index\n")
             .str() +
         body + "return\n}\n";
}

/// The first loop leaves its records, which the others share, also those of
/// another function.
TEST_F(NestMemoTest, shared) {
  std::string loop = writeLoop("%c8");
  analyze(writeFunction("f", loop + loop + loop) + writeFunction("g", loop));
  SmallVector<const OpRecord *> loops = getLoops();
  ASSERT_EQ(loops.size(), 4u);
  EXPECT_EQ(loops[0], loops[1]);
  EXPECT_EQ(loops[1], loops[2]);
  EXPECT_EQ(loops[2], loops[3]);
  EXPECT_EQ(loops[3]->executions.str(), "1");
  EXPECT_EQ(loops[3]->parts.front().executions.str(), "8");
  // 4 functions' worth of a loop, its load, store and yield, and the constants
  // and the return of two functions.
  EXPECT_EQ(result->getCoverage().modelledOps, 4 * 4 + 2 * 5);
}

/// What differs is not shared: bounds, indices, which buffers are the same,
/// where a loop's records have a symbol, ops without a model.
TEST_F(NestMemoTest, differences) {
  for (const std::string &other :
       {writeLoop("%c9"), writeLoop("%c8", "%c9"), writeLoop("%n"),
        writeLoop("%c8", "%i", "%a", "%a"), writeLoop("%c8", "%n")}) {
    std::string loop = writeLoop("%c8");
    analyze(writeFunction("f", loop + loop + loop + other + other + other));
    SmallVector<const OpRecord *> loops = getLoops();
    ASSERT_EQ(loops.size(), 6u);
    for (size_t number = 3; number < 6; ++number)
      EXPECT_NE(loops[number], loops[2]) << other;
  }
}

/// Two views of one buffer are not two buffers.
TEST_F(NestMemoTest, views) {
  std::string body = "%d = memref.alloc() : memref<128xf32>\n"
                     "%e = memref.alloc() : memref<64xf32>\n";
  for (StringRef number : {"1", "2", "3", "4"})
    body += ("%v" + number +
             " = memref.subview %d[0] [64] [1] : memref<128xf32> to "
             "memref<64xf32>\n")
                .str();
  for (StringRef number : {"1", "2", "3", "4"})
    body += writeLoop("%c8", "%i", ("%v" + number).str(), "%e");
  for (int copy = 0; copy < 4; ++copy)
    body += writeLoop("%c8", "%i", "%v1", "%v2");
  analyze(writeFunction("f", body));
  SmallVector<const OpRecord *> loops = getLoops();
  ASSERT_EQ(loops.size(), 8u);
  EXPECT_NE(loops[2], loops[3]);
  EXPECT_EQ(loops[6], loops[7]);
}

/// Each op without a model is reported, and each call is followed.
TEST_F(NestMemoTest, effects) {
  std::string unmodelled = "scf.for %i = %c0 to %c8 step %c1 {\n"
                           "  \"test.unknown\"() : () -> ()\n}\n";
  std::string call = "scf.for %i = %c0 to %c8 step %c1 {\n"
                     "  func.call @g(%a, %b, %n) : (memref<64xf32>, "
                     "memref<64xf32>, index) -> ()\n}\n";
  context.allowUnregisteredDialects();
  analyze(writeFunction("f", unmodelled + unmodelled + unmodelled + call +
                                 call + call) +
          writeFunction("g", writeLoop("%c8")));
  EXPECT_EQ(result->getUnmodelled().size(), 3u);
  unsigned calls = 0;
  for (const RooflineAnalysis::Entry &entry : result->getEntries())
    calls += entry.op->getName().getStringRef() == "func.call";
  EXPECT_EQ(calls, 3u);
}

/// A loop that reads what nobody touched before is colder than the next ones,
/// here the first and the fourth; of a function that is called no loop is cold.
TEST_F(NestMemoTest, totals) {
  std::string warm = writeLoop("%c8");
  std::string fresh = "%d = memref.alloc() : memref<64xf32>\n";
  std::string body = warm + warm + warm + writeLoop("%c8", "%i", "%b", "%a") +
                     warm + writeLoop("%c9") + fresh;
  for (int copy = 0; copy < 4; ++copy)
    body += writeLoop("%c8", "%i", "%a", "%d");
  std::string call = "func.call @g(%a, %b, %n) : (memref<64xf32>, "
                     "memref<64xf32>, index) -> ()\n";
  analyze(writeFunction("f", body + call) + writeFunction("g", body) +
          writeFunction("h", warm + body));
  expectTotalsUnshared();
  // The fourth loop of @f has its own record: what it reads is cold.
  RooflineAnalysis analysis(*module, *result->getTarget());
  SmallVector<const OpRecord *> loops;
  for (const RooflineAnalysis::Entry &entry : analysis.getEntries())
    if (entry.op->getName().getStringRef() == "scf.for")
      loops.push_back(entry.record);
  EXPECT_EQ(loops[2], loops[4]);
}

/// Buffers of the loop itself, branches, and loops of scalars in loops.
TEST_F(NestMemoTest, totalsOfOtherLoops) {
  std::string inner = "scf.for %i = %c0 to %c8 step %c1 {\n"
                      "  %t = memref.alloca() : memref<8xf32>\n"
                      "  %is = arith.cmpi slt, %i, %c1 : index\n"
                      "  scf.if %is {\n"
                      "    %v = memref.load %a[%i] : memref<64xf32>\n"
                      "    memref.store %v, %t[%c0] : memref<8xf32>\n"
                      "  }\n"
                      "  scf.for %j = %c0 to %c9 step %c1 {\n"
                      "    %w = memref.load %b[%j] : memref<64xf32>\n"
                      "    memref.store %w, %t[%c1] : memref<8xf32>\n"
                      "  }\n}\n";
  analyze(writeFunction("f", inner + inner + inner + inner) +
          writeFunction("g", writeLoop("%c8") + inner));
  expectTotalsUnshared();
}

/// A loop over tiles of 8 elements of the tensor `from`, written to `to`; its
/// result is `name`.
static std::string writeTiles(const std::string &name, const std::string &from,
                              const std::string &to) {
  return name + " = scf.for %i = %c0 to %c8 step %c1 iter_args(%o = " + to +
         ") -> (tensor<64xf32>) {\n"
         "  %p = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)\n"
         "  %s = tensor.extract_slice " +
         from +
         "[%p] [8] [1] : tensor<64xf32> to tensor<8xf32>\n"
         "  %d = tensor.extract_slice %o[%p] [8] [1] : tensor<64xf32> to "
         "tensor<8xf32>\n"
         "  %q = linalg.exp ins(%s : tensor<8xf32>) outs(%d : tensor<8xf32>) "
         "-> tensor<8xf32>\n"
         "  %n = tensor.insert_slice %q into %o[%p] [8] [1] : tensor<8xf32> "
         "into tensor<64xf32>\n"
         "  scf.yield %n : tensor<64xf32>\n}\n";
}

static std::string writeTensorFunction(StringRef name,
                                       const std::string &body) {
  return ("func.func @" + name +
          "(%x: tensor<64xf32>, %y: tensor<64xf32>, %v: f32) {\n"
          "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
          "%c8 = arith.constant 8 : index\n")
             .str() +
         body + "return\n}\n";
}

/// The entries of the ops with `name`, in program order.
static SmallVector<const OpRecord *> getEntries(const RooflineAnalysis &result,
                                                StringRef name) {
  SmallVector<const OpRecord *> records;
  for (const RooflineAnalysis::Entry &entry : result.getEntries())
    if (entry.op->getName().getStringRef() == name)
      records.push_back(entry.record);
  return records;
}

/// Tiled loops share records if each reads what the one before it made. The
/// first loop reads an argument, and the second leaves its records.
TEST_F(NestMemoTest, tensors) {
  std::string body = "%e = tensor.empty() : tensor<64xf32>\n"
                     "%w = tensor.empty() : tensor<64xf32>\n" +
                     writeTiles("%1", "%x", "%e");
  for (int number = 2; number < 6; ++number)
    body += writeTiles("%" + std::to_string(number),
                       "%" + std::to_string(number - 1), "%e");
  analyze(writeTensorFunction("f", body) + writeTensorFunction("g", body));
  SmallVector<const OpRecord *> tiles = getEntries(*result, "linalg.exp");
  ASSERT_EQ(tiles.size(), 10u);
  EXPECT_NE(tiles[0], tiles[1]);
  EXPECT_EQ(tiles[1], tiles[2]);
  EXPECT_EQ(tiles[2], tiles[3]);
  EXPECT_EQ(tiles[3], tiles[4]);
  EXPECT_EQ(tiles[4], tiles[9]);
  // 8 tiles of 8 elements of 4 B, read and written.
  EXPECT_EQ(tiles[4]->executions.str(), "8");
  EXPECT_EQ(tiles[4]->getAll().work.getBytesRead().lower.str(), "256");
  expectTotalsUnshared();
  RooflineAnalysis analysis(*module, *result->getTarget());
  tiles = getEntries(analysis, "linalg.exp");
  EXPECT_EQ(tiles[3], tiles[4]);
}

/// Each kind of tensor from outside, several times and in all orders: what is
/// shared has the figures of its own.
TEST_F(NestMemoTest, tensorsFromOutside) {
  std::string body =
      "%e = tensor.empty() : tensor<64xf32>\n"
      "%once = tensor.empty() : tensor<64xf32>\n"
      "%zeros = arith.constant dense<0.0> : tensor<64xf32>\n"
      "%fill = linalg.fill ins(%v : f32) outs(%e : tensor<64xf32>) -> "
      "tensor<64xf32>\n"
      "%other = linalg.fill ins(%v : f32) outs(%e : tensor<64xf32>) -> "
      "tensor<64xf32>\n"
      "%exp = linalg.exp ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) "
      "-> tensor<64xf32>\n"
      "%grid = tensor.expand_shape %y [[0, 1]] output_shape [8, 8] : "
      "tensor<64xf32> into tensor<8x8xf32>\n"
      "%view = tensor.collapse_shape %grid [[0, 1]] : tensor<8x8xf32> into "
      "tensor<64xf32>\n";
  unsigned number = 0;
  auto add = [&](const std::string &from, const std::string &to) {
    for (int copy = 0; copy < 3; ++copy)
      body += writeTiles("%" + std::to_string(number++), from, to);
  };
  std::string values[] = {"%x",     "%y",   "%e",    "%zeros", "%fill",
                          "%other", "%exp", "%view", "%0"};
  add("%x", "%once");
  for (const std::string &from : values)
    for (const std::string &to : values)
      add(from, to);
  analyze(writeTensorFunction("f", body));
  expectTotalsUnshared();
}

/// Branches, insertions into a tensor from outside, and loops that execute
/// once.
TEST_F(NestMemoTest, tensorsElsewhere) {
  std::string body = "%e = tensor.empty() : tensor<64xf32>\n"
                     "%t = arith.constant true\n";
  unsigned number = 0;
  auto add = [&](StringRef head, StringRef into, StringRef tail) {
    for (int copy = 0; copy < 4; ++copy)
      body += ("%" + std::to_string(number++) + " = " + head +
               "  %s = tensor.extract_slice %x[8] [8] [1] : tensor<64xf32> to "
               "tensor<8xf32>\n"
               "  %d = tensor.extract_slice " +
               into +
               "[8] [8] [1] : tensor<64xf32> to tensor<8xf32>\n"
               "  %r = linalg.exp ins(%s : tensor<8xf32>) outs(%d : "
               "tensor<8xf32>) -> tensor<8xf32>\n"
               "  %n = tensor.insert_slice %r into " +
               into +
               "[8] [8] [1] : tensor<8xf32> into tensor<64xf32>\n"
               "  scf.yield %n : tensor<64xf32>\n" +
               tail)
                  .str();
  };
  std::string otherwise = "} else {\n  scf.yield %y : tensor<64xf32>\n}\n";
  std::string loop = " step %c1 iter_args(%o = %y) -> (tensor<64xf32>) {\n";
  add("scf.if %t -> (tensor<64xf32>) {\n", "%y", otherwise);
  add("scf.for %i = %c0 to %c8" + loop, "%y", "}\n");
  add("scf.for %i = %c0 to %c8" + loop, "%o", "}\n");
  add("scf.for %i = %c0 to %c1" + loop, "%o", "}\n");
  add("scf.for %i = %c0 to %c0" + loop, "%o", "}\n");
  analyze(writeTensorFunction("f", body) + writeTensorFunction("g", body));
  expectTotalsUnshared();
}
