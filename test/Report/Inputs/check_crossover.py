"""Checks the crossovers of crossover.mlir against a scan of its own.

The times are evaluated from the report's counts in exact fractions, for each
batch up to 2000, with the machine's rates from the report.
"""

import re
import sys
from fractions import Fraction

import roofline_test
from roofline_test import by_location, load

SCANNED = 2000
TOLERANCE = Fraction(1, 10**12)


def evaluate(count, batch):
    """A count of the report at a batch: a number, or a polynomial in batch."""
    assert re.fullmatch(r"([0-9*^+ -]|\bbatch\b)+", str(count)), count
    return roofline_test.evaluate(count, batch)


def get_rate(report, unit, type_name):
    for rate in report["target"]["rates"]:
        if rate["unit"] == unit and rate["type"] == type_name:
            return Fraction(rate["ops_per_second"])
    raise KeyError(unit + " " + type_name)


def get_times(report, row, batch):
    """Time of each resource in the order in which ties are decided."""
    times = {}
    for unit, classes in (
        ("matrix", ["matrix"]),
        ("special", ["special"]),
        ("vector", ["vector", "integer"]),
    ):
        for work_class in classes:
            for key, count in row["work"][work_class].items():
                name = "compute:" + unit
                operand = key.split("->")[0]
                rate = get_rate(report, unit, {"special": "f32"}.get(unit, operand))
                times[name] = times.get(name, 0) + evaluate(count, batch) / rate
    for level, own in zip(report["target"]["levels"], row["levels"]):
        bandwidth = Fraction(level["bytes_per_second"])
        times["memory:" + level["name"]] = (
            evaluate(own["lower_bytes"], batch) / bandwidth
        )
    return times


def get_bound(times):
    largest = None
    for name, seconds in times.items():
        if largest is None or seconds > times[largest] * (1 + TOLERANCE):
            largest = name
    return largest


def check_row(report, row):
    (crossover,) = row["crossovers"]
    assert crossover["symbol"] == "batch", crossover
    assert crossover["range"] == [1, 2**31 - 1], crossover
    for batch in range(1, SCANNED + 1):
        (own,) = [
            run for run in crossover["bounds"] if run["from"] <= batch <= run["to"]
        ]
        bound = get_bound(get_times(report, row, batch))
        assert own["bound"] == bound, (row["location"], batch, own, bound)
    changes = len(crossover["bounds"]) - 1
    assert crossover.get("never_changes", False) == (changes == 0), crossover
    return changes


def main(path):
    report = load(path)
    settings = {symbol["name"]: symbol for symbol in report["symbols"]}
    assert settings["seq"]["value"] == 4096, settings
    assert settings["batch"]["unbound"], settings
    assert settings["batch"]["origin"] == "dim 0 of argument 0 of @decode", settings
    (function,) = report["functions"]
    # Zeros that a multiplication starts from do nothing (R13).
    changes = {
        row["location"]: check_row(report, row)
        for row in function["ops"]
        if row["bound"] != "none"
    }
    assert changes == {"query": 1, "scores": 0, "softmax": 0, "attend": 0, "up": 1}, (
        changes
    )
    scores = by_location(function)["scores"]
    # 2*32*4096*128 FLOP, 2*32*(4096*128 + 128 + 4096) B.
    limit = 4096 * 128 / (4096 * 128 + 128 + 4096)
    assert abs(scores["crossovers"][0]["intensity_limit"] - limit) < 1e-12
    assert function["totals"]["crossovers"][0]["bounds"]


main(*sys.argv[1:])
