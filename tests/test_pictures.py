"""The pictures of link previews are those of their sources; ``make previews`` draws them."""

from __future__ import annotations

import struct

import pytest
from tools import pictures

from ludoteca.server.pages.metadata import PICTURE_SIZE
from ludoteca.testing.previews import MOST_BYTES, Preview, drawn


@pytest.fixture(scope="module")
def wanted() -> list[Preview]:
    """Not parameters: each process that collects tests would read the words of every game."""
    return list(pictures.wanted())


def test_every_preview_is_fresh_and_small(wanted: list[Preview]) -> None:
    stale = [one.file for one in wanted if drawn(one.file) != one.digest]
    pictures_of = {one.file: one.file.read_bytes() for one in wanted}

    assert wanted
    assert stale == [], "run make previews"
    assert [file for file, picture in pictures_of.items() if len(picture) >= MOST_BYTES] == []
    sizes = {file: picture[16:24] for file, picture in pictures_of.items()}
    assert set(sizes.values()) == {struct.pack(">II", *PICTURE_SIZE)}, sizes


def test_another_name_makes_a_preview_stale(wanted: list[Preview]) -> None:
    first = wanted[0]

    other = Preview(first.file, first.language, "Another name", first.line, first.cover)

    assert other.digest != first.digest
