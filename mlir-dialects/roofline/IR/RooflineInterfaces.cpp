//===- RooflineInterfaces.cpp - Roofline op interfaces -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineInterfaces.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

#include "roofline/IR/RooflineInterfaces.cpp.inc"

using namespace mlir;

Value roofline::getViewSource(Value value) {
  // A look at the operands is quicker than one for the interface.
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumOperands() == 0)
    return {};
  auto model = dyn_cast<WorkOpInterface>(op);
  return model ? model.getViewSource(cast<OpResult>(value).getResultNumber())
               : Value();
}

bool roofline::hasUniformContent(Value value) {
  DenseElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant.isSplat();
  auto model = value.getDefiningOp<WorkOpInterface>();
  return model && isa<RankedTensorType>(value.getType()) &&
         model.hasUniformContent(cast<OpResult>(value).getResultNumber());
}

/// Detects cycles by Brent's method: the checkpoint moves to the current value
/// at every power of two, so that a cycle meets it within one further round.
Value roofline::followChain(Value value, function_ref<Value(Value)> next) {
  Value checkpoint;
  for (uint64_t step = 1;; ++step) {
    Value following = next(value);
    if (!following || following == checkpoint)
      return value;
    value = following;
    if (llvm::isPowerOf2_64(step))
      checkpoint = value;
  }
}

/// The roots of the outermost `ViewRootScope`.
static thread_local llvm::DenseMap<Value, Value> *knownRoots = nullptr;

roofline::ViewRootScope::ViewRootScope() {
  if (!knownRoots)
    knownRoots = &roots;
}

roofline::ViewRootScope::~ViewRootScope() {
  if (knownRoots == &roots)
    knownRoots = nullptr;
}

/// Views of views are rare, so the first links are followed without a look at
/// what is known.
Value roofline::getViewRoot(Value value) {
  constexpr unsigned numShort = 16;
  Value current = value, checkpoint;
  SmallVector<Value> links;
  for (uint64_t step = 1;; ++step) {
    if (step > numShort && knownRoots) {
      if (Value root = knownRoots->lookup(current)) {
        current = root;
        break;
      }
      links.push_back(current);
    }
    Value source = getViewSource(current);
    if (!source)
      break;
    if (source == checkpoint) // A cycle has no root to remember.
      return followChain(value, getViewSource);
    current = source;
    if (llvm::isPowerOf2_64(step))
      checkpoint = current;
  }
  for (Value link : links)
    (*knownRoots)[link] = current;
  return current;
}
