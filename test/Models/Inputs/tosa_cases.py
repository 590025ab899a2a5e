"""Writes functions of one tosa op each, `tosa_cases.py GROUP`, for the groups in
GROUPS; `tosa_cases.py check OPS FOLDER` fails if a registered op has no case.

Longer than 450 lines: a list of cases, with little code."""

import glob
import itertools
import re
import sys

# Ops without a case, as upstream lowers them to nothing that counts or not at
# all. A file tosa*.mlir beside this folder tests them.
NO_CASE = {
    "apply_scale": "a scalar op, tested in the bodies of rescale and avg_pool2d",
    "custom": "has no meaning of its own: unmodelled",
    "const": "free, in most cases as an operand",
    "const_shape": "free, in most cases as an operand",
    "yield": "a terminator",
    "cond_if": "control flow",
    "while_loop": "control flow",
    "variable": "state, lowered to ml_program",
    "variable_read": "state, lowered to ml_program",
    "variable_write": "state, lowered to ml_program",
    "scatter": "not lowered to linalg",
    "cast_from_block_scaled": "not lowered to linalg",
    "cast_to_block_scaled": "not lowered to linalg",
    "matmul_t_block_scaled": "not lowered to linalg",
    # Addressing, not lowered to linalg.
    **dict.fromkeys(
        "add_shape concat_shape dim div_ceil_shape div_floor_shape exp2_shape "
        "log2_ceil_shape log2_floor_shape max_shape min_shape mod_shape "
        "mul_shape slice_shape sub_shape".split(), "addressing"),
}

FUNCTIONS = []


def tensor(shape, element):
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}{element}>"


class Arg:
    def __init__(self, shape, element):
        self.type = tensor(shape, element)


class Const:
    """A constant tensor of rank 1; one value is a splat."""

    def __init__(self, element, *values):
        self.type = tensor([len(values)], element)
        values = [f"{v}.0" if element[0] in "bf" else str(v) for v in values]
        text = values[0] if len(values) == 1 else f"[{', '.join(values)}]"
        self.text = (f'"tosa.const"() <{{values = dense<{text}> : {self.type}}}>'
                     f" : () -> {self.type}")


class Shape:
    def __init__(self, *values):
        self.type = f"!tosa.shape<{len(values)}>"
        self.text = (f"tosa.const_shape {{values = dense<{list(values)}> : "
                     f"tensor<{len(values)}xindex>}} : () -> {self.type}")


def case(op, operands, results, attributes=""):
    """One function; an operand that occurs twice is one argument."""
    results = results if isinstance(results, list) else [results]
    names, arguments, body = {}, [], []
    for operand in operands:
        if operand in names:
            continue
        names[operand] = f"%v{len(names)}"
        if isinstance(operand, Arg):
            arguments.append(f"{names[operand]}: {operand.type}")
        else:
            body.append(f"  {names[operand]} = {operand.text}")
    result = results[0] if len(results) == 1 else f"({', '.join(results)})"
    used = ", ".join(names[operand] for operand in operands)
    types = ", ".join(operand.type for operand in operands)
    attributes = f" {{{attributes}}}" if attributes else ""
    body.append(f"  %r:{len(results)} = tosa.{op} {used}{attributes}"
                f" : ({types}) -> {result}")
    returned = ", ".join(f"%r#{i}" for i in range(len(results)))
    FUNCTIONS.append(
        f"func.func @{op}_{len(FUNCTIONS)}({', '.join(arguments)}) -> {result} "
        + "{\n" + "\n".join(body)
        + f"\n  return {returned} : {', '.join(results)}\n}}\n")


def join(values):
    return ", ".join(str(value) for value in values)


# Operand shapes and result shape: equal, broadcast one way, the other, both
# ways, dynamic, extent 1, rank 0.
BROADCASTS = [([2, 3], [2, 3], [2, 3]), ([2, 1], [2, 3], [2, 3]),
              ([2, 3], [1, 3], [2, 3]), ([2, 1], [1, 3], [2, 3]),
              (["?", 3], ["?", 3], ["?", 3]), ([1, 1], [1, 1], [1, 1]),
              ([], [], [])]


