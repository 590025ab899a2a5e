//===- Fingerprints.cpp - What work depends on ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

/// True for a shaped type with dims that are not known or a multiple of
/// `vscale`.
static bool hasSymbols(Type type) {
  // Quicker than a look for the interface.
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.hasStaticShape() || hasSymbols(tensor.getElementType());
  if (auto memref = dyn_cast<MemRefType>(type))
    return !memref.hasStaticShape() || hasSymbols(memref.getElementType());
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.isScalable();
  if (type.isIntOrIndexOrFloat())
    return false;
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped &&
         (!shaped.hasStaticShape() || hasSymbols(shaped.getElementType()));
}

/// The value of a constant; null for any other op. A look for a trait takes
/// longer than the rest, and a constant has no operands.
static Attribute getConstant(Operation *op) {
  Attribute constant;
  if (auto own = dyn_cast<arith::ConstantOp>(op))
    constant = own.getValue();
  else if (op->getNumOperands() == 0)
    (void)matchPattern(op, m_Constant(&constant));
  return constant;
}

/// Encodes what a model may ask about the producer of an operand.
static std::optional<uint64_t> getProducerFingerprint(Value value, Value root) {
  Operation *maker = root.getDefiningOp();
  if (Attribute constant = maker ? getConstant(maker) : Attribute())
    return llvm::hash_combine(constant.getAsOpaquePointer(), value == root);
  // Numbers that are not constant are themselves: they may be an offset.
  if (value.getType().isIntOrIndex())
    return uintptr_t(value.getAsOpaquePointer());
  if (!maker)
    return value == root;
  if (!isa<TensorType, BaseMemRefType>(value.getType()))
    return true;
  if (isa<tensor::PadOp, tosa::PadOp>(maker))
    return std::nullopt;
  bool isEmpty = isa<tensor::EmptyOp>(maker);
  return uint64_t(value == root) |
         uint64_t(isEmpty || isEmptyOrSplatRoot(root)) << 1 |
         uint64_t(isEmpty) << 2;
}

std::optional<uint64_t> roofline::getStaticFingerprint(Operation *op) {
  Type checked; // Types of operands are mostly alike.
  auto isSymbolic = [&](Type type) {
    return type != std::exchange(checked, type) && hasSymbols(type);
  };
  if (llvm::any_of(op->getOperandTypes(), isSymbolic) ||
      llvm::any_of(op->getResultTypes(), isSymbolic))
    return std::nullopt;
  SmallVector<Value, 6> roots;
  SmallVector<uint64_t, 12> words;
  for (Value operand : op->getOperands()) {
    Value root = isa<TensorType, BaseMemRefType>(operand.getType())
                     ? getViewRoot(operand)
                     : operand;
    size_t first = llvm::find(roots, root) - roots.begin();
    if (first < roots.size() && op->getOperand(first) != operand)
      return std::nullopt;
    std::optional<uint64_t> producer = getProducerFingerprint(operand, root);
    if (!producer)
      return std::nullopt;
    words.append({*producer, uint64_t(first)});
    roots.push_back(root);
  }
  return llvm::hash_combine_range(words);
}
