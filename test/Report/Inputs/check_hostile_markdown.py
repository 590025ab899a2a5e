"""Renders Markdown in which every name is hostile.

  check_hostile_markdown.py ROOFLINE_OPT ROOFLINE_DIFF CMARK_GFM FOLDER
"""

import pathlib
import sys
import unicodedata

from hostile_programs import NAMES, run, write
from rendered_markdown import Rendered
from roofline_test import finish

opt, diff, cmark, folder = *sys.argv[1:4], pathlib.Path(sys.argv[4])
folder.mkdir(parents=True, exist_ok=True)
errors = []


def printable(name):
    """What the writers make of a name: bytes of characters that can't be printed
    are in hexadecimal."""
    return "".join(c if unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp", "Cs", "Cn")
                   else "".join(f"\\{byte:02X}" for byte in c.encode())
                   for c in name.decode(errors="replace"))


def check(what, markdown, names):
    rendered = Rendered(cmark, markdown)
    errors.extend(f"{what}: {error}" for error in rendered.errors)
    for name in names:
        if name not in rendered.codes:
            errors.append(f"{what}: {name!r} is not among {rendered.codes[:20]}")


for number, name in enumerate(NAMES):
    shown = printable(name)
    is_short = len(shown) < 100
    write(folder, "one.mlir", [name])
    write(folder, "other.mlir", [name], "arith.mulf")
    for options in ["", "fusion tuning bind=batch=2", "group=layer", "group=none"]:
        markdown = run(folder, opt, "one.mlir", "--allow-unregistered-dialect", "-o", "/dev/null",
                       f"--roofline={options} annotate=false report=markdown output=-").stdout
        # The machine, the function, and the ops (code spans lose no space at
        # their ends if they are HTML, where white space is one blank).
        check(f"{number} {options}", markdown, [shown, f"0 {shown}"] if is_short and not options else [])
        if len(markdown) > 60000 and options != "group=none":
            errors.append(f"{number} {options}: {len(markdown)} bytes")
    markdown = run(folder, diff, "one.mlir", "other.mlir", "--allow-unregistered-dialect",
                   "--fail-if", "bytes>1", "--format=markdown", status=1).stdout
    check(f"{number} diff", markdown, [shown, f"0 {shown}"] if is_short else [])
finish(errors)
