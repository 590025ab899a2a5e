"""Checks that a file is what github-action-benchmark calls customSmallerIsBetter,
and the figures of benchmark.mlir.

  check_benchmark.py REPORT
"""

import sys

from roofline_test import finish, index, load

errors = []
entries = load(sys.argv[1])
for entry in entries:
    if not {"name", "unit", "value"} <= set(entry) <= {"name", "unit", "value", "range", "extra"}:
        errors.append(f"keys: {entry}")
    if not isinstance(entry["value"], (int, float)) or isinstance(entry["value"], bool):
        errors.append(f"no number: {entry}")
by_name = index(entries, "name")
for machine in ["roofline-note", "a100-sxm4-40gb"]:
    # 1024 f32 read and written, at once in memory; @open has symbols, and so has
    # the module.
    for name, value in [("main: bytes", 8192), ("main: peak live bytes", 8192), ("unmodelled ops", 0),
                        ("figures without a value", 6)]:
        got = by_name[f"{machine}: {name}"]["value"]
        if got != value:
            errors.append(f"{name} on {machine}: {got}, expected {value}")
    extra = by_name[f"{machine}: figures without a value"]["extra"]
    if extra != ", ".join(f"{name}: {figure}" for name in ["open", "module"]
                          for figure in ["time", "bytes", "peak live bytes"]):
        errors.append(f"left out on {machine}: {extra}")
time = by_name["a100-sxm4-40gb: main: time"]
# 8192 B at 1555 GB/s.
if time["unit"] != "µs" or abs(time["value"] / (8192 / 1.555e12 * 1e6) - 1) > 1e-12:
    errors.append(f"time: {time}")
if time["extra"] != "bound by memory:hbm":
    errors.append(f"extra: {time}")
finish(errors)
