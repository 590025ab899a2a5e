//===- RandomBuilder.h - Builds one random program -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_RANDOMBUILDER_H
#define ROOFLINE_TEST_LIB_ORACLE_RANDOMBUILDER_H

#include "RandomPrograms.h"

#include "mlir/IR/AffineMap.h"

namespace mlir::roofline::oracle {

struct LoopSpec {
  int64_t extent = 1;
  bool dynamic = false, isReduction = false;
  /// Bit 0: the loop indexes the lhs of a contraction, 1: its rhs, 2: its
  /// output.
  unsigned sides = 0;
};

struct OperandSpec {
  AffineMap map;
  Type elementType;
  /// Extents during execution, and in the type.
  SmallVector<int64_t> sizes, shape;
  bool isInit = false;
  /// True if the payload may use the old value of the init.
  bool isRead = true;
};

/// A structured op to be generated.
struct OpSpec {
  SmallVector<LoopSpec> loops;
  SmallVector<OperandSpec, 4> operands;
  int64_t maxOutputs = 3;
  bool isContraction = false, isElementwise = false;
  /// True if operand 0 is a window, present only for its shape.
  bool hasWindow = false, windowIsUsed = false;
};

/// An induction variable of the enclosing loops, from 0 to `last` in steps.
struct Counter {
  Value value;
  int64_t last = 0;
};

class ProgramBuilder {
public:
  ProgramBuilder(func::FuncOp function, const RandomOptions &options,
                 int64_t number);
  void build();

private:
  // RandomSpecs.cpp
  int64_t pickExtent();
  void pickLoops(OpSpec &spec);
  SmallVector<unsigned> pickDims(const OpSpec &spec, int side);
  SmallVector<AffineExpr> pickExprs(const OpSpec &spec,
                                    SmallVector<unsigned> dims);
  void setShape(const OpSpec &spec, OperandSpec &operand);
  Type pickElementType();
  void addOperand(OpSpec &spec, ArrayRef<AffineExpr> exprs, bool isInit);
  void addOutputs(OpSpec &spec);
  OpSpec pickSpec(int64_t maxOutputs = 3);

  // RandomPrograms.cpp
  void addPayload(const OpSpec &spec, ValueRange operands, Block &body);
  SmallVector<Value> addGeneric(OpSpec &spec);
  Value addArgument(Type type);

  // RandomOperands.cpp
  Value makeInput(const OperandSpec &operand);
  Value makeInit(const OperandSpec &operand);
  Value makeArgument(ArrayRef<int64_t> shape, Type elementType);
  Value lookupPool(const OperandSpec &operand);
  void addToPool(Value value, ArrayRef<int64_t> sizes);
  Value makeConstant(const OperandSpec &operand, bool isSplat);
  TypedAttr makeNumber(Type type);
  Value makeScalar(Type type);
  Value makeEmpty(const OperandSpec &operand);
  Value makeFill(const OperandSpec &operand);
  Value makeSlice(const OperandSpec &operand);
  Value makePadded(const OperandSpec &operand);
  Value makeIndex(int64_t value);
  struct Slice {
    SmallVector<OpFoldResult> offsets, sizes, strides;
    SmallVector<int64_t> baseShape;
  };
  Slice pickSlice(const OperandSpec &operand);

  // RandomLoops.cpp
  void addChain(int64_t length);
  void addNamed();
  void addLoops();
  void addBufferLoop(int64_t depth);
  void addTensorLoops(int64_t depth);
  void addTensorBody(Value carried, OpSpec &spec, const Slice &slice,
                     bool inParallel);
  Value makeBound(int64_t low, int64_t &value);
  void addIf();

  func::FuncOp function;
  OpBuilder builder;
  Location loc;
  const RandomOptions &options;
  Random random;
  int64_t dynamicSize;
  bool onTensors = true, hasDynamic = false, mayBeEmpty = false;
  bool hasComplex = false;
  int64_t windowPercent = 0, family = 0;
  SmallVector<Counter> counters;
  /// Init of the last output of the next op, if set.
  Value forcedInit;
  DenseSet<Attribute> constants;
  /// Values that may be read, with their sizes.
  SmallVector<std::pair<Value, SmallVector<int64_t>>> pool;
};

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_RANDOMBUILDER_H
