//===- ValueStorage.h - The storage behind values ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values of a program share one storage. In goes a value; out comes the
// value that stands for the storage behind it: through views (R15), results
// that overwrite an init, and values that a loop carries. Traffic of loops,
// storage totals (R20) and the reuse between ops differ in which of these steps
// they accept, and each says so.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_VALUESTORAGE_H
#define ROOFLINE_SYMBOLS_VALUESTORAGE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

namespace mlir::roofline {

/// Returns true for an op that asks for the size of its operand, not for its
/// elements.
bool asksForSize(Operation *op);

/// Returns true if exactly one use of `value` may need its elements.
bool hasOneDataUse(Value value);

/// Returns the value that enters a loop where `value` is carried around it or
/// leaves it; null if `value` isn't loop-carried.
Value getLoopInit(Value value);

/// Returns the result of the loop that carries `value`, one of its iteration
/// arguments; null for any other value.
Value getLoopResult(Value value);

/// Returns the inits of a destination-style op; none for any other op.
OperandRange getInits(Operation *op);

/// True if `operand` is one of `operands`, which are of the same op.
bool isAmong(OpOperand &operand, OperandRange operands);

/// Returns the init that a result of a destination-style op is written into;
/// null for any other value.
Value getTiedInit(Value value);

/// Returns the value whose storage `value` shares if that has storage and is
/// overwritten in place; null if there is none.
Value getStorageSource(Value value);

/// Finds the values that make the storage behind other values. Keeps its
/// answers, so that long chains are followed once.
class StorageRoots {
public:
  /// Returns the value whose storage a value may share; null if there is none.
  using SourceFn = std::function<Value(Value)>;
  /// Returns the root of a value, given that of its source.
  using JoinFn = std::function<Value(Value value, Value sourceRoot)>;

  /// Without `join`, the root of a value is that of its source.
  explicit StorageRoots(SourceFn getSource, JoinFn join = {})
      : getSource(std::move(getSource)), join(std::move(join)) {}

  /// Returns the root of `value`, which may be `value` itself.
  Value getRoot(Value value);

private:
  SourceFn getSource;
  JoinFn join;
  llvm::DenseMap<Value, Value> roots;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_VALUESTORAGE_H
