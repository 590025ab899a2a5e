//===- RooflineTransformOps.td - Transform ops -------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMOPS_ROOFLINETRANSFORMOPS_TD
#define ROOFLINE_TRANSFORMOPS_ROOFLINETRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class RooflineTransformOp<string name, list<Trait> traits>
    : Op<Transform_Dialect, "roofline." # name,
         traits # [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let cppNamespace = "::mlir::roofline";
}

/// Applies to one payload op after the other.
class RooflineTransformEachOp<string name, list<Trait> traits = []>
    : RooflineTransformOp<name, [TransformOpInterface, TransformEachOpTrait] #
                                    traits> {
  let extraClassDeclaration = [{
    ::mlir::DiagnosedSilenceableFailure applyToOne(
        ::mlir::transform::TransformRewriter &rewriter,
        ::mlir::Operation *target,
        ::mlir::transform::ApplyToEachResultList &results,
        ::mlir::transform::TransformState &state);
  }];
}

def MatchBoundOp : Op<Transform_Dialect, "roofline.match_bound", [
    MatchOpInterface, MemoryEffectsOpInterface, SingleOpMatcher]> {
  let summary = "Succeeds if the payload op is bound by a resource.";
  let description = [{
    `bound` is a kind of resource, "compute", "memory", "network" or "launch",
    or one resource, such as "memory:hbm", or a label that is no resource:
    "none" (no work), "symbolic" (counts with symbols), "unknown" (no rate).

    What bounds an op is told with the least traffic (R21, R22). Of a label of
    two resources, "compute:matrix..memory:l2" (R24), the first one is matched:
    no schedule can do better. With `certain` both must be.

    #### Return modes

    Reads the handle, which must be associated with one payload op. Produces a
    silenceable failure if the op is bound otherwise or has no figures, and a
    definite failure if no op around the payload has a target.

    Example, inside a matcher of `transform.foreach_match`:

    ```mlir
    transform.roofline.match_bound %op "memory" : !transform.any_op
    ```
  }];
  let cppNamespace = "::mlir::roofline";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle,
                       StrAttr:$bound, UnitAttr:$certain);
  let assemblyFormat = [{
    $operand_handle $bound (`certain` $certain^)? attr-dict
    `:` type($operand_handle)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

def Roofline_Figure : I32EnumAttr<"Figure", "figure of an op", [
    I32EnumAttrCase<"Seconds", 0, "seconds">,
    I32EnumAttrCase<"AchievableSeconds", 1, "achievable_seconds">,
    I32EnumAttrCase<"Intensity", 2, "intensity">,
    I32EnumAttrCase<"Ridge", 3, "ridge">,
    I32EnumAttrCase<"Headroom", 4, "headroom">,
    I32EnumAttrCase<"Bytes", 5, "bytes">,
    I32EnumAttrCase<"AchievableBytes", 6, "achievable_bytes">,
    I32EnumAttrCase<"Operations", 7, "operations">,
    I32EnumAttrCase<"Executions", 8, "executions">]> {
  let cppNamespace = "::mlir::roofline";
}

def QueryOp : RooflineTransformEachOp<"query", [MatchOpInterface]> {
  let summary = "Reads a figure of each payload op as a param.";
  let description = [{
    Figures of all executions of the op in a call of its function, as in the
    report:

    | figure | attribute | |
    |---|---|---|
    | `seconds` | f64 | time with the least traffic (R21) [s] |
    | `achievable_seconds` | f64 | time with that of the best known tiling; levels of which only the least is known count with that [s] |
    | `intensity` | f64 | operations per byte of the outermost level [op/B] |
    | `ridge` | f64 | intensity at which compute takes as long [op/B] |
    | `headroom` | f64 | time on the bounding resource over that on the next |
    | `bytes` | i64 | what no schedule can beat, at the outermost level [B] |
    | `achievable_bytes` | i64 | what the best known tiling moves there [B] |
    | `operations` | i64 | floating point and integer operations |
    | `executions` | i64 | per call of the function |

    With `level` the figure is that of one memory level; `headroom`,
    `operations` and `executions` have none. The result is a
    `!transform.any_param`, or, of integers, a `!transform.param<i64>`:
    upstream's `!transform.param` takes no type of floating point.

    #### Return modes

    One param per payload op. Produces a silenceable failure if an op has no
    such figure, if it is symbolic or, of integers, above 2^63 - 1: no figure is
    rounded or made up. Produces a definite failure if no op around the payload
    has a target.

    Example:

    ```mlir
    %bytes = transform.roofline.query bytes of %op level "l2"
        : (!transform.any_op) -> !transform.param<i64>
    ```
  }];
  let arguments = (ins Roofline_Figure:$figure,
                       TransformHandleTypeInterface:$target,
                       OptionalAttr<StrAttr>:$level);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = [{
    $figure `of` $target (`level` $level^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class TilingParamsOp<string name> : RooflineTransformEachOp<name,
                                                            [MatchOpInterface]> {
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<StrAttr>:$level);
  // Upstream's tiling crashes on sizes that are a `!transform.any_param`.
  let results = (outs Variadic<Transform_ParamType>:$params);
  let assemblyFormat = [{
    `of` $target (`level` $level^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def TileSizesOp : TilingParamsOp<"tile_sizes"> {
  let summary = "Reads the advised tile sizes as params.";
  let description = [{
    One param per loop of the payload op: the sizes that move the least known
    bytes at `level`, as `roofline-advise` writes them; without `level` at the
    innermost level that has advice. They are what
    `transform.structured.tile_using_for` takes as sizes. A loop that stays
    whole has its extent: the loop around it has one iteration.

    Without results the op only tells, in a matcher, whether there is advice.

    #### Return modes

    Produces a silenceable failure if an op is no contraction or convolution of
    static shape, if there is no advice for the level, or if the number of loops
    is not that of the results. Produces a definite failure if no op around the
    payload has a target.

    Example:

    ```mlir
    %m, %n, %k = transform.roofline.tile_sizes of %matmul level "l2"
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>,
                                  !transform.param<i64>)
    ```
  }];
}

def LoopOrderOp : TilingParamsOp<"loop_order"> {
  let summary = "Reads the advised order of the loops over tiles as params.";
  let description = [{
    One param per loop of the payload op: which loop is the outermost one over
    tiles, which is the next, and so on; goes with `transform.roofline.tile_sizes`
    and has its return modes. `transform.structured.tile_using_for` takes only
    constants as `interchange`; `transform.roofline.tile_by_advice` uses the
    order.

    Example:

    ```mlir
    %outer, %middle, %inner = transform.roofline.loop_order of %matmul level "l2"
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>,
                                  !transform.param<i64>)
    ```
  }];
}

def TileByAdviceOp : RooflineTransformOp<"tile_by_advice", [
    DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let summary = "Tiles each payload op as advised for a memory level.";
  let description = [{
    Tiles with the sizes of `transform.roofline.tile_sizes` and in the order of
    `transform.roofline.loop_order`, in `scf.for` loops, through upstream's
    tiling. Loops that stay whole are not tiled.

    #### Return modes

    Consumes the handle. Returns handles to the tiled ops and to the loops
    around them, of each op from the outermost in. Has the failures of
    `transform.roofline.tile_sizes`, and a silenceable failure if an op can't be
    tiled; the ops before it in the list are tiled then.

    Example:

    ```mlir
    %tiled, %loops = transform.roofline.tile_by_advice %op level "l2"
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<StrAttr>:$level);
  let results = (outs TransformHandleTypeInterface:$tiled,
                      TransformHandleTypeInterface:$loops);
  let assemblyFormat = [{
    $target (`level` $level^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RankKnobOp : RooflineTransformOp<"rank_knob", [
    DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let summary = "Prunes and orders the tile sizes that a knob may take.";
  let description = [{
    Rewrites `options` of `transform.tune.knob` ops, which are the payload of
    `knobs`, part of a schedule that is run later: what is worth trying on the
    payload op of `target` stays, the tile with the least predicted time first.
    An option is an array of sizes, one per loop, 0 for a whole loop. It goes
    away if its tile doesn't fit in the memory that `level` is tiled for, if
    another one takes no more time, no more room, and no more bytes at any
    level, and if it takes more than twice the time of the best
    (docs/use/Tuning.md). What is `selected` stays.

    `order` is that of the loops over tiles, the `interchange` of
    `transform.structured.tile_using_for`; without it they are in the order of
    the loops.

    #### Return modes

    Modifies the knobs in place and reads the handles. Produces a silenceable
    failure if `target` is not one op that can be tiled for the level, if a
    payload op of `knobs` is no knob with such options, or if no tile fits; that
    knob is as before then.

    Example:

    ```mlir
    transform.roofline.rank_knob %knobs by %matmul level "l2"
        : !transform.any_op, !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$knobs,
                       TransformHandleTypeInterface:$target,
                       StrAttr:$level,
                       OptionalAttr<DenseI64ArrayAttr>:$order);
  let results = (outs);
  let assemblyFormat = [{
    $knobs `by` $target `level` $level (`order` `=` $order^)? attr-dict
    `:` type($knobs) `,` type($target)
  }];
  let extraClassDeclaration = [{
    /// Rewrites the options of `knob`.
    ::mlir::DiagnosedSilenceableFailure
    rank(::mlir::Operation *knob,
         const ::mlir::roofline::TilePredictor &predictor,
         ::llvm::ArrayRef<unsigned> order);
  }];
}

def FuseByAdviceOp : RooflineTransformOp<"fuse_by_advice", [
    DeclareOpInterfaceMethods<TransformOpInterface>]> {
  let summary = "Fuses elementwise ops with each other where that saves time.";
  let description = [{
    Fuses each payload op with the elementwise producers that
    memory bounds, as long as there are any, through upstream's
    `linalg::fuseElementwiseOps`: what lies between them never goes to memory.
    A producer that someone else uses stays. Named ops become `linalg.generic`
    where they are fused. Ops that aren't linalg ops on tensors stay as they
    are.

    #### Return modes

    Consumes the handle. Returns a handle to what the payload ops have become,
    each once. Produces a definite failure if no op around the payload has a
    target.

    Example:

    ```mlir
    %fused = transform.roofline.fuse_by_advice %ops
        : (!transform.any_op) -> !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$fused);
  let assemblyFormat = [{
    $target attr-dict `:` functional-type(operands, results)
  }];
}

#endif // ROOFLINE_TRANSFORMOPS_ROOFLINETRANSFORMOPS_TD
