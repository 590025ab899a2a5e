"""Writes a module whose every name is hostile, and reads what each writer makes
of it with a reader of that format.

  check_hostile_text.py ROOFLINE_OPT ROOFLINE_DIFF FOLDER
"""

import csv
import html.parser
import io
import json
import pathlib
import re
import sys
import unicodedata

from hostile_programs import NAMES, literal, machine, run, write

opt, diff, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
failures = []


def report(kind, *options, module="names.mlir"):
    run(folder, opt, module, "--allow-unregistered-dialect", "-o", "/dev/null",
        f"--roofline={' '.join(options)} annotate=false report={kind} output=out.{kind}")
    return (folder / f"out.{kind}").read_bytes()


def check(what, holds):
    if not holds:
        failures.append(what)


# What the writers make of a name.
UNICODE = [name.decode(errors="replace") for name in NAMES]


def check_printable(what, data, but=""):
    text = data.decode()
    hidden = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs", "Cn")}
    check(f"{what}: {sorted(hidden)}", hidden <= {"\n", "\u00ad", *but})
    return text


def walk(value):
    """All strings in a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, own in value.items():
            yield key
            yield from walk(own)
    elif isinstance(value, list):
        for own in value:
            yield from walk(own)


def distinct(pairs):
    keys = [key for key, _ in pairs]
    check(f"keys of an object repeat: {str(keys)[:200]}", len(set(keys)) == len(keys))
    return dict(pairs)


def read_json(what, data):
    value = json.loads(data.decode(), object_pairs_hook=distinct,
                       parse_constant=lambda name: check(f"{what}: {name}", False))
    return value


def check_report(what, data):
    value = read_json(what, data)
    found = {row["location"] for function in value["functions"] for row in function["ops"]}
    for name in UNICODE:
        check(f"{what}: no location {name[:40]!r}", name in found)
    check(f"{what}: the machine's name", value["target"]["name"] == UNICODE[0])


class Page(html.parser.HTMLParser):
    """Counts the elements, attributes and comments of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.comments, self.scripts = {}, set(), 0, []
        self.own = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes |= {name for name, _ in attributes}
        if tag == "script":
            self.own = ("type", "application/json") in attributes

    def handle_comment(self, data):
        self.comments += 1

    def handle_endtag(self, tag):
        if tag == "script":
            self.own = False

    def handle_data(self, data):
        if self.own:
            self.scripts.append(data)


def same_markup(what, hostile, tame):
    """The page's markup is that of a page with other names."""
    page, other = Page(hostile.decode()), Page(tame.decode())
    for part in ["tags", "attributes", "comments"]:
        got, expected = getattr(page, part), getattr(other, part)
        check(f"{what}: {part} {got}, expected {expected}", got == expected)
    return page


def check_csv(what, data):
    records = list(csv.reader(io.StringIO(data.decode(), newline="")))
    check(f"{what}: records of different length", len({len(record) for record in records}) == 1)
    number = re.compile(r"-?[0-9.]+(e[-+]?[0-9]+)?")
    for record in records:
        for field in record:
            formula = field.lstrip(" ")[:1] in list("=+-@\t\r\n") and field.strip(" ")
            check(f"{what}: formula {field[:40]!r}", not formula or number.fullmatch(field))
    found = {field for record in records for field in record}
    for name in UNICODE:
        check(f"{what}: no field {name[:40]!r}", name in found or "'" + name in found)


csv.field_size_limit(1 << 24)  # For the name of a million letters.
folder.mkdir(parents=True, exist_ok=True)
TAME = [f"tame{number}".encode() for number in range(len(NAMES))]
write(folder, "names.mlir", NAMES)
write(folder, "other.mlir", NAMES, "arith.mulf")
write(folder, "tame.mlir", TAME)
write(folder, "tame-other.mlir", TAME, "arith.mulf")
for number, name in enumerate(NAMES[1:4]):
    (folder / f"machine{number}.mlir").write_text(machine(name) + "}\n")
(folder / "single.mlir").write_text(machine(NAMES[2]) + "}\n")
MACHINES = ["target=" + ",".join(f"machine{number}.mlir" for number in range(3))]
ADVICE = ["fusion", "tuning", "what-if=fuse,all:bf16"]
VARIANTS = {"plain": [], "advice": ADVICE, "machines": MACHINES, "sweep": ["sweep=batch=1,2,4"],
            "kept": ["steady", "bind=batch=4"], "explain": ["explain=all"]}

