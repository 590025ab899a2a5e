"""Prints the least bytes of the outermost level and the notes of each op of a
JSON report."""
import json
import sys

for function in json.load(sys.stdin)["functions"]:
    for op in function["ops"]:
        print(op["op"], op["levels"][0]["lower_bytes"], op["notes"])
