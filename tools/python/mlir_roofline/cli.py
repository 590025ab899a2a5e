"""The command `roofline`, and the tools of the library."""

import argparse
import importlib
import pathlib
import sys
import tempfile
import webbrowser
from typing import Any, NoReturn

from . import RooflineError, _library
from ._program import read_program
from ._report import Request, make_targets
from .targets import builtin_text

#: Modules that read models of other formats, by suffix. Their packages are
#: optional.
_IMPORTERS = {".onnx": "onnx", ".tflite": "tflite"}


def diff() -> NoReturn:
    sys.exit(_library.run_tool(["roofline-diff", *sys.argv[1:]]))


def gen() -> NoReturn:
    sys.exit(_library.run_tool(["roofline-gen", *sys.argv[1:]]))


def opt() -> NoReturn:
    sys.exit(_library.run_tool(["roofline-opt", *sys.argv[1:]]))


def _split_options(arguments: list[str], parser: argparse.ArgumentParser) -> dict[str, Any]:
    """Options of the library: --NAME, --NAME=VALUE. Values of one that is there
    again are added."""
    options: dict[str, Any] = {}
    for argument in arguments:
        if not argument.startswith("--") or len(argument) == 2:
            parser.error(f"unexpected argument {argument!r}")
        name, equals, value = argument[2:].partition("=")
        if equals and name in options:
            value = f"{options[name]},{value}"
        options[name] = value if equals else True
    return options


def _report(arguments: argparse.Namespace, options: dict[str, Any]) -> int:
    path = pathlib.Path(arguments.file)
    importer = "iree" if path.is_dir() else _IMPORTERS.get(path.suffix)
    if importer:
        try:
            module = importlib.import_module("mlir_roofline." + importer)
        except ImportError as error:
            raise ImportError(f"{error}: {arguments.file!r} needs 'mlir-roofline[{importer}]'") from error
        program, name = read_program(module.to_mlir(arguments.file))[0], arguments.file
    else:
        program, name = read_program(path)
    format = "html" if arguments.open else arguments.format
    if arguments.open and not arguments.output:
        folder = tempfile.mkdtemp(prefix="roofline-")
        arguments.output = str(pathlib.Path(folder, pathlib.Path(name).stem + ".html"))
    # The library writes: it knows the width and the colours of the terminal.
    request = Request(program, name, make_targets(arguments.target.split(",") if arguments.target else None),
                      {**options, "output": arguments.output or "-"},
                      arguments.allow_unregistered or importer is not None)
    outcome = request.run(format, to_output=True)
    sys.stderr.write(outcome.rendered)
    if arguments.open:
        print(arguments.output)
        webbrowser.open(pathlib.Path(arguments.output).absolute().as_uri())
    return 0


def _targets(arguments: argparse.Namespace) -> int:
    if not arguments.name:
        return _library.run_tool(["roofline-opt", "--list-roofline-targets"])
    print(builtin_text(arguments.name), end="")
    return 0


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="roofline", description="What every op of a program costs, and what bounds it on a machine.",
        epilog="roofline diff, gen and opt take the arguments of roofline-diff, roofline-gen and roofline-opt.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")

    def add(name: str, help: str, **more: Any) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=help, description=help, **more)
        command.add_argument("file", help="a program: MLIR as text or bytecode, ONNX, TensorFlow Lite, or a folder of IREE's dispatches")
        command.add_argument("-t", "--target", metavar="NAME",
                             help="machines or target files, between commas (default: the one that the program names)")
        command.add_argument("-o", "--output", metavar="FILE", help="where to write (default: the terminal)")
        command.add_argument("--format", default="text", help="text, json, html, csv, markdown, ... (default: text)")
        command.add_argument("--open", action="store_true", help="open the page in a browser")
        command.add_argument("--allow-unregistered", action="store_true",
                             help="read ops of unknown dialects; what has no model is listed")
        command.epilog = ("Further options are those of roofline-opt --roofline, as in --fusion or "
                          "--bind=batch=8: see roofline opt --help-roofline.")
        return command

    add("report", "What bounds a program, where its time goes, what to do first")
    command = add("explain", "How the figures of rows follow, step by step")
    command.add_argument("rows", nargs="*", help="locations, 'worst' (default) or 'all'")
    command = add("sweep", "A program at several values of one symbol, side by side")
    command.add_argument("values", help="SYMBOL=VALUE,VALUE or SYMBOL=LOW..HIGH*FACTOR or SYMBOL=LOW..HIGH+STEP")
    command = commands.add_parser("targets", help="The known machines")
    command.add_argument("name", nargs="?", help="print the file of this one")
    for name, help in [("diff", "What differs between two programs or reports"),
                       ("gen", "A published network as MLIR"),
                       ("opt", "mlir-opt with the passes of roofline")]:
        commands.add_parser(name, help=help, add_help=False)
    return parser


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] in ("diff", "gen", "opt"):
        return _library.run_tool(["roofline-" + arguments[0], *arguments[1:]])
    parser = _make_parser()
    parsed, rest = parser.parse_known_args(arguments)
    try:
        if parsed.command == "targets":
            if rest:
                parser.error(f"unexpected argument {rest[0]!r}")
            return _targets(parsed)
        if parsed.command == "explain":
            # Argparse takes no rows behind an option.
            parsed.rows += [argument for argument in rest if not argument.startswith("-")]
            rest = [argument for argument in rest if argument.startswith("-")]
        options = _split_options(rest, parser)
        if parsed.command == "explain":
            options["explain"] = parsed.rows or ["worst"]
        if parsed.command == "sweep":
            options["sweep"] = parsed.values
        return _report(parsed, options)
    except RooflineError as error:
        print(error, file=sys.stderr)
        return 1
    except (ImportError, OSError, ValueError) as error:
        print(f"roofline: error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
