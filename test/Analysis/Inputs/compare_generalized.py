"""Compares the reports of a module before and after its named linalg ops were
generalized: the rows must be the same but for the name of the op. The third
argument is the number of functions."""

import json
import sys

from roofline_test import finish, load

# The generator's body widens and narrows constants, which the pass folds: class
# other counts fewer casts (R5).
FOLDED = {"fill_rng_2d"}


def read_rows(path):
    """Rows of every function, in order, and the names of their ops."""
    rows, ops = {}, {}
    for function in load(path)["functions"]:
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


def main():
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
    finish(errors)


main()
