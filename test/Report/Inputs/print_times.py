"""Prints the times of rows, in microseconds: print_times.py REPORT.json."""

import sys

import roofline_test


def us(seconds):
    return "-" if seconds is None else f"{seconds * 1e6:.6g}"


for function in roofline_test.functions_of(roofline_test.load(sys.argv[1])).values():
    for row in roofline_test.in_program_order(function) + [function["totals"]]:
        times = " ".join(f"{name} {us(time)}" for name, time in row["times"].items())
        print(function["name"], row.get("location", "total") + ":", us(row["time_seconds"]),
              row["bound"], "in place", us(row["least_in_place_seconds"]),
              row["bound_in_place"], "upper", us(row.get("time_upper_seconds")),
              "expected", us(row["expected_seconds"]), f"[{times}]")
