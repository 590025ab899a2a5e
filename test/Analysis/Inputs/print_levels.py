"""Prints the levels of each op of JSON reports: least and achievable bytes, tile
and loop order; then what it reads and writes, and its bound."""
import json
import sys

decoder, text = json.JSONDecoder(), sys.stdin.read().strip()
while text:
    report, end = decoder.raw_decode(text)
    text = text[end:].strip()
    for function in report["functions"]:
        for op in function["ops"]:
            levels = "; ".join(
                f"{level['name']} {level['lower_bytes']} {level['achievable_bytes']}"
                f" {level['tile']} {level['tile_order']}" for level in op["levels"])
            total = (op["bytes_read"] + op["bytes_written"]
                     if isinstance(op["bytes_read"], int) else "-")
            print(f"{op['op']} {levels} compulsory {total} bound {op['bound']}")
