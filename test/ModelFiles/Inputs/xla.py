"""Prints what `convention=xla` says of each function of a JSON report, and the
bytes."""

import json
import sys

for function in json.load(sys.stdin)["functions"]:
    ops = function["ops"]
    print(f"{function['name']}: flops {sum(op['convention']['operations'] for op in ops)}, "
          f"transcendentals {sum(op['transcendentals'] for op in ops)}, "
          f"bytes {sum(op['bytes_read'] + op['bytes_written'] for op in ops)}")
