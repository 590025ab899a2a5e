"""Checks what a cache saves a model, and prints it.

  check_kept.py KEPT.json COLD.json

The two are reports of one module, with and without keep-in-cache.
"""

import sys

from roofline_test import load, rows_of

kept, cold = map(load, sys.argv[1:])
totals, cold_totals = kept["totals"], cold["totals"]
moved, cold_moved = (t["levels"][0]["lower_bytes"] for t in (totals, cold_totals))
saved = totals["saved_bytes"]
rows = rows_of(kept)
assert moved + saved == cold_moved, (moved, saved, cold_moved)
assert moved >= totals["fused_lower_bytes"], (moved, totals["fused_lower_bytes"])
assert saved == sum(row["saved_bytes"] for row in rows)
assert all(row["levels"][0]["lower_bytes"] >= 0 for row in rows)
assert totals["time_seconds"] <= cold_totals["time_seconds"]
print(f"{kept['target']['name']}: saves {saved} of {cold_moved} B, "
      f"leaves {moved} B, at least {totals['fused_lower_bytes']} B all fused; "
      f"{saved / cold_moved:.1%}")
