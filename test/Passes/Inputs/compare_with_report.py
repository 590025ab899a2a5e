"""Checks that the attributes on ops say what the rows of the report say.

  compare_with_report.py ANNOTATED.mlir REPORT.json [NUMBER_OF_ROWS]

ANNOTATED.mlir is printed with --mlir-print-op-generic --mlir-print-debuginfo
--mlir-print-local-scope; every op that costs something has a named location.
A row is for all executions of its op, an attribute for one. Rows without work
have no attributes.
"""

import collections
import re
import sys

from roofline_test import load, rows_of

WORK = re.compile(r"roofline\.work = #roofline\.work<(.*?)>(?:, .*)?\} : .* loc\(\"(.*?)\"")
BOUND = re.compile(r"roofline\.bound = #roofline\.bound<\"([^\"]*)\" on \"[^\"]*\"([^>]*)>")
TERM = re.compile(
    r"(matrix|vector|special|integer|other)\((\w+)(?:, (\w+))?(?: -> (\w+))?\) = (\"[^\"]*\"|\d+)")


def parse_count(text):
    """The count as the report writes it: a string for a polynomial or beyond int64."""
    if text.startswith('"'):
        return text.strip('"')
    return int(text) if int(text) < 2**63 else text


def parse_range(work, keyword):
    lower = upper = 0
    for first, last in re.findall(
            keyword + r"(?:\[[^\]]*\])? = (\"[^\"]*\"|\d+)(?: to (\"[^\"]*\"|\d+))?", work):
        first, last = parse_count(first), parse_count(last or first)
        # Counts that are no numbers come alone.
        lower = lower + first if lower else first
        upper = upper + last if upper else last
    return lower, upper


def parse_annotated(path):
    ops = collections.defaultdict(list)
    for line in open(path):
        match = WORK.search(line)
        if not match:
            assert "roofline.work" not in line, line
            continue
        work, location = match.groups()
        bound, reals = BOUND.search(line).groups()
        classes = collections.defaultdict(dict)
        for name, lhs, rhs, accumulator, count in TERM.findall(work):
            rhs, accumulator = rhs or lhs, accumulator or lhs
            key = lhs + ("*" + rhs if rhs != lhs else "")
            if rhs != lhs or accumulator != lhs:
                key += "->" + accumulator
            classes[name][key] = parse_count(count)
        useful = re.search(r"useful_flops = (\"[^\"]*\"|\w+)", work)
        seconds = re.search(r"seconds = ([-+.0-9E]+)", reals)
        ops[location].append({
            "classes": classes,
            "read": parse_range(work, "bytes_read"),
            "written": parse_range(work, "bytes_written"),
            "useful": useful and useful[1],
            "bound": bound,
            "seconds": float(seconds[1]) if seconds else None,
        })
    return ops


def scale(count, executions):
    return count if executions == 1 else count * executions


def find_difference(row, op):
    """Name of the first figure that differs, or None."""
    executions = row["executions"]
    for name, counts in row["work"].items():
        if counts != {k: scale(v, executions) for k, v in op["classes"].get(name, {}).items()}:
            return name
    for key, own in (("bytes_read", op["read"]), ("bytes_written", op["written"])):
        if row[key] != scale(own[0], executions):
            return key
        if row.get(key + "_upper", row[key]) != scale(own[1], executions):
            return key + "_upper"
    if op["useful"] == "unknown":
        useful = None
    elif op["useful"]:
        useful = scale(parse_count(op["useful"]), executions)
    else:
        useful = row["flops"]
    if row["useful_flops"] != useful:
        return "useful_flops"
    if row["bound"] != op["bound"]:
        return "bound"
    seconds = row["time_seconds"]
    if (seconds is None) != (op["seconds"] is None):
        return "time_seconds"
    # The attribute has six significant digits. In a loop, what stays from one
    # execution to the next takes time once.
    if seconds:
        ratio = op["seconds"] * executions / seconds
        if ratio < 1 - 1e-5 or ratio > executions * (1 + 1e-5):
            return "time_seconds"
    return None


def has_no_work(row):
    return row["bound"] == "none" and not any(row["work"].values())


def main():
    ops = parse_annotated(sys.argv[1])
    rows = [row for row in rows_of(load(sys.argv[2])) if not has_no_work(row)]
    failures = 0
    for row in rows:
        candidates = ops[row["location"]]
        differences = [find_difference(row, op) for op in candidates]
        if None in differences:
            candidates.pop(differences.index(None))
            continue
        failures += 1
        print(f"{row['op']} at {row['location']}: {differences or 'no attributes'}")
    for name, rest in ops.items():
        for op in rest:
            failures += 1
            print(f"attributes without a row at {name}: {op}")
    print(f"{len(rows)} rows, {failures} differ")
    if failures or (len(sys.argv) > 3 and len(rows) != int(sys.argv[3])):
        sys.exit(1)


main()
