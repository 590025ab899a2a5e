"""Compares programs in StableHLO with the same ones in linalg, those of LinalgExt
and TMTensor with what IREE and torch-mlir lower them to.

usage: compare_pairs.py ROOFLINE-OPT FOLDER

Prints, for each program, the operations by class and type in linalg. Operations
have to be equal, and bytes: those of rows that alone do the same operations,
and those of a program of one op, which are the bytes of its row in linalg, or
those of all ops fused. Exits with 1 if a program differs without a reason in
OTHER_OPERATIONS or OTHER_BYTES, or has a reason and doesn't differ."""

import json
import os
import subprocess
import sys

COUNTED = ["matrix", "vector", "special", "integer"]

SERIES = "a function counts as one transcendental (R3), IREE computes it by other functions"
COMPLEX = "R6 has the formula; IREE has another one"
INDEX = "the counter of a loop is an index in linalg (R4)"
BLOCKS = "one element after the other; the op may take blocks, whose products are matrix work (R7)"
CHECKS = "IREE adds checks of the values for which StableHLO says what the result is"
OTHER_OPERATIONS = {
    "while": INDEX, "fori": INDEX, "scan": INDEX,
    "sort": "IREE compares floats as integers", "sort_keys": "IREE compares floats as integers",
    "cumsum": "as a window, which is what the program has; IREE makes a scan of it",
    "rfft": "half of a complex transform, IREE computes a whole one",
    "threefry": "IREE counts 64-bit positions, and splits the key",
    "philox": "IREE computes products of 32 bits in 64, and counts positions",
    "cosine xcomplex<f32>": COMPLEX, "sine xcomplex<f32>": COMPLEX,
    "divide xcomplex<f32>": COMPLEX,
    "compare complex": "the two comparisons are combined by a selection (R5), or an operation on i1",
    "dot complex": "IREE makes four real products and adds up what they yield",
    "divide xi32": CHECKS, "remainder xi32": CHECKS, "shift_right_arithmetic xi32": CHECKS,
    "chlo.broadcast_shift_right_arithmetic": CHECKS,
    "cholesky": BLOCKS, "triangular_solve": BLOCKS,
    "select_and_scatter": "IREE finds the places by a reduction of pairs in windows",
    "power xi32": "one transcendental (R3); IREE unrolls its multiplications",
    "reduce_precision": "a cast (R5); IREE rounds in integers",
    "batch_norm_training": "IREE has the mean of squares less the square of the mean",
    "real_dynamic_slice": "sizes, computed in tensors of integers",
    **{name: "loops count the branch of the first element as one that combines (R8)"
       for name in ["ext.scan", "ext.scan exclusive", "ext.scan columns", "tm_tensor.scan"]},
    **{name: "loops find out which of equal values is first by operations on i1"
       for name in ["ext.topk", "tm_tensor.topk"]},
    "tm_tensor.attention": "products of scalars in loops are no matrix work (R7)",
    "ext.attention": "IREE makes it an online one, and divides by multiplying with a reciprocal",
    "ext.online_attention": "IREE scales the query, and the mask, so that it can take powers of 2",
    **{f"chlo.{name}": SERIES for name in ["acos", "acosh", "asin", "asinh", "atanh", "cosh",
                                           "erf", "sinh"]},
}
EXTRACT = "linalg reads elements by tensor.extract, whose indices may be all the same (R19)"
CONSTANT = "the broadcast of a constant is an op of its own in StableHLO"
WINDOW = "linalg reads what padding has written, and what the windows start from"
STEPS = "each step of the other program reads and writes, too"
STATE = "IREE splits and joins the state in ops of their own"
OTHER_BYTES = {
    "gather": CONSTANT, "scatter": CONSTANT, "update": CONSTANT, "dynamic_slice": CONSTANT,
    "clip": CONSTANT,
    "gather_windows": EXTRACT, "gather_map": EXTRACT, "gather_batches": EXTRACT,
    "reverse": EXTRACT,
    "dilated_both": WINDOW, "pool_same": WINDOW, "window_dilated": WINDOW, "window_base": WINDOW,
    "rfft": "IREE makes complex numbers of real ones, and takes half of the result",
    "threefry": STATE, "philox": STATE,
    "cholesky": STEPS, "triangular_solve": STEPS, "fft": STEPS,
    "select_and_scatter": "IREE finds places by a window, and scatters to them",
    "bitcast_convert": "a view of its operand (R15)",
    "pad interior": "IREE fills the result, and inserts the operand",
    "pad negative": "a slice in linalg, which is a view (R15)",
    "real_dynamic_slice": "sizes, computed in tensors of integers",
}


