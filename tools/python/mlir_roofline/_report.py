"""A report as an object: typed rows over the library's JSON."""

import dataclasses
import difflib
import functools
import html
import json
import math
import os
import pathlib
import tempfile
from typing import Any, Iterator, Mapping, Sequence

from . import _library
from ._library import Diagnostic
from ._options import format_options
from .targets import Target

#: An exact number, or a polynomial such as "1536*batch".
Count = int | str
#: A name or alias of a machine, a path of a target file, or a machine.
TargetLike = str | os.PathLike[str] | Target


def _count(value: Any) -> Any:
    """Beyond 64 bits a number is a string of digits in JSON."""
    return int(value) if isinstance(value, str) and value.lstrip("-").isdigit() else value


@dataclasses.dataclass(frozen=True, slots=True)
class Level:
    """What crosses into one memory level."""

    name: str
    lower_bytes: Count | None
    achievable_bytes: Count | None
    tile: tuple[int, ...]
    tile_order: tuple[int, ...]
    intensity_ops_per_byte: float | None
    ridge_ops_per_byte: float | None
    time_seconds: float | None
    time_achievable_seconds: float | None


@dataclasses.dataclass(frozen=True, slots=True)
class Figures:
    """What a row and a sum have. docs/use/Reports.md, "JSON", explains each."""

    flops: Count | None
    useful_flops: Count | None
    transcendentals: Count | None
    int_ops: Count | None
    bytes: Count | None
    bytes_read: Count | None
    bytes_written: Count | None
    #: Operations by class, then by type.
    work: Mapping[str, Mapping[str, Count]]
    levels: tuple[Level, ...]
    intensity_ops_per_byte: float | None
    ridge_ops_per_byte: float | None
    attainable_flops_per_second: float | None
    #: By resource: "compute:matrix", "memory:hbm".
    times_seconds: Mapping[str, float]
    time_seconds: float | None
    #: With the best known tiling and the most that the data can ask for.
    time_upper_seconds: float | None
    least_in_place_seconds: float | None
    expected_seconds: float | None
    losses_seconds: Mapping[str, float]
    bound: str
    headroom: float | None
    notes: tuple[str, ...]
    #: All keys, also those that only an option adds.
    data: Mapping[str, Any] = dataclasses.field(repr=False)


@dataclasses.dataclass(frozen=True, slots=True)
class Row(Figures):
    """An op that costs something; all of its executions in one call of its
    function."""

    function: str
    #: Place in the program among the rows of the function.
    index: int
    op: str
    #: The op's name, or file:line:column.
    location: str
    executions: Count
    shapes: str


@dataclasses.dataclass(frozen=True, slots=True)
class Totals(Figures):
    """The sum over a function or a module."""

    fused_lower_bytes: Count
    peak_live_bytes: Count


