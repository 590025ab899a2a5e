"""Prints the collectives of a JSON report, one per line.

usage: print_network.py REPORT [--least]

A line has function, op, link, collective, algorithm, axes and number of devices,
bytes, serial bytes, messages, microseconds, and the bound of the row. Function
totals have "total" for the op. With --least a line has function, op and collective, its
least microseconds, and the least microseconds and the bound in place of the row.
"""

import sys

from roofline_test import load


def show(function, op, entry):
    for use in entry["network"]:
        if "--least" in sys.argv:
            least = use["least_in_place_seconds"], entry["least_in_place_seconds"]
            print(function, op, use["collective"],
                  *("-" if seconds is None else f"{seconds * 1e6:.6g}us" for seconds in least),
                  entry["bound_in_place"] if least[1] is not None else "-")
            continue
        seconds = use["seconds"]
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


for function in load(sys.argv[1])["functions"]:
    show(function["name"], "total", function["totals"])
    for op in function["ops"]:
        show(function["name"], op["op"], op)
