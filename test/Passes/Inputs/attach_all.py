"""Attaches every target of a --list-roofline-targets table.

  attach_all.py TABLE ROOFLINE-OPT FILE.mlir
"""

import sys

from roofline_test import run

table, driver, module = sys.argv[1:]
rows = [line.split() for line in open(table) if line.strip() and line[0] != " "][1:]
assert len(rows) >= 31, f"expected 31 targets, got {len(rows)}"
for name, aliases, *_ in rows:
    for word in [name] + [a for a in aliases.split(",") if a != "-"]:
        ir = run(driver, module, f"--roofline-attach-target=target={word}")
        assert f'"{name}" = #dlti.target_device_spec' in ir, f"{word} is not {name}"
