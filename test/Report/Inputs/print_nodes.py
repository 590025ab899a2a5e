"""Prints the times of rows on a memory of several nodes (R28), in microseconds:
print_nodes.py REPORT.json."""

import sys

import roofline_test


def us(seconds):
    return "-" if seconds is None else f"{seconds * 1e6:.6g}"


for function in roofline_test.functions_of(roofline_test.load(sys.argv[1])).values():
    for row in roofline_test.in_program_order(function) + [function["totals"]]:
        times = row["times"]
        level = row["levels"][0]
        print(function["name"], row.get("location", "total"),
              "near", us(times.get("memory:dram")),
              "far", us(times.get("memory:dram.far")),
              "time", us(row["time_seconds"]),
              "upper", us(row.get("time_upper_seconds")),
              "in place", us(row["least_in_place_seconds"]),
              "far bytes", level.get("far_bytes"), row["bound"])
