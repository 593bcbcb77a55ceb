"""The games of this checkout, and those among them that tests of the platform take.

Tests of the platform run on toys. Where they need a real game, with a board, words and bots, they
name the properties that they need and take the first game that has them: a game that is added here,
with options or without, changes no test. Games of installed packages are never among them: their
authors test them by ``ludoteca check``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.chance import Stream
from ludoteca.core.option_fields import OptionField, option_fields
from ludoteca.core.title import Title

Property = Callable[[Title], bool]

TITLES = tuple(
    title for title in games.titles().values() if title.package.startswith(f"{games.__name__}.")
)
"""All games of this checkout, by their ids."""

IDS = tuple(title.meta.id for title in TITLES)


def by_turns(nth: int, of: Sequence[Any] = TITLES, *, most: int = 1) -> list[Any]:
    """Parameters, ``most`` of them for every day, from the ``nth`` on, and the others ``deep``.

    For what the platform does alike in every game: with another ``nth`` in each test, each game
    meets some of them every day, and all of them in `make test-deep`.
    """
    today = {(nth + more) % len(of) for more in range(most)}
    return [
        pytest.param(
            one,
            id=one.meta.id if isinstance(one, Title) else str(one),
            marks=() if place in today else pytest.mark.deep,
        )
        for place, one in enumerate(of)
    ]


def begun(title: Title) -> Any:
    """The state of a table with as many seats as there can be, before the first action."""
    game = title.game
    return game.setup(game.Options(), game.meta.seats[1], Stream(b"in turn"))


def is_together(title: Title) -> bool:
    """Everybody wins or loses together."""
    return title.meta.together


def is_at_once(title: Title) -> bool:
    """Several seats choose at the same time."""
    return len(title.game.to_act(begun(title))) > 1


def is_in_turn(title: Title) -> bool:
    """One seat after the other, everybody for themselves, two and more."""
    return not is_at_once(title) and not is_together(title) and not is_for_one(title)


def is_for_one(title: Title) -> bool:
    """One person may play it alone."""
    return title.meta.seats[0] == 1


def seats_four(title: Title) -> bool:
    return title.meta.seats[0] <= 2 and title.meta.seats[1] >= 4


def has_presets(title: Title) -> bool:
    """Several sets of options with names."""
    return len(title.presets) > 1


def has_tutorial(title: Title) -> bool:
    return title.tutorial is not None


def is_comparable(title: Title) -> bool:
    """Several tables may play the same dice and be compared."""
    return title.measure is not None


def proposes(title: Title) -> bool:
    """People propose options to whoever is to act."""
    return title.meta.proposals


def searches(title: Title) -> bool:
    """Its stronger bots are those of the platform, which search."""
    return "medium" not in title.bots


def has_option(kind: type) -> Property:
    """With an option whose values are of this ``kind``."""

    def has(title: Title) -> bool:
        return any(type(field.default) is kind for field in option_fields(title.game))

    return has


def which(*needs: Property) -> tuple[Title, ...]:
    """The games of this checkout that have all of these properties."""
    return tuple(title for title in TITLES if all(has(title) for has in needs))


def first(*needs: Property) -> Title:
    """The first of `which`. Raises LookupError."""
    for title in which(*needs):
        return title
    wanted = ", ".join(getattr(need, "__qualname__", str(need)) for need in needs)
    raise LookupError(f"no game of this checkout has all of these properties: {wanted}")


def option_of(title: Title, kind: type) -> OptionField:
    """The first option of ``title`` whose values are of this ``kind``."""
    return next(field for field in option_fields(title.game) if type(field.default) is kind)


IN_TURN = first(
    is_in_turn,
    seats_four,
    has_presets,
    has_tutorial,
    searches,
    has_option(str),
    has_option(bool),
)
"""What most tests of the platform play: nobody alone, one after the other, options of all kinds."""

ANY = IN_TURN.meta.id
LEAST, MOST = IN_TURN.meta.seats
WORD, SWITCH = option_of(IN_TURN, str), option_of(IN_TURN, bool)

ALONE = which(is_for_one)
"""That one person may play."""

CHALLENGING = which(is_for_one, is_comparable)
"""That have a challenge of the day."""

AT_ONCE = which(is_at_once)

PROPOSING = first(proposes).meta.id
