"""Prints what a Ridgeline specification for Vega shows.

  check_ridgeline.py SPEC
"""

import math
import sys

from roofline_test import load


def area(corners):
    """The area of a polygon, in square decades."""
    places = [(math.log10(corner["x"]), math.log10(corner["y"])) for corner in corners]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(places, places[1:] + places[:1]))) / 2


def is_inside(place, corners):
    """In or on a convex polygon."""
    point = math.log10(place["x"]), math.log10(place["y"])
    places = [(math.log10(corner["x"]), math.log10(corner["y"])) for corner in corners]
    turns = [(u - x) * (point[1] - y) - (v - y) * (point[0] - x)
             for (x, y), (u, v) in zip(places, places[1:] + places[:1])]
    return min(turns) > -1e-9 or max(turns) < 1e-9


def number(value):
    return f"{value:.4g}" if abs(value - round(value)) > 1e-9 else str(round(value))


def place(item):
    return f"{number(item['x'])}, {number(item['y'])}"


def main(path):
    spec = load(path)
    data = {each["name"]: each["values"] for each in spec["data"]}
    domains = {scale["name"]: scale["domain"] for scale in spec["scales"]}
    print("title:", spec["title"]["text"])
    print("subtitle:", spec["title"]["subtitle"])
    print("description:", spec["description"])
    for axis in "xy":
        print(f"{axis}: {domains[axis][0]:.4g} to {domains[axis][1]:.4g}")
    regions = {}
    for corner in data["regions"]:
        regions.setdefault(corner["region"], []).append(corner)
    plane = math.prod(math.log10(domains[axis][1] / domains[axis][0]) for axis in "xy")
    print(f"regions: {', '.join(regions)}; plane {plane:.3f}, together {sum(map(area, regions.values())):.3f}")
    marks = data["region_names"] + data["ops"] + data["functions"]
    print("names inside:", all(is_inside(mark, regions[mark["region"]]) for mark in marks if regions))
    for line in data["ridges"]:
        print(f"ridge {line['label']}: {place(line)} to {number(line['x2'])}, {number(line['y2'])}")
    for op in data["ops"]:
        print(f"op {op['location']}: {op['region']} at {place(op)}, {op['mark']}")
    for function in data["functions"]:
        print(f"{function['mark']} {function['name']}: {function['region']} at {place(function)}")


main(sys.argv[1])