def unary(op, element, attributes=""):
    for shape in ([2, 3], ["?", 3], []):
        case(op, [Arg(shape, element)], tensor(shape, element), attributes)


def binary(op, element, result=None, attributes="", shift=None):
    for lhs, rhs, shape in BROADCASTS:
        more = [] if shift is None else [Const("i8", shift)]
        case(op, [Arg(lhs, element), Arg(rhs, element)] + more,
             tensor(shape, result or element), attributes)
    if result == "i1":
        return  # Upstream folds x == x.
    both = Arg([4], element)
    more = [] if shift is None else [Const("i8", shift)]
    case(op, [both, both] + more, tensor([4], result or element), attributes)


def elementwise():
    for op in ("ceil cos erf exp floor log reciprocal rsqrt sigmoid sin "
               "tanh").split():
        for element in ("f32", "f16", "bf16"):
            unary(op, element)
    for element in ("f32", "i8", "i32", "i64"):
        unary("abs", element)
    unary("bitwise_not", "i16")
    unary("clz", "i32")
    unary("logical_not", "i1")
    for op, element in itertools.product(
            ("add", "sub", "maximum", "minimum"), ("f32", "bf16", "i8", "i32")):
        binary(op, element)
    for op, element in itertools.product(("maximum", "minimum"), ("f32", "i32")):
        binary(op, element, attributes="nan_mode = IGNORE")
    binary("pow", "f32")
    for op in ("bitwise_and", "bitwise_or", "bitwise_xor", "logical_left_shift",
               "logical_right_shift"):
        for element in ("i8", "i32"):
            binary(op, element)
    for element, rounds in itertools.product(("i8", "i16", "i32"),
                                             ("true", "false")):
        binary("arithmetic_right_shift", element, attributes=f"round = {rounds}")
    for element in ("i32", "i64"):
        binary("intdiv", element)
    for op in ("logical_and", "logical_or", "logical_xor"):
        binary(op, "i1")
    for op, element in itertools.product(("equal", "greater", "greater_equal"),
                                         ("f32", "i32")):
        binary(op, element, result="i1")
    for element in ("f32", "i8"):
        for a, b, shape in BROADCASTS:
            case("select", [Arg(a, "i1"), Arg(b, element), Arg(shape, element)],
                 tensor(shape, element))
    for element in ("f32", "f16", "i8", "i32"):
        binary("mul", element, shift=0)
    for element in ("i8", "i16"):
        binary("mul", element, result="i32", shift=0)
    binary("mul", "i32", shift=5)
    case("mul", [Arg([4], "i32"), Arg([4], "i32"), Arg([1], "i8")],
         tensor([4], "i32"))
    unary("clamp", "f32", "min_val = 0.0 : f32, max_val = 6.0 : f32")
    unary("clamp", "f32",
          "min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE")
    unary("clamp", "i8", "min_val = -5 : i8, max_val = 7 : i8")
    unary("clamp", "i32",
          "min_val = -5 : i32, max_val = 7 : i32, nan_mode = IGNORE")


