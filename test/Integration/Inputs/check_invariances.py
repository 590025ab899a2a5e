"""Checks that rewriting a program keeps its operations.

  check_invariances.py ROOFLINE-OPT FILE.mlir GROUP...

Each group is a list of rewritings below. Of every function of the file the totals
before and after are compared: `flops`, `transcendentals` and `int_ops`, and where
contractions stay ops of linalg the class matrix, by type.
"""

import json
import re
import subprocess
import sys
import tempfile

BUFFERIZE = ["--one-shot-bufferize=bufferize-function-boundaries"]
STRICT = ["flops", "transcendentals", "int_ops", "useful_flops", "matrix"]
NO_PADDING = ["flops", "transcendentals", "int_ops", "matrix"]
SCALAR = ["flops", "transcendentals", "int_ops"]

# Name: options, figures that stay, and those of which something else is known.
GROUPS = {
    "forms": [
        ("generalize", ["--linalg-generalize-named-ops"], STRICT),
        ("specialize", ["--linalg-generalize-named-ops",
                        "--linalg-specialize-generic-ops"], STRICT),
        ("category", ["--linalg-morph-ops=named-to-category"], STRICT),
        ("category to generic", ["--linalg-morph-ops=named-to-category",
                                 "--linalg-morph-ops=category-to-generic"], STRICT),
        ("named to generic", ["--linalg-morph-ops=named-to-generic"], STRICT),
        ("generic to named", ["--linalg-morph-ops=generic-to-named"], STRICT),
    ],
    "clean": [
        ("canonicalize", ["--canonicalize"], STRICT),
        ("cse", ["--cse"], STRICT),
        ("both", ["--canonicalize", "--cse", "--canonicalize"], STRICT),
    ],
    "bufferize": [
        # A tensor.pad becomes a copy: the padding is no longer known as such.
        ("bufferize", BUFFERIZE, NO_PADDING),
        ("generalize and bufferize", ["--linalg-generalize-named-ops"] + BUFFERIZE,
         NO_PADDING),
    ],
    "loops": [
        ("affine loops", BUFFERIZE + ["--convert-linalg-to-affine-loops"], SCALAR),
        ("loops", BUFFERIZE + ["--convert-linalg-to-loops"], SCALAR),
        ("parallel loops", BUFFERIZE + ["--convert-linalg-to-parallel-loops"], SCALAR),
        ("lowered affine loops", BUFFERIZE + ["--convert-linalg-to-affine-loops",
                                              "--lower-affine"], SCALAR),
    ],
    "fuse": [("fuse", ["--linalg-fuse-elementwise-ops"], NO_PADDING)],
}

# What a rewriting is known to change, and why. Anything else is a bug.
CHANGES = {
    ("clean", "sdpa_flash_backward"): "the scores are computed twice",
    ("clean", "tvm_branch"): "dead code",
    ("clean", "tvm_triangular"): "dead code",
    ("clean", "calls"): "dead code",
}
# Ops that a rewriting has no pattern for: these functions are left out.
UNSUPPORTED = {
    "bufferize": r"tensor\.(gather|scatter)|linalg\.(pack|unpack)|roofline\.work",
    "loops": r"tensor\.(gather|scatter)|linalg\.(pack|unpack)|roofline\.work",
}


def run(options, text):
    """The report of a program, after `options`."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/report.json"
        done = subprocess.run(
            [sys.argv[1], "-", "-o", "/dev/null", *options,
             f"--roofline=target=roofline-note annotate=false report=json output={path}"],
            input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{options}: {done.stderr[:2000]}")
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
    return {f["name"]: f["totals"] for f in report["functions"]}


def read(totals, figure):
    return totals["work"]["matrix"] if figure == "matrix" else totals[figure]


def leave_out(text, pattern):
    """The program without the functions in which `pattern` occurs."""
    if not pattern:
        return text
    return re.sub(r"^func\.func .*?^}$", lambda function: "" if re.search(
        pattern, function[0]) else function[0], text, flags=re.M | re.S)


def compare(group, name, figures, before, after):
    failures = []
    for function, totals in before.items():
        if function not in after:
            failures.append(f"{name}: @{function} is gone")
            continue
        differences = [
            f"{figure} {read(totals, figure)} -> {read(after[function], figure)}"
            for figure in figures
            if read(totals, figure) != read(after[function], figure)]
        reason = CHANGES.get((group, function))
        if differences and not reason:
            failures.append(f"{name}: @{function}: {', '.join(differences)}")
        read_and_written = [t["bytes_read"] + t["bytes_written"]
                            for t in (totals, after[function])]
        if group == "fuse" and read_and_written[1] > read_and_written[0]:
            failures.append(f"{name}: @{function}: bytes {read_and_written}")
    return failures


def main():
    with open(sys.argv[2], encoding="utf-8") as file:
        text = file.read()
    failures, compared = [], 0
    for group in sys.argv[3:]:
        program = leave_out(text, UNSUPPORTED.get(group))
        before = run([], program)
        for name, options, figures in GROUPS[group]:
            after = run(options, program)
            failures += compare(group, name, figures, before, after)
            compared += len(before)
    print("\n".join(failures))
    print(f"{compared} functions compared")
    sys.exit(bool(failures) or not compared)


main()
