//===- RooflineEnums.td - Roofline enums -------------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEENUMS_TD
#define ROOFLINE_IR_ROOFLINEENUMS_TD

include "mlir/IR/EnumAttr.td"

// Rules R3, R4, R5 and R7 of docs/Model.md.
def Roofline_WorkClass : I32Enum<"WorkClass", "class of scalar operations", [
    I32EnumCase<"Matrix", 0, "matrix">,
    I32EnumCase<"Vector", 1, "vector">,
    I32EnumCase<"Special", 2, "special">,
    I32EnumCase<"Integer", 3, "integer">,
    I32EnumCase<"Other", 4, "other">]> {
  let cppNamespace = "::mlir::roofline";
}

#endif // ROOFLINE_IR_ROOFLINEENUMS_TD
