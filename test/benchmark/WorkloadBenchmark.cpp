//===- WorkloadBenchmark.cpp - Generation and analysis of a large model ---===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures Llama 2 70B, all 80 layers, on eight devices, prefill and decode:
// seconds to generate, print, parse, analyse into a report and write it as
// JSON, and the ratio of the report to the parser.
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "Workload.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Report/Writers.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace mlir;
using namespace mlir::roofline;

namespace {
template <typename WorkT>
double measureSeconds(WorkT work) {
  auto begin = std::chrono::steady_clock::now();
  work();
  std::chrono::duration<double> duration =
      std::chrono::steady_clock::now() - begin;
  return duration.count();
}

const gen::Configuration *findLargeModel() {
  for (const gen::Configuration &configuration :
       gen::llamaFamily.configurations)
    if (configuration.name == "llama-2-70b")
      return &configuration;
  return nullptr;
}

std::string generateLargeModel(MLIRContext &context) {
  const gen::Configuration *configuration = findLargeModel();
  gen::Parameters parameters = configuration->parameters;
  parameters.tp = 8;
  auto ignore = [](const Twine &) { return failure(); };
  if (failed(gen::llamaFamily.complete(*configuration, parameters, ignore)))
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  gen::generate(gen::llamaFamily, *configuration, parameters, context)
      ->print(os, OpPrintingFlags().enableDebugInfo());
  return text;
}

void analyse(ModuleOp module, std::string &json) {
  FailureOr<TargetSystemSpecInterface> spec =
      loadTarget("a100-80gb", module.getLoc());
  FailureOr<TargetDescription> target = parseTargetSpec(*spec, module.getLoc());
  llvm::raw_string_ostream os(json);
  writeJSONReport(buildReport(module, *target, {}), os);
}

void workload(benchmark::State &state) {
  double generateSeconds = 0, parseSeconds = 0, analyseSeconds = 0;
  for (auto _ : state) {
    DialectRegistry registry;
    test::registerTestDialects(registry);
    std::string text, json;
    {
      MLIRContext context(registry, MLIRContext::Threading::DISABLED);
      generateSeconds +=
          measureSeconds([&] { text = generateLargeModel(context); });
    }
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    OwningOpRef<ModuleOp> module;
    double parse = measureSeconds(
        [&] { module = parseSourceString<ModuleOp>(text, &context); });
    if (!module) {
      state.SkipWithError("the generated module is not valid");
      return;
    }
    double analysis = measureSeconds([&] { analyse(*module, json); });
    parseSeconds += parse;
    analyseSeconds += analysis;
    state.SetIterationTime(parse + analysis);
  }
  auto average = [&](double seconds) {
    return seconds / double(state.iterations());
  };
  state.counters["generate_s"] = average(generateSeconds);
  state.counters["parse_s"] = average(parseSeconds);
  state.counters["report_s"] = average(analyseSeconds);
  state.counters["report/parse"] = analyseSeconds / parseSeconds;
}
} // namespace

BENCHMARK(workload)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(3);
