"""Cities drawn as text, and tables played at random.

A drawing lists the sites with buildings: ``"N5 w2 a1 b2, C1 g1"`` is a white building of two
floors on N5 with a roof of player A on floor 1 and one of B on floor 2, and a grey one on C1.
Colours are w(hite), g(rey), b(rown) and k (black); floors are drawn as ``"wwgk"``, cards as
``"wwbk"`` or ``"??>g"``: the floors they show, "?" for a wild one, and the vehicles they move.
"""

from __future__ import annotations

import re
from typing import Final, Self

from ludoteca.games.tower_up.building import EMPTY, found
from ludoteca.games.tower_up.city import (
    CARDS,
    CITIES,
    COLOURS,
    FLOOR,
    FLOOR_BITS,
    FLOORS_EACH,
    GOAL_NUMBERS,
    WILD,
)
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.scoring import stars
from ludoteca.games.tower_up.types import Build, Choose, Options, Place, Return, State, Take, View
from ludoteca.kit.choosing import CONFIRM
from ludoteca.testing.drawn import Drawn

A, B, C, D = range(4)
SIGNS: Final = "wgbk"
OUT_OF_SIGHT: Final = FLOOR
"""A roof on a floor that no building of these drawings has."""
_BUILDING: Final = re.compile(r"(\w+) ([wgbk])(\d)((?: [a-d]\d)*)$")


def floors(drawn: str) -> list[int]:
    return [drawn.count(sign) for sign in SIGNS]


def written(counts: list[int]) -> str:
    return "".join(map(str.__mul__, SIGNS, counts))


def looks(number: int) -> str:
    """Drawing of a card."""
    card = CARDS[number]
    shown = ["?" if floor == WILD else SIGNS[floor] for floor in card.floors]
    return "".join([*shown, *[f">{SIGNS[colour]}" for colour in card.vehicles]])


def card_like(drawn: str, besides: list[int]) -> int:
    """A card with this drawing, other than those in ``besides``."""
    return next(n for n in range(len(CARDS)) if looks(n) == drawn and n not in besides)


def _build(site: str, colour: str, roof: str | None) -> Build:
    return Build(site, COLOURS[SIGNS.index(colour)], roof or site)


class Table(Drawn[State, View]):
    """A drawn table; everything that is not drawn is as in a new table."""

    @classmethod
    def drawn(
        cls,
        city: str = "",
        *,
        seats: int = 2,
        stocks: tuple[str, ...] = (),
        vehicles: tuple[tuple[int, int, int, int], ...] = (),
        market: tuple[str, str, str] = ("wwbk", "ggbk", "??"),
        objectives: tuple[str, str, str] = ("O05", "O06", "O10"),
        supply: str | None = None,
        turn: int = 0,
        roofs_left: tuple[int, ...] = (),
    ) -> Self:
        """``supply`` is what is left, if some floors are out of sight; so are roofs, covered ones,
        of players of whom ``roofs_left`` says how many they have in hand."""
        land = CITIES[seats]
        cards: list[int] = []
        for shown in market:
            cards.append(card_like(shown, cards))
        state = State(
            options=Options(),
            stage="act",
            start=0,
            turn=turn,
            colours=[EMPTY] * land.size,
            heights=[0] * land.size,
            costs=[0] * land.size,
            stocks=[floors(stocks[seat] if seat < len(stocks) else "") for seat in range(seats)],
            tracks=[
                [*vehicles[seat]] if seat < len(vehicles) else [0] * 4 for seat in range(seats)
            ],
            roofs=[[] for _ in range(seats)],
            chips=[[0, 0, 0] for _ in range(seats)],
            visible=[-1] * seats,
            supply=[0] * 4,
            deck=[number for number in range(len(CARDS)) if number not in cards],
            discard=[],
            market=cards,
            objectives=[GOAL_NUMBERS[name] for name in objectives],
            to_place=[],
        )
        for building in filter(None, city.split(", ")):
            match = _BUILDING.match(building)
            assert match, building
            site = land.numbers[match[1]]
            found(state, site, SIGNS.index(match[2]))
            state.heights[site] = int(match[3])
            for roof in match[4].split():
                state.roofs["abcd".index(roof[0])].append(site << FLOOR_BITS | int(roof[1]))
        for seat, left in enumerate(roofs_left):
            gone = 10 - left - len(state.roofs[seat])
            state.roofs[seat] = [OUT_OF_SIGHT] * gone + state.roofs[seat]
        used = [
            sum(
                height
                for height, on in zip(state.heights, state.colours, strict=True)
                if on == colour
            )
            + sum(stock[colour] for stock in state.stocks)
            for colour in range(4)
        ]
        state.supply = floors(supply) if supply is not None else [FLOORS_EACH - n for n in used]
        state.level = stars(state.tracks[turn])
        return cls(GAME, state)

    def build(self, site: str, colour: str, roof: str | None = None) -> Self:
        return self.do(_build(site, colour, roof), self.state.turn)

    def refused_build(self, site: str, colour: str, roof: str | None = None) -> str | None:
        return self.refusal(_build(site, colour, roof), self.state.turn)

    def take(self, card: str) -> Self:
        """Takes the card of the market with the drawing ``card``."""
        return self.do(Take(self.name_of(card)), self.state.turn)

    def choose(self, *colours: str) -> Self:
        for colour in colours:
            self.do(Choose(COLOURS[SIGNS.index(colour)]), self.state.turn)
        return self

    def give_back(self, *colours: str) -> Self:
        for colour in colours:
            self.do(Return(COLOURS[SIGNS.index(colour)]), self.state.turn)
        return self

    def place(self, site: str) -> Self:
        return self.do(Place(site), self.state.turn)

    def confirm(self) -> Self:
        return self.do(CONFIRM, self.state.turn)

    def pass_by(self) -> Self:
        """Plays a whole turn in which the player takes the first card."""
        self.do(Take(CARDS[self.state.market[0]].id), self.state.turn)
        while self.state.stage != "confirm":
            self.do(GAME.options(self.state, self.state.turn)[0], self.state.turn)
        return self.confirm()

    def name_of(self, card: str) -> str:
        return next(CARDS[number].id for number in self.state.market if looks(number) == card)

    def colours_at(self, site: str) -> set[str]:
        """Colours that can be started on ``site``."""
        return {
            SIGNS[COLOURS.index(build.colour)]
            for build in self.offered(Build, self.state.turn)
            if build.site == site
        }

    def roofs_at(self, site: str) -> set[str]:
        """Sites where the roof of a build on ``site`` may go."""
        return {b.roof for b in self.offered(Build, self.state.turn) if b.site == site}

    def height(self, site: str) -> int:
        return self.state.heights[CITIES[len(self.state.stocks)].numbers[site]]

    def stock(self, seat: int) -> str:
        return written(self.state.stocks[seat])

    @property
    def supply(self) -> str:
        return written(self.state.supply)

    def chips(self, seat: int) -> list[int]:
        return self.state.chips[seat]
