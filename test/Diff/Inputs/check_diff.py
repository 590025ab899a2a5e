"""Checks a JSON diff against the two reports, without trusting roofline-diff.

usage: check_diff.py BEFORE.json AFTER.json DIFF.json

Sums of the reports' rows and totals must be what the diff says: as many bytes
saved in all, in each function, and by its rows.
"""
import collections
import sys

from roofline_test import functions_of, load


def count_bytes(row):
    return row["bytes_read"] + row["bytes_written"]


def get_figure(figures, name):
    found = [figure for figure in figures if figure["figure"] == name]
    assert len(found) <= 1, f"{name} twice"
    return found[0] if found else None


def get_delta(figures, name):
    """The change of an op, of which a missing side counts 0; 0 without one."""
    figure = get_figure(figures, name)
    if figure is None:
        return 0
    delta = (figure["after"] or 0) - (figure["before"] or 0)
    assert figure["delta"] == delta, figure
    return delta


def check_sums(before, after, figures):
    for name, count in {
        "bytes": count_bytes,
        "flops": lambda totals: totals["flops"],
        "transcendentals": lambda totals: totals["transcendentals"],
        "int_ops": lambda totals: totals["int_ops"],
        "peak_live_bytes": lambda totals: totals["peak_live_bytes"],
        "fused_lower_bytes": lambda totals: totals["fused_lower_bytes"],
        "time": lambda totals: totals["time_seconds"],
    }.items():
        assert get_delta(figures, name) == count(after) - count(before), name


def check_function(before, after, diff):
    check_sums(before["totals"], after["totals"], diff["totals"])
    # Nothing calls and nothing branches here: the rows' sum is the total.
    for name, count in (("bytes", count_bytes), ("flops", lambda row: row["flops"])):
        stated = sum(get_delta(op["figures"], name) for op in diff["ops"])
        rows = sum(map(count, after["ops"])) - sum(map(count, before["ops"]))
        assert stated == rows, (name, stated, rows)
    # Every op is listed once, or counted as unchanged.
    changes = collections.Counter(op["change"] for op in diff["ops"])
    pairs = changes["changed"] + diff["unchanged_ops"]
    assert pairs + changes["removed"] == len(before["ops"]), changes
    assert pairs + changes["added"] == len(after["ops"]), changes
    # Each side is an op of its report, with the figures that stand there.
    for side, report in (("before", before), ("after", after)):
        rows = collections.Counter(
            (row["op"], row["location"], row["shapes"]) for row in report["ops"]
        )
        stated = collections.Counter(
            tuple(op[side][key] for key in ("op", "location", "shapes"))
            for op in diff["ops"]
            if op[side]
        )
        assert not stated - rows, stated - rows


def main():
    before, after, diff = map(load, sys.argv[1:])
    for name, function in functions_of(diff).items():
        check_function(functions_of(before)[name], functions_of(after)[name], function)
    check_sums(before["totals"], after["totals"], diff["totals"])
    saved = count_bytes(before["totals"]) - count_bytes(after["totals"])
    print(f"{saved} bytes saved")


main()
