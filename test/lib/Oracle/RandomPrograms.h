//===- RandomPrograms.h - Generates valid random programs -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates functions of linalg ops on tensors or memrefs, in loops and
// branches, on slices, padding, fills and constants. Each is determined by a
// seed and a number.
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
  /// Avoids work that canonicalization may remove: nothing dead, no constants,
  /// no loop without iterations, no slices that fold.
  bool live = false;
  /// Uses dynamic dims in live programs, all of extent `liveDynamicSize`.
  bool dynamic = false;
};

/// The single dynamic extent, so that symbols of different operands may stand
/// for the same dim.
constexpr int64_t liveDynamicSize = 3;

/// Returns the extent of every dynamic dim of the program's arguments during
/// execution.
int64_t getDynamicSize(const RandomOptions &options, int64_t number);

/// Adds the program with this number to `module`. The program may be invalid.
func::FuncOp addRandomProgram(ModuleOp module, const RandomOptions &options,
                              int64_t number);

/// Builds the payload of one structured op from random scalar ops.
class RandomPayload {
public:
  RandomPayload(Random &random, OpBuilder &builder, Location loc, bool live)
      : random(random), builder(builder), loc(loc), live(live) {}

  /// Adds a value that the payload may use; `isData` if it may differ between
  /// iterations.
  void addValue(Value value, bool isData) {
    values.push_back(value);
    if (isData)
      data.push_back(value);
  }
  bool hasValues() const { return !values.empty(); }
  /// Adds `number` ops.
  void addOps(int64_t number);
  /// Returns a new value of `type` for an output with the old value `old`,
  /// which is null if it must not be used.
  Value makeResult(Type type, Value old);
  /// Returns a sum of `old` and products in one of many forms.
  Value makeMultiplyAdd(Type type, Value old);
  /// Returns `value`, or a value computed from it and data. The oracle would
  /// take a uniform result for a fill, but R12 looks at the op, not at what it
  /// computes.
  Value dependOnData(Value value);
  /// Makes `value` depend on every unused result.
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
