"""Trophies: remarkable things in a finished game, found in its log alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from ludoteca.core.game import AnyGame, Result, Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Replayer

NAME: Final = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
GLYPH: Final = r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+"
"""Characters of path data in SVG."""


@dataclasses.dataclass(frozen=True, slots=True)
class Course:
    """The course of a game that was played to its end, without what was taken back.

    ``states`` are the one after setup and those after each action, and ``events`` what was told on
    the way to each of them. They must not be changed.
    """

    game: AnyGame
    states: Sequence[Any]
    events: Sequence[Sequence[Any]]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def result(self) -> Result:
        result: Result = self.game.result(self.end)
        return result

    @property
    def told(self) -> Iterator[Any]:
        """All events in order."""
        return (event for some in self.events for event in some)


Deed: TypeAlias = Callable[[Course], Iterable[Seat]]
"""The seats that have done it."""


@dataclasses.dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy of a game. Its texts are the messages ``trophy-<name>`` and ``trophy-<name>-for`` in
    the folder ``trophies`` of the game; ``glyph`` is the sign on it, path data of SVG in a square
    of 24 units."""

    name: str
    glyph: str
    deed: Deed


class Award(msgspec.Struct, frozen=True):
    """A ``trophy``, by its name, for the person in ``seat``."""

    seat: Seat
    trophy: str


def awards(
    game: AnyGame, trophies: Sequence[Trophy], entries: Iterable[Entry]
) -> Iterator[tuple[Award, ...] | None]:
    """Replays a whole log: None after each entry, and last the awards, in the order of seats.

    Only people who made all moves of their seat themselves, at least one, are awarded, and only if
    the game was played to its end. Raises what `Replayer.step` raises.
    """
    replayer = Replayer(game)
    after: dict[int, Any] = {}
    told: dict[int, Sequence[Any]] = {}
    moved: set[Seat] = set()
    helped: set[Seat] = set()
    for entry in entries:
        absent = replayer.seating.stand_ins
        advance = replayer.step(entry)
        if entry.kind in ("start", "act"):
            after[entry.n], told[entry.n] = advance.state, advance.events
        for undone in advance.undone:
            after.pop(undone, None)
            told.pop(undone, None)
        if entry.kind == "act" and entry.seat is not None:
            (helped if entry.seat in absent else moved).add(entry.seat)
        yield None
    if not after or game.to_act(replayer.state):
        yield ()
        return
    course = Course(game, list(after.values()), list(told.values()))
    own = (moved - helped) & set(replayer.seating.people)
    found = {(seat, at) for at, one in enumerate(trophies) for seat in one.deed(course)}
    yield tuple(Award(seat, trophies[at].name) for seat, at in sorted(found) if seat in own)
