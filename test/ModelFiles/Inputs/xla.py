"""Prints what `convention=xla` says of each function of a JSON report, the bytes
that its ops move, those of all ops fused, and what is sent over a network."""

import json
import sys

for function in json.load(sys.stdin)["functions"]:
    ops = function["ops"]
    least = sum(op["bytes"] for op in ops)
    most = sum(op.get("bytes_upper", op["bytes"]) for op in ops)
    sent = sum(term["bytes"] for op in ops for term in op["network"])
    print(f"{function['name']}: flops {sum(op['convention']['operations'] for op in ops)}, "
          f"transcendentals {sum(op['transcendentals'] for op in ops)}, "
          f"bytes {least}" + (f" to {most}" if most > least else "") +
          f", fused {function['totals']['fused_lower_bytes']}" + (f", sent {sent}" if sent else ""))
