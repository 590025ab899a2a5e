"""usage: check_notebook.py NOTEBOOK [--update]

Runs the cells of a notebook and compares what they print with what the notebook
shows, or puts that there. A value on the last line of a cell is printed too, as
Jupyter does."""

import ast
import contextlib
import io
import json
import sys

path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    notebook = json.load(file)
names = {"__name__": "__main__"}
for number, cell in enumerate(notebook["cells"]):
    if cell["cell_type"] != "code":
        continue
    code = ast.parse("".join(cell["source"]))
    last = code.body.pop() if isinstance(code.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, f"cell {number}", "exec"), names)
        value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names) if last else None
        if value is not None:
            print(repr(value))
            assert not hasattr(value, "_repr_html_") or "<" in value._repr_html_(), f"cell {number} has no page"
    lines = printed.getvalue().splitlines(keepends=True)
    if "--update" in sys.argv:
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
    else:
        shown = [line for output in cell["outputs"] for line in output["text"]]
        assert shown == lines, f"cell {number} prints\n{''.join(lines)}instead of\n{''.join(shown)}"
if "--update" in sys.argv:
    with open(path, "w", encoding="utf-8") as file:
        json.dump(notebook, file, indent=1, ensure_ascii=False)
        file.write("\n")
