//===- WalkTest.cpp - Number of walks of a module -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Passes/Passes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

/// A program: a product whose result an elementwise op reads; two equal ops; a
/// call.
static constexpr const char *program = R"mlir(
func.func @main(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>,
                %c: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<256x256xf32>, tensor<256x256xf32>)
                     outs(%c : tensor<256x256xf32>) -> tensor<256x256xf32>
  %1 = linalg.add ins(%0, %a : tensor<256x256xf32>, tensor<256x256xf32>)
                  outs(%c : tensor<256x256xf32>) -> tensor<256x256xf32>
  %2 = arith.addf %a, %b : tensor<256x256xf32>
  %3 = arith.addf %a, %b : tensor<256x256xf32>
  %4 = arith.mulf %2, %3 : tensor<256x256xf32>
  %5 = func.call @callee(%4) : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %6 = arith.addf %1, %5 : tensor<256x256xf32>
  return %6 : tensor<256x256xf32>
}
func.func @callee(%a: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = arith.negf %a : tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
)mlir";

namespace {
struct WalkTest : ::testing::Test {
  WalkTest() {
    registerAllRooflinePasses();
    registerCSEPass();
    DialectRegistry registry;
    test::registerTestDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(program, &context);
  }

  /// Runs `pipeline` and returns how often it walked the module.
  unsigned countWalks(StringRef pipeline) {
    PassManager manager(&context);
    EXPECT_TRUE(succeeded(parsePassPipeline(pipeline, manager)));
    unsigned before = ModuleAnalysis::getNumRuns();
    EXPECT_TRUE(succeeded(manager.run(*module)));
    return ModuleAnalysis::getNumRuns() - before;
  }

  /// Returns the walks of the pipeline `roofline` with `options` in addition to
  /// a report.
  unsigned countPipelineWalks(const std::string &options) {
    return countWalks("roofline{report=json output=/dev/null " + options + "}");
  }

  unsigned countAnnotated() {
    unsigned count = 0;
    module->walk([&](Operation *op) {
      count += op->hasAttr(RooflineDialect::getBoundAttrName());
    });
    return count;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(WalkTest, pipeline) {
  EXPECT_EQ(countPipelineWalks("target=a100"), 1u);
  EXPECT_EQ(countPipelineWalks("target=a100 advise fusion tuning"), 1u);
  EXPECT_EQ(countPipelineWalks("target=a100 annotate=false fusion tuning"), 1u);
  EXPECT_EQ(countPipelineWalks("target=a100 what-if=fuse"), 1u);
}

/// Each remedy other than fusion and each value of a sweep is a different
/// program.
TEST_F(WalkTest, otherPrograms) {
  EXPECT_EQ(countPipelineWalks(
                "target=a100 advise fusion tuning what-if=fuse,weights:i8"),
            2u);
  EXPECT_EQ(countPipelineWalks(
                "target=a100 advise fusion tuning what-if=all:f16,weights:i8"),
            3u);
}

/// One walk for each machine; the first is the one attached.
TEST_F(WalkTest, machines) {
  EXPECT_EQ(countPipelineWalks("target=a100,h100 advise fusion tuning"), 2u);
  EXPECT_EQ(countWalks("roofline-attach-target{target=a100},roofline-annotate,"
                       "roofline-attach-target{target=h100},roofline-annotate"),
            2u);
  auto bound =
      (*module->getOps<func::FuncOp>().begin())
          .getBody()
          .front()
          .front()
          .getAttrOfType<BoundAttr>(RooflineDialect::getBoundAttrName());
  ASSERT_TRUE(bound);
  EXPECT_EQ(bound.getSummary().target, "h100-sxm");
}

/// If passes are run separately, none knows what the next one needs. Annotate
/// keeps no records for others, and uses those that it finds.
TEST_F(WalkTest, passes) {
  EXPECT_EQ(countWalks("roofline-attach-target{target=a100},roofline-annotate,"
                       "roofline-annotate"),
            2u);
  EXPECT_EQ(countWalks("roofline-report{report=json output=/dev/null},"
                       "roofline-annotate,roofline-annotate"),
            1u);
  EXPECT_EQ(
      countWalks("roofline-attach-target{target=a100},roofline-annotate,"
                 "roofline-advise,"
                 "roofline-report{report=json output=/dev/null fusion tuning}"),
      3u);
}

TEST_F(WalkTest, options) {
  EXPECT_EQ(
      countWalks("roofline-attach-target{target=a100},roofline-annotate,"
                 "roofline-annotate{allow-tf32},roofline-annotate{pack-i1},"
                 "roofline-annotate{overlap=sum},"
                 "roofline-annotate{network-algorithm=tree},"
                 "roofline-annotate{links=mpi:ib},"
                 "roofline-annotate{steady}"),
      7u);
}

/// A pass that changes the IR invalidates the analysis; one that finds nothing
/// to change, or only annotates, does not.
TEST_F(WalkTest, changedIR) {
  std::string pipeline = "roofline-attach-target{target=a100},"
                         "roofline-annotate,func.func(cse),roofline-annotate";
  EXPECT_EQ(countWalks(pipeline), 2u);
  // matmul, add, addf, mulf, call, addf; negf.
  EXPECT_EQ(countAnnotated(), 7u);
  std::string report = "roofline-report{report=json output=/dev/null}";
  EXPECT_EQ(countWalks(report + ",cse,roofline-annotate," + report), 1u);
}

/// Every call of a function that walks the module is counted.
TEST_F(WalkTest, fuseElementwise) {
  EXPECT_EQ(countWalks("roofline-attach-target{target=a100},roofline-annotate,"
                       "roofline-fuse-elementwise,roofline-annotate"),
            3u);
}
