"""Texts of Tower Up give vehicles' positions in points, as the players' sheets do."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.game import Message
from ludoteca.games.tower_up.city import TRACK_POINTS
from ludoteca.i18n import LANGUAGES
from ludoteca.i18n.event_texts import Party, Translator

WORDS = Path(__file__).parent.parent / "i18n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vehicle_is_where_the_sheet_says_in_points(language: str) -> None:
    voice = Translator(language, (WORDS / f"{language}.ftl").read_text("utf-8"))
    party = Party(("Ana", "Ben"))

    for space, points in enumerate(TRACK_POINTS):
        drive = Message("board-drive", {"start": space, "end": space})
        assert voice.attempt(drive, party) == (f"{points} → {points}", [])
    moved = Message(
        "event-vehicle-moved", {"seat": 0, "colour_word": "colour-grey", "start": 6, "end": 8}
    )
    assert "10" in voice.say(moved, party)
