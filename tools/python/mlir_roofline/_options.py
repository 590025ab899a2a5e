"""From arguments in Python to the options of the pipeline `roofline`."""

import os
import re
from typing import Any, Mapping

_SPECIAL = set(" ,'\"{}\t\n")


def _quote(text: str) -> str:
    if text and not _SPECIAL & set(text):
        return text
    for quote in "'\"":
        if quote not in text:
            return quote + text + quote
    raise ValueError(f"expected text without quotes of both kinds, got {text!r}")


def _format_element(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (str, os.PathLike)):
        return os.fspath(value)
    raise TypeError(f"expected text, a number or a path, got {type(value).__name__}")


def _format_symbol(name: str, value: Any) -> str:
    """SYMBOL=VALUE; a pair is a range, a list the values of a sweep."""
    if isinstance(value, tuple):
        if len(value) != 2:
            raise ValueError(f"expected a pair (least, greatest) for {name!r}, got {value!r}")
        return f"{name}={_format_element(value[0])}..{_format_element(value[1])}"
    if isinstance(value, (list, range)):
        return f"{name}=" + ",".join(map(_format_element, value))
    return f"{name}={_format_element(value)}"


def format_options(options: Mapping[str, Any]) -> str:
    """What stands between the quotes of --roofline="...". None is no option."""
    parts = []
    for name, value in options.items():
        if value is None:
            continue
        if not re.fullmatch(r"[\w-]+", name):
            raise ValueError(f"no option is named {name!r}")
        try:
            if isinstance(value, Mapping):
                value = ",".join(_format_symbol(symbol, each) for symbol, each in value.items())
                quoted = value
            elif isinstance(value, (list, tuple)):
                quoted = ",".join(_quote(_format_element(each)) for each in value)
                quoted = quoted if quoted == ",".join(map(_format_element, value)) else "{" + quoted + "}"
            else:
                text = _format_element(value)
                # Commas are for the option to split.
                quoted = text if not (_SPECIAL - {","}) & set(text) else "{" + _quote(text) + "}"
        except TypeError as error:
            raise TypeError(f"option {name!r}: {error}") from None
        parts.append(f"{name.replace('_', '-')}={quoted}")
    return " ".join(parts)
