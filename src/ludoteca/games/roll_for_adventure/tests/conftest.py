"""Tables drawn as text.

Dice are letters: A to D of the heroes, + allies, * bonus dice, with the face behind them where it
matters: ``"A3 A3 +2"``. An enemy is its card, its place if that is not its home, and the dice on
it: ``"giant-1@forest A6"``. Unless a test says otherwise, no ability can be used in this turn, and
all cards to come are lulls, so that nothing happens besides the tested action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from ludoteca.games.roll_for_adventure.cards import (
    ALLIES_EACH,
    BOUNDARY,
    CARD_NUMBERS,
    CARDS,
    DIE_IDS,
    HEROES,
    LULL,
    WALLS,
)
from ludoteca.games.roll_for_adventure.enemies import FACES
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tasks import is_open
from ludoteca.games.roll_for_adventure.types import (
    Action,
    Choose,
    Enemy,
    Mark,
    Options,
    Place,
    Point,
    State,
    View,
)
from ludoteca.games.roll_for_adventure.view import AT, SIGNS
from ludoteca.testing.drawn import Drawn

A, B, C, D = range(4)
DESERT, FORTRESS, FOREST, ICE_CAVE = range(4)
CARDS_LEFT: Final = 24


def kinds(drawn: str) -> list[int]:
    return [SIGNS.index(sign) for sign in drawn]


def dice(drawn: str) -> list[int]:
    return [SIGNS.index(one[0]) << 3 | int(one[1]) for one in drawn.split()]


def die(drawn: str) -> Any:
    """Name of a die in actions: "A" is ``hero-0``."""
    return DIE_IDS[SIGNS.index(drawn)]


def shown(numbers: Sequence[int]) -> str:
    return " ".join(f"{SIGNS[one >> 3]}{one & 7}" for one in numbers)


class Rigged:
    """Chance of a test: dice show the given faces, then sixes; shuffles keep their order."""

    def __init__(self, faces: Sequence[int | str] = ()) -> None:
        self.faces = [*faces]

    def below(self, n: int) -> int:
        if n != 6:
            return 0
        face = self.faces.pop(0) if self.faces else 6
        return FACES.index(face) if isinstance(face, str) else face - 1


class Table(Drawn[State, View]):
    @classmethod
    def drawn(
        cls,
        pool: str = "",
        *,
        seats: int = 4,
        heroes: tuple[str, ...] | None = None,
        boards: tuple[str, ...] = ("A", "B", "C", "D"),
        desert: str = "",
        raised: str = "",
        eaten: str = "",
        tiles: int = 0,
        sections: tuple[str, str, str] = ("", "", ""),
        barriers: tuple[int, int, int] | None = None,
        path: str = "",
        boundary: int | None = None,
        row: str = "......",
        skulls: tuple[int, int, int, int] = (0, 0, 0, 0),
        enemies: tuple[str, ...] = (),
        oblivion: str = "",
        vortex: str = "",
        supply: int = 4,
        stones: int = 0,
        stage: Any = "place",
        **options: Any,
    ) -> Self:
        """A drawn position with seat 0 to act and ``pool`` rolled; ``sides`` such as "BABA" go by
        territory."""
        sides = options.pop("sides", "AAAA")
        names = ("desert", "fortress", "forest", "ice_cave")
        chosen = Options(**dict(zip(names, sides, strict=True)), **options)
        all_heroes = heroes or ("trickster", "adventurer", "fighter", "healer")
        if len(all_heroes) < seats:
            all_heroes += ("ranger", "healer", "avenger", "stonebreaker")
        table = cls(
            GAME,
            State(
                options=chosen,
                stage=stage,
                seats=seats,
                heroes=[HEROES.index(hero) for hero in all_heroes[:seats]],  # type: ignore[arg-type]
                first=0,
                turn=A,
                turns=1,
                used=heroes is None,
                boards=[kinds(board) for board in boards[:seats]],
                deck=[0] * LULL + [CARDS_LEFT],
                barriers=[*(barriers or (WALLS[chosen.fortress][1],) * 3)],
                boundary=boundary or BOUNDARY[chosen.forest],
                supply=supply,
                pool=sorted(dice(pool)),
                desert=kinds(desert),
                raised=kinds(raised),
                eaten=kinds(eaten),
                tiles=tiles,
                sections=[kinds(section) for section in sections],
                path=dice(path),
                row=[-1 if sign == "." else SIGNS.index(sign) for sign in row],
                skulls=[*skulls],
                enemies=[_enemy(at + 1, one) for at, one in enumerate(enemies)],
                came=len(enemies),
                oblivion=kinds(oblivion),
                vortex=sorted(dice(vortex)),
                stones=stones,
            ),
        )
        table.chance = Rigged()
        return table

    def faces(self, *faces: int | str) -> Self:
        """Sets the next faces of the dice and of the territory die."""
        self.chance = Rigged(faces)
        return self

    def card(self, name: str) -> Self:
        """Makes all cards to come this card."""
        self.state.deck = [0] * (LULL + 1)
        self.state.deck[CARD_NUMBERS[name]] = CARDS_LEFT
        return self

    def placing(self, drawn: str, to: str, *, avenge: bool = False) -> Place:
        found = dice(drawn)
        counts = [0, 0, 0]
        for one in found:
            counts[max(0, (one >> 3) - 3)] += 1
        return Place(to, found[0] & 7, *counts, avenge)

    def place(self, drawn: str, to: str, *, avenge: bool = False) -> Self:
        return self.act(self.placing(drawn, to, avenge=avenge))

    def refused(self, drawn: str, to: str, *, avenge: bool = False) -> str | None:
        return self.refusal(self.placing(drawn, to, avenge=avenge), self.seat)

    def to_enemies(self, drawn: str, *names: str) -> Self:
        """Places a last die without effect, so that the enemy phase begins."""
        self.state.pool = dice(drawn)
        if names:
            self.card(names[0])
        return self.place(drawn, "resurrection")

    def act(self, action: Action) -> Self:
        return self.do(action, self.seat)

    def choose(self, *drawn: str) -> Self:
        for one in drawn:
            self.act(Choose(die(one)))
        return self

    def mark(self, *drawn: str) -> Self:
        for one in drawn:
            self.act(Mark(die(one[0]), int(one[1])))
        return self

    def point(self, territory: Any) -> Self:
        return self.act(Point(territory))

    @property
    def seat(self) -> int:
        return max(0, self.state.turn) if self.state.seats > 1 else 0

    @property
    def pool(self) -> str:
        return shown(self.state.pool)

    def board(self, hero: int) -> str:
        return "".join(SIGNS[kind] for kind in self.state.boards[hero])

    @property
    def oblivion(self) -> str:
        return "".join(SIGNS[kind] for kind in self.state.oblivion)

    @property
    def row(self) -> str:
        return "".join("." if kind < 0 else SIGNS[kind] for kind in self.state.row)

    @property
    def skulls(self) -> tuple[int, ...]:
        return tuple(self.state.skulls)

    @property
    def enemies(self) -> list[str]:
        return [CARDS[enemy.card].id for enemy in self.state.enemies]

    def section(self, number: int) -> str:
        return "".join(SIGNS[kind] for kind in self.state.sections[number - 2])

    @property
    def path(self) -> str:
        return shown(self.state.path)

    @property
    def asked(self) -> str:
        return self.state.stage

    def among(self) -> list[str]:
        """Dice to choose from."""
        return [SIGNS[DIE_IDS.index(one.die)] for one in self.offered(Choose, self.seat)]

    def most(self, number: int, to: str) -> int:
        """Most dice of a number that may be placed there, without abilities."""
        return max(
            [
                one.own + one.ally + one.bonus
                for one in self.offered(Place, self.seat)
                if (one.number, one.to, one.avenge) == (number, to, False)
            ],
            default=0,
        )

    def places(self) -> set[str]:
        return {one.to for one in self.offered(Place, self.seat)}

    def ice(self) -> list[int]:
        """Spaces of the ice cave that are open."""
        return [number for number in range(1, 7) if is_open(self.state, number)]


def _enemy(number: int, drawn: str) -> Enemy:
    name, _, on = drawn.partition(" ")
    card, _, at = name.partition("@")
    home = CARDS[CARD_NUMBERS[card]].home
    return Enemy(number, CARD_NUMBERS[card], AT.index(at) if at else home, dice(on))  # type: ignore[arg-type]


def dice_in_game(heroes: int) -> int:
    return heroes * (5 + ALLIES_EACH[heroes]) + 4


def dice_of(state: State) -> list[int]:
    """Kinds of all dice, wherever they are."""
    found = [kind for board in state.boards for kind in board]
    found += [*state.desert, *state.raised, *state.eaten, *state.oblivion, *state.lost]
    found += [kind for section in state.sections for kind in section]
    found += [kind for kind in state.row if kind >= 0]
    for shown_dice in (state.pool, state.path, state.vortex, *[e.dice for e in state.enemies]):
        found += [one >> 3 for one in shown_dice]
    return sorted(found + [5] * state.supply)
