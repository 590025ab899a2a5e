#!/usr/bin/env python3
"""Prints programs as StableHLO and as linalg, those of LinalgExt and of TMTensor
and what IREE and torch-mlir lower them to: files of the folder "pairs" with a
section for each program.

usage: PYTHONPATH=test/Inputs make_pairs.py FOLDER IREE-OPT

Needs mlir-opt, jax 0.6.2, iree-base-compiler 3.8.0 and torch-mlir 20261001 (`pip
install --no-deps`: its torch-mlir-opt is enough), and IREE-OPT of
iree-base-compiler 3.13.0 for the ops of LinalgExt that are newer; the tests don't, they
read what this has printed. Ops that none of these lowers have their pairs in
by_hand.mlir, which this doesn't write."""

import os
import re
import subprocess
import sys
import tempfile

import jax
import numpy
from jax.interpreters import mlir
from jaxlib import _jax
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

from compare_pairs import SERIES
from ext_programs import EXT, NEWER, TM
from pair_programs import F, JAX, OPS, REWRITTEN, op
from pair_twins import TWINS

def run(command, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        return subprocess.run([*command, "--mlir-print-op-generic", file.name],
                              check=True, stdout=subprocess.PIPE, text=True).stdout


def prettify(text):
    """Upstream's ops in their own syntax."""
    return subprocess.run(["mlir-opt", "--allow-unregistered-dialect"], input=text,
                          check=True, stdout=subprocess.PIPE, text=True).stdout


def to_linalg(text):
    """What IREE's compiler makes of StableHLO."""
    result = run(["iree-compile", "--iree-input-type=stablehlo", "--compile-to=input"], text)
    # IREE's functions are upstream's but for the name.
    return re.sub(r'"util\.(func|return|call)"', r'"func.\1"', result)


DECOMPOSE = ["convert-attention-to-online-attention", "decompose-attention",
             "decompose-winograd"]
DECOMPOSE_NEWER = ["decompose-aggregated-ops{filter-ops=iree_linalg_ext.custom_op,"
                   "iree_linalg_ext.exp_reduction},canonicalize"]


def lower(texts, tool="iree-opt", decompose=DECOMPOSE):
    """What IREE makes of an op of LinalgExt: linalg on tensors, or loops."""
    on_tensors, on_memrefs = texts
    for text, passes in [(on_tensors, decompose), (on_memrefs, ["to-loops"])]:
        pipeline = ",".join("iree-linalg-ext-" + name for name in passes)
        if text is None:
            break
        result = run([tool, f"--pass-pipeline=builtin.module(func.func({pipeline}))"], text)
        if '"iree_linalg_ext.' not in result:
            return result
    raise SystemExit(f"IREE can't lower {on_tensors}")


def to_stablehlo(function, arguments):
    module = jax.jit(function, keep_unused=True).lower(*arguments).compiler_ir("stablehlo")
    return module.operation.get_asm(print_generic_op_form=True)


def rewrite(text, pipeline):
    """StableHLO after a pass of its own."""
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return module.operation.get_asm(print_generic_op_form=True)


def get_twin(text, function, operands):
    """StableHLO of a function that computes what the program `text` does, which is
    tried unless the operands are shapes."""
    if isinstance(operands[0], jax.ShapeDtypeStruct):
        return to_stablehlo(function, operands)
    devices = jax.devices()
    program = devices[0].client.compile_and_load(text, _jax.DeviceList(tuple(devices)))
    results = program.execute_sharded([jax.device_put(operand) for operand in operands])
    expected = [numpy.asarray(one[0]) for one in results.disassemble_into_single_device_arrays()]
    for got, wanted in zip(jax.tree.leaves(function(*operands)), expected, strict=True):
        numpy.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-5)
    return to_stablehlo(function, operands)


def write(folder, kind, programs, change=str):
    sections = [f"// {name}\n{change(text).strip()}\n" for name, text in programs.items()]
    with open(os.path.join(folder, kind + ".mlir"), "w", encoding="utf-8") as file:
        file.write("\n// -----\n\n".join(sections))


def main(folder, newer):
    programs = {name: to_stablehlo(*program) for name, program in JAX.items()}
    programs.update(OPS)
    sources = dict(programs)
    stablehlo.register_stablehlo_passes()
    for name, (text, pipeline) in REWRITTEN.items():
        programs[name], sources[name] = text, rewrite(text, pipeline)
    for name, twin in TWINS.items():
        programs[name], sources[name] = twin[0], get_twin(*twin)
    others = {name: to_linalg(text) for name, text in sources.items() if name not in SERIES}
    for name, type in [("tan", F), ("tan xcomplex<f32>", F.replace("f32", "complex<f32>"))]:
        programs[name] = op("stablehlo.tan", [type], type)
        others[name] = run(["torch-mlir-opt", "--stablehlo-legalize-to-linalg"], programs[name])
    write(folder, "stablehlo", programs)
    write(folder, "linalg", others, prettify)
    write(folder, "linalg_ext", {name: texts[0] for name, texts in (EXT | NEWER).items()})
    write(folder, "lowered", {name: lower(texts) for name, texts in EXT.items()}
          | {name: lower(texts, newer, DECOMPOSE_NEWER) for name, texts in NEWER.items()}, prettify)
    write(folder, "tm_tensor", {name: texts[0] for name, texts in TM.items()})
    write(folder, "loops", {name: run(["torch-mlir-opt", "--tm-tensor-to-loops"], texts[1])
                            for name, texts in TM.items()}, prettify)


if __name__ == "__main__":
    main(*sys.argv[1:])
