"""Titles for tests that are about any game: found by what they are, not by their names."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Stream
from ludoteca.core.option_fields import option_fields
from ludoteca.core.title import Title
from ludoteca.games import titles


def begun(title: Title) -> Any:
    game = title.game
    return game.setup(game.Options(), game.meta.seats[1], Stream(b"in turn"))


def is_together(title: Title) -> bool:
    """Everybody wins or loses together."""
    return title.meta.together


def is_in_turn(title: Title) -> bool:
    """One seat after the other, everybody for themselves."""
    return len(title.game.to_act(begun(title))) == 1 and not is_together(title)


TITLES = tuple(titles().values())

ALONE = tuple(title for title in TITLES if title.meta.seats[0] == 1)
"""That one person may play."""

IN_TURN = next(title for title in TITLES if title not in ALONE and is_in_turn(title))
"""For two and more, who act one after the other."""

ANY = IN_TURN.meta.id

LEAST, MOST = IN_TURN.meta.seats
WORD = next(field for field in option_fields(IN_TURN.game) if type(field.default) is str)
SWITCH = next(field for field in option_fields(IN_TURN.game) if type(field.default) is bool)
"""Two of its options."""

AT_ONCE = tuple(title for title in TITLES if len(title.game.to_act(begun(title))) > 1)

PROPOSING = next(title.meta.id for title in TITLES if title.meta.proposals)
"""Where people propose options to each other."""
