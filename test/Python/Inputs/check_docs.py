"""usage: check_docs.py PAGE: runs the Python in a page of the docs, block after
block. Without the package that a block needs, the blocks from there on are left
out."""

import importlib.util
import pathlib
import re
import shutil
import sys

onnx = importlib.util.find_spec("onnx")
if onnx:
    light = pathlib.Path(onnx.origin).parent / "backend" / "test" / "data" / "light"
    shutil.copy(light / "light_squeezenet.onnx", "model.onnx")
names = {"__name__": "__main__"}
text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
    try:
        exec(compile(block, sys.argv[1], "exec"), names)
    except ImportError as error:
        print(f"without {error.name}: {block.splitlines()[0]}")
        break
