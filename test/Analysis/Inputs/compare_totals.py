"""Compares the totals of each function in the reports of a module before and
after its ops were lowered or vectorized."""

import argparse

from roofline_test import evaluate, finish, functions_of, load

OPERATIONS = ["flops", "int_ops", "transcendentals"]


def get_total(function, name, args):
    def value(count):
        return count if args.symbols is None else evaluate(count, args.symbols)

    total = function["totals"].get(name)
    if name != "work":
        return value(total)
    # Casts and moves may depend on the form of the program (R5).
    return {(work_class, key): value(count)
            for work_class, types in total.items()
            if work_class != "other" or args.casts
            for key, count in types.items()}


def compare(name, before, after, args):
    left = [op["op"] for op in after["ops"] if op["op"] in args.lowered]
    errors = [f"{name}: not lowered: {op}" for op in left]
    for total in OPERATIONS + args.totals:
        values = [get_total(form, total, args) for form in (before, after)]
        if values[0] != values[1]:
            errors.append(f"{name}: {total}: {values[0]}, then {values[1]}")
    return errors


def split(names):
    return list(filter(None, names.split(",")))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("functions", type=int, help="number of functions")
    parser.add_argument("--lowered", type=split, default=[],
                        help="ops that must be gone, separated by commas")
    parser.add_argument("--skip", type=split, default=[], help="functions left out")
    parser.add_argument("--adds", action="store_true",
                        help="the second report may have more functions, such as kernels")
    parser.add_argument("--totals", type=split, default=[],
                        help="more totals that must agree; 'work' is each class "
                        "and type but class other")
    parser.add_argument("--casts", action="store_true",
                        help="class other is part of 'work'")
    parser.add_argument("--symbols", type=int, metavar="N",
                        help="take every symbol as N: the names may differ")
    args = parser.parse_args()
    before, after = (functions_of(load(path)) for path in (args.before, args.after))
    errors = [f"no function {name}" for name in args.skip if name not in before]
    if args.adds:
        after = {name: after[name] for name in after.keys() & before.keys()}
    if before.keys() != after.keys() or len(before) != args.functions:
        errors.append(f"expected {args.functions} functions, got "
                      f"{len(before)} and {len(after)}")
    for name in before.keys() & after.keys() - set(args.skip):
        errors += compare(name, before[name], after[name], args)
    finish(sorted(errors))


main()
