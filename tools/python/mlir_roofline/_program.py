"""What a program can be given as."""

import os
import pathlib
from typing import Any

_SUFFIXES = (".mlir", ".mlirbc", ".stablehlo")


def read_program(program: Any) -> tuple[bytes, str]:
    """The text or bytecode of a program, and the name that locations have.
    Takes a path, text, bytes, or a module of MLIR's Python bindings."""
    if isinstance(program, os.PathLike) or (
            isinstance(program, str) and "\n" not in program and program.endswith(_SUFFIXES)):
        # As roofline-opt has it, so that reports are the same.
        return pathlib.Path(program).read_bytes(), os.fspath(program)
    if isinstance(program, str):
        return program.encode(), "<string>"
    if isinstance(program, (bytes, bytearray, memoryview)):
        return bytes(program), "<bytes>"
    operation = getattr(program, "operation", None)
    if operation is not None and hasattr(operation, "get_asm"):
        # Other versions of MLIR may print ops in another way; the generic form stays.
        text = operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
        return text.encode(), "<module>"
    raise TypeError("expected a program as text, bytes, a path or a module of MLIR's bindings, "
                    f"got {type(program).__name__}")
