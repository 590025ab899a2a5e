"""Prints the operations of each function of a JSON report, one a line."""

import json
import sys

for function in json.load(sys.stdin)["functions"]:
    totals = function["totals"]
    print(function["name"], *(totals[key] for key in ("flops", "transcendentals", "int_ops")))
