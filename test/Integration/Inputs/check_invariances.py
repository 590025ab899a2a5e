"""Checks that rewriting a program keeps its operations.

  check_invariances.py ROOFLINE-OPT FILE.mlir GROUP...

Each group is a list of rewritings below. Of every function of the file the totals
before and after are compared: `flops`, `transcendentals` and `int_ops`, class
matrix by type for as long as contractions are ops of linalg, and `useful_flops`
for as long as padding is a tensor.pad. Fusion never raises the bytes.
"""

import json
import re
import subprocess
import sys
import tempfile

BUFFERIZE = ["--convert-elementwise-to-linalg",
             "--one-shot-bufferize=bufferize-function-boundaries "
             "allow-return-allocs-from-loops"]


def tile(op, num_results, sizes):
    """A schedule that tiles every structured op."""
    results = ", ".join(["!transform.any_op"] * num_results)
    return f"""
module @schedule attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%m: !transform.any_op {{transform.readonly}}) {{
    %ops = transform.structured.match interface{{LinalgOp}} in %m
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %ops : !transform.any_op {{
    ^bb0(%op: !transform.any_op):
      %r:{num_results} = transform.structured.{op} %op tile_sizes {sizes}
          : (!transform.any_op) -> ({results})
    }}
    transform.yield
  }}
}}
"""


STRICT = ["flops", "transcendentals", "int_ops", "useful_flops", "matrix"]
NO_PADDING = ["flops", "transcendentals", "int_ops", "matrix"]
SCALAR = ["flops", "transcendentals", "int_ops"]

# Group: name, options or the schedule, and the figures that stay.
GROUPS = {
    "forms": [
        ("generalize", ["--linalg-generalize-named-ops"], STRICT),
        ("category", ["--linalg-morph-ops=named-to-category"], STRICT),
        ("category to generic", ["--linalg-morph-ops=named-to-category",
                                 "--linalg-morph-ops=category-to-generic"], STRICT),
        ("named to generic", ["--linalg-morph-ops=named-to-generic"], STRICT),
    ],
    "specialize": [
        ("specialize", ["--linalg-generalize-named-ops",
                        "--linalg-specialize-generic-ops"], STRICT),
        ("generic to named", ["--linalg-morph-ops=generic-to-named"], STRICT),
    ],
    "clean": [
        ("canonicalize", ["--canonicalize"], STRICT),
        ("cse", ["--cse"], STRICT),
        ("both", ["--canonicalize", "--cse", "--canonicalize"], STRICT),
    ],
    # A tensor.pad becomes a copy: the padding is no longer known as such.
    "bufferize": [
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
    # Sizes that divide the extents and that don't.
    "tile": [
        ("tile by 1", tile("tile_using_for", 2, [1]), NO_PADDING),
        ("tile by 2", tile("tile_using_for", 2, [2]), NO_PADDING),
        ("tile by 3", tile("tile_using_for", 2, [3]), NO_PADDING),
        ("tile by 7", tile("tile_using_for", 2, [7]), NO_PADDING),
        ("tile by 2 for all", tile("tile_using_forall", 2, [2]), NO_PADDING),
        ("tile by 3 for all", tile("tile_using_forall", 2, [3]), NO_PADDING),
    ],
    "tile 2": [
        ("tile by 2 and 2", tile("tile_using_for", 3, [2, 2]), NO_PADDING),
        ("tile by 3 and 5", tile("tile_using_for", 3, [3, 5]), NO_PADDING),
        ("tile by 0 and 3", tile("tile_using_for", 2, [0, 3]), NO_PADDING),
        ("tile by 5 and 3 for all", tile("tile_using_forall", 2, [5, 3]), NO_PADDING),
    ],
    # Without recomputation, which CHANGES lists, fusion saves bytes.
    "fuse": [("fuse", ["--linalg-fuse-elementwise-ops"], NO_PADDING)],
}

# What a rewriting changes, and why. Anything else is a bug.
CHANGES = {
    ("fuse", "batch_norm_train"): "computes statistics once per element",
    ("fuse", "group_norm"): "computes statistics once per element",
    ("fuse", "group_norm_plain"): "computes statistics once per element",
    ("fuse", "main"): "ResNet: divides the mean once per output of the last layer",
}
# Functions that a rewriting is not for.
NO_BUFFERS = r"tensor\.(gather|scatter)|linalg\.(pack|unpack)|roofline\.work"
UNSUPPORTED = {
    # MLIR 22.1 forgets the maps of transposed operands, which is no valid IR.
    "specialize": r"@(contract|matmul_self|mm_bmm_backward|sdpa_\w*backward|"
                  r"jax_gradient|tvm_transpose_batch_matmul)\(",
    "bufferize": NO_BUFFERS,
    "loops": NO_BUFFERS,
    # The scores are computed twice.
    "clean": r"@sdpa_flash_backward\(",
    # Too few loops, or extents that aren't known: the last tile stays a symbol.
    "tile": r"@(jax_reduce_all|matmul_10)\(",
}


def run(rewriting, text):
    """The report of a program, after a rewriting."""
    if isinstance(rewriting, str):
        text = text.rstrip() + rewriting
        rewriting = ["--transform-interpreter"]
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/report.json"
        done = subprocess.run(
            [sys.argv[1], "-", "-o", "/dev/null", *rewriting,
             f"--roofline=target=roofline-note annotate=false report=json output={path}"],
            input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{rewriting}: {done.stderr[:2000]}")
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


def read_bytes(totals):
    return totals["bytes_read"] + totals["bytes_written"]


def compare(group, name, figures, before, after):
    failures = []
    for function, totals in before.items():
        if function not in after:
            failures.append(f"{name}: @{function} is gone")
            continue
        differences = [
            f"{figure} {read(totals, figure)} -> {read(after[function], figure)}"
            for figure in figures
            if read(totals, figure) != read(after[function], figure)
            and (figure == "matrix" or (group, function) not in CHANGES)]
        if differences:
            failures.append(f"{name}: @{function}: {', '.join(differences)}")
        if group == "fuse" and read_bytes(after[function]) > read_bytes(totals):
            failures.append(f"{name}: @{function}: more bytes")
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
