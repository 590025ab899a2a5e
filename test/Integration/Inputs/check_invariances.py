"""Checks that rewriting a program keeps its operations.

  check_invariances.py ROOFLINE-OPT FILE.mlir GROUP...

Each group is a list of rewritings below. Of every function of the file the totals
before and after are compared: `flops`, `transcendentals` and `int_ops`, class
matrix by type for as long as contractions are ops of linalg or vector,
`useful_flops` for as long as padding is a tensor.pad, and the bytes where no pass
adds or removes copies. Fusion never raises the bytes.

Extents that aren't known have other names then: every symbol is taken as 3, which
is the dynamic size of the random programs.
"""

import re
import sys
import tempfile
import textwrap

from roofline_test import (evaluate, finish, functions_of, make_report, read_text,
                           run)

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


# Each function by itself: the pass fails in functions with an op that it can't do.
VECTORIZE = """
module @schedule attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %m
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %functions : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.sequence %function : !transform.any_op failures(suppress) {
      ^bb1(%same: !transform.any_op):
        transform.structured.vectorize_children_and_apply_patterns %same
            : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
"""


# Joins equal operands and removes unused ones, which the fusion does too: it is less
# work where the payload folds then.
ERASE_INPUTS = """
module @schedule attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %m
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    transform.yield
  }
}
"""


BYTES = ["bytes_read", "bytes_written"]
STRICT = ["flops", "transcendentals", "int_ops", "useful_flops", "matrix"]
NO_PADDING = ["flops", "transcendentals", "int_ops", "matrix"]
SCALAR = ["flops", "transcendentals", "int_ops"]

# Group: name, options or the schedule, and the figures that stay.
GROUPS = {
    "forms": [
        ("generalize", ["--linalg-generalize-named-ops"], STRICT + BYTES),
        ("category", ["--linalg-morph-ops=named-to-category"], STRICT + BYTES),
        ("category to generic", ["--linalg-morph-ops=named-to-category",
                                 "--linalg-morph-ops=category-to-generic"], STRICT + BYTES),
        ("named to generic", ["--linalg-morph-ops=named-to-generic"], STRICT + BYTES),
    ],
    "specialize": [
        ("specialize", ["--linalg-generalize-named-ops",
                        "--linalg-specialize-generic-ops"], STRICT + BYTES),
        ("generic to named", ["--linalg-morph-ops=generic-to-named"], STRICT + BYTES),
    ],
    "clean": [
        ("canonicalize", ["--canonicalize"], STRICT + BYTES),
        ("cse", ["--cse"], STRICT + BYTES),
        ("both", ["--canonicalize", "--cse", "--canonicalize"], STRICT + BYTES),
    ],
    # A tensor.pad becomes a copy: the padding is no longer known as such.
    "bufferize": [
        ("bufferize", BUFFERIZE, NO_PADDING),
        ("generalize and bufferize", ["--linalg-generalize-named-ops"] + BUFFERIZE,
         NO_PADDING),
    ],
    "loops": [
        ("affine loops", ["--convert-linalg-to-affine-loops"], SCALAR + BYTES),
        ("loops", ["--convert-linalg-to-loops"], SCALAR + BYTES),
        ("parallel loops", ["--convert-linalg-to-parallel-loops"],
         SCALAR + BYTES),
        ("lowered affine loops", ["--convert-linalg-to-affine-loops",
                                  "--lower-affine"], SCALAR + BYTES),
    ],
    "vectorize": [("vectorize", VECTORIZE, NO_PADDING)],
    # What broadcast operands alone make is computed once for each of their elements.
    "vectorize broadcasts": [("vectorize", VECTORIZE, SCALAR)],
    # Sizes that divide the extents and that don't.
    "tile": [
        ("tile by 1", tile("tile_using_for", 2, [1]), NO_PADDING),
        ("tile by 2", tile("tile_using_for", 2, [2]), NO_PADDING),
        ("tile by 3", tile("tile_using_for", 2, [3]), NO_PADDING),
        ("tile by 7", tile("tile_using_for", 2, [7]), NO_PADDING),
        ("tile by 2 for all", tile("tile_using_forall", 2, [2]), NO_PADDING),
        ("tile by 3 for all", tile("tile_using_forall", 2, [3]), NO_PADDING),
    ],
    "tile by 1": [("tile by 1", tile("tile_using_for", 2, [1]), NO_PADDING)],
    "tile 2": [
        ("tile by 2 and 2", tile("tile_using_for", 3, [2, 2]), NO_PADDING),
        ("tile by 3 and 5", tile("tile_using_for", 3, [3, 5]), NO_PADDING),
        ("tile by 0 and 3", tile("tile_using_for", 2, [0, 3]), NO_PADDING),
        ("tile by 5 and 3 for all", tile("tile_using_forall", 2, [5, 3]), NO_PADDING),
    ],
    # Without recomputation, which CHANGES lists, fusion saves bytes. An init that is
    # not read becomes a tensor.empty, and what was computed in place is not.
    "fuse": [("fuse", ["--linalg-fuse-elementwise-ops", "--eliminate-empty-tensors"],
              NO_PADDING)],
}

