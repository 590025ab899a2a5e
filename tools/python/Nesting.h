//===- Nesting.h - How deeply a text is nested ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser calls itself for each region, type, attribute and expression
// within another, and ends the process when its stack is full. A library that
// is loaded by others has to look first.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_PYTHON_NESTING_H
#define ROOFLINE_TOOLS_PYTHON_NESTING_H

#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// Returns where brackets of a text in MLIR's syntax are nested more than
/// `limit` deep, or null. Bytecode has no such place: it isn't read by
/// recursion.
const char *findDeepNesting(llvm::StringRef text, size_t limit);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_PYTHON_NESTING_H
