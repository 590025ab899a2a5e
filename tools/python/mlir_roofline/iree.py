"""Reports of the dispatches that IREE's compiler makes. Needs the package
iree-base-compiler."""

import os
import pathlib
from typing import Any, Sequence

from iree.compiler import ir  # type: ignore[import-not-found,import-untyped,unused-ignore]

from . import Report, RooflineError, TargetLike, analyze


def to_mlir(path: str | os.PathLike[str]) -> str:
    """The functions of the dispatches in a file of `iree-compile --compile-to`
    (`flow` to `executable-sources`), or in a folder of
    `--iree-hal-dump-executable-sources-to`, each once."""
    place = pathlib.Path(path)
    paths = sorted(place.glob("*.mlir")) if place.is_dir() else [place]
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.create()
        count = 0

        def take(operation: Any) -> Any:
            nonlocal count
            if operation.name != "func.func":
                return ir.WalkResult.ADVANCE
            operation.operation.clone(ip=ir.InsertionPoint(module.body))
            count += 1
            return ir.WalkResult.SKIP

        for each in paths:
            try:
                root = ir.Operation.parse(each.read_text(), source_name=os.fspath(each))
            except (ir.MLIRError, UnicodeDecodeError) as error:
                raise RooflineError(f"cannot read {os.fspath(each)!r} as IREE's MLIR: {error}") from error
            root.operation.walk(take, ir.WalkOrder.PRE_ORDER)
        if not count:
            raise RooflineError(f"no dispatches in {os.fspath(path)!r}")
        return str(module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True))


def report(path: str | os.PathLike[str], target: TargetLike | Sequence[TargetLike] | None = None,
           **options: Any) -> Report:
    """What each op of each dispatch costs on a machine, executed once. `options`
    are those of `mlir_roofline.analyze`."""
    return analyze(to_mlir(path), target, allow_unregistered=True, **options)
