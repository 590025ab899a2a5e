#!/usr/bin/env python3
"""Stands in for a harness with one find, and as mlir-opt for one that dies."""

import os
import pathlib
import sys
import time

prefixes = [a.split("=", 1)[1] for a in sys.argv if a.startswith("-artifact_prefix=")]
if "mlir-opt" in sys.argv[0]:
    os.abort()
if prefixes:
    time.sleep(0.3)
    pathlib.Path(prefixes[0] + "crash-1").write_text("x")
    print("#7\tNEW    cov: 1", file=sys.stderr)
else:
    stack = os.environ.get("FAKE_STACK")
    print(open(stack).read() if stack else "fuzz: strip does not restore the module")
sys.exit(77)
