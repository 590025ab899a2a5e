#!/usr/bin/env python3
"""Prints programs as StableHLO and as linalg, those of LinalgExt and of TMTensor
and what IREE and torch-mlir lower them to: files of the folder "pairs" with a
section for each program.

usage: make_pairs.py FOLDER

Needs jax 0.6.2, iree-base-compiler 3.8.0 and torch-mlir 20261001 (`pip install
--no-deps`: its torch-mlir-opt is enough); the tests don't, they read what this
has printed. There is a program for each compute op of StableHLO but those
that neither IREE nor StableHLO's own passes lower to others: tan, quantisation,
collectives, and functions of CHLO that are long series."""

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

from pair_programs import JAX, OPS, REWRITTEN, TWINS, op

# LinalgExt and TMTensor

ADD = """({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "DIALECT.yield"(%c) : (f32) -> ()
  })"""
MULTIPLY = ADD.replace("addf", "mulf")
GREATER = """({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "DIALECT.yield"(%c) : (i1) -> ()
  })"""


def written(name, inputs, outputs, attributes, region=""):
    """A program that is one op: on tensors, and on memrefs, which it overwrites."""
    segments = f"operandSegmentSizes = array<i32: {len(inputs)}, {len(outputs)}>"
    attributes = ", ".join(filter(None, [attributes, segments]))
    region = region.replace("DIALECT", name.split(".")[0])
    on_memrefs = op(name, inputs + outputs, [], attributes, region).replace("tensor<", "memref<")
    # The stage of a Fourier transform is a constant.
    return [text.replace("%0: index, ", "").replace(
        ") {\n", ") {\n  %0 = arith.constant 2 : index\n", 1)
            if "index" in inputs else text
            for text in [op(name, inputs + outputs, outputs, attributes, region), on_memrefs]]


Q, K, V, O = "tensor<2x4x8xf32>", "tensor<2x6x8xf32>", "tensor<2x6x5xf32>", "tensor<2x4x5xf32>"


def attend(name, results):
    """A program of an attention with a mask."""
    dims = ["b, m, k", "b, n, k", "b, n, v", "", "b, m, n", "b, m, v", "b, m", "b, m"]
    maps = [f"affine_map<(b, m, n, k, v) -> ({text})>" for text in dims[:5 + results]]
    outputs = [O, "tensor<2x4xf32>", "tensor<2x4xf32>"][:results]
    segments = ", ".join(["1"] * (5 + results))
    return [op(name, [Q, K, V, "f32", "tensor<2x4x6xf32>"] + outputs, outputs,
               f"indexing_maps = [{', '.join(maps)}], "
               f"operandSegmentSizes = array<i32: {segments}>", """({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  })"""), None]


X, ROW = "tensor<3x8xf32>", "tensor<3xf32>"
ROWS, PICKED = "tensor<10x4xf32>", "tensor<3x4xf32>"
HALF, WAVE = "tensor<2xf32>", "tensor<16xf32>"
BEST, PLACES = "tensor<3x2xf32>", "tensor<3x2xi32>"
TILE, SMALL = "tensor<8x8xf32>", "tensor<6x6xf32>"
ALONG = "dimension = 1 : i64"
INTO = "dimension_map = array<i64: 0>, unique_indices = true"
WINOGRAD = "array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64"
EXT = {
    "ext.scan": written("iree_linalg_ext.scan", [X], [X, ROW], ALONG + ", inclusive = true", ADD),
    "ext.scan exclusive": written("iree_linalg_ext.scan", [X], [X, ROW],
                              ALONG + ", inclusive = false", MULTIPLY),
    "ext.scan columns": written("iree_linalg_ext.scan", [X], [X, "tensor<8xf32>"],
                            "dimension = 0 : i64, inclusive = true", ADD),
    "ext.scatter": written("iree_linalg_ext.scatter", [PICKED, "tensor<3x1xi32>"], [ROWS], INTO, ADD),
    "ext.gather": written("iree_linalg_ext.gather", [ROWS, "tensor<3xi32>"], [PICKED],
                      "dimension_map = array<i64: 0>"),
    "ext.fft": written("iree_linalg_ext.fft", ["index", HALF, HALF], [WAVE, WAVE], ""),
    "ext.fft angles": written("iree_linalg_ext.fft", ["index"], [WAVE, WAVE], ""),
    "ext.topk": written("iree_linalg_ext.topk", [X], [BEST, PLACES], ALONG, GREATER),
    "ext.attention": attend("iree_linalg_ext.attention", 1),
    "ext.online_attention": attend("iree_linalg_ext.online_attention", 3),
    "ext.winograd input": written("iree_linalg_ext.winograd.input_transform", [TILE], [TILE],
                              "image_dimensions = " + WINOGRAD),
    "ext.winograd filter": written("iree_linalg_ext.winograd.filter_transform",
                               ["tensor<3x3xf32>"], [TILE], "kernel_dimensions = " + WINOGRAD),
    "ext.winograd output": written("iree_linalg_ext.winograd.output_transform", [TILE], [SMALL],
                               "image_dimensions = " + WINOGRAD),
}
TM = {
    "tm_tensor.attention": written("tm_tensor.attention", [Q, K, V], [O], ""),
    "tm_tensor.scan": written("tm_tensor.scan", [X], [X, ROW], ALONG + ", inclusive = true", ADD),
    "tm_tensor.scatter": written("tm_tensor.scatter", [PICKED, "tensor<3x1xi32>"], [ROWS],
                                 INTO, ADD),
    "tm_tensor.sort": written("tm_tensor.sort", [], [X], ALONG, GREATER),
    "tm_tensor.topk": written("tm_tensor.topk", [X], [BEST, PLACES], ALONG, GREATER),
}