@dataclasses.dataclass(frozen=True, slots=True)
class Function:
    name: str
    totals: Totals
    #: The slowest first.
    rows: tuple[Row, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Machine:
    """What a report says of one machine."""

    name: str
    vendor: str
    #: Where its figures come from.
    source: str
    functions: tuple[Function, ...]
    #: From the entry points, each call counted.
    totals: Totals


def _figures(data: dict[str, Any]) -> dict[str, Any]:
    return {
        **{key: _count(data.get(key)) for key in
           ("flops", "useful_flops", "transcendentals", "int_ops", "bytes", "bytes_read", "bytes_written")},
        **{key: data.get(key) for key in
           ("attainable_flops_per_second", "time_seconds", "time_upper_seconds", "least_in_place_seconds",
            "expected_seconds", "bound", "headroom")},
        "work": {unit: {type_: _count(n) for type_, n in counts.items()} for unit, counts in data["work"].items()},
        "levels": tuple(
            Level(level["name"], _count(level["lower_bytes"]), _count(level["achievable_bytes"]),
                  tuple(level["tile"]), tuple(level["tile_order"]), level["intensity"], level["ridge"],
                  level["time_seconds"], level["time_achievable_seconds"]) for level in data["levels"]),
        "intensity_ops_per_byte": data.get("intensity"),
        "ridge_ops_per_byte": data.get("ridge"),
        "times_seconds": data["times"],
        "losses_seconds": {loss["name"]: loss["seconds"] for loss in data["losses"]},
        "notes": tuple(data["notes"]),
        "data": data,
    }


def _totals(data: dict[str, Any]) -> Totals:
    return Totals(**_figures(data), fused_lower_bytes=_count(data["fused_lower_bytes"]),
                  peak_live_bytes=_count(data["peak_live_bytes"]))


def _machine(data: dict[str, Any]) -> Machine:
    target = data["target"]
    functions = tuple(
        Function(function["name"], _totals(function["totals"]),
                 tuple(Row(**_figures(op), function=function["name"], index=op["index"], op=op["op"],
                           location=op["location"], executions=_count(op["executions"]), shapes=op["shapes"])
                       for op in function["ops"])) for function in data["functions"])
    return Machine(target["name"], target.get("vendor", ""), target.get("source", ""), functions,
                   _totals(data["totals"]))


def name_targets(targets: Sequence[TargetLike], folder: str) -> list[str]:
    """What the library calls these machines. Writes files to `folder`."""
    names: list[str] = []
    for number, target in enumerate(targets):
        if isinstance(target, Target):
            names.append(os.path.join(folder, f"{number}.mlir"))
            pathlib.Path(names[-1]).write_text(target.to_mlir())
        else:
            names.append(os.fspath(target))
    return names


@dataclasses.dataclass(frozen=True)
class Request:
    """What was analysed, and how: enough to ask again."""

    program: bytes = dataclasses.field(repr=False)
    name: str
    targets: tuple[TargetLike, ...]
    options: Mapping[str, Any]
    allow_unregistered: bool

    def run(self, format: str, to_output: bool = False) -> _library.Outcome:
        with tempfile.TemporaryDirectory() as folder:
            # Nobody reads the program's attributes.
            options = {"annotate": False, **self.options, "target": name_targets(self.targets, folder) or None, "report": format}
            return _library.report(self.program, self.name, format_options(options), self.allow_unregistered,
                                   to_output)


_SUFFIXES = {".json": "json", ".html": "html", ".csv": "csv", ".md": "markdown", ".txt": "text"}


class Report:
    """What a program costs on one machine or several."""

    def __init__(self, request: Request):
        for name in ("report", "output"):
            if name in request.options:
                raise TypeError(f"a report has no option {name!r}: see Report.to and Report.save")
        self._request = request
        outcome = request.run("json")
        #: The document that roofline-opt writes with report=json.
        self.json: str = outcome.text
        #: Warnings and remarks.
        self.diagnostics: tuple[Diagnostic, ...] = outcome.diagnostics

    @functools.cached_property
    def document(self) -> dict[str, Any]:
        """The document as Python has it."""
        document: dict[str, Any] = json.loads(self.json)
        return document

    @functools.cached_property
    def machines(self) -> tuple[Machine, ...]:
        return tuple(map(_machine, (self.document, *self.document.get("others", ()))))

    @property
    def functions(self) -> tuple[Function, ...]:
        """Those of the first machine."""
        return self.machines[0].functions

    @property
    def totals(self) -> Totals:
        return self.machines[0].totals

    @property
    def modelled_ops(self) -> int:
        return int(self.document["coverage"]["modelled_ops"])

    @property
    def unmodelled(self) -> dict[str, int]:
        """Ops without a model, which are in no figure: how many by name."""
        return dict(self.document["coverage"]["unmodelled"])

    def __getstate__(self) -> tuple[Any, ...]:
        return self._request, self.json, self.diagnostics

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._request, self.json, self.diagnostics = state

    @functools.cached_property
    def rows(self) -> tuple[Row, ...]:
        """Those of all functions, on the first machine, the slowest first: before
        them those whose time is not known."""
        rows = (row for function in self.functions for row in function.rows)
        return tuple(sorted(rows, key=lambda row: -math.inf if row.time_seconds is None else -row.time_seconds))

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def find(self, location: str) -> tuple[Row, ...]:
        """The rows of that location, the slowest first. "conv#2" is the one with
        index 2."""
        return tuple(row for row in self.rows if location in (row.location, f"{row.location}#{row.index}"))

    def __getitem__(self, location: str) -> Row:
        """The slowest row of that location."""
        if not isinstance(location, str):
            raise TypeError(f"expected the location of a row, got {type(location).__name__}")
        for row in self.find(location):
            return row
        near = difflib.get_close_matches(location, {row.location for row in self.rows})
        raise KeyError(f"no row at {location!r}" + (f": did you mean {', '.join(map(repr, near))}?" if near else ""))

    def function(self, name: str) -> Function:
        for function in self.functions:
            if function.name == name:
                return function
        raise KeyError(f"no function {name!r}: there are {', '.join(repr(f.name) for f in self.functions)}")

    def again(self, target: TargetLike | Sequence[TargetLike] | None = None, **options: Any) -> "Report":
        """The report of the same program with further options, or on another
        machine."""
        request = self._request
        return Report(dataclasses.replace(
            request, targets=make_targets(target) if target is not None else request.targets,
            options={**request.options, **options}))

    def to(self, format: str) -> str:
        """The report as `report=FORMAT` writes it: "text", "html", "csv", ..."""
        return self.json if format == "json" else self._request.run(format).text

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes a file in the format that its name ends in."""
        suffix = pathlib.Path(path).suffix
        if suffix not in _SUFFIXES:
            raise ValueError(f"expected a name that ends in {', '.join(_SUFFIXES)}, got {os.fspath(path)!r}")
        pathlib.Path(path).write_text(self.to(_SUFFIXES[suffix]), encoding="utf-8")

    def explain(self, location: str = "worst") -> str:
        """How the figures of the slowest row of that location follow; "worst" is
        the slowest of all."""
        rows = self.find(location)
        if len(rows) > 1:
            location = f"@{rows[0].function}:{rows[0].location}#{rows[0].index}"
        request = dataclasses.replace(self._request, options={**self._request.options, "explain": [location]})
        text = request.run("text").text
        return text[text.index("explanation of "):]

    def diff(self, before: "Report", format: str = "text") -> str:
        """What differs from an earlier report: "text", "markdown", "json" or
        "html", as roofline-diff writes it."""
        if format not in ("text", "markdown", "json", "html"):
            raise ValueError(f"expected 'text', 'markdown', 'json' or 'html', got {format!r}")
        return _library.diff(before.json, self.json, format).text

    def to_dataframe(self) -> Any:
        """A pandas.DataFrame with a line per row and machine. Needs pandas."""
        import pandas  # type: ignore[import-untyped]

        columns = [field.name for field in dataclasses.fields(Row)
                   if field.name not in ("data", "levels", "work", "times_seconds", "losses_seconds", "notes")]
        order = ["machine", "function", "op", "location", *columns]
        lines = [{"machine": machine.name, **{column: getattr(row, column) for column in columns}}
                 for machine in self.machines for function in machine.functions for row in function.rows]
        return pandas.DataFrame(lines, columns=list(dict.fromkeys(order)))

    def __str__(self) -> str:
        return self.to("text")

    def __repr__(self) -> str:
        names = ", ".join(machine.name for machine in self.machines)
        return f"<Report on {names}: {len(self.rows)} rows, bound by {self.totals.bound}>"

    def _repr_html_(self) -> str:
        return (f'<iframe srcdoc="{html.escape(self.to("html"))}" title="roofline report" '
                'style="width: 100%; height: 40em; border: 0"></iframe>')


def make_targets(target: TargetLike | Sequence[TargetLike] | None) -> tuple[TargetLike, ...]:
    if target is None:
        return ()
    targets = tuple(target) if isinstance(target, (list, tuple)) else (target,)
    for each in targets:
        if not isinstance(each, (str, os.PathLike, Target)):
            raise TypeError(f"expected the name of a machine, a path or a Target, got {type(each).__name__}")
    return targets
