//===- SymbolOptions.h - Values that users give symbols -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options `bind` and `sweep` (docs/Crossover.md), and whether what they say
// makes sense for a module.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_SYMBOLOPTIONS_H
#define ROOFLINE_ANALYSIS_SYMBOLOPTIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Analysis/Symbols.h"

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

/// Symbols, and where each first comes from: "dim 0 of argument 1 of @main";
/// empty for what isn't an argument.
using SymbolOrigins = std::map<std::string, std::string, std::less<>>;

/// Those of a module without any binding.
SymbolOrigins collectSymbols(ModuleOp module, const AnalysisOptions &options);

/// Fills in where the symbols of `origins` come from.
void describeOrigins(ModuleOp module, SymbolOrigins &origins);

/// Checks that the module has the symbols that `bindings`, `ranges` and `swept`
/// (empty for none) name, and that they don't contradict its static dims. On
/// failure a diagnostic has been emitted.
LogicalResult checkSymbols(ModuleOp module, const AnalysisOptions &options,
                           StringRef swept);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_SYMBOLOPTIONS_H
