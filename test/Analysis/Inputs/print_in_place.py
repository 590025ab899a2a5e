"""Prints the least of each op in its place, and checks it against the roof.

  print_in_place.py REPORT.json

One line per row, in program order: its location, the least bytes in place of
each level, the least time in place, and what bounds it.
"""

import sys

from roofline_test import load


def check(cost):
    least, roof = cost["least_in_place_seconds"], cost["time_seconds"]
    assert (least is None) == (roof is None), cost
    assert least is None or 0 <= least <= roof, (least, roof)
    for level in cost["levels"]:
        if isinstance(level["lower_bytes"], int):
            assert 0 <= level["least_in_place_bytes"] <= level["lower_bytes"], level


def describe(cost):
    bytes_in_place = " ".join(str(level["least_in_place_bytes"]) for level in cost["levels"])
    least = cost["least_in_place_seconds"]
    time = "unknown" if least is None else f"{least * 1e9:.4g} ns"
    return f"{bytes_in_place} B, {time}, {cost['bound_in_place']}"


for function in load(sys.argv[1])["functions"]:
    check(function["totals"])
    print(f"{function['name']}: {describe(function['totals'])}")
    for row in sorted(function["ops"], key=lambda row: row["index"]):
        check(row)
        print(f"  {row['location']}: {describe(row)}")
