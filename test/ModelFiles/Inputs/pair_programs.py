"""The programs of make_pairs.py in StableHLO: JAX has those that JAX prints, OPS
texts of one op each, and REWRITTEN those that a pass of StableHLO makes fit for
IREE."""

import jax
import jax.numpy as jnp
from jax import lax

f32, f16, i32 = jnp.float32, jnp.float16, jnp.int32


def tensor(*shape, dtype=f32):
    return jax.ShapeDtypeStruct(shape, dtype)


# Programs of JAX


def conv(strides, padding, groups=1, batch_groups=1, base=None, window=None,
         dims=("NHWC", "HWIO", "NHWC")):
    return lambda x, k: lax.conv_general_dilated(
        x, k, strides, padding, lhs_dilation=base, rhs_dilation=window,
        dimension_numbers=dims, feature_group_count=groups,
        batch_group_count=batch_groups)


def attention(q, k, v):
    scores = jnp.einsum("bhmd,bhnd->bhmn", q, k) / 8.0
    # Not jax.nn.softmax, of which IREE removes a maximum with -inf.
    weights = jnp.exp(scores - jnp.max(scores, axis=-1, keepdims=True))
    weights = weights / jnp.sum(weights, axis=-1, keepdims=True)
    return jnp.einsum("bhmn,bhnd->bhmd", weights, v)


def norm(x, g):
    return x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5) * g


def argmax(x):
    """A variadic reduction: the largest element and its place."""
    def larger(a, b):
        take = a[0] >= b[0]
        return lax.select(take, a[0], b[0]), lax.select(take, a[1], b[1])
    places = lax.broadcasted_iota(i32, x.shape, 1)
    return lax.reduce((x, places), (-jnp.inf, i32(0)), larger, (1,))


def window_pair(x, y):
    """A variadic reduction in windows."""
    return lax.reduce_window((x, y), (0.0, 1.0),
                             lambda a, b: (a[0] + b[0], a[1] * b[1]),
                             (2, 3), (1, 2), "VALID")


def gather(sizes, **dims):
    return lambda x, i: lax.gather(x, i, lax.GatherDimensionNumbers(**dims), sizes,
                                   mode=lax.GatherScatterMode.PROMISE_IN_BOUNDS)


def scatter(function, **dims):
    return lambda x, i, u: function(x, i, u, lax.ScatterDimensionNumbers(**dims),
                                    mode=lax.GatherScatterMode.PROMISE_IN_BOUNDS)


def random_bits(algorithm):
    return lambda key: lax.rng_bit_generator(key, (8,), algorithm=algorithm)[1]


