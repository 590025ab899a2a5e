//===- SymbolOptions.h - Values that users give symbols -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options `bind` and `sweep` (docs/use/Crossover.md), and whether what they
// say makes sense for a module.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H
#define ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Symbols/Symbols.h"

namespace mlir::roofline {

struct AnalysisOptions;

/// Reads the elements of `bind`, each SYMBOL=VALUE or SYMBOL=LOW..HIGH. On
/// failure a diagnostic has been emitted at `loc`.
LogicalResult parseBindings(ArrayRef<std::string> elements, Location loc,
                            Bindings &bindings, SymbolRanges &ranges);

/// The values of one symbol that a report goes through, ascending.
struct SweepValues {
  std::string symbol;
  SmallVector<int64_t> values;
};

/// Reads the elements of `sweep`: SYMBOL= and then values, LOW..HIGH*FACTOR or
/// LOW..HIGH+STEP; a factor of 2 may be left out. On failure a diagnostic has
/// been emitted at `loc`.
FailureOr<SweepValues> parseSweep(ArrayRef<std::string> elements, Location loc);

/// Checks that the module has the symbols that `options` and `sweep` name, and
/// that its sizes can be what they say. Moves a range to the symbol that
/// stands for its own in counts. On failure a diagnostic has been emitted.
LogicalResult resolveSymbols(ModuleOp module, const AnalysisOptions &options,
                             const SweepValues &sweep, SymbolRanges &ranges);

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H
