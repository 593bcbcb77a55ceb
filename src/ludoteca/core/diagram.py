"""The default diagram of a position, for games that draw none of their own."""

from __future__ import annotations

from typing import Any, Final

import msgspec

WIDEST: Final = 100
"""Most columns of a diagram, so that it fits into a terminal and a failing test."""


def plain_diagram(view: Any) -> str:
    """Lists the fields of a view line by line, nested ones indented; long lines are cut."""
    lines: list[str] = []
    _list(msgspec.to_builtins(view), "", lines)
    return "\n".join(lines) or "-"


def _list(value: Any, indent: str, lines: list[str]) -> None:
    for name, part in value.items() if isinstance(value, dict) else enumerate(value):
        if _is_long(part):
            lines.append(_cut(f"{indent}{name}:"))
            _list(part, indent + "  ", lines)
        else:
            lines.append(_cut(f"{indent}{name}: {_short(part)}"))


def _is_long(part: Any) -> bool:
    if isinstance(part, dict):
        return bool(part)
    return isinstance(part, list | tuple) and any(
        isinstance(inner, list | tuple | dict) for inner in part
    )


def _short(part: Any) -> str:
    if isinstance(part, list | tuple | dict):
        return " ".join(_short(inner) for inner in part) or "-"
    if isinstance(part, bool):
        return "yes" if part else "no"
    return "-" if part is None else str(part).replace("\n", " ") or "-"


def _cut(line: str) -> str:
    line = line.rstrip()
    return line if len(line) <= WIDEST else line[: WIDEST - 1] + "…"
