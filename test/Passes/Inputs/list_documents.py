"""Prints one line per JSON document in a file of several."""

import json
import sys

text = open(sys.argv[1]).read()
decoder = json.JSONDecoder()
while text.strip():
    report, end = decoder.raw_decode(text.lstrip())
    text = text.lstrip()[end:]
    functions = ", ".join(
        f"{f['name']} {len(f['ops'])} op{'s' * (len(f['ops']) != 1)}"
        for f in report["functions"]) or "no functions"
    print(f"{functions}, unmodelled {report['coverage']['unmodelled']}")
