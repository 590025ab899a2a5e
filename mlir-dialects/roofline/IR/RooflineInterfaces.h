//===- RooflineInterfaces.h - Roofline op interfaces -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the interfaces through which the analysis asks an op about itself:
// WorkOpInterface (an op in, its Work out), ExecutionOpInterface (how often
// each region executes, R8) and LaunchOpInterface (which function an op
// launches, and how often, R8), and the helpers that follow a value through
// views (R15). RooflineInterfaces.td states the contract of each method.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEINTERFACES_H
#define ROOFLINE_IR_ROOFLINEINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include "roofline/IR/Work.h"
#include "llvm/ADT/DenseMap.h"

#include "roofline/IR/RooflineInterfaces.h.inc"

namespace mlir::roofline {

/// Returns the value that `value` is a direct view of (R15), or null if `value`
/// is not a view.
Value getViewSource(Value value);

/// Returns true if the op that defines the tensor `value` leaves the same
/// value, or none that is defined, in all elements: a splat constant, a fill, a
/// new tensor (R12).
bool hasUniformContent(Value value);

/// Follows the chain value, next(value), next(next(value)), ... and returns its
/// last value, the one for which `next` returns null. In a graph region a value
/// may be defined in terms of itself; the result is then some value of that
/// cycle.
Value followChain(Value value, function_ref<Value(Value)> next);

/// Returns the value whose storage `value` shares through views (R15).
Value getViewRoot(Value value);

/// While one exists, `getViewRoot` on this thread remembers where long chains
/// of views end. Until then the operands of views must not change.
class ViewRootScope {
public:
  ViewRootScope();
  ~ViewRootScope();
  ViewRootScope(const ViewRootScope &) = delete;
  ViewRootScope &operator=(const ViewRootScope &) = delete;

private:
  /// Roots of values that are views of views; unused if there is a scope
  /// around.
  llvm::DenseMap<Value, Value> roots;
};

} // namespace mlir::roofline

#endif // ROOFLINE_IR_ROOFLINEINTERFACES_H
