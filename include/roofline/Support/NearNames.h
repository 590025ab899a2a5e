//===- NearNames.h - Suggestions for a misspelt name ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suggests names for diagnostics: takes a name that is unknown and the valid
// ones, and returns those that the user probably meant.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_NEARNAMES_H
#define ROOFLINE_SUPPORT_NEARNAMES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// Returns the candidates that `name` was most likely meant to be, nearest
/// first: those within a small edit distance, ignoring case, and those that
/// start with `name`.
SmallVector<StringRef> findNearNames(StringRef name,
                                     ArrayRef<StringRef> candidates);

/// Returns the names in quotes, separated by commas: "'a', 'b', 'c'".
std::string quoteNames(ArrayRef<StringRef> names);

/// Returns the end of an error about an unknown name: "; did you mean 'a',
/// 'b'?", or all candidates where none is near.
std::string suggestNames(StringRef name, ArrayRef<StringRef> candidates);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_NEARNAMES_H
