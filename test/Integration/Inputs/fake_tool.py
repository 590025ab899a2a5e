"""Stands in for roofline-opt: dies, hangs or babbles as the file's name says."""

import json
import os
import signal
import sys
import time

name = os.path.basename(sys.argv[1])
if name.startswith("signal"):
    os.kill(os.getpid(), signal.SIGSEGV)
if name.startswith("sanitizer"):
    print("x.cpp:1:2: runtime error: signed integer overflow", file=sys.stderr)
    sys.exit(1)
if name.startswith("hang"):
    time.sleep(60)
while name.startswith("spin"):
    pass
if name.startswith("babble"):
    print("{no JSON")
    sys.exit(0)
if name.startswith("invalid"):
    print("a note\nx.mlir:1:1: error: expected an op", file=sys.stderr)
    sys.exit(1)
print(json.dumps({"coverage": {"modelled_ops": 1, "unmodelled": {}}, "functions": []}))
