"""Reports of functions of JAX. Needs the package jax."""

from typing import Any, Callable, Literal, Sequence

import jax

from . import Report, TargetLike, _iree, analyze


def to_stablehlo(fn: Callable[..., Any], *args: Any) -> str:
    """`fn` as JAX lowers it. The arguments may be jax.ShapeDtypeStruct: nothing
    is computed. Names of jax.named_scope are in the locations."""
    jitted: Any = fn if hasattr(fn, "lower") else jax.jit(fn)
    module = jitted.lower(*args).compiler_ir("stablehlo")
    return str(module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True))


def to_mlir(fn: Callable[..., Any], *args: Any) -> str:
    """`fn` as linalg on tensors. Needs the package iree-base-compiler."""
    return _iree.lower(to_stablehlo(fn, *args), "iree-stablehlo-input-transformation-pipeline", "the function")


def report(fn: Callable[..., Any], *args: Any, target: TargetLike | Sequence[TargetLike] | None = None,
           dialect: Literal["stablehlo", "linalg"] = "stablehlo", **options: Any) -> Report:
    """What each op of `fn` costs on a machine. `options` are those of
    `mlir_roofline.analyze`. With the dialect "linalg" ops are first lowered as
    by `to_mlir`: only ops of linalg can be fused and tiled."""
    if dialect not in ("stablehlo", "linalg"):
        raise ValueError(f"expected the dialect 'stablehlo' or 'linalg', got {dialect!r}")
    lower = to_stablehlo if dialect == "stablehlo" else to_mlir
    return analyze(lower(fn, *args), target, allow_unregistered=True, **options)
