"""Calls the library. Text goes in, text comes out; nothing is computed here."""

import concurrent.futures
import ctypes
import dataclasses
import json
import pathlib
import threading
from typing import Any, Callable


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """An error, warning, note or remark, at a place in a file if it has one."""

    severity: str
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    notes: tuple["Diagnostic", ...] = ()


class RooflineError(Exception):
    """A program, machine or option that the library rejects. Its text is what
    the command-line tools print."""

    def __init__(self, text: str, diagnostics: tuple[Diagnostic, ...] = ()):
        super().__init__(text, diagnostics)
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return str(self.args[0])


@dataclasses.dataclass(frozen=True)
class Outcome:
    """What a call of the library gave back."""

    text: str
    diagnostics: tuple[Diagnostic, ...]
    #: The diagnostics as the tools print them.
    rendered: str


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libRoofline.so")))
    text = [ctypes.c_char_p, ctypes.c_size_t]
    for name, result, arguments in [
        ("DestroyResult", None, [ctypes.c_void_p]),
        ("Failed", ctypes.c_bool, [ctypes.c_void_p]),
        ("GetText", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_size_t)]),
        ("Report", ctypes.c_void_p, [*text, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_bool, ctypes.c_bool]),
        ("MakePredictor", ctypes.c_void_p,
         [*text, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_bool, ctypes.c_bool, ctypes.POINTER(ctypes.c_void_p)]),
        ("DestroyPredictor", None, [ctypes.c_void_p]),
        ("Predict", ctypes.c_void_p, [ctypes.c_void_p, *text]),
        ("Diff", ctypes.c_void_p, [*text, *text, ctypes.c_char_p]),
        ("ReadTarget", ctypes.c_void_p, [ctypes.c_char_p]),
        ("ListTargets", ctypes.c_void_p, []),
        ("RunTool", ctypes.c_int, [ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p)]),
    ]:
        function = getattr(library, "roofline" + name)
        function.restype, function.argtypes = result, arguments
    return library


_LIBRARY = _load()


def _decode(diagnostic: dict[str, Any]) -> Diagnostic:
    return Diagnostic(**{**diagnostic, "notes": tuple(map(_decode, diagnostic["notes"]))})


def _interruptibly(function: Callable[[], Any]) -> Any:
    """Calls `function`, such that Ctrl-C raises KeyboardInterrupt at once. Python
    handles signals on the main thread, and not while that is in the library; so
    another thread is there instead. What it computes is then dropped."""
    if threading.current_thread() is not threading.main_thread():
        return function()
    future: concurrent.futures.Future[Any] = concurrent.futures.Future()

    def run() -> None:
        try:
            future.set_result(function())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future.result()


def call(name: str, *arguments: Any, interruptible: bool = True) -> Outcome:
    """Calls a function that returns a result. Releases the GIL meanwhile."""

    def take_result() -> tuple[bool, list[str]]:
        result = getattr(_LIBRARY, "roofline" + name)(*arguments)
        size = ctypes.c_size_t()
        texts = []
        for kind in range(3):
            start = _LIBRARY.rooflineGetText(result, kind, ctypes.byref(size))
            texts.append(ctypes.string_at(start, size.value).decode("utf-8", "replace"))
        failed = _LIBRARY.rooflineFailed(result)
        _LIBRARY.rooflineDestroyResult(result)
        return failed, texts

    failed, (text, diagnostics, rendered) = _interruptibly(take_result) if interruptible else take_result()
    decoded = tuple(map(_decode, json.loads(diagnostics)))
    if failed:
        raise RooflineError(rendered.rstrip("\n") or "failed", decoded)
    return Outcome(text, decoded, rendered)


def encode(text: str) -> bytes:
    """What is passed as a C string."""
    if "\0" in text:
        raise ValueError(f"expected text without null characters, got {text!r}")
    return text.encode()


def report(program: bytes, name: str, options: str, allow_unregistered: bool, to_output: bool = False) -> Outcome:
    return call("Report", program, len(program), encode(name), encode(options), allow_unregistered, to_output,
                interruptible=not to_output)


def diff(before: str, after: str, format: str) -> Outcome:
    old, new = before.encode(), after.encode()
    return call("Diff", old, len(old), new, len(new), encode(format))


def read_target(name_or_file: str) -> Any:
    return json.loads(call("ReadTarget", encode(name_or_file)).text)


def list_targets() -> Any:
    return json.loads(call("ListTargets").text)


class PredictorHandle:
    """A program with its machine, ready to price tiles."""

    def __init__(self, program: bytes, name: str, target: str, allow_unregistered: bool, steady: bool):
        self._pointer = ctypes.c_void_p()
        self._lock = threading.Lock()
        call("MakePredictor", program, len(program), encode(name), encode(target), allow_unregistered, steady,
             ctypes.byref(self._pointer))

    def answer(self, line: str) -> Any:
        text = line.encode()
        with self._lock:
            return json.loads(call("Predict", self._pointer, text, len(text), interruptible=False).text)

    def __del__(self) -> None:
        if self._pointer:
            _LIBRARY.rooflineDestroyPredictor(self._pointer)


def run_tool(arguments: list[str]) -> int:
    """Runs a tool, named by the first argument, in this process."""
    import os
    import signal
    import sys

    # As in a program without Python: Ctrl-C and a closed pipe end it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.stdout.flush()
    strings = [os.fsencode(argument) for argument in arguments]
    array = (ctypes.c_char_p * (len(strings) + 1))(*strings, None)
    return int(_LIBRARY.rooflineRunTool(strings[0], len(strings), array))
