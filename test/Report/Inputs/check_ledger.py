"""Checks that the losses of all rows and totals add up to the expected time.

usage: check_ledger.py REPORT.json...
"""

import json
import math
import sys

checked = 0
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    for function in report["functions"]:
        for row in [*function["ops"], function["totals"]]:
            if row["expected_seconds"] is None:
                assert row["losses"] == [], (path, row)
                continue
            terms = [row["time_seconds"], *(loss["seconds"] for loss in row["losses"])]
            # Sums of rows are rounded in another order than that of their losses.
            assert math.isclose(math.fsum(terms), row["expected_seconds"], rel_tol=1e-12,
                                abs_tol=1e-12 * max(map(abs, terms))), (path, row)
            checked += 1
assert checked > 0, "no expected time"
print(f"{checked} ledgers add up")
