//===- RooflineAnalysisTest.cpp - Queries of passes about ops -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnalysisTestUtils.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Analysis/RooflineAnalysis.h"

using namespace mlir;
using namespace mlir::roofline;

// 1e9 op/s and 1e9 B/s; tiling for 4 KiB.
static const char *program = R"mlir(
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "matrix" = #dlti.map<f32 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"bytes_per_second" = 1.0e10, "capacity_bytes" = 4096>>>>>} {
func.func @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @tiled(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %n: index, %p: i1) -> tensor<64x64xf32> {
  %0 = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %64 = arith.constant 64 : index
  %r = scf.for %i = %0 to %64 step %16 iter_args(%ci = %c) -> tensor<64x64xf32> {
    %ai = tensor.extract_slice %a[%i, 0] [16, 64] [1, 1] : tensor<64x64xf32> to tensor<16x64xf32>
    %s = tensor.extract_slice %ci[%i, 0] [16, 64] [1, 1] : tensor<64x64xf32> to tensor<16x64xf32>
    %m = linalg.matmul ins(%ai, %b : tensor<16x64xf32>, tensor<64x64xf32>) outs(%s : tensor<16x64xf32>) -> tensor<16x64xf32>
    %e = math.absf %m : tensor<16x64xf32>
    %t = tensor.insert_slice %e into %ci[%i, 0] [16, 64] [1, 1] : tensor<16x64xf32> into tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %d = tensor.cast %r : tensor<64x64xf32> to tensor<?x64xf32>
  %f = tensor.collapse_shape %d [[0, 1]] : tensor<?x64xf32> into tensor<?xf32>
  %g = func.call @callee(%f) : (tensor<?xf32>) -> tensor<?xf32>
  %h = scf.if %p -> tensor<64x64xf32> {
    %q = arith.subf %r, %b : tensor<64x64xf32>
    scf.yield %q : tensor<64x64xf32>
  } else {
    %q = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%r : tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %q : tensor<64x64xf32>
  }
  scf.for %i = %0 to %n step %16 {
    %q = math.exp %a : tensor<64x64xf32>
  }
  return %h : tensor<64x64xf32>
}
})mlir";

namespace {
struct RooflineAnalysisTest : AnalysisTest {
  void parse(StringRef text) {
    context.loadDialect<DLTIDialect>();
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }

  Operation *find(StringRef name) {
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (!found && op->getName().getStringRef() == name)
        found = op;
    });
    return found;
  }
};
} // namespace

static void expectEqual(const OpRecord &a, const OpRecord &b) {
  // Equal ops may share a record.
  EXPECT_EQ(a.op->getName(), b.op->getName());
  EXPECT_EQ(a.executions, b.executions);
  EXPECT_TRUE(a.once.work == b.once.work);
  EXPECT_TRUE(a.getAll().work == b.getAll().work);
  EXPECT_EQ(a.unbounded, b.unbounded);
  const Estimate &left = a.getAll().estimate, &right = b.getAll().estimate;
  EXPECT_EQ(left.bound, right.bound);
  EXPECT_EQ(left.timeSeconds, right.timeSeconds);
  EXPECT_EQ(left.upperTimeSeconds, right.upperTimeSeconds);
  ASSERT_EQ(left.levels.size(), right.levels.size());
  for (size_t level = 0; level < left.levels.size(); ++level) {
    const LevelTraffic &x = left.levels[level];
    const LevelTraffic &y = right.levels[level];
    EXPECT_TRUE(x.lowerBytes == y.lowerBytes);
    EXPECT_TRUE(x.achievableBytes == y.achievableBytes);
  }
}

/// The figures of an op do not depend on whether other ops are analysed too.
TEST_F(RooflineAnalysisTest, oneOpAtATime) {
  parse(program);
  RooflineAnalysis analysis(*module);
  ASSERT_TRUE(analysis.getTarget());
  unsigned records = 0;
  module->walk([&](Operation *op) {
    const OpRecord *known = analysis.lookup(op);
    std::optional<OpRecord> computed = analysis.compute(op);
    ASSERT_EQ(known != nullptr, computed.has_value())
        << op->getName().getStringRef().str();
    if (!known)
      return;
    ++records;
    expectEqual(*known, *computed);
  });
  // absf; matmul, absf, insert_slice, call, subf, matmul, exp.
  EXPECT_EQ(records, 8u);
}

