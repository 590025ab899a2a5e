#!/usr/bin/env python3
"""A decoder layer with dynamic batch and sequence does, for random sizes, what the
layer with these static sizes does: with the sizes put for the symbols of all
counts, and with the symbols bound, then in all bytes, levels, tiles, times, bounds
and notes, too.

usage: check_symbols.py ROOFLINE_GEN ROOFLINE_OPT FOLDER BINDINGS
"""

import pathlib
import random
import sys

from roofline_test import run

WORKLOAD = ["llama-2-7b", "--layers=1"]


def generate(tool, path, batch, seq):
    run(tool, *WORKLOAD, f"--batch={batch}", f"--seq={seq}", "-o", path)


def analyse(tool, path, options):
    return run(tool, path, f"--test-roofline-symbols=tell=true {options}",
               "-o", "/dev/null").splitlines()


def compare(what, sizes, static, dynamic):
    different = [pair for pair in zip(static, dynamic) if pair[0] != pair[1]]
    for ours, theirs in different:
        print(f"{what}, {sizes}\n  static:  {ours}\n  dynamic: {theirs}")
    if len(static) != len(dynamic):
        print(f"{what}, {sizes}: {len(static)} and {len(dynamic)} rows")
    return len(different) + (len(static) != len(dynamic))


def main():
    generator, optimizer, folder, bindings = sys.argv[1:]
    folder = pathlib.Path(folder)
    dynamic, static = folder / "dynamic.mlir", folder / "static.mlir"
    generate(generator, dynamic, "?", "?")
    numbers = random.Random(8)
    differences = rows = 0
    for _ in range(int(bindings)):
        batch, seq = numbers.randint(1, 64), numbers.randint(1, 512)
        generate(generator, static, batch, seq)
        sizes = f"values=batch={batch},seq={seq},cache={seq}"
        bound = analyse(optimizer, static, "bind=true")
        rows += len(bound)
        differences += compare("bound", sizes, bound,
                               analyse(optimizer, dynamic, f"bind=true {sizes}"))
        differences += compare("symbolic", sizes, analyse(optimizer, static, ""),
                               analyse(optimizer, dynamic, sizes))
    print(f"{rows} lines compared, {differences} differ")
    return 1 if differences or rows == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
