"""The Python of a game can be read in one sitting: few files, none of them long."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest
from tests.titles import TITLES

import ludoteca.games
from ludoteca.core.title import Title

FILES = 15
FILE_LINES = 350
"""As `tests/test_rooms.py` has them for the server."""

LINES = 880
"""Of code, for each point of a game's complexity: blank lines, comments, docstrings and imports do
not count; shorter files have more of the last."""

TROPHIES = "trophies.py"
TROPHY_LINES = 80
"""What a game adds for its trophies stands beside it: nobody reads it to understand the game."""

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
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_docstring or isinstance(node, ast.Import | ast.ImportFrom):
            assert isinstance(node, ast.stmt)
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def test_neither_blank_lines_nor_comments_nor_docstrings_nor_imports_are_code() -> None:
    text = '"""Says.\n\nMore.\n"""\n\nimport re\n\nA = (  # why\n    1,\n)\n\n\n'
    text += 'def f():\n    """It."""\n'

    assert lines_of_code(text) == len(["A = (", "1,", ")", "def f():"])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_a_game_has_few_short_files_and_no_more_code_than_its_complexity_asks_for(
    title: Title,
) -> None:
    folder = Path(ludoteca.games.__file__).parent / title.meta.id.replace("-", "_")
    trophies = folder / TROPHIES
    files = [file for file in folder.glob("*.py") if file != trophies]
    longest = max(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    lines = sum(lines_of_code(file.read_text(encoding="utf-8")) for file in files)

    assert len(files) <= FILES
    assert longest <= FILE_LINES
    assert lines <= LINES * title.meta.complexity
    assert not trophies.exists() or len(trophies.read_text("utf-8").splitlines()) <= TROPHY_LINES
