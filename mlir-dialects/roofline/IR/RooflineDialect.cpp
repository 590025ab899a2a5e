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
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Support/Count.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/IR/RooflineDialect.cpp.inc"

void RooflineDialect::initialize() {
  registerAttributes();
  registerOps();
}

void RooflineDialect::setOpModels(std::unique_ptr<OpModels> models) {
  opModels = std::move(models);
}

/// Checks `roofline.model` and `roofline.model_bytes`.
static LogicalResult verifyModel(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getName();
  auto text = dyn_cast<StringAttr>(attr.getValue());
  if (!isa<FunctionOpInterface>(op) || op->getRegion(0).empty())
    return op->emitOpError()
           << "expected '" << name << "' on a function with a body";
  if (name == RooflineDialect::getModelAttrName()) {
    if (text && !text.empty())
      return success();
    return op->emitOpError()
           << "expected '" << name << "' to be the name of an op, got "
           << attr.getValue();
  }
  if (text && (text == "fused" || text == "body") &&
      op->hasAttr(RooflineDialect::getModelAttrName()))
    return success();
  return op->emitOpError() << "expected '" << name
                           << "' to be \"fused\" or \"body\", beside '"
                           << RooflineDialect::getModelAttrName() << "', got "
                           << attr.getValue();
}

/// Checks a `roofline.node`, which is on a value of `type`; null for none.
static LogicalResult verifyNode(Operation *op, Type type, Attribute attr) {
  if (!isa_and_present<TensorType, BaseMemRefType>(type))
    return op->emitOpError()
           << "expected '" << RooflineDialect::getNodeAttrName()
           << "' on a tensor or buffer: an argument, a "
              "global, or the op that makes it";
  auto node = dyn_cast<IntegerAttr>(attr);
  if (node && node.getType().isSignlessInteger(64) && node.getInt() >= 0)
    return success();
  auto text = dyn_cast<StringAttr>(attr);
  if (text && (text == RooflineDialect::interleavedPlacement ||
               text == RooflineDialect::firstTouchPlacement))
    return success();
  return op->emitOpError() << "expected '" << RooflineDialect::getNodeAttrName()
                           << "' to be an 'i64' of 0 or more, "
                              "\"interleaved\" or \"first_touch\", got "
                           << attr;
}

/// Type of what `op` makes: its first tensor or buffer, or for a global what it
/// is declared as; null if it makes none.
static Type getMadeType(Operation *op) {
  for (Type type : op->getResultTypes())
    if (isa<TensorType, BaseMemRefType>(type))
      return type;
  auto type = op->getAttrOfType<TypeAttr>("type");
  return type && isa<SymbolOpInterface>(op) ? type.getValue() : Type();
}

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
  if (name == getNodeAttrName())
    return verifyNode(op, getMadeType(op), attr.getValue());
  if (name == getModelAttrName() || name == getModelBytesAttrName())
    return verifyModel(op, attr);
  return op->emitOpError()
         << "expected 'roofline.work', 'roofline.bound', 'roofline.tiling', "
            "'roofline.fusion_group' or 'roofline.node', got unknown "
            "attribute '"
         << name << "'";
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

bool RooflineDialect::isDerivedSymbolName(StringRef name) {
  static const llvm::Regex derived(
      "^(arg[0-9]+(_d[0-9]+)?|(counter|dim|value|trips|while)[0-9]+|vscale|"
      "subgroup_size|comm_size)$");
  return derived.match(name);
}

static LogicalResult verifyDimName(Operation *function, Attribute attr) {
  auto name = dyn_cast<StringAttr>(attr);
  if (!name)
    return function->emitOpError()
           << "expected strings in 'roofline.dims', got " << attr;
  if (name.empty())
    return success();
  if (!Count::isValidSymbolName(name) || name.getValue().contains('.'))
    return function->emitOpError()
           << "expected a letter or '_', then letters, digits, '_', '$' and "
              "'-' as the name of a dim, got "
           << name;
  if (RooflineDialect::isDerivedSymbolName(name))
    return function->emitOpError()
           << "expected a name for a dim that no symbol of the analysis has, "
              "got "
           << name;
  return success();
}

/// Checks the dim names of one argument.
static LogicalResult verifyDims(Operation *function, Type type,
                                Attribute attr) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return function->emitOpError() << "expected 'roofline.dims' on a ranked "
                                      "shaped argument, got one of type "
                                   << type;
  auto names = dyn_cast<ArrayAttr>(attr);
  if (!names || names.size() != static_cast<size_t>(shaped.getRank()))
    return function->emitOpError()
           << "expected 'roofline.dims' to be an array of " << shaped.getRank()
           << " strings, one per dim of " << type << ", got " << attr;
  for (Attribute name : names)
    if (failed(verifyDimName(function, name)))
      return failure();
  return success();
}

/// Checks that static dims with the same name are equal. The names of all
/// arguments must already be valid.
static LogicalResult verifySizes(FunctionOpInterface function) {
  llvm::StringMap<int64_t> sizes;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto names = function.getArgAttrOfType<ArrayAttr>(
        number, RooflineDialect::getDimsAttrName());
    auto shaped = dyn_cast<ShapedType>(type);
    if (!names || !shaped || !shaped.hasRank() ||
        names.size() != static_cast<size_t>(shaped.getRank()))
      continue;
    for (auto [name, size] : llvm::zip_equal(names, shaped.getShape())) {
      auto text = dyn_cast<StringAttr>(name);
      if (!text || text.empty() || ShapedType::isDynamic(size))
        continue;
      auto [it, isNew] = sizes.try_emplace(text, size);
      if (!isNew && it->second != size)
        return function.emitOpError()
               << "expected one size for dims named " << text << ", got "
               << it->second << " and " << size;
    }
  }
  return success();
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

LogicalResult RooflineDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                        unsigned argIndex,
                                                        NamedAttribute attr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (function && attr.getName() == getRoleAttrName())
    return verifyRole(op, argIndex, attr);
  if (function && attr.getName() == getNodeAttrName())
    return verifyNode(op, function.getArgumentTypes()[argIndex],
                      attr.getValue());
  if (attr.getName() != getDimsAttrName() || !function)
    return op->emitOpError()
           << "expected 'roofline.dims', 'roofline.role' or 'roofline.node' on "
              "an argument of a function, got unknown attribute '"
           << attr.getName().getValue() << "'";
  if (failed(verifyDims(op, function.getArgumentTypes()[argIndex],
                        attr.getValue())))
    return failure();
  // Check sizes only once per function, at its first argument with named dims.
  for (unsigned other = 0; other < argIndex; ++other)
    if (function.getArgAttr(other, getDimsAttrName()))
      return success();
  return verifySizes(function);
}
