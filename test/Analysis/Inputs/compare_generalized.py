"""Compares the reports of two forms of a module. The third argument is the number
of functions.

Before and after named linalg ops were generalized, the rows must be the same but
for the name of the op. With a fourth argument `totals`, an op and what it is
lowered to must have the same operations, summed up over the rows of a function.
Extents that aren't known have other names then: every symbol is taken as 7. The
useful FLOPs are not compared with `executed`."""

import json
import re
import sys

# The generator's body widens and narrows constants, which the pass folds: class
# other counts fewer casts (R5).
FOLDED = {"fill_rng_2d"}


def read_rows(path):
    """Rows of every function, in order, and the names of their ops."""
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    rows, ops = {}, {}
    for function in report["functions"]:
        name = function["name"]
        ops[name] = sorted(op.pop("op") for op in function["ops"])
        for op in function["ops"]:
            op.pop("location")
            if name in FOLDED:
                op["work"].pop("other", None)
        # The rows are sorted by time, and equal times by name.
        rows[name] = sorted(json.dumps(op, sort_keys=True)
                            for op in function["ops"])
    return rows, ops


def evaluate(count):
    """The value of a count with 7 for every symbol; None if it isn't known."""
    if count is None or isinstance(count, int):
        return count
    functions = {"max": max, "min": min, "ceildiv": lambda a, b: -(-a // b),
                 "floordiv": lambda a, b: a // b}
    text = re.sub(r"[A-Za-z_][\w.$]*",
                  lambda m: m[0] if m[0] in functions else "7", count)
    return eval(text.replace("^", "**"), functions)  # pylint: disable=eval-used


def read_totals(path, totals):
    """Operations of every function, by class and type and in total."""
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    sums = {}
    for function in report["functions"]:
        counts = sums[function["name"]] = {
            name: evaluate(function["totals"].get(name)) for name in totals}
        for op in function["ops"]:
            for work_class, types in op["work"].items():
                for key, count in types.items():
                    key = f"{work_class}({key})"
                    counts[key] = counts.get(key, 0) + evaluate(count)
    return sums


def compare_totals(mode):
    totals = ["flops", "transcendentals", "int_ops"]
    totals += ["useful_flops"] if mode == "totals" else []
    native, lowered = (read_totals(path, totals) for path in sys.argv[1:3])
    errors = [f"{name}:\n  native  {counts}\n  lowered {lowered.get(name)}"
              for name, counts in native.items() if counts != lowered.get(name)]
    if len(native) != int(sys.argv[3]) or native.keys() != lowered.keys():
        errors.append(f"{len(native)} functions, lowered {len(lowered)}")
    print("\n".join(errors))
    sys.exit(bool(errors))


def main():
    if len(sys.argv) > 4:
        compare_totals(sys.argv[4])
    named_rows, named_ops = read_rows(sys.argv[1])
    generic_rows, generic_ops = read_rows(sys.argv[2])
    errors = [] if named_rows.keys() == generic_rows.keys() else ["functions"]
    for name, rows in named_rows.items():
        others = {op for op in generic_ops.get(name, [])
                  if op.startswith("linalg.") and op != "linalg.generic"}
        if others or not rows:
            errors.append(f"{name}: not generalized: {named_ops[name]}")
        if rows != generic_rows.get(name):
            errors.append(f"{name}:\n  named   {rows}\n"
                          f"  generic {generic_rows.get(name)}")
    if len(named_rows) != int(sys.argv[3]):
        errors.append(f"expected {sys.argv[3]} functions, "
                      f"got {len(named_rows)}")
    print("\n".join(errors))
    sys.exit(bool(errors))


main()
