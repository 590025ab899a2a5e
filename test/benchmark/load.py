"""Prints the time of an analysis against that of parsing alone, and its memory,
for large programs.

  load.py BUILD [SCALE]   SCALE 1: a million ops, 100,000 functions, ...
"""

import os
import pathlib
import subprocess
import sys
import tempfile

INPUTS = pathlib.Path(__file__).parent.parent / "Integration" / "Inputs"
SIZES = {"ops": 1_000_000, "functions": 100_000, "calls": 10_000, "sizes": 10_000, "scf": 1000, "affine": 1000, "regions": 2000}
OPTIONS = "--allow-unregistered-dialect", "--roofline=target=a100 report=json advise fusion output=/dev/null"


def measure(*command):
    """Processor time [s] and greatest memory [MB]."""
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command}: status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


tool = pathlib.Path(sys.argv[1]) / "bin" / "roofline-opt"
scale = float(sys.argv[2]) if len(sys.argv) > 2 else 1
print(f"{'program':>10} {'size':>8} {'parse [s]':>10} {'all [s]':>8} {'ratio':>6} {'memory [MB]':>12}")
for kind, size in SIZES.items():
    size = max(1, int(size * scale))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        subprocess.run([sys.executable, INPUTS / "print_load.py", kind, str(size)], stdout=file, check=True)
        parse, _ = measure(tool, file.name, "-o", "/dev/null", OPTIONS[0])
        whole, memory = measure(tool, file.name, "-o", "/dev/null", *OPTIONS)
    print(f"{kind:>10} {size:>8} {parse:>10.2f} {whole:>8.2f} {whole / parse:>6.1f} {memory:>12.0f}", flush=True)