def get_work(entry):
    return {(kind, key): count for kind in COUNTED
            for key, count in entry["work"].get(kind, {}).items()}


def get_bytes(entry):
    return [(entry.get(key), entry.get(key + "_upper", entry.get(key)))
            for key in ["bytes_read", "bytes_written"]]


def report(tool, path):
    """The program of each section: its name, what it executes, calls included,
    and its rows."""
    with open(path, encoding="utf-8") as file:
        names = [text.strip().split("\n")[0][3:] for text in file.read().split("\n// -----\n")]
    result = subprocess.run(
        [tool, path, "--split-input-file", "--allow-unregistered-dialect", "-o", os.devnull,
         "--roofline=target=h100 report=json output=- annotate=false group=none strict"],
        capture_output=True, text=True, check=False)
    if result.returncode:
        raise SystemExit(f"{path}: {result.stderr}")
    decoder, text, programs = json.JSONDecoder(), result.stdout, {}
    for name in names:
        text = text.lstrip()
        document, end = decoder.raw_decode(text)
        text = text[end:]
        rows = [row for function in document["functions"] for row in function["ops"]
                if not row["op"].endswith("call")]
        totals = [function["totals"] for function in document["functions"]
                  if function["name"] == "main"]
        programs[name] = (totals[0], rows)
    return programs


def find_other_bytes(own, other):
    """Says which rows of a program in StableHLO move other bytes."""
    (totals, rows), (other_totals, other_rows) = own, other
    for row in rows:
        work, alike = get_work(row), [one for one in rows if get_work(one) == get_work(row)]
        others = [one for one in other_rows if get_work(one) == work]
        known = [get_bytes(one) for one in others]
        if len(rows) == 1:
            if get_bytes(row) in known or get_bytes(row) == get_bytes(other_totals):
                continue
            if sum(low for low, _ in get_bytes(row)) != other_totals["fused_lower_bytes"]:
                yield f"{row['op']}: {get_bytes(row)}, {get_bytes(other_totals)}, " \
                      f"fused {other_totals['fused_lower_bytes']}"
        elif work and len(alike) == len(others) == 1 and get_bytes(row) not in known:
            yield f"{row['op']}: {get_bytes(row)}, {others[0]['op']}: {known[0]}"
    if not rows and totals["fused_lower_bytes"] != other_totals["fused_lower_bytes"]:
        yield f"fused: {totals['fused_lower_bytes']}, {other_totals['fused_lower_bytes']}"


def compare(tool, folder, kind, other, hasBytes=True):
    """Prints programs; returns True if one differs without a reason."""
    programs, others = (report(tool, os.path.join(folder, name + ".mlir"))
                        for name in [kind, other])
    isWrong = False
    for name, own in programs.items():
        works = [get_work(own[0]), get_work(others[name][0])]
        text = ", ".join(f"{kind} {key} {count}" for (kind, key), count in sorted(works[1].items()))
        print(f"{name}: {text or 'no operations'}")
        moved = list(find_other_bytes(own, others[name])) if hasBytes else []
        for differs, reasons, what in [(works[0] != works[1], OTHER_OPERATIONS, works[0]),
                                       (moved, OTHER_BYTES, "; ".join(moved))]:
            if differs:
                print(f"  {what}: {reasons.get(name, 'WITHOUT A REASON')}")
            elif name in reasons:
                print(f"  A REASON, BUT NO DIFFERENCE: {reasons[name]}")
            isWrong |= bool(differs) != (name in reasons)
    return isWrong


def main(tool, folder):
    # Ops are lowered to loops of loads and stores.
    results = [compare(tool, folder, "stablehlo", "linalg"),
               compare(tool, folder, "linalg_ext", "lowered", hasBytes=False),
               compare(tool, folder, "tm_tensor", "loops", hasBytes=False)]
    return int(any(results))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