JAX = {
    "matmul": (lambda a, b: a @ b, [tensor(4, 8), tensor(8, 16)]),
    "mixed": (lambda a, b: lax.dot(a, b, preferred_element_type=f32),
              [tensor(4, 8, dtype=f16), tensor(8, 16, dtype=f16)]),
    "matvec": (lambda a, b: a @ b, [tensor(4, 8), tensor(8)]),
    "dot": (lambda a, b: a @ b, [tensor(8), tensor(8)]),
    "dot_general": (lambda a, b: lax.dot_general(a, b, (((2, 3), (1, 3)), ((0,), (2,)))),
                    [tensor(2, 3, 4, 5), tensor(7, 4, 2, 5)]),
    "dot_batches": (lambda a, b: lax.dot_general(a, b, (((1, 4), (2, 0)), ((0, 2), (3, 1)))),
                    [tensor(2, 3, 4, 6, 5), tensor(5, 4, 3, 2, 7)]),
    "dot_outer": (lambda a, b: lax.dot_general(a, b, (((), ()), ((0,), (0,)))),
                  [tensor(2, 3), tensor(2, 5)]),
    "dot_integers": (lambda a, b: lax.dot(a, b, preferred_element_type=i32),
                     [tensor(4, 8, dtype=jnp.int8), tensor(8, 16, dtype=jnp.int8)]),
    "batches": (lambda a, b: jnp.einsum("abmk,abkn->abmn", a, b),
                [tensor(2, 3, 4, 5), tensor(2, 3, 5, 6)]),
    "attention": (attention, [tensor(1, 2, 4, 8), tensor(1, 2, 6, 8), tensor(1, 2, 6, 8)]),
    "norm": (norm, [tensor(4, 8), tensor(8)]),
    "gelu": (jax.nn.gelu, [tensor(4, 8)]),
    "elementwise": (lambda x, y: jnp.exp(-jnp.abs(x)) * jnp.tanh(y) + jnp.maximum(x, y) / 3.0
                    - jnp.floor(x) * lax.rsqrt(y), [tensor(4, 8), tensor(4, 8)]),
    "integers": (lambda x, y: (x * y + x) & (x ^ y) | ~x,
                 [tensor(8, dtype=i32), tensor(8, dtype=i32)]),
    "reduce": (lambda x: (jnp.sum(x, axis=(0, 2)), jnp.max(x, axis=1)), [tensor(3, 4, 5)]),
    "reduce_all": (lambda x: lax.reduce(x, 1.0, lax.mul, (0, 1)), [tensor(3, 4)]),
    "reduce_variadic": (argmax, [tensor(4, 6)]),
    "conv": (conv((1, 1), "VALID"), [tensor(1, 8, 8, 4), tensor(3, 3, 4, 6)]),
    "conv_nchw": (conv((1, 1), "VALID", dims=("NCHW", "OIHW", "NCHW")),
                  [tensor(2, 4, 8, 8), tensor(6, 4, 3, 3)]),
    "conv_1d": (conv((2,), "VALID", dims=("NWC", "WIO", "NWC")),
                [tensor(1, 9, 4), tensor(3, 4, 6)]),
    "conv_3d": (conv((1, 1, 1), "VALID", dims=("NDHWC", "DHWIO", "NDHWC")),
                [tensor(1, 4, 5, 6, 2), tensor(2, 2, 3, 2, 3)]),
    "strided": (conv((2, 1), "VALID"), [tensor(1, 9, 8, 4), tensor(3, 3, 4, 6)]),
    "grouped": (conv((1, 1), "VALID", groups=2), [tensor(1, 8, 8, 4), tensor(3, 3, 2, 6)]),
    "depthwise": (conv((1, 1), "VALID", groups=4), [tensor(1, 8, 8, 4), tensor(3, 3, 1, 4)]),
    "depthwise_two": (conv((1, 1), "VALID", groups=4), [tensor(1, 8, 8, 4), tensor(3, 3, 1, 8)]),
    "batch_grouped": (conv((1, 1), "VALID", batch_groups=2),
                      [tensor(4, 8, 8, 3), tensor(3, 3, 3, 6)]),
    "negative": (conv((1, 1), [(-1, -2), (0, -1)]), [tensor(1, 9, 9, 4), tensor(3, 3, 4, 6)]),
    "same": (conv((1, 1), "SAME"), [tensor(1, 8, 8, 4), tensor(3, 3, 4, 6)]),
    "dilated_base": (conv((1, 1), [(1, 1), (0, 0)], base=(2, 3)),
                     [tensor(1, 5, 5, 4), tensor(3, 3, 4, 6)]),
    "dilated_window": (conv((1, 1), "VALID", window=(2, 3)),
                       [tensor(1, 9, 9, 4), tensor(3, 3, 4, 6)]),
    "dilated_both": (conv((2, 1), [(0, 1), (-1, 2)], base=(2, 1), window=(1, 2)),
                     [tensor(1, 6, 8, 4), tensor(3, 2, 4, 6)]),
    "gather": (lambda x, i: x[i] * 2.0, [tensor(100, 16), tensor(7, dtype=i32)]),
    "gather_windows": (gather((1, 3, 4), offset_dims=(0, 2), collapsed_slice_dims=(0,),
                              start_index_map=(0, 1)),
                       [tensor(5, 6, 4), tensor(7, 2, dtype=i32)]),
    "gather_map": (gather((2, 1), offset_dims=(1,), collapsed_slice_dims=(1,),
                          start_index_map=(1, 0)),
                   [tensor(8, 9), tensor(5, 2, dtype=i32)]),
    "gather_batches": (gather((1, 1, 4), offset_dims=(2,), collapsed_slice_dims=(1,),
                              start_index_map=(1,), operand_batching_dims=(0,),
                              start_indices_batching_dims=(0,)),
                       [tensor(3, 6, 4), tensor(3, 5, 1, dtype=i32)]),
    "scatter": (lambda x, i, u: x.at[i].add(u),
                [tensor(100, 16), tensor(7, dtype=i32), tensor(7, 16)]),
    "scatter_set": (scatter(lax.scatter, update_window_dims=(1,), inserted_window_dims=(0,),
                            scatter_dims_to_operand_dims=(0,)),
                    [tensor(100, 16), tensor(7, 1, dtype=i32), tensor(7, 16)]),
    "scatter_windows": (scatter(lax.scatter_mul, update_window_dims=(1,),
                                inserted_window_dims=(0, 1), scatter_dims_to_operand_dims=(0, 1)),
                        [tensor(5, 6, 4), tensor(7, 2, dtype=i32), tensor(7, 4)]),
    "scatter_map": (scatter(lax.scatter_max, update_window_dims=(), inserted_window_dims=(0, 1),
                            scatter_dims_to_operand_dims=(1, 0)),
                    [tensor(8, 9), tensor(5, 2, dtype=i32), tensor(5)]),
    "update": (lambda x, u, i: lax.dynamic_update_slice(x, u * 2.0, (i, 0)),
               [tensor(8, 8), tensor(2, 8), tensor(dtype=i32)]),
    "dynamic_slice": (lambda x, i: lax.dynamic_slice(x, (i, 0), (2, 8)) * 2.0,
                      [tensor(8, 8), tensor(dtype=i32)]),
    "cond": (lambda p, x: lax.cond(p, jnp.sin, lambda a: a + a, x),
             [tensor(dtype=jnp.bool_), tensor(8)]),
    "switch": (lambda i, x: lax.switch(i, [jnp.sin, lambda a: a + a, lambda a: a * a * a], x),
               [tensor(dtype=i32), tensor(8)]),
    "while": (lambda x: lax.while_loop(lambda s: s[0] < 10,
                                       lambda s: (s[0] + 1, jnp.tanh(s[1])), (0, x))[1],
              [tensor(8)]),
    "fori": (lambda x: lax.fori_loop(2, 7, lambda i, a: a * a + a, x), [tensor(4, 4)]),
    "scan": (lambda x, xs: lax.scan(lambda c, a: (c @ a, jnp.sum(c)), x, xs),
             [tensor(4, 4), tensor(6, 4, 4)]),
    "sort": (lambda x: lax.sort(x, dimension=1), [tensor(4, 8)]),
    "sort_keys": (lambda x, y: lax.sort((x, y), dimension=0, num_keys=1),
                  [tensor(8, 3), tensor(8, 3, dtype=i32)]),
    "top_k": (lambda x: lax.top_k(x, 3), [tensor(4, 8)]),
    "cumsum": (lambda x: lax.cumsum(x, axis=1), [tensor(2, 6)]),
    "pool": (lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1),
                                         "VALID"), [tensor(1, 8, 8, 3)]),
    "pool_same": (lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1),
                                              "SAME"), [tensor(1, 8, 8, 3)]),
    "window_dilated": (lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 1), "VALID",
                                                   window_dilation=(2, 1)), [tensor(6, 5)]),
    "window_base": (lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 1), "VALID",
                                                base_dilation=(2, 1)), [tensor(6, 5)]),
    "window_variadic": (window_pair, [tensor(6, 9), tensor(6, 9)]),
    "rfft": (lambda x: jnp.fft.rfft(x), [tensor(4, 8)]),
    "clip": (lambda x: lax.clamp(0.0, x, 1.0), [tensor(4, 8)]),
    "threefry": (random_bits(lax.RandomAlgorithm.RNG_THREE_FRY), [tensor(4, dtype=jnp.uint32)]),
    "philox": (random_bits(lax.RandomAlgorithm.RNG_PHILOX), [tensor(4, dtype=jnp.uint32)]),
}

