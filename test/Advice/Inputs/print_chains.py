"""Prints what the fusion advice says of a chain, for several memories.

usage: print_chains.py ROOFLINE_OPT PROGRAM UNIT CAPACITY...

Runs the program of one function on scratchpad.mlir with each capacity, in UNITs of
KiB or MiB. A line per capacity: of the first edge, or if there are any of the
rewrites, the bytes apart and as one, their ratio, the schedule, the rows of a block
and the room that it takes [B].
"""
import pathlib
import sys
import tempfile

from roofline_test import make_report

TARGET = pathlib.Path(__file__).parent / "scratchpad.mlir"
UNITS = {"KiB": 1024, "MiB": 1024**2}


def advise(opt, program, capacity):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as target:
        target.write(TARGET.read_text().replace("CAPACITY", str(capacity)))
        target.flush()
        report = make_report(opt, program, f"target={target.name} fusion")
    return report["functions"][0]["fusion"]


def main(opt, program, unit, *capacities):
    for capacity in capacities:
        fusion = advise(opt, program, int(capacity) * UNITS[unit])
        row = (fusion["rewrites"] or fusion["edges"])[0]
        before, after = row["bytes_before"], row["bytes_after"]
        print(
            f"{capacity} {unit}: {before} -> {after}, {before / after:.2f}, "
            f"{row.get('schedule')}, {row.get('block_rows')} rows, "
            f"{row['on_chip_bytes']} B"
        )


main(*sys.argv[1:])
