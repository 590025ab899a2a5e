"""Compares the reports of programs in StableHLO with those of the same programs
in linalg.

usage: compare_pairs.py ROOFLINE-OPT FOLDER

Prints, for each program, the operations by class and type of both; and exits
with 1 if they differ, or if rows with the same operations differ in bytes."""

import glob
import json
import os
import subprocess
import sys

COUNTED = ["matrix", "vector", "special", "integer"]
# The padding is an op of its own in linalg, whose result the convolution reads.
# The broadcast of a constant is an op of its own in StableHLO.
OTHER_BYTES = ["same", "gather", "scatter", "update"]


def get_work(entry):
    return {(kind, key): count for kind in COUNTED
            for key, count in entry["work"].get(kind, {}).items()}


def report(tool, path):
    """What the program in a file executes, calls included; and its rows that
    execute operations."""
    result = subprocess.run(
        [tool, path, "--allow-unregistered-dialect", "-o", os.devnull,
         "--roofline=target=h100 report=json output=- annotate=false group=none strict"],
        capture_output=True, text=True, check=False)
    if result.returncode:
        raise SystemExit(f"{path}: {result.stderr}")
    rows = []
    total = {}
    for function in json.loads(result.stdout)["functions"]:
        if function["name"] == "main":
            total = get_work(function["totals"])
        for row in function["ops"]:
            work = get_work(row)
            if work and not row["op"].endswith("call"):
                rows.append((work, row["bytes_read"], row["bytes_written"], row["op"]))
    return total, rows


def main(tool, folder):
    failed = False
    for path in sorted(glob.glob(os.path.join(folder, "*.stablehlo.mlir"))):
        name = os.path.basename(path).split(".")[0]
        sums, rows = zip(*(report(tool, path.replace("stablehlo", kind))
                           for kind in ["stablehlo", "linalg"]))
        text = ", ".join(f"{kind} {key} {count}" for (kind, key), count in sorted(sums[1].items()))
        print(f"{name}: {text}")
        if sums[0] != sums[1]:
            print(f"  DIFFERS: {sums[0]}")
            failed = True
        # Rows that stand alone with their operations.
        for work, read, written, op in rows[0]:
            others = [row for row in rows[1] if row[0] == work]
            own = [row for row in rows[0] if row[0] == work]
            if len(others) == len(own) == 1 and others[0][1:3] != (read, written):
                failed |= name not in OTHER_BYTES
                print(f"  {op}: {read} and {written} bytes, {others[0][3]}: "
                      f"{others[0][1]} and {others[0][2]}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
