//===- TestRandom.cpp - Random programs against the oracle -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"
#include "RandomPrograms.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

namespace {
/// Makes programs and compares the analysis with their execution.
class RandomRun {
public:
  RandomRun(MLIRContext *context, const RandomOptions &options)
      : context(context), options(options) {}

  /// Compares programs [first, first + count), which may be in one module.
  void compareAll(int64_t first, int64_t count);

  int64_t invalid = 0, failed = 0;
  Verdict verdict;

private:
  OwningOpRef<ModuleOp> makeModule(int64_t first, int64_t count,
                                   int64_t &numInvalid);
  bool compareModule(ModuleOp module, int64_t first, std::string &messages,
                     Verdict &own);
  void compareOne(int64_t number);

  MLIRContext *context;
  RandomOptions options;
};
} // namespace

/// Verifier-valid programs alone; `numInvalid` counts the others.
OwningOpRef<ModuleOp> RandomRun::makeModule(int64_t first, int64_t count,
                                            int64_t &numInvalid) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  ScopedDiagnosticHandler handler(context, [](Diagnostic &) {});
  for (int64_t number = first; number < first + count; ++number) {
    func::FuncOp program = addRandomProgram(*module, options, number);
    if (getenv("RND_DEBUG")) { OpPrintingFlags f; f.printGenericOpForm(); program->print(llvm::errs(), f); llvm::errs() << "\n"; }
    if (succeeded(verify(program)))
      continue;
    program->erase();
    ++numInvalid;
  }
  return module;
}

bool RandomRun::compareModule(ModuleOp module, int64_t first,
                              std::string &messages, Verdict &own) {
  llvm::raw_string_ostream os(messages);
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      os << diagnostic << "\n";
  });
  Options oracleOptions;
  oracleOptions.dynamicSize = getDynamicSize(options, first);
  bool ran = succeeded(compare(module, oracleOptions, own));
  return ran && own.disagreements == 0;
}

void RandomRun::compareOne(int64_t number) {
  int64_t ignored = 0;
  OwningOpRef<ModuleOp> module = makeModule(number, 1, ignored);
  Verdict own;
  std::string messages;
  if (compareModule(*module, number, messages, own)) {
    verdict += own;
    return;
  }
  ++failed;
  llvm::outs() << "program seed=" << options.seed << " first=" << number
               << " count=1 (dynamic-size="
               << getDynamicSize(options, number) << "):\n"
               << *module << "\n"
               << messages << "\n";
}

void RandomRun::compareAll(int64_t first, int64_t count) {
  OwningOpRef<ModuleOp> module = makeModule(first, count, invalid);
  Verdict own;
  std::string messages;
  if (compareModule(*module, first, messages, own)) {
    verdict += own;
    return;
  }
  for (int64_t number = first; number < first + count; ++number)
    compareOne(number);
}

namespace {
struct TestRandomPass : PassWrapper<TestRandomPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestRandomPass)

  TestRandomPass() = default;
  TestRandomPass(const TestRandomPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-random"; }
  StringRef getDescription() const final {
    return "Compare the analysis with the execution of random programs";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect>();
    insertLoweredDialects(registry);
    registerAllModels(registry);
  }

  void runOnOperation() final {
    RandomOptions options;
    options.seed = seed;
    options.live = print;
    if (print)
      return printPrograms(options);
    RandomRun run(&getContext(), options);
    for (int64_t next = first, end = first + count; next < end;) {
      int64_t group = next - next % programsPerModule + programsPerModule;
      int64_t number = std::min<int64_t>(group, end) - next;
      run.compareAll(next, number);
      next += number;
    }
    llvm::outs() << "random: " << count << " programs, " << run.invalid
                 << " invalid, " << run.failed << " disagree\n"
                 << "rows that agree: " << run.verdict.getNumAgreed() << "\n"
                 << "byte counts: " << run.verdict.byteCounts << ", "
                 << run.verdict.intervals << " intervals\n";
    if (run.failed)
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  /// Replaces the module's functions by programs without dead work.
  void printPrograms(const RandomOptions &options) {
    ModuleOp module = getOperation();
    ScopedDiagnosticHandler handler(&getContext(), [](Diagnostic &) {});
    for (int64_t number = first; number < first + count; ++number) {
      func::FuncOp program = addRandomProgram(module, options, number);
      if (failed(verify(program)))
        program->erase();
    }
  }

  Option<int64_t> seed{*this, "seed", llvm::cl::desc("Seed of the programs"),
                       llvm::cl::init(0)};
  Option<int64_t> first{*this, "first",
                        llvm::cl::desc("Number of the first program"),
                        llvm::cl::init(0)};
  Option<int64_t> count{*this, "count", llvm::cl::desc("How many programs"),
                        llvm::cl::init(1000)};
  Option<bool> print{*this, "print",
                     llvm::cl::desc("Put the programs into the module"),
                     llvm::cl::init(false)};
};
} // namespace

namespace mlir::roofline {
void registerRandomPasses() { PassRegistration<TestRandomPass>(); }
} // namespace mlir::roofline
