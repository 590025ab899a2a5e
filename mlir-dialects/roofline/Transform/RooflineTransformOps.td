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
    : Op<Transform_Dialect, "roofline." # name, traits> {
  let cppNamespace = "::mlir::roofline";
}

/// An op that reads figures of each payload op in turn.
class RooflineTransformEachOp<string name>
    : RooflineTransformOp<name, [
          TransformOpInterface, TransformEachOpTrait, MatchOpInterface,
          MemoryEffectsOpInterface, NavigationTransformOpTrait]> {
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
    `bound` is a kind of resource ("compute", "memory", "network" or "launch"),
    one resource, such as "memory:hbm", or a label that is not a resource:
    "none" (no work), "symbolic" (counts with symbols), "unknown" (no rate).

    The bound of an op is computed from its least traffic (R21, R22). If the
    bound consists of two resources, "compute:matrix..memory:l2" (R24), the
    first one must match: no schedule can do better. With `certain` both must
    match.

    #### Return modes

    Reads the handle, which must be associated with one payload op. Produces a
    silenceable failure if the op has a different bound or no figures, and a
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

def QueryOp : RooflineTransformEachOp<"query"> {
  let summary = "Reads a figure of each payload op as a param.";
  let description = [{
    The figures cover all executions of the op in one call of its function, as
    in the report:

    | figure | attribute | |
    |---|---|---|
    | `seconds` | f64 | time with the least traffic (R21) [s] |
    | `achievable_seconds` | f64 | time with the traffic of the best known tiling, or with the least traffic at levels where no tiling is known [s] |
    | `intensity` | f64 | operations per byte of the outermost level [op/B] |
    | `ridge` | f64 | intensity at which compute takes as long [op/B] |
    | `headroom` | f64 | time on the bounding resource over that on the next |
    | `bytes` | i64 | least traffic of any schedule at the outermost level [B] |
    | `achievable_bytes` | i64 | traffic of the best known tiling there [B] |
    | `operations` | i64 | floating-point and integer operations |
    | `executions` | i64 | per call of the function |

    With `level` the figure is that of one memory level; `headroom`,
    `operations` and `executions` are not defined per level. The result is a
    `!transform.any_param` or, for integers, a `!transform.param<i64>`:
    upstream's `!transform.param` doesn't accept floating-point types.

    #### Return modes

    Produces one param per payload op. Produces a silenceable failure if an op
    lacks the figure, if the figure is symbolic, or if an integer exceeds
    2^63 - 1: figures are never rounded or made up. Produces a definite failure
    if no op around the payload has a target.

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

class TilingParamsOp<string name> : RooflineTransformEachOp<name> {
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<StrAttr>:$level);
  // Upstream's tiling crashes on sizes of type `!transform.any_param`.
  let results = (outs Variadic<Transform_ParamType>:$params);
  let assemblyFormat = [{
    `of` $target (`level` $level^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def TileSizesOp : TilingParamsOp<"tile_sizes"> {
  let summary = "Reads the advised tile sizes as params.";
  let description = [{
    Returns one param per loop of the payload op: the tile sizes with the least
    known traffic at `level`, as `roofline-advise` writes them; without `level`,
    at the innermost level that has advice. They are valid sizes for
    `transform.structured.tile_using_for`. The size of a loop that is not tiled
    is its extent: the loop over tiles then has one iteration.

    Without results the op serves in a matcher to check whether there is advice.

    #### Return modes

    Produces a silenceable failure if an op is not a contraction or convolution
    of static shape, if there is no advice for the level, or if the number of
    loops differs from the number of results. Produces a definite failure if no
    op around the payload has a target.

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
    DeclareOpInterfaceMethods<TransformOpInterface>, MemoryEffectsOpInterface,
    FunctionalStyleTransformOpTrait]> {
  let summary = "Tiles each payload op as advised for a memory level.";
  let description = [{
    Tiles with the sizes of `transform.roofline.tile_sizes` and in the order of
    `transform.roofline.loop_order`, in `scf.for` loops, through upstream's
    tiling. A loop whose tile size is its extent is not tiled.

    #### Return modes

    Consumes the handle. Returns handles to the tiled ops and to the loops
    around them, for each op the outermost first. Fails where
    `transform.roofline.tile_sizes` does, and with a silenceable failure if an
    op can't be tiled; the ops before it in the list have then been tiled.

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
    DeclareOpInterfaceMethods<TransformOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Prunes and orders the tile sizes that a knob may take.";
  let description = [{
    Rewrites the `options` of `transform.tune.knob` ops. They are the payload of
    `knobs` and belong to a schedule that is run later. Options worth trying on
    the payload op of `target` are kept, the tile with the least predicted time
    first. An option is an array of sizes, one per loop, with 0 for a loop that
    is not tiled. It is dropped if its tile doesn't fit in the memory that
    `level` is tiled for, if another option is no worse in time, footprint and
    bytes at every level, or if it takes more than twice the time of the best
    one (docs/use/Tuning.md). The `selected` option is kept; with `select` the
    first one becomes it, so that the schedule can run.

    `order` is the order of the loops over tiles, the `interchange` of
    `transform.structured.tile_using_for`; it defaults to the order of the op's
    loops.

    #### Return modes

    Modifies the knobs in place and reads the handles. Produces a silenceable
    failure if `target` is not one op that can be tiled for the level, if a
    payload op of `knobs` is not a knob with such options, or if no tile fits;
    that knob is then left unchanged.

    Example:

    ```mlir
    transform.roofline.rank_knob %knobs by %matmul level "l2"
        : !transform.any_op, !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$knobs,
                       TransformHandleTypeInterface:$target,
                       StrAttr:$level,
                       OptionalAttr<DenseI64ArrayAttr>:$order,
                       UnitAttr:$select);
  let results = (outs);
  let assemblyFormat = [{
    $knobs `by` $target `level` $level (`order` `=` $order^)?
    (`select` $select^)? attr-dict
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

def RankKnobsOp : RooflineTransformOp<"rank_knobs", [
    DeclareOpInterfaceMethods<TransformOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Chooses the options of several knobs together.";
  let description = [{
    Sets what is `selected` of `transform.tune.knob` ops, all of one schedule,
    to the options that together take the least predicted time for the payload
    op of `target`. `roles` has what each knob means, by its name: `tile LEVEL`,
    `tile LEVEL LOOP`, `order LEVEL`, `split LOOP` or `pack OPERAND`. Constraints are the
    `transform.smt.constrain_params` ops that use the knobs' results. What is
    left out and how ties are broken is in docs/use/Tuning.md.

    The result has a param for each of the `first` choices, the best first: a
    dictionary with an option for the name of each knob. By default it is one.

    #### Return modes

    Modifies the knobs in place and reads the handles. Produces a silenceable
    failure if `target` is not one op with tiles, if a knob has no role, a role
    that the model has no price for, or an option that it can't have, if a
    constraint can't be decided by evaluating it, or if no choice is left; the
    knobs are then unchanged.

    Example:

    ```mlir
    %ranked = transform.roofline.rank_knobs %knobs by %matmul first 8
        roles = {m = "tile l2 0", n = "tile l2 1", order = "order l2"}
        : (!transform.any_op, !transform.any_op) -> !transform.any_param
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$knobs,
                       TransformHandleTypeInterface:$target,
                       DefaultValuedAttr<
                           ConfinedAttr<I64Attr, [IntPositive]>, "1">:$first,
                       DictionaryAttr:$roles);
  let results = (outs TransformParamTypeInterface:$ranked);
  let assemblyFormat = [{
    $knobs `by` $target (`first` $first^)? `roles` `=` $roles attr-dict
    `:` functional-type(operands, results)
  }];
}

def FuseByAdviceOp : RooflineTransformOp<"fuse_by_advice", [
    DeclareOpInterfaceMethods<TransformOpInterface>, MemoryEffectsOpInterface,
    FunctionalStyleTransformOpTrait]> {
  let summary = "Fuses elementwise ops with each other where that saves time.";
  let description = [{
    Fuses the producers into the payload ops that the advice on fusion puts
    there elementwise, through upstream's patterns: intermediate values never
    go to memory. A producer with another user stays for it, where it is worth
    computing it twice. Named ops that are fused become `linalg.generic`. Ops
    other than linalg ops on tensors are left unchanged.

    #### Return modes

    Consumes the handle. Returns a handle to the ops that replace the payload
    ops, each once. Produces a definite failure if no op around the payload has
    a target.

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
