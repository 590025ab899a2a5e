//===- TuningBenchmark.cpp - Cost of pricing tiles ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Prices tiles of a matrix product on an H100: by calls, in microseconds, and
// as lines of JSON, in lines a second and as ratio to the time that LLVM's
// parser takes for the line alone. The budget is 20,000 lines a second.
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Estimate/TilePredictor.h"
#include "roofline/Report/Candidates.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

using namespace mlir;

namespace {
/// A matrix product, analysed.
struct Product {
  Product() {
    registry = std::make_unique<DialectRegistry>();
    roofline::test::registerTestDialects(*registry);
    context = std::make_unique<MLIRContext>(*registry,
                                            MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(R"(
func.func @f(%a: tensor<1000x1024xf16>, %b: tensor<1024x3000xf16>, %c: tensor<1000x3000xf16>) {
  %0 = linalg.matmul ins(%a, %b : tensor<1000x1024xf16>, tensor<1024x3000xf16>)
      outs(%c : tensor<1000x3000xf16>) -> tensor<1000x3000xf16> loc("mm")
  return
})",
                                         context.get());
    auto spec = roofline::loadTarget("h100", module->getLoc());
    target = *roofline::parseTargetSpec(*spec, module->getLoc());
    roofline::AnalysisOptions options;
    options.tuning = true;
    analysis =
        std::make_unique<roofline::RooflineAnalysis>(*module, target, options);
    for (const auto &entry : analysis->getEntries())
      if (entry.record->predictor)
        predictor = entry.record->predictor.get();
  }

  std::unique_ptr<DialectRegistry> registry;
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  roofline::TargetDescription target;
  std::unique_ptr<roofline::RooflineAnalysis> analysis;
  const roofline::TilePredictor *predictor = nullptr;
};

/// Calls `visit` with tiles whose sides are all powers of two from 16 to 256.
void visitTiles(function_ref<void(int64_t, int64_t, int64_t)> visit) {
  for (int64_t m = 16; m <= 256; m *= 2)
    for (int64_t n = 16; n <= 256; n *= 2)
      for (int64_t k = 16; k <= 256; k *= 2)
        visit(m, n, k);
}

void tilePrediction(benchmark::State &state) {
  Product product;
  StringRef level = product.target.levels[state.range(0)].name;
  double predicted = 0, fitting = 0;
  for (auto _ : state)
    visitTiles([&](int64_t m, int64_t n, int64_t k) {
      ++predicted;
      fitting +=
          product.predictor->predict(level, {{m, n, k}, {0, 1, 2}}).has_value();
    });
  state.counters["fitting"] = fitting / predicted;
  state.counters["tiles/s"] =
      benchmark::Counter(predicted, benchmark::Counter::kIsRate);
}

/// With one tile (0) or with a tile in another one (1).
void candidateLine(benchmark::State &state) {
  Product product;
  roofline::Candidates candidates(*product.analysis, *product.module);
  std::vector<std::string> lines;
  visitTiles([&](int64_t m, int64_t n, int64_t k) {
    lines.push_back(llvm::formatv(
        R"({{"id": {0}, "op": "mm", "tiles": {{{1}"l2": [{2}, {3}, {4}]}})",
        lines.size(), state.range(0) ? R"("hbm": [512, 1536, 1024], )" : "", m,
        n, k));
  });
  using Clock = std::chrono::steady_clock;
  double seconds = 0, parseSeconds = 0, answered = 0, priced = 0;
  for (auto _ : state) {
    std::string answers;
    llvm::raw_string_ostream os(answers);
    auto start = Clock::now();
    for (StringRef line : lines)
      candidates.answer(line, os);
    auto middle = Clock::now();
    for (StringRef line : lines)
      benchmark::DoNotOptimize(bool(llvm::json::parse(line)));
    auto end = Clock::now();
    seconds += std::chrono::duration<double>(middle - start).count();
    parseSeconds += std::chrono::duration<double>(end - middle).count();
    answered += lines.size();
    priced += StringRef(answers).count("time_seconds");
  }
  state.counters["priced"] = priced / answered;
  state.counters["lines/s"] = answered / seconds;
  state.counters["line/parse"] = seconds / parseSeconds;
}
} // namespace

BENCHMARK(tilePrediction)
    ->ArgNames({"level"})
    ->Args({0})
    ->Args({1})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(candidateLine)
    ->ArgNames({"nested"})
    ->Args({0})
    ->Args({1})
    ->Unit(benchmark::kMicrosecond);
