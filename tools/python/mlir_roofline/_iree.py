"""Lowers programs of frameworks to linalg with IREE's compiler, from the package
iree-base-compiler. Nothing is compiled further, and nothing is run."""

import subprocess

from ._library import RooflineError


def lower(program: str, pipeline: str, what: str) -> str:
    """The program after the passes, with its locations."""
    from iree.compiler.tools import binaries  # type: ignore[import-not-found,import-untyped,unused-ignore]

    # The generic form is the same in all versions of MLIR.
    command = [binaries.find_tool("iree-opt"), "-", f"--pass-pipeline=builtin.module({pipeline})",
               "--mlir-print-op-generic", "--mlir-print-debuginfo"]
    run = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RooflineError(f"IREE cannot lower {what} to linalg:\n{run.stderr.rstrip()}")
    return run.stdout
