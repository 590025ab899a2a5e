"""Compares the operations of each function in the reports of a module before
and after its vector ops were lowered. The third argument is the number of
functions, the fourth names those, separated by commas, that this lowering
leaves alone or gets wrong."""

import json
import sys

TOTALS = ("flops", "int_ops", "transcendentals")
LOWERED = {"vector.contract", "vector.multi_reduction", "vector.outerproduct",
           "vector.scan"}


def read_functions(path):
    with open(path, encoding="utf-8") as file:
        return {f["name"]: f for f in json.load(file)["functions"]}


def compare(name, whole, lowered, errors):
    left = LOWERED & {op["op"] for op in lowered["ops"]}
    if left:
        errors.append(f"{name}: not lowered: {left}")
    for total in TOTALS:
        before, after = whole["totals"][total], lowered["totals"][total]
        if before != after:
            errors.append(f"{name}: {total}: {before}, lowered {after}")


def main():
    whole, lowered = read_functions(sys.argv[1]), read_functions(sys.argv[2])
    skipped = set(sys.argv[4].split(",")) if len(sys.argv) > 4 else set()
    errors = []
    if whole.keys() != lowered.keys() or len(whole) != int(sys.argv[3]):
        errors.append(f"expected {sys.argv[3]} functions in both, got "
                      f"{len(whole)} and {len(lowered)}")
    for name in whole.keys() - skipped:
        compare(name, whole[name], lowered[name], errors)
    errors += [f"no function {name}" for name in skipped - whole.keys()]
    print("\n".join(sorted(errors)))
    sys.exit(bool(errors))


main()
