"""Writes the measured rows of public tables as MLIR functions.

Each row becomes one function whose last op is what was measured. With `warm` the
activations among its operands come from ops before it, not from arguments.
"""

import math
import re

from tables import Unexpressed, check_name

BITS = {"f32": 32, "f16": 16, "bf16": 16, "i8": 8, "i32": 32, "f8E4M3FN": 8,
        "f8E5M2": 8}
# Ops of one element (x, y: inputs, s: a scalar, r: the sum of the row). One fused kernel
# reads each input once and writes its output once, so the row-wise ops are one op with
# the arithmetic that each element takes part in (layernorm: two sums, centre, square,
# scale, shift), which writes the sums of the rows beside its output.
ADD, SUB, MUL, DIV = "arith.addf", "arith.subf", "arith.mulf", "arith.divf"
PAYLOADS = {
    "add": [(ADD, "x", "y")], "addu": [(ADD, "x", "s")],
    "mul": [(MUL, "x", "y")], "mulu": [(MUL, "x", "s")],
    "div": [(DIV, "x", "y")], "divu": [(DIV, "x", "s")],
    "pow": [("math.powf", "x", "y")], "powu": [("math.powf", "x", "s")],
    "relu": [("arith.maximumf", "x", "s")], "tanh": [("math.tanh", "x")],
    "sum": [(ADD, "x", "r")],  # Of each row, and nothing else.
    # x / 2 * (1 + erf(x / sqrt 2))
    "gelu": [(MUL, "x", "s"), ("math.erf", "0"), (ADD, "1", "s"), (MUL, "x", "s"),
             (MUL, "2", "3")],
    # x / (1 + exp(-x)) * y
    "silu_and_mul": [("arith.negf", "x"), ("math.exp", "0"), (ADD, "1", "s"),
                     (DIV, "x", "2"), (MUL, "3", "y")],
    "layernorm": [(ADD, "x", "r"), (SUB, "x", "s"), (MUL, "1", "1"), (ADD, "2", "0"),
                  (MUL, "3", "1"), (MUL, "4", "g"), (ADD, "5", "b")],
    "rmsnorm": [(MUL, "x", "x"), (ADD, "0", "r"), (MUL, "x", "1"), (MUL, "2", "g")],
}


def check_types(row, columns):
    for column in columns:
        for name in row[column].split("*"):
            check_name({**row, column: name}, column, BITS)


def tensor(shape, element):
    return f"tensor<{'x'.join([*map(str, shape), element])}>"


def write_function(name, arguments, body, result):
    """A function of the values %a, %b, ... that returns %r."""
    types = ", ".join(f"%{value}: {kind}" for value, kind in arguments)
    lines = "".join(f"  {line}\n" for line in body)
    return f"func.func @{name}({types}) -> {result} {{\n{lines}  return %r : {result}\n}}\n"


def write_producers(values):
    """Ops that write the (value, type) from an argument of the same type."""
    for value, kind in values:
        yield f"%{value}e = tensor.empty() : {kind}"
        yield (f"%{value} = linalg.exp ins(%{value}0 : {kind}) outs(%{value}e : {kind}) "
               f"-> {kind}")


def write_generic(name, loops, inputs, outputs, payload, warm=()):
    """A function with one linalg.generic. Loops are pairs of a name and whether it is
    parallel; inputs are triples (value, indices, type), and so are the outputs, of which
    the first is returned. Ops before it write the inputs named in `warm`, the first input
    last."""
    maps = ", ".join(f"affine_map<({', '.join(loop for loop, _ in loops)}) -> "
                     f"({', '.join(indices)})>" for _, indices, _ in (*inputs, *outputs))
    kinds = ", ".join('"parallel"' if parallel else '"reduction"' for _, parallel in loops)
    values = ", ".join(f"%{value}" for value, _, _ in inputs)
    types = ", ".join(kind for _, _, kind in inputs)
    scalars = [f"%{letter}: {re.split('[<x>]', kind)[-2]}"
               for letter, (_, _, kind) in zip("xyzwv", (*inputs, *outputs))]
    produced = [(value, kind) for value, _, kind in reversed(inputs) if value in warm]
    arguments = [(value + "0" * (value in warm), kind) for value, _, kind in inputs]
    results = [kind for _, _, kind in outputs]
    written = ", ".join(results)
    places = ", ".join(f"%{value}" for value, _, _ in outputs)
    return write_function(name, arguments, [
        *write_producers(produced),
        *(f"%{value} = tensor.empty() : {kind}" for value, _, kind in outputs),
        f"{', '.join(['%r', '%q'][:len(outputs)])} = linalg.generic "
        f"{{indexing_maps = [{maps}], iterator_types = [{kinds}]}}",
        f"    ins({values} : {types}) outs({places} : {written}) {{",
        f"^bb0({', '.join(scalars)}):", *payload, f"}} -> ({written})"], results[0])


