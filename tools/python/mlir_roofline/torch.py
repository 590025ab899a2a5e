"""Reports of modules of PyTorch. Needs the packages torch and torch-mlir."""

import re
from typing import Any, Sequence

import torch  # type: ignore[import-not-found,unused-ignore]
from torch.export.graph_signature import InputKind  # type: ignore[import-not-found,unused-ignore]
from torch_mlir import fx  # type: ignore[import-not-found,import-untyped,unused-ignore]
from torch_mlir.extras.fx_decomp_util import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    get_decomposition_table)

from . import Report, RooflineError, TargetLike, analyze


def _name_nodes(program: Any, module: torch.nn.Module) -> None:
    """Puts the name of each node where the importer reads files and lines from.
    An op of a layer is named as the layer, any other after its own name too."""
    layers = {name for name, each in module.named_modules() if name and not next(each.children(), None)}
    for node in program.graph.nodes:
        paths = [path for path, _ in node.meta.get("nn_module_stack", {}).values() if path]
        layer = paths[-1] if paths else ""
        if layer not in layers:
            layer += "/" * bool(layer) + re.sub(r"_\d+$", "", node.name)
        node.stack_trace = f'File "{layer}", line 0,'


def to_mlir(module: torch.nn.Module, args: Sequence[Any], *, dynamic_shapes: Any = None) -> str:
    """`module` as linalg on tensors, in evaluation as it is exported. Parameters are
    arguments, so that they may be on the device "meta" like `args`: nothing is
    computed. Ops are named as their layer."""
    program = torch.export.export(module, tuple(args), dynamic_shapes=dynamic_shapes)
    table = get_decomposition_table()
    # The former widens what it multiplies to f32, the latter needs static sizes.
    for op in (torch.ops.aten.addmm.default, torch.ops.aten.native_group_norm.default):
        table.pop(op, None)
    program = program.run_decompositions(table)
    for spec in program.graph_signature.input_specs:
        spec.kind, spec.target = InputKind.USER_INPUT, None
    _name_nodes(program, module)
    try:
        lowered = fx.export_and_import(program, output_type="linalg-on-tensors", decomposition_table={},
                                       experimental_support_mutation=True)
    except Exception as error:  # Each of the steps has errors of its own.
        raise RooflineError(f"torch-mlir cannot lower the module to linalg: {error}") from error
    # The generic form is the same in all versions of MLIR.
    text = lowered.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
    return re.sub(r'(loc\("[^"]*"):0:0\)', r"\1)", text)


def report(module: torch.nn.Module, args: Sequence[Any], target: TargetLike | Sequence[TargetLike] | None = None, *,
           dynamic_shapes: Any = None, **options: Any) -> Report:
    """What each op of `module` costs on a machine. `dynamic_shapes` is that of
    torch.export.export, `options` are those of `mlir_roofline.analyze`."""
    return analyze(to_mlir(module, args, dynamic_shapes=dynamic_shapes), target, allow_unregistered=True, **options)
