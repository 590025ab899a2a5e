//===- FuseElementwise.cpp - Fuse elementwise ops by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/AdvisedEdges.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEFUSEELEMENTWISEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct RooflineFuseElementwisePass
    : AnalysisPass<roofline::impl::RooflineFuseElementwisePassBase<
          RooflineFuseElementwisePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    FusionAdvice advice = computeFusionAdvice(
        getAnalyses().get(target, getFusionAnalysisOptions(options)),
        {/*refused=*/false});
    SmallVector<Operation *> ops;
    for (const FunctionFusion &function : advice.getFunctions())
      for (const FusionGroup &group : function.groups)
        llvm::append_range(ops, group.ops);
    if (failed(AdvisedEdges(advice, ops).fuse(&getContext(), nullptr)))
      return signalPassFailure();
    RewritePatternSet cleanup(&getContext());
    linalg::populateEraseUnusedOperandsAndResultsPatterns(cleanup);
    GreedyRewriteConfig config;
    config.enableFolding(false).enableConstantCSE(false);
    if (failed(applyPatternsGreedily(module, std::move(cleanup), config)))
      signalPassFailure();
  }
};
} // namespace
