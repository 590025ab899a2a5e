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
/// Generates programs and compares the analysis with their execution.
class RandomRun {
public:
  RandomRun(MLIRContext *context, const RandomOptions &options)
      : context(context), options(options) {}

  /// Compares one program, and prints it if it disagrees.
  void compareProgram(int64_t number);

  int64_t invalid = 0, disagreeing = 0;
  Verdict verdict;

private:
  MLIRContext *context;
  RandomOptions options;
};
} // namespace

static bool isValid(func::FuncOp program) {
  ScopedDiagnosticHandler handler(program.getContext(), [](Diagnostic &) {});
  return succeeded(verify(program));
}

void RandomRun::compareProgram(int64_t number) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  if (!isValid(addRandomProgram(*module, options, number))) {
    ++invalid;
    return;
  }
  std::string messages;
  llvm::raw_string_ostream os(messages);
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      os << diagnostic << "\n";
  });
  Options oracleOptions;
  oracleOptions.dynamicSize = getDynamicSize(options, number);
  Verdict own;
  bool ran = succeeded(compare(*module, oracleOptions, own));
  verdict += own;
  if (ran && own.disagreements == 0)
    return;
  ++disagreeing;
  llvm::outs() << "program seed=" << options.seed << " first=" << number
               << " number=1 (dynamic-size=" << oracleOptions.dynamicSize
               << "):\n"
               << *module << "\n"
               << messages << "\n";
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
    options.dynamic = dynamic;
    if (print)
      return printPrograms(options);
    RandomRun run(&getContext(), options);
    for (int64_t number = first; number < first + count; ++number)
      run.compareProgram(number);
    llvm::outs() << "random: " << count << " programs, " << run.invalid
                 << " invalid, " << run.disagreeing << " disagree\n"
                 << "rows that agree: " << run.verdict.getNumAgreed() << "\n"
                 << "byte counts: " << run.verdict.byteCounts << ", "
                 << run.verdict.intervals << " intervals\n";
    if (run.disagreeing)
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  /// Replaces the module's functions by generated programs.
  void printPrograms(const RandomOptions &options) {
    ModuleOp module = getOperation();
    for (int64_t number = first; number < first + count; ++number) {
      func::FuncOp program = addRandomProgram(module, options, number);
      if (!isValid(program))
        program->erase();
    }
  }

  Option<int64_t> seed{*this, "seed", llvm::cl::desc("Seed of the programs"),
                       llvm::cl::init(0)};
  Option<int64_t> first{*this, "first",
                        llvm::cl::desc("Number of the first program"),
                        llvm::cl::init(0)};
  Option<int64_t> count{*this, "number", llvm::cl::desc("How many programs"),
                        llvm::cl::init(1000)};
  Option<bool> print{*this, "print",
                     llvm::cl::desc("Put the programs into the module"),
                     llvm::cl::init(false)};
  Option<bool> dynamic{*this, "dynamic",
                       llvm::cl::desc("Printed programs have dynamic dims"),
                       llvm::cl::init(false)};
};
} // namespace

namespace mlir::roofline {
void registerRandomPasses() { PassRegistration<TestRandomPass>(); }
} // namespace mlir::roofline
