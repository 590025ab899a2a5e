//===- ModelExplorer.h - Node ids of Model Explorer's graphs ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maps ops to nodes of Google's Model Explorer: takes a function, and returns
// the node id of any op in it, under which `writeModelExplorerReport` stores
// its time.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_MODELEXPLORER_H
#define ROOFLINE_REPORT_MODELEXPLORER_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// The ids that Model Explorer's built-in MLIR adapter assigns to the nodes of
/// a function's graph (google-ai-edge/model-explorer, src/builtin-adapter/
/// adapters/mlir/translate_helpers.cc, commit 1c9e4cf9): the ops of the first
/// block of a `func.func` in order, each followed by the ops directly in its
/// regions.
class ExplorerNodes {
public:
  explicit ExplorerNodes(Operation *function);

  /// Returns the id of the node that shows `op`, its own or that of an op
  /// around it, or nullopt if there is none.
  std::optional<int64_t> lookup(Operation *op) const;

private:
  llvm::DenseMap<Operation *, int64_t> ids;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_MODELEXPLORER_H
