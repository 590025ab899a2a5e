"""Checks that loops have the figures of the ops that they were lowered from (R27).

  check_loops.py BUFFERIZED.json LOWERED.json

Row by row: operations, bytes read and written, the roof and the least time in
place, and what bounds them with the least traffic. (The traffic of the loops as
written may be more than that of the best tiling, which the other end of a bound
shows, R24.)
"""

import sys

from roofline_test import functions_of, in_program_order, load

KEYS = ["location", "flops", "useful_flops", "int_ops", "transcendentals", "bytes_read",
        "bytes_written", "time_seconds", "least_in_place_seconds", "bound_in_place"]

before, after = (functions_of(load(path)) for path in sys.argv[1:])
assert before.keys() == after.keys()
count = 0
for name, function in before.items():
    rows, loops = in_program_order(function), in_program_order(after[name])
    assert len(rows) == len(loops), (name, len(rows), len(loops))
    for row, loop in zip(rows, loops):
        for key in KEYS:
            assert row[key] == loop[key], (key, row[key], loop[key], row["op"], row["location"])
        assert row["bound"].split("..")[0] == loop["bound"].split("..")[0], (row, loop)
        count += bool(loop.get("parts"))
    for key in ["time_seconds", "least_in_place_seconds", "bytes", "flops"]:
        ours, theirs = function["totals"][key], after[name]["totals"][key]
        assert abs(ours - theirs) <= 1e-9 * ours, (key, ours, theirs)
print(f"{count} loops")
