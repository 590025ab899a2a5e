//===- DynamicTwin.h - Static functions made dynamic ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_DYNAMICTWIN_H
#define ROOFLINE_TEST_LIB_DYNAMICTWIN_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Symbols/Symbols.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// Makes the dims of a function dynamic: those of arguments, and those that
/// must be equal, where only linalg ops and allocations determine them.
class DynamicTwin {
public:
  DynamicTwin(func::FuncOp function, bool isNamed)
      : function(function), isNamed(isNamed) {}

  /// Changes the function in place. Returns false if no dim can be dynamic.
  bool run();
  /// Returns the size of each symbol in the static function.
  const Bindings &getSizes() const { return sizes; }
  size_t getNumClasses() const { return classes.size(); }

private:
  using ValueDim = std::pair<Value, int64_t>;
  void addValue(Value value);
  void join(ValueDim lhs, ValueDim rhs) {
    equal.unionSets(number(lhs), number(rhs));
  }
  unsigned number(ValueDim dim);
  void block(Value value);
  void visit(Operation *op);
  void visitLinalg(linalg::LinalgOp op);
  void collectClasses();
  void nameDims();
  void setType(Value value);
  void addSizes(Operation *op);
  bool isDynamic(ValueDim dim);

  func::FuncOp function;
  bool isNamed;
  llvm::MapVector<ValueDim, unsigned> numbers;
  llvm::EquivalenceClasses<unsigned> equal;
  llvm::DenseSet<unsigned> blocked;
  /// The first argument dim of each class, by the leader of the class.
  llvm::MapVector<unsigned, ValueDim> classes;
  Bindings sizes;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_LIB_DYNAMICTWIN_H
