//===- SymbolEquations.h - Symbols that are equal ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Equations between symbolic sizes. Goes in: names that the user gave, and
// pairs of equal counts; comes out: counts in which one symbol stands for all
// that are equal to it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H
#define ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Replaces equal symbols by one of them: the name that the user gave first, or
/// a derived name where there is no other.
class SymbolEquations {
public:
  /// Registers a name that the user gave.
  void addName(llvm::StringRef name) { names.try_emplace(name, names.size()); }
  bool isGiven(llvm::StringRef name) const { return names.contains(name); }

  /// Makes two counts equal, as far as symbols can be replaced for that.
  /// Returns false if they can't be equal.
  bool unify(Count lhs, Count rhs);

  /// Replaces `name` by `count`. Precondition: `name` has not been replaced and
  /// does not occur in `count`.
  void define(llvm::StringRef name, Count count);

  /// Returns `count` with all replacements applied.
  Count resolve(const Count &count);
  /// Returns the replacement of `name`, or nullopt if it has none.
  std::optional<Count> lookup(llvm::StringRef name);

  /// Returns a number that grows with every replacement.
  unsigned getVersion() const { return replacements.size(); }

private:
  bool isBefore(llvm::StringRef lhs, llvm::StringRef rhs) const;
  bool canReplace(llvm::StringRef name, const Count &count) const;
  bool solve(const Count &difference);

  /// Names that the user gave, with their order.
  llvm::StringMap<unsigned> names;
  llvm::StringMap<Count> replacements;
  /// Replacements that are neither constants nor symbols.
  unsigned numPolynomials = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_SYMBOLEQUATIONS_H
