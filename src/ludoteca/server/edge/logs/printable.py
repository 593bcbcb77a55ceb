"""Lines of the log without control characters, whoever wrote what stands in them.

Names and addresses come from strangers, and a log is read on terminals: an escape sequence there
moves the cursor, and a line feed looks like the end of a line.
"""

from __future__ import annotations

import traceback
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo

_NO_VALUES: Final = frozenset({"exc_info", "exception"})
"""What the renderer makes lines of."""

INDENT: Final = "    "

DELETE: Final = "\x7f"
"""The one control character that JSON lets through."""


def printable(text: str) -> str:
    """``text`` with escapes for all that is not drawn, as Python writes them."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def printable_values(_logger: object, _name: str, event: EventDict) -> EventDict:
    """A processor, before one that writes for people: values are text that can be drawn."""
    for key, value in event.items():
        if key not in _NO_VALUES:
            event[key] = printable(value if isinstance(value, str) else repr(value))
    return event


def printable_traceback(into: TextIO, exception: ExcInfo) -> None:
    """Writes where an exception came from; none of its lines can be taken for one of the log's."""
    lines = "".join(traceback.format_exception(*exception)).rstrip("\n").split("\n")
    into.write("".join(f"\n{INDENT}{printable(line)}" for line in lines))


class PrintableJson(structlog.processors.JSONRenderer):
    """Writes for machines."""

    def __call__(self, logger: object, name: str, event: EventDict) -> str:
        said = super().__call__(logger, name, event)
        assert isinstance(said, str)
        return said.replace(DELETE, "\\u007f")
