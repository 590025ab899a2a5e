"""Prints the total operations of each function by every convention.

  print_conventions.py PREFIX

reads PREFIX.NAME.json for each convention NAME. A row must say the same as the
total where it is the only one.
"""

import sys

from roofline_test import load

NAMES = ("xla", "pytorch", "fvcore", "tvm")
totals = {}
for name in NAMES:
    report = load(f"{sys.argv[1]}.{name}.json")
    for entry in [report] + report["functions"]:
        convention = entry["totals"]["convention"]
        assert convention["name"] == name
        assert convention["unit"] == ("MAC" if name == "fvcore" else "FLOP")
        rows = entry.get("ops", [])
        if len(rows) == 1:
            assert rows[0]["convention"] == convention, (rows, convention)
        totals.setdefault(entry.get("name", "module"), []).append(
            f"{name} {convention['operations']}")
for function, texts in totals.items():
    print(f"@{function}:", ", ".join(texts))
