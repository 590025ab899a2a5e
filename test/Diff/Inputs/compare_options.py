"""Compares the options of roofline-diff for programs with those of a pass.

Usage: compare_options.py PASS, with roofline-opt and roofline-diff on the path.
"""

import re
import sys

from roofline_test import run

# What a driver needs and a pass hasn't.
OWN = {"target", "allow-unregistered-dialect"}


def list_pass_options(name):
    """The options that are listed below the pass, indented further."""
    lines = iter(run("roofline-opt", "--help").splitlines())
    for line in lines:
        if re.match(rf"\s+--{name}\s", line):
            indent = len(line) - len(line.lstrip())
            break
    options = set()
    for line in lines:
        own = len(line) - len(line.lstrip())
        match = re.match(r"\s+--([a-z0-9-]+)", line)
        if own <= indent:
            break
        if match:
            options.add(match[1])
    return options


def list_flags():
    section = run("roofline-diff", "--help").split("Options for .mlir inputs:")[1]
    section = re.split(r"\n\S", section)[0]
    return set(re.findall(r"^  --([a-z0-9-]+)", section, re.MULTILINE))


def main():
    expected = list_pass_options(sys.argv[1])
    found = list_flags() - OWN
    if not expected or expected != found:
        sys.exit(f"the pass has {sorted(expected)}, roofline-diff {sorted(found)}")


if __name__ == "__main__":
    main()
