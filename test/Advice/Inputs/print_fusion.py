"""Prints the fusion advice of a JSON report, a line per edge and per group.

usage: roofline-opt ... report=json output=- | print_fusion.py

An edge: producer -> consumer: kind, bytes before -> after, FLOP before -> after,
and "kernel" if it is in a group; or the reason why it is refused.
"""
from roofline_test import load

for function in load()["functions"]:
    fusion = function["fusion"]
    print("function", function["name"])
    for edge in fusion["edges"]:
        names = " -> ".join(op["location"] for op in edge["ops"])
        if "refused" in edge:
            print(f"{names}: refused: {edge['refused']}")
            continue
        print(
            f"{names}: {edge['kind']}, bytes {edge['bytes_before']} -> "
            f"{edge['bytes_after']}, flops {edge['flops_before']} -> "
            f"{edge['flops_after']}" + (", kernel" if "group" in edge else "")
        )
    for group in fusion["groups"]:
        names = ", ".join(op["location"] for op in group["ops"])
        print(
            f"kernel {names}: {group['kind']}, bytes {group['bytes_after']}, "
            f"flops {group['flops_after']}"
        )
