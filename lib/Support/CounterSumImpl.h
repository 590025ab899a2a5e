//===- CounterSumImpl.h - What sums ask of counts ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_COUNTERSUMIMPL_H
#define ROOFLINE_LIB_SUPPORT_COUNTERSUMIMPL_H

#include "roofline/Support/CountTerms.h"

namespace mlir::roofline::detail {

bool contains(const Count &count, llvm::StringRef symbol);
bool contains(const CountAtom &atom, llvm::StringRef symbol);

/// Sets `differences` to those of `count` at 0, of every order up to its degree
/// in `symbol`. False for a count that is no polynomial in it.
bool getDifferences(const Count &count, llvm::StringRef symbol,
                    llvm::SmallVectorImpl<Count> &differences);

/// True if `divisor` divides `count` for all values of the symbols: a
/// polynomial all of whose differences at 0 it divides.
bool divides(const llvm::DynamicAPInt &divisor, const Count &count);

} // namespace mlir::roofline::detail

#endif // ROOFLINE_LIB_SUPPORT_COUNTERSUMIMPL_H
