//===- Symbols.h - Unknown sizes and what is known of them -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/use/Symbols.md says which symbols there are.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLS_H
#define ROOFLINE_SYMBOLS_SYMBOLS_H

#include "mlir/IR/Location.h"
#include "roofline/Support/Crossing.h"

#include <map>
#include <string>

namespace mlir::roofline {

/// Values of symbols, by name: constants, 0 or more. They hold in all
/// functions, and a program is analysed as if its IR said so.
using Bindings = std::map<std::string, Count, std::less<>>;

/// What symbols without a value may be.
using SymbolRanges = std::map<std::string, IntegerRange, std::less<>>;

/// A symbol of a function.
struct SymbolInfo {
  /// "batch", "arg0_d1", "trips0".
  std::string name;
  /// "dim 1 of argument 0", "trips of a loop".
  std::string meaning;
  /// Where that stands.
  LocationAttr loc;
  /// What it is equal to: its binding, the size of a static dim, another
  /// symbol; no value if it stands in counts by itself.
  std::optional<Count> value;
};

/// Two sizes of a function that would have to be equal for its ops to be
/// defined, and can't be, with the bindings that hold.
struct SymbolConflict {
  /// Of the op or function that makes them equal.
  LocationAttr loc;
  Count lhs, rhs;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLS_H
