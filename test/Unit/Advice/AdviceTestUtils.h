//===- AdviceTestUtils.h - A program and what advice is made of ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_ADVICE_ADVICETESTUTILS_H
#define ROOFLINE_TEST_UNIT_ADVICE_ADVICETESTUTILS_H

#include "FusionPricer.h"
#include "TestDialects.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Target/TargetSpec.h"
#include "gtest/gtest.h"

namespace mlir::roofline::test {

/// A function on a machine of 1e12 FLOP/s for each kind of f32 operation, with
/// a memory `dram` of 1e9 B/s and a `cache` of 64 KiB and 1e12 B/s: programs
/// are bound by `dram`, and take 1 ns per byte.
class AdviceTest : public ::testing::Test {
protected:
  AdviceTest() {
    DialectRegistry registry;
    registerTestDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Parses `text`, one function.
  void parse(StringRef text) {
    static constexpr const char *machine = R"mlir(
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>,
                        "special" = #dlti.map<f32 = 1.0e12>,
                        "matrix" = #dlti.map<f32 = 1.0e12>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "cache" = #dlti.map<"capacity_bytes" = 65536,
                          "bytes_per_second" = 1.0e12>>>>>} {
)mlir";
    module = parseSourceString<ModuleOp>(machine + text.str() + "}", &context);
    ASSERT_TRUE(module);
    function = *module->getOps<FunctionOpInterface>().begin();
    FailureOr<TargetDescription> description = parseTargetSpec(
        (*module)->getAttr("dlti.target_system_spec"), module->getLoc());
    ASSERT_TRUE(succeeded(description));
    target = *description;
  }

  /// The op of that name, the `number`th one if there are several.
  Operation *find(StringRef name, unsigned number = 0) {
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (!found && op->getName().getStringRef() == name && number-- == 0)
        found = op;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }

  /// The graph of the function, as the advice makes it.
  const FusionGraph &makeGraph() {
    analysis = std::make_unique<RooflineAnalysis>(*module, target,
                                                  getFusionAnalysisOptions());
    pricer = std::make_unique<FusionPricer>(target, analysis->getOptions());
    graph = std::make_unique<FusionGraph>(function);
    for (const RooflineAnalysis::Entry &entry : analysis->getEntries()) {
      if (entry.record->once.work.isZero())
        continue;
      unsigned opClass = pricer->classify(*entry.record);
      graph->add(entry.op, *entry.record, opClass,
                 pricer->getClass(opClass).numInputs);
    }
    pricer->enter(*graph);
    return *graph;
  }

  std::optional<FusionSet> makeSet(ArrayRef<Operation *> ops) {
    workContext = makeProgramContext({});
    FusionSet set(ops);
    if (failed(set.computeWork(*workContext)))
      return std::nullopt;
    return set;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
  Operation *function = nullptr;
  TargetDescription target;
  std::unique_ptr<RooflineAnalysis> analysis;
  std::unique_ptr<FusionPricer> pricer;
  std::unique_ptr<FusionGraph> graph;
  std::unique_ptr<WorkContext> workContext;
};

/// A product, a bias and an activation, whose results take 16 KiB each.
constexpr const char *layer = R"mlir(
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>,
                %c: tensor<64x64xf32>, %bias: tensor<64x64xf32>)
    -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>)
                     outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.add ins(%0, %bias : tensor<64x64xf32>, tensor<64x64xf32>)
                  outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = linalg.exp ins(%1 : tensor<64x64xf32>)
                  outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
)mlir";

/// A value that two ops read, one of which reads the other's result too.
constexpr const char *sharedProducer = R"mlir(
func.func @main(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>)
    -> tensor<32x32xf32> {
  %e = tensor.empty() : tensor<32x32xf32>
  %0 = linalg.exp ins(%a : tensor<32x32xf32>)
                  outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = linalg.add ins(%0, %b : tensor<32x32xf32>, tensor<32x32xf32>)
                  outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %2 = linalg.mul ins(%0, %1 : tensor<32x32xf32>, tensor<32x32xf32>)
                  outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %2 : tensor<32x32xf32>
}
)mlir";

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_ADVICE_ADVICETESTUTILS_H
