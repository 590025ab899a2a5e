"""Prints the tuning part of a JSON report, a line per op and candidate.

usage: print_tuning.py REPORT.json
"""
import sys

from roofline_test import load, rows_of

for row in rows_of(load(sys.argv[1])):
    tuning = row["tuning"]
    print(
        row["op"],
        tuning["verdict"],
        *(
            f"{key}={value if value is None else format(value, '.4g')}"
            for key, value in tuning.items()
            if key not in ("verdict", "candidates", "packed", "sizes")
        ),
    )
    for candidate in tuning["candidates"]:
        print(
            " ",
            candidate["level"],
            "x".join(map(str, candidate["tile"])),
            candidate["tile_order"],
            candidate["tile_bytes"],
            candidate["bytes"],
            f"{candidate['time_seconds']:.4g}",
            candidate["bound"],
            f"waste={candidate['edge_waste']:.4g}",
            f"occupancy={candidate['occupancy']:.4g}",
        )
