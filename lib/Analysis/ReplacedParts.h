//===- ReplacedParts.h - Tensors that ops replace parts of -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_REPLACEDPARTS_H
#define ROOFLINE_LIB_ANALYSIS_REPLACEDPARTS_H

#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// Finds the tensor whose content a tensor has, but for the parts that ops
/// replace: a cache with a new row has the content of the cache (R20). Ops are
/// added in program order.
class ReplacedParts {
public:
  ReplacedParts(WorkContext &context, StorageSizes &sizes);
  ReplacedParts(const ReplacedParts &) = delete;

  /// Adds a write of an op: if it is less than the op's result, the rest of
  /// that lies in the operand that the op replaces a part of.
  void addWrite(const Access &access, const CountRange &elements);
  /// Adds an insertion into the init of `result` of what `bytes` of it already
  /// hold [B].
  void addInPlace(Value result, const Count &bytes) { writes[result] = bytes; }

  /// Returns the value that `value` has the content of, but for parts. What a
  /// loop carries is what the loop starts from, as in its first iteration.
  Value getRoot(Value value) { return contents.getRoot(value); }
  /// Returns the least of `bytes` of `value` that are content of its root [B].
  Count getRest(Value value, const Count &bytes);

  /// The parts [B] that ops replace from `start` on to make a value; `start` is
  /// null in a circle.
  struct Chain {
    Value start;
    bool hasParts = false, hasLoop = false;
    Count sum, largest;
  };
  /// Follows `value` back, also through all iterations of loops.
  Chain follow(Value value);

  /// Returns the value that `value` is, without any op having written to it
  /// since.
  static Value getUnwrittenSource(Value value);

private:
  Value getReplaced(Value value, CountRange &bytes);
  Value getSource(Value value, CountRange &bytes);

  WorkContext &context;
  StorageSizes &sizes;
  /// What an op writes of a result that it replaces a part of [B].
  llvm::DenseMap<Value, CountRange> writes;
  StorageRoots contents;
  /// The most that ops replace between the root and a value [B].
  llvm::DenseMap<Value, Count> replaced;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_REPLACEDPARTS_H
