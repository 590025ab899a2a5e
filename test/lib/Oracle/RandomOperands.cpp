//===- RandomOperands.cpp - Operands of random ops ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline::oracle;

/// Maximum number of elements of the base of a slice.
static constexpr int64_t maxElements = 20000;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value ProgramBuilder::makeIndex(int64_t value) {
  return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
}

TypedAttr ProgramBuilder::makeNumber(Type type) {
  if (isa<FloatType>(type))
    return builder.getFloatAttr(type, 0.5 * random.between(0, 7));
  int64_t high = type.isInteger(1) ? 1 : 5;
  return builder.getIntegerAttr(type, random.between(0, high));
}

Value ProgramBuilder::makeScalar(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return addArgument(type);
  if (options.live || random.chance(30))
    return addArgument(type);
  return arith::ConstantOp::create(builder, loc, makeNumber(type));
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

void ProgramBuilder::addToPool(Value value, ArrayRef<int64_t> sizes) {
  pool.emplace_back(value, SmallVector<int64_t>(sizes));
}

Value ProgramBuilder::lookupPool(const OperandSpec &operand) {
  SmallVector<Value> found;
  for (auto &[value, sizes] : pool)
    if (sizes == operand.sizes &&
        getElementTypeOrSelf(value.getType()) == operand.elementType)
      found.push_back(value);
  return found.empty() ? Value() : random.pick(ArrayRef(found));
}

Value ProgramBuilder::makeArgument(ArrayRef<int64_t> shape, Type elementType) {
  if (onTensors)
    return addArgument(RankedTensorType::get(shape, elementType));
  return addArgument(MemRefType::get(shape, elementType));
}

Value ProgramBuilder::makeConstant(const OperandSpec &operand, bool isSplat) {
  auto type = RankedTensorType::get(operand.sizes, operand.elementType);
  SmallVector<Attribute> numbers;
  int64_t number = isSplat ? 1 : type.getNumElements();
  for (int64_t i = 0; i < number; ++i)
    numbers.push_back(makeNumber(operand.elementType));
  // Prevent an accidental splat.
  bool isTwo = numbers.size() > 1 && !isSplat;
  if (isTwo && isa<IntegerType, IndexType>(operand.elementType)) {
    numbers[0] = builder.getIntegerAttr(operand.elementType, 0);
    numbers[1] = builder.getIntegerAttr(operand.elementType, 1);
  }
  auto value = DenseElementsAttr::get(type, numbers);
  // Bufferization merges equal constants, which would give two values one
  // buffer.
  if (!value.isSplat() && !constants.insert(value).second)
    return makeArgument(operand.shape, operand.elementType);
  return arith::ConstantOp::create(builder, loc, value);
}

Value ProgramBuilder::makeEmpty(const OperandSpec &operand) {
  SmallVector<Value> sizes;
  for (auto [shape, size] : llvm::zip(operand.shape, operand.sizes))
    if (ShapedType::isDynamic(shape))
      sizes.push_back(makeIndex(size));
  if (onTensors)
    return tensor::EmptyOp::create(builder, loc, operand.shape,
                                   operand.elementType, sizes);
  auto type = MemRefType::get(operand.shape, operand.elementType);
  return memref::AllocOp::create(builder, loc, type, sizes);
}

Value ProgramBuilder::makeFill(const OperandSpec &operand) {
  Value scalar = makeScalar(operand.elementType);
  Value target = random.chance(85)
                     ? makeEmpty(operand)
                     : makeArgument(operand.shape, operand.elementType);
  return linalg::FillOp::create(builder, loc, scalar, target)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Picks a slice whose offsets are constants, arguments (0 or 1) or induction
/// variables of enclosing loops.
ProgramBuilder::Slice ProgramBuilder::pickSlice(const OperandSpec &operand) {
  Slice slice;
  for (auto [shape, size] : llvm::zip(operand.shape, operand.sizes)) {
    int64_t stride = random.chance(20) ? 2 : 1;
    int64_t offset = random.between(0, 2), last = offset;
    OpFoldResult value = builder.getIndexAttr(offset);
    if (!counters.empty() && random.chance(60)) {
      const Counter &counter = counters[random.below(counters.size())];
      value = counter.value;
      last = counter.last;
    } else if (random.chance(15)) {
      value = addArgument(builder.getIndexType());
      last = 1;
    }
    slice.offsets.push_back(value);
    slice.strides.push_back(builder.getIndexAttr(stride));
    slice.sizes.push_back(ShapedType::isDynamic(shape)
                              ? OpFoldResult(makeIndex(size))
                              : builder.getIndexAttr(size));
    int64_t extent = last + std::max<int64_t>(size - 1, 0) * stride + 1;
    slice.baseShape.push_back(extent + random.between(0, 1));
  }
  return slice;
}

Value ProgramBuilder::makeSlice(const OperandSpec &operand) {
  Slice slice = pickSlice(operand);
  int64_t elements = 1;
  for (int64_t size : slice.baseShape)
    elements *= size;
  if (elements > maxElements)
    return makeArgument(operand.shape, operand.elementType);
  Value base = makeArgument(slice.baseShape, operand.elementType);
  if (onTensors)
    return tensor::ExtractSliceOp::create(
        builder, loc, RankedTensorType::get(operand.shape, operand.elementType),
        base, slice.offsets, slice.sizes, slice.strides);
  return memref::SubViewOp::create(builder, loc, base, slice.offsets,
                                   slice.sizes, slice.strides);
}

Value ProgramBuilder::makePadded(const OperandSpec &operand) {
  SmallVector<OpFoldResult> low, high;
  SmallVector<int64_t> source;
  // Bufferization of negative padding writes out of bounds.
  for (int64_t size : operand.sizes) {
    int64_t lowSize = random.below(std::min<int64_t>(3, size + 1));
    int64_t highSize = random.below(std::min<int64_t>(3, size - lowSize + 1));
    low.push_back(builder.getIndexAttr(lowSize));
    high.push_back(builder.getIndexAttr(highSize));
    source.push_back(size - lowSize - highSize);
  }
  if (source == operand.sizes ||
      (options.live && llvm::is_contained(source, 0)))
    return makeArgument(operand.shape, operand.elementType);
  Value data = makeArgument(source, operand.elementType);
  auto type = RankedTensorType::get(operand.sizes, operand.elementType);
  return tensor::PadOp::create(builder, loc, type, data, low, high,
                               makeScalar(operand.elementType));
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static bool isStatic(const OperandSpec &operand) {
  return !llvm::is_contained(operand.shape, ShapedType::kDynamic);
}

static bool isWindowed(AffineMap map) {
  return llvm::any_of(map.getResults(), [](AffineExpr expr) {
    return isa<AffineBinaryOpExpr>(expr);
  });
}

Value ProgramBuilder::makeInput(const OperandSpec &operand) {
  if (operand.sizes.empty() && random.chance(30))
    return makeScalar(operand.elementType);
  if (random.chance(60))
    if (Value value = lookupPool(operand))
      return value;
  bool isPlain = !isa<ComplexType>(operand.elementType) && isStatic(operand);
  int64_t kind = random.below(100);
  if (onTensors && isStatic(operand) && !operand.sizes.empty() &&
      kind < (isWindowed(operand.map) ? 30 : 6))
    return makePadded(operand);
  if (!operand.sizes.empty() && kind < (counters.empty() ? 40 : 80))
    return makeSlice(operand);
  bool hasElements = !llvm::is_contained(operand.sizes, 0);
  if (onTensors && !options.live && isPlain && hasElements && kind < 88)
    return makeConstant(operand, kind < 84);
  if (onTensors && !options.live && kind < 90)
    return kind < 89 ? makeFill(operand) : makeEmpty(operand);
  Value value = makeArgument(operand.shape, operand.elementType);
  addToPool(value, operand.sizes);
  return value;
}

Value ProgramBuilder::makeInit(const OperandSpec &operand) {
  int64_t kind = random.below(100);
  if (!onTensors) {
    if (kind < 15 && !operand.isRead)
      return makeEmpty(operand);
    return kind < 50 && !operand.sizes.empty()
               ? makeSlice(operand)
               : makeArgument(operand.shape, operand.elementType);
  }
  bool isPlain = !isa<ComplexType>(operand.elementType) && isStatic(operand);
  bool hasElements = !llvm::is_contained(operand.sizes, 0);
  if (kind < 25)
    return makeFill(operand);
  if (kind < 40 && (!options.live || !operand.isRead))
    return makeEmpty(operand);
  if (kind < 52 && !options.live && isPlain && hasElements)
    return makeConstant(operand, kind < 48);
  if (kind < 60)
    if (Value value = lookupPool(operand))
      return value;
  if (kind < 68 && !operand.sizes.empty())
    return makeSlice(operand);
  return makeArgument(operand.shape, operand.elementType);
}
