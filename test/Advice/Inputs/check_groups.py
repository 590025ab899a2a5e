"""Checks that ops are in one kernel of the fusion advice.

usage: roofline-opt ... report=json output=- | check_groups.py NAME,NAME,... ...

Names are locations. Each list has to be part of one group.
"""
import sys

from roofline_test import load

groups = [{op["location"] for op in group["ops"]}
          for function in load()["functions"] for group in function["fusion"]["groups"]]
for names in sys.argv[1:]:
    if not any(set(names.split(",")) <= group for group in groups):
        sys.exit(f"{names} are in no group together: {groups}")
    print("one kernel:", names)
