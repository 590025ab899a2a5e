"""Compares programs in StableHLO with the same ones in linalg, those of LinalgExt
and TMTensor with what IREE and torch-mlir lower them to, and those of any of
them that no release lowers with functions written by hand (by_hand.mlir).

usage: compare_pairs.py ROOFLINE-OPT FOLDER

Prints, for each program, the operations by class and type in linalg. Operations
have to be equal, and bytes: those of rows that alone do the same operations,
and those of a program of one op, which are the bytes of its row in linalg, or
those of all ops fused; and what collectives send. Exits with 1 if a program
differs without a reason in OTHER_OPERATIONS or OTHER_BYTES, or has a reason and
doesn't differ; and if a model of a compute op has no program."""

import os
import re
import sys

from roofline_test import functions_of, parse_all, run

COUNTED = ["matrix", "vector", "special", "integer"]

# A function counts as one transcendental (R3), and IREE computes these by series of
# others: what is to equal the program is another one with a transcendental.
SERIES = {
    **{f"chlo.{name}": "exponential xf32" for name in
       "acos acosh asin asinh atanh bessel_i1e cosh digamma erf erf_inv erfc lgamma sinh".split()},
    "custom_call erf": "exponential xf32",
    **{f"chlo.{name}": "power xf32" for name in ["polygamma", "zeta"]},
    **{f"chlo.broadcast_{name}": "chlo.broadcast_power" for name in ["polygamma", "zeta"]},
}
COMPLEX = "R6 has the formula; IREE has another one"
INDEX = "the counter of a loop is an index in linalg (R4)"
BLOCKS = "one element after the other; the op may take blocks, whose products are matrix work (R7)"
HALF = "half of a complex transform; the other program computes a whole one"
CHECKS = "IREE adds checks of the values for which StableHLO says what the result is"
OTHER_OPERATIONS = {
    "while": INDEX, "fori": INDEX, "scan": INDEX,
    "sort": "IREE compares floats as integers", "sort_keys": "IREE compares floats as integers",
    "cumsum": "as a window, which is what the program has; IREE makes a scan of it",
    "rfft": HALF, "irfft": HALF + ", and 5*N*log2(N) has no division by N",
    "ifft": "5*N*log2(N) has no division by N",
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
    **{name: "loops find out which of equal values is first by operations on i1"
       for name in ["ext.topk", "ext.topk_v2", "tm_tensor.topk"]},
    "ext.map_load": "IREE checks by operations on i1 whether indices are in bounds",
    "tm_tensor.attention": "products of scalars in loops are no matrix work (R7)",
    "ext.attention": "IREE makes it an online one, and divides by multiplying with a reciprocal",
    "ext.online_attention": "IREE scales the query, and the mask, so that it can take powers of 2",
}
CONSTANT = "the broadcast of a constant is an op of its own in StableHLO"
WINDOW = "linalg reads what padding has written, and what the windows start from"
STEPS = "each step of the other program reads and writes, too"
STATE = "IREE splits and joins the state in ops of their own"
OTHER_BYTES = {
    "gather": CONSTANT, "scatter": CONSTANT, "update": CONSTANT, "dynamic_slice": CONSTANT,
    "clip": CONSTANT,
    "chlo.constant_like": "in linalg a constant, which no op moves",
    "dilated_both": WINDOW, "pool_same": WINDOW, "window_dilated": WINDOW, "window_base": WINDOW,
    "rfft": "IREE makes complex numbers of real ones, and takes half of the result",
    "threefry": STATE, "philox": STATE,
    **{name: STEPS for name in ["cholesky", "triangular_solve", "fft", "ifft", "irfft"]},
    **{f"ext.winograd {name}": STEPS for name in ["input", "filter", "output"]},
    "ext.fft": "each group of pairs reads the table in loops",
    "map_gather": "a region says what is read", "im2col": "offsets say what is read",
    "select_and_scatter": "IREE finds places by a window, and scatters to them",
    "bitcast_convert": "a view of its operand (R15)",
    "pad interior": "IREE fills the result, and inserts the operand",
    "pad negative": "a slice in linalg, which is a view (R15)",
    "real_dynamic_slice": "sizes, computed in tensors of integers",
}


def get_work(entry):
    work = {}
    for kind in COUNTED:
        for key, count in entry["work"].get(kind, {}).items():
            # Integers of IREE have no sign.
            name = (kind, key.replace("ui", "i"))
            work[name] = work[name] + count if name in work else count
    return work


def get_bytes(entry):
    return [(entry.get(key), entry.get(key + "_upper", entry.get(key)))
            for key in ["bytes_read", "bytes_written"]]


def get_messages(rows):
    return [[(one["bytes"], one["serial_bytes"], one["messages"])
             for one in row.get("network", [])] for row in rows]


