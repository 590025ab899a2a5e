"""Checks a JSON and a CSV report of several machines (test/Report/targets.mlir).

usage: check_targets.py JSON CSV [OTHER_JSON]

With OTHER_JSON, a report of the first of the other machines alone: what the JSON
tells of that machine is the same.
"""
import csv
import json
import sys

COMPARED = ("speedup", "speedup_ceiling", "changes_bound")


def expect(actual, expected, what):
    if actual != expected:
        sys.exit(f"{what}: expected {expected}, got {actual}")


def drop_compared(value):
    """The same JSON without the keys that only exist beside another machine."""
    if isinstance(value, list):
        return [drop_compared(item) for item in value]
    if isinstance(value, dict):
        return {key: drop_compared(item) for key, item in value.items()
                if key not in COMPARED}
    return value


def compare_with_alone(report, alone):
    other = drop_compared(report["others"][0])
    for key, value in other.items():
        expect(value, alone[key], key)
    expect("others" in alone, False, "others of one machine")


def check_json(report):
    """By place in the program: matmul, exp, negf (by hand in targets.mlir)."""
    expected = {
        "fast": [(8, 16, True), (8, 8, False), (2, 2, False)],
        "matrix-only": [(1, 1, False), (None, None, None), (None, None, None)],
    }
    expect([other["target"]["name"] for other in report["others"]], list(expected), "others")
    for other in report["others"]:
        name = other["target"]["name"]
        main, open_function = other["functions"]
        rows = sorted(main["ops"], key=lambda row: row["index"])
        expect([row["op"] for row in rows], ["linalg.matmul", "linalg.exp", "linalg.negf"], name)
        expect([tuple(row[key] for key in COMPARED) for row in rows], expected[name], name)
        expect([open_function["ops"][0][key] for key in COMPARED], [None] * 3, "open")
        totals = (6.8, 8.5) if name == "fast" else (None, None)
        expect((main["totals"]["speedup"], main["totals"]["speedup_ceiling"]), totals, name)
        expect(other["totals"]["speedup"], None, "module")
    for function in report["functions"]:
        for row in function["ops"]:
            expect([key for key in COMPARED if key in row], [], "first machine")


def check_csv(path, report):
    with open(path, newline="") as file:
        records = list(csv.DictReader(file))
    machines = [report] + report["others"]
    expect(len(records), 4 * len(machines), "records")
    for machine, record in ((machine, records.pop(0)) for machine in machines for _ in range(4)):
        expect(record["target"], machine["target"]["name"], "target")
        function = next(f for f in machine["functions"] if f["name"] == record["function"])
        row = next(r for r in function["ops"] if str(r["index"]) == record["index"])
        expect(record["op"], row["op"], "op")
        for key in COMPARED:
            text = record[key]
            expect(json.loads(text) if text else None, row.get(key), key)


def main():
    with open(sys.argv[1]) as file:
        report = json.load(file)
    if len(sys.argv) > 3:
        with open(sys.argv[3]) as file:
            return compare_with_alone(report, json.load(file))
    check_json(report)
    check_csv(sys.argv[2], report)


if __name__ == "__main__":
    main()
