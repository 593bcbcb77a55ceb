"""Positions drawn as text.

A map lists areas with their marks: ``"tx:14o oh:* ca:x"``, "o" for a circle; ``empty`` lists the
empty areas, and all others have an X. Seats are 0, 1, 2, ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.chance import Script
from ludoteca.games.on_tour.maps import EMPTY, MAPS, READ, WRITTEN, X, bits
from ludoteca.games.on_tour.rules import GAME, next_turn
from ludoteca.games.on_tour.scoring import best_route
from ludoteca.games.on_tour.types import MapId, Mark, Options, State, View, What
from ludoteca.testing.drawn import Drawn


def read_map(land: MapId, given: str) -> list[int]:
    areas = MAPS[land]
    marks = [EMPTY] * areas.size
    for token in given.split():
        name, text = token.split(":")
        marks[areas.numbers[name]] = READ[text]
    return marks


class Table(Drawn[State, View]):
    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.land = MAPS[state.options.map]

    @classmethod
    def drawn(
        cls,
        cards: str = "",
        dice: str = "25",
        *maps: str,
        land: MapId = "usa",
        empty: str | None = None,
        exact: bool = False,
        seats: int = 0,
        deck: str | None = None,
        discard: str = "",
    ) -> Table:
        """A turn that begins with these ``cards`` turned up and these ``dice`` rolled."""
        names = MAPS[land].numbers
        count = seats or max(1, len(maps))
        filled = [read_map(land, given) for given in maps] or [[EMPTY] * len(names)] * count
        if empty is not None:
            open_areas = {names[name] for name in empty.split()}
            filled = [
                [EMPTY if area in open_areas else mark or X for area, mark in enumerate(m)]
                for m in filled
            ]
        used = sorted(names[name] for name in discard.split())
        left = [names[name] for name in deck.split()] if deck is not None else range(len(names))
        state = State(
            options=Options(map=land, star_circle="exact" if exact else "always"),
            turn=0,
            kind="numbers",
            low=0,
            high=0,
            cards=[],
            deck=sorted(area for area in left if area not in used),
            discard=used,
            started=[],
            marks=[marks[:] for marks in filled],
            recent=[[] for _ in range(count)],
            empty=[bits(area for area, mark in enumerate(m) if not mark) for m in filled],
            confirmed=0,
        )
        table = cls(state)
        next_turn(state, Script(_draws(table, cards, dice)), table.events)
        return table

    def mark(self, area: str, what: What, seat: int = 0) -> Table:
        return self.do(Mark(area, what), seat)

    def next(self, cards: str, dice: str) -> Table:
        """The next turn begins with these cards and dice."""
        script: list[int] = []
        self.chance = Script(script)
        script += _draws(self, cards, dice)
        return self

    def refused(self, area: str, what: What, seat: int = 0) -> str | None:
        return self.refusal(Mark(area, what), seat)

    def at(self, area: str, seat: int = 0) -> str:
        """Text of an area."""
        return WRITTEN[self.state.marks[seat][self.land.numbers[area]]]

    def where(self, what: str, seat: int = 0) -> str:
        """Ids of the areas that take ``what``."""
        return " ".join(sorted(self._offered(what, seat)))

    def offers(self, seat: int = 0) -> str:
        """Marks on offer: "low high", "star", "x"."""
        return " ".join(w for w in ("low", "high", "star", "x") if self._offered(w, seat))

    def _offered(self, what: str, seat: int) -> list[str]:
        return [
            option.area
            for option in GAME.options(self.state, seat)
            if isinstance(option, Mark) and option.what == what
        ]


def _draws(table: Table, cards: str, dice: str) -> list[int]:
    """Outcomes of chance that turn up these cards in this order, and roll these dice."""
    deck, discard = list(table.state.deck), sorted(table.state.discard + table.state.cards)
    outcomes = []
    for name in cards.split():
        if not deck:
            deck, discard = discard, []
        area = table.land.numbers[name]
        outcomes.append(deck.index(area))
        deck.remove(area)
    return outcomes + [int(die) for die in dice]


def areas(land: MapId, of: list[int] | tuple[int, ...]) -> str:
    return " ".join(MAPS[land].ids[area] for area in of)


class Tour:
    """The best tour on a drawn map."""

    def __init__(self, given: str, land: MapId = "usa") -> None:
        self.score, route = best_route(land, tuple(read_map(land, given)))
        self.route = areas(land, route)

    def __eq__(self, other: object) -> bool:
        """Compares with a tour written as areas, in either direction if both are equally good."""
        return other in (self.route, " ".join(reversed(self.route.split())))

    def __repr__(self) -> str:
        return f"{self.route} ({self.score})"


@pytest.fixture(scope="session")
def draw() -> Callable[..., Table]:
    return Table.drawn


@pytest.fixture(scope="session")
def tour() -> Callable[..., Tour]:
    return Tour


@pytest.fixture(scope="session")
def started() -> Callable[..., State]:
    """A table set up by given dice and cards: ``started("tx oh ca fl", "14")``.

    The dice are those of all rolls, one digit each; the options decide when they are rolled. The
    first turn turns up the first cards left and rolls 2 and 5.
    """

    def set_up(
        cards: str, *rolls: str, seats: int = 1, land: MapId = "usa", **options: Any
    ) -> State:
        names = MAPS[land].numbers
        deck = sorted(names.values())
        drawn = []
        for name in cards.split():
            drawn.append(deck.index(names[name]))
            deck.remove(names[name])
        dealt: list[int] = []
        for at, outcome in enumerate(drawn):
            dealt += [int(die) for die in rolls[at]] if at < len(rolls) else []
            dealt.append(outcome)
        chosen = Options(map=land, **options)
        return GAME.setup(chosen, seats, Script([*dealt, 0, 0, 0, 2, 5]))

    return set_up