def run(command, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        return subprocess.run([*command, "--mlir-print-op-generic", file.name],
                              check=True, stdout=subprocess.PIPE, text=True).stdout


def to_linalg(text):
    """What IREE's compiler makes of StableHLO."""
    result = run(["iree-compile", "--iree-input-type=stablehlo", "--compile-to=input"], text)
    # IREE's functions are upstream's but for the name.
    return re.sub(r'"util\.(func|return|call)"', r'"func.\1"', result)


def lower(texts):
    """What IREE makes of an op of LinalgExt: linalg on tensors, or loops."""
    on_tensors, on_memrefs = texts
    for text, passes in [(on_tensors, ["convert-attention-to-online-attention",
                                       "decompose-attention", "decompose-winograd"]),
                         (on_memrefs, ["to-loops"])]:
        pipeline = ",".join("iree-linalg-ext-" + name for name in passes)
        result = run(["iree-opt", f"--pass-pipeline=builtin.module(func.func({pipeline}))"], text)
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
    """StableHLO of a function that computes what the program `text` does."""
    devices = jax.devices()
    program = devices[0].client.compile_and_load(text, _jax.DeviceList(tuple(devices)))
    results = program.execute_sharded([jax.device_put(operand) for operand in operands])
    expected = [numpy.asarray(one[0]) for one in results.disassemble_into_single_device_arrays()]
    for got, wanted in zip(jax.tree.leaves(function(*operands)), expected, strict=True):
        numpy.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-5)
    return to_stablehlo(function, operands)


def write(folder, kind, programs):
    sections = [f"// {name}\n{text.strip()}\n" for name, text in programs.items()]
    with open(os.path.join(folder, kind + ".mlir"), "w", encoding="utf-8") as file:
        file.write("\n// -----\n\n".join(sections))


def main(folder):
    programs = {name: to_stablehlo(*program) for name, program in JAX.items()}
    programs.update(OPS)
    sources = dict(programs)
    stablehlo.register_stablehlo_passes()
    for name, (text, pipeline) in REWRITTEN.items():
        programs[name], sources[name] = text, rewrite(text, pipeline)
    for name, twin in TWINS.items():
        programs[name], sources[name] = twin[0], get_twin(*twin)
    write(folder, "stablehlo", programs)
    write(folder, "linalg", {name: to_linalg(text) for name, text in sources.items()})
    write(folder, "linalg_ext", {name: texts[0] for name, texts in EXT.items()})
    write(folder, "lowered", {name: lower(texts) for name, texts in EXT.items()})
    write(folder, "tm_tensor", {name: texts[0] for name, texts in TM.items()})
    write(folder, "loops", {name: run(["torch-mlir-opt", "--tm-tensor-to-loops"], texts[1])
                            for name, texts in TM.items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
