"""Prints the collectives of a JSON report, one per line.

usage: print_network.py REPORT [--least]

A line has function, op, link, collective, algorithm, axes and number of devices,
bytes, serial bytes, messages, microseconds, and the bound of the row. Function
totals have "total" for the op. With --least a line has function, op and collective, its
least microseconds, and the least microseconds and the bound in place of the row.
"""

import math
import sys

from roofline_test import load

report = load(sys.argv[1])
links = {link["name"]: link for link in report["target"]["links"]}


def check_time(use):
    """A time follows from what is sent and the link of the target."""
    link = links[use["link"]]
    seconds = (use["messages"] * (link["latency_seconds"] or 0)
               + use["serial_bytes"] / link["bytes_per_second"])
    assert math.isclose(use["seconds"], seconds), (use, link)
    assert link["in_use"], link


def show(function, op, entry):
    for use in entry["network"]:
        if "--least" in sys.argv:
            least = use["least_in_place_seconds"], entry["least_in_place_seconds"]
            print(function, op, use["collective"],
                  *("-" if seconds is None else f"{seconds * 1e6:.6g}us" for seconds in least),
                  entry["bound_in_place"] if least[1] is not None else "-")
            continue
        seconds = use["seconds"]
        if seconds is not None:
            check_time(use)
        print(
            function,
            op,
            use["link"],
            use["collective"],
            use["algorithm"],
            f'{use["grid"]}{use["grid_axes"]}={use["devices"]}',
            use["bytes"],
            use["serial_bytes"],
            use["messages"],
            "-" if seconds is None else f"{seconds * 1e6:.6g}us",
            entry["bound"],
        )


for function in report["functions"]:
    show(function["name"], "total", function["totals"])
    for op in function["ops"]:
        show(function["name"], op["op"], op)
