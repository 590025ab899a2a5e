"""Machines as objects: read, change, write."""

import os
import pathlib
import re
import tempfile
from typing import Any, Iterator, Mapping

from . import _library

_TYPE = re.compile(r"(bf|tf|f|si|ui|i)\d\w*")


def _escape(text: str) -> str:
    return "".join(
        c if " " <= c <= "~" and c not in '"\\' else "".join(f"\\{byte:02X}" for byte in c.encode()) for c in text)


def _write(value: Any, indent: str) -> str:
    if isinstance(value, Mapping):
        inner = indent + "  "
        entries = [
            f'{inner}{key if _TYPE.fullmatch(key) else chr(34) + _escape(key) + chr(34)} = {_write(each, inner)}'
            for key, each in value.items()
        ]
        return "#dlti.map<\n" + ",\n".join(entries) + ">"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_write(each, indent) for each in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return repr(value)
    if isinstance(value, float):
        # MLIR's numbers have a point before the exponent.
        mantissa, _, exponent = repr(value).partition("e")
        if "." not in mantissa:
            mantissa += ".0"
        return mantissa + ("e" + exponent if exponent else "")
    if isinstance(value, str):
        return '"' + _escape(value) + '"'
    raise TypeError(f"expected text, a number, a list or a dict in a target, got {type(value).__name__}")


class Target:
    """A machine. `target["memory"]["hbm"]["bytes_per_second"]` reads and sets a
    figure; docs/use/Targets.md lists the keys. The library checks a machine when
    it is used, and when `check` is called."""

    def __init__(self, name: str, figures: Mapping[str, Any]):
        self.name = name
        self.figures = dict(figures)

    @classmethod
    def load(cls, name_or_path: str | os.PathLike[str]) -> "Target":
        """A built-in machine by name or alias, or a target file."""
        path = os.fspath(name_or_path)
        if isinstance(name_or_path, pathlib.PurePath) and not path.endswith(".mlir"):
            path = os.path.join(".", path)
        spec = _library.read_target(path)
        for device, entries in spec.items():
            if isinstance(entries, dict) and "roofline" in entries:
                return cls(device, entries["roofline"])
        raise _library.RooflineError(f"no machine in {path!r}")

    def __getitem__(self, key: str) -> Any:
        return self.figures[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.figures[key] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Target) and (self.name, self.figures) == (other.name, other.figures)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Target({self.name!r})"

    def to_mlir(self) -> str:
        """The text of a target file."""
        return (f'module attributes {{\n  dlti.target_system_spec = #dlti.target_system_spec<\n'
                f'    "{_escape(self.name)}" = #dlti.target_device_spec<\n'
                f'      "roofline" = {_write(self.figures, "      ")}>>}} {{}}\n')

    def save(self, path: str | os.PathLike[str]) -> None:
        self.check()
        pathlib.Path(path).write_text(self.to_mlir())

    def check(self) -> None:
        """Raises RooflineError with a diagnostic for each wrong figure."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "target.mlir")
            pathlib.Path(path).write_text(self.to_mlir())
            _library.read_target(path)


def targets() -> dict[str, tuple[str, ...]]:
    """The names of the built-in machines, with their aliases."""
    return {target["name"]: tuple(target["aliases"]) for target in _library.list_targets()}


def builtin_text(name: str) -> str:
    """The file of a built-in machine, with the source of each figure."""
    for target in _library.list_targets():
        if name.lower() in (target["name"], *target["aliases"]):
            return str(target["text"])
    return _library.call("ReadTarget", _library.encode(name)).text  # Raises, and names the known ones.
