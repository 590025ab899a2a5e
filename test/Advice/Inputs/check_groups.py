"""Checks that ops are in one kernel of the fusion advice.

usage: roofline-opt ... report=json output=- | check_groups.py NAME,NAME,... ...

Names are locations. Each list has to be part of one group.
"""
import json
import sys


def main(lists):
    report = json.load(sys.stdin)
    groups = [
        [op["location"] for op in group["ops"]]
        for function in report["functions"]
        for group in function["fusion"]["groups"]
    ]
    for names in lists:
        wanted = set(names.split(","))
        if not any(wanted <= set(group) for group in groups):
            sys.exit(f"{names} are in no group together: {groups}")
        print("one kernel:", names)


main(sys.argv[1:])
