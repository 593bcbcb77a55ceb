"""The pictures of link previews are those of their sources; ``make previews`` draws them."""

from __future__ import annotations

import struct

import pytest
from tools import pictures
from tools.pictures import Preview

from ludoteca.server.pages.heads import PICTURE_SIZE

WANTED = list(pictures.wanted())


@pytest.mark.parametrize("preview", WANTED, ids=lambda one: f"{one.file.parts[-3]}-{one.language}")
def test_a_preview_is_fresh_and_small(preview: Preview) -> None:
    assert pictures.drawn(preview.file) == preview.digest, "run make previews"
    drawn = preview.file.read_bytes()
    assert len(drawn) < pictures.MOST_BYTES
    assert drawn[16:24] == struct.pack(">II", *PICTURE_SIZE)


def test_another_name_makes_a_preview_stale() -> None:
    first = WANTED[0]

    other = Preview(first.file, first.language, "Another name", first.line, first.cover)

    assert other.digest != first.digest
