"""The pictures of link previews are those of their sources; ``make previews`` draws them."""

from __future__ import annotations

import struct

import pytest
from tools import pictures

from ludoteca.server.pages.metadata import PICTURE_SIZE
from ludoteca.testing.previews import MOST_BYTES, Preview, drawn

WANTED = list(pictures.wanted())


@pytest.mark.parametrize("preview", WANTED, ids=lambda one: f"{one.file.parts[-3]}-{one.language}")
def test_a_preview_is_fresh_and_small(preview: Preview) -> None:
    assert drawn(preview.file) == preview.digest, "run make previews"
    picture = preview.file.read_bytes()
    assert len(picture) < MOST_BYTES
    assert picture[16:24] == struct.pack(">II", *PICTURE_SIZE)


def test_another_name_makes_a_preview_stale() -> None:
    first = WANTED[0]

    other = Preview(first.file, first.language, "Another name", first.line, first.cover)

    assert other.digest != first.digest