def write_multiply_add(lhs, rhs, accumulator, result):
    """z + x * y in the accumulator's type."""
    lines = []

    def convert(value, source, target):
        if source == target:
            return value
        if target.startswith("i"):
            op = "arith.extsi" if BITS[source] < BITS[target] else "arith.trunci"
        else:
            op = "arith.extf" if BITS[source] < BITS[target] else "arith.truncf"
        lines.append(f"  {value}0 = {op} {value} : {source} to {target}")
        return f"{value}0"

    x, y, z = (convert(value, kind, accumulator)
               for value, kind in (("%x", lhs), ("%y", rhs), ("%z", result)))
    kind = "i" if accumulator.startswith("i") else "f"
    lines += [f"  %p = arith.mul{kind} {x}, {y} : {accumulator}",
              f"  %q = arith.add{kind} {z}, %p : {accumulator}"]
    value = convert("%q", accumulator, result)
    return lines + [f"  linalg.yield {value} : {result}"]


def write_gemm(name, row, warm):
    """C[b,m,n] = A[b,m,k] B[b,k,n], transposed as the layout says."""
    check_name(row, "op", ("bmm", "linear", "matmul"))
    check_name(row, "layout", ("NN", "NT", "TN", "TT"))
    check_types(row, ("dtype_in", "dtype_acc", "dtype_out"))
    lhs, *rest = row["dtype_in"].split("*")
    rhs = rest[0] if rest else lhs
    batch, m, n, k = (row[key] for key in ("batch", "m", "n", "k"))
    if row["op"] == "linear":
        batch, m = 1, batch * m
    one = batch == 1
    loops = [("b", True)][one:] + [("m", True), ("n", True), ("k", False)]
    size = {"b": batch, "m": m, "n": n, "k": k}
    is_column_major = "column major" in row["note"]
    operand = []
    for value, dims, letter, kind in zip("ab", ("mk", "kn"), row["layout"], (lhs, rhs)):
        if (letter == "T") != is_column_major:
            dims = dims[::-1]
        indices = [*"b"[one:], *dims]
        operand.append((value, indices, tensor([size[dim] for dim in indices], kind)))
    output = ("c", list("bmn")[one:], tensor((batch, m, n)[one:], row["dtype_out"]))
    return write_generic(name, loops, operand, [output], write_multiply_add(
        lhs, rhs, row["dtype_acc"], row["dtype_out"]), "a" if warm else "")


def write_conv(name, row, warm):
    """A forward convolution of an input that has its padding already."""
    check_types(row, ("dtype_in", "dtype_acc", "dtype_out"))
    if row["algo"] not in ("direct", "gemm"):
        raise Unexpressed(f"{row['algo']}: another program than the direct convolution")
    kind, groups = row["dtype_in"], row["groups"]
    c, k = row["c"] // groups, row["k"] // groups
    size, out = {}, {}
    for dim, taps in (("h", "r"), ("w", "s")):
        span = row[f"dil_{dim}"] * (row[taps] - 1) + 1
        size[dim] = row[dim] + 2 * row[f"pad_{dim}"]
        out[dim] = (size[dim] - span) // row[f"stride_{dim}"] + 1
        if out[dim] < 1:
            raise Unexpressed("no output")
    # A dim of one channel per group is left out: that of a depthwise convolution.
    group = [("g", groups, True)] if groups > 1 else []
    outs = [("k", k, True)] if k > 1 or groups == 1 else []
    ins = [("c", c, False)] if c > 1 or groups == 1 else []
    window = [f"{i} * {row['stride_' + dim]} + {t} * {row['dil_' + dim]}"
              for dim, i, t in (("h", "i", "r"), ("w", "j", "s"))]

    def operand(value, dims, indices, extents, element):
        shape = tensor([extent for _, extent, _ in dims] + extents, element)
        return value, [dim for dim, _, _ in dims] + indices, shape

    batch = [("n", row["n"], True)]
    image = operand("a", batch + group + ins, window, [size["h"], size["w"]], kind)
    taps = operand("b", group + outs + ins, ["r", "s"], [row["r"], row["s"]], kind)
    output = operand("o", batch + group + outs, ["i", "j"], [out["h"], out["w"]],
                     row["dtype_out"])
    loops = [(dim, parallel) for dim, _, parallel in batch + group + outs]
    loops += [("i", True), ("j", True)]
    loops += [(dim, parallel) for dim, _, parallel in ins] + [("r", False), ("s", False)]
    return write_generic(name, loops, [image, taps], [output], write_multiply_add(
        kind, kind, row["dtype_acc"], row["dtype_out"]), "a" if warm else "")


