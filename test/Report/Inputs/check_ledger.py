"""Checks that the losses add up to the expected time: of all rows, and of the totals of
reports.

usage: check_ledger.py PATH...

PATH is a report, or a folder of programs; those that roofline-opt refuses are left out.
"""

import json
import math
import pathlib
import subprocess
import sys


def read_reports(path):
    if not path.is_dir():
        yield json.loads(path.read_text(encoding="utf-8"))
        return
    for program in sorted(path.rglob("*.mlir")):
        process = subprocess.run(
            ["roofline-opt", program, "-o", "/dev/null", "--allow-unregistered-dialect",
             "--roofline=target=h100-sxm report=json output=- annotate=false"],
            capture_output=True, check=False)
        if process.returncode == 0:
            report = json.loads(process.stdout)
            # Of two branches the total has the longer roof and the longer expected time.
            for function in report["functions"]:
                function["totals"] |= {"expected_seconds": None, "losses": []}
            yield report


checked = 0
for path, report in ((path, report) for path in map(pathlib.Path, sys.argv[1:])
                     for report in read_reports(path)):
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
