//===- ListOps.cpp - Ops that must have a proof -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Models/Models.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Prints the name of every op of every known dialect that has a model, and of
/// every op of the linalg dialect.
struct ListOpsPass : PassWrapper<ListOpsPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ListOpsPass)

  StringRef getArgument() const final { return "test-roofline-list-ops"; }
  StringRef getDescription() const final {
    return "List the ops that have a model, and all of linalg";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<linalg::LinalgDialect>();
    registerAllModels(registry);
  }
  LogicalResult initialize(MLIRContext *context) final {
    context->loadAllAvailableDialects();
    return success();
  }

  void runOnOperation() final {
    for (RegisteredOperationName name :
         getContext().getRegisteredOperations()) {
      bool hasModel = name.hasInterface<WorkOpInterface>() ||
                      name.hasInterface<ExecutionOpInterface>();
      if (hasModel || isa<linalg::LinalgDialect>(name.getDialect()))
        llvm::outs() << name.getStringRef() << "\n";
    }
    markAllAnalysesPreserved();
  }
};
} // namespace

namespace mlir::roofline {
void registerListOpsPass() { PassRegistration<ListOpsPass>(); }
} // namespace mlir::roofline