def quantised():
    for element in ("f32", "f16", "i8", "i16", "i32", "i64"):
        case("negate", [Arg([2, 3], element), Const(element, 0),
                        Const(element, 0)], tensor([2, 3], element))
        case("negate", [Arg([6], element), Arg([1], element), Arg([1], element)],
             tensor([6], element))
    for zeros in ((3, -4), (-128, 0), (-128, -128), (127, 127)):
        case("negate", [Arg([6], "i8")] + [Const("i8", zero) for zero in zeros],
             tensor([6], "i8"))
    # Upstream can't convert between floats of one width.
    types = ("i1 i8 i16 i32 i64 f16 bf16 f32 f64 f8E4M3FN f8E5M2").split()
    same_width = ({"f16", "bf16"}, {"f8E4M3FN", "f8E5M2"})
    for source, target in itertools.product(types, types):
        if {source, target} not in same_width:
            case("cast", [Arg([2, 3], source)], tensor([2, 3], target))
    case("cast", [Arg(["?", 3], "f32")], tensor(["?", 3], "i8"))
    case("table", [Arg([2, 3], "i8"), Arg([256], "i8")], tensor([2, 3], "i8"))
    case("table", [Arg([2, 3], "i16"), Arg([513], "i16")],
         tensor([2, 3], "i32"))
    case("table", [Arg(["?", 3], "i8"), Arg([256], "i8")],
         tensor(["?", 3], "i8"))
    rescales()


def rescale(source, target, multiplier, shift, zeros=(0, 0), scale32=True,
            double=False, per_channel=False, unsigned=(False, False),
            known=True, shape=(2, 3)):
    factor = "i32" if scale32 else "i16"
    if known:
        more = [Const(factor, *multiplier), Const("i8", *shift),
                Const(source, zeros[0]), Const(target, zeros[1])]
    else:
        more = [Arg([len(multiplier)], factor), Arg([len(shift)], "i8"),
                Arg([1], source), Arg([1], target)]
    rounding = "DOUBLE_ROUND" if double else "SINGLE_ROUND"
    flags = join(f"{name} = {str(value).lower()}" for name, value in (
        ("scale32", scale32), ("per_channel", per_channel),
        ("input_unsigned", unsigned[0]), ("output_unsigned", unsigned[1])))
    case("rescale", [Arg(shape, source)] + more, tensor(shape, target),
         f"rounding_mode = {rounding}, {flags}")


def rescales():
    ints = ("i8", "i16", "i32")
    for source, target in itertools.product(ints, ints):
        for shift, double in itertools.product((28, 38), (False, True)):
            rescale(source, target, [1376784203], [shift], double=double)
        rescale(source, target, [19689], [15], scale32=False)
        rescale(source, target, [0], [0], double=True, known=False)
        rescale(source, target, [0] * 3, [0] * 3, scale32=False,
                per_channel=True, known=False)
    for target in ("i8", "i32"):
        rescale("i48", target, [19689], [38], scale32=False)
    for unsigned in ((False, True), (True, False)):
        rescale("i8", "i8", [1376784203], [38], (17, 22), unsigned=unsigned)
    rescale("i16", "i8", [1376784203], [38], (0, 22), unsigned=(True, False))
    for shifts, double in itertools.product(([14, 15, 18], [14, 35, 38]),
                                            (False, True)):
        rescale("i32", "i8", [42, 43, 44], shifts, (0, -52), double=double,
                per_channel=True)
    rescale("i32", "i8", [42], [38], double=True, shape=("?", 3))
    rescale("i32", "i8", [42], [38], per_channel=True, shape=(4, 1))


