//===- RooflineDialect.cpp - Roofline dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/Operation.h"
#include "roofline/IR/RooflineAttrs.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/IR/RooflineDialect.cpp.inc"

void RooflineDialect::initialize() { registerAttributes(); }

LogicalResult RooflineDialect::verifyOperationAttribute(Operation *op,
                                                        NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == getWorkAttrName()) {
    if (!isa<WorkAttr>(attr.getValue()))
      return op->emitOpError()
             << "expected '" << name << "' to be a '#roofline.work', got "
             << attr.getValue();
    return success();
  }
  if (name == getBoundAttrName()) {
    if (!isa<BoundAttr>(attr.getValue()))
      return op->emitOpError()
             << "expected '" << name << "' to be a '#roofline.bound', got "
             << attr.getValue();
    return success();
  }
  if (name == getTilingAttrName()) {
    if (!isa<TilingAttr>(attr.getValue()))
      return op->emitOpError()
             << "expected '" << name << "' to be a '#roofline.tiling', got "
             << attr.getValue();
    return success();
  }
  if (name == getFusionGroupAttrName()) {
    auto group = dyn_cast<IntegerAttr>(attr.getValue());
    if (!group || !group.getType().isSignlessInteger(64) || group.getInt() < 0)
      return op->emitOpError()
             << "expected '" << name << "' to be an 'i64' of 0 or more, got "
             << attr.getValue();
    return success();
  }
  return op->emitOpError()
         << "expected 'roofline.work', 'roofline.bound', 'roofline.tiling' or "
            "'roofline.fusion_group', got unknown attribute '"
         << name << "'";
}

static LogicalResult verifyRole(Operation *op, unsigned argument,
                                NamedAttribute attr) {
  auto role = dyn_cast<StringAttr>(attr.getValue());
  if (role && llvm::is_contained({RooflineDialect::weightRole,
                                  RooflineDialect::cacheRole,
                                  RooflineDialect::activationRole},
                                 role.getValue()))
    return success();
  return op->emitOpError() << "expected '" << attr.getName().getValue()
                           << "' of argument " << argument
                           << " to be \"weight\", \"cache\" or "
                              "\"activation\", got "
                           << attr.getValue();
}

LogicalResult RooflineDialect::verifyRegionArgAttribute(Operation *op,
                                                        unsigned region,
                                                        unsigned argument,
                                                        NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == getRoleAttrName())
    return verifyRole(op, argument, attr);
  return op->emitOpError() << "expected 'roofline.role' on argument "
                           << argument << ", got unknown attribute '" << name
                           << "'";
}
