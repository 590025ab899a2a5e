"""Reports of TensorFlow Lite models. Needs the package tosa-converter-for-tflite."""

import io
import os
import pathlib
from typing import Any, Sequence

from tosa_converter_for_tflite import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    TosaConverterDebugInfo, TosaConverterOutputFormat, tflite_flatbuffer_to_tosa_mlir)

from . import Report, RooflineError, TargetLike, analyze


def to_mlir(path: str | os.PathLike[str]) -> bytes:
    """The model in the file as TOSA, in bytecode. Ops are named as the tensor
    that they make."""
    name = os.fspath(path)
    with pathlib.Path(name).open("rb"):
        pass  # The converter has one kind of error.
    sink = io.BytesIO()
    try:
        tflite_flatbuffer_to_tosa_mlir(name, sink, TosaConverterOutputFormat.Bytecode, TosaConverterDebugInfo.Enable)
    except RuntimeError as error:
        raise RooflineError(f"cannot read {name!r} as TensorFlow Lite: {error}") from error
    return sink.getvalue()


def report(path: str | os.PathLike[str], target: TargetLike | Sequence[TargetLike] | None = None,
           **options: Any) -> Report:
    """What each op of a model costs on a machine. `options` are those of
    `mlir_roofline.analyze`."""
    return analyze(to_mlir(path), target, **options)
