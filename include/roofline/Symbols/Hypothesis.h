//===- Hypothesis.h - What would be if --------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A change of the program that an analysis assumes: longer dims, other element
// types, other kinds of operations (docs/use/WhatIf.md). Goes in: the work of
// an op by its model; comes out: its work under the assumption.
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

/// An assumed change of a program, relative to its IR.
struct Hypothesis {
  /// Factors by which dims are longer than their types say; 1 where absent.
  llvm::DenseMap<std::pair<Value, int64_t>, int64_t> dimFactors;
  /// Returns the element type of a value in memory; null: its own type.
  std::function<Type(Value value, Type elementType)> getElementType;
  /// Changes the kinds of operations of an op; null: no change.
  std::function<void(Operation *op, Work &work)> changeTerms;

  /// Changes `work`, which the model of `op` returned for the assumed dims,
  /// into the work under the assumption.
  void apply(Operation *op, Work &work) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_HYPOTHESIS_H
