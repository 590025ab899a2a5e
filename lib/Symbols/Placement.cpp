//===- Placement.cpp - On which node values lie ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/Placement.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ProgramContext.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral attrName = RooflineDialect::getNodeAttrName();

/// The attribute of an argument of a function.
static Attribute getOfArgument(BlockArgument argument) {
  auto function =
      dyn_cast_or_null<FunctionOpInterface>(argument.getOwner()->getParentOp());
  if (!function || !argument.getOwner()->isEntryBlock() ||
      argument.getArgNumber() >= function.getNumArguments())
    return {};
  return function.getArgAttr(argument.getArgNumber(), attrName);
}

/// The attribute of the global whose buffer or tensor `op` returns.
static Attribute getOfGlobal(Operation *op) {
  if (op->getNumOperands() != 0 || !isFree(op))
    return {};
  for (NamedAttribute attribute : op->getAttrs())
    if (auto symbol = dyn_cast<SymbolRefAttr>(attribute.getValue()))
      if (Operation *global = SymbolTable::lookupNearestSymbolFrom(op, symbol))
        return global->getDiscardableAttr(attrName);
  return {};
}

/// What the program says about `value` itself.
static Attribute getOwn(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getOfArgument(argument);
  Operation *op = value.getDefiningOp();
  if (Attribute own = op->getDiscardableAttr(attrName))
    return own;
  return getOfGlobal(op);
}

PlacementLookup::PlacementLookup()
    : roots([](Value value) -> Value {
        if (getOwn(value))
          return {};
        if (Value source = getViewSource(value))
          return source;
        if (Value init = getLoopInit(value))
          return init;
        return getTiedInit(value);
      }) {}

Attribute PlacementLookup::lookup(Value value) {
  return getOwn(roots.getRoot(value));
}

LogicalResult roofline::checkPlacements(Operation *root,
                                        const TargetDescription &target) {
  if (target.levels.empty() || target.levels.front().nodes < 2)
    return success();
  const MemoryLevel &level = target.levels.front();
  bool isValid = true;
  auto check = [&](Attribute attribute, Location loc) {
    auto node = dyn_cast_or_null<IntegerAttr>(attribute);
    if (!node || node.getInt() < level.nodes)
      return;
    isValid = false;
    emitError(loc) << "'" << attrName << "' expected a node of '" << level.name
                   << "' from 0 to " << level.nodes - 1 << ", got "
                   << node.getInt();
  };
  root->walk([&](Operation *op) {
    check(op->getDiscardableAttr(attrName), op->getLoc());
    auto function = dyn_cast<FunctionOpInterface>(op);
    for (unsigned number = 0; function && number < function.getNumArguments();
         ++number)
      check(function.getArgAttr(number, attrName),
            function.isExternal() ? op->getLoc()
                                  : function.getArgument(number).getLoc());
  });
  return success(isValid);
}
