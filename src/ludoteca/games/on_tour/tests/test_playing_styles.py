"""Bots of one level draw different tours, although all have the same numbers and cards."""

from ludoteca.games import titles
from ludoteca.testing.variety import played_until

TITLE = titles()["on-tour"]


def test_seven_easy_bots_have_six_maps_or_more_after_seven_turns(deep: bool) -> None:
    for deal in range(12 if deep else 5):
        state = played_until(
            TITLE, TITLE.bots["easy"], 7, f"tempers/{deal}", lambda state: state.turn > 7
        )

        assert len(set(map(tuple, state.marks))) >= 6
