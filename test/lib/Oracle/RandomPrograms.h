//===- RandomPrograms.h - Valid programs that nobody wrote -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes functions of linalg ops on tensors or memrefs, in loops and branches,
// on slices, padding, fills and constants. A seed and a number decide each.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_RANDOMPROGRAMS_H
#define ROOFLINE_TEST_LIB_ORACLE_RANDOMPROGRAMS_H

#include "RandomNumbers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace mlir::roofline::oracle {

struct RandomOptions {
  uint64_t seed = 0;
  /// No work that a canonicalization may remove: nothing dead, no constants, no
  /// loop without iterations, no slices that fold.
  bool live = false;
  /// Dynamic dims in live programs, all of extent `liveDynamicSize`.
  bool dynamic = false;
};

/// The one size lets symbols of different operands stand for the same dim.
constexpr int64_t liveDynamicSize = 3;

/// Extent of every dynamic dim of the program's arguments when it runs.
int64_t getDynamicSize(const RandomOptions &options, int64_t number);

/// Adds the program with this number to `module`. It may be invalid.
func::FuncOp addRandomProgram(ModuleOp module, const RandomOptions &options,
                              int64_t number);

/// Makes the payload of one structured op from random scalar ops.
class RandomPayload {
public:
  RandomPayload(Random &random, OpBuilder &builder, Location loc, bool live)
      : random(random), builder(builder), loc(loc), live(live) {}

  /// A value that the payload may use; `isData` if it may differ between
  /// iterations.
  void addValue(Value value, bool isData) {
    values.push_back(value);
    if (isData)
      data.push_back(value);
  }
  bool hasValues() const { return !values.empty(); }
  /// Adds some ops.
  void addOps(int64_t number);
  /// A new value of `type` for an output whose old value is `old`, null for an
  /// output whose old value must not be used.
  Value makeResult(Type type, Value old);
  /// Some sum of `old` and products, in one of many disguises.
  Value makeMultiplyAdd(Type type, Value old);
  /// `value`, or something made of it and data: what one value fills is read
  /// for nothing (R12), which goes by the op and not by what it computes.
  Value dependOnData(Value value);
  /// Uses in `value` every result that nothing uses.
  Value useAll(Value value);

private:
  Value pickValue(Type type);
  Value pickAny();
  Value convert(Value value, Type type);
  Value makeConstant(Type type);
  Value makeOp(Type type);
  Value makeUnary(Type type, Value value);
  Value makeBinary(Type type, Value lhs, Value rhs);
  Value makeFloat(Value lhs, Value rhs);
  Value makeInteger(Value lhs, Value rhs);
  Value makeComplex(Value lhs, Value rhs);
  Value makeCondition();
  Value add(Value lhs, Value rhs);
  Value multiply(Value lhs, Value rhs);
  Value makeFactor(Type type);
  Value create(StringRef name, ValueRange operands, Type type);

  Random &random;
  OpBuilder &builder;
  Location loc;
  bool live;
  SmallVector<Value> values, data, made;
};

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_RANDOMPROGRAMS_H
