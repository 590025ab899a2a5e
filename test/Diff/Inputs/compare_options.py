"""Compares the options of roofline-diff for programs with those of a pass.

Usage: compare_options.py ROOFLINE_OPT ROOFLINE_DIFF PASS
"""

import re
import sys

from roofline_test import run

# What a driver needs and a pass hasn't.
OWN = {"target", "allow-unregistered-dialect"}


def list_pass_options(tool, name):
    """The options that are listed below the pass, indented further."""
    lines = iter(run(tool, "--help").splitlines())
    for line in lines:
        if re.match(rf"\s+--{name}\s", line):
            indent = len(line) - len(line.lstrip())
            break
    options = set()
    for line in lines:
        match = re.match(r"(\s+)--([a-z0-9-]+)", line)
        if not match:
            continue  # A value of the last option.
        if len(match[1]) <= indent:
            break
        options.add(match[2])
    return options


def list_flags(tool):
    section = run(tool, "--help").split("Options for programs:")[1]
    section = re.split(r"\n\S", section)[0]
    return set(re.findall(r"^  --([a-z0-9-]+)", section, re.MULTILINE))


def main():
    opt, diff, name = sys.argv[1:]
    expected, found = list_pass_options(opt, name), list_flags(diff) - OWN
    if not expected or expected != found:
        sys.exit(f"the pass has {sorted(expected)}, roofline-diff {sorted(found)}")


if __name__ == "__main__":
    main()
