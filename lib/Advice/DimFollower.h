//===- DimFollower.h - Dims that grow with another one ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_DIMFOLLOWER_H
#define ROOFLINE_LIB_ADVICE_DIMFOLLOWER_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

#include <optional>
#include <string>

namespace mlir::roofline {

/// Finds the dims of a function's values that are as many times as long if one
/// dim of an argument is: those of equal extent by the meaning of an op (linalg
/// maps, elementwise ops, casts, slices of everything), and reshapes of them.
class DimFollower {
public:
  using ValueDim = std::pair<Value, int64_t>;

  /// Follows `dim` of `argument`, a ranked shaped value. Returns the reason if
  /// an op stops it, else no value.
  std::optional<std::string> follow(BlockArgument argument, int64_t dim);
  /// The dims found, `dim` of `argument` first.
  SmallVector<ValueDim> getDims() const;

private:
  using Reason = std::optional<std::string>;
  /// The parts of a dim: the extents that a reshape joined, and which of
  /// them grows. Empty: it was not joined.
  struct Origin {
    SmallVector<int64_t, 4> extents;
    unsigned position = 0;
  };
  /// Notes a dim of the origin that is being visited.
  void mark(Value value, int64_t dim);
  bool isMarked(Value value, int64_t dim) const;
  std::optional<unsigned> findGrowing(ArrayRef<int64_t> extents) const;
  Reason visit(Value value, int64_t dim);
  Reason visitOp(Operation *op, Value value, int64_t dim);
  Reason visitStructured(Operation *op, Value value, int64_t dim);
  Reason visitReshape(Operation *op, Value value, int64_t dim);
  Reason visitSlice(Operation *op, Value slice, Value whole, Value value,
                    int64_t dim);
  Reason visitSameShape(Operation *op, int64_t dim);

  llvm::MapVector<ValueDim, Origin> found;
  /// The origin of the dim that is being visited.
  Origin origin;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_DIMFOLLOWER_H
