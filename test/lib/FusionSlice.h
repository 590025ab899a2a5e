//===- FusionSlice.h - What a fusion can change -*- C++ -*-===//
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

/// A copy of the part of a function that fusing some of its ops can change, as
/// a module of its own. What an op moves depends on the op, on what makes its
/// operands and on who else uses them, seen through views and inits (a fill
/// that is only an init is free, an insertion copies what others still read).
/// So the part has the ops to fuse, what makes their operands, and all other
/// users of these operands and of their results; other ops see the same IR
/// before and after. Values from elsewhere are arguments.
struct FusionSlice {
  /// The ops that are copied, in program order; each with its regions.
  llvm::SetVector<Operation *> ops;
  /// Null if there is no such part: the ops are in a loop or in a function of
  /// several blocks, or shapes are not known, whose symbols have names by
  /// their arguments.
  OwningOpRef<ModuleOp> module;
  /// From the function to the copy.
  IRMapping mapping;
};

FusionSlice makeFusionSlice(ArrayRef<Operation *> toFuse);

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_LIB_FUSIONSLICE_H
