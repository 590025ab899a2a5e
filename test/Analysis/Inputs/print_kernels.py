"""Prints the rows of loops that are kernels (R27), and checks their parts.

  print_kernels.py REPORT.json

One line per row, in program order: its location, op and executions, operations,
bytes read and written, time and bound, least time in place and its outermost
bytes. Kernels have no more operations than their parts, and these no times.
"""

import sys

from roofline_test import in_program_order, load


def describe_range(row, key):
    least, most = row[key], row.get(key + "_upper")
    return str(least) if most is None else f"{least} to {most}"


def describe_time(seconds):
    return "unknown" if seconds is None else f"{seconds * 1e9:.5g} ns"


for function in load(sys.argv[1])["functions"]:
    print(f"{function['name']}: {describe_time(function['totals']['time_seconds'])}")
    for row in in_program_order(function):
        print(f"  {row['location']}: {row['op']} x {row['executions']}, {row['flops']} FLOP,",
              f"reads {describe_range(row, 'bytes_read')}, writes {describe_range(row, 'bytes_written')},",
              f"{describe_time(row['time_seconds'])} {row['bound']},",
              f"in place {row['levels'][0]['least_in_place_bytes']} B",
              f"{describe_time(row['least_in_place_seconds'])}",
              *(["unbounded"] if row.get("unbounded") else []))
        parts = row.get("parts", [])
        assert all("time_seconds" not in part and "bound" not in part for part in parts), row
        if parts:
            print("    parts: " + ", ".join(f"{part['op']} x {part['executions']}" for part in parts))
        if parts and isinstance(row["flops"], int):
            assert row["flops"] <= sum(part["flops"] for part in parts), row