# One op each


def op(name, operands, results, attributes="", region=""):
    """A program that is one op; `operands` and `results` are types."""
    arguments = ", ".join(f"%{number}: {type}" for number, type in enumerate(operands))
    values = ", ".join(f"%{number}" for number in range(len(operands)))
    results = results if isinstance(results, list) else [results]
    types = ", ".join(results)
    assigned, returned = "", ""
    if results:
        assigned = f"%r:{len(results)} = "
        returned = ", ".join(f"%r#{number}" for number in range(len(results))) + " : " + types
    return (f"func.func @main({arguments}) -> ({types}) {{\n"
            f"  {assigned}\"{name}\"({values}) {f'<{{{attributes}}}>' if attributes else ''} "
            f"{region} : ({', '.join(operands)}) -> ({types})\n"
            f"  return {returned}\n}}\n")


F, I, C, B = "tensor<4x8xf32>", "tensor<4x8xi32>", "tensor<4x8xcomplex<f32>>", "tensor<4x8xi1>"

OPS = {}
for names, operand in [
        ("abs cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic "
         "negate round_nearest_afz round_nearest_even rsqrt sign sine sqrt tanh", F),
        ("abs count_leading_zeros negate not popcnt sign", I),
        ("cosine exponential exponential_minus_one log log_plus_one logistic negate rsqrt sign sine "
         "sqrt tanh", C)]:
    for name in names.split():
        OPS[f"{name} {operand[10:-1]}"] = op("stablehlo." + name, [operand], operand)
