//===- DataUses.h - Uses of what a value holds ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_DATAUSES_H
#define ROOFLINE_SYMBOLS_DATAUSES_H

#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::roofline {

/// True for an op that asks for the size of its operand: it needs no storage.
inline bool asksForSize(Operation *op) { return isa<ShapedDimOpInterface>(op); }

/// True if one use of `value` may need its elements.
inline bool hasOneDataUse(Value value) {
  if (value.hasOneUse())
    return !asksForSize(*value.user_begin());
  auto isDataUse = [](OpOperand &use) { return !asksForSize(use.getOwner()); };
  return llvm::hasNItems(llvm::make_filter_range(value.getUses(), isDataUse),
                         1);
}

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_DATAUSES_H
