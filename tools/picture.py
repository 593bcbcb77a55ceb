"""Take a picture of a position for the page of a game, ``picture.json`` in its folder.

``python tools/picture.py GAME FIXTURE ENTRY`` takes what watchers saw after entry ENTRY of the
first record of FIXTURE, a file in the game's folder ``fixtures``. Choose one from the middle of a
good game. A test takes every picture again and compares.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.reading import read_line
from ludoteca.core.replay import Course
from ludoteca.core.title import Title
from ludoteca.games import titles

NAME = "picture.json"


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """What watchers saw, and where: after ``entry`` of the first record of ``fixture``."""

    fixture: str
    entry: int
    view: Any
    scores: list[int]


def folder_of(title: Title) -> Path:
    return Path(next(iter(sys.modules[title.package].__path__)))


def take(title: Title, fixture: str, entry: int) -> Picture:
    """Raises whatever an unreadable record raises, IndexError for an entry that is not there."""
    lines = (folder_of(title) / "fixtures" / fixture).read_bytes().splitlines()
    course = Course(title.game)
    for one in read_line(lines[0]).entries[: entry + 1]:
        course.follow(one)
    if course.n != entry:
        raise IndexError(f"{fixture} has no entry {entry}")
    view = title.game.view(course.state, None)
    scores = list(title.game.scores(course.state))
    return Picture(fixture, entry, msgspec.Raw(encode(view)), scores)


def written(picture: Picture) -> bytes:
    return msgspec.json.format(msgspec.json.encode(picture), indent=0) + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Take a picture of a position.")
    parser.add_argument("game", choices=sorted(titles()))
    parser.add_argument("fixture")
    parser.add_argument("entry", type=int)
    args = parser.parse_args()
    title = titles()[args.game]
    file = folder_of(title) / NAME
    file.write_bytes(written(take(title, args.fixture, args.entry)))
    print(f"wrote {file}")


if __name__ == "__main__":
    main()