# What a program is brought into before the rewritings of a group.
FIRST = {"loops": BUFFERIZE, "fuse": ERASE_INPUTS}
FUNCTION = r"^func\.func .*?^}$"

# What a rewriting changes, and why. Anything else is a bug.
CHANGES = {
    ("fuse", "batch_norm_train"): "computes statistics once per element",
    ("fuse", "group_norm"): "computes statistics once per element",
    ("fuse", "group_norm_plain"): "computes statistics once per element",
    ("vectorize", "fill_rng_2d"): "folds what it makes of its constants",
    ("vectorize", "fill_rng_2d_memref"): "folds what it makes of its constants",
    ("vectorize", "pooling_nwc_max_unsigned"): "folds max(0, x)",
    ("vectorize", "pooling_nwc_min_unsigned"): "folds min(0, x)",
    ("fuse", "main"): "ResNet: divides the mean once per output of the last layer",
}
# Functions whose class matrix becomes vector. The vectorizer makes a
# vector.multi_reduction (R6) of "and" with "or"; it broadcasts the factor of a
# broadcasting batch_reduce_matmul, and both factors from which a zero point is
# subtracted, before it multiplies them: neither side of the vector.contract has a
# loop then that the other lacks (R7).
NO_MATRIX = {"vectorize": r"\w*boolean|matmul_5|batch_reduce_matmul_broadcast_[ab]|"
                          r"quantized_\w+"}

# Functions that a rewriting is not for.
NO_BUFFERS = (r"tensor\.(gather|scatter)|linalg\.(pack|unpack|winograd_\w+)|"
              r"roofline\.work")
# Folded to its source if the type is the same, also if it shifts the elements or
# (bufferized) reads beyond them: MLIR 22.1.
NEGATIVE_PADDING = r"(low|high)\[[^\]]*-"
# Too few loops, and extents of 0: MLIR 22.1 crashes. In tiles of extents that aren't
# known the size of the last one stays a symbol.
UNTILED = (r"@jax_reduce_all\(|(tensor|memref)<(\d+x)*0x|"
           r"outs\(%\w+ : (tensor|memref)<[a-z]\w*>\)")
UNSUPPORTED = {
    # MLIR 22.1 fails, or makes a vector.outerproduct of conv_1d that is not valid.
    "vectorize": r"linalg\.(conv_1d|conv_3d|depthwise_conv_1d_ncw_cw)\b",
    "forms": NEGATIVE_PADDING,
    # MLIR 22.1 forgets the maps of transposed operands, which is no valid IR, and
    # crashes on a linalg.generic with an input that is no tensor.
    "specialize": NEGATIVE_PADDING + "|" +
                  r"@(contract|matmul_self|mm_bmm_backward|sdpa_\w*backward|"
                  r"jax_gradient|tvm_transpose_batch_matmul)\(|"
                  r"linalg\.\w*(contract|matmul)\s+indexing_maps|"
                  r"linalg\.generic.* ins\(.* : (?:.*, )?"
                  r"(?:[fi]\d+|bf16|index|complex<\w+>)[,)]",
    "bufferize": NEGATIVE_PADDING + "|" + NO_BUFFERS,
    "loops": NEGATIVE_PADDING + "|" + NO_BUFFERS,
    # The scores are computed twice.
    "clean": NEGATIVE_PADDING + r"|@sdpa_flash_backward\(",
    "tile": UNTILED + r"|(tensor|memref)<[^>]*\?",
    "tile by 1": UNTILED,
    "tile 2": UNTILED + r"|(tensor|memref)<[^>]*\?|iterator_types = \[\"\w+\"\]|"
              r"outs\(%\w+ : (tensor|memref)<\d+x[a-z]\w*>",
}


