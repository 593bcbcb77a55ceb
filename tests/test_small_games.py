"""The Python of a game can be read in one sitting."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest
from tests.titles import TITLES

import ludoteca.games
from ludoteca.core.title import Title

FILES = 8
LINES = 900
"""Of code, for each point of a game's complexity: blank lines, comments and docstrings do not
count."""

SILENT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def lines_of_code(text: str) -> int:
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SILENT:
            lines |= set(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def test_neither_blank_lines_nor_comments_nor_docstrings_are_code() -> None:
    text = '"""Says.\n\nMore.\n"""\n\nA = (  # why\n    1,\n)\n\n\ndef f():\n    """It."""\n'

    assert lines_of_code(text) == len(["A = (", "1,", ")", "def f():"])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_a_game_has_few_files_and_no_more_code_than_its_complexity_asks_for(title: Title) -> None:
    folder = Path(ludoteca.games.__file__).parent / title.meta.id.replace("-", "_")
    files = list(folder.glob("*.py"))
    lines = sum(lines_of_code(file.read_text(encoding="utf-8")) for file in files)

    assert len(files) <= FILES
    assert lines <= LINES * title.meta.complexity
