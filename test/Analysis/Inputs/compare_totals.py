"""Compares the totals of each function in the reports of a module before and
after its ops were lowered or vectorized."""

import argparse
import json
import sys

OPERATIONS = ("flops", "int_ops", "transcendentals")
BYTES = ("bytes_read", "bytes_written")


def read_functions(path):
    with open(path, encoding="utf-8") as file:
        return {f["name"]: f for f in json.load(file)["functions"]}


def get_total(function, name):
    total = function["totals"][name]
    # Casts and moves depend on the form of the program (R5).
    return ({k: v for k, v in total.items() if k != "other"}
            if name == "work" else total)


def compare(name, before, after, args):
    left = [op["op"] for op in after["ops"] if op["op"] in args.lowered]
    errors = [f"{name}: not lowered: {op}" for op in left]
    totals = OPERATIONS + (BYTES + ("work",) if args.bytes else ())
    for total in totals:
        values = get_total(before, total), get_total(after, total)
        if values[0] != values[1]:
            errors.append(f"{name}: {total}: {values[0]}, then {values[1]}")
    return errors


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("functions", type=int, help="number of functions")
    parser.add_argument("--lowered", default="",
                        help="ops that must be gone, separated by commas")
    parser.add_argument("--skip", default="", help="functions left out")
    parser.add_argument("--bytes", action="store_true",
                        help="bytes and classes must agree too")
    args = parser.parse_args()
    args.lowered = args.lowered.split(",")
    before, after = read_functions(args.before), read_functions(args.after)
    skipped = set(filter(None, args.skip.split(",")))
    errors = [f"no function {name}" for name in sorted(skipped - before.keys())]
    if before.keys() != after.keys() or len(before) != args.functions:
        errors.append(f"expected {args.functions} functions, got "
                      f"{len(before)} and {len(after)}")
    for name in before.keys() & after.keys() - skipped:
        errors += compare(name, before[name], after[name], args)
    print("\n".join(sorted(errors)))
    sys.exit(bool(errors))


main()
