"""Reports of ONNX models. Needs the package iree-base-compiler[onnx]."""

import os
from typing import Any, Sequence

import onnx
import onnx.version_converter
from iree.compiler.extras import onnx_importer  # type: ignore[import-not-found,import-untyped,unused-ignore]

from . import Report, RooflineError, TargetLike, _iree, analyze

# IREE's importer knows the ops as they are from this version on.
_OPSET = 17


def to_mlir(path: str | os.PathLike[str]) -> str:
    """The model in the file as linalg on tensors. Ops are named as their node,
    or, if that has no name, as its first result."""
    name = os.fspath(path)
    try:
        model = onnx.load(name)
        if model.opset_import[0].version < _OPSET:
            model = onnx.version_converter.convert_version(model, _OPSET)
        model = onnx.shape_inference.infer_shapes(model, data_prop=True)
        for node in model.graph.node:
            node.name = node.name or node.output[0]
        info = onnx_importer.ModelInfo(model)
        module = info.create_module(context=onnx_importer.Context()).operation
        onnx_importer.NodeImporter.define_function(info.main_graph, module).import_all()
    except OSError:
        raise
    except Exception as error:  # Each of the steps has errors of its own.
        raise RooflineError(f"cannot read {name!r} as ONNX: {error}") from error
    return _iree.lower(
        module.get_asm(enable_debug_info=True),
        "torch-onnx-to-torch-backend-pipeline,torch-backend-to-linalg-on-tensors-backend-pipeline", repr(name))


def report(path: str | os.PathLike[str], target: TargetLike | Sequence[TargetLike] | None = None,
           **options: Any) -> Report:
    """What each op of a model costs on a machine. `options` are those of
    `mlir_roofline.analyze`."""
    return analyze(to_mlir(path), target, allow_unregistered=True, **options)
