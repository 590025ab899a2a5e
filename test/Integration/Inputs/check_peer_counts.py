"""Checks our reports against the counts that other tools and papers state.

  check_peer_counts.py FACTS.csv PREFIX NUM-FACTS

Each fact in the csv has four columns of ours. `function` and `figure` say what
is compared, and then one of these holds:

- `ours` and `reason` are empty: the figure is the fact.
- `ours` has our figure, which differs, and `reason` the rule of docs/Model.md
  by which it does.
- All but `reason` are empty: it says why there is nothing to compare, "not
  MLIR: ...", "not modelled: ..." or, where the fact documents a peer's
  peculiarity, "QUIRK: ...".

A figure is a sum or difference, or multiple or quotient, of integers, keys of the
report's totals, and LOCATION.KEY for the row at a location. `xla` and its like
are the operations that this convention counts; `bytes` is read and written,
`operandN` the traffic of the memory level of that name. A function "resnet18:"
is the module in PREFIX.resnet18.json.
"""

import collections
import functools
import re
import sys

from roofline_test import count_decimals, finish, functions_of, load, read_csv

CONVENTIONS = ("xla", "pytorch", "fvcore", "tvm")
NOTHING_TO_COMPARE = ("not MLIR: ", "not modelled: ", "QUIRK: ")
NUM_FACTS = int(sys.argv[3])


@functools.cache
def load_report(name):
    return load(f"{sys.argv[2]}.{name}.json")


def read_key(entry, key):
    if key in CONVENTIONS:
        assert entry["convention"]["name"] == key
        return entry["convention"]["operations"]
    if key.startswith("operand"):
        # What comes from the level before passes through this one.
        outer, level = [(a, b) for a, b in zip(entry["levels"], entry["levels"][1:])
                        if b["name"] == key][0]
        return level["lower_bytes"] - outer["lower_bytes"]
    if key == "bytes":
        return entry["bytes_read"] + entry["bytes_written"]
    if key == "bytes_read_upper":
        return entry.get(key, entry["bytes_read"])
    if key == "bytes_upper":
        return read_key(entry, "bytes_read_upper") + entry["bytes_written"]
    return entry[{"fused": "fused_lower_bytes", "peak": "peak_live_bytes"}
                 .get(key, key)]


def read_term(function, term):
    if term.isdigit():
        return int(term)
    location, _, key = term.rpartition(".")
    convention = key if key in CONVENTIONS else "roofline"
    if function.endswith(":"):
        return read_key(load_report(function[:-1])["totals"], key)
    entry = functions_of(load_report(convention))[function]
    if not location:
        return read_key(entry["totals"], key)
    [row] = [row for row in entry["ops"] if row["location"] == location]
    return read_key(row, key)


def evaluate(function, figure):
    tokens = figure.split(" ")
    value = read_term(function, tokens[0])
    for operator, term in zip(tokens[1::2], tokens[2::2]):
        operand = read_term(function, term)
        value = {"+": lambda a, b: a + b, "-": lambda a, b: a - b,
                 "*": lambda a, b: a * b, "/": lambda a, b: a / b}[operator](
                     value, operand)
    return value


def parse(text):
    """A number, or the text of a polynomial."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text


def agree(value, stated):
    """A fact with a point is rounded to its digits."""
    if isinstance(stated, float) and isinstance(value, (int, float)):
        return f"{value:.{count_decimals(str(stated))}f}" == str(stated)
    return value == stated


def check(fact):
    """What is wrong with a fact; "" if nothing."""
    function, figure = fact["function"], fact["figure"]
    ours, reason = fact["ours"], fact["reason"]
    if not function:
        if figure or ours or not reason.startswith(NOTHING_TO_COMPARE):
            return "no function and no reason why there is none"
        return ""
    value, stated = evaluate(function, figure), parse(fact["expected value"])
    if not reason:
        if ours or not agree(value, stated):
            return f"expected {stated}, got {value}"
        return ""
    if not re.match(r"R\d+a?: ", reason):
        return f"no rule in '{reason}'"
    if not agree(value, parse(ours)):
        return f"expected {ours} by {reason}, got {value}"
    if agree(value, stated):
        return f"{value} does not differ any more by {reason}"
    return ""


def main():
    facts = read_csv(sys.argv[1])
    failures = [] if len(facts) == NUM_FACTS else [f"{len(facts)} facts"]
    for line, fact in enumerate(facts, start=2):
        problem = check(fact)
        if problem:
            failures.append(f"line {line}: @{fact['function']} "
                            f"{fact['figure']}: {problem}")
    # Each function is there for a fact.
    used = {fact["function"] for fact in facts}
    for function in load_report("roofline")["functions"]:
        name = function["name"]
        if name not in used and name != "tvm_given_callee":
            failures.append(f"@{name} is in no fact")
    if load_report("roofline")["coverage"]["unmodelled"]:
        failures.append("unmodelled ops")
    kinds = collections.Counter(
        (fact["reason"].partition(":")[0] or "reproduced") for fact in facts)
    finish(failures, dict(kinds))


main()
