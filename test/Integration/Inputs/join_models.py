"""Joins models, one function @main each, into one module: @main of NAME.mlir
becomes @NAME.

usage: join_models.py MODEL.mlir ... > joined.mlir"""

import pathlib
import sys

print("module {")
for path in map(pathlib.Path, sys.argv[1:]):
    lines = path.read_text().splitlines()
    if lines[0] != "module {" or lines[-1] != "}":
        sys.exit(f"{path}: expected a module without attributes")
    print("\n".join(lines[1:-1]).replace("@main(", f"@{path.stem}("))
print("}")
