//===- ModuleSymbols.h - The symbols that a module has ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the options `bind` and `sweep` against a module. Goes in: the module,
// values and ranges of symbols; comes out: the ranges of the symbols that occur
// in counts, or a diagnostic. docs/use/Symbols.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_MODULESYMBOLS_H
#define ROOFLINE_ANALYSIS_MODULESYMBOLS_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Symbols/SymbolOptions.h"

namespace mlir::roofline {

struct AnalysisOptions;

/// Checks that the module has the symbols that `options` and `sweep` name, and
/// that its sizes can have these values. Moves the range of a symbol to the
/// symbol that replaces it in counts. On failure a diagnostic has been emitted.
LogicalResult resolveSymbols(ModuleOp module, const AnalysisOptions &options,
                             const SweepValues &sweep, SymbolRanges &ranges);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_MODULESYMBOLS_H