def reductions():
    for op, element in itertools.product(
            ("sum", "product", "max", "min"),
            ("f32", "f16", "bf16", "i8", "i32")):
        case(f"reduce_{op}", [Arg([2, 3, 4], element)],
             tensor([2, 1, 4], element), "axis = 1 : i32")
    for op in ("sum", "product", "max", "min"):
        for shape, axis in (([5], 0), (["?", 4], 0), ([3, "?"], 0), ([3, 1], 1)):
            result = [1 if dim == axis else e for dim, e in enumerate(shape)]
            case(f"reduce_{op}", [Arg(shape, "f32")], tensor(result, "f32"),
                 f"axis = {axis} : i32")
    for op, element, axis in itertools.product(("max", "min"), ("f32", "i8"),
                                               (0, 1, 2)):
        result = [1 if dim == axis else e for dim, e in enumerate([2, 3, 1])]
        case(f"reduce_{op}", [Arg([2, 3, 1], element)], tensor(result, element),
             f"axis = {axis} : i32, nan_mode = IGNORE")
    for op, shape in itertools.product(("all", "any"), ([2, 3, 4], [2, "?", 1])):
        case(f"reduce_{op}", [Arg(shape, "i1")],
             tensor([shape[0], 1, shape[2]], "i1"), "axis = 1 : i32")
    for element, mode in itertools.product(("f32", "bf16", "i8", "i32"),
                                           ("PROPAGATE", "IGNORE")):
        for axis, result in ((0, [4]), (1, [3])):
            case("argmax", [Arg([3, 4], element)], tensor(result, "i32"),
                 f"axis = {axis} : i32, nan_mode = {mode}")
    case("argmax", [Arg([3, "?"], "f32")], tensor([3], "i32"), "axis = 1 : i32")
    case("argmax", [Arg([5], "f32")], tensor([], "i32"), "axis = 0 : i32")
    case("argmax", [Arg([3, 2], "f32")], tensor([3], "i64"), "axis = 1 : i32")
    for shape, result in (([2, 4, 8], [2, 4, 5]), (["?"] * 3, ["?"] * 3),
                          ([2, 1, 1], [2, 1, 1])):
        case("rfft2d", [Arg(shape, "f32")], [tensor(result, "f32")] * 2)
        for inverse in ("true", "false"):
            case("fft2d", [Arg(shape, "f32"), Arg(shape, "f32")],
                 [tensor(shape, "f32")] * 2, f"inverse = {inverse}")


# Height, width, kernel, padding, stride, dilation.
WINDOWS = [
    (6, 5, (3, 2), (0, 0, 0, 0), (1, 1), (1, 1)),
    (6, 6, (3, 3), (1, 1, 1, 1), (1, 1), (1, 1)),
    (7, 8, (3, 2), (1, 1, 0, 0), (2, 2), (1, 1)),
    (7, 8, (1, 1), (0, 0, 0, 1), (2, 2), (1, 1)),  # stride > kernel
    (10, 11, (2, 2), (0, 0, 0, 0), (4, 3), (1, 1)),
    (9, 9, (3, 3), (2, 2, 2, 2), (1, 2), (2, 2)),
    (4, 4, (3, 3), (5, 5, 0, 3), (1, 1), (1, 1)),  # windows on padding alone
    (1, 1, (1, 1), (0, 0, 0, 0), (1, 1), (1, 1)),
    (5, 5, (2, 3), (0, 1, 2, 0), (1, 1), (3, 2)),
    (3, 3, (3, 3), (2, 2, 2, 2), (4, 4), (1, 1)),
]


def count_outputs(extent, kernel, padding, stride, dilation):
    return (extent + sum(padding) - dilation * (kernel - 1) - 1) // stride + 1


def conv(op, shape, weight, result, types, padding, stride, dilation=None,
         zeros=(0, 0), bias=None):
    """`types`: input, weight, bias, accumulator, result."""
    source, factor, added, accumulator, target = types
    name = "out_pad" if dilation is None else "pad"
    attributes = (f"acc_type = {accumulator}, {name} = array<i64: {join(padding)}>"
                  f", stride = array<i64: {join(stride)}>")
    if dilation is not None:
        attributes += f", dilation = array<i64: {join(dilation)}>"
    case(op, [Arg(shape, source), Arg(weight, factor),
              Arg([bias or result[-1]], added), Const(source, zeros[0]),
              Const(factor, zeros[1])], tensor(result, target), attributes)


F32 = ("f32",) * 5
I8 = ("i8", "i8", "i32", "i32", "i32")


