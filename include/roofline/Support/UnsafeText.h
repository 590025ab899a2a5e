//===- UnsafeText.h - Text that crashes MLIR's parser -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser calls itself for each region, type, attribute and expression
// within another, and ends the process when its stack is full; it also crashes
// on `array<index: 1>`. A library that others load has to look first: takes a
// text, and returns where the parser would crash.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_UNSAFETEXT_H
#define ROOFLINE_SUPPORT_UNSAFETEXT_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::roofline {

struct UnsafeText {
  /// Where it begins, both from 1 on.
  unsigned line, column;
  /// A diagnostic, such as "nested more than 100 deep".
  std::string problem;
};

/// Returns the first place of a text in MLIR's syntax at which brackets are
/// nested more than `maxDepth` deep, an expression in brackets has more than 16
/// characters for each of these levels, or an array of `index` begins. Bytecode
/// has no such place: it isn't read by recursion.
std::optional<UnsafeText> findUnsafeText(llvm::StringRef text, size_t maxDepth);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_UNSAFETEXT_H
