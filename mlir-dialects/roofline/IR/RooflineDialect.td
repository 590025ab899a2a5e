//===- RooflineDialect.td - Roofline dialect ---------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEDIALECT_TD
#define ROOFLINE_IR_ROOFLINEDIALECT_TD

include "mlir/IR/DialectBase.td"

def Roofline_Dialect : Dialect {
  let name = "roofline";
  let cppNamespace = "::mlir::roofline";
  let summary = "Work and bound of operations.";
  let description = [{
    The vocabulary in which a cost is written into IR: attributes for ops of any
    dialect, interfaces through which an op describes its own work, and an op
    with which a model file describes those of other dialects.

    - `roofline.work` holds a `#roofline.work`: what one execution of the op
      does, free of any machine.
    - `roofline.bound` holds a `#roofline.bound`: which resource of the target
      bounds the op.
    - `roofline.tiling` holds a `#roofline.tiling`: the tile sizes and loop
      order that move the fewest bytes at each memory level.
    - `roofline.fusion_group` holds a nonnegative `i64`: ops of a function with
      the same number are best fused into one kernel.

    - `roofline.node`, on an op that makes a tensor or a buffer or on a global:
      where the value lies in a memory of several nodes (R28, docs/Model.md), a
      nonnegative `i64` for the number of the node, `"interleaved"` or
      `"first_touch"`.

    - `roofline.model`, on a function: the name of an op, as a string, that does
      what the function does (docs/extend/Models.md). `roofline.model_bytes`
      beside it, `"fused"` or `"body"`, says whose bytes the op moves: those of
      its own operands and results, or those of the body's ops. Default:
      `"fused"`.

    No other attribute named `roofline.*` is valid on an op. The valid
    attributes of a function argument are `roofline.node` and:

    - `roofline.dims` names its dims: one string per dim, `["batch", "seq", ""]`.
      Dims with the same name are equal, and a name on a static dim stands for
      its value. An empty string leaves the name to the analysis.
    - `roofline.role` holds `"weight"`, `"cache"` or `"activation"`: the kind of
      argument, which determines what a device has to store (docs/use/Ridgeline.md).
  }];
  let extraClassDeclaration = [{
    /// Name of the discardable attribute that holds a `#roofline.work`.
    static constexpr StringLiteral getWorkAttrName() { return "roofline.work"; }
    /// Name of the discardable attribute that holds a `#roofline.bound`.
    static constexpr StringLiteral getBoundAttrName() {
      return "roofline.bound";
    }
    /// Name of the discardable attribute that holds a `#roofline.tiling`.
    static constexpr StringLiteral getTilingAttrName() {
      return "roofline.tiling";
    }
    /// Name of the discardable attribute that holds the number of the op's
    /// fusion group, an `i64`.
    static constexpr StringLiteral getFusionGroupAttrName() {
      return "roofline.fusion_group";
    }
    /// Name of the attribute of values that says on which node they lie, and
    /// the values that it may have beside the number of a node.
    static constexpr StringLiteral getNodeAttrName() { return "roofline.node"; }
    static constexpr StringLiteral interleavedPlacement = "interleaved";
    static constexpr StringLiteral firstTouchPlacement = "first_touch";
    /// Name of the argument attribute that names the dims of an argument.
    static constexpr StringLiteral getDimsAttrName() { return "roofline.dims"; }
    /// Returns true for a name that the analysis itself gives to symbols, such
    /// as `arg0_d1`.
    static bool isDerivedSymbolName(StringRef name);
    /// Name of the argument attribute that holds the role of an argument, and
    /// the valid roles.
    static constexpr StringLiteral getRoleAttrName() { return "roofline.role"; }
    static constexpr StringLiteral weightRole = "weight";
    static constexpr StringLiteral cacheRole = "cache";
    static constexpr StringLiteral activationRole = "activation";
    /// Names of the attributes of a function that is the model of an op.
    static constexpr StringLiteral getModelAttrName() {
      return "roofline.model";
    }
    static constexpr StringLiteral getModelBytesAttrName() {
      return "roofline.model_bytes";
    }
    /// Models of ops of dialects that the build doesn't know; null for none.
    /// Not to be set while another thread works on the context.
    OpModels *getOpModels() const { return opModels.get(); }
    void setOpModels(std::unique_ptr<OpModels> models);
    void registerAttributes();
    void registerOps();

    std::unique_ptr<OpModels> opModels;
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

#endif // ROOFLINE_IR_ROOFLINEDIALECT_TD
