"""Prints the totals and the rows of JSON reports, in short.

  print_totals.py REPORTS.json
"""

import json
import sys


def describe(figures):
    text = f"flops {figures['flops']}"
    for key in ("transcendentals", "int_ops"):
        if figures[key] != 0:
            text += f", {key} {figures[key]}"
    unbounded = figures.get("unbounded") or any(
        "unbounded" in note for note in figures["notes"])
    return text + (", unbounded" if unbounded else "")


text = open(sys.argv[1]).read().lstrip()
number = 0
while text:
    report, end = json.JSONDecoder().raw_decode(text)
    text = text[end:].lstrip()
    print(f"document {number}")
    number += 1
    for function in report["functions"]:
        print(f"{function['name']}: {describe(function['totals'])}")
        for row in function["ops"]:
            print(f"  {row['op']} x {row['executions']}: {describe(row)}")
    print(f"module: {describe(report['totals'])}")
    print(f"unmodelled {report['coverage']['unmodelled']}")
