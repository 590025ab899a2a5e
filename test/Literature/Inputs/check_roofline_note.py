"""The table of the Roofline note in docs/evidence/Literature.md, from programs.

  check_roofline_note.py FACTS.csv PAGE.md REPORT.json

The note's "MB" are 2^20 bytes, which it divides by 96e9 B/s as if they were 10^6.
Its figures agree with ours counted so, to the digits that it prints, but for those
of WITHIN.
"""

import sys

import literature
from roofline_test import count_decimals

PROGRAMS = {
    "op1": "3x3 depthwise convolution, 16 channels, 448x448",
    "op2": "1x1 convolution, 512 to 1024 channels, 7x7",
    "op3": "3x3 convolution, 16 channels, 448x448",
    "op4": "7x7 convolution of stride 2, 3 to 64 channels, 224x224",
    "op5": "none found",
    "op6": "3x3 convolution, 128 channels, 28x28",
}
PEAK, BANDWIDTH = 4608e9, 96e9
# The padding of op1 is stored; the time of op6 does not follow from the note's own
# operations, 231e6 / 4608e9 = 50.1 us.
WITHIN = {"op1": 0.006, "op6": 0.003}
COLUMNS = ("mflop", "mb", "intensity", "gflops", "us")


def count_as_note(totals):
    """The columns as the note counts them, from our operations and bytes."""
    flops, size = totals["flops"], totals["bytes"] / 2**20 * 1e6
    intensity = flops / size
    return (flops / 1e6, size / 1e6, intensity, min(PEAK, BANDWIDTH * intensity) / 1e9,
            max(flops / PEAK, size / BANDWIDTH) * 1e6)


def agrees(text, value, within):
    digit = 10.0 ** -count_decimals(text)
    return abs(float(text) - value) <= digit / 2 + within * value


def main():
    facts = literature.read_facts(sys.argv[1])
    functions = literature.read_functions(sys.argv[3])
    rows = []
    for name, fact in facts.items():
        cells = [name, PROGRAMS[name]]
        if name not in functions:
            rows.append(cells + [fact[column] for column in COLUMNS] + ["-", "-"])
            continue
        totals = functions[name]["totals"]
        assert totals["bound"].startswith(fact["bound"]), (name, totals["bound"])
        for column, value in zip(COLUMNS, count_as_note(totals)):
            assert agrees(fact[column], value, WITHIN.get(name, 0)), (name, column, value)
            cells.append(f"{fact[column]}, {value:#.4g}")
        rows.append(cells + [f"{totals['bytes']:,}", f"{totals['time_seconds'] * 1e6:.1f}"])
    assert set(functions) < set(facts)
    header = ["op", "program", "MFLOP", "MiB", "FLOP/B", "GFLOP/s", "us",
              "bytes in our report", "us in our report"]
    literature.check_page(sys.argv[2], literature.make_table(header, rows))


main()
