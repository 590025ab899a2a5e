//===- RooflineOps.td - Roofline ops -----------------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEOPS_TD
#define ROOFLINE_IR_ROOFLINEOPS_TD

include "roofline/IR/RooflineDialect.td"
include "roofline/IR/RooflineEnums.td"
include "roofline/IR/RooflineInterfaces.td"

def Roofline_ModelOp : Op<Roofline_Dialect, "model",
    [DeclareOpInterfaceMethods<Roofline_WorkOpInterface, ["isFree"]>]> {
  let summary = "says what the ops of a name do";
  let description = [{
    Every op with the name `op_name` belongs to `family`; the other attributes
    are the family's keys (docs/extend/Models.md). Produced by people, in a
    model file or beside a program; consumed by the analysis. Executes nothing.

    ```mlir
    roofline.model "acme.gelu" elementwise {float = {vector = 4, special = 1}}
    ```
  }];
  let arguments = (ins StrAttr:$op_name, I32Attr:$family);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    OpFamily getOpFamily() { return OpFamily(getFamily()); }
  }];
}

#endif // ROOFLINE_IR_ROOFLINEOPS_TD