def convs():
    both = (("conv2d", lambda h, w: [4, h, w, 3], 4),
            ("depthwise_conv2d", lambda h, w: [h, w, 3, 2], 6))
    for op, weight, channels in both:
        for h, w, k, p, s, d in WINDOWS:
            result = [2, count_outputs(h, k[0], p[:2], s[0], d[0]),
                      count_outputs(w, k[1], p[2:], s[1], d[1]), channels]
            for types, zeros in ((F32, (0, 0)), (I8, (5, -3))):
                conv(op, [2, h, w, 3], weight(*k), result, types, p, s, d, zeros)
        same = ((1, 1, 1, 1), (1, 1), (1, 1))
        shape, result = [1, 6, 6, 3], [1, 6, 6, channels]
        for types in (("f16",) * 5, ("f16", "f16", "f16", "f32", "f16"),
                      ("bf16", "bf16", "bf16", "f32", "bf16"),
                      ("f8E4M3FN", "f8E4M3FN", "f16", "f16", "f16"), I8,
                      ("i8", "i4", "i32", "i32", "i32"),
                      ("i16", "i8", "i48", "i48", "i48")):
            conv(op, shape, weight(3, 3), result, types, *same)
        for zeros in ((1, 0), (0, 1)):
            conv(op, shape, weight(3, 3), result, I8, *same, zeros=zeros)
        conv(op, shape, weight(3, 3), result, I8, *same, bias=1)
        conv(op, shape, weight(3, 3), result, F32, *same, bias=1)
        for padding in ((1, 1, 1, 1), (0, 0, 2, 2)):
            conv(op, ["?", 6, 6, 3], weight(3, 3),
                 ["?", 4 + sum(padding[:2]), 4 + sum(padding[2:]), channels],
                 F32, padding, (1, 1), (1, 1))
    for extents, kernel, p, s, d in (
            ((4, 5, 6), (1, 1, 1), (0,) * 6, (1, 1, 1), (1, 1, 1)),
            ((4, 5, 6), (2, 3, 3), (0, 0, 1, 1, 2, 2), (1, 1, 1), (1, 1, 1)),
            ((7, 5, 6), (3, 1, 2), (0,) * 6, (2, 2, 2), (2, 1, 1)),
            ((3, 3, 3), (3, 3, 3), (1,) * 6, (2, 2, 2), (1, 1, 1))):
        spatial = [count_outputs(extents[i], kernel[i], p[2 * i:2 * i + 2], s[i],
                                 d[i]) for i in range(3)]
        for types, zeros in ((F32, (0, 0)), (I8, (0, 0)), (I8, (5, -3))):
            conv("conv3d", [2, *extents, 3], [4, *kernel, 3], [2, *spatial, 4],
                 types, p, s, d, zeros)
    matmuls()
    pools()


def matmul(a, b, result, element, target, zeros=(0, 0)):
    case("matmul", [Arg(a, element), Arg(b, element), Const(element, zeros[0]),
                    Const(element, zeros[1])], tensor(result, target))


def matmuls():
    shapes = ([2, 3, 4], [2, 4, 5], [2, 3, 5])
    for element, target in (("f32", "f32"), ("f16", "f16"), ("f16", "f32"),
                            ("bf16", "f32"), ("f8E4M3FN", "f16"), ("i8", "i32"),
                            ("i16", "i48")):
        matmul(*shapes, element, target)
    for zeros in ((3, 0), (0, 3), (3, -7)):
        matmul(*shapes, "i8", "i32", zeros)
    matmul(*[["?"] * 3] * 3, "f32", "f32")
    matmul(["?", 3, 4], ["?", 4, 5], ["?", 3, 5], "i8", "i32", (3, -7))
    matmul(*[[1] * 3] * 3, "f32", "f32")
    matmul([1, 1, 8], [1, 8, 1], [1, 1, 1], "f32", "f32")


