"""Checks a JSON report of roofline-note.mlir against the table of the note.

  check_note.py REPORT.json

The table's operations and bytes are rounded or cut to the digits shown, and its
other columns were worked out before that. So a figure agrees if some operations
and bytes within one unit of the last digit shown give it, to its own digits.
"""

import sys

from roofline_test import by_location, count_decimals, load, relative_error

# MFLOP, MB, op/B, GFLOP/s, us, bound; each as text, for its digits.
TABLE = {
    "op1": ("57.8", "24.5", "2.4", "226.5", "255", "memory:dram"),
    "op2": ("51.4", "2.3", "22.5", "2156.7", "23.8", "memory:dram"),
    "op3": ("925", "24.5", "37.7", "3622.6", "255", "memory:dram"),
    "op4": ("236", "3.7", "64", "4608", "51.2", "compute:vector"),
    "op5": ("172", "1.3", "132", "4608", "37.3", "compute:vector"),
    "op6": ("231", "1.3", "174", "4608", "50.3", "compute:vector"),
}
PEAK, BANDWIDTH = 4608e9, 96e9
RIDGE = PEAK / BANDWIDTH


def get_unit(text):
    """One unit of the last digit shown."""
    return 10.0 ** -count_decimals(text)


def compute(flops, size):
    intensity = flops / size
    return (intensity, min(PEAK, BANDWIDTH * intensity),
            max(flops / PEAK, size / BANDWIDTH))


def main():
    rows = by_location(load(sys.argv[1])["functions"][0])
    assert sorted(rows) == sorted(TABLE), sorted(rows)
    for name, (mflop, mbyte, *figures, bound) in TABLE.items():
        row = rows[name]
        flops, size = float(mflop) * 1e6, float(mbyte) * 1e6
        assert row["given"] is True
        assert (row["flops"], row["bytes_read"]) == (flops, size), row
        assert row["bound"] == bound, row
        assert relative_error(row["ridge"], RIDGE) < 1e-12, row
        got = (row["intensity"], row["attainable_flops_per_second"], row["time_seconds"])
        corners = [compute(flops + i * get_unit(mflop) * 1e6, size + j * get_unit(mbyte) * 1e6)
                   for i in (-1, 0, 1) for j in (-1, 0, 1)]
        for index, (value, exact, text, unit) in enumerate(
                zip(got, compute(flops, size), figures, (1, 1e9, 1e-6))):
            assert relative_error(value, exact) < 1e-12, (name, value, exact)
            slack = get_unit(text) * unit / 2
            lowest = min(corner[index] for corner in corners) - slack
            highest = max(corner[index] for corner in corners) + slack
            assert lowest <= float(text) * unit <= highest, (name, text, lowest, highest)


main()
