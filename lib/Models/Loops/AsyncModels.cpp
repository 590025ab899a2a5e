//===- AsyncModels.cpp - Multiplicity in the async dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Async/IR/Async.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

// What executes concurrently is counted like a sequence. async.func and
// async.call are followed as functions and calls (R8); the coroutines and calls
// of the runtime that upstream lowers all of it to have no model.
void roofline::registerAsyncModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, async::AsyncDialect *) {
    attachModels<OnceModel, async::ExecuteOp>(context);
    attachModels<FreeModel, async::AddToGroupOp, async::AwaitAllOp,
                 async::AwaitOp, async::CreateGroupOp,
                 async::RuntimeNumWorkerThreadsOp>(context);
  });
}
