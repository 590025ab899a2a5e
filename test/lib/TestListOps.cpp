//===- TestListOps.cpp - Names of a dialect's ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Models/Models.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Writes a line per registered op of a dialect: its name, and `modelled` or
/// `unmodelled`. The module must contain an op or type of the dialect. Without
/// a dialect, lists the ops of all dialects.
struct TestListOpsPass : PassWrapper<TestListOpsPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestListOpsPass)

  TestListOpsPass() = default;
  TestListOpsPass(const TestListOpsPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-list-ops"; }
  StringRef getDescription() const final {
    return "List the ops of a dialect and whether they have a model";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registerAllModels(registry);
  }

  LogicalResult initialize(MLIRContext *context) final {
    if (dialect.empty())
      context->loadAllAvailableDialects();
    return success();
  }

  void runOnOperation() final {
    for (RegisteredOperationName name :
         getContext().getRegisteredOperations()) {
      if (!dialect.empty() && name.getDialectNamespace() != StringRef(dialect))
        continue;
      bool isModelled = name.hasInterface<WorkOpInterface>() ||
                        name.hasInterface<ExecutionOpInterface>();
      llvm::outs() << name.getStringRef()
                   << (isModelled ? " modelled\n" : " unmodelled\n");
    }
    markAllAnalysesPreserved();
  }

  Option<std::string> dialect{
      *this, "dialect", llvm::cl::desc("namespace of the dialect; none: all")};
};
} // namespace

namespace mlir::roofline {
void registerTestListOpsPass() { PassRegistration<TestListOpsPass>(); }
} // namespace mlir::roofline
