from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ludoteca.cli import run


@dataclass(frozen=True)
class Said:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture
def ludoteca(capfdbinary: pytest.CaptureFixture[bytes]) -> Callable[..., Said]:
    """Runs a command as a shell would, in this process."""

    def command(*words: object) -> Said:
        capfdbinary.readouterr()
        code = run([str(word) for word in words])
        heard = capfdbinary.readouterr()
        return Said(code, heard.out.decode(), heard.err.decode())

    return command