for names, operand in [
        ("add atan2 divide maximum minimum multiply power remainder subtract", F),
        ("add and divide maximum minimum multiply or power remainder shift_left "
         "shift_right_arithmetic shift_right_logical subtract xor", I),
        ("add atan2 divide multiply power subtract", C)]:
    for name in names.split():
        OPS[f"{name} {operand[10:-1]}"] = op("stablehlo." + name, [operand] * 2, operand)
for name in ("acos acosh asin asinh atan atanh bessel_i1e cosh digamma erf erf_inv erfc lgamma "
             "sinh square").split():
    OPS[f"chlo.{name}"] = op("chlo." + name, [F], F)
for name in "polygamma zeta".split():
    OPS[f"chlo.{name}"] = op("chlo." + name, [F, F], F)
for names, operand in [
        ("add atan2 divide maximum minimum multiply polygamma power remainder subtract zeta", F),
        ("and or shift_left shift_right_arithmetic shift_right_logical xor", I)]:
    for name in names.split():
        OPS[f"chlo.broadcast_{name}"] = op(f"chlo.broadcast_{name}",
                                           [operand, operand.replace("4x", "")], operand)
OPS.update({
    "chlo.conj": op("chlo.conj", [C], C),
    "chlo.is_inf": op("chlo.is_inf", [F], B),
    "chlo.is_pos_inf": op("chlo.is_pos_inf", [F], B),
    "chlo.is_neg_inf": op("chlo.is_neg_inf", [F], B),
    "chlo.constant_like": op("chlo.constant_like", [F], F, "value = 2.0 : f32"),
    "chlo.broadcast_compare": op("chlo.broadcast_compare", [F, "tensor<8xf32>"], B,
                                 "comparison_direction = #chlo<comparison_direction LT>"),
    "chlo.broadcast_select": op("chlo.broadcast_select", ["tensor<8xi1>", F, F], F),
    "chlo.broadcast_complex": op("chlo.broadcast_complex", [F, "tensor<8xf32>"], C),
    "chlo.constant": op("chlo.constant", [], F, "value = dense<1.0> : tensor<4x8xf32>"),
    "abs complex": op("stablehlo.abs", [C], F),
    "is_finite": op("stablehlo.is_finite", [F], B),
    "clamp": op("stablehlo.clamp", [F, F, F], F),
    "clamp scalars": op("stablehlo.clamp", ["tensor<f32>", F, "tensor<f32>"], F),
    "compare": op("stablehlo.compare", [F, F], B,
                  "comparison_direction = #stablehlo<comparison_direction LT>"),
    "compare complex": op("stablehlo.compare", [C, C], B,
                          "comparison_direction = #stablehlo<comparison_direction EQ>"),
    "select": op("stablehlo.select", [B, F, F], F),
    "select scalar": op("stablehlo.select", ["tensor<i1>", F, F], F),
    "convert": op("stablehlo.convert", [F], "tensor<4x8xf16>"),
    "convert integer": op("stablehlo.convert", [F], I),
    "reduce_precision": op("stablehlo.reduce_precision", [F], F,
                           "exponent_bits = 5 : i32, mantissa_bits = 10 : i32"),
    "complex": op("stablehlo.complex", [F, F], C),
    "real": op("stablehlo.real", [C], F),
    "imag": op("stablehlo.imag", [C], F),
    "map": op("stablehlo.map", [F, F], F, "dimensions = array<i64: 0, 1>", """({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %d = "stablehlo.add"(%c, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%d) : (tensor<f32>) -> ()
  })"""),
    "select_and_scatter": op(
        "stablehlo.select_and_scatter", [F, "tensor<2x4xf32>", "tensor<f32>"], F,
        "window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>", """({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b)
        <{comparison_direction = #stablehlo<comparison_direction GE>}>
        : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %d = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%d) : (tensor<f32>) -> ()
  })"""),
    "dot complex": op("stablehlo.dot_general", [C, "tensor<8x2xcomplex<f32>>"],
                      "tensor<4x2xcomplex<f32>>",
                      "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
                      "rhs_contracting_dimensions = [0]>"),
    "einsum": op("stablehlo.einsum", [F, "tensor<8x2xf32>"], "tensor<4x2xf32>",
                 'einsum_config = "ab,bc->ac"'),
    "einsum transposed": op("stablehlo.einsum", ["tensor<3x5x4xf32>", "tensor<4x2x5xf32>"],
                            "tensor<5x2x3xf32>", 'einsum_config = "abk,knb->bna"'),
    "einsum rows": op("stablehlo.einsum", [F, F], "tensor<4xf32>", 'einsum_config = "ab,ab->a"'),
    "if": op("stablehlo.if", ["tensor<i1>"], F, "", """({
    %x = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xf32>
    %y = "stablehlo.sine"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "stablehlo.return"(%y) : (tensor<4x8xf32>) -> ()
  }, {
    %x = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xf32>
    "stablehlo.return"(%x) : (tensor<4x8xf32>) -> ()
  })"""),
    "stablehlo.dot": op("stablehlo.dot", [F, "tensor<8x2xf32>"], "tensor<4x2xf32>"),
    "batch_norm_inference": op(
        "stablehlo.batch_norm_inference", [F] + ["tensor<8xf32>"] * 4, F,
        "epsilon = 0.001 : f32, feature_index = 1 : i64"),
    "batch_norm_training": op(
        "stablehlo.batch_norm_training", [F, "tensor<8xf32>", "tensor<8xf32>"],
        [F, "tensor<8xf32>", "tensor<8xf32>"],
        "epsilon = 0.001 : f32, feature_index = 1 : i64"),
    "torch_index_select": op("stablehlo.torch_index_select", [F, "tensor<3xi32>"],
                             "tensor<3x8xf32>", "batch_dims = 0 : i64, dim = 0 : i64"),
    "transpose": op("stablehlo.transpose", [F], "tensor<8x4xf32>",
                    "permutation = array<i64: 1, 0>"),
    "reshape": op("stablehlo.reshape", [F], "tensor<32xf32>"),
    "bitcast_convert": op("stablehlo.bitcast_convert", [F], I),
    "broadcast": op("stablehlo.broadcast", ["tensor<8xf32>"], F, "broadcast_sizes = array<i64: 4>"),
    "broadcast_in_dim": op("stablehlo.broadcast_in_dim", ["tensor<8xf32>"], F,
                           "broadcast_dimensions = array<i64: 1>"),
    "concatenate": op("stablehlo.concatenate", [F, F], "tensor<8x8xf32>", "dimension = 0 : i64"),
    "reverse": op("stablehlo.reverse", [F], F, "dimensions = array<i64: 0>"),
    "pad": op("stablehlo.pad", [F, "tensor<f32>"], "tensor<7x10xf32>",
              "edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 2, 2>, "
              "interior_padding = array<i64: 0, 0>"),
    "pad interior": op("stablehlo.pad", [F, "tensor<f32>"], "tensor<7x8xf32>",
                       "edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, "
                       "interior_padding = array<i64: 1, 0>"),
    "pad negative": op("stablehlo.pad", [F, "tensor<f32>"], "tensor<3x8xf32>",
                       "edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, "
                       "interior_padding = array<i64: 0, 0>"),
    "slice": op("stablehlo.slice", [F], "tensor<2x4xf32>", "start_indices = array<i64: 0, 0>, "
                "limit_indices = array<i64: 4, 8>, strides = array<i64: 2, 2>"),
    "optimization_barrier": op("stablehlo.optimization_barrier", [F], F),
    "iota": op("stablehlo.iota", [], I, "iota_dimension = 0 : i64"),
    "dynamic_broadcast_in_dim": op("stablehlo.dynamic_broadcast_in_dim",
                                   ["tensor<8xf32>", "tensor<2xi32>"], F,
                                   "broadcast_dimensions = array<i64: 1>"),
    "dynamic_iota": op("stablehlo.dynamic_iota", ["tensor<2xi32>"], I, "iota_dimension = 0 : i64"),
    "real_dynamic_slice": op("stablehlo.real_dynamic_slice", [F] + ["tensor<2xi32>"] * 3,
                             "tensor<?x?xf32>"),
})

