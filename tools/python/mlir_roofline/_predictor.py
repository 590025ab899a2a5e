"""Predicted times of tiles, for tuners."""

import dataclasses
import json
import tempfile
from typing import Any, Iterable, Mapping, Sequence

from . import _library
from ._program import read_program
from ._report import TargetLike, make_targets, name_targets

#: Sizes by memory level, one per loop; 0 for a whole loop.
Tiles = Mapping[str, Sequence[int]]


@dataclasses.dataclass(frozen=True, slots=True)
class Prediction:
    """The time of one execution with some tiles, and its terms."""

    time_seconds: float
    bound: str
    times_seconds: Mapping[str, float]
    bytes: Mapping[str, float]
    footprint_bytes: float
    tiles: float
    #: Operations of the matrix unit over those of the op.
    edge_waste: float
    #: Part of the private memories that have a tile.
    occupancy: float


class Predictor:
    """Prices tiles of the ops of one program on one machine: tens of microseconds each.
    docs/use/Tuning.md explains the model. The program starts cold, or, if
    `steady`, runs again and again. Threads may share one."""

    def __init__(self, program: Any, target: TargetLike | None = None, *, allow_unregistered: bool = False,
                 steady: bool = False):
        text, name = read_program(program)
        targets = make_targets(target)
        if len(targets) > 1:
            raise ValueError("expected one target")
        with tempfile.TemporaryDirectory() as folder:
            machine = "".join(name_targets(targets, folder))
            self._handle = _library.PredictorHandle(text, name, machine, allow_unregistered, steady)

    def predict(self, tiles: Tiles, *, op: str | None = None, function: str | None = None,
                orders: Tiles | None = None, split: Mapping[str, int] | None = None,
                pack: Sequence[int] | None = None) -> Prediction:
        """The time with these tiles. `op` is a location; it may be left out if
        only one op has tiles. `pack` has the operands that are packed."""
        keys = {"tiles": tiles, "op": op, "function": function, "orders": orders, "split": split,
                "pack": pack}
        line = json.dumps({key: value for key, value in keys.items() if value is not None})
        answer = self._handle.answer(line)
        if "error" in answer:
            raise _library.RooflineError(answer["error"])
        return Prediction(answer["time_seconds"], answer["bound"], answer["times"], answer["bytes"],
                          answer["footprint_bytes"], answer["tiles"], answer["edge_waste"], answer["occupancy"])

    def rank(self, candidates: Iterable[Tiles], **options: Any) -> list[tuple[Tiles, Prediction]]:
        """The candidates that fit, the fastest first."""
        priced: list[tuple[Tiles, Prediction]] = []
        for tiles in candidates:
            try:
                priced.append((tiles, self.predict(tiles, **options)))
            except _library.RooflineError as error:
                if "there is room for" not in str(error):
                    raise
        return sorted(priced, key=lambda each: each[1].time_seconds)


def matmul(m: int, n: int, k: int, type: str = "f32", accumulator: str | None = None) -> str:
    """The program A: m x k, B: k x n -> C: m x n, for `Predictor` and `analyze`."""
    out = accumulator or type
    return (f'func.func @matmul(%a: tensor<{m}x{k}x{type}>, %b: tensor<{k}x{n}x{type}>, '
            f'%c: tensor<{m}x{n}x{out}>) -> tensor<{m}x{n}x{out}> {{\n'
            f'  %d = linalg.matmul ins(%a, %b : tensor<{m}x{k}x{type}>, tensor<{k}x{n}x{type}>) '
            f'outs(%c : tensor<{m}x{n}x{out}>) -> tensor<{m}x{n}x{out}> loc("matmul")\n'
            f'  return %d : tensor<{m}x{n}x{out}>\n}}\n')
