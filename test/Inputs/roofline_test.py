"""Shared by the Python of the tests, on whose path lit puts this folder: reads
reports and printed programs, runs tools, compares."""

import csv
import json
import math
import pathlib
import re
import subprocess
import sys


def read_text(path):
    """The text of a file, or of stdin if the path is "-"."""
    if path == "-":
        return sys.stdin.read()
    return pathlib.Path(path).read_text(encoding="utf-8")


def load(path="-"):
    """The JSON document in a file or in stdin."""
    return json.loads(read_text(path))


def parse_all(text):
    """The JSON documents that follow each other in a text."""
    text = text.lstrip()
    while text:
        document, end = json.JSONDecoder().raw_decode(text)
        text = text[end:].lstrip()
        yield document


def load_all(path="-"):
    """Those in a file or in stdin."""
    return parse_all(read_text(path))


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def index(items, key):
    """The items by their values of a key, which differ."""
    found = {item[key]: item for item in items}
    assert len(found) == len(items), f"two of one {key}: {sorted(found)}"
    return found


def functions_of(report):
    return index(report["functions"], "name")


def rows_of(report):
    """The rows of all functions."""
    return [row for function in report["functions"] for row in function["ops"]]


def by_location(function):
    return index(function["ops"], "location")


def in_program_order(function):
    return sorted(function["ops"], key=lambda row: row["index"])


def drop_keys(value, keys):
    """A JSON value without these keys in any of its objects."""
    if isinstance(value, dict):
        return {key: drop_keys(own, keys) for key, own in value.items() if key not in keys}
    if isinstance(value, list):
        return [drop_keys(own, keys) for own in value]
    return value


def evaluate(count, symbol):
    """A count of a report with the number `symbol` in place of every symbol."""
    if not isinstance(count, str):
        return count
    functions = {"max": max, "min": min, "ceildiv": lambda a, b: -(-a // b),
                 "floordiv": lambda a, b: a // b}
    text = re.sub(r"[A-Za-z_][\w.$]*",
                  lambda m: m[0] if m[0] in functions else str(symbol), count)
    return eval(text.replace("^", "**"), functions)


def run(*command, text=None):
    """What a command prints, given `text` as its input. It must succeed."""
    done = subprocess.run(list(map(str, command)), input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command}: exit status {done.returncode}\n{done.stderr[:4000]}")
    return done.stdout


def make_report(tool, module, options, *flags, text=None):
    """The report of a module: `options` are those of --roofline, which comes after
    the other flags."""
    return json.loads(run(tool, module, "-o", "/dev/null", *flags,
                          f"--roofline={options} report=json output=-", text=text))


ARGUMENT = re.compile(
    r"%arg\d+: (tensor<[^>]*>)(?: \{([^}]*)\})? loc\((?:\"([^\"]*)\"|(#loc\d*))\)")


def read_locations(text):
    """What the aliases #loc1, ... of a printed program name."""
    return dict(re.findall(r"^(#loc\d*) = loc\(\"([^\"]*)\"\)$", text, re.M))


def read_signatures(text):
    """By the names of the functions of a printed program, their arguments (type,
    attributes, location) and the types of their results."""
    names, signatures = read_locations(text), {}
    for line in re.findall(r"^  func\.func @.*$", text, re.M):
        name = re.match(r"  func\.func @(\w+)", line).group(1)
        arguments = [(kind, attributes, quoted or names[alias])
                     for kind, attributes, quoted, alias in ARGUMENT.findall(line)]
        results = re.search(r"\) -> \(?(.*?)\)? \{", line).group(1)
        signatures[name] = arguments, re.findall(r"tensor<[^>]*>", results)
    return signatures


def read_arguments(path, function):
    """The arguments of a function of the program in a file."""
    return read_signatures(read_text(path))[function][0]


def parse_type(kind):
    *dims, element = kind[len("tensor<") : -1].split("x")
    return dims, element


def count_elements(path, function, role):
    """By location, the elements of the function's arguments with this role."""
    return {name: math.prod(map(int, parse_type(kind)[0]))
            for kind, attributes, name in read_arguments(path, function)
            if f'roofline.role = "{role}"' in attributes}


def parse_sizes(text, **defaults):
    """The settings in "layers=12 hidden=768 weights=i8"."""
    sizes = dict(pair.split("=") for pair in text.split())
    return {**defaults, **{name: int(value) if value.isdigit() else value
                           for name, value in sizes.items()}}


def relative_error(value, expected):
    return abs(value / expected - 1)


def count_decimals(text):
    """The digits after the point of a printed figure."""
    return len(text.partition(".")[2])


def expect(what, got, expected):
    if got != expected:
        sys.exit(f"{what}: expected {expected}, got {got}")


def finish(failures, *summary):
    """Prints what failed and then the summary, and exits with the verdict."""
    print(*failures, *summary, sep="\n")
    sys.exit(bool(failures))
