"""``picture.json``: a position of a finished table, for the page of a game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.records.record_parser import read_line
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.title import Title
from ludoteca.testing.folders import folder_of

NAME: Final = "picture.json"


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """The watchers' view after ``entry`` of the first record of ``fixture``."""

    fixture: str
    entry: int
    view: Any
    scores: list[int]


read_picture = msgspec.json.Decoder(Picture).decode
"""Decodes a `Picture` from JSON. Raises ``msgspec.MsgspecError``."""


def take(title: Title, fixture: str, entry: int) -> Picture:
    """Makes a picture. Raises errors of unreadable records, IndexError for a missing entry."""
    lines = (folder_of(title) / "fixtures" / fixture).read_bytes().splitlines()
    replayer = Replayer(title.game)
    for one in read_line(lines[0]).entries[: entry + 1]:
        replayer.step(one)
    if replayer.n != entry:
        raise IndexError(f"{fixture} has no entry {entry}")
    view = title.game.view(replayer.state, None)
    scores = list(title.game.scores(replayer.state))
    return Picture(fixture, entry, msgspec.Raw(encode(view)), scores)


def written(picture: Picture) -> bytes:
    return msgspec.json.format(msgspec.json.encode(picture), indent=0) + b"\n"
