//===- ModelExplorer.cpp - Node ids of Google's Model Explorer ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ModelExplorer.h"

#include "mlir/IR/Operation.h"

using namespace mlir;
using namespace mlir::roofline;

ExplorerNodes::ExplorerNodes(Operation *function) {
  if (function->getName().getStringRef() != "func.func" ||
      function->getNumRegions() != 1 || function->getRegion(0).empty())
    return;
  int64_t next = 0;
  for (Operation &op : function->getRegion(0).front()) {
    ids[&op] = next++;
    for (Region &region : op.getRegions())
      for (Operation &inner : region.getOps())
        ids[&inner] = next++;
  }
}

std::optional<int64_t> ExplorerNodes::lookup(Operation *op) const {
  for (; op; op = op->getParentOp())
    if (auto found = ids.find(op); found != ids.end())
      return found->second;
  return std::nullopt;
}
