"""Checks which causes are named for points above their roofs.

usage: check_causes.py ROOFLINE-OPT MODULE.mlir FOLDER"""

import json
import pathlib
import subprocess
import sys

CLOCK = "rounded figures, or a clock above the one of the peak"
SPARSE = "2:4 sparsity: the peak is that of dense operands"
FEWER = "an algorithm with fewer operations, such as Winograd's"
TWICE = "operations counted twice: they are 2 times those of the model"

# Options, header, row, and the causes in order ("...": any further ones); none:
# no warning. 2^37 op of "gemm" and "half", 2^16 op and 3 * 2^18 B of the others.
CASES = [
    # 8.7541 ms are 15.7 Top/s.
    ("target=v100", "time_ms", "gemm,8.755", []),
    ("target=v100", "time_ms", "gemm,8.7", [CLOCK]),
    ("target=v100", "time_ms", "gemm,8.34", [CLOCK]),
    # 16.56 Top/s, 1.0547 times: 31.4 Top/s is the next rate.
    ("target=v100", "time_ms", "gemm,8.3",
     ["another type or unit: it would fit vector f16 (31.40 Top/s)", "..."]),
    ("target=v100", "time_ms", "gemm,1.2",
     ["another type or unit: it would fit matrix f16 (125.0 Top/s)", "..."]),
    # 137.4 Top/s of vector f32: tf32 has 156.
    ("target=a100", "time_ms", "gemm,1",
     ["another type or unit: it would fit matrix tf32 (156.0 Top/s), see allow-tf32", "..."]),
    ("target=a100 allow-tf32", "time_ms", "gemm,1", []),
    # 196.3 of 125 Top/s: no other rate of the V100, but twice the dense one.
    ("target=v100", "time_ms", "half,0.7", [SPARSE, "..."]),
    # 343.6 of 312 Top/s; i8 has 624.
    ("target=a100", "time_ms", "half,0.4",
     ["another type or unit: it would fit matrix i8 (624.0 Top/s)", SPARSE, "..."]),
    # 3 times 125 Top/s: too much for sparsity; 5 times: for Winograd as well.
    ("target=v100", "time_ms", "half,0.3665", [FEWER, "another machine: it would fit ..."]),
    ("target=v100", "time_ms", "half,0.22", ["another machine: it would fit ..."]),
    # 8.7541 us: 1000 times as fast as possible. 20 us: 438 times. 4 us: 2189
    # times, as 4 ms can't be.
    ("target=v100", "time_us", "gemm,8.7541", ["a unit that is off by 10^3"]),
    ("target=v100", "time_us", "gemm,20", ["a unit that is off by 10^3"]),
    ("target=v100", "time_us", "gemm,4", ["a unit that is off by 10^6"]),
    ("target=v100", "time_ns", "gemm,1", ["a unit that is off by 10^9"]),
    ("target=v100", "tflops_per_second", "gemm,15700", ["a unit that is off by 10^3"]),
    # 2^38 op in 10 ms: 27.5 Top/s.
    ("target=v100", "time_ms,flops", "gemm,10,274877906944", [TWICE, "..."]),
    # Multiply-adds counted as one: below the roof, with a note.
    ("target=v100", "time_ms,flops", "gemm,10,68719476736", None),
    # 0.874 us by hbm, 0.365 us by l2.
    ("target=v100", "time_us", "small,0.5",
     ["data left in l2 (2.155 TB/s) by an earlier run, see steady", "..."]),
    ("target=v100", "time_us,dram_bytes", "small,0.5,200000",
     ["data left in a cache by an earlier run, see steady: 200.0 kB of at least 786.4 kB came from hbm"]),
    # All that the loop touches can stay in l2; 10 * 65536 op take 41.74 ns.
    ("target=v100", "time_us", "loop,0.5", []),
    ("target=v100", "time_us", "loop,0.04",
     ["rounded figures, or a clock above the one of the peak"]),
    ("target=v100", "time_us", "loop,0.01",
     ["the time of one execution: a row is about all 10 of one call", "..."]),
    # Two arguments have to be read: 582.5 ns. What is passed on can stay in l2.
    ("target=v100", "time_us", "chain,1.2", []),
    ("target=v100", "time_us", "pair,0.6", []),
    ("target=v100", "time_us", "pair,0.5",
     ["2 ops fused to one, which pass values without memory", "..."]),
    # More than any known machine can, and less than a wrong unit makes of it.
    ("target=b200", "tflops_per_second", "gemm,1e6",
     ["a unit that is off by 10^6"]),
]


def get_measured(report, location):
    for function in report["functions"]:
        for item in [function, *function["ops"]]:
            if item.get("measured") and location in (item["name"] if "ops" in item else item["location"]):
                return item["measured"]
    raise AssertionError(f"{location} has no measurement")


def matches(causes, expected):
    if expected and expected[-1] == "...":
        expected = expected[:-1]
        causes = causes[:len(expected)]
    return len(causes) == len(expected) and all(
        cause == want or (want.endswith("...") and cause.startswith(want[:-3]))
        for cause, want in zip(causes, expected))


tool, module, folder = sys.argv[1:]
path = pathlib.Path(folder) / "row.csv"
failed = 0
for options, header, row, expected in CASES:
    path.write_text(f"location,{header}\n{row}\n")
    result = subprocess.run([tool, module, "-o", "/dev/null",
                             f"--roofline={options} report=json output=- measured={path}"],
                            capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    measured = get_measured(json.loads(result.stdout), row.split(",")[0])
    marker = "; likely cause: "
    notes = [note for note in measured["notes"] if marker in note]
    causes = notes[0].split(marker)[1].split("; or ") if notes else []
    if not matches(causes, expected or []) or bool(causes) != ("warning:" in result.stderr):
        failed += 1
        print(options, row, "expected", expected, "got", causes, sep="\n  ")
    if expected is None and measured["notes"] != [
            "operations are half of the model's: multiply-adds counted as one?"]:
        failed += 1
        print(row, measured["notes"])

# 12 points above their roofs: ten warnings, and one about the rest.
MANY = 12
many = pathlib.Path(folder) / "many.mlir"
type = "tensor<256x256xf32>"
ops = "".join(f"%{i} = linalg.negf ins(%x : {type}) outs(%x : {type}) -> {type} loc(\"op{i}\")\n"
              for i in range(MANY))
many.write_text(f"func.func @main(%x: {type}) {{\n{ops}return\n}}\n")
path.write_text("location,time_ns\n" + "".join(f"op{i},1\n" for i in range(MANY)))
result = subprocess.run([tool, many, "-o", "/dev/null",
                         f"--roofline=target=v100 report=none measured={path}"],
                        capture_output=True, text=True)
if result.stderr.count("warning: loc(") != 10 or (
        f"{path}:2:1: warning: 2 more points of this file are above their roofs" not in result.stderr):
    failed += 1
    print(result.stderr)
sys.exit(f"{failed} failed" if failed else None)
