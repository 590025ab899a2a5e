//===- RooflineOps.cpp - Roofline ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::roofline;

#define GET_OP_CLASSES
#include "roofline/IR/RooflineOps.cpp.inc"

void RooflineDialect::registerOps() { addOperations<ModelOp>(); }

bool ModelOp::isFree() { return true; }

LogicalResult ModelOp::computeWork(WorkContext &, Work &) { return success(); }

LogicalResult ModelOp::verify() {
  if (!getOpName().contains('.'))
    return emitOpError() << "expected the name of an op with its dialect, got '"
                         << getOpName() << "'";
  if (getFamily() > getMaxEnumValForOpFamily())
    return emitOpError() << "expected the number of a family, got "
                         << getFamily();
  return success();
}

/// `"dialect.op" family {key = value, ...}`
ParseResult ModelOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  StringRef family;
  if (parser.parseAttribute(name, "op_name", result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&family))
    return failure();
  std::optional<OpFamily> known = symbolizeOpFamily(family);
  if (!known) {
    InFlightDiagnostic diag = parser.emitError(loc)
                              << "expected a family, got '" << family << "'";
    std::string names;
    for (uint32_t number = 0; number <= getMaxEnumValForOpFamily(); ++number)
      names += (number ? ", " : "") + stringifyOpFamily(OpFamily(number)).str();
    diag.attachNote() << "families: " << names;
    return diag;
  }
  result.addAttribute("family",
                      parser.getBuilder().getI32IntegerAttr(int32_t(*known)));
  return parser.parseOptionalAttrDict(result.attributes);
}

void ModelOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOpNameAttr() << ' ' << stringifyOpFamily(getOpFamily());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"op_name", "family"});
}