SHORT = [name for name in NAMES if len(name) < 1000]
for variant, options in VARIANTS.items():
    if variant == "advice":  # The long name has been in every format.
        UNICODE = [name.decode(errors="replace") for name in SHORT]
        write(folder, "names.mlir", SHORT)
        write(folder, "other.mlir", SHORT, "arith.mulf")
        write(folder, "tame.mlir", TAME[:len(SHORT)])
        write(folder, "tame-other.mlir", TAME[:len(SHORT)], "arith.mulf")
    for shown in ["", "group=none rows=all", "group=layer", "group=op rows=all"]:
        text = check_printable(f"{variant} text {shown}", report("text", *options, shown))
        long = [line for line in text.split("\n") if len(line) > 120]
        check(f"{variant} text {shown}: lines of more than 120 columns: {long[:1]}", not long)
    data = report("json", *options)
    if variant not in ("machines",):
        check_report(f"{variant} json", data)
    else:
        read_json(f"{variant} json", data)
    if variant != "sweep":
        check_csv(f"{variant} csv", report("csv", *options))
    page = same_markup(f"{variant} html", report("html", *options),
                       report("html", *options, module="tame.mlir"))
    for script in page.scripts:
        read_json(f"{variant} html", script.encode())
    check_printable(f"{variant} markdown", report("markdown", *options))
for kind in ["vega", "vega-ridgeline", "model-explorer", "trace", "benchmark"]:
    data = report(kind)
    value = read_json(kind, data)
    if kind in ("vega", "vega-ridgeline"):
        for text in walk(value):
            check_printable(kind, text.encode())

trace = json.loads((folder / "out.trace").read_bytes())
found = {event["args"]["location"] for event in trace["traceEvents"]
         if "location" in event.get("args", {})}
check("trace: names", set(UNICODE) <= found)
extras = {entry["name"]: entry.get("extra") for entry in json.loads((folder / "out.benchmark").read_bytes())}
for number, name in enumerate(UNICODE):  # All have symbols.
    check("benchmark: names", f"{number} {name}: bytes" in extras[f"{UNICODE[0]}: figures without a value"])

# Remarks and diagnostics. MLIR prints a location and the op below a diagnostic.
done = run(folder, opt, "names.mlir", "--allow-unregistered-dialect", "-o", "/dev/null",
           "--mlir-print-op-on-diagnostic=false", "--remarks-filter=roofline", "--remark-format=yaml",
           "--remarks-output-file=remarks.yaml", "--roofline=report=none fusion strict", status=1)
errors = b"".join(line for line in done.stderr.splitlines(True) if b"no model for" in line)
for part in re.findall(rb"error: no model for '.*' \(1 op\)", errors):
    check_printable("strict", part)
check("strict: errors", errors.count(b"no model for") == len(SHORT))
remarks = (folder / "remarks.yaml")
if remarks.exists():
    check_printable("remarks", remarks.read_bytes(), but="\t")  # YAML's own, in names of files.
(folder / "bad.mlir").write_text(machine(NAMES[2]).replace('"hbm"', literal(NAMES[2])) + "}\n")
check_printable("bad machine", run(folder, opt, "bad.mlir", "-o", "/dev/null", "--mlir-print-op-on-diagnostic=false",
                                   "--roofline=", status=1).stderr)
for option in ["target=\x1b[31m", "target=a/\x1b[31m.mlir", "output=none/\x1b[31m", "measured=\x1b[31m",
               "what-if=\x1b[31m", "links=\x1b[31m:a", "links=0:\x1b[31m", "bind=\x1b[31m=1", "sweep=\x1b[31m=1"]:
    done = run(folder, opt, "single.mlir", "-o", "/dev/null", "--mlir-print-op-on-diagnostic=false",
               f"--roofline={option}", status=1)
    check(f"{option!r}: {done.stderr[:200]}", b"\x1b" not in done.stderr and done.stderr)

# What differs, of programs and of reports.
FLAGS = ["--allow-unregistered-dialect", "--fail-if", "bytes>1"]
for before, after in [("names.mlir", "other.mlir"), ("other.mlir", "names.mlir")]:
    check_printable("diff text", run(folder, diff, before, after, *FLAGS, status=1).stdout)
    check_printable("diff markdown", run(folder, diff, before, after, *FLAGS, "--format=markdown", status=1).stdout)
    read_json("diff json", run(folder, diff, before, after, *FLAGS, "--format=json", status=1).stdout)
same_markup("diff html", run(folder, diff, "names.mlir", "other.mlir", *FLAGS, "--format=html", status=1).stdout,
            run(folder, diff, "tame.mlir", "tame-other.mlir", *FLAGS, "--format=html", status=1).stdout)

if failures:
    sys.exit("\n".join(failures))
