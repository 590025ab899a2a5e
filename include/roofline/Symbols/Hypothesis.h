//===- Hypothesis.h - What would be if --------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_HYPOTHESIS_H
#define ROOFLINE_SYMBOLS_HYPOTHESIS_H

#include "roofline/IR/Work.h"
#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::roofline {

/// What would be if a program were another one than its IR says.
struct Hypothesis {
  /// How many times as long dims are as their types say; others are as long.
  llvm::DenseMap<std::pair<Value, int64_t>, int64_t> dimFactors;
  /// The element type of a value in memory; null: its own.
  std::function<Type(Value value, Type elementType)> getElementType;
  /// Changes the kinds of operations of an op; null: they stay.
  std::function<void(Operation *op, Work &work)> changeTerms;

  /// Makes `work`, what `op` does by its model, what it would do. The dims are
  /// already as long as they would be.
  void apply(Operation *op, Work &work) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_HYPOTHESIS_H
