"""Prints what the cache saves each op, and checks that the figures agree.

  print_saved.py KEPT.json COLD.json

The two are reports of one module, with and without keep-in-cache. Rows are
sorted by their location.
"""

import sys

from roofline_test import load


def check(kept, cold):
    """Outermost level: what is saved is missing. Nothing else changes."""
    saved = kept["saved_bytes"]
    assert "saved_bytes" not in cold
    for key in ("lower_bytes", "achievable_bytes"):
        outer, cold_outer = kept["levels"][0][key], cold["levels"][0][key]
        if isinstance(cold_outer, int):
            assert outer == cold_outer - saved and outer >= 0, (key, kept, cold)
    for key in ("flops", "bytes_read", "bytes_written"):
        assert kept[key] == cold[key], (key, kept, cold)
    for level, cold_level in list(zip(kept["levels"], cold["levels"]))[1:]:
        assert level["lower_bytes"] == cold_level["lower_bytes"]
        assert level["achievable_bytes"] == cold_level["achievable_bytes"]


def main():
    kept, cold = (load(path)["functions"] for path in sys.argv[1:])
    for function, cold_function in zip(kept, cold):
        totals, cold_totals = function["totals"], cold_function["totals"]
        check(totals, cold_totals)
        print(f"{function['name']}: {totals['saved_bytes']} of {cold_totals['levels'][0]['lower_bytes']}, "
              f"fused {totals['fused_lower_bytes']}")
        order = lambda row: (row["location"], row["op"])
        for row, cold_row in zip(*(sorted(form["ops"], key=order)
                                   for form in (function, cold_function))):
            check(row, cold_row)
            if row["levels"][1]["lower_bytes"] != 0:
                print(f"  {row['location']}: {row['saved_bytes']}")


main()
