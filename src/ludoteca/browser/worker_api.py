"""What the page's web worker calls: takes plain values, and answers with JSON."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.browser.checking import Checking
from ludoteca.core.codec import encode
from ludoteca.core.game import Audience
from ludoteca.games import titles


def check(
    line: bytes | memoryview, replayed: bool = False, audience: Audience = None
) -> Callable[[int], str]:
    """Opens one line of a file of records; each call checks so many entries more and gives a
    `Report`."""
    games = {name: title.game for name, title in titles().items()}
    checking = Checking(bytes(line), games, replayed, audience)
    return lambda entries: encode(checking.go(entries)).decode()
