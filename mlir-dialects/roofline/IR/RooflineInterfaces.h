//===- RooflineInterfaces.h - Roofline op interfaces -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEINTERFACES_H
#define ROOFLINE_IR_ROOFLINEINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include "roofline/IR/Work.h"

#include "roofline/IR/RooflineInterfaces.h.inc"

namespace mlir::roofline {

/// The value that `value` is a direct view of (R15); null if it is none.
Value getViewSource(Value value);

/// True if all elements of the tensor `value` hold the same value, or none is
/// defined, by the op that makes it: a splat constant, a fill, a new tensor.
bool hasUniformContent(Value value);

/// The end of the chain value, next(value), next(next(value)), ..., which is
/// the value for which `next` gives null. In a graph region a value may be
/// defined by itself: the end is then some value of that cycle.
Value followChain(Value value, function_ref<Value(Value)> next);

/// The value whose storage `value` shares through views alone.
inline Value getViewRoot(Value value) {
  return followChain(value, getViewSource);
}

} // namespace mlir::roofline

#endif // ROOFLINE_IR_ROOFLINEINTERFACES_H
