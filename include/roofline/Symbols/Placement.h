//===- Placement.h - On which node values lie -------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the program says that its values lie in a memory of several nodes. In
// goes a value; out comes the `roofline.node` of the storage behind it, through
// views, loops and results that overwrite an init. Rule R28, docs/Model.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_PLACEMENT_H
#define ROOFLINE_SYMBOLS_PLACEMENT_H

#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Target/TargetDescription.h"

namespace mlir::roofline {

/// Finds the `roofline.node` of values of one function.
class PlacementLookup {
public:
  PlacementLookup();

  /// Returns null if the program says nothing about `value`.
  Attribute lookup(Value value);

private:
  StorageRoots roots;
};

/// Checks that `target` has the nodes that the program in `root` names. A
/// target without nodes has all values in one place, and accepts any. On
/// failure each unknown node has been reported at its op or argument.
LogicalResult checkPlacements(Operation *root, const TargetDescription &target);

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_PLACEMENT_H