def pools():
    averages = (("f32", "f32", (0, 0)), ("f16", "f32", (0, 0)),
                ("f16", "f16", (0, 0)), ("bf16", "f32", (0, 0)),
                ("i8", "i32", (0, 0)), ("i8", "i32", (5, 0)),
                ("i8", "i32", (0, -6)), ("i8", "i32", (5, 7)),
                ("i16", "i32", (0, 0)))
    for h, w, k, p, s in (
            (6, 6, (2, 2), (0, 0, 0, 0), (2, 2)),
            (6, 6, (3, 3), (1, 1, 1, 1), (1, 1)),
            (7, 8, (3, 2), (1, 1, 0, 0), (2, 2)),
            (7, 7, (1, 1), (0, 0, 0, 0), (3, 2)),  # stride > kernel
            (5, 5, (3, 3), (2, 2, 1, 1), (2, 1)),
            (1, 1, (1, 1), (0, 0, 0, 0), (1, 1))):
        shape = [2, h, w, 3]
        result = [2, count_outputs(h, k[0], p[:2], s[0], 1),
                  count_outputs(w, k[1], p[2:], s[1], 1), 3]
        window = (f"kernel = array<i64: {join(k)}>, pad = array<i64: {join(p)}>, "
                  f"stride = array<i64: {join(s)}>")
        for element, mode in itertools.product(("f32", "f16", "i8", "i16"),
                                               ("PROPAGATE", "IGNORE")):
            case("max_pool2d", [Arg(shape, element)], tensor(result, element),
                 f"{window}, nan_mode = {mode}")
        for element, accumulator, zeros in averages:
            case("avg_pool2d", [Arg(shape, element), Const(element, zeros[0]),
                                Const(element, zeros[1])],
                 tensor(result, element), f"{window}, acc_type = {accumulator}")
    window = ("kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, "
              "stride = array<i64: 1, 1>")
    shape = ["?", 6, 6, 3]
    case("max_pool2d", [Arg(shape, "f32")], tensor(shape, "f32"), window)
    case("avg_pool2d", [Arg(shape, "f32"), Const("f32", 0), Const("f32", 0)],
         tensor(shape, "f32"), window + ", acc_type = f32")


def transpose_convs():
    # Input, kernel, output padding, stride.
    for i, k, p, s in (((4, 5), (3, 2), (0, 0, 0, 0), (1, 1)),
                       ((4, 5), (3, 3), (0, 0, 0, 0), (2, 2)),
                       ((4, 5), (3, 3), (-1, -1, -1, -1), (2, 2)),
                       ((4, 4), (2, 2), (0, 0, 0, 0), (2, 2)),
                       ((4, 4), (3, 3), (-1, -1, -1, -1), (1, 1)),
                       ((3, 4), (3, 2), (1, 2, 0, 3), (1, 1)),
                       ((3, 4), (3, 2), (1, 2, 0, 3), (2, 3)),
                       ((3, 3), (1, 1), (0, 0, 0, 0), (2, 2)),
                       ((3, 3), (4, 5), (-3, -1, 0, -2), (3, 1)),
                       ((1, 1), (1, 1), (0, 0, 0, 0), (1, 1))):
        spatial = [(i[x] - 1) * s[x] + k[x] + p[2 * x] + p[2 * x + 1]
                   for x in range(2)]
        for types, zeros in ((F32, (0, 0)), (I8, (0, 0)), (I8, (5, -3)),
                             (("f16", "f16", "f16", "f32", "f16"), (0, 0))):
            conv("transpose_conv2d", [2, *i, 3], [4, *k, 3], [2, *spatial, 4],
                 types, p, s, zeros=zeros)


