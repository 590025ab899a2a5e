"""Prints what `convention=xla` says of each function of a JSON report, and the
bytes."""

import json
import sys

for function in json.load(sys.stdin)["functions"]:
    ops = function["ops"]
    least = sum(op["bytes"] for op in ops)
    most = sum(op.get("bytes_upper", op["bytes"]) for op in ops)
    print(f"{function['name']}: flops {sum(op['convention']['operations'] for op in ops)}, "
          f"transcendentals {sum(op['transcendentals'] for op in ops)}, "
          f"bytes {least}" + (f" to {most}" if most > least else ""))
