"""Prints `FUNCTION OP: lower LOWER, achievable ACHIEVABLE, tile TILE` for each row
of a JSON report that has traffic at its outermost memory level, in the order of
the program."""

from roofline_test import load


def line(row):
    return int(row["location"].split(":")[1])


for function in load()["functions"]:
    for row in sorted(function["ops"], key=line):
        level = row["levels"][0]
        if level["lower_bytes"] == 0:
            continue
        achievable = level["achievable_bytes"]
        print(f"{function['name']} {row['op']}: lower {level['lower_bytes']}, "
              f"achievable {'unknown' if achievable is None else achievable}, "
              f"tile {'x'.join(map(str, level['tile'])) or 'none'}")
