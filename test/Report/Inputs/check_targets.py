"""Checks a JSON and a CSV report of several machines (test/Report/targets.mlir).

usage: check_targets.py JSON CSV [OTHER_JSON]

With OTHER_JSON, a report of the first of the other machines alone: what the JSON
reports for that machine is equal.
"""
import json
import sys

from roofline_test import (drop_keys, expect, functions_of, in_program_order, load,
                           read_csv, rows_of)

# Keys that only exist beside another machine.
COMPARED = ("speedup", "speedup_ceiling", "changes_bound")


def compare_with_alone(report, alone):
    other = drop_keys(report["others"][0], COMPARED)
    for key, value in other.items():
        expect(key, value, alone[key])
    expect("others of one machine", "others" in alone, False)


def check_json(report):
    """By place in the program: matmul, exp, negf (by hand in targets.mlir)."""
    expected = {
        "fast": [(8, 16, True), (8, 8, False), (2, 2, False)],
        "matrix-only": [(1, 1, False), (None, None, None), (None, None, None)],
    }
    expect("others", [other["target"]["name"] for other in report["others"]], list(expected))
    for other in report["others"]:
        name = other["target"]["name"]
        main, open_function = other["functions"]
        rows = in_program_order(main)
        expect(name, [row["op"] for row in rows], ["linalg.matmul", "linalg.exp", "linalg.negf"])
        expect(name, [tuple(row[key] for key in COMPARED) for row in rows], expected[name])
        expect("open", [open_function["ops"][0][key] for key in COMPARED], [None] * 3)
        totals = (6.8, 8.5) if name == "fast" else (None, None)
        expect(name, (main["totals"]["speedup"], main["totals"]["speedup_ceiling"]), totals)
        expect("module", other["totals"]["speedup"], None)
    for row in rows_of(report):
        expect("first machine", [key for key in COMPARED if key in row], [])


def check_csv(path, report):
    records = read_csv(path)
    machines = [report] + report["others"]
    expect("records", len(records), 4 * len(machines))
    for machine, record in ((machine, records.pop(0)) for machine in machines for _ in range(4)):
        expect("target", record["target"], machine["target"]["name"])
        function = functions_of(machine)[record["function"]]
        row = next(r for r in function["ops"] if str(r["index"]) == record["index"])
        expect("op", record["op"], row["op"])
        for key in COMPARED:
            text = record[key]
            expect(key, json.loads(text) if text else None, row.get(key))


def main():
    report = load(sys.argv[1])
    if len(sys.argv) > 3:
        return compare_with_alone(report, load(sys.argv[3]))
    check_json(report)
    check_csv(sys.argv[2], report)


if __name__ == "__main__":
    main()
