"""Prints one line per JSON document in a file of several."""

import sys

from roofline_test import load_all

for report in load_all(sys.argv[1]):
    functions = ", ".join(
        f"{f['name']} {len(f['ops'])} op{'s' * (len(f['ops']) != 1)}"
        for f in report["functions"]) or "no functions"
    print(f"{functions}, unmodelled {report['coverage']['unmodelled']}")
