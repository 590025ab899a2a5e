//===- Symbols.h - Unknown sizes and what is known of them -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/Symbols.md says which symbols there are.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_SYMBOLS_H
#define ROOFLINE_ANALYSIS_SYMBOLS_H

#include "roofline/Support/Crossing.h"

#include <functional>
#include <map>
#include <string>

namespace mlir::roofline {

/// Values of symbols, by name: constants, 0 or more. They hold in all
/// functions, and a program is analysed as if its IR said so.
using Bindings = std::map<std::string, Count, std::less<>>;

/// What symbols without a value may be.
using SymbolRanges = std::map<std::string, IntegerRange, std::less<>>;

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_SYMBOLS_H
