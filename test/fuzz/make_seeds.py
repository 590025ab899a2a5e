"""Writes the seeds of the fuzz harnesses, cut from the tests.

usage: make_seeds.py SOURCE-ROOT OUT

OUT/ir holds one function of a test per file, OUT/target one target per file,
OUT/count one pair of counts per file.
"""

import hashlib
import pathlib
import re
import sys

MAX_SIZE = 4096


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


def write(folder, texts):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for text in texts:
        if text.strip() and len(text) <= MAX_SIZE:
            name = hashlib.sha1(text.encode()).hexdigest()[:16]
            (folder / name).write_text(text)


def read_counts(root):
    """The strings of the tests that look like counts, in pairs."""
    text = (root / "test/Unit/Support/CountTest.cpp").read_text()
    counts = sorted(set(re.findall(r'"([A-Za-z0-9_ *+^(),.-]+)"', text)))
    for first, second in zip(counts, counts[1:] + counts[:1]):
        yield f"{first}\n{second}"


def main():
    root, out = map(pathlib.Path, sys.argv[1:])
    test = root / "test"
    tests = [p for p in test.rglob("*.mlir") if p.parts[-2] != "models"]
    targets = list((root / "lib/Target/Builtin").glob("*.mlir"))
    targets += (test / "Target").rglob("*.mlir")
    write(out / "ir", (f for s in read_sections(tests) for f in cut_into_functions(s)))
    write(out / "target", read_sections(targets))
    write(out / "count", read_counts(root))


main()
