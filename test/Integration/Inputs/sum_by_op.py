"""usage: sum_by_op.py REPORT: how many rows each op has and their FLOPs, and what
has no model."""

import collections
import sys

from roofline_test import load

report = load(sys.argv[1])
rows, flops = collections.Counter(), collections.Counter()
for function in report["functions"]:
    for row in function["ops"]:
        rows[row["op"]] += 1
        flops[row["op"]] += row["flops"]
for op in sorted(rows):
    print(op, rows[op], flops[op])
print("unmodelled", report["coverage"]["unmodelled"])
