//===- FusionSlice.h - The part that a fusion affects -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_FUSIONSLICE_H
#define ROOFLINE_TEST_LIB_FUSIONSLICE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::roofline {

/// A copy, as a separate module, of the part of a function that fusing some of
/// its ops can affect. The bytes that an op moves depend on the op, on the
/// producers of its operands and on the other users of these, seen through
/// views and inits (a fill that is only an init is free, an insertion copies
/// what others still read). The part thus contains the ops to fuse, the
/// producers of their operands, and all other users of these operands and of
/// their results; other ops see the same IR before and after. Values from
/// elsewhere are arguments.
struct FusionSlice {
  /// The copied ops, in program order, each with its regions.
  llvm::SetVector<Operation *> ops;
  /// The copy; null if there is no such part: the ops are in a loop or in a
  /// function of several blocks, or shapes are unknown, as symbols are named
  /// after the arguments.
  OwningOpRef<ModuleOp> module;
  /// Maps values and ops of the function to the copy.
  IRMapping mapping;
};

FusionSlice makeFusionSlice(ArrayRef<Operation *> toFuse);

/// Returns true for a `linalg.fill` or an equivalent `linalg.generic`, which
/// may be free as an init.
bool isFilled(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_LIB_FUSIONSLICE_H