/// 4096 elements of 4 B, in and out: 32,768 B at 1e9 B/s.
TEST_F(RooflineAnalysisTest, figures) {
  parse(program);
  RooflineAnalysis analysis(*module);
  const OpRecord *sum = analysis.lookup(find("arith.subf"));
  ASSERT_TRUE(sum);
  const Estimate &estimate = sum->getAll().estimate;
  EXPECT_EQ(estimate.bound.str(), "memory:dram");
  EXPECT_TRUE(estimate.bound.isBy(ResourceKind::Memory));
  EXPECT_TRUE(estimate.bound.isBy(Resource::memory("dram")));
  EXPECT_FALSE(estimate.bound.isBy(Resource::memory("sram")));
  EXPECT_FALSE(estimate.bound.isBy(ResourceKind::Compute));
  EXPECT_EQ(estimate.timeSeconds, 3 * 16384 / 1e9);
  Operation *function = module->lookupSymbol("tiled");
  ASSERT_TRUE(analysis.lookupTotals(function));
  EXPECT_FALSE(analysis.lookupTotals(find("arith.subf")));
  EXPECT_TRUE(analysis.getCoverage().unmodelled.empty());
}

TEST_F(RooflineAnalysisTest, tilingOnRequest) {
  parse(program);
  RooflineAnalysis analysis(*module);
  Operation *matmul = nullptr;
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "linalg.matmul")
      matmul = op; // The last one.
  });
  EXPECT_TRUE(analysis.lookup(matmul)->tiling.empty());
  EXPECT_TRUE(analysis.compute(matmul)->tiling.empty());
  std::optional<OpRecord> record =
      analysis.compute(matmul, /*wantsTiling=*/true);
  ASSERT_EQ(record->tiling.size(), 1u);
  EXPECT_EQ(record->tiling.front().level, "dram");
  EXPECT_EQ(record->tiling.front().tiling.sizes.size(), 3u);
  EXPECT_TRUE(analysis.compute(find("arith.subf"), true)->tiling.empty());
}

/// `lookup` uses the IR at construction, `compute` the IR at the call.
TEST_F(RooflineAnalysisTest, changedIR) {
  parse(program);
  RooflineAnalysis analysis(*module);
  Operation *sum = find("arith.subf");
  OpBuilder builder(sum);
  Value a = cast<FunctionOpInterface>(module->lookupSymbol("tiled"))
                .getFunctionBody()
                .getArgument(0);
  sum->setOperands({a, a});
  EXPECT_EQ(analysis.lookup(sum)->once.estimate.timeSeconds, 3 * 16384 / 1e9);
  // One value, read once.
  EXPECT_EQ(analysis.compute(sum)->once.estimate.timeSeconds, 2 * 16384 / 1e9);
  module->lookupSymbol("callee")->setAttr("sym_name",
                                          builder.getStringAttr("other"));
  EXPECT_TRUE(analysis.lookup(find("func.call")));
  EXPECT_FALSE(analysis.compute(find("func.call")));
}

/// Outside a function, the analysis reads only the target.
TEST_F(RooflineAnalysisTest, functionRoot) {
  parse(program);
  Operation *function = module->lookupSymbol("tiled");
  RooflineAnalysis analysis(function);
  ASSERT_TRUE(analysis.getTarget());
  EXPECT_TRUE(analysis.lookup(find("arith.subf")));
  EXPECT_FALSE(analysis.lookup(find("func.call")));
  EXPECT_FALSE(analysis.compute(find("func.call")));
  EXPECT_FALSE(analysis.lookup(find("math.absf"))); // In @callee.
  ASSERT_EQ(analysis.getCoverage().unmodelled.size(), 1u);
  EXPECT_EQ(analysis.getCoverage().unmodelled.begin()->first, "func.call");
}

