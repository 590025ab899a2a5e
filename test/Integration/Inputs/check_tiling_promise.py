"""Tiles ops as roofline-advise says and compares what they then move.

usage: check_tiling_promise.py ROOFLINE_OPT FILE.mlir TARGET TILINGS

Prints one line per op and memory level. The ratio must be within 2% of 1, and
there must be TILINGS lines.
"""
import re
import sys

from roofline_test import make_report, read_text, rows_of, run


def parse_integers(text):
    return [int(number) for number in text.split(",") if number.strip()]


def read_advice(tool, function, target):
    """The op's name, and per level its sizes, order and bytes."""
    text = run(tool, "-", "--roofline-attach-target=target=" + target,
               "--roofline-advise", text=function)
    line = next(line for line in text.splitlines() if "roofline.tiling" in line)
    name = re.search(r"= (linalg\.\w+)", line).group(1)
    tiles = re.findall(
        r'<"(\w+)", sizes = \[([\d, ]*)\], order = \[([\d, ]*)\], '
        r"bytes = (\d+)",
        line,
    )
    return name, [
        (level, parse_integers(sizes), parse_integers(order), int(size))
        for level, sizes, order, size in tiles
    ]


def get_extents(name, function):
    """Extent per loop of the op."""
    types = [
        parse_integers(shape.replace("x", ","))
        for shape in re.findall(r"tensor<([\dx]+)xf\d+>", function)
    ]
    lhs, rhs, out = types[0], types[1], types[-1]
    return {
        "linalg.matmul": out + lhs[-1:],
        "linalg.batch_matmul": out + lhs[-1:],
        "linalg.conv_2d_nhwc_hwcf": out + rhs[:2] + lhs[-1:],
        "linalg.conv_2d_nchw_fchw": out + [lhs[1]] + rhs[2:],
    }[name]


def tile(tool, function, name, extents, sizes, order):
    tiled = [size if size < extent else 0 for size, extent in zip(sizes, extents)]
    count = sum(size > 0 for size in tiled)
    handles = ", ".join(["!transform.any_op"] * (count + 1))
    order = sorted(order, key=lambda loop: tiled[loop] == 0)
    script = f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(
      %module: !transform.any_op {{transform.readonly}}) {{
    %op = transform.structured.match ops{{["{name}"]}} in %module
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:{count} = transform.structured.tile_using_for %op
        tile_sizes {tiled} interchange = {order}
        : (!transform.any_op) -> ({handles})
    transform.yield
  }}
}}
"""
    if count == 0:
        return function
    return run(tool, "-", "--transform-interpreter", text=function + script)


def main(tool, path, target, expected):
    functions = re.findall(r"^func\.func .*?^}", read_text(path), re.DOTALL | re.MULTILINE)
    lines = failed = 0
    for function in functions:
        label = re.search(r"@(\w+)", function).group(1)
        name, advice = read_advice(tool, function, target)
        extents = get_extents(name, function)
        for level, sizes, order, promised in advice:
            module = tile(tool, function, name, extents, sizes, order)
            report = make_report(tool, "-", f"target={target}", text=module)
            row = next(row for row in rows_of(report) if row["op"] == name)
            moved = next(
                entry["achievable_bytes"]
                for entry in row["levels"]
                if entry["name"] == level
            )
            ratio = moved / promised if moved is not None else float("nan")
            print(f"{label} {level} {sizes} {order}: {moved} of {promised}, "
                  f"ratio {ratio:.4f}")
            lines += 1
            failed += not 0.98 <= ratio <= 1.02
    if failed or lines != int(expected):
        sys.exit(f"{lines} tilings, {failed} beyond 2%, expected {expected}")


main(*sys.argv[1:])
