"""Prints the totals and the rows of JSON reports, in short, and after a row its parts.

  print_totals.py REPORTS.json
"""

import sys

from roofline_test import load_all


def describe(figures):
    text = f"flops {figures['flops']}"
    for key in ("transcendentals", "int_ops"):
        if figures[key] != 0:
            text += f", {key} {figures[key]}"
    unbounded = figures.get("unbounded") or any(
        "unbounded" in note for note in figures["notes"])
    return text + (", unbounded" if unbounded else "")


for number, report in enumerate(load_all(sys.argv[1])):
    print(f"document {number}")
    for function in report["functions"]:
        print(f"{function['name']}: {describe(function['totals'])}")
        for row in function["ops"]:
            for line in [row, *row.get("parts", [])]:
                print(f"  {line['op']} x {line['executions']}: {describe(line)}")
    print(f"module: {describe(report['totals'])}")
    print(f"unmodelled {report['coverage']['unmodelled']}")
