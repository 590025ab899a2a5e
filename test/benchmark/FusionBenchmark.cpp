//===- FusionBenchmark.cpp - Cost of fusion advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Measures fusion advice for one function of 10,000 ops, all of them connected,
// as ratios to the pass -cse on it, each on a module that was just parsed, and
// to parsing and -cse, which is `mlir-opt -cse` without printing. The budget is
// 1 times the pass. A first round of each is not counted.
//
// And the price of one pair on demand, when it was asked for before and when it
// was not, as ratios to the time that the parser takes for an op of the module.
// The budgets are 2 us and 50 us.
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "roofline/Advice/FusionPrices.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

#include <ctime>

using namespace mlir;

namespace {
constexpr int64_t numOps = 10000;

/// Writes an op on the values `lhs` and `rhs` that defines `%v{number}`.
void writeGeneric(raw_ostream &os, int64_t number, StringRef type,
                  const std::string &lhs, const std::string &rhs) {
  os << llvm::formatv(R"(
  %v{0} = linalg.generic {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%{2}, %{3} : {1}, {1}) outs(%e : {1}) {{
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    %p = arith.mulf %s, %a : f32
    linalg.yield %p : f32
  } -> {1})",
                      number, type, lhs, rhs);
}

void writeMatmul(raw_ostream &os, int64_t number, StringRef type,
                 const std::string &lhs) {
  os << llvm::formatv(R"(
  %f{0} = linalg.fill ins(%c : f32) outs(%e : {1}) -> {1}
  %v{0} = linalg.matmul ins(%{2}, %w : {1}, {1}) outs(%f{0} : {1}) -> {1})",
                      number, type, lhs);
}

/// Returns a module with a chain of elementwise ops (kind 0), or of matmuls
/// with a bias and a residual from three ops before (kind 1).
std::string writeModule(int64_t kind) {
  std::string text, type = "tensor<256x256xf32>";
  llvm::raw_string_ostream os(text);
  os << llvm::formatv("func.func @f(%x: {0}, %w: {0}, %c: f32) -> {0} {{\n"
                      "  %e = tensor.empty() : {0}",
                      type);
  auto getName = [](int64_t number) {
    return number < 0 ? std::string("x") : "v" + std::to_string(number);
  };
  int64_t number = 0;
  for (int64_t ops = 0; ops < numOps; ++number)
    if (kind == 1 && number % 3 == 0) {
      writeMatmul(os, number, type, getName(number - 1));
      ops += 2;
    } else {
      writeGeneric(os, number, type, getName(number - 1),
                   kind == 1 && number % 3 == 2 ? getName(number - 3) : "w");
      ops += 1;
    }
  os << llvm::formatv("\n  return %v{0} : {1}\n}\n", number - 1, type);
  return text;
}

/// Returns the processor time, which is independent of other programs [s].
double measureSeconds(function_ref<void()> work) {
  std::clock_t begin = std::clock();
  work();
  return double(std::clock() - begin) / CLOCKS_PER_SEC;
}

void fusionAdvice(benchmark::State &state) {
  std::string text = writeModule(state.range(0));
  DialectRegistry registry;
  roofline::test::registerTestDialects(registry);
  double adviceSeconds = 0, cseSeconds = 0, parseSeconds = 0;
  int64_t groups = 0;
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  Location loc = UnknownLoc::get(&context);
  auto parse = [&] { return parseSourceString<ModuleOp>(text, &context); };
  auto target = roofline::loadTargetDescription("a100", loc);
  if (!parse() || failed(target)) {
    state.SkipWithError("the generated module is not valid");
    return;
  }
  PassManager manager(&context);
  manager.enableVerifier(false);
  manager.addPass(createCSEPass());
  auto measureAdvice = [&] {
    OwningOpRef<ModuleOp> module = parse();
    return measureSeconds([&] {
      groups = roofline::computeFusionAdvice(*module, *target, {})
                   .getFunctions()
                   .front()
                   .groups.size();
    });
  };
  auto measureCSE = [&] {
    OwningOpRef<ModuleOp> module = parse();
    return measureSeconds([&] { (void)manager.run(*module); });
  };
  measureAdvice();
  measureCSE();
  for (auto _ : state) {
    double seconds = measureAdvice();
    adviceSeconds += seconds;
    state.SetIterationTime(seconds);
    cseSeconds += measureCSE();
    OwningOpRef<ModuleOp> module;
    parseSeconds += measureSeconds([&] { module = parse(); });
  }
  state.counters["groups"] = double(groups);
  state.counters["advice/cse"] = adviceSeconds / cseSeconds;
  state.counters["advice/(parse+cse)"] =
      adviceSeconds / (parseSeconds + cseSeconds);
}

/// The producers and consumers in the only function of `module`.
SmallVector<std::pair<Operation *, Operation *>, 0>
collectPairs(ModuleOp module) {
  SmallVector<std::pair<Operation *, Operation *>, 0> pairs;
  module.walk([&](linalg::LinalgOp op) {
    for (Value operand : op->getOperands())
      if (auto producer = operand.getDefiningOp<linalg::LinalgOp>())
        pairs.push_back({producer, op});
  });
  return pairs;
}

void fusionPair(benchmark::State &state) {
  std::string text = writeModule(state.range(0));
  DialectRegistry registry;
  roofline::test::registerTestDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  Location loc = UnknownLoc::get(&context);
  auto target = roofline::loadTargetDescription("a100", loc);
  double newSeconds = 0, knownSeconds = 0, parseSeconds = 0;
  int64_t legal = 0, numPairs = 0;
  for (auto _ : state) {
    OwningOpRef<ModuleOp> module;
    parseSeconds += measureSeconds(
        [&] { module = parseSourceString<ModuleOp>(text, &context); });
    auto pairs = collectPairs(*module);
    roofline::FusionPrices prices(*module, *target);
    auto priceAll = [&] {
      for (auto [producer, consumer] : pairs)
        legal += prices.priceFusion(producer, consumer).isLegal();
    };
    double seconds = measureSeconds(priceAll);
    state.SetIterationTime(seconds);
    newSeconds += seconds;
    knownSeconds += measureSeconds(priceAll);
    numPairs += pairs.size();
  }
  double parseOpSeconds = parseSeconds / double(state.iterations() * numOps);
  state.counters["legal"] = double(legal) / double(2 * numPairs);
  state.counters["new us"] = newSeconds / double(numPairs) * 1e6;
  state.counters["known us"] = knownSeconds / double(numPairs) * 1e6;
  state.counters["new/parse"] = newSeconds / double(numPairs) / parseOpSeconds;
  state.counters["known/parse"] =
      knownSeconds / double(numPairs) / parseOpSeconds;
}
} // namespace

BENCHMARK(fusionPair)
    ->ArgNames({"kind"})
    ->Args({0})
    ->Args({1})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);
BENCHMARK(fusionAdvice)
    ->ArgNames({"kind"})
    ->Args({0})
    ->Args({1})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(10);
