"""Escapes control characters in log lines.

Names and addresses come from strangers, and people read logs on terminals: there an escape sequence
moves the cursor, and a line feed looks like the end of a line.
"""

from __future__ import annotations

import traceback
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo

_NO_VALUES: Final = frozenset({"exc_info", "exception"})
"""Keys that the renderer formats itself."""

INDENT: Final = "    "

DELETE: Final = "\x7f"
"""The only control character that JSON leaves unescaped."""


def printable(text: str) -> str:
    """``text`` with Python's escapes for all unprintable characters."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def printable_values(_logger: object, _name: str, event: EventDict) -> EventDict:
    """A structlog processor for text output: turns all values into printable text."""
    for key, value in event.items():
        if key not in _NO_VALUES:
            event[key] = printable(value if isinstance(value, str) else repr(value))
    return event


def printable_traceback(into: TextIO, exception: ExcInfo) -> None:
    """Writes a traceback with indented lines, so that none looks like a line of the log."""
    lines = "".join(traceback.format_exception(*exception)).rstrip("\n").split("\n")
    into.write("".join(f"\n{INDENT}{printable(line)}" for line in lines))


class PrintableJson(structlog.processors.JSONRenderer):
    """A structlog renderer of JSON in which all control characters are escaped."""

    def __call__(self, logger: object, name: str, event: EventDict) -> str:
        said = super().__call__(logger, name, event)
        assert isinstance(said, str)
        return said.replace(DELETE, "\\u007f")
