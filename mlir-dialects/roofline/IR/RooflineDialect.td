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
    The words in which a cost is written into IR. The dialect has no ops: it
    has attributes that stand on ops of any dialect, and two interfaces
    through which an op tells its own work.

    - `roofline.work` holds a `#roofline.work`: what one execution of the op
      does, free of any machine.
    - `roofline.bound` holds a `#roofline.bound`: which resource of the target
      bounds the op.
    - `roofline.tiling` holds a `#roofline.tiling`: which tile sizes and loop
      order move the least bytes at each memory level.
    - `roofline.fusion_group` holds an `i64`, 0 or more: ops of a function with
      the same number are best made one kernel.

    No other attribute named `roofline.*` is valid on an op. On an argument of a
    function

    - `roofline.dims` names its dims: one string per dim, `["batch", "seq", ""]`.
      Dims of one name are equal, and a name on a static dim has its value. An
      empty string leaves the name to the analysis.
    - `roofline.role` holds `"weight"`, `"cache"` or `"activation"`: what the
      argument is, for what a device has to store (docs/use/Ridgeline.md).
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
    /// Name of the discardable attribute that holds the number of a group of
    /// ops to fuse, an `i64`.
    static constexpr StringLiteral getFusionGroupAttrName() {
      return "roofline.fusion_group";
    }
    /// Name of the argument attribute that names the dims of an argument.
    static constexpr StringLiteral getDimsAttrName() { return "roofline.dims"; }
    /// True for a name that symbols of the analysis have, such as `arg0_d1`.
    static bool isDerivedSymbolName(StringRef name);
    /// Name of the argument attribute that says what an argument is, and its
    /// values.
    static constexpr StringLiteral getRoleAttrName() { return "roofline.role"; }
    static constexpr StringLiteral weightRole = "weight";
    static constexpr StringLiteral cacheRole = "cache";
    static constexpr StringLiteral activationRole = "activation";
    void registerAttributes();
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

#endif // ROOFLINE_IR_ROOFLINEDIALECT_TD
