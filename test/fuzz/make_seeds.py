"""Writes the seeds of the fuzz harnesses, cut from the tests.

usage: make_seeds.py SOURCE-ROOT OUT [AT-MOST]

OUT/ir holds one function of a test per file, OUT/target one target per file,
OUT/count one pair of counts per file, OUT/read/* inputs of ReadFuzzer.cpp. With
AT-MOST each folder has at most so many files, chosen by their hashes.
"""

import hashlib
import json
import pathlib
import re
import sys

MAX_SIZE = 4096
MAX_READ_SIZE = 8192


def strip_comments(text):
    lines = (re.sub(r"(?<!:)//.*", "", line).rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line.strip()) + "\n"


def cut_into_functions(section):
    """Top-level ops that end with a brace of their own, each after the aliases
    that it names. A section that calls its own functions stays whole."""
    aliases, functions, current = [], [], []
    for line in section.splitlines():
        if not current and line[:1] in "#!" and "=" in line:
            aliases.append(line)
            continue
        current.append(line)
        if line.startswith("}"):
            functions.append("\n".join(current) + "\n")
            current = []
    if current or "call" in section:
        return [section]
    return ["".join(a + "\n" for a in aliases if is_used(a, f)) + f for f in functions]


def is_used(alias, text):
    return re.search(re.escape(alias.split("=")[0].strip()) + r"\b", text)


def read_sections(paths):
    for path in sorted(paths):
        for section in path.read_text().split("// -----"):
            yield strip_comments(section)


def write(folder, texts, at_most, max_size=MAX_SIZE):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    texts = {hashlib.sha1(t.encode()).hexdigest()[:16]: t for t in texts
             if t.strip() and len(t) <= max_size}
    for name in sorted(texts)[:at_most]:
        (folder / name).write_text(texts[name])


def read_counts(root):
    """The strings of the tests that look like counts, in pairs."""
    text = (root / "test/Unit/Support/CountTest.cpp").read_text()
    counts = sorted(set(re.findall(r'"([A-Za-z0-9_ *+^(),.-]+)"', text)))
    for first, second in zip(counts, counts[1:] + counts[:1]):
        yield f"{first}\n{second}"


def read_files(paths, pattern):
    """What follows each line that matches, up to the next one."""
    for path in sorted(paths):
        yield from re.split(pattern, path.read_text(), flags=re.MULTILINE)[1:]


def read_reports(test):
    """A report, its functions one by one, and pairs of these."""
    report = json.loads((test / "Report/Inputs/schema-v2.json").read_text())
    reports = [report]
    for function in report["functions"]:
        reports.append({**report, "functions": [function],
                        "target": {"name": report["target"]["name"]}})
        for op in function["ops"]:
            reports.append({**reports[-1], "functions": [{**function, "ops": [op]}]})
    texts = [json.dumps(r, indent=0, separators=(",", ":")) for r in reports]
    return texts + [f"{a}\n---\n{b}" for a, b in zip(texts[1:], texts[2:])]


def read_conditions(test):
    text = "".join(p.read_text() for p in sorted((test / "Diff").glob("*.*")))
    conditions = re.findall(r"--fail-if[= ]'([^'\n]+)'|--fail-if[= ]\"([^\"\n]+)\""
                            r"|--fail-if[= ]([^\s'\"]+)|REDEFINE: %{condition} = (.+)", text)
    return ["".join(groups).replace("%%", "%") for groups in conditions]


def read_options(test):
    """Each option, and each with the next one."""
    text = "".join(p.read_text() for p in sorted(test.rglob("*.mlir")))
    options = sorted(set(re.findall(r"\b(?:bind|sweep|what-if|links|explain)=[^\s\"'`{}]+", text)))
    return options + [f"{a}\n{b}" for a, b in zip(options, options[::2])]


def read_schedules(test):
    """The sections of the tests, those without payload with one."""
    payload = strip_comments((test / "Passes/Inputs/tiny.mlir").read_text())
    for section in read_sections((test / "Transform").rglob("*.mlir")):
        yield section if "func.func" in section else section.rstrip()[:-1] + payload + "}\n"


def read_model_files(test):
    """The models of each section of the tests, and its program."""
    for section in read_sections((test / "ModelFiles").glob("*.mlir")):
        own = [line for line in section.splitlines() if line.startswith("roofline.model")]
        rest = [line for line in section.splitlines() if line not in own]
        yield "\n".join(own) + "\n---\n" + "\n".join(rest) + "\n"


def make_read_seeds(test):
    """The inputs of the harness `read`, as (reader, texts)."""
    tables = list(read_files((test / "Report").rglob("*.csvs"), r"^//--- .*\n"))
    tables += read_files((test / "Report").glob("measured*.mlir"), r"^//--- .*csv\n")
    ours = [s for s in read_sections((test / "IR").glob("*.mlir")) if "roofline." in s]
    yield "j", read_reports(test)
    yield "m", tables
    yield "c", read_conditions(test)
    yield "o", read_options(test)
    yield "f", read_model_files(test)
    yield "t", read_schedules(test)
    yield "y", (edits + text for text in ours for edits in ("\n", "200:65 300:1\n"))


def main():
    root, out = map(pathlib.Path, sys.argv[1:3])
    at_most = int(sys.argv[3]) if len(sys.argv) > 3 else None
    test = root / "test"
    tests = [p for p in test.rglob("*.mlir") if p.parts[-2] != "models"]
    targets = list((root / "lib/Target/Builtin").glob("*.mlir"))
    targets += (test / "Target").rglob("*.mlir")
    functions = (f for s in read_sections(tests) for f in cut_into_functions(s))
    write(out / "ir", functions, at_most)
    write(out / "target", read_sections(targets), at_most)
    write(out / "count", read_counts(root), at_most)
    for kind, texts in make_read_seeds(test):
        inputs = (f"{kind}\n{text}" for text in texts)
        write(out / "read" / kind, inputs, at_most, MAX_READ_SIZE)


main()
