"""Prints the total operations of each function by every convention.

  print_conventions.py PREFIX

reads PREFIX.NAME.json for each convention NAME. A row must say the same as the
total where it is the only one.
"""

import json
import sys

NAMES = ("xla", "pytorch", "fvcore", "tvm")
totals = {}
for name in NAMES:
    with open(f"{sys.argv[1]}.{name}.json", encoding="utf-8") as file:
        report = json.load(file)
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
