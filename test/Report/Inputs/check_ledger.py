"""Checks that the losses add up to the expected time: of all rows, and of the totals of
reports.

usage: check_ledger.py REPORT.json...
       check_ledger.py FOLDER ROOFLINE-OPT

The programs in FOLDER that roofline-opt refuses are left out.
"""

import json
import math
import pathlib
import subprocess
import sys


def read_reports(paths):
    for path in paths:
        yield json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def analyse_programs(folder, roofline_opt):
    for program in sorted(pathlib.Path(folder).rglob("*.mlir")):
        process = subprocess.run(
            [roofline_opt, program, "-o", "/dev/null", "--allow-unregistered-dialect",
             "--roofline=target=h100-sxm report=json output=- annotate=false"],
            capture_output=True, check=False)
        if process.returncode != 0:
            continue
        yield json.loads(process.stdout)


checked = 0
is_folder = pathlib.Path(sys.argv[1]).is_dir()
for report in analyse_programs(*sys.argv[1:]) if is_folder else read_reports(sys.argv[1:]):
    for function in report["functions"]:
        for row in [*function["ops"], function["totals"]]:
            if row["expected_seconds"] is None:
                assert row["losses"] == [], row
                continue
            terms = [row["time_seconds"], *(loss["seconds"] for loss in row["losses"])]
            # Sums of rows are rounded in another order than that of their losses.
            assert math.isclose(math.fsum(terms), row["expected_seconds"], rel_tol=1e-12,
                                abs_tol=1e-12 * max(map(abs, terms))), row
            checked += 1
assert checked > 0, "no expected time"
print(f"{checked} ledgers add up")
