//===- TestOracle.cpp - Compares every count with execution ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Executes every function of the module and compares the counts of each op
/// with the analysis. Disagreements are errors; prints the ops that agree to
/// stdout.
struct TestOraclePass : PassWrapper<TestOraclePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestOraclePass)

  TestOraclePass() = default;
  TestOraclePass(const TestOraclePass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-oracle"; }
  StringRef getDescription() const final {
    return "Compare the analysis with the execution of the lowered program";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect>();
    oracle::insertLoweredDialects(registry);
    registerAllModels(registry);
  }

  void runOnOperation() final {
    oracle::Verdict verdict;
    bool ran = succeeded(
        oracle::compare(getOperation(), {dynamicSize, printLowered}, verdict));
    for (const auto &[name, number] : verdict.agreed)
      llvm::outs() << "agreed: " << name << " " << number << "\n";
    if (verdict.unknownUseful)
      llvm::outs() << "unknown useful_flops: " << verdict.unknownUseful << "\n";
    if (verdict.kernels)
      llvm::outs() << "loops that are kernels: " << verdict.kernels << "\n";
    llvm::outs() << "oracle: " << verdict.functions << " functions, "
                 << verdict.disagreements << " disagreements\n";
    if (!ran || verdict.disagreements)
      signalPassFailure();
    markAllAnalysesPreserved();
  }

  Option<int64_t> dynamicSize{
      *this, "dynamic-size",
      llvm::cl::desc("Extent of each dynamic dim of an argument (default 5)"),
      llvm::cl::init(5)};
  Option<bool> printLowered{*this, "print-lowered",
                            llvm::cl::desc("Print what is executed to stdout"),
                            llvm::cl::init(false)};
};
} // namespace

namespace mlir::roofline {
void registerOraclePasses() { PassRegistration<TestOraclePass>(); }
} // namespace mlir::roofline
