"""Prints the levels of each op of JSON reports: least and achievable bytes, tile
and loop order; then what it reads and writes, and its bound."""
from roofline_test import load_all, rows_of

for report in load_all():
    for row in rows_of(report):
        levels = "; ".join(
            f"{level['name']} {level['lower_bytes']} {level['achievable_bytes']}"
            f" {level['tile']} {level['tile_order']}" for level in row["levels"])
        total = (row["bytes_read"] + row["bytes_written"]
                 if isinstance(row["bytes_read"], int) else "-")
        print(f"{row['op']} {levels} compulsory {total} bound {row['bound']}")
