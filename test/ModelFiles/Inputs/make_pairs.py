#!/usr/bin/env python3
"""Prints networks as StableHLO and as linalg, into files of the folder "pairs".

usage: make_pairs.py FOLDER

Needs jax 0.6.2 and iree-base-compiler 3.8.0; the tests don't, they read what
this has printed."""

import os
import re
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
from jax import lax

f32, f16 = jnp.float32, jnp.float16


def tensor(*shape, dtype=f32):
    return jax.ShapeDtypeStruct(shape, dtype)


def conv(strides, padding, groups=1, batch_groups=1, base=None, window=None):
    return lambda x, k: lax.conv_general_dilated(
        x, k, strides, padding, lhs_dilation=base, rhs_dilation=window,
        dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups,
        batch_group_count=batch_groups)


def attention(q, k, v):
    scores = jnp.einsum("bhmd,bhnd->bhmn", q, k) / 8.0
    # Not jax.nn.softmax, of which IREE removes a maximum with -inf.
    weights = jnp.exp(scores - jnp.max(scores, axis=-1, keepdims=True))
    weights = weights / jnp.sum(weights, axis=-1, keepdims=True)
    return jnp.einsum("bhmn,bhnd->bhmd", weights, v)


def norm(x, g):
    return x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5) * g


PROGRAMS = {
    "matmul": (lambda a, b: a @ b, [tensor(4, 8), tensor(8, 16)]),
    "mixed": (lambda a, b: lax.dot(a, b, preferred_element_type=f32),
              [tensor(4, 8, dtype=f16), tensor(8, 16, dtype=f16)]),
    "matvec": (lambda a, b: a @ b, [tensor(4, 8), tensor(8)]),
    "dot": (lambda a, b: a @ b, [tensor(8), tensor(8)]),
    "dot_general": (lambda a, b: lax.dot_general(a, b, (((2, 3), (1, 3)), ((0,), (2,)))),
                    [tensor(2, 3, 4, 5), tensor(7, 4, 2, 5)]),
    "batches": (lambda a, b: jnp.einsum("abmk,abkn->abmn", a, b),
                [tensor(2, 3, 4, 5), tensor(2, 3, 5, 6)]),
    "attention": (attention, [tensor(1, 2, 4, 8), tensor(1, 2, 6, 8), tensor(1, 2, 6, 8)]),
    "norm": (norm, [tensor(4, 8), tensor(8)]),
    "gelu": (jax.nn.gelu, [tensor(4, 8)]),
    "elementwise": (lambda x, y: jnp.exp(-jnp.abs(x)) * jnp.tanh(y) + jnp.maximum(x, y) / 3.0
                    - jnp.floor(x) * lax.rsqrt(y), [tensor(4, 8), tensor(4, 8)]),
    "integers": (lambda x, y: (x * y + x) & (x ^ y) | ~x,
                 [tensor(8, dtype=jnp.int32), tensor(8, dtype=jnp.int32)]),
    "reduce": (lambda x: (jnp.sum(x, axis=(0, 2)), jnp.max(x, axis=1)), [tensor(3, 4, 5)]),
    "conv": (conv((1, 1), "VALID"), [tensor(1, 8, 8, 4), tensor(3, 3, 4, 6)]),
    "strided": (conv((2, 1), "VALID"), [tensor(1, 9, 8, 4), tensor(3, 3, 4, 6)]),
    "grouped": (conv((1, 1), "VALID", groups=2), [tensor(1, 8, 8, 4), tensor(3, 3, 2, 6)]),
    "depthwise": (conv((1, 1), "VALID", groups=4), [tensor(1, 8, 8, 4), tensor(3, 3, 1, 4)]),
    "negative": (conv((1, 1), [(-1, -2), (0, -1)]), [tensor(1, 9, 9, 4), tensor(3, 3, 4, 6)]),
    "same": (conv((1, 1), "SAME"), [tensor(1, 8, 8, 4), tensor(3, 3, 4, 6)]),
    "gather": (lambda x, i: x[i] * 2.0, [tensor(100, 16), tensor(7, dtype=jnp.int32)]),
    "scatter": (lambda x, i, u: x.at[i].add(u),
                [tensor(100, 16), tensor(7, dtype=jnp.int32), tensor(7, 16)]),
    "update": (lambda x, u, i: lax.dynamic_update_slice(x, u * 2.0, (i, 0)),
               [tensor(8, 8), tensor(2, 8), tensor(dtype=jnp.int32)]),
    "cond": (lambda p, x: lax.cond(p, jnp.sin, lambda a: a + a, x),
             [tensor(dtype=jnp.bool_), tensor(8)]),
    "pool": (lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1),
                                         "VALID"), [tensor(1, 8, 8, 3)]),
}


def to_linalg(text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        result = subprocess.run(
            ["iree-compile", "--iree-input-type=stablehlo", "--compile-to=input",
             "--mlir-print-op-generic", file.name],
            check=True, capture_output=True, text=True).stdout
    # IREE's functions are upstream's but for the name.
    return re.sub(r'"util\.(func|return|call)"', r'"func.\1"', result)


def main(folder):
    for name, (function, arguments) in PROGRAMS.items():
        module = jax.jit(function, keep_unused=True).lower(*arguments).compiler_ir("stablehlo")
        text = module.operation.get_asm(print_generic_op_form=True)
        for kind, program in [("stablehlo", text), ("linalg", to_linalg(text))]:
            with open(os.path.join(folder, f"{name}.{kind}.mlir"), "w", encoding="utf-8") as file:
                file.write(program.strip() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
