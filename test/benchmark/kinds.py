"""Prints what our passes cost on programs of each kind, against the parser and
two of upstream's passes in the same run.

  kinds.py BUILD [OPS [KIND...]]   OPS: ops of the small programs (default 30000)

One thread, without the verifier, the fastest of three runs. The last columns
are of ten times as many ops, run once.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from print_kinds import KINDS, print_program

PASSES = {"annotate": "RooflineAnnotatePass", "report": "RooflineReportPass", "stats": "PrintOpStats", "cse": "CSE",
          "parse": "Parser"}
PIPELINE = ("builtin.module(roofline-attach-target{{target=a100}},roofline-annotate,"
            "roofline-report{{report={} output={}}},print-op-stats,cse)")
OPTIONS = "--mlir-disable-threading", "--verify-each=0", "-o", os.devnull
KIND_OPTIONS = {"stablehlo": ["--allow-unregistered-dialect"]}
COLUMNS = ("kind", "parse [µs/op]", "annotate [µs/op]", "annotate / parse", "annotate / stats", "annotate / cse",
           "JSON / parse", "JSON [MB/s]", "fusion / cse", "HTML [s/10,000 ops]", "memory / parse", "annotate, 10x", "JSON, 10x")


def time_passes(tool, program, kind, form, report, runs):
    """Seconds of each of PASSES, the least of all runs."""
    best = {}
    for _ in range(runs):
        report.unlink(missing_ok=True)  # To free the blocks of the last one takes a tenth of the time.
        run = subprocess.run(
            [tool, program, *OPTIONS, *KIND_OPTIONS.get(kind, []), "--mlir-timing", "--mlir-timing-display=list",
             f"--pass-pipeline={PIPELINE.format(form, report)}"], check=True, capture_output=True, text=True)
        times = dict(map(reversed, re.findall(r"^ +([\d.]+) +\(.*%\) +(\S+)$", run.stderr, re.M)))
        for name, timed in PASSES.items():
            best[name] = min(best.get(name, 1e9), float(times.get(timed, 0)))
    return best


def measure_memory(*command):
    """Peak of memory [KiB]."""
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command}: status {status}")
    return usage.ru_maxrss


def measure(tool, kind, ops, folder, runs):
    program, report = folder / "program.mlir", folder / "report.json"
    with open(program, "w") as file:
        file.writelines(print_program(kind, ops))
    page = time_passes(tool, program, kind, "html", report, runs)["report"]
    advised = time_passes(tool, program, kind, "json fusion", report, runs)["report"]
    times = time_passes(tool, program, kind, "json", report, runs)
    times["fusion"] = max(0, advised - times["report"])
    command = tool, program, *OPTIONS, *KIND_OPTIONS.get(kind, [])
    alone = measure_memory(*command)
    annotated = measure_memory(*command, "--roofline=target=a100 report=none")
    return times, page, report.stat().st_size, annotated / alone


def main():
    tool = pathlib.Path(sys.argv[1]) / "bin" / "roofline-opt"
    ops = int(sys.argv[2]) if len(sys.argv) > 2 else 30000
    print("|", " | ".join(COLUMNS), "|\n|" + "---|" * len(COLUMNS))
    with tempfile.TemporaryDirectory() as name:
        for kind in sys.argv[3:] or KINDS:
            times, page, size, memory = measure(tool, kind, ops, pathlib.Path(name), 3)
            large, *_ = measure(tool, kind, 10 * ops, pathlib.Path(name), 1)
            annotate, report, parse = times["annotate"], times["report"], times["parse"]
            cells = [parse / ops * 1e6, annotate / ops * 1e6, annotate / parse, annotate / times["stats"],
                     annotate / times["cse"], report / parse, size / report / 1e6, times["fusion"] / times["cse"],
                     page / ops * 10000, memory,
                     large["annotate"] / large["parse"], large["report"] / large["parse"]]
            print("|", kind, "|", " | ".join(f"{cell:.2g}" if cell < 10 else f"{cell:.0f}" for cell in cells), "|",
                  flush=True)


main()
