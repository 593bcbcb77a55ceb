"""The functions that the web worker calls: they take plain values and return JSON."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.browser.record_check import RecordCheck
from ludoteca.core.codec import encode
from ludoteca.core.game import Audience
from ludoteca.games import titles


def check(
    line: bytes | memoryview, replayed: bool = False, audience: Audience = None
) -> Callable[[int], str]:
    """Opens one line of a file of records. Each call of the result verifies a number of further
    entries and returns a `Report`."""
    games = {name: title.game for name, title in titles().items()}
    checking = RecordCheck(bytes(line), games, replayed, audience)
    return lambda entries: encode(checking.go(entries)).decode()
