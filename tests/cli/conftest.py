from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ludoteca.cli import run


@dataclass(frozen=True)
class Said:
    """The output of a command, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture
def ludoteca(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """Runs a command as a shell would, in this process; ``answers`` are its input."""

    def command(*words: object, answers: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        capfdbinary.readouterr()
        code = run([str(word) for word in words])
        heard = capfdbinary.readouterr()
        return Said(code, heard.out.decode(), heard.err.decode())

    return command
