//===- Passes.h - Roofline passes and pipeline -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes of Passes.td and the pipeline `roofline` that runs them. A pass
// reads its options (Options.h), takes the analysis that all passes share
// (AnalysisCache.h), calls a library and writes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_PASSES_H
#define ROOFLINE_PASSES_PASSES_H

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "roofline/Estimate/Estimate.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/Work.h"
#include "roofline/Passes/OptionParsers.h"
#include "roofline/Report/Convention.h"
#include "roofline/Report/Output.h"

namespace mlir::roofline {

#define GEN_PASS_DECL
#include "roofline/Passes/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "roofline/Passes/Passes.h.inc"

/// Registers the pipeline `roofline`: attach, annotate, report.
void registerRooflinePipeline();

/// Adds the passes of the pipeline `roofline` with the options in `text` to
/// `manager`. The report goes to `os`, or, if that is null, where the option
/// `output` says. On failure `onError` has been called, or an option's parser
/// has written to llvm::errs().
LogicalResult
addRooflinePipeline(OpPassManager &manager, StringRef text,
                    function_ref<LogicalResult(const Twine &)> onError,
                    raw_ostream *os);

/// Registers the passes and the pipeline. Calling it again does nothing.
void registerAllRooflinePasses();

} // namespace mlir::roofline

#endif // ROOFLINE_PASSES_PASSES_H
