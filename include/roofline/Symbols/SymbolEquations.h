//===- SymbolEquations.h - Symbols that are equal ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H
#define ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Puts one name for symbols that are equal: the one that was given first, a
/// derived one only where there is no other.
class SymbolEquations {
public:
  /// Notes a name that the user gave.
  void addName(llvm::StringRef name) { names.try_emplace(name, names.size()); }
  bool isGiven(llvm::StringRef name) const { return names.contains(name); }

  /// Makes two counts equal, as far as symbols can be replaced for that.
  /// Returns false if they can't be equal.
  bool unify(Count lhs, Count rhs);

  /// Puts `count` for `name`, which has not been replaced and isn't in it.
  void define(llvm::StringRef name, Count count);

  /// `count` with the replacements.
  Count resolve(const Count &count);
  /// What stands for `name`; no value if it stands for itself.
  std::optional<Count> lookup(llvm::StringRef name);

  /// Grows with every replacement.
  unsigned getVersion() const { return replacements.size(); }

private:
  bool isBefore(llvm::StringRef lhs, llvm::StringRef rhs) const;
  bool canReplace(llvm::StringRef name, const Count &count) const;
  bool solve(const Count &difference);

  /// With their order.
  llvm::StringMap<unsigned> names;
  llvm::StringMap<Count> replacements;
  /// Replacements that are neither constants nor symbols.
  unsigned numPolynomials = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H
