"""Compares a batch that was asked for with one that was written.

usage: check_batch.py MODEL FACTOR OUTPUT --write
         writes a ResNet of batch 1 with a batch of FACTOR
       check_batch.py WRITTEN.json ASKED.json
         compares the report of that with `what_if` in the report of the other
"""

import re
import sys

from roofline_test import load, rows_of


def write(model, factor, output):
    with open(model) as file:
        lines = file.readlines()
    with open(output, "w") as file:
        for line in lines:
            line = line.replace("tensor<1x", f"tensor<{factor}x")
            if "_shape" in line:
                line = line.replace("output_shape [1,", f"output_shape [{factor},")
                # The last reshapes join the batch with the channels.
                line = re.sub(
                    r"tensor<(\d+)xf32>",
                    lambda m: f"tensor<{int(m[1]) * factor}xf32>",
                    line,
                ) if "tensor<512xf32>" in line else line
            file.write(line)


def compare(written, asked):
    written = load(written)
    (remedy,) = load(asked)["what_if"]
    for expected, got in zip(written["functions"], remedy["functions"], strict=True):
        # Rows of equal time keep program order.
        for row, other in zip(expected["ops"], got["ops"], strict=True):
            row.pop("shapes"), other.pop("shapes")
            assert row == other, f"{row}\n{other}"
        assert expected["totals"] == got["totals"]
    print(len(rows_of(written)), "rows agree")


if sys.argv[-1] == "--write":
    write(sys.argv[1], int(sys.argv[2]), sys.argv[3])
else:
    compare(*sys.argv[1:])
