"""What every op of an MLIR program costs, and what bounds it on a machine.

    import mlir_roofline
    report = mlir_roofline.analyze("net.mlir", target="a100")
    report["layers.0.q_proj"].bound

docs/use/Python.md is the manual.
"""

from typing import Any, Sequence

from ._library import Diagnostic, RooflineError
from ._predictor import Prediction, Predictor, Tiles, matmul
from ._program import read_program
from ._report import (Count, Figures, Function, Level, Machine, Report, Request, Row, TargetLike, Totals,
                      make_targets)
from .targets import Target, targets

__all__ = [
    "Count", "Diagnostic", "Figures", "Function", "Level", "Machine", "Prediction", "Predictor", "Report",
    "RooflineError", "Row", "Target", "TargetLike", "Tiles", "Totals", "analyze", "matmul", "predict", "targets",
]


def analyze(program: Any, target: TargetLike | Sequence[TargetLike] | None = None, *,
            allow_unregistered: bool = False, **options: Any) -> Report:
    """Reports what each op costs on a machine, or on several.

    `program`: a path, text, bytecode, or a module of MLIR's Python bindings.
    `target`: None is the machine that the program names itself.
    `options`: those of `roofline-opt --roofline`, with underscores: `fusion=True`,
    `bind={"batch": 8}`, `what_if=["fuse"]`, `explain="worst"`.

    Raises RooflineError for what the library rejects, with its diagnostics.
    """
    text, name = read_program(program)
    return Report(Request(text, name, make_targets(target), options, allow_unregistered))


def predict(program: Any, tiles: Tiles, target: TargetLike | None = None, **options: Any) -> Prediction:
    """The time of an op with these tiles. For many tiles make a `Predictor`."""
    return Predictor(program, target).predict(tiles, **options)
