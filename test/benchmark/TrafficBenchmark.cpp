//===- TrafficBenchmark.cpp - Cost of traffic at every level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the time to bound the traffic of one op at one memory level, for a
// new shape and for a shape seen before, and as ratios to the time that the
// parser takes for the op. docs/understand/Traffic.md states the budgets.
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Traffic/LevelTraffic.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace mlir;
using namespace mlir::roofline;

namespace {
constexpr const char *programs[] = {
    R"(func.func @matmul(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>, %c: tensor<1024x1024xf16>) {
  linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%c : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
  return
})",
    R"(func.func @conv(%a: tensor<1x30x30x128xf16>, %b: tensor<3x3x128x128xf16>, %c: tensor<1x28x28x128xf16>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x30x30x128xf16>, tensor<3x3x128x128xf16>) outs(%c : tensor<1x28x28x128xf16>) -> tensor<1x28x28x128xf16>
  return
})",
    R"(func.func @conv_batch(%a: tensor<32x30x30x128xf16>, %b: tensor<3x3x128x128xf16>, %c: tensor<32x28x28x128xf16>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<32x30x30x128xf16>, tensor<3x3x128x128xf16>) outs(%c : tensor<32x28x28x128xf16>) -> tensor<32x28x28x128xf16>
  return
})"};

/// A context in which all shapes are static.
struct StaticContext : WorkContext {
  Count getDim(Value shaped, int64_t dim) override {
    return cast<ShapedType>(shaped.getType()).getDimSize(dim);
  }
  Count getIndexValue(Value) override { return Count::symbol("value"); }
  Count makeSymbol(StringRef hint, Location) override {
    return Count::symbol(hint);
  }
  void addRegionWork(Region &region, Work &work) override {
    for (Operation &op : region.getOps()) {
      Work own;
      auto model = dyn_cast<WorkOpInterface>(op);
      if (model && !model.isFree() && succeeded(model.computeWork(*this, own)))
        work.terms.add(own.terms);
    }
  }
};

TargetDescription makeTarget(int64_t capacityBytes) {
  TargetDescription target;
  MemoryLevel dram, sram;
  dram.name = "dram", dram.bytesPerSecond = 1e12;
  sram.name = "sram", sram.capacityBytes = capacityBytes;
  sram.isScratchpad = true;
  target.levels = {dram, sram};
  return target;
}

/// Arguments: program, capacity of the fast memory, 1 if the shape was seen
/// before.
void bound(benchmark::State &state) {
  DialectRegistry registry;
  test::registerTestDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  const char *text = programs[state.range(0)];
  OwningOpRef<ModuleOp> module;
  constexpr unsigned parses = 200;
  auto begin = std::chrono::steady_clock::now();
  for (unsigned count = 0; count < parses; ++count)
    module = parseSourceString<ModuleOp>(text, &context);
  std::chrono::duration<double> parsing =
      (std::chrono::steady_clock::now() - begin) / parses;
  WorkOpInterface op;
  module->walk([&](linalg::LinalgOp found) {
    op = cast<WorkOpInterface>(found.getOperation());
  });
  StaticContext workContext;
  StorageSizes sizes(*module, {});
  Work work;
  WorkSummary summary;
  std::string reason;
  SmallVector<std::string, 0> notes;
  if (failed(op.computeWork(workContext, work)) ||
      failed(summarizeWork(work, workContext, sizes, summary, reason)))
    return state.SkipWithError("the op can't be modelled");
  TargetDescription target = makeTarget(state.range(1));
  bool isSeen = state.range(2) != 0;
  auto analysis = std::make_unique<LevelTrafficAnalysis>(target);
  benchmark::DoNotOptimize(analysis->compute(work, summary, sizes, notes));
  begin = std::chrono::steady_clock::now();
  for (auto _ : state) {
    if (!isSeen)
      analysis = std::make_unique<LevelTrafficAnalysis>(target);
    benchmark::DoNotOptimize(analysis->compute(work, summary, sizes, notes));
  }
  std::chrono::duration<double> bounding =
      (std::chrono::steady_clock::now() - begin) / state.iterations();
  state.counters["bound/parse"] = bounding / parsing;
}
} // namespace

BENCHMARK(bound)
    ->ArgNames({"program", "capacity", "seen"})
    ->ArgsProduct({{0, 1, 2}, {32768, 167936, 1048576}, {0, 1}})
    ->Unit(benchmark::kMicrosecond);
