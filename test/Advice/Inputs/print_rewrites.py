"""Prints the rewrites that the fusion advice has for each function.

usage: print_rewrites.py < REPORT.json

A line for each: its ops, the bytes apart and as one, the schedule, and the rows of a
block; `none` if there is none.
"""
import json
import sys

for function in json.load(sys.stdin)["functions"]:
    print("function", function["name"])
    for row in function["fusion"]["rewrites"]:
        print(
            f"{len(row['ops'])} ops, {row['bytes_before']} -> {row['bytes_after']}, "
            f"{row['schedule']}, {row['block_rows']} rows"
        )
    if not function["fusion"]["rewrites"]:
        print("none")