# What StableHLO rewrites


def dynamic(name, operands, result, sizes, attributes=""):
    """A program that is one op, whose last operands are constants."""
    text = op(name, operands + [type for _, type in sizes], result, attributes)
    constants = ""
    for number, (value, type) in enumerate(sizes, len(operands)):
        text = text.replace(f", %{number}: {type}", "", 1)
        constants += (f"  %{number} = \"stablehlo.constant\"() "
                      f"<{{value = dense<{value}> : {type}}}> : () -> {type}\n")
    return text.replace("{\n", "{\n" + constants, 1)


STATIC = "func.func(stablehlo-canonicalize-dynamism)"
REWRITTEN = {
    "dynamic_pad": (dynamic("stablehlo.dynamic_pad", [F, "tensor<f32>"], "tensor<7x8xf32>",
                            [("[1, 0]", "tensor<2xi64>"), ("[2, 0]", "tensor<2xi64>"),
                             ("0", "tensor<2xi64>")]), STATIC),
    "dynamic_reshape": (dynamic("stablehlo.dynamic_reshape", [F], "tensor<32xf32>",
                                [("32", "tensor<1xi64>")]), STATIC),
    "dynamic_conv": (dynamic(
        "stablehlo.dynamic_conv", ["tensor<1x8x8x4xf32>", "tensor<3x3x4x6xf32>"],
        "tensor<1x7x6x6xf32>", [("[[1, 0], [0, 0]]", "tensor<2x2xi64>")],
        "batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = "
        "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>"), STATIC),
    "dynamic_gather": (dynamic(
        "stablehlo.dynamic_gather", ["tensor<5x4xf32>", "tensor<2x1xi32>"], "tensor<2x4xf32>",
        [("[1, 4]", "tensor<2xi64>")], "indices_are_sorted = false, dimension_numbers = "
        "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
        "start_index_map = [0], index_vector_dim = 1>"), STATIC),
    "composite": (op("stablehlo.composite", [F, F], F,
                     'name = "own.add_exponential", decomposition = @body') + """
func.func private @body(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.exponential"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "stablehlo.add"(%0, %y) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
""", "func.func(stablehlo-legalize-composite-to-call)"),
}
