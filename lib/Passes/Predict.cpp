//===- Predict.cpp - Price tiles that a tuner asks for --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/Report/Candidates.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEPREDICTPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct RooflinePredictPass
    : AnalysisPass<
          roofline::impl::RooflinePredictPassBase<RooflinePredictPass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    options.tuning = true;
    Candidates candidates(analyse(target, options), module);
    if (std::error_code error = candidates.answerAll(
            llvm::sys::fs::getStdinHandle(), llvm::outs())) {
      emitError(module.getLoc())
          << "cannot read from stdin: " << error.message();
      return signalPassFailure();
    }
    markAllAnalysesPreserved();
  }
};
} // namespace
