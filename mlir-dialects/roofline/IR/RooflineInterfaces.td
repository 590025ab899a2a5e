//===- RooflineInterfaces.td - Roofline op interfaces ------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEINTERFACES_TD
#define ROOFLINE_IR_ROOFLINEINTERFACES_TD

include "mlir/IR/OpBase.td"

def Roofline_WorkOpInterface : OpInterface<"WorkOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    An op that describes its own work. A dialect of your own implements it on its
    ops; upstream ops get external models from `lib/Models`. An op without the
    interface is reported as unmodelled, never as free.
  }];
  let methods = [
    InterfaceMethod<[{
        Adds the work of one execution of the op to `work`, which is empty on
        entry: loops, accesses and operation counts. Fails if this instance of
        the op can't be modelled; the op is then listed as unmodelled. Must
        not change the IR and must hold on any verifier-valid IR.
      }],
      "::llvm::LogicalResult", "computeWork",
      (ins "::mlir::roofline::WorkContext &":$context,
           "::mlir::roofline::Work &":$work)>,
    InterfaceMethod<[{
        True if the op does nothing that costs (constants, views, addressing,
        terminators): it is modelled, gets no row, and `computeWork` is not
        called.
      }],
      "bool", "isFree", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<[{
        Everything that `computeWork` depends on beside the op's name,
        properties, types and bodies (which producers its operands have, which
        of them are equal), as a number. Ops that agree in all of it are
        analysed once. No value if it doesn't fit or the op has dynamic dims.
      }],
      "::std::optional<uint64_t>", "getWorkFingerprint", (ins), [{}],
      [{ return std::nullopt; }]>,
    InterfaceMethod<[{
        The value whose storage the given result shares without moving data
        (rule R15), or null if the result has storage of its own.
      }],
      "::mlir::Value", "getViewSource", (ins "unsigned":$result), [{}],
      [{ return {}; }]>,
    InterfaceMethod<[{
        True if all elements of the given tensor result hold the same value, or
        none is defined: a fill, a splat, a new tensor without content. What
        updates such a result need not read it first (rule R12). Not called for
        constants.
      }],
      "bool", "hasUniformContent", (ins "unsigned":$result), [{}],
      [{ return false; }]>,
    InterfaceMethod<[{
        Extent [elements] of a dynamic dim of a result in terms of the op's
        operands; no value if they don't determine it.
      }],
      "::std::optional<::mlir::roofline::Count>", "getResultDim",
      (ins "::mlir::roofline::WorkContext &":$context, "unsigned":$result,
           "int64_t":$dim), [{}], [{ return std::nullopt; }]>,
    InterfaceMethod<[{
        Value of an integer or index result in terms of known values; no value
        if it isn't known. Called for ops that are no constants.
      }],
      "::std::optional<::mlir::roofline::Count>", "getIndexResult",
      (ins "::mlir::roofline::WorkContext &":$context, "unsigned":$result),
      [{}], [{ return std::nullopt; }]>,
    InterfaceMethod<[{
        Calls `onEqual` with pairs of sizes [elements] that are equal in every
        program that executes the op and is defined: dims that share a loop,
        operands of one shape, what a cast says.
      }],
      "void", "addEqualSizes",
      (ins "::mlir::roofline::WorkContext &":$context,
           "::mlir::roofline::SizeEqualFn":$onEqual),
      [{}], [{ return; }]>
  ];
}

def Roofline_ExecutionOpInterface : OpInterface<"ExecutionOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    An op with regions that are programs (a loop, a branch, a scope): how often
    each region executes per execution of the op (rule R8). The op itself costs
    nothing.
  }];
  let methods = [
    InterfaceMethod<[{
        Appends one entry per region that executes.
      }],
      "void", "getRegionExecutions",
      (ins "::mlir::roofline::WorkContext &":$context,
           "::llvm::SmallVectorImpl<::mlir::roofline::RegionExecution> &":$executions)>,
    InterfaceMethod<[{
        True if at most one of the regions executes: totals then take the
        largest of each quantity.
      }],
      "bool", "areRegionsExclusive", (ins), [{}], [{ return false; }]>
  ];
}

#endif // ROOFLINE_IR_ROOFLINEINTERFACES_TD
