"""Checks the promise of `explain`: each formula gives the value beside it, each
number in a formula is an earlier value, and each figure of a row is the value of
a step.

usage: check_explanations.py FILE...   (reports in JSON with explain=all; - is stdin)

Prints how many rows, figures and formulas were checked, and how many figures each
rule gives without a formula."""

import ast
import collections
import fractions
import math
import operator
import re
import sys

import roofline_test as rt

FUNCTIONS = {"max": max, "min": min, "floor": math.floor, "ceil": math.ceil, "hypot": math.hypot,
             "ceildiv": lambda a, b: -(-a // b), "floordiv": lambda a, b: a // b}


def divide(a, b):
    """Exact for integers of any size."""
    return fractions.Fraction(a, b) if isinstance(a, int) and isinstance(b, int) else a / b


OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
             ast.Div: divide, ast.Pow: operator.pow}
# Element sizes, strides, operations per iteration: written in the op, its types
# and the rules.
LARGEST_CONSTANT = 99
# What a symbol is for the check. Two that differ are two numbers.
SYMBOL = re.compile(r"[A-Za-z_][A-Za-z0-9_.$-]*(?<!-)")
TOLERANCE = 1e-11


def symbol_value(name):
    return 3 + sum(ord(letter) * place for place, letter in enumerate(name, 1)) % 1009


def compute(text, constants=None):
    """The value of arithmetic; adds its numbers to `constants`."""
    def replace(match):
        return match[0] if match[0] in FUNCTIONS else str(symbol_value(match[0]))

    # Exponents of reals are no symbols.
    text = re.sub(r"(?<![\w.])\d[\d.]*(?:e[-+]?\d+)?|" + SYMBOL.pattern,
                  lambda m: m[0] if m[0][0].isdigit() else replace(m), text)

    def walk(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            if constants is not None:
                constants.append(node.value)
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -walk(node.operand)
        if isinstance(node, ast.BinOp):
            return OPERATORS[type(node.op)](walk(node.left), walk(node.right))
        if isinstance(node, ast.Call) and not node.keywords:
            return FUNCTIONS[node.func.id](*map(walk, node.args))
        raise ValueError(f"no arithmetic: {text}")

    return walk(ast.parse(text.replace("^", "**"), mode="eval").body)


def is_close(a, b):
    return a == b or not (isinstance(a, int) and isinstance(b, int)) and \
        math.isclose(a, b, rel_tol=TOLERANCE)


def is_number(value):
    try:
        compute(value)
        return True
    except (SyntaxError, ValueError, KeyError):
        return False


def figures_of(row):
    """The numbers of a row by their paths, but for those that are 0 or unknown."""
    def walk(path, value):
        if isinstance(value, dict):
            for key, own in value.items():
                yield from walk(path + [key], own)
        elif isinstance(value, (int, float)) and not isinstance(value, bool) or isinstance(value, str):
            yield "/".join(path), value

    keys = ["executions", "flops", "useful_flops", "transcendentals", "int_ops", "bytes_read",
            "bytes_read_upper", "bytes_written", "bytes_written_upper", "bytes", "bytes_upper",
            "intensity", "ridge", "attainable_flops_per_second", "time_seconds", "time_upper_seconds",
            "least_in_place_seconds", "expected_seconds", "headroom", "work", "times"]
    found = {}
    for key in keys:
        found.update(walk([key], row.get(key)))
    for level in row["levels"]:
        for key, value in level.items():
            if key not in ("name", "tile", "tile_order"):
                found.update(walk(["levels", level["name"], key], value))
    for number, entry in enumerate(row["network"]):
        for key in ("devices", "bytes", "serial_bytes", "messages", "seconds", "least_in_place_seconds"):
            found.update(walk(["network", str(number), key], entry.get(key)))
    for loss in row["losses"]:
        found["losses/" + loss["name"]] = loss["seconds"]
    return {path: value for path, value in found.items() if value != 0}


class Checker:
    def __init__(self):
        self.rows = self.figures = self.formulas = 0
        self.without = collections.Counter()
        self.errors = []

    def check_row(self, function, row):
        self.rows += 1
        name = f"{function}: {row['location']}#{row['index']} {row['op']}"
        # The shapes head an explanation.
        values, by_figure = {int(dim) for dim in re.findall(r"\d+", row["shapes"])}, {}
        for section in row["explanation"]["sections"]:
            for step in section["steps"]:
                self.check_step(name, step, values)
                if step["figure"]:
                    if step["figure"] in by_figure:
                        self.errors.append(f"{name}: two steps give {step['figure']}")
                    by_figure[step["figure"]] = step
        figures = figures_of(row)
        for path, value in figures.items():
            self.figures += 1
            step = by_figure.pop(path, None)
            if step is None:
                self.errors.append(f"{name}: nothing gives {path} = {value}")
                continue
            if not is_close(compute(step["value"]), compute(str(value))):
                self.errors.append(f"{name}: {path} is {value}, explained as {step['value']}")
            if not step["formula"] and (path, step["value"]) != ("executions", "1"):
                self.without[f"{re.sub('/.*/', '/*/', path)} [{step['rule']}]"] += 1
                if not step["rule"]:
                    self.errors.append(f"{name}: {path} has neither a formula nor a rule")
        for path in (path for path, step in by_figure.items() if compute(step["value"]) != 0):
            self.errors.append(f"{name}: {path} is explained and not in the row")

    def check_step(self, name, step, values):
        if step["value"] and is_number(step["value"]):
            value = compute(step["value"])
        elif step["value"]:
            value = None
            self.errors.append(f"{name}: no number: {step['value']}")
        else:
            return  # A note.
        if step["formula"]:
            self.formulas += 1
            constants = []
            result = compute(step["formula"], constants)
            if not is_close(result, value):
                self.errors.append(f"{name}: {step['text']}: {step['formula']} is {result}, not {step['value']}")
            for number in constants:
                if SYMBOL.search(re.sub(r"[\d.]e|" + "|".join(FUNCTIONS), "", step["formula"])):
                    break  # The numbers of polynomials are multiplied out.
                if number == 1e-9 or number == int(number) <= LARGEST_CONSTANT or \
                        step["formula"] == step["value"]:
                    continue
                if not any(is_close(number, own) for other in values for own in (other, -other)):
                    self.errors.append(f"{name}: {step['text']}: {number} in {step['formula']} is from nowhere")
        values.add(value)


def main():
    checker = Checker()
    for path in sys.argv[1:]:
        for report in rt.load_all(path):
            for function in report["functions"]:
                for row in function["ops"]:
                    checker.check_row(function["name"], row)
    print(f"{checker.rows} rows, {checker.figures} figures, {checker.formulas} formulas, "
          f"{sum(checker.without.values())} figures that start at a rule")
    for figure, count in sorted(checker.without.items()):
        print(f"  {count} x {figure}")
    for error in checker.errors[:40]:
        print("error:", error)
    if checker.errors:
        sys.exit(f"{len(checker.errors)} errors")


main()
