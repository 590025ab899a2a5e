//===- Strip.cpp - Remove what the other passes wrote -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINESTRIPPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct RooflineStripPass
    : roofline::impl::RooflineStripPassBase<RooflineStripPass> {
  using RooflineStripPassBase::RooflineStripPassBase;

  LogicalResult initializeOptions(StringRef text,
                                  OptionErrorFn onError) override {
    return failed(checkOptionNames(text, {"target"}, onError))
               ? failure()
               : RooflineStripPassBase::initializeOptions(text, onError);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    module->walk([](Operation *op) { removeAnnotations(op); });
    TargetSystemSpecAttr spec = getTargetSpec(module);
    if (target && spec)
      setTargetSpec(module, removeMachines(spec));
  }
};
} // namespace