TEST_F(RooflineAnalysisTest, noTarget) {
  parse("func.func @f(%x: tensor<4xf32>) { %0 = math.absf %x : tensor<4xf32> "
        "return }");
  RooflineAnalysis analysis(*module);
  EXPECT_FALSE(analysis.getTarget());
  EXPECT_FALSE(analysis.lookup(find("math.absf")));
  EXPECT_FALSE(analysis.compute(find("math.absf")));
  EXPECT_FALSE(analysis.lookupTotals(module->lookupSymbol("f")));
  EXPECT_EQ(analysis.getCoverage().modelledOps, 0);
}

TEST_F(RooflineAnalysisTest, invalidTarget) {
  parse("module attributes {dlti.target_system_spec = "
        "#dlti.target_system_spec<\"t\" = #dlti.target_device_spec<"
        "\"roofline\" = #dlti.map<\"source\" = \"made up\">>>} {}");
  std::string error;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diag) {
    error += diag.str();
    return success();
  });
  EXPECT_FALSE(RooflineAnalysis(*module).getTarget());
  EXPECT_NE(error.find("memory"), std::string::npos) << error;
}

/// A search that ends as soon as the bound is known finds the same bounds, at
/// rates of the two memories for which these depend on the tiling or don't.
TEST_F(RooflineAnalysisTest, boundsOnly) {
  std::string functions;
  for (unsigned size : {8, 17, 24, 31, 40, 64, 100, 128}) {
    std::string a = "tensor<" + std::to_string(size) + "x64xf32>",
                b = "tensor<64x" + std::to_string(size) + "xf32>",
                c = "tensor<" + std::to_string(size) + "x" +
                    std::to_string(size) + "xf32>";
    functions += "func.func @f" + std::to_string(size) + "(%a: " + a +
                 ", %b: " + b + ", %c: " + c + ") {\n" +
                 "%0 = linalg.matmul ins(%a, %b : " + a + ", " + b +
                 ") outs(%c : " + c + ") -> " + c + "\nreturn\n}\n";
  }
  unsigned numIntervals = 0, numRough = 0;
  for (std::string dram : {"1.0e9", "1.6e10", "2.0e10", "1.0e11"})
    for (std::string sram : {"1.0e11", "1.0e12"}) {
      parse(R"mlir(module attributes {dlti.target_system_spec =
          #dlti.target_system_spec<"t" = #dlti.target_device_spec<
            "roofline" = #dlti.map<
              "source" = "made up",
              "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e11>,
                                  "matrix" = #dlti.map<f32 = 1.0e11>>,
              "memory" = #dlti.map<
                "dram" = #dlti.map<"bytes_per_second" = )mlir" +
            dram + R"mlir(>,
                "sram" = #dlti.map<"bytes_per_second" = )mlir" +
            sram + R"mlir(, "capacity_bytes" = 4096,
                                   "register_bytes" = 256>>>>>} {)mlir" +
            functions + "}");
      RooflineAnalysis spec(*module);
      ASSERT_TRUE(spec.getTarget());
      AnalysisOptions options;
      options.totals = false;
      RooflineAnalysis whole(*module, *spec.getTarget(), options);
      options.boundsOnly = true;
      RooflineAnalysis quick(*module, *spec.getTarget(), options);
      ASSERT_EQ(whole.getEntries().size(), quick.getEntries().size());
      for (auto [left, right] :
           llvm::zip_equal(whole.getEntries(), quick.getEntries())) {
        const Estimate &a = left.record->once.estimate;
        const Estimate &b = right.record->once.estimate;
        EXPECT_EQ(a.bound.str(), b.bound.str());
        EXPECT_EQ(a.timeSeconds, b.timeSeconds);
        EXPECT_EQ(a.intensity, b.intensity);
        EXPECT_EQ(a.headroom, b.headroom);
        numIntervals += a.bound.isInterval();
        for (auto [level, rough] : llvm::zip_equal(a.levels, b.levels)) {
          EXPECT_TRUE(level.lowerBytes == rough.lowerBytes);
          EXPECT_LE(level.getUpperBytes().toDouble(),
                    rough.getUpperBytes().toDouble());
          numRough += rough.isRough;
        }
      }
    }
  EXPECT_GT(numIntervals, 0u);
  EXPECT_GT(numRough, 0u);
}
