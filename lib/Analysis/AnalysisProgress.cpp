//===- AnalysisProgress.cpp - How far an analysis is ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnalysisProgress.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many ops the analysis visits: not those of payloads.
static int64_t countVisitedOps(Operation *root) {
  int64_t count = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<FunctionOpInterface>(op) || op->hasTrait<OpTrait::SymbolTable>())
      return WalkResult::advance();
    ++count;
    return isa<ExecutionOpInterface>(op) ? WalkResult::advance()
                                         : WalkResult::skip();
  });
  return count;
}

AnalysisProgress::AnalysisProgress(Operation *root) {
  if (!isProgressShown())
    return;
  line.emplace(llvm::errs(), "analysing", countVisitedOps(root),
               getProgressDelaySeconds());
  handler.emplace(root->getContext(), [this](Diagnostic &) {
    line->erase();
    return failure(); // Others handle it.
  });
}
