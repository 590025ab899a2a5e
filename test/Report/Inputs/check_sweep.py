"""Checks a sweep as JSON and as CSV: each value is as the report of a program
with that value, and both formats say the same."""

import sys

from roofline_test import load, read_csv

VALUES = [1, 4, 16, 64, 256, 300, 1024]


def find_point(points, value):
    (point,) = [point for point in points if point["value"] == value]
    return point


def expect_same(point, figures):
    for key, value in point.items():
        if key != "value":
            assert figures[key] == value, (key, value, figures[key])


def check_value(sweep, report):
    """The report is that of batch 300."""
    (function,) = report["functions"]
    (swept,) = sweep["functions"]
    expect_same(find_point(swept["totals"], 300), function["totals"])
    assert len(function["ops"]) == len(swept["ops"]) == 2
    for row in function["ops"]:
        own = swept["ops"][row["index"]]
        assert own["location"] == row["location"]
        expect_same(find_point(own["points"], 300), row)


def check_record(record, sweeps):
    (function,) = sweeps[record["target"]]["functions"]
    points = function["totals"]
    if record["op"] != "total":
        points = function["ops"][int(record["index"])]["points"]
    point = find_point(points, int(record["value"]))
    assert float(record["time_seconds"]) == point["time_seconds"], record
    assert int(record["flops"]) == point["flops"], record
    assert record["bound"] == point["bound"], record


def main(json_path, csv_path, one_path):
    report = load(json_path)
    sweeps = {report["target"]["name"]: report["sweep"]}
    for other in report["others"]:
        sweeps[other["target"]["name"]] = other["sweep"]
    for sweep in sweeps.values():
        assert sweep["symbol"] == "batch" and sweep["values"] == VALUES, sweep
    check_value(report["sweep"], load(one_path))
    records = read_csv(csv_path)
    # Two ops and the total, on two machines.
    assert len(records) == 2 * 3 * len(VALUES), len(records)
    for record in records:
        assert record["symbol"] == "batch"
        check_record(record, sweeps)


main(*sys.argv[1:])
