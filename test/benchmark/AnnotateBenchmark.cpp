//===- AnnotateBenchmark.cpp - Cost of analysis and annotation -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Measures analysis and annotation of 100,000 linalg ops (33,300 matmul, fill
// and generic each, in 100 functions), as ratios to the parser in the same run.
// docs/understand/Rationale.md states the budgets: a tenth of the parser's
// time, 1.2 times its peak memory. kinds.py measures other kinds of programs.
//
//===----------------------------------------------------------------------===//

#include "TestDialects.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "roofline/Passes/Passes.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;

namespace {
constexpr int64_t opsPerGroup = 3;
constexpr int64_t groupsPerFunction = 333;

/// Writes a fill, a matmul and an elementwise generic. `size` is the extent of
/// the square matrices.
void writeGroup(raw_ostream &os, int64_t group, int64_t size) {
  std::string type = llvm::formatv("tensor<{0}x{0}xf32>", size);
  os << llvm::formatv(R"(
  %e{0} = tensor.empty() : {1}
  %x{0} = tensor.empty() : {1}
  %f{0} = linalg.fill ins(%c : f32) outs(%e{0} : {1}) -> {1}
  %m{0} = linalg.matmul ins(%x{0}, %x{0} : {1}, {1}) outs(%f{0} : {1}) -> {1}
  %g{0} = linalg.generic {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%m{0} : {1}) outs(%e{0} : {1}) {{
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %c : f32
    %p = arith.mulf %s, %in : f32
    linalg.yield %p : f32
  } -> {1})",
                      group, type);
}

/// Returns a module with `functions` functions, in whose values there are
/// `numShapes` different sizes.
std::string writeModule(int64_t functions, int64_t numShapes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  int64_t shape = 0;
  for (int64_t function = 0; function < functions; ++function) {
    os << "func.func @f" << function << "(%c: f32) {";
    for (int64_t group = 0; group < groupsPerFunction; ++group)
      writeGroup(os, group, 16 + shape++ % numShapes);
    os << "\n  return\n}\n";
  }
  return text;
}

/// A program with a context of its own, in which nothing is uniqued yet.
struct Program {
  explicit Program(bool threads)
      : context(makeRegistry(), threads ? MLIRContext::Threading::ENABLED
                                        : MLIRContext::Threading::DISABLED) {
    context.loadAllAvailableDialects();
  }

  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    roofline::test::registerTestDialects(registry);
    return registry;
  }

  bool run(std::unique_ptr<Pass> pass) {
    PassManager manager(&context);
    manager.enableVerifier(false); // Its cost is the same without our pass.
    manager.addPass(std::move(pass));
    return succeeded(manager.run(*module));
  }

  bool attach() {
    return run(roofline::createRooflineAttachTargetPass({"a100"}));
  }
  bool annotate() { return run(roofline::createRooflineAnnotatePass()); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

double measureSeconds(function_ref<void()> work) {
  auto begin = std::chrono::steady_clock::now();
  work();
  std::chrono::duration<double> duration =
      std::chrono::steady_clock::now() - begin;
  return duration.count();
}

/// Arguments: functions, different shapes, threads (0 or 1).
void annotate(benchmark::State &state) {
  std::string text = writeModule(state.range(0), state.range(1));
  double parseSeconds = 0, annotateSeconds = 0, cseSeconds = 0;
  for (auto _ : state) {
    Program program(state.range(2) != 0);
    parseSeconds += measureSeconds([&] {
      program.module = parseSourceString<ModuleOp>(text, &program.context);
    });
    if (!program.module || !program.attach()) {
      state.SkipWithError("the generated module is not valid");
      return;
    }
    double seconds = measureSeconds([&] { program.annotate(); });
    annotateSeconds += seconds;
    state.SetIterationTime(seconds);
    cseSeconds += measureSeconds([&] { program.run(createCSEPass()); });
  }
  double ops = double(state.range(0)) * groupsPerFunction * opsPerGroup;
  state.counters["ops"] = ops;
  state.counters["annotate/parse"] = annotateSeconds / parseSeconds;
  state.counters["annotate/cse"] = annotateSeconds / cseSeconds;
  state.counters["ns/op"] =
      annotateSeconds / (double(state.iterations()) * ops) * 1e9;
}

/// Returns the peak resident memory of a child process that executes `work`
/// [KiB].
int64_t measurePeakKiB(function_ref<void()> work) {
  pid_t child = fork();
  if (child == 0) {
    work();
    _exit(0);
  }
  int status = 0;
  rusage usage{};
  if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0)
    return -1;
  return usage.ru_maxrss;
}

void memory(benchmark::State &state) {
  std::string text = writeModule(state.range(0), state.range(1));
  int64_t withoutPass = 0, withPass = 0;
  for (auto _ : state) {
    auto parse = [&](Program &program) {
      program.module = parseSourceString<ModuleOp>(text, &program.context);
    };
    withoutPass = measurePeakKiB([&] {
      Program program(/*threads=*/false);
      parse(program);
    });
    withPass = measurePeakKiB([&] {
      Program program(/*threads=*/false);
      parse(program);
      program.attach();
      program.annotate();
    });
  }
  if (withoutPass <= 0 || withPass <= 0)
    state.SkipWithError("the child process failed");
  state.counters["peak/parse"] = double(withPass) / double(withoutPass);
}
} // namespace

BENCHMARK(annotate)
    ->ArgNames({"functions", "shapes", "threads"})
    ->Args({25, 97, 0})
    ->Args({50, 97, 0})
    ->Args({100, 97, 0})
    ->Args({100, 97, 1})
    ->Args({100, 5000, 0})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);
BENCHMARK(memory)
    ->ArgNames({"functions", "shapes"})
    ->Args({100, 97})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

BENCHMARK_MAIN();
