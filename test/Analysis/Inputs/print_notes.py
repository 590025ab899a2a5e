"""Prints the least bytes of the outermost level and the notes of each op of a
JSON report."""
from roofline_test import load, rows_of

for row in rows_of(load()):
    print(row["op"], row["levels"][0]["lower_bytes"], row["notes"])
