//===- SymbolOptions.h - Values that users give symbols ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options `bind` and `sweep` (docs/use/Crossover.md). Goes in: their text;
// comes out: values and ranges of symbols, or a diagnostic.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H
#define ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H

#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "roofline/Symbols/Symbols.h"

namespace mlir::roofline {

/// Reads the elements of `bind`, each SYMBOL=VALUE or SYMBOL=LOW..HIGH. On
/// failure a diagnostic has been emitted at `loc`.
LogicalResult parseBindings(ArrayRef<std::string> elements, Location loc,
                            Bindings &bindings, SymbolRanges &ranges);

/// The values of one symbol for which a report is made, ascending.
struct SweepValues {
  std::string symbol;
  SmallVector<int64_t> values;
};

/// Reads the elements of `sweep`: SYMBOL= and then values, LOW..HIGH*FACTOR or
/// LOW..HIGH+STEP; a factor of 2 may be left out. On failure a diagnostic has
/// been emitted at `loc`.
FailureOr<SweepValues> parseSweep(ArrayRef<std::string> elements, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLOPTIONS_H
