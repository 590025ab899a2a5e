//===- Symbols.h - Unknown sizes and what is known of them ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Symbols, the unknown sizes of a program: names, meanings, values and
// conflicts (docs/use/Symbols.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLS_H
#define ROOFLINE_SYMBOLS_SYMBOLS_H

#include "mlir/IR/Location.h"
#include "roofline/Support/Crossing.h"

#include <map>
#include <string>

namespace mlir::roofline {

/// Values of symbols, by name: constants >= 0. They hold in all functions, and
/// a program is analysed as if its IR contained them.
using Bindings = std::map<std::string, Count, std::less<>>;

/// Ranges of symbols without a value, by name.
using SymbolRanges = std::map<std::string, IntegerRange, std::less<>>;

/// A symbol of a function.
struct SymbolInfo {
  /// For example "batch", "arg0_d1", "trips0".
  std::string name;
  /// For example "dim 1 of argument 0", "trips of a loop".
  std::string meaning;
  /// Where the size occurs in the program.
  LocationAttr loc;
  /// Its binding, the size of a static dim, or an equal count; nullopt if the
  /// symbol itself occurs in counts.
  std::optional<Count> value;
  /// The counter of a loop, which has no one value to give it.
  bool isCounter = false;
};

/// Two sizes of a function that its ops need to be equal, and that can't be
/// with the current bindings.
struct SymbolConflict {
  /// Location of the op or function that needs them to be equal.
  LocationAttr loc;
  Count lhs, rhs;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLS_H
