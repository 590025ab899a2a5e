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

// Classes of scalar operations, rules R3, R4, R5 and R7 of docs/Model.md.
def Roofline_WorkClass : I32Enum<"WorkClass", "class of scalar operations", [
    I32EnumCase<"Matrix", 0, "matrix">,
    I32EnumCase<"Vector", 1, "vector">,
    I32EnumCase<"Special", 2, "special">,
    I32EnumCase<"Integer", 3, "integer">,
    I32EnumCase<"Other", 4, "other">]> {
  let cppNamespace = "::mlir::roofline";
}

// Kinds of collective, rule R25. docs/understand/Distributed.md defines the payload of
// each, per device.
def Roofline_CollectiveKind
    : I32Enum<"CollectiveKind", "communication between devices", [
    I32EnumCase<"AllReduce", 0, "all_reduce">,
    I32EnumCase<"AllGather", 1, "all_gather">,
    I32EnumCase<"ReduceScatter", 2, "reduce_scatter">,
    I32EnumCase<"AllToAll", 3, "all_to_all">,
    I32EnumCase<"Broadcast", 4, "broadcast">,
    I32EnumCase<"Gather", 5, "gather">,
    I32EnumCase<"Scatter", 6, "scatter">,
    I32EnumCase<"Reduce", 7, "reduce">,
    I32EnumCase<"Shift", 8, "shift">,
    I32EnumCase<"Send", 9, "send">,
    I32EnumCase<"Recv", 10, "recv">,
    I32EnumCase<"UpdateHalo", 11, "update_halo">]> {
  let cppNamespace = "::mlir::roofline";
}

def Roofline_NetworkAlgorithm
    : I32Enum<"NetworkAlgorithm", "schedule of a collective's messages", [
    I32EnumCase<"Ring", 0, "ring">,
    I32EnumCase<"BidirectionalRing", 1, "bidirectional-ring">,
    I32EnumCase<"Tree", 2, "tree">,
    I32EnumCase<"Direct", 3, "direct">,
    I32EnumCase<"Torus", 4, "torus">]> {
  let cppNamespace = "::mlir::roofline";
}

// What an op of another dialect does, docs/extend/Models.md.
def Roofline_OpFamily : I32Enum<"OpFamily", "family of ops", [
    I32EnumCase<"Free", 0, "free">,
    I32EnumCase<"Constant", 1, "constant">,
    I32EnumCase<"View", 2, "view">,
    I32EnumCase<"Copy", 3, "copy">,
    I32EnumCase<"Update", 4, "update">,
    I32EnumCase<"Elementwise", 5, "elementwise">,
    I32EnumCase<"Reduction", 6, "reduction">,
    I32EnumCase<"Contraction", 7, "contraction">,
    I32EnumCase<"Convolution", 8, "convolution">,
    I32EnumCase<"Window", 9, "window">,
    I32EnumCase<"Gather", 10, "gather">,
    I32EnumCase<"Scatter", 11, "scatter">,
    I32EnumCase<"Call", 12, "call">,
    I32EnumCase<"Branch", 13, "branch">,
    I32EnumCase<"Loop", 14, "loop">,
    I32EnumCase<"Formula", 15, "formula">,
    I32EnumCase<"MatMul", 16, "matmul">,
    I32EnumCase<"Attention", 17, "attention">,
    I32EnumCase<"Sort", 18, "sort">,
    I32EnumCase<"Scan", 19, "scan">,
    I32EnumCase<"SelectScatter", 20, "select_scatter">,
    I32EnumCase<"Collective", 21, "collective">,
    I32EnumCase<"Dispatch", 22, "dispatch">]> {
  let cppNamespace = "::mlir::roofline";
}

#endif // ROOFLINE_IR_ROOFLINEENUMS_TD