def write_elementwise(name, row, warm):
    """An elementwise or row-wise op, as one kernel."""
    check_name(row, "op", {"softmax", *PAYLOADS})
    check_name(row, "dtype", BITS)
    kind, shape = row["dtype"], row["shape"]
    whole = tensor(shape, kind)
    if row["op"] == "softmax":
        return write_function(name, [("a0" if warm else "a", whole)], [
            *write_producers([("a", whole)] if warm else []), f"%e = tensor.empty() : {whole}",
            f"%r = linalg.softmax dimension({len(shape) - 1}) ins(%a : {whole}) "
            f"outs(%e : {whole}) -> {whole}"], whole)
    steps = PAYLOADS[row["op"]]
    loops = [f"d{dim}" for dim in range(len(shape))]
    used = [value for value in "xygb" if any(value in step[1:] for step in steps)]
    inputs = [(value.upper(), loops, whole) if value in "xy" else
              (value.upper(), loops[-1:], tensor(shape[-1:], kind)) for value in used]
    outputs, results = [("o", loops, whole)], [f"%v{len(steps) - 1}"]
    names = dict(zip(used, ("%x", "%y", "%z", "%w")), s="%s")
    has_rows = any("r" in step[1:] for step in steps)
    if has_rows:
        sums = ("t", loops[:-1], tensor(shape[:-1], kind))
        outputs = [sums] if row["op"] == "sum" else [*outputs, sums]
        results = results[:len(outputs) - 1] + [
            "%v" + str(next(i for i, step in enumerate(steps) if "r" in step))]
        names["r"] = "%" + "xyzwv"[len(inputs) + len(outputs) - 1]
    payload = [f"  %s = arith.constant 5.0e-1 : {kind}"]
    for number, (op, *operands) in enumerate(steps):
        values = ", ".join(names.get(value, f"%v{value}") for value in operands)
        payload.append(f"  %v{number} = {op} {values} : {kind}")
    payload.append(f"  linalg.yield {', '.join(results)} : {', '.join([kind] * len(results))}")
    return write_generic(
        name, [(loop, not has_rows or loop != loops[-1]) for loop in loops], inputs, outputs,
        payload, ("X" if row["op"] == "add" else "XY") if warm else "")


def find_grid(row):
    """The nodes and the devices of each, or one number if a node has all or one."""
    # A permutation sends from each device but the last to the next.
    devices = row["devices"] + (row["kind"] == "collective_permute")
    nodes = devices // (row["per_node"] or devices)
    return (nodes, devices // nodes) if 1 < nodes < devices else (devices,)


def write_collective(name, row, warm):
    """A collective of the devices of one group, over two axes if it spans nodes."""
    del warm
    check_name(row, "dtype", BITS)
    kind, grid = row["kind"], find_grid(row)
    devices = math.prod(grid)
    elements = row["bytes"] * 8 // BITS[row["dtype"]]
    part = -(-elements // devices)
    whole, slice_ = (tensor([size], row["dtype"]) for size in (part * devices, part))
    exact = tensor([elements], row["dtype"])
    axes = "[1, 0]" if len(grid) > 1 else "[0]"
    grid = f"on @grid{'x'.join(map(str, grid))}"
    written = {
        "all_reduce": (f"shard.all_reduce %a {grid} grid_axes = {axes}", exact, exact),
        "all_gather": (f"shard.all_gather %a {grid} grid_axes = {axes} gather_axis = 0",
                       slice_, whole),
        "reduce_scatter": (f"shard.reduce_scatter %a {grid} grid_axes = {axes} "
                           "scatter_axis = 0", whole, slice_),
        "all_to_all": (f"shard.all_to_all %a {grid} grid_axes = {axes} "
                       "split_axis = 0 concat_axis = 0", whole, whole),
        "collective_permute": (f"shard.shift %a {grid} grid_axes = [0] shift_axis = 0 "
                               "offset = 1", exact, exact),
        "send_recv": (f"shard.send %a {grid} grid_axes = [0] destination = [1]",
                      exact, exact),
    }
    check_name(row, "kind", written)
    op, source, result = written[kind]
    types = f"({source}) -> {result}" if kind == "send_recv" else f"{source} -> {result}"
    return write_function(name, [("a", source)], [f"%r = {op} : {types}"], result)


def write_grids(rows):
    """The grids that the functions of collectives name."""
    names = {"x".join(map(str, find_grid(row))) for row in rows}
    return "".join(f"shard.grid @grid{name}(shape = {name})\n" for name in sorted(names))


WRITERS = {"gemm": write_gemm, "conv": write_conv, "elementwise": write_elementwise,
           "collective": write_collective}
