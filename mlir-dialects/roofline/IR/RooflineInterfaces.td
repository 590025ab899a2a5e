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
    An op that describes its own work. An out-of-tree dialect implements the
    interface on its ops; upstream ops get external models from `lib/Models`. An
    op without the interface is reported as unmodelled, never as free.
  }];
  // Ops of dialects that this build doesn't know have it through a model file.
  let extraClassDeclaration = [{
    static Concept *getInterfaceFor(::mlir::Operation *op);
  }];
  let methods =
      [InterfaceMethod<[{
        Adds the work of one execution of the op to `work`, which is empty on
        entry: loops, accesses and operation counts. Fails if this instance of
        the op can't be modelled; the op is then listed as unmodelled. Must
        not change the IR and must accept any IR that passes the verifier.
      }],
                       "::llvm::LogicalResult", "computeWork",
                       (ins "::mlir::roofline::WorkContext &":$context,
                           "::mlir::roofline::Work &":$work)>,
       InterfaceMethod<[{
        Returns true if the op costs nothing (constants, views, addressing,
        terminators): it counts as modelled, gets no row, and `computeWork` is
        not called.
      }],
                       "bool", "isFree", (ins), [{}], [{ return false; }]>,
       InterfaceMethod<[{
        Returns a number that encodes everything that `computeWork` depends on
        besides the op's name, properties, types, bodies and the dims of its
        operands (the producers of the operands, equal operands). Ops that agree
        in all of these are analysed once. Returns nullopt if the encoding
        doesn't fit, or if there are dynamic dims that are not those of an
        operand or of the init tied to a result.
      }],
                       "::std::optional<uint64_t>", "getWorkFingerprint", (ins),
                       [{}], [{ return std::nullopt; }]>,
       InterfaceMethod<[{
        Returns the value whose storage the given result shares without moving
        data (rule R15), or null if the result has storage of its own.
      }],
                       "::mlir::Value", "getViewSource",
                       (ins "unsigned":$result), [{}], [{ return {}; }]>,
       InterfaceMethod<[{
        Returns true if all elements of the given tensor result hold the same
        value or none is defined: a fill, a splat, a new tensor. An op that
        updates such a result need not read it first (rule R12). Not called for
        constants.
      }],
                       "bool", "hasUniformContent", (ins "unsigned":$result),
                       [{}], [{ return false; }]>,
       InterfaceMethod<[{
        Returns the operations of `work`, which is the op's, whose operands are
        those of another iteration of the op's loops: what a compiler that moves
        invariant code out of loops does not execute (R38).
      }],
                       "::mlir::roofline::WorkTerms", "countRepeatedWork",
                       (ins "::mlir::roofline::WorkContext &":$context,
                           "const ::mlir::roofline::Work &":$work),
                       [{}], [{ return {}; }]>,
       InterfaceMethod<[{
        Returns the extent [elements] of a dynamic dim of a result in terms of
        the op's operands, or nullopt if the op doesn't determine it.
      }],
                       "::std::optional<::mlir::roofline::Count>",
                       "getResultDim",
                       (ins "::mlir::roofline::WorkContext &":$context,
                           "unsigned":$result, "int64_t":$dim),
                       [{}], [{ return std::nullopt; }]>,
       InterfaceMethod<
           [{
        Returns the value of an integer or index result in terms of known
        values, or nullopt if it is unknown. Not called for constants.
      }],
           "::std::optional<::mlir::roofline::Count>", "getIndexResult",
           (ins "::mlir::roofline::WorkContext &":$context, "unsigned":$result),
           [{}], [{ return std::nullopt; }]>,
       InterfaceMethod<[{
        Calls `onEqual` for pairs of sizes [elements] that are equal in every
        execution of the op with defined behaviour: dims that share a loop,
        operands that must have the same shape, sizes that a cast asserts.
      }],
                       "void", "addEqualSizes",
                       (ins "::mlir::roofline::WorkContext &":$context,
                           "::mlir::roofline::SizeEqualFn":$onEqual),
                       [{}], [{ return; }]>];
}

def Roofline_ExecutionOpInterface : OpInterface<"ExecutionOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    An op whose regions are executed as code (a loop, a branch, a scope). It
    states how often each region executes per execution of the op (rule R8). The
    op itself costs nothing.
  }];
  // Ops of dialects that this build doesn't know have it through a model file.
  let extraClassDeclaration = [{
    static Concept *getInterfaceFor(::mlir::Operation *op);
  }];
  let methods = [InterfaceMethod<[{
        Appends one entry per region that executes.
      }],
                                 "void", "getRegionExecutions",
                                 (ins
                                     "::mlir::roofline::WorkContext &":$context,
                                     "::llvm::SmallVectorImpl<::mlir::roofline:"
                                     ":RegionExecution> &":$executions)>,
                 InterfaceMethod<[{
        Returns true if at most one of the regions executes: totals then take
        the maximum of each quantity over the regions.
      }],
                                 "bool", "areRegionsExclusive", (ins), [{}],
                                 [{ return false; }]>];
}

def Roofline_LaunchOpInterface : OpInterface<"LaunchOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    An op that calls a function once per thread of a grid. Its work is the work
    of the function times the product of the launch's sizes (rule R8), and the
    function is no entry point (rule R20). The op itself costs nothing.
  }];
  // Ops of dialects that this build doesn't know have it through a model file.
  let extraClassDeclaration = [{
    static Concept *getInterfaceFor(::mlir::Operation *op);
  }];
  let methods =
      [InterfaceMethod<[{
        Returns the symbol of the function, which may not exist.
      }],
                       "::mlir::SymbolRefAttr", "getLaunchedFunction">,
       InterfaceMethod<[{
        Returns the operands that are the first arguments of the function.
      }],
                       "::mlir::OperandRange", "getLaunchedOperands">,
       InterfaceMethod<[{
        Appends the sizes of the grid and of a block, none of them negative.
        Their product is the number of threads.
      }],
                       "void", "getLaunchSizes",
                       (ins "::mlir::roofline::WorkContext &":$context,
                           "::llvm::SmallVectorImpl<::mlir::roofline::"
                           "LaunchSize> &":$sizes)>];
}

#endif // ROOFLINE_IR_ROOFLINEINTERFACES_TD