def report(tool, path, function="main"):
    """The program of each section: its name, what `function` executes, calls
    included, and its rows."""
    with open(path, encoding="utf-8") as file:
        names = [text.strip().split("\n")[0][3:] for text in file.read().split("\n// -----\n")]
    text = run(tool, path, "--split-input-file", "--allow-unregistered-dialect", "-o", os.devnull,
               "--roofline=target=h100 report=json output=- annotate=false group=none strict")
    programs = {}
    for name, document in zip(names, parse_all(text), strict=True):
        functions = functions_of(document)
        rows = [row for one in functions.values() for row in one["ops"]
                if not row["op"].endswith("call")
                and ("twin" not in functions or one["name"] == function)]
        programs[name] = (functions[function]["totals"], rows)
    return programs


def agree(one, other, isRough):
    """True if the bytes are the same, or, if rough, one range lies in the other."""
    return one == other or isRough and all(
        low <= otherLow <= otherHigh <= high or otherLow <= low <= high <= otherHigh
        for (low, high), (otherLow, otherHigh) in zip(one, other))


def find_other_bytes(own, other, isRough):
    """Says which rows of a program move other bytes than those of its pair."""
    (totals, rows), (other_totals, other_rows) = own, other
    if get_messages(rows) != get_messages(other_rows) and any(get_messages(rows)):
        yield f"messages: {get_messages(rows)}, {get_messages(other_rows)}"
    for row in rows:
        work, alike = get_work(row), [one for one in rows if get_work(one) == get_work(row)]
        others = [one for one in other_rows if get_work(one) == work]
        known = [get_bytes(one) for one in others]
        if len(rows) == 1:
            if any(agree(get_bytes(row), one, isRough)
                   for one in known + [get_bytes(other_totals)]):
                continue
            if sum(low for low, _ in get_bytes(row)) != other_totals["fused_lower_bytes"]:
                yield f"{row['op']}: {get_bytes(row)}, {get_bytes(other_totals)}, " \
                      f"fused {other_totals['fused_lower_bytes']}"
        elif work and len(alike) == len(others) == 1 and get_bytes(row) not in known:
            yield f"{row['op']}: {get_bytes(row)}, {others[0]['op']}: {known[0]}"
    if not rows and totals["fused_lower_bytes"] != other_totals["fused_lower_bytes"]:
        yield f"fused: {totals['fused_lower_bytes']}, {other_totals['fused_lower_bytes']}"


def compare(programs, others, isRough=False):
    """Prints programs; returns True if one differs without a reason."""
    isWrong = False
    for name, own in programs.items():
        works = [get_work(own[0]), get_work(others[name][0])]
        text = ", ".join(f"{kind} {key} {count}" for (kind, key), count in sorted(works[1].items()))
        print(f"{name}: {text or 'no operations'}")
        moved = list(find_other_bytes(own, others[name], isRough))
        for differs, reasons, what in [(works[0] != works[1], OTHER_OPERATIONS, works[0]),
                                       (moved, OTHER_BYTES, "; ".join(moved))]:
            if differs:
                print(f"  {what}: {reasons.get(name, 'WITHOUT A REASON')}")
            elif name in reasons:
                print(f"  A REASON, BUT NO DIFFERENCE: {reasons[name]}")
            isWrong |= bool(differs) != (name in reasons)
    return isWrong


def find_unpaired(tool, texts):
    """Models of the three dialects that no program has an op of. What executes
    nothing needs none; a model of NAME.TEXT is for an op NAME with that text."""
    listed = run(tool, "--list-roofline-models")
    ops = {}
    for name, attributes in re.findall(r'"([\w.-]+)"\(.*?\) (?:<\{(.*)\}>)?', texts):
        ops.setdefault(name, set()).update(re.findall(r'(?<= )[\w.]+(?=>)|"[\w.]+"', attributes))
    families = dict(re.findall(r"^  (\S+)  (\w+)$", listed, re.M))
    for name, family in families.items():
        outer = next((one for one in ops if name.startswith(one + ".")
                      and families.get(one) == "dispatch"), None)
        text = outer and name[len(outer) + 1:]
        isPaired = name in ops or outer and {text, f'"{text}"'} & ops[outer]
        if family != "free" and re.match("stablehlo|chlo|tm_tensor|iree_linalg_ext", name) \
                and not isPaired:
            yield name


def main(tool, folder):
    path = {name: os.path.join(folder, name + ".mlir")
            for name in ["stablehlo", "linalg", "linalg_ext", "lowered", "tm_tensor", "loops",
                         "by_hand"]}
    linalg = report(tool, path["linalg"])
    linalg.update({name: linalg[other] for name, other in SERIES.items()})
    results = [
        compare(report(tool, path["stablehlo"]), linalg),
        # Ops are lowered to loops of loads and stores, some in branches.
        compare(report(tool, path["linalg_ext"]), report(tool, path["lowered"]), isRough=True),
        compare(report(tool, path["tm_tensor"]), report(tool, path["loops"]), isRough=True),
        compare(report(tool, path["by_hand"]), report(tool, path["by_hand"], "twin"))]
    texts = ""
    for name in ["stablehlo", "linalg_ext", "tm_tensor", "by_hand"]:
        with open(path[name], encoding="utf-8") as file:
            texts += file.read()
    unpaired = list(find_unpaired(tool, texts))
    print("without a pair:", ", ".join(unpaired) or "none")
    return int(any(results) or bool(unpaired))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
