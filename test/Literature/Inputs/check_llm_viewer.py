"""LLM-Viewer's table of LLaMA-2-7B in docs/evidence/Literature.md, from a report of one layer.

  check_llm_viewer.py FACTS.csv PAGE.md REPORT.json
"""

import sys

import literature
from roofline_test import by_location, count_decimals

NAMES = {"o_proj": "out_proj", "norm": "attn_norm", "add": "attn_add"}
UNITS = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}


def agrees_with_print(value, printed):
    """The value, rounded to the digits of the printed figure, is that figure."""
    unit = printed[-1] if printed[-1] in UNITS else ""
    digits = printed.removesuffix(unit)
    return round(value / UNITS[unit], count_decimals(digits)) == float(digits)


def count_own(layer, rows):
    """Our FLOP, transcendentals and bytes."""
    name = NAMES.get(layer, layer)
    parts = [row for location, row in rows.items()
             if location == name or layer == "norm" and location.startswith(name + ".")]
    assert len(parts) == (4 if layer == "norm" else 1), parts  # With its zeros.
    return (sum(row["flops"] for row in parts),
            sum(row["transcendentals"] for row in parts),
            sum(row["bytes_read"] + row["bytes_written"] for row in parts))


def count(layer, rows):
    """Their operations and bytes from our rows, and by which count they differ."""
    row = rows[NAMES.get(layer, layer)]
    flops, transcendentals, size = count_own(layer, rows)
    if layer == "softmax":
        return flops + transcendentals, size, "an exponential per element is an operation"
    if layer == "norm":
        # Per element ours are a square and a sum, then two products.
        own = row["flops"] + rows["attn_norm.squares"]["flops"]
        assert own * 7 % 4 == 0
        return (own * 7 // 4, 2 * row["bytes_written"],
                "7 per element, ours 4; x and the result, ours in three ops")
    if layer == "add":
        assert size * 2 % 3 == 0
        return flops, size * 2 // 3, "one of the two operands"
    assert transcendentals == 0
    return flops, size, ""


def make_row(fact, rows, peak, bandwidth):
    layer = fact["row"].partition(" ")[2]
    row = rows[NAMES.get(layer, layer)]
    operations, size, why = count(layer, rows)
    intensity = operations / size
    attainable = min(peak, intensity * bandwidth)
    bound = "compute" if attainable == peak else "memory"
    assert operations == int(fact["ops"]) and size == int(fact["bytes"]), fact
    for value, key in ((operations, "ops"), (size, "bytes"), (intensity, "intensity"),
                       (attainable, "attainable")):
        assert agrees_with_print(value, fact["printed_" + key]), (fact, key, value)
    assert bound == fact["bound"] and row["bound"].startswith(bound), (fact, row["bound"])
    printed = ", ".join(fact["printed_" + key]
                        for key in ("ops", "bytes", "intensity", "attainable"))
    flops, _, own = count_own(layer, rows)
    return [fact["row"], printed, f"{flops:,}", f"{own:,}",
            "" if (flops, own) == (operations, size) else f"{operations:,}; {size:,}",
            f"{intensity:.5g}", f"{attainable / 1e12:.4g}T", row["bound"], why]


def main():
    facts = literature.read_facts(sys.argv[1])
    functions = literature.read_functions(sys.argv[3])
    prefix = "layers.0."
    layers = {name: {location.removeprefix(prefix): row
                     for location, row in by_location(function).items()}
              for name, function in functions.items()}
    # The machine's roofs, as the report has them: of a row bound by compute, and of one
    # whose bytes are what memory has to move.
    peak = layers["prefill"]["q_proj"]["attainable_flops_per_second"]
    add = layers["prefill"]["attn_add"]
    bandwidth = (add["bytes_read"] + add["bytes_written"]) / add["times"]["memory:gddr6"]
    rows = [make_row(fact, layers[fact["row"].partition(" ")[0]], peak, bandwidth)
            for fact in facts.values()]
    assert len(rows) == 24
    header = ["row", "printed there", "our FLOP", "our bytes", "ops; bytes, as there",
              "op/B", "attainable", "our bound", "their count"]
    literature.check_page(sys.argv[2], literature.make_table(header, rows))


main()
