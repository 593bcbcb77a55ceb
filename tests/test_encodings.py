"""Text is in UTF-8, whatever the locale of a machine says: each file and each pipe is told so.

The linter finds files that are opened without an encoding (PLW1514); what it does not see are
methods of things that it does not know for paths, and the pipes of processes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BEFORE = {"read_text": 0, "write_text": 1}
"""How many arguments stand before the encoding."""


def in_the_locale(source: str) -> Iterator[int]:
    """The lines in which text is read or written as the machine would have it."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call):
            named = {keyword.arg: keyword.value for keyword in call.keywords}
            method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            of_a_path = method in BEFORE and len(call.args) <= BEFORE[method]
            of_a_pipe = any(is_true(named.get(name)) for name in ("text", "universal_newlines"))
            if (of_a_path or of_a_pipe) and "encoding" not in named:
                yield call.lineno


def is_true(written: ast.expr | None) -> bool:
    return isinstance(written, ast.Constant) and written.value is True


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("path.read_text()", [1]),
        ("path.read_text('utf-8')\npath.write_text(said)", [2]),
        ("path.write_text(said, encoding='utf-8')", []),
        ("run(words, text=True)\nrun(words, text=True, encoding='utf-8')", [1]),
        ("Popen(words, stdout=PIPE)", []),
        ("say(text=found)", []),
    ],
)
def test_what_is_read_and_written_in_the_locale_is_found(source: str, lines: list[int]) -> None:
    assert list(in_the_locale(source)) == lines


def test_nothing_in_the_package_is_read_or_written_in_the_locale() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in sorted((ROOT / "src").rglob("*.py"))
        for line in in_the_locale(file.read_text("utf-8"))
    ]

    assert found == []