def call(tool, rewriting, text, *arguments):
    """What the function `tool` returns for a program after a rewriting."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as schedule:
        if isinstance(rewriting, str):
            schedule.write(rewriting)
            schedule.flush()
            rewriting = ["--transform-preload-library=transform-library-paths="
                         + schedule.name, "--transform-interpreter"]
        return tool(sys.argv[1], "-", *arguments, *rewriting, text=text)


def analyse(rewriting, text):
    """The report of each function of a program, after a rewriting."""
    return functions_of(call(make_report, rewriting, text,
                             "target=roofline-note annotate=false"))


def read(function, figure):
    """A figure with 3 for every symbol; None if it isn't known."""
    totals = function["totals"]
    if figure != "matrix":
        return evaluate(totals[figure], 3)
    return {key: evaluate(count, 3) for key, count in totals["work"]["matrix"].items()}


def split(text):
    """The functions of a program, by name."""
    return {re.search(r"@([\w.$-]+)", function)[1]: function
            for function in re.findall(FUNCTION, text, flags=re.M | re.S)}


def leave_out(text, pattern):
    """The program without the functions in which `pattern` occurs."""
    if not pattern:
        return text
    return re.sub(FUNCTION, lambda function: "" if re.search(
        pattern, function[0]) else function[0], text, flags=re.M | re.S)


def flatten(text):
    """The program with its functions at the top level of the file."""
    return re.sub(r"^module \{\n(.*?)^\}$", lambda m: textwrap.dedent(m[1]), text,
                  flags=re.M | re.S)


def reads_twice(function):
    """Whether an op has an operand twice, or reads a buffer that it writes."""
    lists = re.findall(r"linalg\..*?ins\((.*?) :.*?outs\((.*?) :", function)
    return any(len(set(operands)) < len(operands) for operands in
               (f"{ins}, {outs}".split(", ") for ins, outs in lists))


def is_comparable(group, figure, text, before, after):
    """Whether a rewriting keeps the bytes of this function."""
    if group != "loops":
        # It has added no transpose or broadcast, and folded no tensor.pad.
        return len(before["ops"]) == len(after["ops"])
    # A loop around a linalg op multiplies its bytes, but not those of a load (R10a).
    if re.search(r"(scf|affine)\.(for|forall|parallel|while)|func\.call", text):
        return False
    if f"{figure}_upper" in after["totals"]: # The loops know fewer extents (R10).
        return False
    # Two loads of an element are two rows, two operands of one op aren't (R11).
    # A load from a splat folds.
    return figure != "bytes_read" or not (
        reads_twice(text) or "memref.get_global" in text)


def compare(group, figures, text, before, after):
    """What a rewriting has changed in a function."""
    differences = []
    for figure in figures:
        if figure in BYTES and not is_comparable(group, figure, text, before, after):
            continue
        if (re.fullmatch(NO_MATRIX.get(group, ""), before["name"])
                if figure == "matrix" else (group, before["name"]) in CHANGES):
            continue
        values = read(before, figure), read(after, figure)
        if values[0] != values[1] and not (
                group == "vectorize broadcasts" and values[1] < values[0]):
            differences.append(f"{figure} {values[0]} -> {values[1]}")
    if group == "fuse":
        least = [sum(read(form, figure) for figure in BYTES) for form in (before, after)]
        if least[1] > least[0]:
            differences.append(f"bytes {least[0]} -> {least[1]}")
    return differences


def main():
    text = flatten(read_text(sys.argv[2]))
    failures, compared = [], 0
    for group in sys.argv[3:]:
        program = leave_out(text, UNSUPPORTED.get(group))
        if group in FIRST:
            program = flatten(call(run, FIRST[group], program))
        functions, before = split(program), analyse([], program)
        for name, options, figures in GROUPS[group]:
            after = analyse(options, program)
            for function, totals in before.items():
                differences = ["it is gone"] if function not in after else compare(
                    group, figures, functions.get(function, ""), totals, after[function])
                if differences:
                    failures.append(f"{name}: @{function}: {', '.join(differences)}")
            compared += len(before)
    if not compared:
        failures.append("no function")
    finish(failures, f"{compared} functions compared")


main()