def resizes():
    # Height, width, scale, offset, border.
    for h, w, scale, offset, border in (
            (2, 2, (4, 2, 4, 2), (-1, -1), (1, 1)),
            (3, 4, (2, 1, 2, 1), (0, 0), (0, 0)),
            (1, 1, (4, 2, 4, 2), (0, 0), (0, 0)),
            (1, 4, (4, 2, 2, 1), (0, 0), (0, 0)),
            (4, 1, (2, 1, 4, 2), (0, 0), (0, 0)),
            (1, 1, (4, 2, 4, 2), (0, 0), (2, 2)),
            (5, 5, (1, 2, 1, 2), (0, 0), (0, 0)),
            (1, 2, (2, 2, 4, 2), (0, -1), (0, 1))):
        result = [2] + [((extent - 1) * scale[2 * x] - offset[x] + border[x])
                        // scale[2 * x + 1] + 1
                        for x, extent in enumerate((h, w))] + [3]
        for element, wide, mode in itertools.product(
                ("f32", "f16", "bf16", "i8", "i16"), ("",),
                ("NEAREST_NEIGHBOR", "BILINEAR")):
            wide = {"i8": "i32", "i16": "i48"}.get(element, element)
            target = element if mode == "NEAREST_NEIGHBOR" else wide
            # Upstream's lowering of one pixel to i48 is no valid IR.
            if (h, w, target) != (1, 1, "i48"):
                case("resize", [Arg([2, h, w, 3], element), Shape(*scale),
                                Shape(*offset), Shape(*border)],
                     tensor(result, target), f"mode = {mode}")
    case("resize", [Arg(["?", 2, 2, 1], "i8"), Shape(4, 2, 4, 2), Shape(-1, -1),
                    Shape(1, 1)], tensor(["?", 4, 4, 1], "i32"),
         "mode = BILINEAR")


def data():
    for element in ("f32", "i8"):
        case("concat", [Arg([2, 3], element), Arg([4, 3], element)],
             tensor([6, 3], element), "axis = 0 : i32")
        case("pad", [Arg(["?", 3], element), Shape(1, 2, 0, 3),
                     Const(element, 5)], tensor(["?", 6], element))
        case("pad", [Arg([2, 3], element), Shape(1, 2, 0, 3),
                     Arg([1], element)], tensor([5, 6], element))
        case("reshape", [Arg([2, 3], element), Shape(3, 2)],
             tensor([3, 2], element))
        case("reverse", [Arg(["?", 3], element)], tensor(["?", 3], element),
             "axis = 0 : i32")
        case("slice", [Arg([4, 6], element), Shape(1, 2), Shape(2, 3)],
             tensor([2, 3], element))
        case("tile", [Arg([2, 3], element), Shape(2, 3)],
             tensor([4, 9], element))
        case("transpose", [Arg([2, "?", 4], element)],
             tensor([4, 2, "?"], element), "perms = array<i32: 2, 0, 1>")
        case("gather", [Arg(["?", 5, 3], element), Arg(["?", 4], "i32")],
             tensor(["?", 4, 3], element))
        case("identity", [Arg([2, 3], element)], tensor([2, 3], element))
    resizes()


GROUPS = {"elementwise": elementwise, "quantised": quantised,
          "reductions": reductions, "convs": convs, "data": data,
          "transpose_convs": transpose_convs}


def check(ops_file, folder):
    """Every op of the dialect has a case or is in NO_CASE, and then a test."""
    with open(ops_file, encoding="utf-8") as file:
        modelled = dict(line.split() for line in file)
    registered = {name.removeprefix("tosa.") for name in modelled}
    for group in GROUPS.values():
        group()
    cases = set(re.findall(r"tosa\.(\w+) %", "".join(FUNCTIONS)))
    tests = ""
    for path in glob.glob(f"{folder}/tosa*.mlir"):
        with open(path, encoding="utf-8") as file:
            tests += file.read()
    errors = [f"no case: {op}" for op in registered - cases - NO_CASE.keys()]
    errors += [f"not registered: {op}"
               for op in (cases | NO_CASE.keys()) - registered]
    errors += [f"no test: {op}" for op in NO_CASE
               if not re.search(rf"tosa\.{op}\b", tests)]
    errors += [f"model: {name} {is_modelled}"
               for name, is_modelled in modelled.items()
               if (is_modelled == "modelled") == (name == "tosa.custom")]
    print("\n".join(sorted(errors)))
    sys.exit(bool(errors) or not registered)


if sys.argv[1] == "check":
    check(*sys.argv[2:])
GROUPS[sys.argv[1]]()
print("\n".join(FUNCTIONS))
