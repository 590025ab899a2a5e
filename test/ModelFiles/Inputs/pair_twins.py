"""Programs of make_pairs.py that IREE rejects: an op in StableHLO, a function that
does the same by other ops, and operands for both."""

import jax.numpy as jnp
import numpy
from jax import lax
from jax._src import prng

from pair_programs import F, op, tensor


def cholesky(a):
    columns = []
    for j in range(a.shape[0]):
        column = a[j:, j]
        for k in range(j):
            column = column - columns[k][j - k:] * columns[k][j - k]
        root = jnp.sqrt(column[:1])
        columns.append(jnp.concatenate([root, column[1:] / root]))
    return jnp.stack([jnp.pad(column, (j, 0)) for j, column in enumerate(columns)], 1)


def solve(a, b):
    rows = []
    for i in range(a.shape[0]):
        row = b[i]
        for k in range(i):
            row = row - a[i, k] * rows[k]
        rows.append(row / a[i, i])
    return jnp.stack(rows)


def fft(x, turn=-2j):
    """Radix 2."""
    size = x.shape[1]
    if size == 1:
        return x
    even, odd = (fft(lax.slice_in_dim(x, start, size, 2, axis=1), turn) for start in (0, 1))
    turned = odd * numpy.exp(turn * numpy.pi * numpy.arange(size // 2) / size).astype("complex64")
    return jnp.concatenate([even + turned, even - turned], 1)


def batch_norm_grad(x, scale, mean, variance, gradient):
    """As StableHLO defines it; what depends on the feature alone, once for each."""
    centered, padded = x - mean, variance + 0.001
    deviation = jnp.sqrt(padded)
    sums = jnp.sum(gradient, 0)
    product = jnp.sum(gradient * centered, 0)
    left = gradient * x.shape[0] - sums - product * centered / padded
    return (scale / deviation / x.shape[0] * left,
            jnp.sum(gradient * (centered / deviation), 0), sums)


numbers = numpy.random.default_rng(0)


def draw(*shape):
    return numbers.uniform(1, 2, shape).astype("float32")


def inverse_fft(x):
    waves, scale = fft(x, 2j), numpy.float32(1 / x.shape[1])
    return lax.complex(jnp.real(waves) * scale, jnp.imag(waves) * scale)


def threefry(key, other, x, y):
    return prng._threefry2x32_lowering(key, other, x, y, use_rolled_loops=False)


WAVES, PAIRS = "tensor<2x4xcomplex<f32>>", "tensor<2x2xcomplex<f32>>"
WORDS = "tensor<8xui32>"
TWINS = {
    "cholesky": (op("stablehlo.cholesky", ["tensor<4x4xf32>"], "tensor<4x4xf32>", "lower = true"),
                 cholesky, [draw(4, 4) / 8 + numpy.eye(4, dtype="float32")]),
    "triangular_solve": (
        op("stablehlo.triangular_solve", ["tensor<4x4xf32>", "tensor<4x3xf32>"],
           "tensor<4x3xf32>", "left_side = true, lower = true, unit_diagonal = false, "
           "transpose_a = #stablehlo<transpose NO_TRANSPOSE>"),
        solve, [draw(4, 4), draw(4, 3)]),
    "fft": (op("stablehlo.fft", [WAVES], WAVES, "fft_length = array<i64: 4>, "
               "fft_type = #stablehlo<fft_type FFT>"),
            fft, [draw(2, 4) + 1j * draw(2, 4)]),
    "ifft": (op("stablehlo.fft", [PAIRS], PAIRS, "fft_length = array<i64: 2>, "
                "fft_type = #stablehlo<fft_type IFFT>"),
             inverse_fft, [draw(2, 2) + 1j * draw(2, 2)]),
    # Of 2 numbers, the transform has no other half.
    "irfft": (op("stablehlo.fft", [PAIRS], "tensor<2x2xf32>",
                 "fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IRFFT>"),
              lambda x: jnp.real(inverse_fft(x)), [numpy.fft.rfft(draw(2, 2)).astype("complex64")]),
    "batch_norm_grad": (
        op("stablehlo.batch_norm_grad", [F] + ["tensor<8xf32>"] * 3 + [F],
           [F, "tensor<8xf32>", "tensor<8xf32>"],
           "epsilon = 0.001 : f32, feature_index = 1 : i64"),
        batch_norm_grad, [draw(4, 8), draw(8), draw(8), draw(8), draw(4, 8)]),
    "custom_call": (op("stablehlo.custom_call", [F], F, 'call_target_name = "Sharding"',
                       '{mhlo.sharding = "{replicated}"}'), lambda x: x, [draw(4, 8)]),
    "custom_call topk": (
        op("stablehlo.custom_call", [F], ["tensor<4x3xf32>", "tensor<4x3xi32>"],
           'call_target_name = "mhlo.topk"',
           "{mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64}"),
        lambda x: lax.top_k(x, 3), [draw(4, 8)]),
    "custom_call TopK": (
        op("stablehlo.custom_call", [F], ["tensor<4x3xf32>", "tensor<4x3xi32>"],
           'api_version = 4 : i32, call_target_name = "TopK"'),
        lambda x: lax.top_k(x, 3), [draw(4, 8)]),
    "custom_call erf": (op("stablehlo.custom_call", [F], F, 'call_target_name = "mhlo.erf"',
                           "{mhlo.attributes = {}, mhlo.version = 1 : i64}"),
                        lax.erf, [draw(4, 8)]),
    "custom_call threefry": (
        op("stablehlo.custom_call", [WORDS] * 4, [WORDS] * 2,
           'api_version = 4 : i32, call_target_name = "cu_threefry2x32_ffi"'),
        threefry, [tensor(8, dtype=jnp.uint32)] * 4),  # CPUs lack it.
}
