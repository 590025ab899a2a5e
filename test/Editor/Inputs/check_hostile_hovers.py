"""Renders hovers of programs in which every name is hostile.

  check_hostile_hovers.py ROOFLINE_LSP_SERVER CMARK_GFM
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Report" / "Inputs"))

from hostile_programs import NAMES, function, machine
from language_client import Client
from rendered_markdown import Rendered
from roofline_test import finish

errors = []
client = Client(sys.argv[1])
client.start()
for number, name in enumerate(NAMES):
    uri = f"file:///{number}.mlir"
    text = machine(name) + function(name, 0, "arith.addf") + "}\n"
    client.open(uri, text)
    for snippet in ["func.func", "linalg.matmul", "arith.addf", "math.exp", "shard.all_reduce"]:
        hover = client.hover(uri, text, snippet)
        if not hover or not hover.startswith("**roofline** on "):
            errors.append(f"{number} {snippet}: {str(hover)[:300]}")
            continue
        # What is between the rules is upstream's, whose names are no concern of ours.
        ours = hover.split("\n---\n")
        errors += [f"{number} {snippet}: {error}" for part in {ours[0], ours[-1]}
                   if part == ours[0] or part.startswith("\n```")
                   for error in Rendered(sys.argv[2], part).errors]
client.stop()
finish(errors)
